"""What can go wrong at a table. The server turns a code into a status and a sentence."""

from __future__ import annotations


class TableError(Exception):
    """A wish that a table cannot grant: a code, and the things its sentence names."""

    def __init__(self, code: str, message: str | None = None, **things: object) -> None:
        super().__init__(message or code)
        self.code = code
        self.message = message  # said as it is; None: the catalogue has a sentence for the code
        self.things = things


class Taken(Exception):
    """Another process has written this number of the log, or this command, before us."""
