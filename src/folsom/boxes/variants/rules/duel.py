"""Two-player game of 2014: section 15.3 of the rules. It is played with the Expert variant."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.scoring import NO_TITLE
from folsom.boxes.variants.rules import duo
from folsom.engine.agenda import KINDS_PER_MODULE, ask
from folsom.engine.module import Module
from folsom.engine.rules import Rules
from folsom.engine.state import State

SLOT: Final[i64] = 2
ASK_PLACE: Final[i64] = SLOT * KINDS_PER_MODULE


@final
class Duel(Module):
    def __init__(self) -> None:
        super().__init__("duel_2014", SLOT)

    def recipe(self, rules: Rules) -> None:
        duo.shared_deck(rules)

    def place_figures(self, s: State) -> bool:
        """BASE-DUEL-03."""
        ask(s, ASK_PLACE, s.rules.all_seats)
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def together(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        duo.list_hands(s, seat)

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        duo.lock_hand(s, seat, option)
        return True

    def run(self, s: State, word: i64) -> None:
        duo.reveal_hands(s)

    def fame(self, s: State, side: i64) -> i64:
        """BASE-DUEL-15: there is no Gunslinger."""
        return NO_TITLE
