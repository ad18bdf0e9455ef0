"""A Marshal player among Horses and beside the Stagecoach (MARSHAL-HORSE)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.robbery import list_loot
from folsom.boxes.horses.rules.attack import begin_attack
from folsom.boxes.horses.rules.round_events import WHISKEY_FOR_MARSHAL
from folsom.boxes.horses.rules.whiskey import flasks_at
from folsom.engine.agenda import KINDS_PER_MODULE, push, task
from folsom.engine.loot import take
from folsom.engine.module import Module
from folsom.engine.options import first_of
from folsom.engine.state import AT, GROUND, MARSHAL, State

SLOT: Final[i64] = 25
ASK_FLASK: Final[i64] = SLOT * KINDS_PER_MODULE


@final
class MarshalWithHorses(Module):
    def __init__(self) -> None:
        super().__init__("marshal_with_horses", SLOT)

    def place_figures(self, s: State) -> bool:
        """MARSHAL-HORSE-02 to 04: the bandits ride up; the Marshal waits, and will be first."""
        begin_attack(s)
        return True

    def event(self, s: State, event: i64) -> bool:
        """MARSHAL-EVENT-12: he picks up a flask on his exact position, and stays where he is."""
        if event != WHISKEY_FOR_MARSHAL:
            return False
        if flasks_at(s, s.word[AT + MARSHAL]):
            push(s, task(ASK_FLASK, MARSHAL, s.rules.seat_of[MARSHAL]))
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        here = s.word[AT + MARSHAL]
        list_loot(s, MARSHAL, s.word[GROUND + here] & ~flasks_at(s, here))

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        take(s, MARSHAL, first_of(option))
