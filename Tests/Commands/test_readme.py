"""The README is true: each of its commands runs."""
import os
import pty
import re
import select
import signal
import subprocess
import time
import unittest

from program import PROGRAM, ROOT, own_folders

# Commands that would run these tests from within themselves.
LEFT_OUT = {"scripts/test"}
WITHOUT_PERSON = re.compile(r"\b(play|listen|help|voices|doctor|layouts|audit|explain)\b|--(help|version|print-settings|recover)")


def commands():
    """Every command line of the README, from its blocks and from its running text."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.M | re.S)
    found = [line for block in blocks for line in block.splitlines() if line.strip()]
    rest = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    found += re.findall(r"`(scripts/\S[^`]*)`", rest)
    return [re.sub(r"\s+#.*", "", line) for line in found]


def run_without_person(command):
    # What a command writes belongs elsewhere than to the project.
    command = re.sub(r"(--(?:wav|captions|output|transcript)) ", r"\1 /tmp/", command)
    return subprocess.run(
        ["bash", "-c", command], cwd=ROOT, capture_output=True, timeout=120, check=False,
        stdin=subprocess.DEVNULL).returncode


def run_in_terminal(command):
    """Runs a command in a terminal and ends it by Ctrl-C once it shows something."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(ROOT)
        os.environ["TERM"] = "xterm-256color"
        os.execvp("bash", ["bash", "-c", command])
    deadline = time.monotonic() + 60
    shown = b""
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], 0.5)
        if ready:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
        elif shown:
            break
    os.write(terminal, b"\x03")
    while time.monotonic() < deadline:
        try:
            if not os.read(terminal, 65536):
                break
        except OSError:
            break
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    return shown, os.waitstatus_to_exitcode(status)


class Readme(unittest.TestCase):
    def setUp(self):
        os.environ.update(own_folders())

    def test_the_readme_begins_with_what_it_is_and_the_two_commands(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        self.assertTrue(text.startswith("# spoken-keyboard\n\nA keyboard that is heard."))
        self.assertLess(text.index("scripts/run "), text.index("scripts/test "))
        self.assertEqual(commands()[:2], ["scripts/run", "scripts/test"])

    def test_every_command_runs(self):
        self.assertGreater(len(commands()), 8)
        for command in commands():
            if command in LEFT_OUT:
                continue
            with self.subTest(command):
                if WITHOUT_PERSON.search(command):
                    # The doctor's verdict is on the machine, not on the command.
                    fine = (0, 1) if "doctor" in command else (0,)
                    self.assertIn(run_without_person(command), fine)
                    continue
                command = re.sub(r">\s*\S+", ">/dev/null", command)
                shown, status = run_in_terminal(command)
                self.assertIn(b"1" if "p" in command else b"q", shown)
                self.assertIn(status, (0, 128 + signal.SIGINT, -signal.SIGINT))

    def test_everything_that_is_linked_is_there(self):
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)]+)\)", text):
            if "://" not in target:
                with self.subTest(target):
                    self.assertTrue((ROOT / target).exists())

    def test_the_program_under_test_is_there(self):
        self.assertTrue(os.access(PROGRAM, os.X_OK))


if __name__ == "__main__":
    unittest.main()
