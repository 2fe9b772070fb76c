"""Scanning in scripts: time passes by `wait` alone, and play and line mode say the same."""
import json
import unittest

from program import call, lines


class Scanning(unittest.TestCase):
    def both(self, script, *arguments):
        """What `play` prints, which line mode has to print as well."""
        played = call("play", "-", "numeric", *arguments, given=script)
        self.assertEqual(played, call("--plain", "--no-audio", "numeric", *arguments, given=script))
        self.assertEqual((played[0], played[2]), (0, ""))
        return played[1].splitlines()

    def test_rows_and_then_keys_are_offered_as_time_passes(self):
        script = lines("switch 1", "wait 1200", "switch 1", "wait 2400", "switch 1",
                       'expect text "6"')
        self.assertEqual(
            self.both(script, "--set", "scan=row-column"),
            ["1 to 3", "4 to 6", "4", "5", "6", "6", "1 to 3"])

    def test_it_ends_by_itself_after_the_cycles(self):
        said = self.both(lines("switch 1", "wait 60000"), "--set", "scan=row-column",
                         "--set", "scan-cycles=1")
        self.assertEqual(said, ["1 to 3", "4 to 6", "7 to 9", "0 to Delete", "Scanning paused"])

    def test_the_second_switch_goes_back(self):
        script = lines("set scan automatic", "switch 1", "wait 8400", "switch 2")
        self.assertEqual(self.both(script)[-2:], ["8", "3"])

    def test_steps_are_made_by_the_first_switch_and_chosen_by_the_second(self):
        script = lines("set scan step", "switch 1", "switch 1", "wait 99999", "switch 2")
        self.assertEqual(self.both(script), ["1", "2", "2"])

    def test_a_single_switch_chooses_by_waiting(self):
        script = lines("set scan row-column-step", "set scan-dwell on", "set scan-interval 500",
                       "switch 1", "switch 1", "wait 500", "switch 1", "wait 499", "wait 1",
                       'expect text "5"')
        self.assertEqual(self.both(script), ["1 to 3", "4 to 6", "4", "5", "5"])

    def test_the_transcript_tells_each_step_at_its_time(self):
        script = lines("set scan row-column", "switch 1", "wait 3000")
        _, output, _ = call("play", "-", "numeric", "--print", "events", given=script)
        records = [json.loads(line) for line in output.splitlines()]
        rows = [record for record in records if record["event"] == "scan"]
        self.assertEqual([(record["t"], record["row"]) for record in rows],
                         [(0, 1), (1.2, 2), (2.4, 3)])
        self.assertEqual(rows[0]["keys"], ["1", "2", "3"])

    def test_there_are_two_switches(self):
        status, _, errors = call("play", "-", given=lines("switch 3"))
        self.assertEqual(status, 2)
        self.assertIn("no switch 3", errors)


if __name__ == "__main__":
    unittest.main()
