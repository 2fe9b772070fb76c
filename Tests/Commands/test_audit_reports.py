"""Reports for programs: which are written, and that each is what its standard says."""
import json
import os
import pathlib
import re
import unittest
import urllib.parse
import xml.etree.ElementTree

from program import ROOT, call
from reports import EXAMPLES, FORMATS, Page, commands, github_rules, json_rules, junit_rules, written
from test_audit import Folder, key, layout

try:
    import jsonschema
except ImportError:
    jsonschema = None

SCHEMAS = sorted((ROOT.parent / "shared/schemas").glob("sarif*.json"))


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


if __name__ == "__main__":
    unittest.main()
