"""What a person sees and types: layout, focus, captions, text, sizes, terminals, locales."""

import time
import unittest

from pseudo_terminal import PseudoTerminal

SIZES = [(80, 24), (40, 12), (132, 43)]


class Showing(unittest.TestCase):
    def test_every_size_terminal_and_locale_shows_the_keyboard(self):
        for columns, lines in SIZES:
            for term in ("xterm-256color", "linux"):
                for locale in ("C.UTF-8", "C"):
                    with self.subTest(columns=columns, term=term, locale=locale), \
                            PseudoTerminal("qwerty", "--no-audio", columns=columns, lines=lines,
                                           term=term, locale=locale) as terminal:
                        terminal.wait_for("F1 help")
                        self.assertTrue(any("QWERTY" in line for line in terminal.lines))
                        # Capitals: the first letter of a text is one by itself.
                        self.assertEqual(terminal.focused, "Q")
                        self.assertEqual(terminal.under_cursor, "Q")
                        shown = " ".join(terminal.lines) + " "
                        for letter in "WERTYUIOPASDFGHJKLZXCVBNM":
                            self.assertIn(f"{letter} ", shown)
                        terminal.press("Right")
                        terminal.wait_until(
                            lambda t: (t.focused, t.under_cursor) == ("W", "W"), "focus on W")
                        terminal.press("Esc", "Esc")
                        self.assertEqual(terminal.wait_for_exit(), 0)

    def test_the_start_says_the_keyboard_and_the_focused_key(self):
        with PseudoTerminal("numeric", "--no-audio") as terminal:
            terminal.wait_for("F1 help")
            said = " ".join(reversed(terminal.captions))
            self.assertRegex(said, r"Numeric.*\b1\b")

    def test_the_screen_is_legible_without_colours(self):
        with PseudoTerminal("numeric", "--no-audio", environment={"NO_COLOR": "1"}) as terminal:
            terminal.wait_for("F1 help")
            terminal.wait_until(lambda t: t.under_cursor == "1", "cursor on 1")
            cell = terminal.screen.buffer[terminal.screen.cursor.y][terminal.screen.cursor.x]
            self.assertTrue(cell.reverse and cell.bold)
            self.assertEqual({cell.fg, cell.bg}, {"default"})


class Typing(unittest.TestCase):
    def setUp(self):
        self.terminal = PseudoTerminal("numeric", "--no-audio")
        self.addCleanup(self.terminal.close)
        self.terminal.wait_for("F1 help")

    def test_arrows_are_arrows_in_either_cursor_key_mode(self):
        for sequence, key in [(b"\x1b[C", "2"), (b"\x1bOC", "3"), (b"\x1b[B", "6"), (b"\x1bOA", "3"),
                              (b"\x1b[D", "2"), (b"\x1bOD", "1")]:
            self.terminal.feed(sequence)
            self.terminal.wait_until(lambda t: t.focused == key, f"focus on {key}")

    def test_moving_pressing_and_deleting_are_said(self):
        terminal = self.terminal
        terminal.press("Right")
        terminal.wait_for_caption("2")
        terminal.press("Right")
        terminal.wait_for_caption("3")
        terminal.press("Enter")
        terminal.wait_for_text("3|")
        terminal.wait_for_caption("3")
        terminal.press("End")
        terminal.wait_for_caption("Delete")
        terminal.press("Enter")
        terminal.wait_for_text("|")
        terminal.wait_for_caption("3")

    def test_characters_press_their_keys_and_leave_the_focus(self):
        self.terminal.press("4", "2")
        self.terminal.wait_for_text("42|")
        self.assertEqual(self.terminal.focused, "1")
        self.terminal.press("Backspace")
        self.terminal.wait_for_text("4|")

    def test_tab_goes_on_and_shift_tab_back(self):
        self.terminal.press("Tab", "Tab")
        self.terminal.wait_until(lambda t: t.focused == "3", "focus on 3")
        self.terminal.press("Shift-Tab")
        self.terminal.wait_until(lambda t: t.focused == "2", "focus on 2")

    def test_the_caret_moves_by_alt_and_arrows(self):
        self.terminal.press("1", "2", "3")
        self.terminal.wait_for_text("123|")
        self.terminal.press("Alt-Left")
        self.terminal.wait_for_text("12|3")
        self.terminal.press("Shift-Left", "9")
        self.terminal.wait_for_text("19|3")

    def test_alt_is_told_from_escape(self):
        self.terminal.press("7", "8")
        self.terminal.wait_for_text("78|")
        self.terminal.press("Alt-z")
        self.terminal.wait_until(lambda t: "78" not in t.text, "undone text")
        self.assertEqual(self.terminal.focused, "1")

    def test_a_paste_is_one_edit(self):
        self.terminal.feed(b"\x1b[200~123\x1b[201~")
        self.terminal.wait_for_text("123|")
        self.terminal.press("Alt-z")
        self.terminal.wait_for_text("|")

    def test_bytes_of_a_paste_that_are_no_text_lose_nothing_else(self):
        pastes = {b"caf\xe9 au lait": "caf\ufffd au lait", b"a\xffb": "a\ufffdb",
                  b"\xf0\x9f": "\ufffd", b"1\xe9": "1\ufffd"}
        for given, text in pastes.items():
            with self.subTest(given=given):
                self.terminal.feed(b"\x1b[200~" + given + b"\x1b[201~")
                start = time.monotonic()
                self.terminal.wait_for_text(text + "|")
                self.assertLess(time.monotonic() - start, 2)
                self.terminal.press("Alt-z")
                self.terminal.wait_for_text("|")

    def test_keys_are_known_in_either_mode_of_a_terminal(self):
        for right, left in ((b"\x1b[C", b"\x1b[D"), (b"\x1bOC", b"\x1bOD")):
            self.terminal.feed(right)
            self.terminal.wait_until(lambda t: t.focused == "2", "focus on 2")
            self.terminal.feed(left)
            self.terminal.wait_until(lambda t: t.focused == "1", "focus on 1")
        self.terminal.feed(b"\x1b[4~")
        self.terminal.wait_until(lambda t: t.focused == "\u232b", "focus on Delete")
        self.terminal.feed(b"\x1b[1~\x1b[11~")
        self.terminal.wait_for("Escape closes")

    def test_an_unknown_sequence_types_nothing(self):
        self.terminal.feed(b"\x1b[99;1~\x1b[?64;1;2c5")
        self.terminal.wait_for_text("5|")

    def test_control_characters_of_a_paste_never_reach_the_terminal(self):
        before = len(self.terminal.output)
        self.terminal.feed(b"\x1b[200~1\x1b]0;title\x07\xe2\x80\xae2\x1b[201~3")
        self.terminal.wait_until(lambda t: "3" in t.text, "text with 3")
        self.assertNotIn(b"]0;title\x07", self.terminal.output[before:])
        self.assertNotIn("\u202e".encode(), self.terminal.output[before:])

    def test_a_resize_in_the_middle_keeps_all(self):
        self.terminal.press("5", "Right")
        self.terminal.wait_until(lambda t: t.focused == "2", "focus on 2")
        for columns, lines in [(40, 12), (132, 43), (20, 6), (80, 24)]:
            self.terminal.resize(columns, lines)
            self.terminal.wait_until(
                lambda t: t.focused == "2" and t.text.startswith("5")
                and (lines < 12 or t.lines[-1].startswith("Numeric")), "the same at another size")

    def test_escape_puts_the_keyboard_away_and_enter_brings_it_back(self):
        self.terminal.press("Right", "Esc")
        self.terminal.wait_for("Enter shows it")
        self.assertIsNone(self.terminal.focused)
        self.terminal.press("Enter")
        self.terminal.wait_until(lambda t: t.focused == "2", "focus on 2")

    def test_help_is_read_by_line_and_closed(self):
        self.terminal.press("F1")
        self.terminal.wait_for("Escape closes")
        self.terminal.press("Down")
        self.terminal.wait_until(lambda t: t.captions[0].startswith("Left:"), "help about Left")
        self.terminal.press("Esc")
        self.terminal.wait_until(lambda t: t.focused == "1", "focus on 1")

    def test_input_help_says_keys_and_does_nothing(self):
        self.terminal.press("F2", "7")
        self.terminal.wait_for_caption("7: type it")
        self.terminal.press("F2", "8")
        self.terminal.wait_for_text("8|")

    def test_settings_change_by_keys_and_say_so(self):
        for key, words in [("F9", "echo"), ("F10", "verbosity"), ("F8", "rate"), ("F7", "rate")]:
            self.terminal.press(key)
            self.terminal.wait_until(lambda t: t.captions and words in t.captions[0].lower(), words)
        self.assertEqual(self.terminal.text.strip("\u258f"), "")

    def test_the_last_thing_is_said_again(self):
        self.terminal.press("Right")
        self.terminal.wait_for_caption("2")
        self.terminal.press("F5")
        self.terminal.wait_until(lambda t: t.captions[:2] == ["2", "2"], "2 twice")

    def test_the_text_is_read(self):
        self.terminal.press("4", "5", "6")
        self.terminal.wait_for_text("456|")
        self.terminal.feed(b"\x1ba")
        self.terminal.wait_until(lambda t: "456" in t.captions[0], "456 read")

    def test_what_no_key_types_is_told_and_not_typed(self):
        self.terminal.press("x", "5")
        self.terminal.wait_for_text("5|")
        self.terminal.wait_until(lambda t: "x" in t.captions[1], "x told")

    def test_control_s_does_not_freeze_the_screen(self):
        self.terminal.press("Ctrl-S", "6")
        self.terminal.wait_for_text("6|")


class Pointing(unittest.TestCase):
    def test_the_mouse_explores_and_a_second_click_presses(self):
        with PseudoTerminal("numeric", "--no-audio") as terminal:
            terminal.wait_for("F1 help")
            line = next(i for i, text in enumerate(terminal.lines) if "5" in text)
            column = terminal.lines[line].index("5")
            place = b"%d;%d" % (column + 1, line + 1)
            terminal.feed(b"\x1b[<35;" + place + b"M")
            terminal.wait_until(lambda t: t.focused == "5", "focus on 5")
            self.assertEqual(terminal.text.strip("\u258f"), "")
            click = b"\x1b[<0;" + place + b"M\x1b[<0;" + place + b"m"
            terminal.feed(click + click)
            terminal.wait_for_text("5|")


if __name__ == "__main__":
    unittest.main()
