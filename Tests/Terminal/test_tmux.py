"""The same in tmux, whose description and whose screen are its own."""

import os
import re
import shutil
import subprocess
import tempfile
import time
import unittest

from pseudo_terminal import LIMIT, Failure, own_folders, program


@unittest.skipUnless(shutil.which("tmux"), "tmux is not installed")
class Tmux(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.socket = os.path.join(folder.name, "socket")
        environment = {**os.environ, **own_folders(), "LC_ALL": "C.UTF-8"}
        subprocess.run(
            ["tmux", "-u", "-S", self.socket, "-f", "/dev/null", "new-session", "-d", "-x", "80",
             "-y", "24", "env PS1='ready> ' sh"], check=True, env=environment)
        self.addCleanup(self.tmux, "kill-server")
        self.wait_for(lambda screen: "ready>" in screen, "shell")

    def tmux(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True,
                              text=True, check=True).stdout

    def screen(self):
        return self.tmux("capture-pane", "-p")

    def wait_for(self, condition, what):
        end = time.monotonic() + LIMIT
        while not condition(screen := self.screen()):
            if time.monotonic() > end:
                raise Failure(f"no {what} within {LIMIT} s\n{screen}")
        return screen

    def run_line(self, line):
        """Runs a line in the shell, and waits until it is done; what it printed."""
        self.tmux("send-keys", "-l", "clear; " + line + "; echo do''ne")
        self.tmux("send-keys", "Enter")
        return self.wait_for(lambda screen: "\ndone\n" in screen, "end of the line")

    def caption(self):
        """The newest thing said: the line below the second rule."""
        lines = self.screen().splitlines()
        rules = [index for index, line in enumerate(lines) if line.startswith("\u2500\u2500")]
        return lines[rules[1] + 1].strip() if len(rules) > 1 else None

    def start(self):
        # By exec in a shell of its own, so that a signal can be sent by the shell's number.
        self.tmux("send-keys", "-l", f"clear; sh -c 'echo $$ > {self.socket}.pid; "
                  f"exec {program()} numeric --no-audio'")
        self.tmux("send-keys", "Enter")
        self.wait_for(lambda screen: "F1 help" in screen, "keyboard")

    def wait_for_caption(self, text):
        self.wait_for(lambda _: self.caption() == text, f"caption {text!r}")

    def wait_for_text(self, text):
        self.wait_for(lambda screen: screen.splitlines()[0].rstrip() == text, f"text {text!r}")

    def test_typing_is_said_and_ending_gives_the_terminal_back(self):
        before = self.run_line("stty -a")
        for end in (lambda: self.tmux("send-keys", "C-c"), self.terminate):
            self.start()
            said = self.screen()
            self.assertRegex(said, r"Numeric")
            self.assertIn("[", said)
            for key, caption in [("Right", "2"), ("Right", "3")]:
                self.tmux("send-keys", key)
                self.wait_for_caption(caption)
            self.tmux("send-keys", "Enter")
            self.wait_for_text("3\u258f")
            self.wait_for_caption("3")
            self.tmux("send-keys", "End")
            self.wait_for_caption("Delete")
            self.tmux("send-keys", "Enter")
            self.wait_for_text("\u258f")
            self.wait_for_caption("3")
            end()
            self.wait_for(lambda screen: re.search(r"ready> ?\n*\Z", screen), "shell")
            self.assertEqual(self.run_line("stty -a"), before)

    def terminate(self):
        with open(self.socket + ".pid", encoding="ascii") as file:
            subprocess.run(["kill", "-TERM", file.read().strip()], check=True)

    def test_the_mouse_explores(self):
        self.start()
        lines = self.screen().splitlines()
        line = next(index for index, text in enumerate(lines) if "5" in text)
        column = lines[line].index("5")
        self.tmux("send-keys", "-l", self.report(column, line))
        self.wait_for_caption("5")

    def report(self, column, line):
        """A move of the mouse, in the form that the pane's terminal announces."""
        term = self.tmux("show-options", "-gv", "default-terminal").strip()
        if term.startswith("xterm"):
            return f"\x1b[<35;{column + 1};{line + 1}M"
        return "\x1b[M" + chr(32 + 35) + chr(33 + column) + chr(33 + line)


if __name__ == "__main__":
    unittest.main()
