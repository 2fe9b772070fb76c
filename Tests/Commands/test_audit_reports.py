"""Reports for programs and browsers: each is parsed back, whatever the labels hold."""
import base64
import html
import html.parser
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import unittest
import urllib.parse
import wave
import xml.etree.ElementTree

import browser
from program import ROOT, call
from test_audit import Folder, findings, key, layout

try:
    import jsonschema
except ImportError:
    jsonschema = None

EXAMPLES = ROOT / "Examples"
SCHEMAS = sorted((ROOT.parent / "shared/schemas").glob("sarif*.json"))
FORMATS = ["text", "json", "sarif", "junit", "github", "markdown", "html"]

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


def written(*arguments, **options):
    """Status and text of a report on standard output."""
    status, output, errors = call("audit", *arguments, **options)
    if errors:
        raise AssertionError(errors)
    return status, output


# MARK: Each format, parsed back: how many findings there are of each rule


def counted(rules):
    return {rule: rules.count(rule) for rule in sorted(set(rules))}


def text_rules(text):
    return counted(re.findall(r"^[^\n]*\[(?:error|warning|note), ([a-z-]+), [^\n]*\]$", text, re.M))


def json_rules(text):
    return counted([finding["rule"] for finding in findings(json.loads(text))])


def sarif_rules(text):
    return counted([result["ruleId"] for result in json.loads(text)["runs"][0]["results"]])


def junit_rules(text):
    suites = xml.etree.ElementTree.fromstring(text)
    cases = [
        case for case in suites.iter("testcase")
        if case.find("failure") is not None
        or (case.find("skipped") is not None
            and case.find("skipped").get("message").startswith("a person has to look"))]
    rules = [case.get("name").split(",")[0] for case in cases]
    for output in suites.iter("system-out"):
        rules += re.findall(r"\[note, ([a-z-]+)\]$", output.text or "", re.M)
    return counted(rules)


def commands(text):
    """Annotations of GitHub: kind, properties, message; what the runner makes of each line."""
    found = []
    for line in text.splitlines():
        match = re.fullmatch(r"::(\w+)(?: ([^:]*))?::(.*)", line)
        if match:
            properties = dict(part.split("=", 1) for part in (match[2] or "").split(",") if part)
            for name, value in properties.items():
                for code, character in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
                    value = value.replace(code, character)
                properties[name] = value
            found.append((match[1], properties, match[3]))
    return found


def github_rules(text):
    rules = [
        properties["title"].removeprefix("spoken-keyboard: ") for kind, properties, _ in commands(text)
        if properties.get("title", "").startswith("spoken-keyboard: ")]
    rules += re.findall(r"^(?:error|warning|notice): [^\n]*\[spoken-keyboard: ([a-z- ]+)\]$", text, re.M)
    return counted(rules)


def markdown_rows(text):
    """Cells of all rows; a backslash or a code span before a pipe is none of ours."""
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return [[html.unescape(cell).strip() for cell in row.strip("|").split("|")] for row in rows]


def markdown_rules(text):
    rows = markdown_rows(text)
    if {len(row) for row in rows} - {5}:
        raise AssertionError("a row has more or fewer cells")
    return counted([row[3] for row in rows if row[0] != "severity"])


VOID = {"meta", "br", "link", "input", "img", "hr", "rect", "path"}


class Page(html.parser.HTMLParser):
    """The page as a tree: elements with their names, attributes, texts and places."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.open, self.doctype = [], [], None
        self.feed(text)
        self.close()
        if self.open:
            raise AssertionError(f"never closed: {[element['name'] for element in self.open]}")

    def handle_decl(self, decl):
        self.doctype = decl

    def handle_starttag(self, name, attributes):
        if len({name for name, _ in attributes}) != len(attributes):
            raise AssertionError(f"an attribute twice in {name}")
        element = {"name": name, "attributes": dict(attributes), "text": "", "inside": list(self.open)}
        self.elements.append(element)
        if name not in VOID:
            self.open.append(element)

    def handle_startendtag(self, name, attributes):
        self.handle_starttag(name, attributes)
        if self.open and self.open[-1] is self.elements[-1]:
            self.open.pop()

    def handle_endtag(self, name):
        if not self.open or self.open[-1]["name"] != name:
            raise AssertionError(f"</{name}> closes nothing")
        self.open.pop()

    def handle_data(self, data):
        for element in self.open:
            element["text"] += data

    def handle_comment(self, data):
        raise AssertionError("a comment: " + data)

    def all(self, *names):
        return [element for element in self.elements if element["name"] in names]


def html_rules(text):
    page = Page(text)
    return counted([
        element["text"] for element in page.all("a")
        if (element["attributes"].get("href") or "").startswith("#rule-")])


RULES = {
    "text": text_rules, "json": json_rules, "sarif": sarif_rules, "junit": junit_rules,
    "github": github_rules, "markdown": markdown_rules, "html": html_rules}


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


class Selection(Folder):
    """Which reports are written, and where."""

    def setUp(self):
        super().setUp()
        self.path = self.write("test.json", layout(
            key("caps", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete")))

    def test_several_reports_come_of_one_audit(self):
        sarif, page = self.folder / "r.sarif", self.folder / "r.html"
        status, text = written(
            self.path, "--format", "github", f"--format=sarif={sarif}", "--format", f"html={page}")
        self.assertEqual((status, github_rules(text)), (1, {"label-from-title": 1}))
        self.assertEqual(sarif.read_text(encoding="utf-8"), written(self.path, "--format", "sarif")[1])
        self.assertEqual(page.read_text(encoding="utf-8"), written(self.path, "--format", "html")[1])

    def test_a_report_without_a_file_goes_to_the_output(self):
        first, second = self.folder / "first", self.folder / "second"
        status, text = written(
            self.path, "--format", "junit", "--output", str(first), "--format", f"json={second}")
        self.assertEqual((status, text), (1, ""))
        self.assertEqual(junit_rules(first.read_text(encoding="utf-8")), {"label-from-title": 1})
        self.assertEqual(json_rules(second.read_text(encoding="utf-8")), {"label-from-title": 1})

    def test_what_can_not_be_is_wrong_usage(self):
        there = str(self.folder / "there")
        for arguments, message in [
            (["--format", "sarf"], "did you mean 'sarif'?"),
            (["--format", "xyz"], "expected text, json, sarif, junit, github, markdown, html"),
            (["--format", "sarif="], "needs the name of a file"),
            (["--format", "json", "--format", "sarif"], "two reports for standard output"),
            (["--format", f"json={there}", "--format", f"html={there}"], "two reports for"),
            (["--format", f"json={there}", "--output", there + "2"], "--output needs a --format"),
            (["--format", "html=/nowhere/x"], "/nowhere"),
        ]:
            with self.subTest(arguments):
                status, output, errors = call("audit", self.path, *arguments)
                self.assertEqual((status, output), (2, ""))
                self.assertIn(message, errors)
                self.assertFalse(os.path.exists(there))

    def test_the_status_is_that_of_the_audit(self):
        for format in FORMATS:
            for arguments, status in [([], 1), (["--fail-on", "never"], 0), (["--select", "label-missing"], 0)]:
                with self.subTest(format=format, arguments=arguments):
                    self.assertEqual(written(self.path, "--format", format, *arguments)[0], status)

    def test_the_same_input_is_the_same_bytes(self):
        files = sorted(str(path) for path in EXAMPLES.glob("*.json"))
        for format in FORMATS:
            with self.subTest(format):
                one = written(*files, "--format", format)
                self.assertEqual(written(*reversed(files), "--format", format), one)
                self.assertEqual(written(str(EXAMPLES), "--format", format), one)

    def test_listening_anew_changes_nothing_but_seconds_and_sounds(self):
        def settled(text):
            text = re.sub(r"base64,[A-Za-z0-9+/=]+", "", text)
            return re.sub(r'\d+\.\d+ s\b|"seconds": [\d.]+', "", text)
        for format in FORMATS:
            with self.subTest(format):
                one = written(str(EXAMPLES), "--format", format)
                other = written(str(EXAMPLES), "--format", format, "--no-cache")
                self.assertEqual(settled(one[1]), settled(other[1]))

    def test_a_damaged_cache_of_sounds_is_heard_anew(self):
        environment = {"XDG_CACHE_HOME": str(self.folder / "cache")}
        page = Page(written(self.path, "--format", "html", environment=environment)[1])
        sounds = next((self.folder / "cache/spoken-keyboard").glob("sounds-*"))
        sounds.write_bytes(sounds.read_bytes()[:-1000] + b"\nen\tt\tjavascript:x\tend\n\xff\t\t\n")
        again = Page(written(self.path, "--format", "html", environment=environment)[1])
        self.assertEqual(len(again.all("audio")), len(page.all("audio")))
        for element in again.all("audio"):
            self.assertTrue(element["attributes"]["src"].startswith("data:audio/wav;base64,"))


class SARIF(Folder):
    def setUp(self):
        super().setUp()
        self.path = self.write("a b/tést#1.json", layout(
            key("caps", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete."),
            key("x", "XQ", "escape")))
        self.config = self.write("config", {"suppressions": [
            {"rule": "label-from-title", "key": "x", "reason": "printed so"},
            {"rule": "label-missing", "reason": "long gone"}]})
        self.broken = self.write("broken.json", "{")
        baseline = str(self.folder / "baseline")
        call("audit", self.path, "--select", "label-punctuation", "--write-baseline", baseline)
        status, text = written(
            self.path, self.broken, "qwerty", "--config", self.config, "--baseline", baseline,
            "--format", "sarif")
        self.assertEqual(status, 2)
        self.log = json.loads(text)
        self.run_ = self.log["runs"][0]

    @unittest.skipUnless(jsonschema, "python3-jsonschema isn't there")
    @unittest.skipUnless(SCHEMAS, "the schemas of SARIF aren't there")
    def test_it_is_as_both_schemas_say(self):
        reports = [self.log, json.loads(written(str(EXAMPLES), "numeric", "--format", "sarif")[1])]
        self.assertEqual(len(SCHEMAS), 2)
        for schema in SCHEMAS:
            rules = json.loads(schema.read_text(encoding="utf-8-sig"))
            validator = jsonschema.validators.validator_for(rules)(rules)
            for report in reports:
                with self.subTest(schema.name):
                    self.assertEqual([error.message for error in validator.iter_errors(report)], [])

    def test_numbers_lead_to_what_they_name(self):
        rules = self.run_["tool"]["driver"]["rules"]
        artifacts = self.run_["artifacts"]
        for result in self.run_["results"]:
            self.assertEqual(rules[result["ruleIndex"]]["id"], result["ruleId"])
            for place in result["locations"] + result.get("relatedLocations", []):
                location = place.get("physicalLocation", {}).get("artifactLocation")
                if location:
                    self.assertEqual(artifacts[location["index"]]["location"], location)
        for notification in self.notifications():
            rule = notification.get("associatedRule")
            if rule:
                self.assertEqual(rules[rule["index"]]["id"], rule["id"])

    def notifications(self):
        invocation = self.run_["invocations"][0]
        return invocation["toolExecutionNotifications"] + invocation["toolConfigurationNotifications"]

    def test_findings_have_the_state_that_they_have(self):
        self.assertEqual(
            [(r["ruleId"], r["baselineState"], [s["justification"] for s in r["suppressions"]])
             for r in self.run_["results"]],
            [("label-from-title", "new", []), ("label-punctuation", "unchanged", []),
             ("label-from-title", "new", ["printed so"])])

    def test_what_went_wrong_is_told(self):
        self.assertFalse(self.run_["invocations"][0]["executionSuccessful"])
        self.assertEqual(
            sorted({n["descriptor"]["id"] for n in self.notifications()}),
            ["file-not-read", "unused-suppression"])

    def test_addresses_lead_to_the_files(self):
        outside = [a["location"] for a in self.run_["artifacts"]]
        self.assertEqual(
            [urllib.parse.unquote(urllib.parse.urlsplit(location["uri"]).path) for location in outside],
            [self.path, self.broken])
        here = os.getcwd()
        try:
            os.chdir(self.folder)
            report = json.loads(written("./a b", "--format", "sarif")[1])["runs"][0]
        finally:
            os.chdir(here)
        location = report["artifacts"][0]["location"]
        self.assertEqual(location["uriBaseId"], "%SRCROOT%")
        self.assertEqual(urllib.parse.unquote(location["uri"]), "a b/tést#1.json")
        self.assertNotIn(" ", location["uri"])

    def test_regions_are_where_the_keys_stand(self):
        lines = pathlib.Path(self.path).read_text(encoding="utf-8").splitlines()
        for result in self.run_["results"]:
            region = result["locations"][0]["physicalLocation"]["region"]
            identifier = result["locations"][0]["logicalLocations"][0]["name"]
            rest = lines[region["startLine"] - 1][region["startColumn"] - 1:]
            self.assertTrue(rest.startswith('{"id": "' + identifier + '"'), rest[:40])

    def test_a_fingerprint_stays_when_keys_move(self):
        moved = self.write("moved.json", layout(
            key("y", "y"), key("caps2", "CP", "capsLock"), key("d", "⌫", "deleteBackward", label="Delete")))
        report = json.loads(written(moved, "--format", "sarif", "--select", "label-from-title")[1])
        self.assertEqual(
            report["runs"][0]["results"][0]["partialFingerprints"]["spokenKeyboard/v1"],
            self.run_["results"][0]["partialFingerprints"]["spokenKeyboard/v1"])


class JUnit(Folder):
    def check(self, text):
        """The schema of Ant's tasks, which is the strictest in use."""
        suites = xml.etree.ElementTree.fromstring(text)
        self.assertEqual((suites.tag, suites.attrib), ("testsuites", {}))
        for number, suite in enumerate(suites):
            self.assertEqual(suite.tag, "testsuite")
            self.assertEqual(
                set(suite.attrib), {"name", "package", "id", "timestamp", "hostname", "tests",
                                    "failures", "errors", "skipped", "time"})
            self.assertEqual(suite.get("id"), str(number))
            self.assertRegex(suite.get("timestamp"), r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$")
            self.assertTrue(suite.get("name").strip())
            tags = [part.tag for part in suite]
            cases = suite.findall("testcase")
            self.assertEqual(
                tags, ["properties"] + ["testcase"] * len(cases) + ["system-out", "system-err"])
            counts = {"failure": 0, "error": 0, "skipped": 0}
            names = set()
            for case in cases:
                self.assertEqual(set(case.attrib), {"name", "classname", "time"})
                self.assertLessEqual(len(case), 1)
                names.add((" ".join(case.get("classname").split()), " ".join(case.get("name").split())))
                for outcome in case:
                    counts[outcome.tag] += 1
                    expected = {"message"} if outcome.tag == "skipped" else {"message", "type"}
                    self.assertEqual(set(outcome.attrib), expected)
            self.assertEqual(len(names), len(cases))
            self.assertEqual(
                [int(suite.get(name)) for name in ("tests", "failures", "errors", "skipped")],
                [len(cases), counts["failure"], counts["error"], counts["skipped"]])
        return suites

    def test_it_is_as_the_schema_says(self):
        broken = self.write("broken.json", "{")
        config = self.write("config", {"suppressions": [
            {"rule": "trait-missing", "reason": "old"}, {"rule": "label-missing", "reason": "gone"}]})
        _, text = written(str(EXAMPLES), "qwerty", broken, "--config", config, "--format", "junit")
        suites = self.check(text)
        self.assertEqual(len(suites), 6)
        self.assertEqual(sum(int(suite.get("errors")) for suite in suites), 1)

    def test_failures_are_what_the_status_counts(self):
        for least, failures in [("error", 5), ("warning", 8), ("note", 9), ("never", 0)]:
            with self.subTest(least):
                status, text = written(str(EXAMPLES), "--format", "junit", "--fail-on", least)
                found = len(list(self.check(text).iter("failure")))
                self.assertEqual((found, status), (failures, 1 if failures else 0))


class GitHub(Folder):
    def test_each_annotation_names_its_place(self):
        _, text = written(str(EXAMPLES / "phone-pad.json"), "--format", "github")
        error = [command for command in commands(text) if command[0] == "error"][0]
        self.assertEqual(error[1]["title"], "spoken-keyboard: label-from-title")
        lines = (EXAMPLES / "phone-pad.json").read_text(encoding="utf-8").splitlines()
        self.assertIn('"id": "delete"', "".join(lines[int(error[1]["line"]) - 1:][:3]))

    def test_a_step_shows_ten_of_a_kind(self):
        path = self.write("many.json", layout(
            *[key(f"k{number}", f"F{number}Q", "escape") for number in range(30)],
            key("d", "⌫", "deleteBackward", label="Delete")))
        _, text = written(path, "--format", "github", "--select", "label-from-title")
        kinds = [kind for kind, _, _ in commands(text)]
        self.assertEqual(kinds, ["error"] * 10 + ["group", "endgroup", "notice"])
        self.assertIn("20 more are in the log", text.splitlines()[-1])


def luminance(color):
    channels = [int(color[index:index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


class HTML(Folder):
    @classmethod
    def setUpClass(cls):
        cls.text = written(str(EXAMPLES), "numeric", "--format", "html")[1]
        cls.page = Page(cls.text)

    def test_it_is_a_whole_page_with_landmarks(self):
        page = self.page
        self.assertEqual(page.doctype, "DOCTYPE html")
        self.assertEqual(page.all("html")[0]["attributes"]["lang"], "en")
        self.assertTrue(page.all("title")[0]["text"].startswith("Audit of labels: 5 errors"))
        for name in ("header", "main", "footer", "nav", "h1"):
            self.assertEqual(len(page.all(name)), 1, name)
        identifiers = [e["attributes"]["id"] for e in page.elements if "id" in e["attributes"]]
        self.assertEqual(len(identifiers), len(set(identifiers)))
        for element in page.elements:
            address = element["attributes"].get("href", "")
            if address.startswith("#"):
                self.assertIn(address[1:], identifiers)
            for name in ("aria-labelledby",):
                if name in element["attributes"]:
                    self.assertIn(element["attributes"][name], identifiers)

    def test_headings_go_down_one_level_at_a_time(self):
        levels = [int(heading["name"][1]) for heading in self.page.all("h1", "h2", "h3", "h4", "h5", "h6")]
        self.assertEqual(levels[0], 1)
        for above, below in zip(levels, levels[1:]):
            self.assertLessEqual(below, above + 1)
        for heading in self.page.all("h1", "h2", "h3"):
            self.assertTrue(heading["text"].strip())

    def test_tables_have_captions_and_headers(self):
        tables = self.page.all("table")
        self.assertGreater(len(tables), 6)
        for table in tables:
            inside = [e for e in self.page.elements if table in e["inside"]]
            self.assertEqual(len([e for e in inside if e["name"] == "caption" and e["text"].strip()]), 1)
            columns = [e for e in inside if e["attributes"].get("scope") == "col"]
            rows = [e for e in inside if e["attributes"].get("scope") == "row"]
            cells = [e for e in inside if e["name"] == "td"]
            self.assertEqual(len(cells), (len(columns) - 1) * len(rows))
            self.assertTrue(all(header["text"].strip() for header in columns + rows))
        for header in self.page.all("th"):
            self.assertIn(header["attributes"].get("scope"), ("col", "row"))

    def test_nothing_is_fetched_sent_or_run(self):
        policy = [
            e["attributes"]["content"] for e in self.page.all("meta")
            if e["attributes"].get("http-equiv") == "Content-Security-Policy"]
        self.assertEqual(len(policy), 1)
        for part in ("default-src 'none'", "style-src 'unsafe-inline'", "media-src data:"):
            self.assertIn(part, policy[0].split("; "))
        self.assertNotRegex(self.text, r"<script|<link|@import|url\(|src=\"(?!data:)")

    def test_every_key_can_be_heard_and_every_sound_decodes(self):
        audio = self.page.all("audio")
        names = [element["attributes"]["aria-label"] for element in audio]
        self.assertEqual(len(names), len(set(names)))
        for element in audio:
            self.assertIn("controls", element["attributes"])
            start, data = element["attributes"]["src"].split(",")
            self.assertEqual(start, "data:audio/wav;base64")
            with wave.open(io.BytesIO(base64.b64decode(data, validate=True))) as sound:
                self.assertEqual((sound.getnchannels(), sound.getsampwidth()), (1, 2))
                self.assertGreater(sound.getnframes() / sound.getframerate(), 0.05)
                samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
                self.assertGreater(max(map(abs, samples)), 1000)
        keys = [
            row for row in self.page.all("tr")
            if any(e["name"] == "tbody" for e in row["inside"]) and "id" not in row["attributes"]]
        for row in keys:
            inside = [e for e in self.page.elements if row in e["inside"]]
            played = [
                e for e in inside if e["name"] == "audio"
                or e["attributes"].get("href", "").startswith("#sound-")]
            self.assertEqual(len(played), 1, row["text"])

    def test_a_silent_key_says_so(self):
        path = self.write("test.json", layout(key("d", "⌫", "deleteBackward", label="⌫")))
        page = Page(written(path, "--format", "html", "--reader", "raw")[1])
        self.assertEqual(page.all("audio"), [])
        self.assertIn("silent", [cell["text"] for cell in page.all("td")])

    def test_labels_are_isolated_and_have_their_language(self):
        path = self.write("test.json", layout(key("d", "⌫", "deleteBackward", label="מחק"), language="he"))
        page = Page(written(path, "--format", "html")[1])
        labels = [e for e in page.elements if e["name"] == "bdi" and e["text"] == "מחק"]
        self.assertTrue(any(e["attributes"].get("lang") == "he" for e in labels))
        with_label = [e for e in page.elements if "מחק" in e["text"]]
        around = {id(outer) for e in with_label for outer in e["inside"]}
        self.assertEqual({e["name"] for e in with_label if id(e) not in around}, {"bdi"})

    def test_the_page_stays_small_enough_to_open(self):
        paths = []
        for number in range(30):
            paths.append(self.write(f"l{number}.json", layout(
                *[key(f"k{index}", "QZ", "escape", label=f"The key number {number} {index} says much")
                  for index in range(12)], key("d", "⌫", "deleteBackward", label="Delete"), name=f"l{number}")))
        text = written(*paths, "--format", "html", "--select", "label-missing", seconds=300)[1]
        self.assertLess(len(text), 12_000_000)
        self.assertIn("left out, the page holds sound enough", text)
        self.assertGreater(len(Page(text).all("audio")), 50)

    def test_colours_can_be_told_apart_in_light_and_dark(self):
        style = self.page.all("style")[0]["text"]
        light, dark = style.split("prefers-color-scheme: dark", 1)
        for part in (light, dark):
            colors = dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", part))
            for text in ("text", "quiet", "link", "error", "warning", "note"):
                for ground in ("page", "key", "target"):
                    with self.subTest(text=text, ground=ground):
                        self.assertGreaterEqual(contrast(colors[text], colors[ground]), 4.5)
            for edge in ("line", "focus"):
                self.assertGreaterEqual(contrast(colors[edge], colors["page"]), 3)

    @unittest.skipUnless(shutil.which("tidy"), "tidy isn't there")
    def test_tidy_has_nothing_to_say(self):
        done = subprocess.run(
            ["tidy", "-q", "-e", "--mute", "PROPRIETARY_ELEMENT,PROPRIETARY_ATTRIBUTE"],
            input=self.text.encode(), capture_output=True, check=False)
        self.assertEqual(done.stderr.decode(), "")


@unittest.skipUnless(browser.PATH, "Chromium isn't there")
class InABrowser(Folder):
    """The page once it is laid out."""

    # Text whose colour is too near to what is behind it: 4.5 for text, in an opaque page.
    FAINT = """(() => {
      const parse = c => c.match(/[\\d.]+/g).map(Number);
      const linear = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      const luminance = c => 0.2126*linear(c[0]) + 0.7152*linear(c[1]) + 0.0722*linear(c[2]);
      const ground = e => { for (; e; e = e.parentElement) {
        const c = parse(getComputedStyle(e).backgroundColor);
        if (c.length < 4 || c[3] == 1) return c; } return [255, 255, 255]; };
      const faint = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let n = walk.nextNode(); n; n = walk.nextNode()) {
        const e = n.parentElement;
        if (!n.textContent.trim() || e.closest('svg')) continue;
        const [a, b] = [luminance(parse(getComputedStyle(e).color)), luminance(ground(e))];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) faint.push([n.textContent.slice(0, 40), ratio]);
      }
      return faint; })()"""

    @classmethod
    def setUpClass(cls):
        cls.holder = browser.tempfile.TemporaryDirectory(prefix="spoken-keyboard-page-")
        path = pathlib.Path(cls.holder.name) / "report.html"
        call("audit", str(EXAMPLES), "numeric", "--format", f"html={path}")
        cls.browser = browser.Browser(path.as_uri())

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.holder.cleanup()

    def test_it_fits_at_any_width(self):
        for width in (320, 500, 800, 1600):
            self.browser.show(width=width)
            self.assertLessEqual(self.browser.evaluate("document.documentElement.scrollWidth"), width)

    def test_text_stands_out_in_light_and_dark(self):
        grounds = set()
        for scheme in ("light", "dark"):
            self.browser.show(scheme=scheme)
            self.assertEqual(self.browser.evaluate(self.FAINT), [])
            grounds.add(self.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        self.assertEqual(len(grounds), 2)

    def test_assistive_technology_gets_the_same_tables_at_any_width(self):
        counts = []
        for width in (1100, 320):
            self.browser.show(width=width)
            roles = [role for role, _ in self.browser.tree()]
            counts.append({
                role: roles.count(role)
                for role in ("table", "row", "rowheader", "cell", "Audio", "image", "heading", "main")})
        self.assertEqual(counts[0]["table"], 7)
        self.assertEqual(counts[0]["main"], 1)
        self.assertGreater(counts[0]["rowheader"], 40)
        # Empty cells are hidden on a narrow screen.
        self.assertLessEqual(counts[1].pop("cell"), counts[0].pop("cell"))
        self.assertEqual(counts[1], counts[0])

    def test_whatever_can_be_used_has_a_name(self):
        self.browser.show()
        for role, name in self.browser.tree():
            if role in ("link", "button", "image", "Audio", "table", "region", "navigation", "group", "heading"):
                with self.subTest(role):
                    self.assertTrue(name.strip())

    def test_every_sound_plays(self):
        seconds = self.browser.evaluate("""Promise.all([...document.querySelectorAll('audio')].map(
          a => new Promise(done => {
            a.onloadedmetadata = () => done(a.duration); a.onerror = () => done(-1);
            a.preload = 'metadata'; a.load(); })))""")
        self.assertGreater(len(seconds), 20)
        self.assertGreater(min(seconds), 0.05)

    def test_the_focus_is_seen(self):
        self.browser.show()
        self.assertEqual(self.browser.evaluate("""(() => {
          const without = [];
          for (const e of document.querySelectorAll('a, audio, .scroll, summary')) {
            e.focus({focusVisible: true});
            if (document.activeElement != e || getComputedStyle(e).outlineStyle == 'none')
              without.push(e.outerHTML.slice(0, 80));
          }
          return without; })()"""), [])

    def test_nothing_is_fetched(self):
        fetched = [
            address for address in self.browser.requested
            if not address.startswith(("file:", "data:", "about:"))]
        self.assertEqual(fetched, [])


if __name__ == "__main__":
    unittest.main()
