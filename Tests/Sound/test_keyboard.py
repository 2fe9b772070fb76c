"""The interactive keyboard as it is heard: in a pseudo-terminal, at a sound server of its own."""
import itertools
import os
import pathlib
import random
import signal
import sys
import tempfile
import time
import unittest

from private_sound import PrivateSound

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Terminal"))
from pseudo_terminal import PseudoTerminal  # noqa: E402

VOICED = (
    "Our oar raw all long low lawn mowers are now well known along our low rural lane "
    "where all our men allow a loan and our own aunt Amy will roam along a lonely mile")
READ_ALL = b"\x1ba"
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
        environment["XDG_CONFIG_HOME"] = environment["XDG_STATE_HOME"] = tempfile.mkdtemp(
            dir=sound.folder)
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

    def writing(self, sound):
        """A keyboard whose text is in a file when it ends."""
        return self.keyboard(
            sound, "qwerty", "--language", "en-US", "--output", sound.folder + "/text")

    def paste(self, terminal, text):
        terminal.feed(b"\x1b[200~" + text.encode() + b"\x1b[201~")
        terminal.wait_until(
            lambda t: t.captions and str(len(text)) in t.captions[0], "number of characters")

    def text_at_the_end(self, sound, terminal):
        """Ends the keyboard; the text that it leaves."""
        terminal.press("Esc", "Esc")
        self.assertEqual(terminal.wait_for_exit(), 0)
        return pathlib.Path(sound.folder, "text").read_text()

    def in_the_middle_of_a_sentence(self, recording, terminal):
        """Has the whole text read, and waits until it is being heard."""
        moment = time.monotonic()
        terminal.feed(READ_ALL)
        self.assertIsNotNone(recording.first_sound(moment, within=3))
        time.sleep(random.uniform(0.2, 0.8))
        middle = time.monotonic()
        self.assertIsNotNone(recording.first_sound(middle, within=1))

    def test_a_server_killed_within_an_utterance_takes_no_text_with_it_and_speech_returns(self):
        for kind in [signal.SIGKILL, signal.SIGSTOP]:
            with self.subTest(kind.name), PrivateSound() as sound, sound.record() as recording:
                with self.writing(sound) as terminal:
                    terminal.wait_for_caption("Q")
                    self.paste(terminal, VOICED)
                    recording.last_sound(time.monotonic())
                    self.in_the_middle_of_a_sentence(recording, terminal)
                    server = server_of(terminal.pid)
                    os.kill(server, kind)
                    killed = time.monotonic()
                    terminal.press("8")
                    # The echo of the key is the next thing said; what was in the device's buffer
                    # of the killed sentence is over by then.
                    while server_of(terminal.pid) in (server, None):
                        self.assertLess(time.monotonic() - killed, 3)
                        time.sleep(0.005)
                    moment = time.monotonic()
                    terminal.press("9")
                    heard = recording.first_sound(moment, within=3)
                    self.assertIsNotNone(heard)
                    self.assertLess(moment + heard - killed, 3)
                    recording.last_sound(moment)
                    self.assertIsNotNone(self.hears(recording, terminal, "End"))
                    self.assertEqual(self.text_at_the_end(sound, terminal), VOICED + "89")

    def test_voices_that_crash_on_a_symbol_are_not_fed_it(self):
        with PrivateSound() as sound, sound.record() as recording:
            for language in ["hi", "el", "ta", "my"]:
                with self.subTest(language):
                    with self.keyboard(sound, "qwerty", "--language", language) as terminal:
                        terminal.wait_for_caption("Q")
                        server = server_of(terminal.pid)
                        self.paste(terminal, "\U0001F310 a \U0001F310")
                        # As a text, a character, a word and spelled.
                        for key in [READ_ALL, b"\x1bc", b"\x1bw", b"\x1bs", b"\x1b[1;3D", b"\x7f"]:
                            moment = time.monotonic()
                            terminal.feed(key)
                            recording.last_sound(moment)
                        self.assertIsNotNone(self.hears(recording, terminal, "End"))
                        self.assertEqual(server_of(terminal.pid), server)

    def test_captions_go_on_without_a_sound_server_and_sound_returns_with_it(self):
        with PrivateSound() as sound:
            with sound.record() as recording:
                with self.writing(sound) as terminal:
                    terminal.wait_for_caption("Q")
                    self.paste(terminal, VOICED)
                    recording.last_sound(time.monotonic())
                    self.in_the_middle_of_a_sentence(recording, terminal)
                    server = server_of(terminal.pid)
                    sound.stop()
                    terminal.press("Right")
                    terminal.wait_until(lambda t: "w" in t.captions, "the caption of a focused key")
                    terminal.wait_until(
                        lambda t: "No sound: captions only" in t.captions, "the loss of sound")
                    terminal.press("Right")
                    terminal.wait_for_caption("e")
                    terminal.press("Enter")
                    terminal.wait_until(lambda t: VOICED[-3:] + "e" in t.text_field, "the e")
                    sound.start()
                    self.assertTrue(self.is_heard_again(sound, terminal))
                    self.assertEqual(server_of(terminal.pid), server)
                    self.assertEqual(self.text_at_the_end(sound, terminal), VOICED + "e")

    def test_what_no_voice_speaks_is_heard_all_the_same(self):
        with PrivateSound() as sound, sound.record() as recording:
            with self.keyboard(sound, "numeric", "--language", "zz") as terminal:
                terminal.wait_until(
                    lambda t: "No voice speaks zz" in t.captions, "what is wrong with the language")
                self.assertIsNotNone(self.hears(recording, terminal, "Right"))

    def test_a_voice_that_is_not_there_is_told(self):
        with PrivateSound() as sound:
            with self.keyboard(sound, "numeric", "--voice", "nosuch") as terminal:
                terminal.wait_until(
                    lambda t: "there is no voice called nosuch" in t.captions, "what is wrong")

    def is_heard_again(self, sound, terminal):
        """Whether focus is heard within five seconds; the device is tried about once a second."""
        with sound.record() as recording:
            end = time.monotonic() + 5
            keys = itertools.cycle(["Left", "Right"])
            while time.monotonic() < end:
                moment = time.monotonic()
                terminal.press(next(keys))
                if recording.first_sound(moment, within=0.3) is not None:
                    return True
        return False


if __name__ == "__main__":
    unittest.main()
