"""What a held arrow key costs, and how long it is heard after the key is let go."""

import tempfile
import time

from keyboard import LEFT, RIGHT, Keyboard

SECONDS, REPEATS = 10, 30


def held_arrow(program, environment, recording, processor_time):
    """Holds arrows for a while: Right along a row, Left back, so that each is another key.

    Tells the percent of one processor that front end and speech server take, for how long there is
    sound after the last key, and how many sounds begin then.
    """
    with tempfile.TemporaryDirectory() as folder:
        # No text of an earlier session is told of behind the keys.
        keyboard = Keyboard(program, {**environment, "XDG_RUNTIME_DIR": folder})
        return _held_arrow(keyboard, recording, processor_time)


def _held_arrow(keyboard, recording, processor_time):
    keyboard.start()
    try:
        keyboard.wait_until_ready()
        keys = ([RIGHT] * 6 + [LEFT] * 6) * (SECONDS * REPEATS // 12)
        processes = keyboard.processes()
        before = processor_time(processes)
        begin = time.monotonic()
        moment = begin
        for index, key in enumerate(keys):
            time.sleep(max(0, begin + index / REPEATS - time.monotonic()))
            moment = keyboard._press(key)
        needed = processor_time(processes) - before
        sounding = recording.last_sound(moment)
        heard = recording.sounds(after=moment)
        return {
            "processor": round(needed * 100 / (moment - begin), 1),
            "sound after": round(sounding * 1000),
            "sounds begun after": sum(1 for start, _ in heard if start > 0.005),
        }
    finally:
        keyboard.close()
