"""What can't be written is told, and is no success."""
import subprocess
import unittest

from program import PROGRAM, lines


class FullDisk(unittest.TestCase):
    def call(self, *arguments, given="", output=None):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(
                [PROGRAM, *arguments], input=given.encode(), stdout=output or full,
                stderr=subprocess.PIPE, timeout=60, check=False)
        return done.returncode, done.stderr.decode()

    def test_standard_output_that_is_full_is_told_once(self):
        script = lines("press 1", "press 2")
        for arguments in [
            ("play", "-", "numeric"), ("play", "-", "numeric", "--print", "text"),
            ("play", "-", "numeric", "--print", "events"), ("listen", "numeric"), ("--help",),
            ("--version",), ("voices",),
        ]:
            with self.subTest(arguments):
                status, complaint = self.call(*arguments, given=script)
                self.assertEqual(status, 2)
                self.assertEqual(
                    complaint,
                    "spoken-keyboard: standard output can't be written: No space left on device; "
                    "what is missing is lost\n")

    def test_a_transcript_that_is_full_is_told(self):
        status, complaint = self.call(
            "play", "-", "numeric", "--transcript", "/dev/full", given="press 1\n",
            output=subprocess.DEVNULL)
        self.assertEqual(status, 2)
        self.assertIn("/dev/full can't be written: No space left on device", complaint)

    def test_a_closed_standard_output_is_told(self):
        done = subprocess.run(
            ["sh", "-c", 'exec "$0" --version >&-', PROGRAM], stderr=subprocess.PIPE, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"Bad file descriptor", done.stderr)



if __name__ == "__main__":
    unittest.main()
