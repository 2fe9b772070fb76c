"""The product as a person has it: the interactive keyboard in a pseudo-terminal."""

import os
import pathlib
import pty
import signal
import threading
import time

LEFT, RIGHT, DOWN, HOME = b"\x1b[D", b"\x1b[C", b"\x1b[B", b"\x1b[H"
STOP, READ_ALL = b"\x1b[24~", b"\x1ba"


class Keyboard:
    """The keyboard, driven by the bytes of keys; a key's byte is the moment that counts."""

    name = "spoken-keyboard"

    def __init__(self, program, environment, layout="qwerty", text=""):
        self.program, self.environment, self.layout, self.text = program, environment, layout, text
        self.process = None

    def start(self):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ.update(self.environment)
            # Nobody's settings, and no texts of earlier sessions.
            folder = self.environment["XDG_RUNTIME_DIR"]
            os.environ.update({"XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder})
            os.environ.update({"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"})
            os.execv(self.program, [self.program, self.layout, "--language", "en-US"])
        threading.Thread(target=self._drain, daemon=True).start()

    def _drain(self):
        # A terminal that nobody reads would hold the program up.
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass

    def wait_until_ready(self):
        time.sleep(1.5)
        if self.text:
            self._press(b"\x1b[200~" + self.text.encode() + b"\x1b[201~", 0.6)
        # To Delete, the last key of the third row.
        for key in (HOME, DOWN, DOWN) + (RIGHT,) * 8:
            self._press(key, 0.15)
        time.sleep(1)

    def _press(self, key, pause=0.0):
        moment = time.monotonic()
        os.write(self.terminal, key)
        time.sleep(pause)
        return moment

    def say(self, word):
        if word == "Delete":
            self._press(LEFT, 0.7)
            return self._press(RIGHT)
        if word == self.text:
            return self._press(READ_ALL)
        return self._press({"comma": b",", "a": b"a"}[word])

    def stop(self):
        return self._press(STOP)

    def processes(self):
        children = pathlib.Path(f"/proc/{self.process}/task/{self.process}/children").read_text()
        return [self.process] + [int(child) for child in children.split()]

    def close(self):
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)
        os.close(self.terminal)
