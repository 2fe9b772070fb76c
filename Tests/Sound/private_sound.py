"""A PulseAudio server of one's own, with a sink that is heard by nobody but the test.

    with PrivateSound() as sound:
        sound.environment          # for the program that is to be heard
        with sound.record() as recording:
            ...
        recording.first_sound(after=moment)

Moments are seconds of `time.monotonic()`. A sample counts as sound when it is further than
150/32768 from zero. Only processes that were started here are ended, by their ids.
"""

import array
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time

RATE = 22050
LOUD = 150


class PrivateSound:
    """A sound server with a null sink, in a runtime folder of its own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="spoken-keyboard-sound-")
        self.environment = dict(os.environ)
        for name in ("PULSE_SERVER", "PULSE_SINK", "PULSE_LATENCY_MSEC", "DBUS_SESSION_BUS_ADDRESS",
                     "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            self.environment.pop(name, None)
        self.environment.update(
            XDG_RUNTIME_DIR=self.folder,
            HOME=self.folder,
            PULSE_SERVER="unix:" + os.path.join(self.folder, "pulse", "native"),
        )
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        """Starts the server and waits until it answers."""
        self.process = subprocess.Popen(
            [
                "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
                "--log-target=stderr", "--log-level=error",
                "--load=module-null-sink sink_name=null",
                "--load=module-native-protocol-unix auth-anonymous=1",
            ],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )
        for _ in range(200):
            if self.process.poll() is not None:
                raise RuntimeError("pulseaudio ended with %s" % self.process.returncode)
            answer = subprocess.run(
                ["pactl", "info"], env=self.environment, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            if answer.returncode == 0:
                return
            time.sleep(0.02)
        raise RuntimeError("pulseaudio doesn't answer")

    def stop(self, kind=signal.SIGTERM):
        """Ends the server, by its id."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(kind)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
        self.process = None

    def record(self):
        """A recording of everything that is played from now on."""
        return Recording(self.environment)


class Recording:
    """What the sink's monitor delivers, each piece with the moment at which it came."""

    def __init__(self, environment):
        self.pieces = []
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [
                "parec", "-d", "null.monitor", "--latency-msec=1", "--format=s16le",
                "--rate=%d" % RATE, "--channels=1", "--raw",
            ],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, bufsize=0,
        )
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def __enter__(self):
        end = time.monotonic() + 5
        while not self.pieces and time.monotonic() < end:
            time.sleep(0.005)
        if not self.pieces:
            raise RuntimeError("the monitor delivers nothing")
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(5)
        self.thread.join(5)
        self.process.stdout.close()

    def _read(self):
        descriptor = self.process.stdout.fileno()
        odd = b""
        while True:
            try:
                data = os.read(descriptor, 65536)
            except OSError:
                return
            moment = time.monotonic()
            if not data:
                return
            data = odd + data
            odd = data[len(data) & ~1:]
            samples = array.array("h")
            samples.frombytes(data[: len(data) & ~1])
            with self.lock:
                self.pieces.append((moment, samples))

    def clear(self):
        """Forgets what was recorded so far."""
        with self.lock:
            self.pieces = self.pieces[-1:]

    def since(self, moment):
        """The pieces that came after a moment."""
        with self.lock:
            return [piece for piece in self.pieces if piece[0] > moment]

    def first_sound(self, after, within=2.0):
        """Seconds from a moment to the first sound that was delivered; None within the time."""
        end = time.monotonic() + within
        seen = 0
        while True:
            pieces = self.since(after)
            for moment, samples in pieces[seen:]:
                if loudest(samples) > LOUD:
                    return moment - after
            seen = len(pieces)
            if time.monotonic() > end:
                return None
            time.sleep(0.001)

    def last_sound(self, after, quiet=0.15, within=5.0):
        """Seconds from a moment to the last sound before a time of quiet; 0 when there is none."""
        end = time.monotonic() + within
        while True:
            last = after
            newest = after
            for moment, samples in self.since(after):
                newest = moment
                if loudest(samples) > LOUD:
                    last = moment
            if newest - last > quiet or time.monotonic() > end:
                return last - after
            time.sleep(0.005)

    def samples(self, after=0.0):
        """All samples that came after a moment."""
        result = array.array("h")
        for _, piece in self.since(after):
            result.extend(piece)
        return result

    def sounds(self, after=0.0, gap=0.06):
        """The sounds after a moment as (begin, length) in seconds, silences up to `gap` inside."""
        return sounds(self.samples(after), gap)


def loudest(samples):
    """How far the loudest sample is from zero."""
    return max(max(samples), -min(samples)) if len(samples) else 0


def sounds(samples, gap=0.06):
    """The stretches of sound in samples as (begin, length) in seconds."""
    found = []
    begin = last = None
    for index, sample in enumerate(samples):
        if -LOUD <= sample <= LOUD:
            continue
        if begin is None:
            begin = index
        elif index - last > gap * RATE:
            found.append((begin / RATE, (last - begin) / RATE))
            begin = index
        last = index
    if begin is not None:
        found.append((begin / RATE, (last - begin) / RATE))
    return found


class SpeechServer:
    """The product's speech server, driven by hand."""

    def __init__(self, program, environment, arguments=("speech-server",)):
        self.process = subprocess.Popen(
            [program, *arguments], env=environment, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, start_new_session=True)
        self.lines = []
        self.changed = threading.Condition()
        self.threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self.process.stderr.read, daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _read(self):
        for line in self.process.stdout:
            with self.changed:
                self.lines.append(line.decode().rstrip("\n"))
                self.changed.notify_all()

    def send(self, line):
        """Sends a request; gives back the moment just before."""
        moment = time.monotonic()
        self.process.stdin.write(line.encode() + b"\n")
        return moment

    def wait(self, beginning, within=5.0):
        """The first line with a beginning, waiting for it; None when it doesn't come."""
        end = time.monotonic() + within
        with self.changed:
            while True:
                for line in self.lines:
                    if line.startswith(beginning):
                        return line
                left = end - time.monotonic()
                if left <= 0:
                    return None
                self.changed.wait(left)

    def close(self):
        """Closes its input, which ends it."""
        if self.process.stdin and not self.process.stdin.closed:
            self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(5)
        for thread in self.threads:
            thread.join(5)
        self.process.stdout.close()
        self.process.stderr.close()
