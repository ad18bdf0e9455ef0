"""Stealin' phase: section 7 of the rules. Cards are resolved one by one."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.floor_change import change_floor
from folsom.boxes.base.rules.planning import shown
from folsom.boxes.base.rules.tasks import (
    EVENT,
    FIRE,
    FIRE_AT,
    FLOOR_CHANGE,
    MARSHAL_CARD,
    MARSHAL_TO,
    MOVE,
    MOVE_TO,
    PUNCH,
    PUNCH_WHOM,
    RESOLVE,
    ROB,
    ROBBERY,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import BULLET
from folsom.engine.cards import add
from folsom.engine.options import card_code
from folsom.engine.state import (
    AT,
    DECK,
    GIVEN_BACK,
    NOBODY,
    NOWHERE,
    PILE,
    STEALIN,
    UNRESOLVED,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
)
from folsom.engine.telling import (
    CARDS_RETURNED,
    NO_EFFECT,
    RESOLVING,
    STEALIN_BEGUN,
    tell,
)


def begin_stealin(s: State) -> None:
    """BASE-ACT-01: the pile is turned over; what was laid first comes first."""
    s.phase = STEALIN
    tell(s, STEALIN_BEGUN)
    push(s, task(RESOLVE))
    for m in s.rules.before_first_card:
        m.before_first_card(s)


def resolve(s: State) -> None:
    """BASE-ACT-02, 03: the next card, completely, before another is looked at."""
    if s.next > 0:
        _card_is_done(s)
    if s.next == s.pile_size:
        _phase_is_over(s)
        push(s, task(EVENT))
        return
    entry = s.word[PILE + s.next]
    if entry_hidden(entry):
        shown(s, entry)
        entry = s.word[PILE + s.next]  # one that nobody knew may be drawn only now
    tell(s, RESOLVING, entry_figure(entry), entry_kind(entry), s.next, entry_hidden(entry))
    if s.word[AT + entry_figure(entry)] == NOWHERE:
        s.word[PILE + s.next] = entry | UNRESOLVED
    s.next += 1
    push(s, task(RESOLVE))
    play_card(s, entry_figure(entry), action_of(entry))


def action_of(entry: i64) -> i64:
    """What a card of the pile does; a Bullet card that was played is a Punch."""
    kind = entry_kind(entry)
    return PUNCH if kind == BULLET else kind


def _card_is_done(s: State) -> None:
    """BASE-DECK-10, BASE-EXPERT-10: does the card go back at once?"""
    entry = s.word[PILE + s.next - 1]
    if not goes_elsewhere(s, s.next - 1) and s.rules.returns_at_once:
        give_back(s, s.next - 1)
        tell(s, CARDS_RETURNED, entry_figure(entry), entry_kind(entry))


def goes_elsewhere(s: State, index: i64) -> bool:
    """Has a module another place for a resolved card than its owner's deck?"""
    for m in s.rules.give_back:
        if m.give_back(s, s.word[PILE + index]):
            s.word[PILE + index] |= GIVEN_BACK
            return True
    return False


def _phase_is_over(s: State) -> None:
    """BASE-DECK-10: in 2016 all cards go back together."""
    left: i64 = 0
    for n in range(s.pile_size):
        if s.word[PILE + n] & GIVEN_BACK == 0:
            give_back(s, n)
            left += 1
    if left:
        tell(s, CARDS_RETURNED, NOBODY)


def give_back(s: State, index: i64) -> None:
    """A card returns to the deck of the bandit shown on it."""
    entry = s.word[PILE + index]
    s.word[PILE + index] = entry | GIVEN_BACK
    add(s, DECK, s.rules.seat_of[entry_figure(entry)], owner_code(s, entry))


def owner_code(s: State, entry: i64) -> i64:
    """A card as its owner sees it; bullets are no bandit's."""
    if entry_kind(entry) == BULLET:
        return BULLET
    return card_code(entry_kind(entry), s.rules.nth_bandit[entry_figure(entry)])


def play_card(s: State, figure: i64, kind: i64) -> None:
    """BASE-ACT-04 to 06: the bandit shown on the card acts, if possible."""
    for m in s.rules.void_card:
        why = m.void_card(s, figure, kind)
        if why:
            tell(s, NO_EFFECT, figure, kind, why)
            return
    act(s, figure, kind)


def act(s: State, figure: i64, kind: i64) -> None:
    """A figure performs an action, from whatever source."""
    for m in s.rules.void_actor:
        why = m.void_actor(s, figure, kind)
        if why:
            tell(s, NO_EFFECT, figure, kind, why)
            return
    for m in s.rules.void_action:
        why = m.void_action(s, figure, kind)
        if why:
            tell(s, NO_EFFECT, figure, kind, why)
            return
    for m in s.rules.action:
        if m.action(s, figure, kind):
            return
    seat = s.rules.seat_of[figure]
    if kind == MOVE:
        push(s, task(MOVE_TO, figure, seat))
    elif kind == FLOOR_CHANGE:
        change_floor(s, figure)
    elif kind == FIRE:
        push(s, task(FIRE_AT, figure, seat))
    elif kind == ROBBERY:
        push(s, task(ROB, figure, seat))
    elif kind == PUNCH:
        push(s, task(PUNCH_WHOM, figure, seat))
    elif kind == MARSHAL_CARD:
        push(s, task(MARSHAL_TO, figure, seat))
