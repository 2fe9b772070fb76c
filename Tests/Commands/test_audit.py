"""Layouts in, findings out; the engine is the real one."""
import json
import os
import pathlib
import re
import tempfile
import unittest

from program import ROOT, call

EXAMPLES = ROOT / "Examples"
SCHEMA = json.loads((ROOT / "docs/audit.schema.json").read_text(encoding="utf-8"))


def audit(*arguments, **options):
    """The report as JSON, and the status."""
    status, output, errors = call("audit", *arguments, "--format", "json", **options)
    if not output:
        raise AssertionError(errors)
    return status, json.loads(output)


def findings(report):
    return [
        finding for file in report["files"] for layout in file["layouts"]
        for finding in layout["findings"]]


def told(report):
    """Rule, severity and key of each finding."""
    return [
        (finding["rule"], finding["severity"], finding["key"] and finding["key"]["title"])
        for finding in findings(report)]


def layout(*keys, language="en", name="test"):
    """A native layout of one page."""
    return {
        "schema": "spoken-keyboard/layout", "version": 1, "id": name,
        "locales": [language] if language else [],
        "forms": [{"id": "phone", "unit": "keyPercent", "pages": [
            {"id": "letters", "rows": [{"keys": list(keys)}]}]}]}


def key(identifier, title, function=None, output=None, label=None, traits=("keyboardKey",)):
    made = {
        "id": identifier, "role": "function" if function else "character",
        "title": {"kind": "text", "text": title, "raw": title},
        "accessibility": {"traits": list(traits)}}
    if label is not None:
        made["accessibility"]["label"] = label
    if function:
        made["function"] = {"name": function}
    else:
        made["output"] = {"text": title if output is None else output, "source": "explicit"}
    return made


class Folder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory(prefix="spoken-keyboard-audit-")
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def write(self, name, value):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), encoding="utf-8")
        return str(path)


class Ancestors(unittest.TestCase):
    def test_the_layouts_that_come_with_the_program_have_no_findings(self):
        for language in ("en-US", "de"):
            with self.subTest(language):
                status, report = audit(
                    "qwerty", "qwerty-classic", "phone-pad", "numeric", "numeric-decimal",
                    "--language", language)
                self.assertEqual((status, findings(report)), (0, []))

    def test_keyboards_as_people_write_them_first_have_what_a_person_would_write_down(self):
        status, report = audit(str(EXAMPLES))
        self.assertEqual(status, 1)
        self.assertEqual(told(report), [
            ("trait-missing", "warning", None),
            ("label-from-title", "error", "CP"),
            ("label-from-title", "error", "BP"),
            ("label-from-title", "error", "CHG"),
            ("speech-silent-in-text-mode", "note", None),
            ("trait-missing", "warning", None),
            ("label-from-title", "error", "⌫"),
            ("trait-missing", "warning", None),
            ("label-from-title", "error", "Del"),
        ])

    def test_suggestions_are_the_words_for_what_keys_do(self):
        _, report = audit(str(EXAMPLES))
        self.assertEqual(
            [f["suggestion"] for f in findings(report) if f["rule"] == "label-from-title"],
            ["label it “Caps lock”", "label it “Delete”", "label it “Next keyboard”",
             "label it “Delete”", "label it “Delete”"])

    def test_what_was_heard_is_the_proof(self):
        _, report = audit(str(EXAMPLES / "numeric-pad.json"))
        proof = [f["evidence"] for f in findings(report) if f["rule"] == "label-from-title"][0][0]
        self.assertEqual((proof["text"], proof["mode"], proof["language"]), ("⌫", "characters", "en"))
        self.assertTrue(proof["engine"].startswith("eSpeak NG "))
        if proof["engine"] == "eSpeak NG 1.51":
            self.assertEqual(proof["phonemes"], "sɪmbəltˈuːθɹˈiːtˈuːbˈiː")
        self.assertGreater(proof["seconds"], 0.9)


class Hearing(Folder):
    def rules(self, *keys, language="en", arguments=()):
        path = self.write("test.json", layout(*keys, language=language))
        return [rule for rule, _, _ in told(audit(path, *arguments)[1])]

    delete = key("delete", "⌫", "deleteBackward", label="Delete")

    def test_what_only_hearing_tells_is_found(self):
        german = key("delete", "⌫", "deleteBackward", label="Löschen")
        cases = [
            ("a symbol as running text", [key("d", "⌫", "deleteBackward", label="⌫")], "en",
             ["--reader", "raw"], ["speech-silent"]),
            ("a symbol by its number", [key("d", "⌫", "deleteBackward", label="⌫")], "en", [],
             ["speech-silent-in-text-mode", "speech-hex"]),
            ("a short form", [key("d", "⌫", "deleteBackward", label="Bksp")], "en", [],
             ["speech-spelled"]),
            ("an English word in Russian", [key("d", "⌫", "deleteBackward", label="Clear")], "ru", [],
             ["speech-foreign"]),
            ("two letters with one sound",
             [key("i", "i"), key("y", "y"), key("d", "⌫", "deleteBackward", label="Suprimir")], "es",
             ["--reader", "raw"], ["speech-same"]),
            ("a Cyrillic word in English",
             [key("d", "⌫", "deleteBackward", label="Удалить")], "en", [], ["speech-spelled"]),
            ("nothing", [key("q", "q"), german], "de", [], []),
        ]
        for name, keys, language, arguments, expected in cases:
            with self.subTest(name):
                self.assertEqual(
                    self.rules(*keys, language=language, arguments=arguments), expected)

    def test_an_echo_of_what_was_said_before_is_no_sound(self):
        # The voice has nothing to say for the second, and repeats the first.
        path = self.write("my.json", layout(
            key("k", "က", label="က"), key("v", "း", label="း"), language="my"))
        status, report = audit(path, "--reader", "raw", "--select", "speech-silent,speech-same",
                               "--no-cache")
        # It says its own words without their vowels, so that a person has to look.
        self.assertEqual(status, 0)
        self.assertEqual(told(report), [("speech-silent", "error", "း")])
        self.assertEqual(
            [f["confidence"] for file in report["files"] for one in file["layouts"]
             for f in one["findings"]], ["review"])

    def test_a_crash_of_the_engine_is_a_finding_and_the_audit_goes_on(self):
        found = self.rules(
            key("next", "🌐", "nextKeyboard", label="🌐"),
            key("d", "⌫", "deleteBackward", label="⌫"), language="hi")
        self.assertEqual(found, ["speech-silent-in-text-mode", "speech-crash", "speech-hex"])

    def test_a_layout_without_a_language_is_not_listened_to(self):
        path = self.write("test.json", layout(key("d", "⌫", "deleteBackward", label="⌫"), language=None))
        _, report = audit(path)
        outcomes = {o["rule"]: o["outcome"] for o in report["files"][0]["layouts"][0]["outcomes"]}
        self.assertEqual(outcomes["speech-hex"], "not-run")
        self.assertIn("speech-hex", [rule for rule, _, _ in told(audit(path, "--language", "en")[1])])

    def test_a_second_audit_says_the_same_without_listening(self):
        path = self.write("test.json", layout(key("d", "⌫", "deleteBackward", label="⌫")))
        cache = self.folder / "cache"
        environment = {"XDG_CACHE_HOME": str(cache)}
        first = audit(path, environment=environment)
        files = list((cache / "spoken-keyboard").iterdir())
        self.assertEqual(len(files), 1)
        size = files[0].stat().st_size
        self.assertGreater(size, 0)
        self.assertEqual(audit(path, environment=environment), first)
        self.assertEqual(files[0].stat().st_size, size)

    def test_a_damaged_cache_is_heard_anew(self):
        path = self.write("test.json", layout(key("d", "⌫", "deleteBackward", label="⌫")))
        environment = {"XDG_CACHE_HOME": str(self.folder / "cache")}
        first = audit(path, environment=environment)
        file = next((self.folder / "cache/spoken-keyboard").iterdir())
        file.write_bytes(b"\xff\xfe\t\t\n" + file.read_bytes()[:-40] + b"\nen\tt\theard\tx\n")
        self.assertEqual(audit(path, environment=environment), first)


class Choices(Folder):
    def setUp(self):
        super().setUp()
        self.path = self.write("test.json", layout(
            key("caps", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete.")))

    def test_the_status_tells_what_was_found(self):
        for arguments, status in [
            ([], 1), (["--fail-on", "error"], 1), (["--fail-on", "never"], 0),
            (["--ignore", "label-from-title"], 1),
            (["--ignore", "label-from-title", "--fail-on", "error"], 0),
            (["--select", "label-missing"], 0),
            (["--severity", "label-from-title=note", "--severity", "label-punctuation=note"], 0),
            (["--severity", "label-from-title=note", "--fail-on", "note"], 1),
        ]:
            with self.subTest(arguments=arguments):
                self.assertEqual(call("audit", self.path, *arguments)[0], status)

    def test_what_a_person_has_to_look_at_fails_no_audit(self):
        letters = [key(letter, letter) for letter in "abcdefghijklmnopqrstuvwxyz"]
        path = self.write("letters.json", layout(
            *letters, key("d", "⌫", "deleteBackward", label="Delete")))
        status, report = audit(path, "--select", "next-keyboard-missing", "--fail-on", "note")
        self.assertEqual([one["confidence"] for one in findings(report)], ["review"])
        self.assertEqual(status, 0)

    def test_what_means_nothing_is_wrong_usage(self):
        for arguments, message in [
            (["--select", "label-mising"], "did you mean 'label-missing'?"),
            (["--severity", "label-missing"], "--severity takes RULE=error"),
            (["--preset", "99"], "--preset takes a whole number"),
            (["--format", "xml"], "expected text, json"),
            (["--baseline", "/nowhere"], "/nowhere"),
        ]:
            with self.subTest(arguments=arguments):
                status, output, errors = call("audit", self.path, *arguments)
                self.assertEqual((status, output), (2, ""))
                self.assertIn(message, errors)

    def test_a_file_that_is_no_layout_ends_with_2_and_the_others_are_told(self):
        broken = self.write("broken.json", "{")
        status, report = audit(self.path, broken)
        self.assertEqual(status, 2)
        self.assertEqual(report["summary"]["notRead"], 1)
        self.assertTrue(findings(report))

    def test_a_folder_may_hold_other_things(self):
        self.write("notes.txt", "nothing")
        self.write("sub/other.json", layout(key("caps", "CP", "capsLock"), name="other"))
        _, report = audit(str(self.folder))
        self.assertEqual(
            [os.path.relpath(file["file"], self.folder) for file in report["files"]],
            ["sub/other.json", "test.json"])

    def test_a_baseline_hides_what_was_there(self):
        baseline = str(self.folder / "known")
        self.assertEqual(call("audit", self.path, "--write-baseline", baseline)[0], 1)
        self.write("test.json", layout(
            key("d2", "⌫", "deleteBackward", label="Delete."), key("caps2", "CP", "capsLock"),
            key("x", "XQ", "escape")))
        status, report = audit(self.path, "--baseline", baseline)
        self.assertEqual((status, told(report)), (1, [("label-from-title", "error", "XQ")]))
        self.assertEqual(report["summary"]["known"], 2)

    def test_a_settings_file_chooses_and_suppresses(self):
        config = self.write("config.json", """{
          // as agreed
          "severity": { "label-punctuation": "note" },
          "suppressions": [
            { "rule": "label-from-title", "key": "caps", "reason": "printed so" },
            { "rule": "label-missing", "reason": "long gone" },
          ],
        }""")
        status, report = audit(self.path, "--config", config)
        self.assertEqual(told(report), [("label-punctuation", "note", "⌫")])
        self.assertEqual([s["reason"] for s in report["unusedSuppressions"]], ["long gone"])
        self.assertEqual(status, 1)

    def test_a_mistake_in_a_settings_file_is_told_by_its_place(self):
        for text, message in [
            ('{"ignore": ["label-mising"]}', "config.json:1:13: "),
            ('{"suppressions": [{"rule": "label-missing"}]}', "'reason'"),
            ('{"ignor": []}', "'ignor'"), ('{"preset": 7}', "a preset"),
            ('{"suppressions": [{"rule": "label-missing", "reason": "x", "expires": "soon"}]}',
             "YYYY-MM-DD"),
        ]:
            with self.subTest(text):
                config = self.write("config.json", text)
                status, _, errors = call("audit", self.path, "--config", config)
                self.assertEqual(status, 2)
                self.assertIn(message, errors)

    def test_fixes_leave_nothing_that_a_fix_is_known_for(self):
        fixed = self.folder / "fixed"
        fixed.mkdir()
        call("audit", self.path, "--fix", str(fixed))
        self.assertEqual(call("audit", str(fixed / "test.json"))[0], 0)

    def test_a_report_goes_to_a_file(self):
        path = self.folder / "report.json"
        status, output, _ = call("audit", self.path, "--format", "json", "--output", str(path))
        self.assertEqual((status, output), (1, ""))
        self.assertEqual(told(json.loads(path.read_text(encoding="utf-8")))[0][0], "label-from-title")


class Reports(Folder):
    def test_reports_are_the_same_bytes_in_whatever_order_files_are_named(self):
        files = sorted(str(path) for path in EXAMPLES.glob("*.json"))
        one = call("audit", *files, "--format", "json")
        other = call("audit", *reversed(files), "--format", "json")
        self.assertEqual(one, other)

    def test_listening_anew_tells_the_same_but_for_tenths_of_a_second(self):
        def without_seconds(text):
            return re.sub(r'"seconds": [0-9.]+', '"seconds": 0', text)
        one = call("audit", str(EXAMPLES), "--format", "json")[1]
        other = call("audit", str(EXAMPLES), "--format", "json", "--no-cache")[1]
        self.assertEqual(without_seconds(one), without_seconds(other))

    def test_a_report_is_as_its_schema_says(self):
        _, report = audit(str(EXAMPLES), "numeric")
        self.check(report, SCHEMA)

    def test_hostile_labels_reach_no_terminal(self):
        labels = ["\n::error::x", "</script>", "]]>", "\u001b]52;c;eA==\u0007", "\u202eabc", "\u0000"]
        path = self.write("hostile.json", layout(
            *[key(f"k{index}", label, "escape", label=label) for index, label in enumerate(labels)]))
        for format in ("text", "json"):
            with self.subTest(format):
                _, output, errors = call("audit", path, "--format", format, "--verbose")
                self.assertIsNone(re.search("[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]", output + errors))
                self.assertFalse([line for line in output.splitlines() if line.startswith("::")])

    def check(self, value, schema, path="$"):
        """As much of JSON Schema as the report's has."""
        if "$ref" in schema:
            return self.check(value, SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]], path)
        if "anyOf" in schema:
            branch = schema["anyOf"][1 if value is None else 0]
            return self.check(value, branch, path)
        if "const" in schema:
            return self.assertEqual(value, schema["const"], path)
        if "enum" in schema:
            return self.assertIn(value, schema["enum"], path)
        kinds = {
            "object": dict, "array": list, "string": str, "integer": int, "boolean": bool,
            "number": (int, float), "null": type(None)}
        self.assertIsInstance(value, kinds[schema["type"]], path)
        if schema["type"] == "object":
            self.assertLessEqual(set(schema["required"]), set(value), path)
            self.assertLessEqual(set(value), set(schema["properties"]), path)
            for name, part in value.items():
                self.check(part, schema["properties"][name], f"{path}.{name}")
        if schema["type"] == "array":
            for index, element in enumerate(value):
                self.check(element, schema["items"], f"{path}[{index}]")
        if "pattern" in schema:
            self.assertRegex(value, schema["pattern"], path)


class Explain(unittest.TestCase):
    def test_every_rule_is_listed_and_explained(self):
        status, output, _ = call("explain")
        self.assertEqual(status, 0)
        rules = [line.split(":")[0] for line in output.splitlines()]
        self.assertEqual(rules, sorted(rules))
        for rule in rules:
            with self.subTest(rule):
                status, entry, _ = call("explain", rule)
                self.assertEqual(status, 0)
                for part in ("Why: ", "What to do: ", "Fails:", "Passes:", "References:"):
                    self.assertIn(part, entry)

    def test_a_misspelt_rule_has_a_suggestion(self):
        status, output, errors = call("explain", "label-mising")
        self.assertEqual((status, output), (2, ""))
        self.assertIn("did you mean 'label-missing'?", errors)


if __name__ == "__main__":
    unittest.main()
