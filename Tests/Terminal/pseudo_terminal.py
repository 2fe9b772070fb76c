"""Runs the program in a pseudo-terminal and keeps a model of its screen.

Nothing here sleeps: waiting is for a condition on the screen, with a limit after which the test
fails and shows the screen. The program runs as a shell would run it: in a process group of its own
in the foreground of a session, so that Ctrl-C, Ctrl-Z and hang-ups reach it in the ordinary way.
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = tempfile.TemporaryDirectory(prefix="spoken-keyboard-tests-")
LIMIT = float(os.environ.get("TERMINAL_TEST_SECONDS", "10"))

KEYS = {
    "Enter": b"\r", "Tab": b"\t", "Shift-Tab": b"\x1b[Z", "Esc": b"\x1b", "Backspace": b"\x7f",
    "Ctrl-C": b"\x03", "Ctrl-Z": b"\x1a", "Ctrl-\\": b"\x1c", "Ctrl-A": b"\x01",
    "Alt-Left": b"\x1b[1;3D", "Alt-Right": b"\x1b[1;3C", "Shift-Left": b"\x1b[1;2D",
    "Alt-z": b"\x1bz", "Ctrl-S": b"\x13", "Ctrl-L": b"\x0c", "Ctrl-F": b"\x06",
    "Alt-Enter": b"\x1b\r", "Alt-P": b"\x1bp",
}
# Cursor and function keys differ between terminals: by terminfo, in application mode.
XTERM = {
    "Up": b"\x1bOA", "Down": b"\x1bOB", "Right": b"\x1bOC", "Left": b"\x1bOD",
    "Home": b"\x1bOH", "End": b"\x1bOF", "F1": b"\x1bOP", "F2": b"\x1bOQ", "F3": b"\x1bOR",
    "F4": b"\x1bOS", "F5": b"\x1b[15~", "F6": b"\x1b[17~", "F7": b"\x1b[18~", "F8": b"\x1b[19~",
    "F9": b"\x1b[20~", "F10": b"\x1b[21~", "F11": b"\x1b[23~", "F12": b"\x1b[24~",
}
LINUX = {
    "Up": b"\x1b[A", "Down": b"\x1b[B", "Right": b"\x1b[C", "Left": b"\x1b[D",
    "Home": b"\x1b[1~", "End": b"\x1b[4~", "F1": b"\x1b[[A", "F2": b"\x1b[[B", "F3": b"\x1b[[C",
    "F4": b"\x1b[[D", "F5": b"\x1b[[E", "F6": b"\x1b[17~", "F7": b"\x1b[18~", "F8": b"\x1b[19~",
    "F9": b"\x1b[20~", "F10": b"\x1b[21~", "F11": b"\x1b[23~", "F12": b"\x1b[24~",
}
# Private modes that must be off when the program has gone, and those that must be on.
LEFT_OFF = {1, 1000, 1002, 1003, 1006, 1047, 1049, 2004}
PRIVATE_MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")


def program():
    """The path of the program under test."""
    given = os.environ.get("SPOKEN_KEYBOARD")
    candidates = [given] if given else [
        ROOT / ".build" / kind / "spoken-keyboard" for kind in ("release", "debug")]
    for candidate in candidates:
        if os.access(candidate, os.X_OK):
            return str(candidate)
    raise RuntimeError(f"no program at {', '.join(map(str, candidates))}; build it first")


def own_folders():
    """The variables that keep whoever runs the tests out of them, and them out of their files."""
    return {"XDG_CONFIG_HOME": FOLDERS.name + "/config", "XDG_STATE_HOME": FOLDERS.name + "/state"}


class Screen(pyte.Screen):
    """A screen that also knows the scrolling that xterm's description promises and pyte lacks."""

    def scroll_up(self, count=1):
        self._scroll(self.index, at_top=False, count=count)

    def scroll_down(self, count=1):
        self._scroll(self.reverse_index, at_top=True, count=count)

    def _scroll(self, step, at_top, count):
        line = self.cursor.y
        top, bottom = self.margins or (0, self.lines - 1)
        self.cursor.y = top if at_top else bottom
        for _ in range(count or 1):
            step()
        self.cursor.y = line

    def repeat(self, count=1):
        column = max(0, self.cursor.x - 1)
        self.draw(self.buffer[self.cursor.y][column].data * (count or 1))


class Stream(pyte.ByteStream):
    csi = {**pyte.ByteStream.csi, "S": "scroll_up", "T": "scroll_down", "b": "repeat"}


class Failure(AssertionError):
    """A condition that never came true."""


class PseudoTerminal:
    """The program, its terminal, and what the terminal shows."""

    def __init__(self, *arguments, columns=80, lines=24, term="xterm-256color", locale="C.UTF-8",
                 environment=None, capture_output=False, command=None):
        self.screen = Screen(columns, lines)
        self.stream = Stream(self.screen)
        self.output = b""
        self.captured = b""
        self.keys = {**KEYS, **(LINUX if term == "linux" else XTERM)}
        self.master, self.slave = pty.openpty()
        self._set_size(columns, lines)
        self.settings = self.stty()
        self.environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG"))}
        self.environment.update(own_folders())
        self.environment.update({"TERM": term, "LC_ALL": locale, **(environment or {})})
        self._status_read, status_write = os.pipe()
        self._captured_read, captured_write = os.pipe() if capture_output else (None, None)
        self._statuses = b""
        self.leader = os.fork()
        if self.leader == 0:
            self._lead([command or program(), *arguments], status_write, captured_write)
        os.close(status_write)
        if captured_write is not None:
            os.close(captured_write)
        self.pid = self._next_status(wanted="started")

    # The session's leader, in the part of a shell.

    def _lead(self, command, status, captured):
        try:
            os.setsid()
            fcntl.ioctl(self.slave, termios.TIOCSCTTY, 0)
            for number in (signal.SIGTTOU, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP,
                           signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN)
            child = os.fork()
            if child == 0:
                os.setpgid(0, 0)
                os.tcsetpgrp(self.slave, os.getpid())
                for number in (signal.SIGTTOU, signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP,
                               signal.SIGHUP):
                    signal.signal(number, signal.SIG_DFL)
                for descriptor in (0, 1, 2):
                    os.dup2(self.slave, descriptor)
                if captured is not None:
                    os.dup2(captured, 1)
                os.closerange(3, 256)
                os.execve(command[0], command, self.environment)
            os.close(self.master)
            os.close(self.slave)
            if captured is not None:
                os.close(captured)
            os.write(status, b"started %d\n" % child)
            while True:
                _, result = os.waitpid(child, os.WUNTRACED | os.WCONTINUED)
                if os.WIFSTOPPED(result):
                    os.write(status, b"stopped %d\n" % os.WSTOPSIG(result))
                elif os.WIFCONTINUED(result):
                    os.write(status, b"continued 0\n")
                else:
                    os.write(status, b"exited %d\n" % os.waitstatus_to_exitcode(result))
                    break
        except BaseException as error:  # The leader must never run the tests after its fork.
            os.write(2, f"session leader: {error}\n".encode())
        os._exit(0)

    def _next_status(self, wanted):
        end = time.monotonic() + LIMIT
        while b"\n" not in self._statuses:
            self._pump(end, f"the program to be {wanted}", self._status_read)
            if self._status_read in select.select([self._status_read], [], [], 0)[0]:
                self._statuses += os.read(self._status_read, 4096)
        line, self._statuses = self._statuses.split(b"\n", 1)
        word, number = line.decode().split()
        if word != wanted:
            raise Failure(f"waited for the program to be {wanted}, but it {word} {number}\n"
                          + self.picture())
        return int(number)

    # What a person does.

    def press(self, *names):
        """Presses keys by name; a name that isn't a key's is typed."""
        for name in names:
            self.feed(self.keys.get(name, name.encode()))

    def feed(self, data):
        """Sends bytes as a terminal would."""
        os.write(self.master, data)

    def resize(self, columns, lines):
        """Gives the terminal another size, live."""
        self.screen.resize(lines, columns)
        self._set_size(columns, lines)

    def _set_size(self, columns, lines):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def signal(self, number):
        """Sends the program a signal."""
        os.kill(self.pid, number)

    def hang_up(self):
        """Takes the terminal away."""
        os.close(self.slave)
        os.close(self.master)
        self.master = self.slave = None

    # What is seen.

    def stty(self):
        """The terminal's settings, as `stty -a` tells them."""
        return subprocess.run(["stty", "-a"], stdin=self.slave, capture_output=True, text=True,
                              check=True).stdout

    @property
    def lines(self):
        """The screen's lines without the spaces at their ends."""
        return [line.rstrip() for line in self.screen.display]

    def picture(self):
        """The screen, for a failure's message."""
        return "\n".join(f"|{line}|" for line in self.screen.display)

    @property
    def text(self):
        """The first line: the text, with a bar at the caret."""
        return self.lines[0]

    @property
    def text_field(self):
        """The whole of the text that is shown, without its lines and its caret."""
        rule = next(index for index, line in enumerate(self.lines)
                    if line and set(line) <= {"\u2500", "-"})
        return "".join(self.lines[:rule]).translate({ord(bar): None for bar in "\u258f|"})

    @property
    def captions(self):
        """The things said, newest first: what stands between keyboard and status."""
        rules = [index for index, line in enumerate(self.lines)
                 if line and set(line) <= {"\u2500", "-"}]
        start = rules[-1] + 1 if len(rules) >= 2 else 0
        return [line for line in self.lines[start:-1] if line]

    @property
    def focused(self):
        """What stands between the brackets around the focus."""
        for line in self.lines:
            match = re.search(r"\[([^\[\]]+)\]", line)
            if match:
                return match[1].strip()
        return None

    @property
    def under_cursor(self):
        """The character that the terminal's cursor is on."""
        return self.screen.buffer[self.screen.cursor.y][self.screen.cursor.x].data

    def wait_until(self, condition, what):
        """Waits for a condition on this terminal."""
        end = time.monotonic() + LIMIT
        while not condition(self):
            self._pump(end, what)

    def wait_for(self, text):
        """Waits for a text anywhere on the screen."""
        self.wait_until(lambda terminal: any(text in line for line in terminal.lines), repr(text))

    def wait_for_caption(self, text):
        """Waits until the newest thing said is this."""
        self.wait_until(lambda terminal: terminal.captions[:1] == [text], f"caption {text!r}")

    def wait_for_text(self, text):
        """Waits until the text is this; the caret is a bar."""
        bars = "\u258f|"
        self.wait_until(
            lambda terminal: terminal.text.translate({ord(bar): "|" for bar in bars}) == text,
            f"text {text!r}")

    def _pump(self, end, what, *others):
        rest = end - time.monotonic()
        if rest <= 0:
            raise Failure(f"no {what} within {LIMIT} s\n{self.picture()}")
        descriptors = [other for other in (self.master, self._captured_read, *others)
                       if other is not None]
        ready, _, _ = select.select(descriptors, [], [], rest)
        if self.master in ready:
            data = self._read(self.master)
            self.output += data
            self.stream.feed(data)
        if self._captured_read in ready:
            data = self._read(self._captured_read)
            self.captured += data
            if not data:
                os.close(self._captured_read)
                self._captured_read = None

    def drain_output(self, seconds):
        """Takes what the program writes, unseen, so that it can go on; waits no longer than this."""
        if self.master in select.select([self.master], [], [], seconds)[0]:
            self._read(self.master)

    @staticmethod
    def _read(descriptor):
        try:
            return os.read(descriptor, 65536)
        except OSError:
            return b""

    # How it ends.

    def wait_for_stop(self):
        """Waits until the program is stopped; tells by which signal."""
        return self._next_status("stopped")

    def wait_for_continue(self):
        """Waits until the program is continued."""
        self._next_status("continued")

    def wait_for_exit(self):
        """Waits until the program has ended; its exit status, negative for a signal."""
        status = self._next_status("exited")
        self._drain()
        return status

    def _drain(self):
        while True:
            descriptors = [descriptor for descriptor in (self.master, self._captured_read)
                           if descriptor is not None]
            if not select.select(descriptors, [], [], 0)[0]:
                return
            self._pump(time.monotonic() + LIMIT, "end of output")

    def modes_left_on(self):
        """The private modes that were switched on and not off again, of those that matter."""
        on = set()
        for numbers, switch in PRIVATE_MODE.findall(self.output):
            for number in map(int, numbers.split(b";")):
                (on.add if switch == b"h" else on.discard)(number)
        return on & LEFT_OFF

    def hides_cursor(self):
        """Whether the cursor was hidden last."""
        switches = [switch for numbers, switch in PRIVATE_MODE.findall(self.output)
                    if numbers == b"25"]
        return switches[-1:] == [b"l"]

    def processes_left(self):
        """The processes of the session but its leader."""
        left = []
        for entry in pathlib.Path("/proc").iterdir():
            if not entry.name.isdigit() or int(entry.name) == self.leader:
                continue
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[3]) == self.leader and fields[0] != "Z":
                left.append(int(entry.name))
        return left

    def wait_for_no_processes(self):
        """Waits until no process of the session is left but its leader."""
        end = time.monotonic() + LIMIT
        while left := self.processes_left():
            if time.monotonic() > end:
                raise Failure(f"processes {left} are still there after {LIMIT} s")
            select.select([], [], [], 0.01)

    def close(self):
        """Ends what is left."""
        for process in [*self.processes_left()]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        os.waitpid(self.leader, 0)
        for descriptor in (self.master, self.slave, self._status_read, self._captured_read):
            if descriptor is not None:
                os.close(descriptor)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


if __name__ == "__main__":
    # By hand: shows the screen after some keys, as in `pseudo_terminal.py numeric -- Right Enter`.
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    with PseudoTerminal(*sys.argv[1:split], "--no-audio") as shown:
        shown.wait_for("F1")
        for key in sys.argv[split + 1:]:
            shown.press(key)
        try:
            shown.wait_until(lambda _: False, "")
        except Failure:
            print(shown.picture())
