"""Labels, names and reasons that try to be something else, over all formats of reports."""
import json
import os
import re
import unittest

from program import call
from reports import FORMATS, RULES, Page, commands, json_rules
from test_audit import Folder, key, layout

# Labels that try to be something else in one format or another.
HOSTILE = [
    "\n::error::x", "\r\n::set-output name=x::y", "</script><script>alert(1)</script>", "]]>", "-->",
    "\u001b]52;c;eA==\u0007", "\u202eabc", "a\u2067b", "\u0000", "\u0085x", "\u2028x", "\ufffe",
    "|", "a|b\\|c", "`x`", "@name", "#12", "https://x.y/z", "<img src=x onerror=alert(1)>",
    "[x](javascript:alert(1))", "\" onload=\"x", "' onload='x", "&lt;b&gt;", "%0A::error::x",
    "{0}", "*x* _y_ ~z~", "e\u0301\u0302", "\ue000", "x" * 5000,
]

# What nothing but an escape may bring into a report; a line's end is a report's own.
CONTROLS = re.compile(
    "[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ue000-\uf8ff\ufffe\uffff]")


class Hostile(Folder):
    """One table of labels over all formats."""

    def files(self):
        """A layout for each label: it is the label, title, id, hint, page, layout and more."""
        for number, label in enumerate(HOSTILE):
            made = key("k" + label, label, "escape", label=label)
            made["accessibility"]["hint"] = label
            written = layout(
                made, key("k2" + label, "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete"),
                name="n" + label)
            written["forms"][0]["pages"][0]["id"] = "p" + label
            yield label, self.write(f"{number}.json", written)

    def test_a_label_changes_the_structure_of_no_report(self):
        for label, path in self.files():
            texts = self.texts(path, "--verbose")
            expected = json_rules(texts["json"])
            self.assertIn("label-from-title", expected, label)
            for format, text in texts.items():
                with self.subTest(label=label[:40], format=format):
                    self.assertIsNone(CONTROLS.search(text))
                    self.assertEqual(RULES[format](text), expected)
                    self.assertTrue(text.endswith("\n"))
            with self.subTest(label=label[:40]):
                self.check_commands(texts["github"])
                self.check_markdown(texts["markdown"])
                self.check_page(texts["html"])

    def check_commands(self, text):
        for line in text.splitlines():
            self.assertRegex(line, r"^(::(error|warning|notice) [^:]*::|::group::|::endgroup::|(error|warning|notice): )")
        for _, properties, _ in commands(text):
            self.assertLessEqual(set(properties), {"file", "line", "col", "title"})

    def check_markdown(self, text):
        self.assertNotRegex(text, r"<|`|@\w|\]\(|https?://|(?<!&)#\d|!\[")

    def check_page(self, text):
        page = Page(text)
        self.assertEqual(page.all("script", "img", "iframe", "object", "form", "base"), [])
        for element in page.elements:
            for name, value in element["attributes"].items():
                self.assertFalse(name.startswith("on"), name)
                if name in ("href", "src"):
                    self.assertRegex(value, r"^(#|https://|data:audio/wav;base64,)")

    def test_a_name_of_a_file_is_no_more_trusted(self):
        made = layout(key("caps", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete"))
        for name in ["<img src=x>.json", "a|b`c.json", "\u202ex.json", "a:b,c%0A.json"]:
            path = self.write(name, made)
            for format, text in self.texts(path).items():
                with self.subTest(name=name, format=format):
                    self.assertIsNone(CONTROLS.search(text))
                    self.assertEqual(RULES[format](text), {"label-from-title": 1})
            os.unlink(path)

    def test_a_name_that_no_file_of_a_layout_has_is_told_as_text(self):
        texts = self.texts(self.write("a\n::error::b.json", layout(key("d", "⌫", "deleteBackward"))))
        for format, text in texts.items():
            with self.subTest(format):
                self.assertIsNone(CONTROLS.search(text))
                self.assertEqual(
                    RULES[format](text), {"not read": 1} if format == "github" else {})
        self.check_commands(texts["github"])

    def test_half_a_character_is_a_file_that_is_not_read_in_any_report(self):
        text = json.dumps(layout(key("d", "⌫", "deleteBackward", label="SURROGATE")))
        path = self.write("half.json", text.replace("SURROGATE", "\\ud800"))
        self.assertEqual(call("audit", path)[0], 2)
        for format, report in self.texts(path).items():
            with self.subTest(format):
                self.assertIn("surrogate", report)
                self.assertIsNone(CONTROLS.search(report))
                if format in ("json", "sarif", "junit"):
                    self.assertEqual(RULES[format](report), {})

    def test_reasons_of_suppressions_are_no_more_trusted(self):
        path = self.write("test.json", layout(
            key("caps", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete")))
        for label in HOSTILE[:24]:
            config = self.write("config", {"suppressions": [
                {"rule": "label-from-title", "reason": label + "."},
                {"rule": "label-missing", "reason": label + "."}]})
            texts = self.texts(path, "--config", config, "--verbose")
            with self.subTest(label=label):
                self.check_commands(texts["github"])
                self.check_markdown(texts["markdown"])
                self.check_page(texts["html"])
                for format, text in texts.items():
                    self.assertIsNone(CONTROLS.search(text))
                    self.assertEqual(RULES[format](text) if format != "text" else {}, {
                        "sarif": {"label-from-title": 1}, "junit": {"label-missing": 1},
                        "github": {"unused suppression": 1}}.get(format, {}))

    def texts(self, *arguments):
        """All reports of one audit, by their formats."""
        files = {format: self.folder / f"report.{format}" for format in FORMATS}
        status, output, errors = call(
            "audit", *arguments,
            *[part for format, file in files.items() for part in ("--format", f"{format}={file}")])
        self.assertEqual((output, errors), ("", ""))
        self.assertIn(status, (0, 1, 2))
        return {format: file.read_bytes().decode("utf-8") for format, file in files.items()}


if __name__ == "__main__":
    unittest.main()
