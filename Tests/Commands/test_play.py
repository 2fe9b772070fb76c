"""Scripts in, speech, text and events out."""
import json
import os
import tempfile
import unittest

from program import call, lines


class PlaySpeech(unittest.TestCase):
    def test_focus_press_and_deletion_are_said_once_each(self):
        script = lines("first", "next", "next", "press", "last", "press", "press")
        self.assertEqual(
            call("play", "-", "numeric", given=script), (0, "1\n2\n3\n3\nDelete\n3\n", ""))

    def test_the_decimal_separator_is_the_language_s(self):
        script = lines("focus decimal", "press")
        for language, word, text in [("de", "Komma", ","), ("en-US", "period", ".")]:
            with self.subTest(language):
                said = call("play", "-", "numeric-decimal", "--language", language, given=script)
                self.assertEqual(said, (0, f"{word}\n{word}\n", ""))
                typed = call(
                    "play", "-", "numeric-decimal", "--language", language, "--print", "text",
                    given=script)
                self.assertEqual(typed, (0, text, ""))

    def test_the_language_comes_from_the_locale(self):
        script = lines("focus delete")
        for locale, word in [("de_AT.UTF-8", "Löschen\n"), ("C", "Delete\n"), ("POSIX", "Delete\n")]:
            with self.subTest(locale):
                self.assertEqual(call("play", "-", "numeric", given=script, locale=locale)[1], word)

    def test_the_classic_keyboard_types_capitals_and_goes_to_the_next(self):
        script = lines('type "HELLO"', "press delete", "press space")
        self.assertEqual(
            call("play", "-", "qwerty-classic", "--print", "text", given=script), (0, "HELL ", ""))
        said = call("play", "-", "qwerty-classic", "numeric", given=lines("press next-keyboard"))
        self.assertEqual(said, (0, "Numeric\n", ""))

    def test_the_classic_keyboard_s_caps_lock_starts_on_and_says_so(self):
        script = lines("focus caps-lock", "press", "focus caps-lock", "press q")
        self.assertEqual(
            call("play", "-", "qwerty-classic", given=script),
            (0, "Caps lock: on\nCaps lock off\nCaps lock: off\nq\n", ""))

    def test_clusters_go_as_they_were_typed(self):
        cases = {
            "नमस्ते": "नमस्त", "a👨‍👩‍👧": "a", "🇸🇪": "", "e\u0301": "", "a\r\n": "a",
        }
        for before, after in cases.items():
            escaped = "".join(f"\\u{{{ord(scalar):X}}}" for scalar in before)
            with self.subTest(before):
                script = lines(f'host insert "{escaped}"', "press delete")
                self.assertEqual(
                    call("play", "-", "qwerty", "--print", "text", given=script), (0, after, ""))

    def test_a_key_that_types_nothing_says_nothing_at_an_end(self):
        script = lines("press delete", "expect silence", "last", "next", "expect silence")
        self.assertEqual(call("play", "-", "numeric", given=script), (0, "Delete\n", ""))


    def test_a_mark_behind_a_quote_belongs_to_the_text(self):
        for mark, word in [("\u093c", "nukta"), ("\u0301", "combining acute")]:
            with self.subTest(word):
                script = lines(f'host insert "{mark}"', "read character")
                self.assertEqual(call("play", "-", "qwerty", given=script)[1].splitlines()[-1], word)

    def test_a_script_that_sets_something_hears_only_what_it_set(self):
        script = lines("set echo words", 'type "don\'t stop "')
        self.assertEqual(call("play", "-", "qwerty", given=script), (0, "don't\nstop\n", ""))

    def test_what_is_said_after_a_pause_is_said_only_if_nothing_happens(self):
        script = lines(
            "set phonetics delayed", "set phonetic-delay 500", "focus b", "wait 400",
            "expect silence", "wait 200", 'expect speech "Bravo"', "focus c", "focus d",
            "wait 1000", 'expect speech "Delta"')
        status, said, complaint = call("play", "-", "qwerty-classic", given=script)
        self.assertEqual((status, complaint), (0, ""))
        self.assertEqual(said.splitlines()[-5:], ["B", "Bravo", "C", "D", "Delta"])


class PlayExpectations(unittest.TestCase):
    def test_expectations_that_hold_are_silent(self):
        script = lines(
            "focus 5", "expect focus 5", 'expect speech "5"', "press", 'expect text "5"',
            "expect speech 5")
        self.assertEqual(call("play", "-", "numeric", given=script), (0, "5\n5\n", ""))

    def test_a_failed_expectation_is_told_with_its_place_and_the_rest_goes_on(self):
        script = lines("press 1", "expect text 2", "expect silence", "press 3")
        status, said, complaints = call("play", "-", "numeric", given=script)
        self.assertEqual((status, said), (1, "1\n3\n"))
        self.assertEqual(
            complaints,
            'spoken-keyboard: standard input:2:1: expected text "2", but it was "1"\n'
            'spoken-keyboard: standard input:3:1: expected silence, but "1" was said\n')


class PlayMistakes(unittest.TestCase):
    def test_each_mistake_is_one_line_with_its_place_and_what_was_meant(self):
        cases = {
            "focus delte": "2:7: no key 'delte' on this page; did you mean 'delete'?",
            "pres": "2:1: unknown gesture 'pres'; did you mean 'press'?",
            "keyboard numerc": "2:10: no keyboard 'numerc' in this session; did you mean 'numeric'?",
            'type "12': "2:6: the quote is never closed; add a \" at its end",
            'type "\\q"': "2:7: '\\q' means nothing; expected \\n, \\t, \\\", \\\\ or \\u{…}",
            "touch 1": "2:8: Y is missing; usage: touch X Y",
            "touch 1 y": "2:9: 'y' is no number; usage: touch X Y",
            "type hello world": "2:12: 'world' is too much; a text of several words needs quotes; "
                                "usage: type TEXT",
            "find zzz": "2:6: no key with 'zzz' on any page\n",
            "next next": "2:6: 'next' is too much; usage: next\n",
            "wait -1": "2:6: milliseconds is 0 to 86400000, not -1",
            "wait 0.5": "2:6: '0.5' is no whole number; usage: wait MS",
            "touch nan 1": "2:7: X is -1000000.0 to 1000000.0, not nan",
            "set typing-mode tuch": "2:5: 'typing-mode' can't be 'tuch'",
            "set typing-mod touch": "2:5: no setting 'typing-mod'; did you mean 'typing-mode'?",
            'type "é"': "2:6: no key of this keyboard inserts 'é'",
        }
        for gesture, message in cases.items():
            with self.subTest(gesture):
                status, text, complaint = call(
                    "play", "-", "numeric", "--print", "text", given=lines("type 12", gesture))
                self.assertEqual((status, text), (2, "12"))
                self.assertEqual(complaint.count("\n"), 1)
                self.assertIn(f"spoken-keyboard: standard input:{message}", complaint)

    def test_escape_sequences_of_a_script_never_reach_the_terminal(self):
        script = lines("focus \x1b[31m\u202e\x07", 'host insert "\\u{1B}]52;c;x\\u{7}"', "read all")
        for arguments in [("--print", "speech"), ("--print", "events")]:
            for given in [script, "".join(script.splitlines(keepends=True)[1:])]:
                status, out, complaint = call("play", "-", "numeric", *arguments, given=given)
                for control in ["\x1b", "\x07", "\u202e"]:
                    self.assertNotIn(control, out + complaint)

    def test_a_script_that_is_not_there_is_said(self):
        status, out, complaint = call("play", "/nowhere/script", "numeric")
        self.assertEqual((status, out), (2, ""))
        self.assertIn("/nowhere/script: can't be read as a script: No such file", complaint)


class PlayEvents(unittest.TestCase):
    def test_the_transcript_has_each_event_as_an_object_of_one_line(self):
        script = lines("first", "press", "wait 1500", "press delete", "press delete")
        status, out, _ = call("play", "-", "numeric", "--print", "events", given=script)
        self.assertEqual(status, 0)
        events = [json.loads(line) for line in out.splitlines()]
        self.assertEqual(
            [event["event"] for event in events],
            ["focus", "speech", "press", "text", "speech", "focus", "press", "text", "speech",
             "press", "sound"])
        self.assertEqual(events[-1]["name"], "boundary")
        self.assertEqual([event["t"] for event in events], [0.0] * 5 + [1.5] * 6)
        self.assertTrue(out.startswith('{"t":0.000,"event":"focus","page":"numbers","key":"1"'))

    def test_the_transcript_goes_to_a_file_too(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "t.jsonl")
            script = lines("first", "press")
            shown = call("play", "-", "numeric", "--print", "events", given=script)[1]
            call("play", "-", "numeric", "--transcript", path, given=script)
            with open(path, encoding="utf-8") as transcript:
                self.assertEqual(transcript.read(), shown)

    def test_a_secure_field_leaves_no_trace_of_what_was_typed(self):
        script = lines(
            "set secure on", "type 7294", "press delete", "read all", "read word", "undo",
            "caret left word", "paste 7294")
        _, out, _ = call("play", "-", "numeric", "--print", "events", given=script)
        for digit in "7294":
            self.assertNotIn(f'"{digit}"', out)
        _, said, _ = call("play", "-", "numeric", given=script)
        self.assertNotRegex(said, "[7294]{2}|^[7294]$")


if __name__ == "__main__":
    unittest.main()
