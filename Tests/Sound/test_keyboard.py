"""The interactive keyboard as it is heard: in a pseudo-terminal, at a sound server of its own."""
import os
import pathlib
import signal
import sys
import time
import unittest

from private_sound import PrivateSound

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Terminal"))
from pseudo_terminal import PseudoTerminal  # noqa: E402

PARTS = ["PULSE_SERVER", "XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_CONFIG_PATH"]


def server_of(process):
    """The speech server that a keyboard has started, by its process id; None while there is none."""
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").read_text().split()
    for child in children:
        command = pathlib.Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")
        if b"speech-server" in command:
            return int(child)
    return None


class HeardKeyboard(unittest.TestCase):
    def keyboard(self, sound, *arguments):
        environment = {name: sound.environment[name] for name in PARTS if name in sound.environment}
        # Nobody's settings, and no texts of earlier sessions that would be told of.
        environment["XDG_CONFIG_HOME"] = environment["XDG_STATE_HOME"] = sound.folder
        return PseudoTerminal(*arguments, environment=environment)

    def hears(self, recording, terminal, key):
        """Presses a key and tells how long it took until something was heard."""
        moment = time.monotonic()
        terminal.press(key)
        return recording.first_sound(moment, within=3)

    def test_each_focus_and_press_is_heard(self):
        with PrivateSound() as sound, sound.record() as recording:
            started = time.monotonic()
            with self.keyboard(sound, "numeric") as terminal:
                terminal.wait_for_caption("1")
                self.assertIsNotNone(recording.first_sound(started, within=5))
                recording.last_sound(started, within=5)
                for key in ["Right", "Enter", "End"]:
                    with self.subTest(key):
                        moment = time.monotonic()
                        self.assertIsNotNone(self.hears(recording, terminal, key))
                        recording.last_sound(moment)

    def test_a_killed_server_takes_no_text_with_it_and_the_next_focus_is_heard(self):
        for kind in [signal.SIGKILL, signal.SIGSTOP]:
            with self.subTest(kind.name), PrivateSound() as sound, sound.record() as recording:
                with self.keyboard(sound, "numeric") as terminal:
                    terminal.wait_for_caption("1")
                    terminal.press("7")
                    terminal.wait_for_text("7|")
                    server = server_of(terminal.pid)
                    os.kill(server, kind)
                    killed = time.monotonic()
                    terminal.press("8")
                    terminal.wait_for_text("78|")
                    # Where it hangs, the keyboard finds out within two seconds.
                    while server_of(terminal.pid) in (server, None):
                        self.assertLess(time.monotonic() - killed, 5)
                        time.sleep(0.02)
                    moment = time.monotonic()
                    recording.last_sound(killed, within=1)
                    self.assertIsNotNone(self.hears(recording, terminal, "End"))
                    self.assertLess(time.monotonic() - killed, 8)
                    self.assertLess(moment - killed, 3)
                    self.assertTrue(terminal.text.startswith("78"))


if __name__ == "__main__":
    unittest.main()
