"""Which function does which task of the base game, hot ones first.

The flow calls these without asking a module: most of a game is here.
"""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules import (
    fire,
    floor_change,
    marshal,
    move,
    planning,
    punch,
    resolution,
    robbery,
    round_events,
    rounds,
    scoring,
)
from folsom.boxes.base.rules.arrival import settle
from folsom.boxes.base.rules.bullets import neutral_shots
from folsom.boxes.base.rules.tasks import (
    BEGIN_PLANNING,
    BEGIN_STEALIN,
    DEAL,
    END_PLANNING,
    END_ROUND,
    EVENT,
    FIRE_AT,
    FIRST_QUESTION,
    FLEE,
    FLOOR_TO,
    MARSHAL_ADVANCES,
    MARSHAL_TO,
    MOVE_TO,
    NEUTRAL_SHOTS,
    NEXT_ROUND,
    PICKPOCKET,
    PLAN,
    PREPARE_DECKS,
    PUNCH_KEEP,
    PUNCH_WHAT,
    PUNCH_WHERE,
    PUNCH_WHOM,
    RESOLVE,
    ROB,
    SCORE,
    SETTLE,
    SHOVE,
    TURN,
    TURN_CARD,
)
from folsom.engine.agenda import a_of, b_of, figure_of, group_of, kind_of
from folsom.engine.options import offer_yes_no
from folsom.engine.state import State


def run(s: State, word: i64) -> None:
    """Carry out an automatic task."""
    kind = kind_of(word)
    if kind == RESOLVE:
        resolution.resolve(s)
    elif kind == TURN:
        planning.turn(s, word)
    elif kind == NEUTRAL_SHOTS:
        neutral_shots(s, group_of(word), a_of(word))
    elif kind == FLEE:
        marshal.flee(s, group_of(word))
    elif kind == SHOVE:
        fire.shove(s, b_of(word), figure_of(word), a_of(word))
    elif kind == SETTLE:
        settle(s, group_of(word))
    elif kind == NEXT_ROUND:
        rounds.next_round(s)
    elif kind == TURN_CARD:
        rounds.turn_card(s)
    elif kind == PREPARE_DECKS:
        rounds.prepare_decks(s)
    elif kind == DEAL:
        rounds.deal(s)
    elif kind == BEGIN_PLANNING:
        rounds.begin_planning(s)
    elif kind == END_PLANNING:
        planning.end_planning(s)
    elif kind == BEGIN_STEALIN:
        resolution.begin_stealin(s)
    elif kind == EVENT:
        rounds.after_event(s)
        round_events.event(s)
    elif kind == MARSHAL_ADVANCES:
        round_events.marshal_advances(s)
    elif kind == END_ROUND:
        rounds.end_round(s)
    elif kind == SCORE:
        scoring.score(s)


def asks(kind: i64) -> bool:
    return kind >= FIRST_QUESTION


def always_asks(kind: i64) -> bool:
    """BASE-GEN-09: planning is always asked, a "may" always has two options."""
    return kind == PLAN


def list_options(s: State, word: i64, seat: i64) -> None:
    """Offer the legal options of a question."""
    kind = kind_of(word)
    if kind == PLAN:
        planning.list_plan(s, word, seat)
    elif kind == MOVE_TO:
        move.list_goals(s, figure_of(word))
    elif kind == FIRE_AT:
        fire.list_targets(s, figure_of(word))
    elif kind == ROB:
        robbery.list_loot(s, figure_of(word))
    elif kind == MARSHAL_TO:
        marshal.list_ways(s)
    elif kind == PUNCH_WHOM:
        punch.list_victims(s, figure_of(word))
    elif kind == PUNCH_WHAT:
        punch.list_kinds(s, a_of(word))
    elif kind == PUNCH_KEEP:
        offer_yes_no(s)
    elif kind == PUNCH_WHERE:
        punch.list_landings(s, figure_of(word), a_of(word))
    elif kind == PICKPOCKET:
        round_events.list_purses(s, figure_of(word))
    elif kind == FLOOR_TO:
        floor_change.list_floor_goals(s, figure_of(word))


def choose(s: State, word: i64, seat: i64, option: i64) -> None:
    """Carry out an option of a question."""
    kind = kind_of(word)
    if kind == PLAN:
        planning.choose_plan(s, word, seat, option)
    elif kind == MOVE_TO:
        move.move(s, figure_of(word), option)
    elif kind == FIRE_AT:
        fire.shoot(s, figure_of(word), option)
    elif kind == ROB:
        robbery.rob(s, figure_of(word), option)
    elif kind == MARSHAL_TO:
        marshal.lead(s, option)
    elif kind == PUNCH_WHOM:
        punch.strike(s, word, option)
    elif kind == PUNCH_WHAT:
        punch.strike_loose(s, word, option)
    elif kind == PUNCH_KEEP:
        punch.keep_or_drop(s, word, option)
    elif kind == PUNCH_WHERE:
        punch.land(s, a_of(word), option)
    elif kind == PICKPOCKET:
        round_events.pickpocket(s, figure_of(word), option)
    elif kind == FLOOR_TO:
        floor_change.climb(s, figure_of(word), option)


def nothing(s: State, word: i64) -> None:
    """BASE-ACT-06: a card without effect says why."""
    kind = kind_of(word)
    if kind == FIRE_AT:
        fire.no_shot(s, figure_of(word))
    elif kind == ROB:
        robbery.no_loot(s, figure_of(word))
    elif kind == PUNCH_WHOM:
        punch.nobody_here(s, figure_of(word))
    elif kind == MOVE_TO:
        move.no_way(s, figure_of(word))
    elif kind == FLOOR_TO:
        floor_change.no_floor(s, figure_of(word))
