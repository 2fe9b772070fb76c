"""Sound files and captions of a script: their form, and that their times are those of the events."""
import array
import json
import os
import tempfile
import unittest
import wave

from program import call, lines


def onsets(path, threshold=150, gap=0.1):
    """The seconds at which sound begins after a silence."""
    with wave.open(path) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        rate = file.getframerate()
        samples = array.array("h", file.readframes(file.getnframes()))
    found, last = [], None
    for index, sample in enumerate(samples):
        if abs(sample) > threshold:
            if last is None or index - last > gap * rate:
                found.append(index / rate)
            last = index
    return found


class Recording(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def record(self, script, *arguments):
        status, out, complaint = call(
            "play", "-", "numeric", "--print", "events", *arguments, given=script)
        self.assertEqual((status, complaint), (0, ""))
        return [json.loads(line) for line in out.splitlines()]

    def test_words_begin_when_the_events_say(self):
        events = self.record(
            lines("first", "next", "wait 700", "focus delete"), "--wav", self.path("x.wav"))
        told = [event["t"] for event in events if event["event"] == "speech"]
        heard = onsets(self.path("x.wav"))
        self.assertEqual(len(heard), len(told))
        for at, when in zip(heard, told):
            self.assertLess(abs(at - when), 0.005)

    def test_captions_have_the_same_times_in_each_format(self):
        script = lines("first", 'host insert "<b>&"', "read all")
        events = self.record(script, "--captions", self.path("x.txt"))
        told = [(event["t"], event["text"]) for event in events if event["event"] == "speech"]
        with open(self.path("x.txt"), encoding="utf-8") as file:
            self.assertEqual(
                file.read(), "".join(f"{time:.3f} {text}\n" for time, text in told))
        self.record(script, "--captions", self.path("x.vtt"))
        self.record(script, "--captions", self.path("x.srt"))
        with open(self.path("x.vtt"), encoding="utf-8") as file:
            vtt = file.read()
        self.assertTrue(vtt.startswith("WEBVTT\n\n00:00:00.000 --> 00:00:00."))
        self.assertNotRegex(vtt.replace("-->", ""), "[<>]")
        with open(self.path("x.srt"), encoding="utf-8") as file:
            self.assertTrue(file.read().startswith("1\n00:00:00,000 --> 00:00:00,"))

    def test_what_the_listener_sets_is_heard(self):
        for name, rate in [("slow.wav", "120"), ("quick.wav", "400")]:
            self.record(lines("focus delete"), "--rate", rate, "--wav", self.path(name))
        sizes = [os.path.getsize(self.path(name)) for name in ("slow.wav", "quick.wav")]
        self.assertGreater(sizes[0], sizes[1] * 1.2)

    def test_files_that_cannot_be_written_are_said(self):
        for arguments, message in [
            (("--captions", "x.doc"), "--captions takes a file that ends in .vtt, .srt, .txt"),
            (("--wav", "/nowhere/x.wav"), "/nowhere/x.wav can't be written: No such file"),
        ]:
            with self.subTest(arguments):
                status, _, complaint = call("play", "-", "numeric", *arguments, given="first\n")
                self.assertEqual(status, 2)
                self.assertIn(message, complaint)


class Engine(unittest.TestCase):
    def test_voices_are_listed_and_filtered(self):
        status, table, _ = call("voices", "--language", "de")
        self.assertEqual(status, 0)
        self.assertRegex(table, r"^LANGUAGE +NAME +FILE +ALSO\nde +German +gmw/de")
        status, out, _ = call("voices", "--format", "json")
        voices = json.loads(out)
        self.assertGreater(len(voices), 50)
        self.assertTrue(all(voice["languages"] for voice in voices))
        english = json.loads(call("voices", "--language", "en", "--format", "json")[1])
        self.assertGreater(len(english), 3)
        self.assertLess(len(english), len(voices))

    def test_a_language_without_a_voice_is_said(self):
        status, out, complaint = call("voices", "--language", "tlh")
        self.assertEqual((status, out), (2, ""))
        self.assertIn("no voice speaks 'tlh'", complaint)

    def test_the_doctor_says_of_each_thing_that_it_is_good_or_what_to_do(self):
        status, out, _ = call("doctor")
        names = [line.split(":")[0] for line in out.splitlines()]
        self.assertEqual(
            names,
            ["Terminal", "Locale", "Sentences", "Speech engine", "Voice", "Sound device and delay"])
        rows = out.splitlines()
        self.assertTrue(all(": good: " in row or "; " in row for row in rows))
        self.assertEqual(status, 0 if all(": good: " in row for row in rows) else 1)
        self.assertIn("Speech engine: good: eSpeak NG", out)
        self.assertIn("'Löschen' sounds as", call("doctor", "--language", "de")[1])
        self.assertIn("Voice: No good voice for", call("doctor", "--language", "zh")[1])
        self.assertIn(
            "Voice: German speaks de, so what is in en-US is said by another voice",
            call("doctor", "--voice", "German", "--language", "en-US")[1])


if __name__ == "__main__":
    unittest.main()
