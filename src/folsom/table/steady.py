"""Steady: time that only goes forward, for all that waits.

It counts seconds since 1970, like the system clock, but setting that clock while a server runs
changes no waiting time.
"""

from __future__ import annotations

import time
from typing import Final

SAME: Final = 1.0  # seconds by which clocks may differ

_ahead: Final = time.time() - time.monotonic()


def now() -> float:
    return time.monotonic() + _ahead


def told(at: float) -> float:
    """The same moment by the system clock, which is the one that clients know."""
    difference = time.time() - now()
    return at + difference if abs(difference) > SAME else at
