"""Sparing: of a fault that comes again and again the log has one line a minute."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

EVERY_SECONDS: Final = 60.0
FULL: Final = 1000  # faults that are remembered
SPARED: Final = "folsom.page"  # each of its lines tells of another fault, and they are limited


class Sparing(logging.Filter):
    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._told: dict[object, float] = {}
        self._untold: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == SPARED:
            return True
        error = record.exc_info[0] if record.exc_info else None
        fault, now = (record.name, record.msg, error), self._now()
        if now - self._told.get(fault, -EVERY_SECONDS) < EVERY_SECONDS:
            self._untold[fault] = self._untold.get(fault, 0) + 1
            return False
        if len(self._told) >= FULL:
            self._told.clear()
            self._untold.clear()
        self._told[fault] = now
        if untold := self._untold.pop(fault, 0):
            record.msg = f"{record.getMessage()} (and {untold} times more since it was told)"
            record.args = ()
        return True


def install() -> None:
    """For a server that writes its own log; nothing of it is asked of programs that embed one."""
    handler = logging.StreamHandler()
    handler.addFilter(Sparing())
    logging.getLogger("folsom").addHandler(handler)
    logging.getLogger("uvicorn.error").addFilter(Sparing())
