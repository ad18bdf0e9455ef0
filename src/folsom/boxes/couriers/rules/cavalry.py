"""Cavalry Charges: section 17 of the rules, what happens in the last round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.move import list_goals, move
from folsom.boxes.base.rules.round_events import is_in_force
from folsom.boxes.couriers.rules.state import TURNS, is_on_departure_train
from folsom.boxes.couriers.rules.tasks import DOCUMENT, TURNS_CUT
from folsom.engine.loot import of_kind
from folsom.engine.options import PASS, offer, verb_of
from folsom.engine.state import SHEET, State
from folsom.engine.telling import tell

UNDERSTAFFED: Final[i64] = 30
DELAYED_ASSAULT: Final[i64] = 31
LAW_OF_THE_STRONGEST: Final[i64] = 32
FALSE_BOTTOM: Final[i64] = 33

TURNS_OF_AN_EARLY_ASSAULT: Final[i64] = 2


def hurry(s: State) -> None:
    """COUR-CAV-05: two turns only, if a Document has come to the Departure Train by now."""
    s.word[TURNS] = 0
    if is_in_force(s, DELAYED_ASSAULT) and is_document_safe(s):
        s.word[TURNS] = TURNS_OF_AN_EARLY_ASSAULT
        tell(s, TURNS_CUT, TURNS_OF_AN_EARLY_ASSAULT)


def is_document_safe(s: State) -> bool:
    """COUR-CAV-05: the Decoy counts, since nobody has to show anything."""
    for figure in range(s.rules.n_figures):
        if is_on_departure_train(s, figure) and of_kind(s, s.word[SHEET + figure], DOCUMENT):
            return True
    return False


def list_last_moves(s: State, figure: i64) -> None:
    """COUR-CAV-03, 04: everybody on the Armored Train may move once more."""
    if is_on_departure_train(s, figure):
        return
    list_goals(s, figure)
    if s.n_options:
        offer(s, PASS)


def move_last(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) != PASS:
        move(s, figure, option)
