"""Lists that take the keys: alternatives, settings, pages, keys by name; on the screen and by lines."""

import json
import os
import pathlib
import signal
import tempfile
import unittest

from pseudo_terminal import PseudoTerminal

class Dialogs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.file = self.folder / "spoken-keyboard" / "settings.json"

    def open(self, *arguments, ready="F1 help", **options):
        terminal = PseudoTerminal(*arguments, "--no-audio",
                                  environment={"XDG_CONFIG_HOME": str(self.folder)}, **options)
        self.addCleanup(terminal.close)
        terminal.wait_for(ready)
        return terminal

    def write_settings(self, text):
        self.file.parent.mkdir()
        self.file.write_text(text)

    def end(self, terminal):
        terminal.press("Ctrl-C")
        self.assertEqual(terminal.wait_for_exit(), 130)
        self.assertEqual(terminal.stty(), terminal.settings)

    def test_alternatives_are_chosen_by_keys(self):
        terminal = self.open("qwerty", "--set", "autocapitalization=none")
        terminal.press("Right", "Right", "Alt-Enter")
        terminal.wait_until(lambda t: t.captions[1:3] == ["e grave", "7 alternatives"], "e grave")
        terminal.wait_for("Arrows or digits choose")
        terminal.wait_for("2 \u00e9  e acute")
        terminal.press("Right")
        terminal.wait_for_caption("e acute")
        self.assertEqual(terminal.under_cursor, "2")
        terminal.press("7")
        terminal.wait_for_caption("e ogonek")
        terminal.press("Down")
        terminal.wait_for_caption("(boundary)")
        terminal.press("3")
        terminal.wait_for_caption("e circumflex")
        terminal.press("Enter")
        terminal.wait_for_text("\u00ea|")
        terminal.press("Alt-Enter")
        terminal.wait_for_caption("e grave")
        terminal.press("Esc")
        terminal.wait_for_caption("Closed")
        terminal.wait_until(lambda t: t.focused == "e", "focus on e")
        terminal.wait_for_text("\u00ea|")
        self.end(terminal)

    def test_alternatives_are_chosen_by_lines(self):
        terminal = self.open("qwerty", term="dumb", ready="QWERTY")
        lines = (("set autocapitalization none", None), ("focus e", "e"), ("hold", "e grave"),
                 ("right", "e acute"), ("3", "e circumflex"), ("", "e circumflex"),
                 ("read all", "e circumflex"), ("hold", "e grave"), ("esc", "Closed"),
                 ("n", "n"), ("read all", "\u00ean"))
        for line, said in lines:
            terminal.output = b""
            terminal.feed(line.encode() + b"\n")
            terminal.wait_until(
                lambda t: said is None or f"\n{said}\r\n".encode() in t.output,
                f"{said!r} after {line!r}")
        terminal.feed(b"\x04")
        self.assertEqual(terminal.wait_for_exit(), 0)

    def test_settings_are_changed_and_kept(self):
        terminal = self.open("numeric")
        terminal.press("F11")
        terminal.wait_for("Up and Down choose")
        terminal.wait_until(lambda t: t.captions[1] == "wrap focus: off", "the first setting")
        while terminal.captions[0] != "rate: 175":
            before = terminal.captions[0]
            terminal.press("r")
            terminal.wait_until(lambda t: t.captions[0] != before, "the next setting of r")
        terminal.press("Right")
        terminal.wait_for_caption("rate: 180")
        terminal.wait_until(
            lambda t: t.lines[t.screen.cursor.y] == "rate: 180", "the setting under the cursor")
        terminal.press("Enter")
        terminal.wait_for_caption("Settings saved")
        terminal.wait_until(lambda t: t.focused == "1", "focus on 1")
        self.assertEqual(json.loads(self.file.read_text()), {"rate": 180})
        self.end(terminal)

    def test_a_small_screen_shows_the_value_of_a_setting(self):
        terminal = PseudoTerminal("numeric", "--no-audio", columns=20, lines=6)
        self.addCleanup(terminal.close)
        terminal.wait_until(lambda t: t.focused == "1", "the keys")
        terminal.press("F11", "Down")
        terminal.wait_until(lambda t: "standard" in t.lines[1:4], "the value of typing mode")
        terminal.press("Right")
        terminal.wait_until(lambda t: "typing mode: touch" in t.lines[1:4], "the next value")
        terminal.press("Esc", "Esc")
        terminal.wait_until(lambda t: "Escape ends the" in t.lines[1:4], "how to go on")

    def test_settings_that_are_left_are_as_before(self):
        terminal = self.open("numeric")
        terminal.press("F11", "Right")
        terminal.wait_for_caption("wrap focus: on")
        terminal.press("Esc")
        terminal.wait_for_caption("Settings restored")
        terminal.press("Left")
        terminal.wait_for_caption("(boundary)")
        self.assertFalse(self.file.exists())
        self.end(terminal)

    def test_a_file_keeps_its_comments(self):
        self.write_settings('{\n  // as I like it\n  "echo": "words",\n}\n')
        terminal = self.open("numeric")
        terminal.press("F11", "Right", "Enter")
        terminal.wait_for_caption("Settings saved")
        self.assertEqual(
            self.file.read_text(),
            '{\n  "wrap-focus": true,\n  // as I like it\n  "echo": "words",\n}\n')
        self.end(terminal)

    def test_a_file_with_a_mistake_is_never_written(self):
        self.write_settings('{ "echo": "words"')
        terminal = self.open("numeric", columns=132)
        terminal.press("F11", "Right", "Enter")
        terminal.wait_for("Not saved:")
        self.assertEqual(self.file.read_text(), '{ "echo": "words"')
        self.end(terminal)

    @unittest.skipUnless(os.geteuid() == 0, "only root can give a file away")
    def test_a_file_of_somebody_else_is_never_written(self):
        self.write_settings("{}")
        os.chown(self.file, 12345, 12345)
        terminal = self.open("numeric", columns=132)
        terminal.press("F11", "Right", "Enter")
        terminal.wait_for("belongs to somebody else")
        self.assertEqual((self.file.read_text(), self.file.stat().st_uid), ("{}", 12345))
        self.end(terminal)

    def test_without_a_file_nothing_is_saved(self):
        terminal = self.open("numeric", "--settings", "none")
        terminal.press("F11", "Right", "Enter")
        terminal.wait_for("Not saved:")
        self.assertFalse(self.file.exists())
        self.end(terminal)

    def test_a_list_outlives_a_stop_and_ends_with_the_program(self):
        terminal = self.open("numeric")
        terminal.press("F11", "Right")
        terminal.wait_for_caption("wrap focus: on")
        terminal.press("Ctrl-Z")
        self.assertEqual(terminal.wait_for_stop(), signal.SIGTSTP)
        self.assertEqual(terminal.stty(), terminal.settings)
        terminal.screen.reset()
        terminal.signal(signal.SIGCONT)
        terminal.wait_for_continue()
        terminal.wait_for("typing mode: standard")
        self.end(terminal)
        self.assertFalse(self.file.exists())
        self.assertEqual(terminal.processes_left(), [])

    def test_settings_are_changed_by_lines(self):
        terminal = self.open("numeric", term="dumb", ready="Numeric")
        terminal.feed(b"settings\nright\n\n")
        terminal.wait_for("Settings saved")
        self.assertEqual(json.loads(self.file.read_text()), {"wrap-focus": True})
        self.end(terminal)

    def test_pages_are_chosen_from_a_list(self):
        terminal = self.open("qwerty")
        terminal.press("Alt-P")
        terminal.wait_until(lambda t: t.captions[1:3] == ["Letters", "Pages"], "pages")
        terminal.press("Down", "Enter")
        terminal.wait_until(lambda t: t.lines[-1].startswith("QWERTY - Numbers"), "numbers")
        self.end(terminal)

    def test_the_page_that_is_shown_already_is_named_and_stays(self):
        terminal = self.open("qwerty")
        terminal.press("Alt-P")
        terminal.wait_for("Numbers")
        terminal.press("Enter")
        terminal.wait_until(lambda t: (t.captions[0], t.focused) == ("Letters", "Q"), "letters")

    def test_keys_are_found_by_name(self):
        terminal = self.open("qwerty")
        terminal.press("Ctrl-F", "s", "p")
        terminal.wait_for_caption("Space")
        terminal.wait_for("Find a key: sp")
        terminal.press("Enter")
        terminal.wait_for("F1 help")
        terminal.press("x")
        terminal.wait_for_text("x|")
        self.end(terminal)

    def test_larger_keys_are_drawn_where_there_is_room(self):
        for size, scale, height in (((132, 43), 2, 6), ((80, 24), 3, 3), ((40, 12), 3, 1)):
            with self.subTest(size=size):
                terminal = self.open("qwerty", "--scale", str(scale),
                                     columns=size[0], lines=size[1])
                rows = [next(i for i, line in enumerate(terminal.lines) if letter in line)
                        for letter in (" W", " S")]
                if height > 1:
                    rows = [next(i for i, line in enumerate(terminal.lines)
                                 if f" {letter} " in line) for letter in "WS"]
                self.assertEqual(rows[1] - rows[0], height)
                self.end(terminal)


if __name__ == "__main__":
    unittest.main()
