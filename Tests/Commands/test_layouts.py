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

    def write_dumps(self):
        """Two dumps of one keyboard: its letters and its digits."""
        def dump(name, keys):
            elements = "".join(
                f'<XCUIElementTypeKey type="XCUIElementTypeKey" label="{label}" x="{place * 40}" '
                f'y="0" width="40" height="46"/>' for place, label in enumerate(keys))
            return self.write(name, f'<XCUIElementTypeKeyboard type="XCUIElementTypeKeyboard">'
                                    f'{elements}</XCUIElementTypeKeyboard>')
        letters = dump("letters.xml", ["a", "b", "c", "delete", "numbers"])
        return f'{letters}+{dump("digits.xml", list("1234567890") + ["letters"])}'

    def test_dumps_of_a_page_each_are_joined(self):
        joined = self.write_dumps()
        script = lines('type "a1"', 'expect text "a1"', "page letters", "press b",
                       'expect text "a1b"')
        status, out, complaint = call("play", "-", joined, given=script)
        self.assertEqual((status, complaint), (0, ""), out)
        status, out, _ = call("layouts", "show", joined)
        self.assertEqual(status, 0)
        self.assertRegex(out, r"(?m)^page letters$")
        self.assertRegex(out, r"(?m)^page digits$")
        status, out, _ = call("layouts", "convert", joined, "--to", "native")
        self.assertEqual(len(json.loads(out)["forms"][0]["pages"]), 2)
        status, out, _ = call("audit", joined, "--language", "en", "--format", "json")
        report = json.loads(out)
        self.assertEqual([file["file"] for file in report["files"]], [joined])
        self.assertEqual([file["format"] for file in report["files"]], ["xcuitest"])

    def test_what_is_joined_has_to_be_there(self):
        missing = self.file("simple.txt") + "+" + self.file("nowhere.txt")
        for command in [("audit", missing), ("play", "-", missing), ("layouts", "show", missing)]:
            status, out, complaint = call(*command, given="")
            self.assertEqual((status, out), (2, ""), command)

    def write_forms(self):
        return self.write("forms.xml", """<keyboard3 locale="it" conformsTo="45"><keys>
            <key id="a" output="a"/><key id="A" output="A"/><key id="big" layerId="big"/></keys>
            <layers formId="touch"><layer id="base"><row keys="a big"/></layer>
            <layer id="big"><row keys="A"/></layer></layers>
            <layers formId="us"><layer modifiers="none"><row keys=""/><row keys="a"/></layer>
            <layer modifiers="shift"><row keys=""/><row keys="A"/></layer></layers></keyboard3>""")

    def test_a_form_is_chosen(self):
        path = self.write_forms()
        for form, page in [("touch", "base"), ("us", "none")]:
            with self.subTest(form=form):
                status, out, _ = call("layouts", "show", path, "--form", form)
                self.assertEqual(status, 0)
                self.assertRegex(out, f"(?m)^page {page}$")
                script = lines('type "aA"', 'expect text "aA"')
                status, out, _ = call("play", "-", path, "--form", form, given=script)
                self.assertEqual(status, 0, out)
        _, out, _ = call("layouts", "show", path, "--form", "us")
        self.assertIn("Shift", out)
        _, out, _ = call("layouts", "convert", path, "--form", "us", "--to", "native")
        self.assertEqual([form["id"] for form in json.loads(out)["forms"]], ["us"])

    def test_a_form_has_to_be_there(self):
        path = self.write_forms()
        for command in [("play", "-"), ("layouts", "show"), ("layouts", "convert")]:
            more = ["--to", "native"] if command[-1] == "convert" else []
            status, out, complaint = call(*command, path, "--form", "tuch", *more, given="")
            self.assertEqual((status, out), (2, ""))
            self.assertIn("unknown form 'tuch'; did you mean 'touch'?", complaint)
        status, _, complaint = call("play", "-", "numeric", "--form", "touch", given="")
        self.assertEqual(status, 2)
        self.assertIn("built-in layouts have none", complaint)
        self.assertEqual(call("layouts", "list", "--form", "touch")[0], 2)

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
