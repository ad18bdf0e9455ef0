"""What goes together: the rows of all boxes, section 6 of ``extras.md``.

Everything that no row names is played together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from folsom.boxes import shelf
from folsom.boxes.box import OTHER_BOXES, Refusal
from folsom.game.errors import ConfigError
from folsom.game.parts import BASE_ONLY, MODULES


class Refused(ConfigError):
    """The parts of a configuration do not go together (EXTRA-COMPAT-52)."""


def _rows() -> Iterator[Refusal]:
    for name in shelf.REFUSING:
        box = shelf.boxes()[name]
        others = tuple(id for id in MODULES if id not in (*BASE_ONLY, box.module))
        for row in box.refusals:
            named = ((part,) if part != OTHER_BOXES else others for part in row.those)
            yield row._replace(those=tuple(part for parts in named for part in parts))


REFUSALS: Final = tuple(_rows())


def refusal(parts: Iterable[str]) -> Refusal | None:
    """The first row that these parts offend, if any."""
    present = set(parts)
    return next((row for row in REFUSALS if row.concerns(present)), None)


def between(one: Iterable[str], others: Iterable[str]) -> Refusal | None:
    """The first row that keeps this part, under any of its names, from the others."""
    mine, theirs = set(one), set(others)
    for row in REFUSALS:
        these, those = set(row.these), set(row.those)
        if (mine & these and theirs & those) or (mine & those and theirs & these):
            return row
    return None


def check(parts: Iterable[str]) -> None:
    """EXTRA-COMPAT-52: refuse what does not go together, before the game starts."""
    row = refusal(parts)
    if row is not None:
        raise Refused(row.sentence, row.id)
