"""However the program ends, the terminal is given back as it was."""

import os
import signal
import subprocess
import unittest

from pseudo_terminal import PseudoTerminal, program


class Endings(unittest.TestCase):
    def open(self, *arguments, **options):
        terminal = PseudoTerminal(*(arguments or ("numeric",)), "--no-audio", **options)
        self.addCleanup(terminal.close)
        terminal.wait_for("F1 help")
        return terminal

    def check_given_back(self, terminal):
        self.assertEqual(terminal.stty(), terminal.settings)
        self.assertEqual(terminal.modes_left_on(), set())
        self.assertFalse(terminal.hides_cursor())
        self.assertEqual(terminal.processes_left(), [])

    def test_each_way_to_end_gives_the_terminal_back(self):
        ways = {
            "Esc Esc": (lambda terminal: terminal.press("Esc", "Esc"), 0),
            "Ctrl-C": (lambda terminal: terminal.press("Ctrl-C"), 130),
            "Ctrl-\\": (lambda terminal: terminal.press("Ctrl-\\"), 131),
            "TERM": (lambda terminal: terminal.signal(signal.SIGTERM), 143),
            "INT": (lambda terminal: terminal.signal(signal.SIGINT), 130),
            "HUP": (lambda terminal: terminal.signal(signal.SIGHUP), 129),
            **{number.name: (lambda terminal, number=number: terminal.signal(number), 128 + number)
               for number in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGPROF,
                              signal.SIGIO, signal.SIGRTMIN)},
        }
        for name, (end, status) in ways.items():
            for term in ("xterm-256color", "linux"):
                with self.subTest(way=name, term=term):
                    terminal = self.open(term=term)
                    self.assertNotEqual(terminal.stty(), terminal.settings)
                    end(terminal)
                    self.assertEqual(terminal.wait_for_exit(), status)
                    self.check_given_back(terminal)

    def test_a_prompt_begins_on_a_clear_screen_where_there_is_no_other_to_go_back_to(self):
        ends = {"Esc Esc": lambda t: t.press("Esc", "Esc"), "Ctrl-C": lambda t: t.press("Ctrl-C"),
                "SEGV": lambda t: t.signal(signal.SIGSEGV)}
        for term in ("linux", "vt100"):
            for name, end in ends.items():
                with self.subTest(term=term, end=name):
                    terminal = self.open(term=term)
                    end(terminal)
                    terminal.wait_for_exit()
                    self.assertEqual("".join(terminal.lines), "")
                    self.assertEqual((terminal.screen.cursor.y, terminal.screen.cursor.x), (0, 0))
                    self.check_given_back(terminal)

    def test_ctrl_z_stops_and_continuing_shows_all_again(self):
        terminal = self.open()
        terminal.press("4")
        terminal.wait_for_text("4|")
        for _ in range(2):
            terminal.press("Ctrl-Z")
            self.assertEqual(terminal.wait_for_stop(), signal.SIGTSTP)
            terminal._drain()
            self.check_stopped(terminal)
            terminal.screen.reset()
            terminal.signal(signal.SIGCONT)
            terminal.wait_for_continue()
            terminal.wait_for_text("4|")
            terminal.wait_for("F1 help")
            self.assertNotEqual(terminal.stty(), terminal.settings)
        terminal.press("5")
        terminal.wait_for_text("45|")
        terminal.press("Ctrl-C")
        self.assertEqual(terminal.wait_for_exit(), 130)
        self.check_given_back(terminal)

    def check_stopped(self, terminal):
        self.assertEqual(terminal.stty(), terminal.settings)
        self.assertEqual(terminal.modes_left_on(), set())

    def test_a_stop_that_cannot_be_caught_is_recovered_from(self):
        terminal = self.open()
        terminal.signal(signal.SIGSTOP)
        self.assertEqual(terminal.wait_for_stop(), signal.SIGSTOP)
        subprocess.run(["stty", "sane"], stdin=terminal.slave, check=True)
        terminal.screen.reset()
        terminal.signal(signal.SIGCONT)
        terminal.wait_for_continue()
        terminal.wait_for("F1 help")
        terminal.press("6")
        terminal.wait_for_text("6|")
        terminal.press("Esc", "Esc")
        self.assertEqual(terminal.wait_for_exit(), 0)
        self.assertEqual(terminal.modes_left_on(), set())

    def test_a_terminal_that_is_gone_ends_the_program_and_saves_the_text(self):
        terminal = self.open(capture_output=True)
        terminal.press("1", "2")
        terminal.wait_for_text("12|")
        terminal.hang_up()
        self.assertEqual(terminal.wait_for_exit(), 129)
        self.assertEqual(terminal.captured, b"12")
        self.assertEqual(terminal.processes_left(), [])

    def test_a_crash_gives_the_terminal_back_at_once(self):
        for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGABRT, signal.SIGTRAP,
                       signal.SIGBUS, signal.SIGFPE, signal.SIGSYS, signal.SIGPIPE, signal.SIGXCPU):
            with self.subTest(signal=number):
                terminal = self.open()
                terminal.signal(number)
                self.assertEqual(terminal.wait_for_exit(), -number)
                self.check_given_back(terminal)

    def test_output_that_leads_elsewhere_gets_the_text_exactly(self):
        terminal = self.open(capture_output=True)
        terminal.press("3", "0")
        terminal.wait_for_text("30|")
        terminal.press("Esc", "Esc")
        self.assertEqual(terminal.wait_for_exit(), 0)
        self.assertEqual(terminal.captured, b"30")
        self.check_given_back(terminal)


class EndingsWithSpeech(unittest.TestCase):
    """With or without a sound device: the process that speaks goes with the program."""

    def test_the_speech_server_never_outlives_the_program(self):
        ends = {
            "Esc Esc": lambda terminal: terminal.press("Esc", "Esc"),
            "Ctrl-C": lambda terminal: terminal.press("Ctrl-C"),
            "TERM": lambda terminal: terminal.signal(signal.SIGTERM),
            "SEGV": lambda terminal: terminal.signal(signal.SIGSEGV),
            "KILL": lambda terminal: terminal.signal(signal.SIGKILL),
            "hang-up": lambda terminal: terminal.hang_up(),
        }
        for name, end in ends.items():
            with self.subTest(end=name), PseudoTerminal("numeric") as terminal:
                terminal.wait_for("F1 help")
                terminal.press("Right")
                terminal.wait_until(lambda t: t.focused == "2", "focus on 2")
                self.assertGreaterEqual(len(terminal.processes_left()), 2)
                end(terminal)
                terminal.wait_for_exit()
                terminal.wait_for_no_processes()

    def test_typing_goes_on_while_the_speech_server_is_killed(self):
        with PseudoTerminal("numeric") as terminal:
            terminal.wait_for("F1 help")
            for text in ("1", "12", "123"):
                for process in terminal.processes_left():
                    if process != terminal.pid:
                        os.kill(process, signal.SIGKILL)
                terminal.press(text[-1])
                terminal.wait_for_text(text + "|")
            terminal.press("Esc", "Esc")
            self.assertEqual(terminal.wait_for_exit(), 0)
            self.assertEqual(terminal.stty(), terminal.settings)


class Refusals(unittest.TestCase):
    def test_a_terminal_that_is_unknown_is_refused_with_a_way_out(self):
        for term in ("no-such-terminal", ""):
            with self.subTest(term=term), \
                    PseudoTerminal("numeric", "--no-audio", term=term) as terminal:
                self.assertEqual(terminal.wait_for_exit(), 2)
                self.assertIn("--plain", " ".join(terminal.lines))
                self.assertEqual("TERM isn't set" in " ".join(terminal.lines), not term)
                self.assertEqual(terminal.stty(), terminal.settings)


if __name__ == "__main__":
    unittest.main()
