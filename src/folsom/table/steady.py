"""Steady: time that only goes forward, for all that waits.

It is told in seconds since 1970, like that of the clock on the wall, but whoever sets that clock
while a server runs makes nobody wait longer or less long.
"""

from __future__ import annotations

import time
from typing import Final

SAME: Final = 1.0  # seconds by which clocks may differ

_ahead: Final = time.time() - time.monotonic()


def now() -> float:
    return time.monotonic() + _ahead


def told(at: float) -> float:
    """The same moment by the clock on the wall, which is the one that clients know."""
    difference = time.time() - now()
    return at + difference if abs(difference) > SAME else at
