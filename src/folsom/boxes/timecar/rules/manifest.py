"""The Time-Travel Car as a module (EXTRA-CAR)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.line_of_sight import roofs_in_line
from folsom.boxes.timecar.rules import place, travel
from folsom.boxes.timecar.rules.place import CAB, CAB_ROOF, TIMECAR
from folsom.boxes.timecar.rules.travel import HIDEOUT, TRAVELLER
from folsom.engine.agenda import KINDS_PER_MODULE, figure_of, push, task
from folsom.engine.bits import bit, count, nth
from folsom.engine.board import NO_POSITION, Board
from folsom.engine.chance import MAYBE, below
from folsom.engine.module import Module
from folsom.engine.notebook import Notebook
from folsom.engine.options import first_of, offer_each
from folsom.engine.state import AT, MARSHAL, NOBODY, NOWHERE, State
from folsom.engine.telling import SHOVED

SLOT: Final[i64] = 12
CHECK: Final[i64] = SLOT * KINDS_PER_MODULE + 0
ASK_HIDEOUT: Final[i64] = SLOT * KINDS_PER_MODULE + 1

HIDE: Final[i64] = 49  # option: position


@final
class TimeCar(Module):
    def __init__(self) -> None:
        super().__init__("timecar", SLOT, travel.PAGE_END)
        self.beside: i64 = 0  # hiding places beside the train, if another module has any
        self.closed: i64 = 0  # positions inside the train under which nobody can hide

    def boards(self, boards: list[Board]) -> list[Board]:
        """EXTRA-CAR-01, 02, 10."""
        for board in boards:
            place.couple(board)
        return boards

    def set_up(self, s: State) -> None:
        s.word[TRAVELLER] = NOBODY
        s.word[HIDEOUT] = NOWHERE

    # Moving and shooting

    def bar_goals(self, s: State, figure: i64, goals: i64) -> i64:
        """EXTRA-CAR-05: the Marshal never enters it."""
        if figure == MARSHAL:
            return bit(TIMECAR)
        return 0

    def punch_goals(self, s: State, figure: i64, victim: i64) -> i64:
        """BASE-EDIT-05: the Locomotive's roof stays the end of the train."""
        at_end = s.rules.punch_may_stay and s.word[AT + victim] == CAB_ROOF
        if at_end:
            return bit(CAB_ROOF)
        return 0

    def bar_landing(self, s: State, victim: i64, goals: i64) -> i64:
        """EXTRA-CAR-20: a bandit struck in it goes into the Locomotive."""
        if s.word[AT + victim] == TIMECAR:
            return goals & ~bit(CAB)
        return 0

    def sight_more(self, s: State, figure: i64) -> i64:
        """EXTRA-CAR-17: out of it, along the roofs."""
        if s.word[AT + figure] == TIMECAR:
            return roofs_in_line(s, TIMECAR)
        return 0

    def shove(self, s: State, figure: i64, victim: i64, origin: i64) -> bool:
        """EXTRA-CAR-23: out of it rearward; nobody is pushed further who is in it."""
        here = s.word[AT + victim]
        if here == TIMECAR:
            return True
        if origin != TIMECAR:
            return False
        if s.board.rear[here] != NO_POSITION:
            arrive(s, victim, s.board.rear[here], SHOVED)
        return True

    # Travelling

    def after_event(self, s: State) -> None:
        """EXTRA-CAR-40: after the event, whatever else moves."""
        push(s, task(CHECK))

    def run(self, s: State, word: i64) -> None:
        figure = travel.alone(s)
        if figure != NOBODY:
            push(s, task(ASK_HIDEOUT, figure, s.rules.seat_of[figure]))

    def asks(self, kind: i64) -> bool:
        return kind == ASK_HIDEOUT

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        offer_each(s, HIDE, self._hideouts(s))

    def _hideouts(self, s: State) -> i64:
        """EXTRA-CAR-41: the Locomotive, any car, and what stands beside the train."""
        return (s.board.insides & ~self.closed) | self.beside

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        travel.hide(s, figure_of(word), first_of(option))

    def before_first_card(self, s: State) -> None:
        travel.appear(s)

    def collect(self, s: State) -> None:
        travel.reward(s)

    def redeal(self, r: State, notebook: Notebook, seat: i64) -> i64:
        """EXTRA-CAR-43: to everybody else all hiding places are alike."""
        figure = r.word[TRAVELLER]
        if figure != NOBODY and r.rules.seat_of[figure] != seat:
            hideouts = self._hideouts(r)
            r.word[HIDEOUT] = nth(hideouts, below(r, count(hideouts), MAYBE))
        return 0
