"""The page of an audit: what it is made of, and what a browser makes of it."""
import base64
import io
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import wave

import browser
from program import call
from reports import EXAMPLES, Page, written
from test_audit import Folder, key, layout


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
        cls.holder = tempfile.TemporaryDirectory(prefix="spoken-keyboard-page-")
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
