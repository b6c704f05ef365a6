#!/usr/bin/python3
"""Makes a gamepad of the sticks of circlepan, which Linux programs see like any other: the first
is the left stick, the second the right one. It has buttons, since without them games take it for
something else, but nobody presses them.

    circlepan --output ndjson --leave clamp --pads 2 | Examples/Adapters/gamepad.py

It needs to be allowed to write to /dev/uinput. With --dry-run it prints the events instead.
"""

import argparse
import os
import sys

from stick_stream import Stream, main

try:
    from evdev import AbsInfo, UInput, ecodes
except ImportError:
    sys.exit("gamepad.py: needs evdev for Python: apt-get install python3-evdev")

FULL = 32767
AXES = {1: (ecodes.ABS_X, ecodes.ABS_Y), 2: (ecodes.ABS_RX, ecodes.ABS_RY)}
BUTTONS = [
    ecodes.BTN_SOUTH, ecodes.BTN_EAST, ecodes.BTN_NORTH, ecodes.BTN_WEST, ecodes.BTN_TL,
    ecodes.BTN_TR, ecodes.BTN_SELECT, ecodes.BTN_START, ecodes.BTN_THUMBL, ecodes.BTN_THUMBR,
]


class PrintedDevice:
    """A device that can be read."""

    def write(self, kind, code, value):
        print(ecodes.bytype[kind][code], value)

    def syn(self):
        print("SYN_REPORT", flush=True)

    def close(self):
        pass


def open_device(path):
    """The kernel's gamepad; a message that helps where there can be none."""
    if not os.path.exists(path):
        sys.exit(f"gamepad.py: {path} is not there: as root, modprobe uinput")
    if not os.access(path, os.W_OK):
        sys.exit(
            f"gamepad.py: {path} may not be written by you: as root, setfacl -m u:$USER:rw {path}")
    axis = AbsInfo(value=0, min=-FULL, max=FULL, fuzz=0, flat=0, resolution=0)
    capabilities = {
        ecodes.EV_ABS: [(code, axis) for codes in AXES.values() for code in codes],
        ecodes.EV_KEY: BUTTONS,
    }
    return UInput(capabilities, name="circlepan gamepad", devnode=path)


def show(device, pad, x, y):
    """Moves a stick. A gamepad's y is down."""
    across, down = AXES[pad]
    device.write(ecodes.EV_ABS, across, round(x * FULL))
    device.write(ecodes.EV_ABS, down, round(-y * FULL))
    device.syn()


def run():
    parser = argparse.ArgumentParser(description="Makes a gamepad of the sticks of circlepan.")
    parser.add_argument("--device", default="/dev/uinput", help="the kernel's door (/dev/uinput)")
    parser.add_argument("--dry-run", action="store_true", help="print the events, make no gamepad")
    options = parser.parse_args()
    device = PrintedDevice() if options.dry_run else open_device(options.device)
    stream = Stream()
    try:
        for reading in stream.readings():
            if reading.pad in AXES:
                show(device, reading.pad, reading.x, reading.y)
    finally:
        for pad in AXES:
            show(device, pad, 0, 0)
        device.close()


if __name__ == "__main__":
    main(run)
