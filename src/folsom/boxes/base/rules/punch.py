"""Punch: section 8.5 of the rules. Whom, what, whether to keep it, which way."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.powers import CHEYENNE, bandits_at, has, spare
from folsom.boxes.base.rules.tasks import PUNCH, PUNCH_KEEP, PUNCH_WHAT, PUNCH_WHERE
from folsom.engine.agenda import a_of, b_of, decider_of, figure_of, push, task
from folsom.engine.bits import bit
from folsom.engine.board import NO_POSITION
from folsom.engine.loot import PURSE, fall, keep, lay, of_kind
from folsom.engine.options import (
    DROP,
    PUSH,
    TARGET,
    YES,
    first_of,
    offer,
    offer_each,
    verb_of,
)
from folsom.engine.state import AT, SHEET, State
from folsom.engine.telling import (
    NO_EFFECT,
    NOBODY_HERE,
    PUNCHED,
    PUNCHED_AWAY,
    tell,
)


def list_victims(s: State, figure: i64) -> None:
    """BASE-PUNCH-01: another bandit on the same position, Belle last."""
    others = bandits_at(s, s.word[AT + figure]) & ~bit(figure)
    for m in s.rules.figures_punched:
        others |= m.figures_punched(s, figure)
    offer_each(s, TARGET, spare(s, others))


def nobody_here(s: State, figure: i64) -> None:
    """BASE-PUNCH-02."""
    tell(s, NO_EFFECT, figure, PUNCH, NOBODY_HERE)


def strike(s: State, word: i64, option: i64) -> None:
    """BASE-DEC-07, 11: first what the victim loses, then where they go."""
    figure = figure_of(word)
    victim = first_of(option)
    tell(s, PUNCHED, figure, victim)
    for m in s.rules.punched:
        if m.punched(s, figure, victim):
            return
    push(s, task(PUNCH_WHERE, figure, decider_of(word), victim))
    push(s, task(PUNCH_WHAT, figure, decider_of(word), victim))


def list_kinds(s: State, victim: i64) -> None:
    """BASE-PUNCH-04 to 06: a kind of token that the victim has; none is skipped."""
    sheet = s.word[SHEET + victim]
    for kind in range(s.rules.n_token_kinds):
        if of_kind(s, sheet, kind):
            offer(s, DROP, kind)


def strike_loose(s: State, word: i64, option: i64) -> None:
    """BASE-PUNCH-03, 06, BASE-POWER-08: it falls where both stand, if she does not keep it."""
    figure = figure_of(word)
    victim = a_of(word)
    kind = first_of(option)
    token = fall(s, victim, kind)
    if may_keep(s, figure, kind):
        push(s, task(PUNCH_KEEP, figure, decider_of(word), victim, token))
    else:
        lay(s, victim, token, s.word[AT + figure])


def may_keep(s: State, figure: i64, kind: i64) -> bool:
    """BASE-POWER-08, 10: Cheyenne, a purse."""
    if kind == PURSE and has(s, figure, CHEYENNE):
        return True
    return any(m.may_keep(s, figure, kind) for m in s.rules.may_keep)


def keep_or_drop(s: State, word: i64, option: i64) -> None:
    """BASE-POWER-09: decided before anyone sees the value."""
    if verb_of(option) == YES:
        keep(s, figure_of(word), a_of(word), b_of(word))
    else:
        lay(s, a_of(word), b_of(word), s.word[AT + figure_of(word)])


def list_landings(s: State, figure: i64, victim: i64) -> None:
    """BASE-PUNCH-08 to 10: one car either way; in proto also against the end."""
    here = s.word[AT + victim]
    goals = s.board.punch[here]
    on_train = (s.board.roofs | s.board.insides) & bit(here) != 0
    if (s.rules.punch_may_stay and on_train) and (
        s.board.front[here] == NO_POSITION or s.board.rear[here] == NO_POSITION
    ):
        goals |= bit(here)
    for m in s.rules.punch_goals:
        goals |= m.punch_goals(s, figure, victim)
    for m in s.rules.bar_landing:
        goals &= ~m.bar_landing(s, victim, goals)
    offer_each(s, PUSH, goals)


def land(s: State, victim: i64, option: i64) -> None:
    """BASE-PUNCH-11: the victim meets everybody where they land."""
    arrive(s, victim, first_of(option), PUNCHED_AWAY)
