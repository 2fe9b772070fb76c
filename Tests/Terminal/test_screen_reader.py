"""What yasr, a screen reader, speaks of the keyboard: it runs it in a terminal of its own."""

import pathlib
import re
import select
import shutil
import tempfile
import time
import unittest

from pseudo_terminal import LIMIT, Failure, PseudoTerminal, program

CONFIGURATION = """[options]
synthesizer=emacspeak server
synthesizer port=|{folder}/server
shell={folder}/shell
key echo=off
cursor tracking=full
[Emacspeak server]
rate=175
punctuation=some
[dict]
"""


SETTINGS_KEYS = "Up and Down choose, Left and Right change, Enter saves, Escape restores"


@unittest.skipUnless(shutil.which("yasr"), "yasr isn't installed")
class ScreenReader(unittest.TestCase):
    def open(self, *arguments, term="xterm-256color"):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / ".yasr.conf").write_text(CONFIGURATION.format(folder=self.folder))
        # The speech server's part: what is to be said, as yasr writes it.
        self.script("server", f"exec cat >>{self.folder}/said")
        self.script("shell", f"exec {program()} numeric --no-audio {' '.join(arguments)}")
        terminal = PseudoTerminal(command=shutil.which("yasr"), term=term,
                                  environment={
                                      "HOME": str(self.folder),
                                      # No text of another test is told of.
                                      "XDG_STATE_HOME": str(self.folder)})
        self.addCleanup(terminal.close)
        self.taken = 0
        return terminal

    def script(self, name, line):
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{line}\n")
        path.chmod(0o755)

    def wait_for_speech(self, terminal, *wanted):
        """Waits until yasr has said these since the last time, and nothing behind them."""
        end = time.monotonic() + LIMIT
        said = []
        while said[-len(wanted):] != list(wanted):
            if time.monotonic() > end:
                raise Failure(f"yasr said {said}, not {wanted}\n{terminal.picture()}")
            terminal.drain_output(0.02)
            path = self.folder / "said"
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            said = [words.strip() for words in re.findall(r"^[ql] \{(.*)\}$", text[self.taken:],
                                                          re.M)]
            select.select([], [], [], 0.02)
        self.taken = len(text)
        return said

    def test_lines_are_read_word_for_word(self):
        terminal = self.open("--plain")
        self.wait_for_speech(terminal, "Numeric", "1")
        terminal.feed(b"keys\n")
        self.wait_for_speech(
            terminal, "Single keys: F1 tells what they do, Control D goes back to lines")
        terminal.feed(b"\x1b[23~")
        self.wait_for_speech(terminal, "Settings", "wrap focus: off", SETTINGS_KEYS)
        terminal.feed(b"\x1b")
        self.wait_for_speech(terminal, "Closed")
        for key, said in ((b"\x1b[C", "2"), (b"\r", "2"), (b"\x1b[23~", "wrap focus: off"),
                          (b"\x1b[B", "typing mode: standard"), (b"\x1b", "Closed"),
                          (b"\x1bOP", "Help: Up and Down read on, Escape closes"),
                          (b"\x1b[B", "Left: Key to the left"), (b"\x1b", "Closed")):
            terminal.feed(key)
            self.wait_for_speech(terminal, said)

    def test_a_screen_without_borders_is_read_by_what_changes(self):
        terminal = self.open("--set", "borders=off", "--set", "caption-count=1", term="linux")
        self.wait_for_speech(terminal, "1", "Numeric - F1 help")
        terminal.feed(b"\x1b[C")
        said = self.wait_for_speech(terminal, "2")
        for key, lines in ((b"\x1b[23~", ("wrap focus: off", SETTINGS_KEYS)),
                           (b"\x1b[B", ("typing mode: standard",))):
            terminal.feed(key)
            # Once, and no others of the list.
            said += self.wait_for_speech(terminal, *lines)
        self.assertEqual([words for words in said if ":" in words],
                         ["wrap focus: off", "typing mode: standard"])
        self.assertEqual(said.count(SETTINGS_KEYS), 1)
        self.assertLessEqual(len(said), 8)


if __name__ == "__main__":
    unittest.main()
