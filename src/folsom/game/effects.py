"""Whether cards changed anything: ``effect`` in the expectations of both games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from folsom.game.events import Event
from folsom.game.kinds import Assigned, Either, Word

WORDS: Final = ("void", "some")
MOST_CARDS: Final = 60


class Effects(NamedTuple):
    """Of the card resolved last, of one that waits for a choice, and of each card by its number."""

    last: str
    waiting: str
    cards: dict[str, str]

    def __repr__(self) -> str:
        return repr(self.last)


class _OfLast(Word):
    """The card resolved last; while another one waits for a choice, either may be meant."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return wanted in (found.last, found.waiting)


class _OfEach(Assigned):
    """Cards of the pile by their numbers, from 1."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return all(found.cards.get(number) == effect for number, effect in wanted.items())

    def shown(self, wanted: Any, found: Any) -> str:
        return repr({number: found.cards.get(number, "") for number in wanted})


EFFECT: Final = Either(
    _OfLast("effect", WORDS), _OfEach("card", map(str, range(1, MOST_CARDS + 1)), WORDS)
)


def effects(events: Iterable[Event], a_card_waits: bool, begins: str = "resolving") -> Effects:
    """What has become of the cards of the last pile; ``begins`` is the event of a card's turn."""
    found: list[str] = []
    last = "some"
    for event in events:
        if event.kind == begins:
            if event.things.get("index") == 0:
                found.clear()
            found.append("some")
        elif event.kind == "no_effect":
            last = "void"
            found[-1:] = ["void"] * bool(found)
    waiting = found.pop() if a_card_waits and found else ""
    cards = {str(n): effect for n, effect in enumerate(found, 1)}
    return Effects(found[-1] if found else last, waiting, cards)
