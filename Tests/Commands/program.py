"""Runs the built program for tests: its path, and one call with its input and output."""
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = tempfile.TemporaryDirectory(prefix="spoken-keyboard-tests-")
PROGRAM = os.environ.get("SPOKEN_KEYBOARD", str(ROOT / ".build/debug/spoken-keyboard"))


def own_folders():
    """The variables that keep whoever runs the tests out of them, and them out of their files."""
    return {
        "XDG_CONFIG_HOME": FOLDERS.name + "/config", "XDG_STATE_HOME": FOLDERS.name + "/state",
        "XDG_CACHE_HOME": FOLDERS.name + "/cache"}


def call(*arguments, given="", locale=None, seconds=60, environment=None):
    """Runs the program and gives its status, standard output and standard error."""
    added = {**own_folders(), **(environment or {})}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment.update(added)
    environment["LANG"] = locale or "C.UTF-8"
    done = subprocess.run(
        [PROGRAM, *arguments], input=given.encode(), capture_output=True, timeout=seconds,
        env=environment, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def lines(*gestures):
    """A script of these gestures."""
    return "".join(gesture + "\n" for gesture in gestures)
