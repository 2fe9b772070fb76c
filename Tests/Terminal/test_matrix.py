"""Everything once: each size, terminal and locale; each command of help; each typing mode."""

import re
import subprocess
import unittest

from pseudo_terminal import PseudoTerminal, own_folders, program

SIZES = [(80, 24), (40, 12), (132, 43)]
ROWS = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]
# The keys of the list of help, what is typed before them, and what is then there to be seen: the
# last thing said, the text, the focus, or a line of the screen.
COMMANDS = {
    "Left": (["Right"], "focus", "q"),
    "Right": ([], "focus", "w"),
    "Up": (["Down"], "focus", "q"),
    "Down": ([], "focus", "a"),
    "Tab": ([], "focus", "w"),
    "Shift-Tab": (["Tab"], "focus", "q"),
    "Home": (["Right"], "focus", "q"),
    "End": ([], "focus", "return"),
    "Enter": ([], "text", "q|"),
    "Alt-Enter": (["Right", "Right"], "line", "2 \u00e9"),
    "Backspace": (["x", "y"], "text", "x|"),
    "F4": ([], "line", "Numeric - F1 help"),
    "Page Down": ([], "line", "QWERTY - Numbers"),
    "Page Up": ([], "line", "QWERTY - Symbols"),
    "Alt-P": ([], "said", "Letters"),
    "Ctrl-F": ([], "line", "Find a key"),
    "Ctrl-_": (["x"], "text", "|"),
    "Alt-Z": (["x"], "text", "|"),
    "Ctrl-Y": (["x", "Alt-Z"], "text", "x|"),
    "Alt-Y": (["x", "Alt-Z"], "text", "x|"),
    "Alt-Left": (["x", "y"], "text", "x|y"),
    "Alt-Right": (["x", "y", "Alt-Left"], "text", "xy|"),
    "Ctrl-Left": (["x", " ", "y", "z"], "text", "x |yz"),
    "Ctrl-Right": (["x", " ", "y", "z", "Ctrl-Home"], "text", "x| yz"),
    "Alt-Up": (["x", "y"], "text", "|xy"),
    "Alt-Down": (["x", "y", "Ctrl-Home"], "text", "xy|"),
    "Alt-Home": (["x", "y"], "text", "|xy"),
    "Alt-End": (["x", "y", "Ctrl-Home"], "text", "xy|"),
    "Ctrl-Home": (["x", "y"], "text", "|xy"),
    "Ctrl-End": (["x", "y", "Ctrl-Home"], "text", "xy|"),
    "Shift-Left": (["x", "y"], "caption", "y selected"),
    "Shift-Right": (["x", "y", "Ctrl-Home"], "caption", "x selected"),
    "Ctrl-Shift-Left": (["x", "y"], "caption", "xy selected"),
    "Ctrl-Shift-Right": (["x", "y", "Ctrl-Home"], "caption", "xy selected"),
    "Shift-Home": (["x", "y"], "caption", "xy selected"),
    "Shift-End": (["x", "y", "Ctrl-Home"], "caption", "xy selected"),
    "Ctrl-A": (["x", "y"], "caption", "xy selected"),
    "Ctrl-K": (["x"], "caption", "clipboard: off"),
    "F3": (["x"], "caption", "x"),
    "Alt-C": (["x"], "caption", "x"),
    "Shift-F3": (["x", "y"], "caption", "xy"),
    "Alt-W": (["x", "y"], "caption", "xy"),
    "Ctrl-F3": (["x", "y"], "caption", "xy"),
    "Alt-L": (["x", "y"], "caption", "xy"),
    "Alt-F3": (["x", "y"], "caption", "xy"),
    "Alt-A": (["x", "y"], "caption", "xy"),
    "Alt-K": (["Right"], "caption", "w"),
    "F6": (["Right"], "caption", "Whiskey"),
    "F5": (["Right"], "caption", "w"),
    "F7": ([], "caption", "rate: 160"),
    "F8": ([], "caption", "rate: 190"),
    "F9": ([], "caption", re.compile("echo: ")),
    "F10": ([], "caption", "verbosity: full"),
    "F11": ([], "said", "wrap focus: off"),
    "Alt-S": ([], "said", "wrap focus: off"),
    "F12": (["Right"], "focus", "w"),
    "F1": ([], "line", "Left: Key to the left"),
    "F2": ([], "caption", "Input help on"),
    "Ctrl-L": (["x"], "text", "x|"),
    "Esc": ([], "said", "Keyboard hidden"),
}
BYTES = {
    "Page Down": b"\x1b[6~", "Page Up": b"\x1b[5~", "Ctrl-_": b"\x1f", "Alt-Z": b"\x1bz",
    "Ctrl-Y": b"\x19", "Ctrl-K": b"\x0b", "Ctrl-Left": b"\x1b[1;5D", "Ctrl-Right": b"\x1b[1;5C",
    "Alt-Up": b"\x1b[1;3A", "Alt-Down": b"\x1b[1;3B", "Alt-Home": b"\x1b[1;3H",
    "Alt-End": b"\x1b[1;3F", "Ctrl-Home": b"\x1b[1;5H", "Ctrl-End": b"\x1b[1;5F",
    "Shift-Right": b"\x1b[1;2C", "Ctrl-Shift-Left": b"\x1b[1;6D", "Ctrl-Shift-Right": b"\x1b[1;6C",
    "Shift-Home": b"\x1b[1;2H", "Shift-End": b"\x1b[1;2F", "Shift-F3": b"\x1b[1;2R",
    "Ctrl-F3": b"\x1b[1;5R", "Alt-F3": b"\x1b[1;3R",
    **{f"Alt-{letter}": b"\x1b" + letter.lower().encode() for letter in "YCWLAKSP"},
}


class Matrix(unittest.TestCase):
    def test_every_size_terminal_and_locale_shows_keys_focus_caret_and_captions(self):
        for term in ("xterm-256color", "linux"):
            for locale in ("C.UTF-8", "C"):
                for columns, lines in SIZES:
                    with self.subTest(term=term, locale=locale, columns=columns), \
                            PseudoTerminal("qwerty", "--no-audio", columns=columns, lines=lines,
                                           term=term, locale=locale) as terminal:
                        self.check(terminal)

    def check(self, terminal):
        terminal.wait_for("F1 help")
        shown = [" ".join(re.findall(r"\b[A-Z]\b", line)).replace(" ", "")
                 for line in terminal.lines]
        for row in ROWS:
            self.assertIn(row, shown)
        self.assertEqual((terminal.focused, terminal.under_cursor), ("Q", "Q"))
        terminal.press("Down")
        terminal.wait_until(lambda t: t.focused == "A" == t.under_cursor, "focus on A")
        terminal.wait_until(lambda t: "A" in t.lines, "A said")
        terminal.press("h", "i")
        terminal.wait_for_text("hi|")
        terminal.press("Alt-Left")
        terminal.wait_for_text("h|i")
        # Letters are small now, on keys and in what is said.
        terminal.wait_until(lambda t: t.focused == "a" == t.under_cursor, "focus on a")
        terminal.press("Ctrl-C")
        self.assertEqual(terminal.wait_for_exit(), 130)

    def test_a_dumb_terminal_of_every_size_gets_lines(self):
        for columns, lines in SIZES:
            for locale in ("C.UTF-8", "C"):
                with self.subTest(columns=columns, locale=locale), \
                        PseudoTerminal("qwerty", "--no-audio", columns=columns, lines=lines,
                                       term="dumb", locale=locale) as terminal:
                    terminal.wait_for("QWERTY, English")
                    terminal.feed(b"down\nh\ni\nread all\n")
                    terminal.wait_for("hi")
                    self.assertNotIn(b"\x1b", terminal.output)
                    terminal.feed(b"\x04")
                    self.assertEqual(terminal.wait_for_exit(), 0)


class Commands(unittest.TestCase):
    def test_the_table_holds_every_key_of_help(self):
        with PseudoTerminal("numeric", "--no-audio", columns=132, lines=110) as terminal:
            terminal.wait_for("F1 help")
            terminal.press("F1")
            terminal.wait_for("Ctrl-C: End the program")
            listed = [match[1] for match in
                      (re.match(r"(\S.*?): [A-Z]", line) for line in terminal.lines) if match]
        keys = [key for entry in listed for key in entry.split(" or ")]
        keys = [key for key in keys if key not in ("Help", "Any other character", "Ctrl-C")]
        self.assertEqual(sorted(set(keys)), sorted(COMMANDS))

    def test_every_key_of_help_does_what_it_says(self):
        for key, (before, kind, wanted) in COMMANDS.items():
            with self.subTest(key=key), \
                    PseudoTerminal("qwerty", "numeric", "--no-audio", "--set",
                                   "autocapitalization=none") as terminal:
                terminal.keys = {**terminal.keys, **BYTES}
                terminal.wait_for("F1 help")
                terminal.press(*before)
                if before:
                    # One burst after the other: Escape would begin what follows.
                    terminal.wait_until(lambda t: t.captions, "something said")
                terminal.press(key)
                self.wait(terminal, kind, wanted)

    def wait(self, terminal, kind, wanted):
        if kind == "focus":
            terminal.wait_until(lambda t: t.focused == wanted, f"focus on {wanted}")
        elif kind == "text":
            terminal.wait_for_text(wanted)
        elif kind == "line":
            terminal.wait_for(wanted)
        elif kind == "said":
            # How to go on is said after it, the first time.
            terminal.wait_until(lambda t: wanted in t.captions, f"{wanted!r} said")
        elif isinstance(wanted, str):
            terminal.wait_for_caption(wanted)
        else:
            terminal.wait_until(lambda t: wanted.match(t.captions[0]), wanted.pattern)


class TypingModes(unittest.TestCase):
    """The mouse as a finger, by the reports of DECSET 1006."""

    def open(self, mode):
        terminal = PseudoTerminal("numeric", "--no-audio", "--set", f"typing-mode={mode}")
        self.addCleanup(terminal.close)
        terminal.wait_for("F1 help")
        return terminal

    @staticmethod
    def place(terminal, title):
        line = next(i for i, text in enumerate(terminal.lines) if f" {title} " in text)
        return b"%d;%d" % (terminal.lines[line].index(f" {title} ") + 2, line + 1)

    def report(self, terminal, button, title, end=b"M"):
        terminal.feed(b"\x1b[<%d;" % button + self.place(terminal, title) + end)

    def test_standard_typing_explores_and_types_by_a_second_click(self):
        terminal = self.open("standard")
        self.report(terminal, 35, "4")
        terminal.wait_until(lambda t: t.focused == "4", "focus on 4")
        for _ in range(2):
            self.report(terminal, 0, "5")
            self.report(terminal, 0, "5", b"m")
        terminal.wait_for_text("5|")

    def test_touch_typing_types_where_the_finger_is_lifted(self):
        terminal = self.open("touch")
        self.report(terminal, 0, "4")
        terminal.wait_until(lambda t: t.focused == "4", "focus on 4")
        self.report(terminal, 32, "5")
        terminal.wait_until(lambda t: t.focused == "5", "focus on 5")
        self.assertEqual(terminal.text.strip("\u258f"), "")
        self.report(terminal, 0, "5", b"m")
        terminal.wait_for_text("5|")

    def test_a_button_held_on_a_key_opens_its_alternatives(self):
        with PseudoTerminal("qwerty", "--no-audio", "--set", "typing-mode=touch", "--set",
                            "long-press=200") as terminal:
            terminal.wait_for("F1 help")
            self.report(terminal, 0, "E")
            terminal.wait_until(lambda t: "E grave" in t.captions, "the first alternative")
            terminal.feed(b"\x1b[<0;1;1m")
            terminal.press("Right", "Enter")
            terminal.wait_for_text("\u00c9|")

    def test_direct_typing_types_at_once_and_not_by_hovering(self):
        terminal = self.open("direct")
        self.report(terminal, 35, "4")
        self.report(terminal, 0, "5")
        terminal.wait_for_text("5|")
        self.report(terminal, 0, "5", b"m")
        self.report(terminal, 0, "6")
        terminal.wait_for_text("56|")

    def test_keys_are_where_they_are_drawn_after_a_resize(self):
        terminal = self.open("direct")
        terminal.resize(40, 12)
        terminal.wait_until(
            lambda t: t.lines[-1].startswith("Numeric") and any(" 8 " in line for line in t.lines),
            "the smaller screen")
        self.report(terminal, 0, "8")
        terminal.wait_for_text("8|")


class Help(unittest.TestCase):
    def test_help_of_the_command_tells_all_that_can_be_bound(self):
        told = subprocess.run([program(), "help", "type"], capture_output=True, text=True,
                              check=True, env=own_folders()).stdout
        for command in ("settings", "find", "pages", "hold"):
            self.assertIn(f"\n  {command}\n", told)


if __name__ == "__main__":
    unittest.main()
