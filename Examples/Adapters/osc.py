#!/usr/bin/python3
"""Sends the sticks of circlepan as OSC messages over UDP: `/stick/1 x y held`, two floats from -1
to 1 and an integer.

    circlepan --output ndjson --leave clamp | Examples/Adapters/osc.py --port 57120

Pure Data's [oscparse] makes a word of the 1 in /stick/1, which its [route 1] never matches. With
--address '/stick#' the messages are /stick1, /stick2 …, and [route stick1 stick2] tells them apart.
"""

import argparse
import sys

from stick_stream import Stream, main

try:
    import liblo
except ImportError:
    sys.exit("osc.py: needs liblo for Python: apt-get install python3-liblo")


def port(text):
    """The number of a port."""
    number = int(text)
    if not 1 <= number <= 65535:
        raise ValueError
    return number


def run():
    parser = argparse.ArgumentParser(description="Sends the sticks of circlepan by OSC over UDP.")
    parser.add_argument("--host", default="127.0.0.1", help="who listens (127.0.0.1)")
    parser.add_argument("--port", type=port, default=57120, help="where (57120, SuperCollider's)")
    parser.add_argument(
        "--address",
        default="/stick/#",
        help="of the messages; # stands for the stick's number, and comes last where it is left out "
        "(/stick/#); for Pure Data's [route stick1] it is '/stick#'",
    )
    options = parser.parse_args()
    target = liblo.Address(options.host, options.port)
    # No address has this character: it is one of those that OSC keeps for itself.
    address = options.address if "#" in options.address else options.address + "/#"

    def send(pad, x, y, held):
        liblo.send(target, address.replace("#", str(pad)), ("f", x), ("f", y), ("i", held))

    stream = Stream()
    moving = set()
    try:
        for reading in stream.readings():
            send(reading.pad, reading.x, reading.y, reading.held)
            if reading.held or reading.x or reading.y:
                moving.add(reading.pad)
            else:
                moving.discard(reading.pad)
    finally:
        # However it ended, nothing goes on sounding.
        for pad in sorted(moving):
            send(pad, 0, 0, 0)


if __name__ == "__main__":
    main(run)
