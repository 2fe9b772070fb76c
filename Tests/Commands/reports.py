"""Reports parsed back: from each format, how many findings there are of each rule."""
import html
import html.parser
import json
import re
import xml.etree.ElementTree

from program import ROOT, call
from test_audit import findings

EXAMPLES = ROOT / "Examples"
FORMATS = ["text", "json", "sarif", "junit", "github", "markdown", "html"]


def written(*arguments, **options):
    """Status and text of a report on standard output."""
    status, output, errors = call("audit", *arguments, **options)
    if errors:
        raise AssertionError(errors)
    return status, output


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
