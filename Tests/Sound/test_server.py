"""What is really heard of the speech server: /usr/bin/python3 -m unittest discover Tests/Sound

SPOKEN_KEYBOARD names the program; without it, the debug build of this checkout is taken.
"""

import os
import shutil
import signal
import subprocess
import time
import unittest

from private_sound import PrivateSound, SpeechServer, sounds

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.environ.get("SPOKEN_KEYBOARD", os.path.join(ROOT, ".build/debug/spoken-keyboard"))
VOICED = (
    '"Our oar raw all long low lawn mowers are now well known along our low rural lane '
    'where all our men allow a loan"')


@unittest.skipUnless(shutil.which("pulseaudio") and shutil.which("parec"), "needs PulseAudio")
@unittest.skipUnless(os.path.exists(PROGRAM), "needs a build")
class Sound(unittest.TestCase):
    def setUp(self):
        self.sound = PrivateSound()
        self.sound.start()
        self.addCleanup(self.sound.__exit__)
        self.server = SpeechServer(PROGRAM, self.sound.environment)
        self.addCleanup(self.server.close)
        self.assertIsNotNone(self.server.wait("ready "))
        self.assertIsNotNone(self.server.wait("audio-opened"))

    def record(self):
        recording = self.sound.record().__enter__()
        self.addCleanup(recording.stop)
        return recording

    def test_a_word_is_heard_at_once(self):
        recording = self.record()
        moment = self.server.send('speak 1 en-US "Delete"')
        first = recording.first_sound(moment)
        self.assertIsNotNone(first)
        # Ten times what it takes on a machine at rest: slower than this is broken, not busy.
        self.assertLess(first, 0.1)
        self.assertIsNotNone(self.server.wait("finished 1"))
        self.assertLess(self.server.lines.index("started 1"), self.server.lines.index("finished 1"))

    def test_a_word_is_heard_when_nobody_else_keeps_the_sound_system_awake(self):
        # Without a recording the null sink sleeps up to two seconds before it takes sound.
        for number in range(1, 4):
            self.server.send('speak %d en-US "Delete"' % number)
            self.assertIsNotNone(self.server.wait("finished %d" % number))
        self.assertIsNone(self.server.wait("audio-lost", within=0))
        moment = time.monotonic()
        self.server.send('speak 4 en-US "Delete"')
        self.assertIsNotNone(self.server.wait("finished 4"))
        self.assertGreater(time.monotonic() - moment, 0.3)

    def test_stop_silences(self):
        recording = self.record()
        moment = self.server.send("speak 1 en-US " + VOICED)
        self.assertIsNotNone(recording.first_sound(moment))
        time.sleep(0.5)
        moment = self.server.send("stop")
        self.assertLess(recording.last_sound(moment), 0.1)
        self.assertIsNotNone(self.server.wait("cancelled 1"))

    def test_another_word_cuts_the_first(self):
        recording = self.record()
        self.server.send("speak 1 en-US " + VOICED)
        time.sleep(0.6)
        moment = self.server.send('speak 2 en-US "Delete"')
        self.assertIsNotNone(self.server.wait("cancelled 1"))
        self.assertIsNotNone(self.server.wait("finished 2"))
        self.assertLess(recording.last_sound(moment), 1.0)

    def test_a_pause_and_the_sounds_are_as_long_as_they_say(self):
        recording = self.record()
        moment = self.server.send("speak 1 en sound:capital pause:200 sound:capsLockWarning")
        self.assertIsNotNone(self.server.wait("finished 1"))
        time.sleep(0.2)
        heard = recording.sounds(moment)
        self.assertEqual(len(heard), 2, heard)
        self.assertAlmostEqual(heard[0][1], 0.050, delta=0.005)
        self.assertAlmostEqual(heard[1][1], 0.040, delta=0.005)
        self.assertAlmostEqual(heard[1][0] - heard[0][0] - 0.050, 0.200, delta=0.005)

    def test_what_is_heard_is_as_long_as_what_is_rendered(self):
        recording = self.record()
        self.server.send('render 1 en-US "Numbers and symbols"')
        length = int(self.server.wait("rendered 1").split()[2]) / 22050
        moment = self.server.send('speak 2 en-US "Numbers and symbols"')
        self.assertIsNotNone(self.server.wait("finished 2"))
        time.sleep(0.2)
        heard = sounds(recording.samples(moment), gap=0.5)
        self.assertEqual(len(heard), 1)
        self.assertAlmostEqual(heard[0][1], length, delta=0.05)

    def test_sound_returns_with_the_sound_server(self):
        self.server.send("speak 1 en-US " + VOICED)
        time.sleep(0.4)
        self.sound.stop()
        self.assertIsNotNone(self.server.wait("audio-lost"))
        self.assertIsNotNone(self.server.wait("finished 1"))
        # Without a device everything is over at once.
        self.server.send('speak 2 en-US "Delete"')
        self.assertIsNotNone(self.server.wait("finished 2"))
        self.server.lines.remove("audio-opened pulseaudio")
        self.sound.start()
        self.assertIsNotNone(self.server.wait("audio-opened"))
        recording = self.record()
        moment = self.server.send('speak 3 en-US "Delete"')
        self.assertIsNotNone(recording.first_sound(moment))

    def test_a_sound_server_that_restarts_between_two_words_is_not_noticed(self):
        self.server.send('speak 1 en-US "Delete"')
        self.assertIsNotNone(self.server.wait("finished 1"))
        self.sound.stop()
        self.sound.start()
        recording = self.record()
        moment = self.server.send('speak 2 en-US "Delete"')
        self.assertIsNotNone(recording.first_sound(moment))
        self.assertIsNone(self.server.wait("audio-lost", within=0))

    def test_a_sound_server_that_hangs_is_a_lost_device(self):
        os.kill(self.sound.process.pid, signal.SIGSTOP)
        try:
            self.server.send('speak 1 en-US "a"')
            self.assertIsNotNone(self.server.wait("audio-lost"))
            self.assertIsNotNone(self.server.wait("finished 1"))
            self.server.send("ping 5")
            self.assertIsNotNone(self.server.wait("pong 5", within=1))
            self.server.lines.remove("audio-opened pulseaudio")
        finally:
            os.kill(self.sound.process.pid, signal.SIGCONT)
        self.assertIsNotNone(self.server.wait("audio-opened"))
        recording = self.record()
        time.sleep(0.3)
        moment = self.server.send('speak 2 en-US "Delete"')
        self.assertIsNotNone(recording.first_sound(moment))

    def test_a_key_prepared_is_heard_and_a_word_comes_before_what_is_prepared(self):
        for number in range(1, 300):
            self.server.send('prepare %d en-US "some words of key %d"' % (number, number))
        recording = self.record()
        moment = self.server.send('speak 1000 en-US "Delete"')
        first = recording.first_sound(moment)
        self.assertIsNotNone(first)
        self.assertLess(first, 0.1)
        self.assertIsNotNone(self.server.wait("prepared 299"))
        self.assertIsNotNone(self.server.wait("finished 1000"))
        moment = self.server.send('speak 1001 en-US "some words of key 299"')
        self.assertIsNotNone(recording.first_sound(moment))

    def test_the_doctor_tells_the_sound_system_and_the_delay(self):
        result = subprocess.run(
            [PROGRAM, "doctor"], env=self.sound.environment, capture_output=True, text=True)
        self.assertRegex(
            result.stdout,
            r"(?m)^Sound device and delay: good: PulseAudio or PipeWire, a key is at the device "
            r"after \d+(\.\d)? ms$")

    def test_voices_are_listed_beside_a_sound_device(self):
        result = subprocess.run(
            [PROGRAM, "voices", "--language", "de"], env=self.sound.environment,
            capture_output=True, text=True)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertRegex(result.stdout, r"(?m)^de +German +gmw/de")

    def test_it_ends_with_its_input(self):
        self.server.send("speak 1 en-US " + VOICED)
        time.sleep(0.2)
        self.server.process.stdin.close()
        self.assertEqual(self.server.process.wait(5), 0)

    def test_it_ends_with_its_parent_even_when_its_input_stays_open(self):
        ours, theirs = os.pipe()
        parent = subprocess.Popen(
            ["/bin/sh", "-c", '"$0" speech-server <&3 & echo $!; wait', PROGRAM],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            pass_fds=(ours,), env=self.sound.environment,
            preexec_fn=lambda: os.dup2(ours, 3, inheritable=True))
        self.addCleanup(os.close, theirs)
        os.close(ours)
        child = int(parent.stdout.readline())
        self.assertTrue(parent.stdout.readline().startswith(b"ready"))
        parent.kill()
        parent.wait()
        parent.stdout.close()
        for _ in range(100):
            if not os.path.exists("/proc/%d" % child) or is_dead(child):
                return
            time.sleep(0.02)
        os.kill(child, signal.SIGKILL)
        self.fail("the server outlives its parent")


def is_dead(process):
    with open("/proc/%d/stat" % process) as file:
        return file.read().rsplit(")", 1)[1].split()[0] in "ZX"


if __name__ == "__main__":
    unittest.main()
