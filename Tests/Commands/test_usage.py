"""What the program says about itself and about wrong calls."""
import unittest

from program import call


class Usage(unittest.TestCase):
    def test_version(self):
        status, out, complaint = call("--version")
        self.assertEqual((status, complaint), (0, ""))
        self.assertRegex(out, r"^spoken-keyboard \d+\.\d+\.\d+\n$")

    def test_help_names_every_command_and_each_has_help_of_its_own(self):
        status, overview, _ = call("--help")
        self.assertEqual(status, 0)
        for command in ["type", "play", "listen", "layouts", "speech-server", "help"]:
            with self.subTest(command):
                self.assertIn(f"spoken-keyboard {'[type]' if command == 'type' else command}", overview)
                status, text, complaint = call("help", command)
                self.assertEqual((status, complaint), (0, ""))
                self.assertGreater(len(text.splitlines()), 1)
                if command != "help":
                    self.assertEqual(call(command, "--help")[1], text)

    def test_wrong_calls_are_one_line_on_standard_error_and_status_2(self):
        cases = {
            ("pley",): "unknown command or layout 'pley'; did you mean 'play'?",
            ("qwerti",): "unknown command or layout 'qwerti'; did you mean 'qwerty'?",
            ("play", "-", "qwety"): "unknown layout 'qwety'; did you mean 'qwerty'?",
            ("play", "--prnt", "text"): "unknown option '--prnt'; did you mean '--print'?",
            ("play", "--print", "texts"): "unknown value for --print 'texts'; did you mean 'text'?",
            ("play", "--print"): "--print needs a value: --print speech|text|events",
            ("listen", "--print", "text"): "'listen' takes no option --print",
            ("listen",): "listen needs a layout",
            ("listen", "numeric", "--rate", "9000"): "--rate takes a whole number from 80 to 449",
            ("listen", "numeric", "--rate", "fast"): "--rate takes a whole number from 80 to 449",
            ("help", "plya"): "unknown command 'plya'; did you mean 'play'?",
            ("play", "--no-audio=1"): "--no-audio takes no value",
            ("play", "-", "numeric", "--set", "echo"): "--set takes NAME=VALUE, not 'echo'",
            ("\x1b[31m",): "unknown command or layout '\\u{1B}[31m'",
        }
        for arguments, message in cases.items():
            with self.subTest(arguments):
                status, out, complaint = call(*arguments)
                self.assertEqual((status, out), (2, ""))
                self.assertEqual(complaint.count("\n"), 1)
                self.assertIn(f"spoken-keyboard: {message}", complaint)


if __name__ == "__main__":
    unittest.main()
