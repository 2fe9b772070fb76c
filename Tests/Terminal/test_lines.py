"""Line mode at a terminal: nothing but lines, by words or by single keys."""

import os
import pathlib
import signal
import subprocess
import tempfile
import unittest

from pseudo_terminal import LIMIT, PseudoTerminal, own_folders, program


class Lines(unittest.TestCase):
    def open(self, *arguments, term="dumb", **options):
        terminal = PseudoTerminal(*arguments, "--no-audio", term=term, **options)
        self.addCleanup(terminal.close)
        return terminal

    def wait_for_output(self, terminal, text):
        """Waits for a line among all that was written, whether it is still on the screen or not."""
        terminal.wait_until(
            lambda t: text in t.output.decode().replace("\r\n", "\n").split("\n"), repr(text))

    def check_plain(self, terminal):
        self.assertNotIn(b"\x1b", terminal.output)
        self.assertEqual(terminal.stty(), terminal.settings)
        self.assertEqual(terminal.processes_left(), [])

    def test_a_dumb_terminal_gets_lines_and_no_control(self):
        terminal = self.open("numeric")
        self.wait_for_output(terminal, "Numeric")
        self.wait_for_output(terminal, "1")
        terminal.feed(b"next\npress\n4\nnonsense\nread all\n")
        self.wait_for_output(terminal, "unknown gesture 'nonsense'; see 'spoken-keyboard help play'")
        self.wait_for_output(terminal, "24")
        terminal.feed(b"\x04")
        self.assertEqual(terminal.wait_for_exit(), 0)
        self.check_plain(terminal)

    def test_the_text_is_printed_at_the_end(self):
        for end in (b"\x04", b"quit\n"):
            terminal = self.open("numeric", "--plain", term="xterm-256color")
            self.wait_for_output(terminal, "1")
            terminal.feed(b"type \"780\"\n" + end)
            self.assertEqual(terminal.wait_for_exit(), 0)
            self.wait_for_output(terminal, "780")
            self.check_plain(terminal)

    def test_what_is_only_a_sound_is_a_line_too(self):
        terminal = self.open("numeric")
        self.wait_for_output(terminal, "1")
        terminal.feed(b"previous\n")
        self.wait_for_output(terminal, "(boundary)")
        terminal.feed(b"keys\n")
        self.wait_for_output(
            terminal, "Single keys: F1 tells what they do, Control D goes back to lines")
        before = terminal.output.count(b"(boundary)")
        terminal.feed(b"\x1b[D")
        terminal.wait_until(lambda t: t.output.count(b"(boundary)") > before, "a boundary's line")

    def test_a_mistake_of_a_person_does_not_fail_the_session(self):
        terminal = self.open("numeric")
        terminal.feed(b"nonsense\nfocus zzz\n\x04")
        self.assertEqual(terminal.wait_for_exit(), 0)
        self.assertIn("unknown gesture", " ".join(terminal.lines))

    def test_single_keys_do_what_they_do_on_the_screen(self):
        terminal = self.open("numeric")
        self.wait_for_output(terminal, "1")
        terminal.feed(b"keys\n")
        terminal.wait_until(lambda t: b"Single keys" in t.output, "single keys")
        self.assertNotEqual(terminal.stty(), terminal.settings)
        terminal.feed(b"\x1b[C")
        self.wait_for_output(terminal, "2")
        terminal.feed(b"\r9\x1b[18~")
        self.wait_for_output(terminal, "rate: 160")
        terminal.feed(b"\x04")
        self.wait_for_output(terminal, "Lines")
        self.assertEqual(terminal.stty(), terminal.settings)
        terminal.feed(b"read all\n")
        self.wait_for_output(terminal, "29")
        terminal.feed(b"\x04")
        self.assertEqual(terminal.wait_for_exit(), 0)
        self.check_plain(terminal)

    def test_single_keys_give_the_terminal_back_however_they_end(self):
        ends = {
            "Esc Esc": (lambda t: t.feed(b"\x1b") or t.wait_for("hidden") or t.feed(b"\x1b"), 0),
            "Ctrl-C": (lambda t: t.feed(b"\x03"), 130),
            "TERM": (lambda t: t.signal(signal.SIGTERM), 143),
            "SEGV": (lambda t: t.signal(signal.SIGSEGV), -signal.SIGSEGV),
        }
        for name, (end, status) in ends.items():
            with self.subTest(end=name):
                terminal = self.open("numeric")
                self.wait_for_output(terminal, "1")
                terminal.feed(b"keys\n")
                terminal.wait_until(lambda t: b"Single keys" in t.output, "single keys")
                end(terminal)
                self.assertEqual(terminal.wait_for_exit(), status)
                self.assertEqual(terminal.stty(), terminal.settings)

    def test_it_stops_and_continues(self):
        terminal = self.open("numeric")
        self.wait_for_output(terminal, "1")
        terminal.feed(b"keys\n")
        terminal.wait_until(lambda t: b"Single keys" in t.output, "single keys")
        terminal.press("Ctrl-Z")
        self.assertEqual(terminal.wait_for_stop(), signal.SIGTSTP)
        self.assertEqual(terminal.stty(), terminal.settings)
        terminal.signal(signal.SIGCONT)
        terminal.wait_for_continue()
        terminal.feed(b"7")
        self.wait_for_output(terminal, "7")
        self.assertNotEqual(terminal.stty(), terminal.settings)
        terminal.feed(b"\x03")
        self.assertEqual(terminal.wait_for_exit(), 130)

    def test_a_terminal_that_is_gone_keeps_the_text(self):
        with tempfile.TemporaryDirectory() as folder:
            terminal = self.open("numeric", environment={"XDG_STATE_HOME": folder})
            self.wait_for_output(terminal, "1")
            terminal.feed(b"type \"42\"\n")
            self.wait_for_output(terminal, "2")
            terminal.hang_up()
            self.assertEqual(terminal.wait_for_exit(), 129)
            journals = list(pathlib.Path(folder).glob("spoken-keyboard/journals/*"))
            self.assertEqual(len(journals), 1)

    def test_a_script_in_tmux_prints_the_same_lines_as_play(self):
        script = "first\nnext\npress\ntype \"78\"\nread all\nlast\npress\n"
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder)
            (path / "script").write_text(script)
            played = subprocess.run(
                [program(), "play", "-", "numeric"], input=script, capture_output=True, text=True,
                timeout=20, check=True, env={**os.environ, **own_folders()}).stdout
            # No text of another test is told of.
            own = {**os.environ, **own_folders(), "XDG_STATE_HOME": folder}
            tmux = ["tmux", "-S", str(path / "socket"), "-f", "/dev/null"]
            command = (f"{program()} --plain --no-audio numeric < {path}/script; "
                       f"{' '.join(tmux)} wait-for -S done; exec sleep 60")
            try:
                subprocess.run([*tmux, "new-session", "-d", "-x", "80", "-y", "24", command],
                               check=True, env=own)
                subprocess.run([*tmux, "wait-for", "done"], check=True, timeout=LIMIT)
                shown = subprocess.run([*tmux, "capture-pane", "-p"], capture_output=True,
                                       text=True, check=True).stdout
            finally:
                subprocess.run([*tmux, "kill-server"], check=False)
        self.assertEqual(shown.rstrip("\n"), played.rstrip("\n"))


class LinesWithSpeech(unittest.TestCase):
    def test_the_speech_server_never_outlives_the_program(self):
        ends = {
            "end": lambda t: t.feed(b"\x04"), "quit": lambda t: t.feed(b"quit\n"),
            "KILL": lambda t: t.signal(signal.SIGKILL), "hang-up": lambda t: t.hang_up(),
        }
        for name, end in ends.items():
            with self.subTest(end=name), PseudoTerminal("numeric", term="dumb") as terminal:
                terminal.wait_for("1")
                terminal.feed(b"next\n")
                terminal.wait_for("2")
                self.assertGreaterEqual(len(terminal.processes_left()), 2)
                end(terminal)
                terminal.wait_for_exit()
                terminal.wait_for_no_processes()


if __name__ == "__main__":
    unittest.main()
