"""Robbery: section 14 of the rules. Chance decides which token it is."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.robbery import loot_here, no_loot
from folsom.boxes.couriers.rules import documents
from folsom.boxes.couriers.rules.knowledge import mingle
from folsom.boxes.couriers.rules.tasks import DOCUMENT
from folsom.engine.loot import draw_blindly, kind_of_token, of_kind, take
from folsom.engine.options import first_of
from folsom.engine.state import AT, GROUND, State


def rob(s: State, figure: i64) -> None:
    """COUR-ROB-01, 02: one of all tokens on the position."""
    tokens = loot_here(s, figure)
    if tokens:
        _rob_one_of(s, figure, tokens)
    else:
        no_loot(s, figure)


def rob_kind(s: State, figure: i64, option: i64) -> None:
    """COUR-ROB-02, if the robber may name a kind: one of all tokens of it."""
    named = kind_of_token(s, first_of(option))
    _rob_one_of(s, figure, of_kind(s, loot_here(s, figure), named))


def _rob_one_of(s: State, figure: i64, tokens: i64) -> None:
    here = s.word[AT + figure]
    mingle(s, of_kind(s, s.word[GROUND + here], DOCUMENT))
    token = draw_blindly(s, here, tokens)
    if kind_of_token(s, token) == DOCUMENT:
        documents.look(s, figure, token)
    else:
        take(s, figure, token)
