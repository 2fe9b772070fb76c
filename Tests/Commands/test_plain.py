"""Line mode without a terminal: it prints what `play` prints, and goes on where that stops."""
import os
import pathlib
import signal
import subprocess
import tempfile
import unittest

from program import PROGRAM, call, lines, own_folders

SCRIPTS = {
    "numeric": [
        lines("first", "next", "next", "press", "last", "press", "press", "up", "read all"),
        lines('type "120"', "caret left", "select left word", "undo", "redo", "hold 1",
              "wait 600", "dismiss", "edit", "set echo words", "# a comment", "", "read key"),
    ],
    "qwerty": [
        lines('type "Hello, you. "', "read word", "read character", "caret start",
              "set phonetics delayed", "focus b", "wait 1500", "focus c", "wait 200", "next"),
        lines("press shift", "press a", "press shift", "press shift", "press b",
              "paste \"two words\"", "host replace \"x\"", "touch 50 50", "lift"),
        lines("set secure on", "strike a", "read all", "strike delete"),
    ],
    "phone-pad": [lines('type "12"', "read all", "last", "press")],
}


def plain(*arguments, given=""):
    return call("--plain", "--no-audio", *arguments, given=given)


class LineMode(unittest.TestCase):
    def test_a_script_prints_the_same_lines_as_play(self):
        for layout, scripts in SCRIPTS.items():
            for script in scripts:
                with self.subTest(layout=layout, script=script):
                    self.assertEqual(plain(layout, given=script),
                                     call("play", "-", layout, given=script))

    def test_what_cannot_be_done_is_said_and_the_next_line_is_taken(self):
        script = lines("first", "nonsense", "focus 77", 'type "x', "next")
        status, output, errors = plain("numeric", given=script)
        self.assertEqual(output.splitlines()[0], "1")
        self.assertIn("unknown gesture 'nonsense'", output)
        self.assertIn("No key 77", output)
        self.assertIn("never closed", output)
        self.assertEqual(output.splitlines()[-1], "2")
        self.assertEqual((status, errors), (1, ""))

    def test_a_closed_standard_input_is_refused_at_once(self):
        for arguments in (["numeric"], ["--plain", "numeric"], ["--recover"], ["play", "-"]):
            with self.subTest(arguments=arguments):
                silent = [] if arguments[0] == "play" else ["--no-audio"]
                done = subprocess.run(
                    ["sh", "-c", 'exec "$@" <&-', "sh", PROGRAM, *silent, *arguments],
                    capture_output=True, text=True, timeout=20, check=False,
                    start_new_session=True, env={**os.environ, **own_folders()})
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn("standard input", done.stderr)
                self.assertEqual(done.stderr.count("\n"), 1)

    def test_words_behind_a_command_are_refused_with_its_usage(self):
        for line in ("help me", "keys now", "settings x", "quit now"):
            _, output, _ = plain("numeric", given=lines(line))
            command, word = line.split()
            self.assertEqual(output, f"'{word}' is too much; usage: {command}\n")

    def test_a_failed_expectation_is_said(self):
        status, output, _ = plain("numeric", given=lines("first", 'expect text "1"', "next"))
        self.assertEqual(status, 1)
        self.assertEqual(output.splitlines()[1], 'expected text "1", but it was ""')

    def test_a_character_alone_is_a_physical_key(self):
        self.assertEqual(plain("numeric", given=lines("4", "2", "read all"))[1], "4\n2\n42\n")

    def test_nothing_controls_a_terminal(self):
        script = lines('paste "\\u{1B}[2J\\u{9B}x"', "read all", "focus \x1b[2J", "help", "keys")
        _, output, errors = plain(given=script)
        self.assertNotIn("\x1b", output + errors)
        self.assertNotIn("\x9b", output + errors)

    def test_the_text_goes_where_output_says_and_nowhere_else(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "text.txt"
            status, output, _ = plain(
                "numeric", "--output", str(path), given=lines('type "42"') + "9")
            self.assertEqual((status, output), (0, "4\n2\n9\n"))
            self.assertEqual(path.read_text(), "429")

    def test_a_link_stays_a_link_and_a_pipe_is_written_to(self):
        with tempfile.TemporaryDirectory() as folder:
            real, link = pathlib.Path(folder) / "real", pathlib.Path(folder) / "link"
            real.write_text("old")
            link.symlink_to("real")
            plain("numeric", "--output", str(link), given="4\n")
            self.assertTrue(link.is_symlink())
            self.assertEqual(real.read_text(), "4")
        self.assertEqual(plain("numeric", "--output", "/dev/stdout", given="4\n")[1], "4\n4")

    def test_a_signal_keeps_the_text(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            with self.subTest(signal=number), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "text.txt"
                for output in ([], ["--output", str(path)]):
                    environment = {**os.environ, **own_folders(), "XDG_STATE_HOME": folder}
                    process = subprocess.Popen(
                        [PROGRAM, "--plain", "--no-audio", "numeric", *output],
                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                        env=environment)
                    process.stdin.write(b"4\n")
                    process.stdin.flush()
                    self.assertEqual(process.stdout.readline(), b"4\n")
                    process.send_signal(number)
                    _, errors = process.communicate(timeout=20)
                    self.assertEqual(process.returncode, 128 + number)
                    journals = list(pathlib.Path(folder).glob("spoken-keyboard/journals/*"))
                    if output:
                        self.assertEqual(path.read_text(), "4")
                        self.assertEqual(len(journals), 1)
                    else:
                        self.assertIn(b"--recover", errors)
                        self.assertEqual(len(journals), 1)

    def test_without_any_terminal_it_is_chosen_by_itself(self):
        done = subprocess.run(
            [PROGRAM, "numeric", "--no-audio"], input=b"first\n", capture_output=True, timeout=20,
            check=False, start_new_session=True, env={**os.environ, **own_folders()})
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"1\n", b""))

    def test_the_transcript_holds_what_happened(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "t.jsonl"
            plain("numeric", "--transcript", str(path), given=lines("first", "press"))
            _, played, _ = call("play", "-", "numeric", "--print", "events",
                                given=lines("first", "press"))
            self.assertEqual(path.read_text(), played)


if __name__ == "__main__":
    unittest.main()
