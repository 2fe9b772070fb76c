"""The person's own files at a shell: settings, profiles, names of characters."""
import json
import pathlib
import tempfile
import unittest

from program import call, lines


class SettingsFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        self.folder = self.home / "spoken-keyboard"
        self.folder.mkdir()
        self.environment = {"XDG_CONFIG_HOME": folder.name}

    def write(self, text, name="settings.json"):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def call(self, *arguments, given=""):
        return call(*arguments, given=given, environment=self.environment)

    def printed(self, *arguments):
        status, output, errors = self.call("--print-settings", *arguments)
        self.assertEqual((status, errors), (0, ""))
        return json.loads(output)

    def test_the_file_is_in_effect(self):
        self.write('{ "echo": "words", "rate": 300 }')
        status, output, errors = self.call("play", given=lines('type "hi you "'))
        self.assertEqual((status, output, errors), (0, "hi\nyou\n", ""))
        self.assertEqual(self.printed()["rate"], 300)

    def test_options_win_over_the_file(self):
        self.write('{ "echo": "words", "rate": 300, "capital-pitch": 99 }')
        settings = self.printed(
            "--profile", "talkback-like", "--set", "echo=none", "--set", "rate=100",
            "--rate", "120")
        self.assertEqual(settings["rate"], 120)
        self.assertEqual(settings["echo"], "none")
        self.assertEqual(settings["capital-pitch"], 0)

    def test_what_is_printed_is_a_settings_file(self):
        self.write('{ "profile": "nvda-like", "undo": false, "keys": { "F11": "copy" } }')
        _, printed, _ = self.call("--print-settings")
        self.write(printed)
        self.assertEqual(self.call("--print-settings"), (0, printed, ""))

    def test_a_bad_file_stops_nothing_and_is_told_with_its_place(self):
        path = self.write('{\n  "ecko": true,\n  "echo": "words"\n}')
        status, output, errors = self.call("play", given=lines('type "hi "'))
        self.assertEqual((status, output), (0, "hi\n"))
        self.assertEqual(
            errors, f"spoken-keyboard: {path}:2:3: no setting 'ecko'; did you mean 'echo'?\n")
        self.write("{ nonsense")
        status, output, errors = self.call("play", given=lines("first"))
        self.assertEqual((status, output), (0, "Q\n"))
        self.assertIn(f"{path}:1:3: ", errors)

    def test_a_file_that_is_none_stops_nothing(self):
        (self.folder / "settings.json").mkdir()
        status, output, errors = self.call("play", given=lines("first"))
        self.assertEqual((status, output), (0, "Q\n"))
        self.assertEqual(errors.count("\n"), 1)

    def test_another_file_can_be_named_and_must_be_there(self):
        self.write('{ "rate": 300 }')
        other = self.write('{ "rate": 200 }', "other.json")
        self.assertEqual(self.printed("--settings", other)["rate"], 200)
        self.assertEqual(self.printed("--settings", "none")["rate"], 175)
        status, _, errors = self.call("--print-settings", "--settings", other + "x")
        self.assertEqual(status, 2)
        self.assertIn("no such file", errors.lower())

    def test_a_profile_that_is_none_is_refused(self):
        status, _, errors = self.call("play", "--profile", "loud")
        self.assertEqual(status, 2)
        self.assertIn("voiceover-like", errors)

    def test_own_names_go_before_all_others(self):
        self.write(",\tdrop\n", "names.txt")
        self.assertEqual(self.call("play", given=lines('type ","'))[1], "drop\n")
        other = self.write(",\ttail\n", "other.txt")
        self.assertEqual(
            self.call("play", "--names", other, given=lines('type ","'))[1], "tail\n")

    def test_a_mistake_among_the_names_is_told_with_its_place(self):
        path = self.write("# mine\n,drop\n", "names.txt")
        status, output, errors = self.call("play", given=lines('type ","'))
        self.assertEqual((status, output), (0, "comma\n"))
        self.assertTrue(errors.startswith(f"spoken-keyboard: {path}:2:"), errors)

    def test_help_lists_the_commands_of_keys_and_the_settings(self):
        _, output, _ = self.call("help", "type")
        for name in ("repeat-last", "next-typing-mode", "key-rate", "high-contrast"):
            self.assertIn(f"  {name}", output)


if __name__ == "__main__":
    unittest.main()
