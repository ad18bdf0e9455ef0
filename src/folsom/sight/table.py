"""The table: the Round card in force, the seat that is asked, and its options."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.agenda import decider_of, group_of, top
from folsom.engine.bits import bit, count
from folsom.engine.options import TAKE, first_of, verb_of
from folsom.engine.state import LABEL, State
from folsom.sight.frame import has
from folsom.sight.row import NONE


def turned(s: State) -> i64:
    """The Round cards that have been turned up."""
    printed = bit(s.rules.n_round_cards + s.rules.n_station_cards) - 1
    return printed & ~s.pool & ~s.stations


def card_in_force(s: State) -> i64:
    """BASE-ROUND-05: NONE while it is not turned up yet."""
    cards = turned(s)
    if s.round > 0 and has(cards, s.card) and count(cards) == s.round:
        return s.card
    return NONE


def asked(s: State) -> i64:
    """The seats to which the question goes, those that have answered included."""
    if s.over:
        return 0
    word = top(s)
    return group_of(word) if s.asked else bit(decider_of(word))


def next_offered(s: State, kind: i64, label: i64) -> i64:
    """The token of a kind that is offered with the next higher label."""
    found: i64 = NONE
    for n in range(s.n_options):
        if verb_of(s.options[n]) == TAKE:
            token = first_of(s.options[n])
            here = s.word[LABEL + token]
            fits = s.rules.kind_of_token[token] == kind and here > label
            if fits and (found == NONE or here < s.word[LABEL + found]):
                found = token
    return found
