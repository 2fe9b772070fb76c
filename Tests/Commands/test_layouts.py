"""`layouts`: what there is, one in detail, one in another format; and layouts from files."""
import json
import os
import pathlib
import tempfile
import unittest

from program import call, lines

HAS_XKB = os.path.exists("/usr/share/X11/xkb/rules/evdev.xml")
SIMPLE = "q 1\nw\ne\n\na\ns\nd\n"
GNOME = {
    "levels": [{"level": "default", "mode": "default", "rows": [[
        {"strings": ["a", "ä"]}, {"strings": [], "iconName": "x\x1b[2J", "action": "fly"}]]}],
    "locale": "de", "name": "Mine \x1b[31m"}


class Layouts(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.write("simple.txt", SIMPLE)
        self.write("gnome.json", json.dumps(GNOME))

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, text):
        (self.path / name).write_text(text, encoding="utf-8")
        return str(self.path / name)

    def file(self, name):
        return str(self.path / name)

    def test_the_built_in_layouts_are_listed(self):
        for arguments in [("layouts",), ("layouts", "list")]:
            status, out, complaint = call(*arguments)
            self.assertEqual((status, complaint), (0, ""))
            self.assertEqual(
                [line.split()[0] for line in out.splitlines()],
                ["LAYOUT", "qwerty", "qwerty-classic", "phone-pad", "numeric", "numeric-decimal"])

    def test_a_folder_is_listed_and_a_bad_file_does_not_keep_the_others(self):
        self.write("bad.json", '{ "levels": [\n  { "level": 1, "rows": [] } ] }')
        self.write("README.txt", "This tells what the layouts of this folder are for.\n")
        status, out, complaint = call("layouts", "list", self.folder.name)
        self.assertEqual(status, 1)
        self.assertIn("bad.json:2:14: expected", complaint)
        self.assertEqual(len(complaint.splitlines()), 1)
        self.assertEqual(len(out.splitlines()), 3)
        self.assertIn("heliboard", out)
        self.assertNotIn("\x1b", out)
        self.assertIn("Mine \\u{1B}[31m", out)

    def test_a_layout_is_shown_in_forty_columns(self):
        status, out, complaint = call(
            "layouts", "show", self.file("simple.txt"), environment={"COLUMNS": "40"})
        self.assertEqual((status, complaint), (0, ""))
        self.assertTrue(all(len(line) <= 40 for line in out.splitlines()))
        self.assertIn("page letters", out)
        self.assertIn("q\n  q: insert q, ", out)

    def test_a_layout_is_shown_as_a_table_and_warnings_go_to_standard_error(self):
        status, out, complaint = call("layouts", "show", self.file("gnome.json"))
        self.assertEqual(status, 0)
        self.assertIn("gnome.json:1:", complaint)
        self.assertIn("warning: the action 'fly' isn't known", complaint)
        self.assertNotIn("\x1b", out + complaint)
        self.assertRegex(out, r"(?m)^r1k1 +insert a +a +ä +0 0 100 100$")

    def test_a_layout_is_converted_and_reads_as_the_same(self):
        for format in ["native", "keyman", "gnome"]:
            with self.subTest(format):
                output = self.file("out.json")
                status, out, complaint = call(
                    "layouts", "convert", "numeric", "--to", format, "--output", output)
                self.assertEqual((status, out, complaint), (0, "", ""))
                status, table, complaint = call("listen", output)
                self.assertEqual(status, 0, complaint)
                said = [line for line in table.splitlines() if "deleteBackward" in line]
                self.assertEqual(len(said), 1)
        status, out, _ = call("layouts", "convert", self.file("simple.txt"), "--to", "native")
        self.assertEqual(json.loads(out)["source"]["format"], "heliboard")

    def test_play_types_on_a_file(self):
        script = lines('type "qa"', "expect text \"qa\"", "find Delete", "press",
                       "expect text \"q\"", "page letters")
        status, out, complaint = call("play", "-", self.file("simple.txt"), given=script)
        self.assertEqual((status, complaint), (0, ""), out)

    def test_many_warnings_are_summed_up(self):
        keys = [{"strings": ["a"], "odd": 1}] * 11
        layout = {"levels": [{"level": "default", "mode": "default", "rows": [keys]}]}
        path = self.write("odd.json", json.dumps(layout))
        status, _, complaint = call("play", "-", path, given="first\n")
        self.assertEqual(status, 0)
        self.assertEqual(
            complaint,
            f"spoken-keyboard: {path}: 11 warnings; 'spoken-keyboard layouts show' lists them\n")

    @unittest.skipUnless(HAS_XKB, "the package xkb-data is not installed")
    def test_installed_layouts_are_listed_shown_and_typed_on(self):
        status, out, _ = call("layouts", "list", "xkb:")
        self.assertEqual(status, 0)
        self.assertRegex(out, r"(?m)^xkb:de\(neo\) +German \(Neo 2\)$")
        script = lines("press AD11", "press LFSH", "press AC11", 'expect text "üÄ"',
                       "page altgr", "press AD03", 'expect text "üÄ€"')
        status, out, complaint = call("play", "-", "xkb:de", given=script)
        self.assertEqual((status, complaint), (0, ""), out)

    def test_wrong_calls_are_one_line_and_status_2(self):
        cases = {
            ("layouts", "lst"): "unknown action of 'layouts' 'lst'; did you mean 'list'?",
            ("layouts", "show"): "layouts show needs a layout",
            ("layouts", "show", "qwety"): "unknown layout 'qwety'; did you mean 'qwerty'?",
            ("layouts", "show", "numeric", "qwerty"): "layouts show takes one layout",
            ("layouts", "show", "numeric", "--to", "gnome"): "'layouts show' takes no option --to",
            ("layouts", "list", "/nowhere/at/all"): "/nowhere/at/all: no folder",
            ("layouts", "convert", "numeric"): "layouts convert needs a format: --to native|",
            ("layouts", "convert", "numeric", "--to", "gnme"):
                "unknown format 'gnme'; did you mean 'gnome'?",
            ("layouts", "convert", "numeric", "--to", "xkb"): "XKB keymap is only read",
            ("play", "-", "/nowhere/x.json"): "/nowhere/x.json: expected a file 'x.json'",
            ("type", self.folder.name): "a folder; 'spoken-keyboard layouts list",
            ("listen", "xkb:de("): "xkb:de(: expected a name such as 'xkb:de' or 'xkb:de(neo)'",
        }
        for arguments, message in cases.items():
            with self.subTest(arguments):
                status, out, complaint = call(*arguments)
                self.assertEqual((status, out), (2, ""))
                self.assertEqual(complaint.count("\n"), 1)
                self.assertIn(message, complaint)


if __name__ == "__main__":
    unittest.main()
