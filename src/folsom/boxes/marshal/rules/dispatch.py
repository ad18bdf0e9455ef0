"""Which function does which task of Marshal & Prisoners."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import put_hands_away
from folsom.boxes.base.rules.robbery import list_loot
from folsom.boxes.marshal.rules import (
    arrest,
    brilliant_idea,
    colts,
    prisoners,
    reflex,
    round_events,
)
from folsom.boxes.marshal.rules.tasks import (
    ASK_ANGRY_MOVE,
    ASK_ANGRY_SHOT,
    ASK_ARREST,
    ASK_EJECT,
    ASK_ESCAPE,
    ASK_FREE,
    ASK_LOOT,
    ASK_MORE_LOOT,
    ASK_PAY,
    ASK_REFLEX,
    ASK_SHOOT,
    REFLEX_TURN,
    RETURN_HANDS,
)
from folsom.engine.agenda import a_of, figure_of, kind_of
from folsom.engine.options import offer_yes_no
from folsom.engine.state import State


def run(s: State, word: i64) -> None:
    if kind_of(word) == REFLEX_TURN:
        reflex.next_reflex(s, a_of(word))
    elif kind_of(word) == RETURN_HANDS:
        put_hands_away(s)


def list_options(s: State, word: i64, seat: i64) -> None:
    kind = kind_of(word)
    figure = figure_of(word)
    if kind == ASK_SHOOT:
        colts.list_shots(s)
    elif kind == ASK_ARREST:
        arrest.list_suspects(s)
    elif kind == ASK_ESCAPE:
        brilliant_idea.list_ways_out(s)
    elif kind == ASK_FREE:
        brilliant_idea.list_captives(s, figure)
    elif kind == ASK_PAY:
        brilliant_idea.list_payments(s, figure)
    elif kind == ASK_LOOT:
        list_loot(s, figure)
    elif kind == ASK_MORE_LOOT:
        prisoners.list_second(s, word)
    elif kind == ASK_REFLEX:
        reflex.list_cards(s, seat)
    elif kind == ASK_ANGRY_SHOT:
        round_events.list_angry_shots(s)
    elif kind == ASK_ANGRY_MOVE:
        round_events.list_angry_goals(s)
    elif kind == ASK_EJECT:
        offer_yes_no(s)


def choose(s: State, word: i64, seat: i64, option: i64) -> None:
    kind = kind_of(word)
    figure = figure_of(word)
    if kind == ASK_SHOOT:
        colts.shoot(s, option)
    elif kind == ASK_ARREST:
        arrest.arrest(s, option)
    elif kind == ASK_ESCAPE:
        brilliant_idea.break_out(s, figure, option)
    elif kind == ASK_FREE:
        brilliant_idea.free(s, figure, option)
    elif kind == ASK_PAY:
        brilliant_idea.pay(s, word, option)
    elif kind == ASK_LOOT:
        prisoners.name_first(s, word, option)
    elif kind == ASK_MORE_LOOT:
        prisoners.take_named(s, word, option)
    elif kind == ASK_REFLEX:
        reflex.react(s, seat, option)
    elif kind == ASK_ANGRY_SHOT:
        round_events.shoot_angrily(s, option)
    elif kind == ASK_ANGRY_MOVE:
        round_events.move_angrily(s, option)
    elif kind == ASK_EJECT:
        round_events.eject(s, figure, option)


def nothing(s: State, word: i64) -> None:
    kind = kind_of(word)
    if kind == ASK_SHOOT:
        colts.no_shot(s)
    elif kind == ASK_ARREST:
        arrest.nobody_to_arrest(s)
    elif kind == ASK_FREE:
        brilliant_idea.nobody_to_free(s, figure_of(word))
