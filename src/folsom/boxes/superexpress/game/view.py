"""What a seat may know of Colt Super Express, built up from nothing (SUPER-INFO-01 to 05)."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.superexpress.game.words import PHASES, SuperWords, card_name, cards_of
from folsom.boxes.superexpress.printed import super_loot_values
from folsom.boxes.superexpress.rules.ending import standing, winners
from folsom.boxes.superexpress.rules.program import pile_size
from folsom.boxes.superexpress.rules.state import LOOT, PROGRAM, SHOWN, State
from folsom.engine.bits import bit

SCHEMA: Final = 1


class SuperViewer:
    """Builds the views of one game."""

    def __init__(self, words: SuperWords) -> None:
        self._words = words

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {
            "schema": SCHEMA,
            "game": {"game": "super", "extensions": list(self._words.config.extensions)},
            "seat": None if seat is None else self._words.seats[seat],
            "over": bool(s.over),
            "round": s.round,
            "phase": PHASES[s.phase],
            "first": self._words.seats[s.first],
            "train": [self._car(s, car) for car in range(s.tail + 1)],
            "bandits": {name: self._bandit(s, n) for n, name in enumerate(self._words.bandits)},
            "seats": {name: self._seat(s, n) for n, name in enumerate(self._words.seats)},
        }
        if seat is not None:
            view["own"] = self._own(s, seat)
        if s.over:
            view["result"] = result(s, self._words)
        return view

    def _car(self, s: State, car: int) -> dict[str, Any]:
        """SUPER-MODEL-03: each floor a line, the front-most bandit first."""
        return {
            "car": "wagon" if car else "locomotive",
            "in": {"bandits": self._line(s.line[2 * car])},
            "roof": {"bandits": self._line(s.line[2 * car + 1])},
        }

    def _line(self, line: int) -> list[str]:
        found = []
        while line:
            found.append(self._words.bandits[(line & 15) - 1])
            line >>= 4
        return found

    def _bandit(self, s: State, seat: int) -> dict[str, Any]:
        """SUPER-INFO-01: all this lies open."""
        return {
            "seat": self._words.seats[seat],
            "at": self._words.place(s, seat),
            "facing": self._words.facing(s, seat),
            "state": self._words.condition(s, seat),
            "loot": loot_of(s, seat),
        }

    def _seat(self, s: State, seat: int) -> dict[str, Any]:
        """SUPER-INFO-01, 02: what was revealed, and how many cards were not.

        Before all have programmed nobody is told who has.
        """
        hidden = 0 if s.phase == PHASES.index("schemin") else pile_size(s.seat[PROGRAM + seat])
        return {
            "bandits": [self._words.bandits[seat]],
            "revealed": cards_of(s.seat[SHOWN + seat]),
            "hidden": hidden,
        }

    def _own(self, s: State, seat: int) -> dict[str, Any]:
        """SUPER-INFO-02: one's own cards, those set aside too."""
        program = cards_of(s.seat[PROGRAM + seat])
        used = [*program, *cards_of(s.seat[SHOWN + seat])]
        hand = [card_name(kind) for kind in s.rules.hand]
        rest = [card for card in hand if card not in used]
        at_hand = not used and s.aboard & bit(seat)
        return {
            "hand": hand if at_hand else [],
            "program": program,
            "aside": rest if used else [],
        }


def loot_of(s: State, seat: int) -> list[int]:
    """The values of the Loot cards of a seat."""
    cards = s.seat[LOOT + seat]
    return [value for n, value in enumerate(super_loot_values()) if cards >> n & 1]


def result(s: State, words: SuperWords) -> dict[str, Any]:
    """SUPER-END: winners, and everybody's rank by how long they stayed and what they won."""
    standings = [standing(s, seat) for seat in range(s.rules.n_seats)]
    return {
        "winners": words.members(winners(s)),
        "seats": {
            name: {
                "rank": 1 + sum(other > standings[seat] for other in standings),
                "aboard": words.place(s, seat) is not None,
                "loot": loot_of(s, seat),
            }
            for seat, name in enumerate(words.seats)
        },
    }
