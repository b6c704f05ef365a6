#!/usr/bin/python3
"""Turns the first stick of circlepan into velocities for a robot: JSON lines in the form of ROS's
geometry_msgs/Twist. Up is forward, right turns to the right.

    circlepan --output ndjson --leave clamp --rate 20 | Examples/Adapters/twist.py --linear 0.5

The robot is stopped when the hand is gone, when the stream ends, when this program is ended, and
when the stream stalls: with --rate a line that is not there in time. It then stays stopped until
the stick is taken anew. Without --rate a stick that is held still and one that is frozen look the
same: no watchdog can tell, and this one says so.
"""

import argparse
import json
import sys

from stick_stream import Stream, main


def put(forward, turn):
    print(
        json.dumps(
            {
                "linear": {"x": round(forward, 6) + 0.0, "y": 0.0, "z": 0.0},
                "angular": {"x": 0.0, "y": 0.0, "z": round(turn, 6) + 0.0},
            }
        ),
        flush=True,
    )


def say(text):
    print(f"twist.py: {text}", file=sys.stderr, flush=True)


def capped(value):
    """Never more than full speed, whatever comes in."""
    return max(-1.0, min(float(value), 1.0))


def run():
    parser = argparse.ArgumentParser(description="Velocities for a robot, from circlepan.")
    parser.add_argument("--linear", type=float, default=0.2, help="full speed, m/s (0.2)")
    parser.add_argument("--angular", type=float, default=1.0, help="full turn, rad/s (1)")
    parser.add_argument(
        "--stall", type=float, help="how long a line may be late, s (three repetitions, at least 0.1)"
    )
    options = parser.parse_args()
    if sys.stdout is None:
        raise OSError("standard output is closed")
    is_moving = is_held = is_stalled = False
    try:
        stream = Stream()
        rate = stream.ready.get("rate", 0)
        if not rate:
            say("no --rate: a frozen stick looks like one that is held still; no watchdog")
        patience = options.stall or (max(0.1, 3 / rate) if rate else None)
        for reading in stream.readings(patience if rate else None):
            if reading is None:
                # Of a stick that nobody holds nothing is repeated, and silence is right.
                if is_held:
                    say("the stream has stalled: stopped until the stick is taken anew")
                    put(0, 0)
                    is_moving, is_held, is_stalled = False, False, True
            elif reading.pad == 1:
                is_stalled = is_stalled and reading.phase != "began"
                if is_stalled:
                    continue
                is_held = reading.held
                is_moving = is_held or reading.x != 0 or reading.y != 0
                put(capped(reading.y) * options.linear, -capped(reading.x) * options.angular)
    finally:
        if is_moving:
            put(0, 0)


if __name__ == "__main__":
    main(run)
