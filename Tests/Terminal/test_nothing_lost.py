"""However the program ends, the text is where it should be."""

import os
import pathlib
import random
import signal
import stat
import subprocess
import tempfile
import time
import unittest

from pseudo_terminal import PseudoTerminal, program

PARALLEL = 5
KILLS = 50
TYPED = 2000


class Home:
    """A state folder of its own, and what is left behind in it."""

    def __init__(self, test):
        folder = tempfile.TemporaryDirectory()
        test.addCleanup(folder.cleanup)
        self.path = pathlib.Path(folder.name)
        self.environment = {"XDG_STATE_HOME": folder.name}

    @property
    def journals(self):
        return sorted((self.path / "spoken-keyboard" / "journals").glob("*"))

    def recover(self, *arguments, given=""):
        """Calls `type --recover` without a terminal."""
        return subprocess.run(
            [program(), "type", "--no-audio", "--plain", *arguments], input=given, text=True,
            capture_output=True, timeout=20, check=False, start_new_session=True,
            env={**os.environ, **self.environment, "LC_ALL": "C.UTF-8"})

    def recovered_text(self):
        """The text of the only session that was left behind; None where there is none."""
        if not self.journals:
            return None
        output = self.path / "recovered.txt"
        done = self.recover("--recover=1", "--output", str(output))
        if done.returncode:
            raise AssertionError(done.stderr)
        return output.read_text(encoding="utf-8")


class NothingLost(unittest.TestCase):
    def open(self, home, *arguments, **options):
        terminal = PseudoTerminal(*(arguments or ("numeric",)), "--no-audio",
                                  environment=home.environment, **options)
        self.addCleanup(terminal.close)
        terminal.wait_for("F1 help")
        return terminal

    def type_42(self, terminal):
        terminal.press("4", "2")
        terminal.wait_for_text("42|")

    def test_without_a_place_for_it_the_text_stays_in_the_journal(self):
        ends = {
            "TERM": lambda terminal: terminal.signal(signal.SIGTERM),
            "HUP": lambda terminal: terminal.signal(signal.SIGHUP),
            "hang-up": lambda terminal: terminal.hang_up(),
            "SEGV": lambda terminal: terminal.signal(signal.SIGSEGV),
            "KILL": lambda terminal: terminal.signal(signal.SIGKILL),
        }
        for name, end in ends.items():
            with self.subTest(end=name):
                home = Home(self)
                terminal = self.open(home)
                self.type_42(terminal)
                end(terminal)
                terminal.wait_for_exit()
                self.assertEqual(len(home.journals), 1)
                mode = stat.S_IMODE(home.journals[0].stat().st_mode)
                self.assertEqual(mode, 0o600)
                # The next start tells where it is, and leaves it there.
                following = self.open(home)
                following.wait_for("Unsaved text")
                following.press("Esc", "Esc")
                self.assertEqual(following.wait_for_exit(), 0)
                self.assertEqual(home.recovered_text(), "42")
                self.assertEqual(home.journals, [])

    def test_output_gets_the_text_whatever_ends_the_program(self):
        ends = {
            "Esc Esc": (lambda terminal: terminal.press("Esc", "Esc"), 0),
            "Ctrl-C": (lambda terminal: terminal.press("Ctrl-C"), 130),
            "TERM": (lambda terminal: terminal.signal(signal.SIGTERM), 143),
            "HUP": (lambda terminal: terminal.signal(signal.SIGHUP), 129),
            "hang-up": (lambda terminal: terminal.hang_up(), 129),
        }
        for name, (end, status) in ends.items():
            with self.subTest(end=name):
                home = Home(self)
                output = home.path / "number.txt"
                output.write_text("old")
                output.chmod(0o640)
                terminal = self.open(home, "numeric", "--output", str(output))
                self.type_42(terminal)
                self.assertEqual(output.read_text(), "old")
                end(terminal)
                self.assertEqual(terminal.wait_for_exit(), status)
                self.assertEqual(output.read_text(), "42")
                self.assertEqual(stat.S_IMODE(output.stat().st_mode), 0o640)
                self.assertEqual(home.journals, [])
                self.assertEqual(len(list(home.path.iterdir())), 2, "no temporary file is left")

    def test_a_clean_end_leaves_nothing_behind(self):
        for keys in (("Esc", "Esc"), ("Ctrl-C",)):
            home = Home(self)
            terminal = self.open(home)
            self.type_42(terminal)
            self.assertEqual(len(home.journals), 1)
            terminal.press(*keys)
            terminal.wait_for_exit()
            self.assertEqual(home.journals, [])

    def test_a_text_that_cannot_be_written_is_kept(self):
        home = Home(self)
        folder = home.path / "gone"
        folder.mkdir()
        terminal = self.open(home, "numeric", "--output", str(folder / "number.txt"))
        self.type_42(terminal)
        folder.rmdir()
        terminal.press("Esc", "Esc")
        self.assertEqual(terminal.wait_for_exit(), 2)
        self.assertIn("--recover", " ".join(terminal.lines))
        self.assertEqual(home.recovered_text(), "42")

    def test_output_that_can_never_be_written_is_refused_before_anything_is_typed(self):
        for path in ("/no/such/folder/x", "/"):
            done = subprocess.run([program(), "--no-audio", "--output", path], timeout=20,
                                  capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 2)
            self.assertIn("--output", done.stderr)

    def test_a_secure_field_leaves_no_trace(self):
        home = Home(self)
        terminal = self.open(home, "numeric", "--set", "secure=on")
        terminal.press("4", "2")
        terminal.wait_for_text("**|")
        terminal.signal(signal.SIGKILL)
        terminal.wait_for_exit()
        self.assertEqual(home.journals, [])

    def test_stopping_and_continuing_keeps_the_text_and_the_journal(self):
        home = Home(self)
        terminal = self.open(home)
        self.type_42(terminal)
        terminal.press("Ctrl-Z")
        self.assertEqual(terminal.wait_for_stop(), signal.SIGTSTP)
        self.assertEqual(home.recover("--recover").stdout, "No unsaved text\n")
        terminal.signal(signal.SIGCONT)
        terminal.wait_for_continue()
        terminal.press("7")
        terminal.wait_for_text("427|")
        terminal.signal(signal.SIGKILL)
        terminal.wait_for_exit()
        self.assertEqual(home.recovered_text(), "427")

    def test_a_text_is_typed_on_with(self):
        home = Home(self)
        first = self.open(home)
        self.type_42(first)
        first.signal(signal.SIGKILL)
        first.wait_for_exit()
        second = PseudoTerminal("type", "--recover", "--no-audio", environment=home.environment)
        self.addCleanup(second.close)
        second.wait_for("numeric, 2 characters: 42")
        second.feed(b"1\r")
        second.wait_for_text("42|")
        second.wait_for("Text recovered")
        self.assertEqual(len(home.journals), 1)
        second.press("1")
        second.wait_for_text("421|")
        second.signal(signal.SIGKILL)
        second.wait_for_exit()
        self.assertEqual(home.recovered_text(), "421")

    def test_a_text_without_a_journal_is_shown_at_the_end(self):
        unwritable = {"XDG_STATE_HOME": "/proc/x"}
        for arguments in ((), ("--plain",)):
            for number in (signal.SIGTERM, signal.SIGHUP):
                with self.subTest(arguments=arguments, signal=number):
                    terminal = PseudoTerminal("numeric", "--no-audio", *arguments,
                                              environment=unwritable)
                    self.addCleanup(terminal.close)
                    if arguments:
                        terminal.wait_for("Numeric")
                        terminal.feed(b"7\n8\n")
                        # Once as it is typed, and once as it is said.
                        terminal.wait_until(lambda t: t.output.count(b"8\r\n") == 2, "8")
                    else:
                        terminal.wait_for("F1 help")
                        terminal.press("7", "8")
                        terminal.wait_for_text("78|")
                        terminal.wait_for("Not saved: the text, No such file or directory")
                    terminal.signal(number)
                    self.assertEqual(terminal.wait_for_exit(), 128 + number)
                    self.assertIn(b"78\r\n", terminal.output)
                    self.assertIn("the text is on standard output", " ".join(terminal.lines))

    def test_a_secure_text_without_a_journal_is_not_shown(self):
        terminal = PseudoTerminal("numeric", "--no-audio", "--set", "secure=on",
                                  environment={"XDG_STATE_HOME": "/proc/x"})
        self.addCleanup(terminal.close)
        terminal.wait_for("F1 help")
        terminal.press("7", "8")
        terminal.wait_for_text("**|")
        terminal.signal(signal.SIGTERM)
        self.assertEqual(terminal.wait_for_exit(), 143)
        self.assertNotIn("78", " ".join(terminal.lines))
        self.assertIn("kept nowhere", " ".join(terminal.lines))

    def test_a_recovered_text_is_never_thrown_away_by_ending(self):
        ends = {("Esc", "Esc"): 0, ("Ctrl-C",): 130}
        for keys, status in ends.items():
            with self.subTest(keys=keys):
                home = Home(self)
                first = self.open(home)
                self.type_42(first)
                first.signal(signal.SIGKILL)
                first.wait_for_exit()
                second = self.open(home, "type", "--recover=1")
                second.wait_for_text("42|")
                second.press(*keys)
                self.assertEqual(second.wait_for_exit(), status)
                if status:
                    self.assertEqual(home.recovered_text(), "42")
                else:
                    self.assertTrue(second.output.endswith(b"42\r\n"), second.output[-80:])
                    self.assertEqual(home.journals, [])

    def test_texts_are_listed_in_plain_lines_and_can_be_thrown_away(self):
        home = Home(self)
        for text in ("1", "22"):
            terminal = self.open(home)
            terminal.press(*text)
            terminal.wait_for_text(text + "|")
            terminal.signal(signal.SIGKILL)
            terminal.wait_for_exit()
        listed = home.recover("--recover").stdout.splitlines()
        self.assertEqual(len(listed), 3)
        self.assertEqual({line.rsplit(" ", 1)[1] for line in listed[:2]}, {"1", "22"})
        dropped = home.recover("--recover", given="drop 1\n")
        self.assertEqual(dropped.returncode, 0)
        self.assertEqual(len(home.journals), 1)
        wrong = home.recover("--recover=7")
        self.assertEqual(wrong.returncode, 2)
        self.assertIn("no unsaved text '7'", wrong.stderr)

    def test_no_letter_is_lost_when_the_program_is_killed(self):
        digits = random.Random(6).choices("0123456789", k=TYPED)
        text = "".join(digits)
        began = time.monotonic()
        self.assertEqual(self.kill_while_typing([None], text), [(TYPED, TYPED)])
        needed = time.monotonic() - began
        moments = [random.Random(round_).uniform(0, 1.2 * needed) for round_ in range(KILLS)]
        answered = 0
        for first in range(0, KILLS, PARALLEL):
            for heard, kept in self.kill_while_typing(moments[first:first + PARALLEL], text):
                self.assertIn(kept - heard, (0, 1))
                answered += 0 < heard < TYPED
        self.assertGreater(answered, KILLS // 5, "too few were killed while they typed")

    def kill_while_typing(self, moments, text):
        """Types in several sessions at once and kills each at its moment, or when all is typed.

        Tells how many key presses each had answered, and how many are recovered.
        """
        sessions = []
        for moment in moments:
            home = Home(self)
            transcript = home.path / "transcript.jsonl"
            terminal = self.open(home, "numeric", "--transcript", str(transcript))
            terminal.feed(text.encode())
            sessions.append((home, transcript, terminal,
                             moment and time.monotonic() + moment))
        results = []
        for home, transcript, terminal, end in sorted(sessions, key=lambda one: one[3] or 0):
            if end is None:
                terminal.wait_until(lambda _: self.answered(transcript) == len(text), "all typed")
            while end is not None and (rest := end - time.monotonic()) > 0:
                for _, _, other, _ in sessions:
                    other.drain_output(min(rest, 0.002))
            terminal.signal(signal.SIGKILL)
            terminal.wait_for_exit()
        for home, transcript, _, _ in sessions:
            recovered = home.recovered_text() or ""
            self.assertTrue(text.startswith(recovered), recovered)
            results.append((self.answered(transcript), len(recovered)))
        return results

    @staticmethod
    def answered(transcript):
        """How many key presses had been answered: what the transcript has whole lines of."""
        lines = transcript.read_bytes().split(b"\n")[:-1]
        return sum(b'"event":"text"' in line for line in lines)


if __name__ == "__main__":
    unittest.main()
