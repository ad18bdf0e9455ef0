"""A Marshal player among Horses and beside the Stagecoach (MARSHAL-HORSE)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.engine.agenda import KINDS_PER_MODULE, push, task
from folsom.engine.base.robbery import list_loot
from folsom.engine.horses.attack import begin_attack
from folsom.engine.horses.events import WHISKEY_FOR_MARSHAL
from folsom.engine.horses.whiskey import flasks_at
from folsom.engine.loot import take
from folsom.engine.module import Module
from folsom.engine.options import first_of
from folsom.engine.state import AT, MARSHAL, State

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
        if flasks_at(s, s.fig[AT + MARSHAL]):
            push(s, task(ASK_FLASK, MARSHAL, s.rules.seat_of[MARSHAL]))
        return True

    def asks(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        here = s.fig[AT + MARSHAL]
        list_loot(s, MARSHAL, s.ground[here] & ~flasks_at(s, here))

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        take(s, MARSHAL, first_of(option))
