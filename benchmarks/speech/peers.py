"""The ways to be heard that are compared: the product's and those of others.

Each has `start()`, `say(word)`, `stop()` and `close()`. `say` and `stop` give back the moment just
before the request left, in seconds of `time.monotonic()`; `processes()` gives the ids of what is
running.
"""

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time

VOICE = "en-us"


class Product:
    """The product's speech server, asked through its protocol."""

    name = "its speech server alone"

    def __init__(self, program, environment):
        self.program, self.environment = program, environment
        self.server = None
        self.count = 0

    def start(self):
        sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../Tests/Sound"))
        from private_sound import SpeechServer
        self.server = SpeechServer(self.program, self.environment)

    def wait_until_ready(self):
        self.server.wait("ready ")
        self.server.wait("audio-opened")

    def say(self, word):
        self.count += 1
        return self.server.send('speak %d en-US "%s"' % (self.count, word))

    def stop(self):
        return self.server.send("stop")

    def processes(self):
        return [self.server.process.pid]

    def close(self):
        self.server.close()


class EspeakProcess:
    """The `espeak-ng` command, started for every key."""

    name = "espeak-ng for each key"

    def __init__(self, environment):
        self.environment = environment
        self.running = None

    def start(self):
        pass

    def wait_until_ready(self):
        pass

    def say(self, word):
        self._end()
        moment = time.monotonic()
        self.running = subprocess.Popen(
            ["espeak-ng", "-v", VOICE, word], env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return moment

    def stop(self):
        moment = time.monotonic()
        self.running.send_signal(signal.SIGTERM)
        return moment

    def _end(self):
        if self.running:
            self.running.terminate()
            self.running.wait()
            self.running = None

    def processes(self):
        return []

    def close(self):
        self._end()


class EspeakPlayback:
    """eSpeak NG's own playback, in a process that stays."""

    name = "eSpeak NG's playback mode"

    def __init__(self, environment):
        self.environment = environment
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [sys.executable, os.path.abspath(__file__)], env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0)

    def wait_until_ready(self):
        self.process.stdout.readline()

    def say(self, word):
        moment = time.monotonic()
        self.process.stdin.write(b"s" + word.encode() + b"\n")
        return moment

    def stop(self):
        moment = time.monotonic()
        self.process.stdin.write(b"c\n")
        return moment

    def processes(self):
        return []

    def close(self):
        self.process.stdin.close()
        self.process.wait(5)
        self.process.stdout.close()


class SpeechDispatcher:
    """Speech Dispatcher with its eSpeak NG module, over a connection that stays open."""

    name = "Speech Dispatcher"

    def __init__(self, environment, folder):
        self.environment, self.folder = environment, folder
        self.path = os.path.join(folder, "speechd.sock")

    def start(self):
        self.process = subprocess.Popen(
            [
                "speech-dispatcher", "--run-single", "--communication-method", "unix_socket",
                "--socket-path", self.path, "--log-dir", self.folder,
                "--pid-file", os.path.join(self.folder, "speechd.pid"),
            ],
            env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        self.socket = socket.socket(socket.AF_UNIX)
        for _ in range(300):
            try:
                self.socket.connect(self.path)
                break
            except OSError:
                time.sleep(0.02)
        else:
            raise RuntimeError("Speech Dispatcher doesn't answer")
        self.file = self.socket.makefile("rb")
        for request in (
            "SET SELF CLIENT_NAME user:bench:main", "SET SELF OUTPUT_MODULE espeak-ng",
            "SET SELF LANGUAGE en-US", "SET SELF PUNCTUATION NONE",
        ):
            self._ask(request)

    def wait_until_ready(self):
        pass

    def _ask(self, request):
        self.socket.sendall(request.encode() + b"\r\n")
        while True:
            line = self.file.readline()
            if line[3:4] == b" ":
                return line

    def say(self, word):
        moment = time.monotonic()
        if len(word) == 1:
            self._ask("CHAR " + word)
            return moment
        self._ask("SPEAK")
        self._ask(word + "\r\n.")
        return moment

    def stop(self):
        moment = time.monotonic()
        self._ask("STOP SELF")
        return moment

    def processes(self):
        return []

    def close(self):
        self.file.close()
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(5)


def playback():
    """The process of `EspeakPlayback`: `s` and a text says it after a cancel, `c` cancels."""
    library = ctypes.CDLL("libespeak-ng.so.1")
    if library.espeak_Initialize(0, 0, None, 0) < 0:
        raise SystemExit("eSpeak NG can't start")
    library.espeak_SetVoiceByName(VOICE.encode())
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    while True:
        line = sys.stdin.buffer.readline()
        if not line:
            break
        library.espeak_Cancel()
        if line[:1] == b"s":
            text = line[1:-1] + b"\0"
            library.espeak_Synth(text, ctypes.c_size_t(len(text)), 0, 1, 0, 1, None, None)
    library.espeak_Terminate()


if __name__ == "__main__":
    playback()
