"""Scanning at the terminal: one or two keys are switches, and time goes on by itself."""

import unittest

from pseudo_terminal import PseudoTerminal


class Scanning(unittest.TestCase):
    def open(self, *settings, term="xterm-256color", ready="F1 help"):
        arguments = [argument for setting in settings for argument in ("--set", setting)]
        terminal = PseudoTerminal("numeric", "--no-audio", *arguments, term=term)
        self.addCleanup(terminal.close)
        terminal.wait_for(ready)
        return terminal

    def end(self, terminal):
        terminal.press("Ctrl-C")
        self.assertEqual(terminal.wait_for_exit(), 130)
        self.assertEqual(terminal.stty(), terminal.settings)
        self.assertEqual(terminal.processes_left(), [])

    def test_rows_go_on_by_themselves_and_stand_out(self):
        terminal = self.open("scan=row-column", "scan-interval=300", "scan-cycles=9")
        terminal.press(" ")
        for row in ("1 to 3", "4 to 6", "7 to 9"):
            terminal.wait_for_caption(row)
        terminal.wait_until(lambda t: t.focused == "7", "focus on 7")
        reversed_keys = {
            cell.data for line in range(24) for cell in terminal.screen.buffer[line].values()
            if cell.reverse and cell.data.isdigit()}
        self.assertEqual(reversed_keys, {"7", "8", "9"})
        self.end(terminal)

    def test_two_keys_type_by_steps(self):
        terminal = self.open("scan=row-column-step")
        for key, said in ((" ", "1 to 3"), (" ", "4 to 6"), ("Enter", "4"), (" ", "5")):
            terminal.press(key)
            terminal.wait_for_caption(said)
        terminal.press("Enter")
        terminal.wait_for_text("5|")
        self.end(terminal)

    def test_other_keys_can_be_the_switches(self):
        terminal = self.open("scan=step", "scan-keys=F9 F10")
        terminal.press("F9", "F9", "F10")
        terminal.wait_for_text("2|")
        terminal.press("F9")
        terminal.wait_for_caption("1")
        terminal.press("4")
        terminal.wait_for_text("24|")
        self.end(terminal)

    def test_with_scanning_off_the_keys_do_what_they_always_do(self):
        terminal = self.open()
        terminal.press("Right", "Enter")
        terminal.wait_for_text("2|")
        self.end(terminal)

    def test_a_switch_shows_the_keyboard_again(self):
        terminal = self.open("scan=step")
        terminal.press("Esc")
        terminal.wait_for("Enter shows it")
        terminal.press(" ")
        terminal.wait_until(lambda t: t.focused == "1", "focus on 1")
        self.end(terminal)

    def test_lines_are_scanned_in_real_time(self):
        terminal = self.open("scan=row-column", "scan-interval=200", term="dumb", ready="1")
        terminal.feed(b"switch 1\n")
        terminal.wait_for("Scanning paused")
        self.end(terminal)


if __name__ == "__main__":
    unittest.main()
