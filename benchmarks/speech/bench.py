#!/usr/bin/python3
"""Times from a key to its sound and from an interruption to silence, against other ways to speak.

    benchmarks/speech/bench.py [--program PATH] [--count N] [--json FILE] [--check]

All is measured in one run, on one private PulseAudio server with a null sink, on the sink's
monitor: the first sample further than 150/32768 from zero that it delivers. `--check` ends with
status 1 when a goal isn't met.
"""

import argparse
import json
import os
import random
import shutil
import statistics
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "Tests/Sound")]

from held import held_arrow  # noqa: E402
from keyboard import Keyboard  # noqa: E402
from peers import EspeakPlayback, EspeakProcess, Product, SpeechDispatcher  # noqa: E402
from private_sound import PrivateSound  # noqa: E402

WORDS = ("Delete", "comma", "a")
VOICED = (
    "Our oar raw all long low lawn mowers are now well known along our low rural lane "
    "where all our men allow a loan and our own aunt Amy will roam along a lonely mile")


def milliseconds(times):
    """The median and the slowest tenth of times in seconds, as milliseconds."""
    known = sorted(time * 1000 for time in times if time is not None)
    if not known:
        return None
    return {
        "median": round(statistics.median(known), 1),
        "p90": round(known[min(len(known) - 1, int(len(known) * 0.9))], 1),
        "count": len(known), "missed": len(times) - len(known),
    }


def key_to_sound(speaker, recording, word, count):
    times = []
    for _ in range(count):
        recording.clear()
        moment = speaker.say(word)
        times.append(recording.first_sound(moment))
        # Speech Dispatcher is busy with silence for up to half a second after a word; every way
        # to speak is asked when it has nothing to do, at no fixed phase of anything.
        recording.last_sound(moment)
        time.sleep(random.uniform(0.5, 0.65))
    return milliseconds(times)


def interruption(speaker, recording, count):
    times = []
    for _ in range(count):
        recording.clear()
        moment = speaker.say(VOICED)
        recording.first_sound(moment)
        time.sleep(random.uniform(0.5, 2.5))
        moment = speaker.stop()
        times.append(recording.last_sound(moment))
        time.sleep(random.uniform(0.05, 0.15))
    return milliseconds(times)


def start_to_sound(make, recording, count):
    times = []
    for _ in range(count):
        speaker = make()
        recording.clear()
        moment = time.monotonic()
        speaker.start()
        if not isinstance(speaker, Keyboard):
            speaker.say("Delete")
        times.append(recording.first_sound(moment))
        recording.last_sound(moment)
        speaker.close()
    return milliseconds(times)


def memory(processes):
    """Proportional set size in MB."""
    total = 0
    for process in processes:
        with open("/proc/%d/smaps_rollup" % process) as file:
            total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
    return round(total / 1000, 1)


def processor_time(processes):
    ticks = 0
    for process in processes:
        with open("/proc/%d/stat" % process) as file:
            ticks += sum(int(number) for number in file.read().rsplit(")", 1)[1].split()[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def idle(processes, seconds):
    """Percent of one processor while nothing is said."""
    before = processor_time(processes)
    time.sleep(seconds)
    return round((processor_time(processes) - before) * 100 / seconds, 2)


def measure(speaker, recording, count):
    speaker.start()
    try:
        speaker.wait_until_ready()
        key_to_sound(speaker, recording, "Delete", 2)
        result = {word: key_to_sound(speaker, recording, word, count) for word in WORDS}
        result["interruption"] = interruption(speaker, recording, count)
        if speaker.processes():
            result["memory"] = memory(speaker.processes())
            result["idle"] = idle(speaker.processes(), 5)
        return result
    finally:
        speaker.close()


def ratio(ours, theirs):
    """How many times slower the other is; None when either was not heard."""
    return round(theirs["median"] / max(ours["median"], 0.1), 1) if ours and theirs else None


def within(times, limit):
    return bool(times) and times["median"] <= limit


def goals(results):
    """Each goal with whether it is met; a peer that isn't there decides nothing."""
    ours = results["spoken-keyboard"]
    start = results["start"]
    found = [("key to sound of %s ≤ 8 ms" % word, within(ours[word], 8)) for word in WORDS]
    found.append(("interruption ≤ 12 ms", within(ours["interruption"], 12)))
    faster = [
        ("Delete", "Speech Dispatcher", 3), ("comma", "eSpeak NG's playback mode", 4),
        ("interruption", "Speech Dispatcher", 4), ("interruption", "eSpeak NG's playback mode", 1)]
    for column, peer, times in faster:
        if peer in results:
            found.append((
                "%s ≥ %d times as fast as %s" % (column, times, peer),
                (ratio(ours[column], results[peer][column]) or 0) >= times))
    found.append(
        ("start to sound within 10 ms of one espeak-ng",
         within(start["spoken-keyboard"], start["espeak-ng for each key"]["median"] + 10)))
    held = results["held arrow"]
    found.append(("held arrow < 15 % of a processor", held["processor"] < 15))
    found.append(
        ("at most one key is heard after a held arrow",
         held["sounds begun after"] <= 1 and held["sound after"] < 1000))
    found.append(("memory < 60 MB", ours["memory"] < 60))
    found.append(("idle < 1 %", ours["idle"] < 1))
    return found


def show(results):
    columns = WORDS + ("interruption",)
    print("%-28s" % "median (p90), ms" + "".join("%18s" % column for column in columns))
    for name, result in results.items():
        if name in ("start", "held arrow"):
            continue
        cells = ""
        for column in columns:
            cell = result.get(column)
            cells += "%18s" % ("%s (%s)" % (cell["median"], cell["p90"]) if cell else "–")
        print("%-28s" % name + cells)
    ours = results["spoken-keyboard"]
    for name, result in results.items():
        if name not in ("start", "held arrow", "spoken-keyboard"):
            print(
                "%-28s" % ("  times slower: " + name)[:28]
                + "".join("%18s" % ratio(ours[column], result.get(column)) for column in columns))
    print("start to first sound, ms: " + ", ".join(
        "%s %s" % (name, times["median"]) for name, times in results["start"].items()))
    print("held arrow: " + ", ".join("%s %s" % item for item in results["held arrow"].items()))
    print("memory %s MB, idle %s %%" % (ours["memory"], ours["idle"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument(
        "--program", default=os.path.join(ROOT, ".build/release/spoken-keyboard"))
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--json")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    for needed in ("pulseaudio", "parec", "espeak-ng"):
        if not shutil.which(needed):
            sys.exit("bench: %s isn't installed" % needed)
    if not os.path.exists(options.program):
        sys.exit("bench: %s isn't built" % options.program)

    results = {}
    with PrivateSound() as sound, sound.record() as recording:
        speakers = [
            Keyboard(options.program, sound.environment, text=VOICED),
            Product(options.program, sound.environment),
            EspeakProcess(sound.environment),
            EspeakPlayback(sound.environment),
        ]
        if shutil.which("speech-dispatcher"):
            speakers.append(SpeechDispatcher(sound.environment, sound.folder))
        for speaker in speakers:
            results[speaker.name] = measure(speaker, recording, options.count)
        results["held arrow"] = held_arrow(
            options.program, sound.environment, recording, processor_time)
        results["start"] = {
            "spoken-keyboard": start_to_sound(
                lambda: Keyboard(options.program, sound.environment, "numeric"), recording,
                options.count),
            "espeak-ng for each key": start_to_sound(
                lambda: EspeakProcess(sound.environment), recording, options.count),
        }
    show(results)
    met = goals(results)
    for goal, is_met in met:
        print(("met:     " if is_met else "NOT MET: ") + goal)
    if options.json:
        with open(options.json, "w") as file:
            json.dump(results, file, indent=1)
    if options.check and not all(is_met for _, is_met in met):
        sys.exit(1)


if __name__ == "__main__":
    main()
