"""A browser without a window, driven over two pipes: what a page is once it is laid out."""
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile

PATH = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Browser:
    """One page of headless Chromium; its commands are those of the DevTools protocol."""

    def __init__(self, address):
        self.folder = tempfile.TemporaryDirectory(prefix="spoken-keyboard-browser-")
        theirs, to_browser = os.pipe()
        from_browser, answers = os.pipe()

        def place():
            # The browser reads from descriptor 3 and writes to 4; higher ones are in nobody's way.
            read, write = fcntl.fcntl(theirs, fcntl.F_DUPFD, 10), fcntl.fcntl(answers, fcntl.F_DUPFD, 10)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [PATH, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--user-data-dir=" + self.folder.name, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=place)
        os.close(theirs)
        os.close(answers)
        self.output = os.fdopen(to_browser, "wb", buffering=0)
        self.input = from_browser
        self.received = b""
        self.number = 0
        self.session = None
        self.requested = []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Accessibility"):
            self.ask(domain + ".enable")
        self.ask("Page.navigate", url=address)
        self.evaluate(
            "new Promise(done => document.readyState == 'complete' ? done()"
            " : addEventListener('load', () => done()))")

    def ask(self, method, **parameters):
        """Sends a command and gives its result; addresses that are fetched meanwhile are noted."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = json.loads(self._message())
            if answer.get("method") == "Network.requestWillBeSent":
                self.requested.append(answer["params"]["request"]["url"])
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']}")
                return answer["result"]

    def _message(self):
        while b"\0" not in self.received:
            if not select.select([self.input], [], [], 60)[0]:
                raise AssertionError("the browser doesn't answer")
            data = os.read(self.input, 1 << 20)
            if not data:
                raise AssertionError("the browser ended")
            self.received += data
        message, self.received = self.received.split(b"\0", 1)
        return message

    def evaluate(self, script):
        """The value of a script in the page."""
        answer = self.ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def show(self, width=1100, scheme="light"):
        """Lays the page out at a width in pixels, for people who like light or dark."""
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1,
            mobile=False)
        self.ask(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": scheme}])

    def tree(self):
        """What assistive technology gets: role and name of each node that isn't left out."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in nodes if not node.get("ignored") and "role" in node]

    def close(self):
        self.output.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        self.folder.cleanup()
