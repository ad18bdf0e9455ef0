"""What can go wrong at a table. The server turns a code into a status and a sentence."""

from __future__ import annotations

from folsom.game import FolsomError


class TableError(Exception):
    """A wish that a table cannot grant: a code, and the things its sentence names."""

    def __init__(self, code: str, why: FolsomError | str | None = None, **things: object) -> None:
        super().__init__(str(why) if why is not None else code)
        self.code = code
        self.why = why  # an error is said in the language of the request, a text as it is
        self.things = things


class Taken(Exception):
    """Another process has written this number of the log, or this command, before us."""


class Unavailable(Exception):
    """The database is away, full or locked: nothing was lost, and one may try again."""
