"""Settings of the terminal: its cursor, its clipboard, its keys; mistakes in the file."""

import base64
import pathlib
import tempfile
import unittest

from pseudo_terminal import PseudoTerminal


class Settings(unittest.TestCase):
    def open(self, settings, *arguments, layout="numeric"):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = pathlib.Path(folder.name) / "spoken-keyboard"
        path.mkdir()
        (path / "settings.json").write_text(settings, encoding="utf-8")
        terminal = PseudoTerminal(layout, "--no-audio", *arguments,
                                  environment={"XDG_CONFIG_HOME": folder.name})
        self.addCleanup(terminal.close)
        terminal.wait_for("F1 help")
        return terminal

    def end(self, terminal):
        terminal.press("Ctrl-C")
        self.assertEqual(terminal.wait_for_exit(), 130)
        self.assertEqual(terminal.stty(), terminal.settings)

    def test_a_mistake_is_a_caption_and_stops_nothing(self):
        terminal = self.open('{ "ecko": true, "hardware-echo": "none" }')
        terminal.wait_for("settings.json, line 1, column 3: no setting 'ecko'; did you mean 'echo'?")
        terminal.press("4")
        terminal.wait_for_text("4|")
        self.assertNotIn("4", terminal.captions)
        self.end(terminal)

    def test_the_cursor_stands_in_the_text_where_it_is_wanted_there(self):
        terminal = self.open('{ "cursor": "text" }')
        terminal.press("4")
        terminal.wait_for_text("4|")
        terminal.wait_until(
            lambda t: (t.screen.cursor.y, t.screen.cursor.x) == (0, 1), "cursor at the caret")
        self.end(terminal)

    def test_keys_do_what_the_file_says(self):
        terminal = self.open('{ "keys": { "F5": "focus-last", "F6": "none", "Alt-X": "redo" } }')
        terminal.press("F5")
        terminal.wait_until(lambda t: t.focused in ("\u232b", "Delete"), "focus on Delete")
        terminal.press("F1")
        terminal.wait_for("F5")
        self.end(terminal)

    def test_the_clipboard_is_written_only_where_it_is_allowed(self):
        terminal = self.open('{}')
        terminal.press("4", "\x0b")
        terminal.wait_for_caption("clipboard: off")
        self.assertNotIn(b"\x1b]52", terminal.output)
        self.end(terminal)
        terminal = self.open('{ "clipboard": true }')
        terminal.press("4", "2", "\x0b")
        terminal.wait_for_caption("Copied")
        sequence = b"\x1b]52;c;" + base64.b64encode(b"42") + b"\x07"
        terminal.wait_until(lambda t: sequence in t.output, "the clipboard's sequence")
        self.end(terminal)

    def test_high_contrast_is_bold(self):
        terminal = self.open('{ "high-contrast": true }')
        bold = [terminal.screen.buffer[line][column].bold
                for line, text in enumerate(terminal.screen.display)
                for column, character in enumerate(text) if character != " "]
        self.assertTrue(all(bold))
        self.end(terminal)


if __name__ == "__main__":
    unittest.main()
