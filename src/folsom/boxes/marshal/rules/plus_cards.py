"""The Marshal's deck and its "+" cards: section 7 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import turn_flags
from folsom.boxes.base.rules.tasks import (
    BASE_ACTIONS,
    FIRE,
    FLOOR_CHANGE,
    MARSHAL_CARD,
    MAY_PLAY,
    MOVE,
    PLAN,
    PLAY_TWO,
)
from folsom.boxes.marshal.rules.tasks import (
    ARREST,
    BRILLIANT_IDEA,
    FLOOR_CHANGE_PLUS,
    MOVE_PLUS,
)
from folsom.engine.agenda import a_of, push, task
from folsom.engine.bits import bit, card
from folsom.engine.cards import hand_size
from folsom.engine.rules import PLAIN, Rules
from folsom.engine.state import MARSHAL, NOBODY, State, entry_figure, entry_kind


def deal_recipes(rules: Rules) -> None:
    """MARSHAL-SETUP-05, 08, MARSHAL-ACT-01: an Idea instead of the Marshal card; his own deck."""
    for seat in range(rules.n_seats):
        if rules.bandits_of[seat]:
            rules.recipe[seat] += card(BRILLIANT_IDEA) - card(MARSHAL_CARD)
        else:
            rules.recipe[seat] = without_base(rules.recipe[seat]) + his_cards()


def without_base(bag: i64) -> i64:
    """What other boxes have put into a deck."""
    return bag & ~(bit(4 * BASE_ACTIONS) - 1)


def his_cards() -> i64:
    """MARSHAL-ACT-01: ten cards."""
    cards = 2 * card(MOVE) + card(FLOOR_CHANGE) + 3 * card(FIRE) + 2 * card(ARREST)
    return cards + card(MOVE_PLUS) + card(FLOOR_CHANGE_PLUS)


def is_plus(kind: i64) -> bool:
    return kind in (MOVE_PLUS, FLOOR_CHANGE_PLUS)


def plain_kind(kind: i64) -> i64:
    """MARSHAL-PLUS-04: what a "+" card does when it is resolved."""
    return MOVE if kind == MOVE_PLUS else FLOOR_CHANGE


def may_go_on(s: State, seat: i64, word: i64, entry: i64) -> None:
    """MARSHAL-PLUS-01 to 03, MARSHAL-EVENT-13: one more card, in a standard turn."""
    if entry_figure(entry) != MARSHAL or not is_plus(entry_kind(entry)):
        return
    if turn_flags(s) & PLAIN == 0 or a_of(word) == PLAY_TWO or hand_size(s, seat) == 0:
        return
    push(s, task(PLAN, NOBODY, seat, MAY_PLAY))
