"""Runs the built program for tests: its path, and one call with its input and output."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("SPOKEN_KEYBOARD", str(ROOT / ".build/debug/spoken-keyboard"))


def call(*arguments, given="", locale=None, seconds=60):
    """Runs the program and gives its status, standard output and standard error."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    environment["LANG"] = locale or "C.UTF-8"
    done = subprocess.run(
        [PROGRAM, *arguments], input=given.encode(), capture_output=True, timeout=seconds,
        env=environment, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def lines(*gestures):
    """A script of these gestures."""
    return "".join(gesture + "\n" for gesture in gestures)
