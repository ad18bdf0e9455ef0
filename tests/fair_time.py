"""Time as a process has it that shares the machine with others.

A promise such as "within five seconds" is made for a machine that does nothing else. While others
use it, fair time passes more slowly than that of the clock on the wall: by the share of a core that
somebody gets who wants one.
"""

from __future__ import annotations

import contextlib
import mmap
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, sleep, thread_time

PROBE = 0.02  # seconds of computing, longer than a newcomer is favoured
PAUSE = 0.15
SECONDS = struct.Struct("d")


class FairTime:
    """Seconds since it began."""

    def __init__(self, shared: mmap.mmap) -> None:
        self._shared = shared

    def now(self) -> float:
        found: float = SECONDS.unpack_from(self._shared)[0]
        return found


@contextlib.contextmanager
def fair_time() -> Iterator[FairTime]:
    """Measured by a process of its own, which nothing keeps waiting but the machine."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "seconds"
        path.write_bytes(SECONDS.pack(0.0))
        clock = subprocess.Popen([sys.executable, __file__, str(path)])
        try:
            with path.open("r+b") as file, mmap.mmap(file.fileno(), 0) as shared:
                fair = FairTime(shared)
                while fair.now() == 0.0:
                    sleep(0.01)
                yield fair
        finally:
            clock.kill()
            clock.wait()


def tick(path: str) -> None:
    with Path(path).open("r+b") as file, mmap.mmap(file.fileno(), 0) as shared:
        passed, before = 0.0, perf_counter()
        while True:
            begun, worked = perf_counter(), thread_time()
            while thread_time() - worked < PROBE:
                pass
            now = perf_counter()
            passed += (now - before) * min(1.0, PROBE / (now - begun))
            before = now
            SECONDS.pack_into(shared, 0, passed)
            sleep(PAUSE)


if __name__ == "__main__":
    tick(sys.argv[1])
