"""Which function does which task of Couriers & Armored Train."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.fire import no_shot
from folsom.boxes.base.rules.punch import list_kinds
from folsom.boxes.base.rules.robbery import list_loot, no_loot
from folsom.boxes.couriers.rules import (
    cavalry,
    cure,
    documents,
    gatling,
    helping_hand,
    pushing,
    robbery,
    round_events,
    trains,
)
from folsom.boxes.couriers.rules.tasks import (
    ADVANCE,
    ASK_ACCEPT,
    ASK_BASIC,
    ASK_CURE,
    ASK_DOCUMENT,
    ASK_DROP,
    ASK_FIRE,
    ASK_HELP,
    ASK_LAST_MOVE,
    ASK_LOOT,
    ASK_RESCUE,
    ASK_SHOVE,
    ASK_STRIP,
    GATLING_HITS,
)
from folsom.engine.agenda import a_of, b_of, figure_of, group_of, kind_of
from folsom.engine.state import State


def run(s: State, word: i64) -> None:
    kind = kind_of(word)
    if kind == ADVANCE:
        trains.advance(s)
    elif kind == GATLING_HITS:
        gatling.hit_next(s, figure_of(word), group_of(word))


def list_options(s: State, word: i64, seat: i64) -> None:
    kind = kind_of(word)
    if kind == ASK_FIRE:
        gatling.list_ways(s, figure_of(word))
    elif kind == ASK_STRIP:
        list_kinds(s, a_of(word))
    elif kind == ASK_DOCUMENT:
        documents.list_answers(s, figure_of(word), a_of(word))
    elif kind == ASK_HELP:
        helping_hand.list_offers(s, figure_of(word))
    elif kind == ASK_ACCEPT:
        helping_hand.list_answers(s)
    elif kind == ASK_BASIC:
        helping_hand.list_basic_actions(s)
    elif kind == ASK_DROP:
        round_events.list_drops(s, figure_of(word))
    elif kind == ASK_RESCUE:
        round_events.list_rescues(s, figure_of(word))
    elif kind == ASK_LAST_MOVE:
        cavalry.list_last_moves(s, figure_of(word))
    elif kind == ASK_SHOVE:
        pushing.list_goals(s, a_of(word), b_of(word))
    elif kind == ASK_CURE:
        cure.list_bullets(s, figure_of(word))
    elif kind == ASK_LOOT:
        list_loot(s, figure_of(word))


def choose(s: State, word: i64, seat: i64, option: i64) -> None:
    kind = kind_of(word)
    if kind == ASK_FIRE:
        gatling.choose_way(s, figure_of(word), option)
    elif kind == ASK_STRIP:
        gatling.strip(s, a_of(word), option)
    elif kind == ASK_DOCUMENT:
        documents.answer(s, word, option)
    elif kind == ASK_HELP:
        helping_hand.make_offer(s, figure_of(word), option)
    elif kind == ASK_ACCEPT:
        helping_hand.answer(s, word, option)
    elif kind == ASK_BASIC:
        helping_hand.perform(s, figure_of(word), option)
    elif kind == ASK_DROP:
        round_events.drop(s, figure_of(word), option)
    elif kind == ASK_RESCUE:
        round_events.join(s, figure_of(word), option)
    elif kind == ASK_LAST_MOVE:
        cavalry.move_last(s, figure_of(word), option)
    elif kind == ASK_SHOVE:
        pushing.choose_goal(s, a_of(word), option)
    elif kind == ASK_CURE:
        cure.choose_bullet(s, word, option)
    elif kind == ASK_LOOT:
        robbery.rob_kind(s, figure_of(word), option)


def nothing(s: State, word: i64) -> None:
    if kind_of(word) == ASK_FIRE:
        no_shot(s, figure_of(word))
    elif kind_of(word) == ASK_LOOT:
        no_loot(s, figure_of(word))
