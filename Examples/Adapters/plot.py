#!/usr/bin/python3
"""Draws the way of circlepan's first stick by gnuplot, when the stream ends: in the terminal, or
into an SVG file.

    circlepan --headless --replay drag.txt | Examples/Adapters/plot.py
    circlepan --headless --replay drag.txt | Examples/Adapters/plot.py drag.svg
"""

import argparse
import shutil
import subprocess
import sys

from stick_stream import Stream, main

PICTURE = """
set terminal {terminal}
{output}
set size ratio 1
set xrange [-1.1:1.1]
set yrange [-1.1:1.1]
set xlabel 'x'
set ylabel 'y'
unset key
set parametric
set trange [0:2*pi]
plot cos(t), sin(t) with lines dashtype 2, '-' with linespoints
"""


def run():
    parser = argparse.ArgumentParser(description="Draws the way of circlepan's first stick.")
    parser.add_argument("file", nargs="?", help="an SVG file; without one it is the terminal")
    options = parser.parse_args()
    gnuplot = shutil.which("gnuplot")
    if gnuplot is None:
        sys.exit("plot.py: needs gnuplot: apt-get install gnuplot-nox")
    points = []
    for reading in Stream().readings():
        if reading.pad != 1:
            continue
        if reading.phase == "began":
            points.append("")  # A gap between one drag and the next.
        if reading.held:
            points.append(f"{reading.x} {reading.y}")
    if not any(points):
        sys.exit("plot.py: nobody has held the stick")
    name = (options.file or "").replace("'", "''")
    picture = PICTURE.format(
        terminal="svg size 500,500" if name else "dumb size 79,39",
        output=f"set output '{name}'" if name else "",
    )
    data = "\n".join(points) + "\ne\n"
    sys.exit(subprocess.run([gnuplot], input=picture + data, text=True).returncode)


if __name__ == "__main__":
    main(run)
