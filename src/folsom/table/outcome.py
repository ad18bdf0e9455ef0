"""Outcome: how a finished game went for those who sat at the table, in order of their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from folsom.game.parts import LAWMEN
from folsom.table.facts import Facts, Seat


@dataclass(frozen=True)
class Place:
    """A seat at the end."""

    seat: int
    name: str  # of a person; empty for a bot, which is called by its bandit
    figures: Sequence[str]
    rank: int
    money: int | None  # None where nobody counts it: a lawman, Colt Super Express


def places(facts: Facts) -> list[Place]:
    """All seats, the best first; none while the game goes on."""
    if facts.result is None:
        return []
    return sorted((_place(facts, seat) for seat in facts.seats), key=lambda place: place.rank)


def _place(facts: Facts, seat: Seat) -> Place:
    assert facts.result is not None
    figures = facts.figures(seat.n)
    own = facts.result["seats"][figures[0]]
    return Place(
        seat.n,
        seat.name if seat.is_person else "",
        figures,
        own["rank"],
        None if figures[0] in LAWMEN else own.get("score"),
    )


def hero(facts: Facts, wanted: int | None = None) -> Place:
    """The seat that a picture is about: the one asked for, else the best person, else the best."""
    found = places(facts)
    asked = [place for place in found if place.seat == wanted]
    people = [place for place in found if place.name]
    return (asked or people or found)[0]
