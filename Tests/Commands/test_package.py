"""Who may know whom: the package's description and the imports of its sources."""
import json
import re
import subprocess
import tempfile
import unittest

from program import ROOT

ALLOWED = {
    "KeyModel": set(),
    "Narration": {"KeyModel"},
    "Speech": {"KeyModel", "Narration", "CEspeak", "CPcaudio"},
    "LayoutFiles": {"KeyModel", "CXML", "CXkbcommon", "CYAML"},
    "ReportText": set(),
    "LabelAudit": {"KeyModel", "Narration", "ReportText"},
    "SpokenKeyboard": {
        "KeyModel", "Narration", "Speech", "LayoutFiles", "LabelAudit", "ReportText", "CNcurses"},
}
# What comes with the system or the toolchain, by target.
SYSTEM = {
    "KeyModel": set(),
    "Narration": set(),
    "Speech": {"Glibc", "Synchronization", "Foundation", "FoundationEssentials"},
    "LayoutFiles": {"FoundationEssentials", "Glibc"},
    "ReportText": set(),
    "LabelAudit": set(),
    "SpokenKeyboard": {"Glibc", "Foundation", "Dispatch", "Synchronization"},
}


class Package(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as scratch:
            dumped = subprocess.run(
                ["swift", "package", "dump-package", "--scratch-path", scratch], cwd=ROOT,
                capture_output=True, check=True)
        cls.targets = {target["name"]: target for target in json.loads(dumped.stdout)["targets"]}

    def dependencies(self, name):
        return {kind["byName"][0] for kind in self.targets[name]["dependencies"]}

    def test_targets_depend_on_nothing_but_what_they_may_know(self):
        for name, allowed in ALLOWED.items():
            with self.subTest(name):
                self.assertLessEqual(self.dependencies(name), allowed)

    def test_only_speech_knows_the_engine_and_the_sound_device(self):
        for name in self.targets:
            if name != "Speech":
                with self.subTest(name):
                    self.assertTrue(self.dependencies(name).isdisjoint({"CEspeak", "CPcaudio"}))

    def test_nothing_but_tests_imports_the_program(self):
        for name, target in self.targets.items():
            if target["type"] != "test":
                with self.subTest(name):
                    self.assertNotIn("SpokenKeyboard", self.dependencies(name))

    def test_sources_import_what_the_package_says_and_no_more(self):
        for name, allowed in ALLOWED.items():
            for source in (ROOT / "Sources" / name).rglob("*.swift"):
                imports = set(re.findall(
                    r"^(?:@\S+ )*(?:public |package |internal )?import (\w+)",
                    source.read_text(encoding="utf-8"), re.M))
                with self.subTest(source.name):
                    self.assertLessEqual(imports, allowed | SYSTEM[name])


if __name__ == "__main__":
    unittest.main()
