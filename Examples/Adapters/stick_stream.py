"""Reads what `circlepan --output ndjson` writes, for the adapters beside it.

The two things that are easily got wrong are done here once: the end of the stream, however it
comes, is the end of every movement; and where nothing comes for a while, the reader is told.
"""

import json
import os
import select
import signal
import sys
from dataclasses import dataclass

SCHEMA = 1


@dataclass(frozen=True)
class Reading:
    """Where a stick is: x right, y up, both from -1 to 1."""

    t: float
    pad: int
    phase: str
    x: float
    y: float
    held: bool


class StreamError(Exception):
    """What comes in is no stream of a version that is known here."""


class Stream:
    """The stream on a descriptor: first `ready`, a dictionary, and then the readings."""

    def __init__(self, descriptor=0):
        self._descriptor = descriptor
        self._bytes = b""
        line = self._line(None)
        if not line:
            raise StreamError("the stream has ended before its first line")
        self.ready = self._object(line)
        if self.ready.get("phase") != "ready":
            raise StreamError("the first line is not that of circlepan --output ndjson")
        if self.ready.get("schema") != SCHEMA:
            raise StreamError(f"schema {self.ready.get('schema')} is not known here")

    def readings(self, patience=None):
        """Yields each reading, until the stream ends; and None whenever nothing has come for
        `patience` seconds (None: for ever)."""
        while True:
            line = self._line(patience)
            if line is None:
                yield None
            elif not line:
                return
            else:
                fields = self._object(line)
                try:
                    yield Reading(*(fields[name] for name in Reading.__dataclass_fields__))
                except KeyError as error:
                    raise StreamError(f"a line lacks {error}") from None

    def _line(self, patience):
        """The next line; None where it does not come in time, empty at the end."""
        while b"\n" not in self._bytes:
            if not select.select([self._descriptor], [], [], patience)[0]:
                return None
            part = os.read(self._descriptor, 65536)
            if not part:
                return b""  # What has no end of line is none.
            self._bytes += part
        line, self._bytes = self._bytes.split(b"\n", 1)
        return line

    @staticmethod
    def _object(line):
        try:
            fields = json.loads(line)
        except ValueError:
            fields = None
        if not isinstance(fields, dict):
            raise StreamError("a line is no JSON object")
        return fields


def main(adapter):
    """Runs an adapter, a function without arguments. Its `finally` clauses are run on every way
    out but SIGKILL: that is where it stops what it moves."""

    def leave(number, _):
        sys.exit(128 + number)

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, leave)
    try:
        adapter()
    except StreamError as error:
        sys.exit(f"{os.path.basename(sys.argv[0])}: {error}")
    except BrokenPipeError:
        # Whoever reads what the adapter writes has enough.
        discard_output()
    except OSError as error:
        # A full disk, a host that nobody knows: what is left in the buffer would say so once more.
        discard_output()
        sys.exit(f"{os.path.basename(sys.argv[0])}: {error.strerror or error}")


def discard_output():
    """Lets nothing more go to standard output, where that is open."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
