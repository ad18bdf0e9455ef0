"""Melee turn: section 9 of the rules. Everybody chooses at once, in secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import choose_plan, lay, list_hand
from folsom.boxes.base.rules.tasks import ANY_CARD, PLAN, TURN
from folsom.boxes.horses.rules.tasks import ASK_MELEE
from folsom.engine.agenda import ask, push, task
from folsom.engine.circle import clockwise
from folsom.engine.options import DRAW, PLAY, first_of, offer, second_of, verb_of
from folsom.engine.state import ANSWER, NOBODY, State

MELEE_PLAN: Final[i64] = PLAN  # a task as planning knows it, though it is never pushed


def begin_melee(s: State) -> None:
    """HORSE-MELEE-01."""
    push(s, task(TURN, NOBODY, NOBODY, s.turn + 1))
    ask(s, ASK_MELEE, s.rules.all_seats)


def list_choices(s: State, seat: i64) -> None:
    """HORSE-MELEE-01, 04, 05: an Action card or three new cards, and nothing else."""
    list_hand(s, seat, ANY_CARD)
    offer(s, DRAW)
    for m in s.rules.plan_more:  # only what another module offers in any turn
        m.plan_more(s, seat, MELEE_PLAN)


def lock_choice(s: State, seat: i64, option: i64) -> None:
    """HORSE-MELEE-03: drawing is decided before anything is shown."""
    s.word[ANSWER + seat] = option


def reveal_choices(s: State) -> None:
    """HORSE-MELEE-02, 03: cards go onto the pile in turn order, then cards are drawn."""
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        option = s.word[ANSWER + seat]
        if verb_of(option) == PLAY:
            lay(s, seat, first_of(option), second_of(option))
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        option = s.word[ANSWER + seat]
        s.word[ANSWER + seat] = 0
        if verb_of(option) != PLAY:
            choose_plan(s, MELEE_PLAN, seat, option)
