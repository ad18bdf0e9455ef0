"""Schemin' phase: section 6 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import GHOST, seat_has
from folsom.boxes.base.rules.tasks import (
    ANY_CARD,
    BEGIN_STEALIN,
    END_PLANNING,
    MAY_PLAY,
    ONLY_FIRST,
    ONLY_OTHER,
    PLAN,
    PUNCH,
    TURN,
)
from folsom.engine.agenda import a_of, b_of, push, task
from folsom.engine.bits import BULLET, actions, at_least_one, bit, bullets, size
from folsom.engine.cards import draw, hand_size, pour, remove
from folsom.engine.circle import around
from folsom.engine.options import (
    DRAW,
    PASS,
    PLAY,
    card_code,
    first_of,
    kind_in,
    offer,
    offer_if,
    other_in,
    second_of,
    verb_of,
)
from folsom.engine.printed import MOST_TURNS
from folsom.engine.rules import FACE_DOWN, REVERSED, TWICE
from folsom.engine.state import (
    DECK,
    HAND,
    LAID,
    LENT,
    NOBODY,
    PILE,
    State,
    pile_entry,
)
from folsom.engine.telling import (
    DREW,
    HAND_RETURNED,
    PLAYED,
    TURN_BEGUN,
    UNSEEN,
    confide_to,
    tell,
)

CARDS_DRAWN: Final[i64] = 3

# How a card may be laid.
UP: Final[i64] = 1
DOWN: Final[i64] = 2


def turn_flags(s: State) -> i64:
    return s.rules.turn_flags[s.rules.turns_at[s.card * MOST_TURNS + s.turn]]


def turn(s: State, word: i64) -> None:
    """BASE-PLAN-01: one turn for each icon, one player turn for each place in the circle."""
    place = b_of(word)
    if place == s.rules.n_places:
        push(s, task(TURN, NOBODY, NOBODY, a_of(word) + 1, 0))
        return
    s.turn = a_of(word)
    if s.turn == number_of_turns(s):
        push(s, task(END_PLANNING))
        return
    turn_type = s.rules.turns_at[s.card * MOST_TURNS + s.turn]
    if place == 0:
        tell(s, TURN_BEGUN, s.turn, turn_type)
        for m in s.rules.whole_turn:
            if m.whole_turn(s, turn_type):
                return
    push(s, task(TURN, NOBODY, NOBODY, s.turn, place + 1))
    seat = seat_at(s, turn_type, place)
    for m in s.rules.player_turn:
        if m.player_turn(s, seat, turn_type):
            return
    if s.rules.turn_flags[turn_type] & TWICE:
        plan_twice(s, seat)
    else:
        push(s, task(PLAN, NOBODY, seat, ANY_CARD))


def number_of_turns(s: State) -> i64:
    """BASE-PLAN-01: as printed, unless a module cuts the round short."""
    for m in s.rules.turns:
        number = m.turns(s)
        if number >= 0:
            return number
    return s.rules.n_turns[s.card]


def plan_twice(s: State, seat: i64) -> None:
    """BASE-TURN-03 to 05: two player turns in a row."""
    plan = task(PLAN, NOBODY, seat, ANY_CARD)
    push(s, plan)
    push(s, plan)


def seat_at(s: State, turn_type: i64, place: i64) -> i64:
    """BASE-TURN-01, 07, 08: clockwise from the First Player, or counter-clockwise."""
    for m in s.rules.order:
        seat = m.order(s, turn_type, place)
        if seat >= 0:
            return seat
    if s.rules.turn_flags[turn_type] & REVERSED:
        place = s.rules.n_places - place
    return around(s.first + place, s.rules.n_places)


def list_plan(s: State, word: i64, seat: i64) -> None:
    """BASE-PLAN-02 to 04, 07: any Action card of the hand, or draw."""
    what = a_of(word)
    list_hand(s, seat, what)
    if what == ANY_CARD:
        offer(s, DRAW)  # BASE-DECK-07: legal even with an empty deck
        for m in s.rules.plan_more:
            m.plan_more(s, seat, word)
    elif is_for_one(what) or what == MAY_PLAY:
        offer(s, PASS)


def is_for_one(what: i64) -> bool:
    """May only a card of one of the two bandits be laid whose cards a hand may hold?"""
    return what in (ONLY_FIRST, ONLY_OTHER)


def list_hand(s: State, seat: i64, what: i64) -> None:
    """Every card of the hand that may be laid now, face up or down."""
    barred: i64 = 0
    for m in s.rules.bar_cards:
        barred |= m.bar_cards(s, seat)
    if what != ONLY_OTHER:
        _offer_cards(s, seat, what, 0, barred)
    if what != ONLY_FIRST and s.word[HAND + LENT + seat]:
        _offer_cards(s, seat, what, 1, barred)
    if s.rules.lays_bullets and not is_for_one(what) and barred & bit(PUNCH) == 0:
        _offer_bullet(s, seat, what)


def playable(s: State, seat: i64) -> i64:
    """How many cards of a hand could be laid now, in a turn that bars none of them."""
    found = size(actions(s.word[HAND + seat])) + size(actions(s.word[HAND + LENT + seat]))
    if layer_of_bullets(s, seat) >= 0:
        found += bullets(s.word[HAND + seat])
    return found


def _offer_cards(s: State, seat: i64, what: i64, other: i64, barred: i64) -> None:
    """The cards of one of the two bandits whose cards a hand may hold."""
    figure = s.rules.other_bandit[seat] if other else s.rules.first_bandit[seat]
    faces = faces_of(s, seat, figure, what)
    left = actions(s.word[HAND + other * LENT + seat])
    code = card_code(0, other)
    while left:
        may = at_least_one(left & 15) & ~barred
        offer_if(s, may & faces, PLAY, code, 0)
        offer_if(s, may & (faces >> 1), PLAY, code, 1)
        left >>= 4
        barred >>= 1
        code += 1


def _offer_bullet(s: State, seat: i64, what: i64) -> None:
    """A dead card, unless somebody knows what to do with it."""
    figure = layer_of_bullets(s, seat)
    if figure >= 0 and bullets(s.word[HAND + seat]):
        faces = faces_of(s, seat, figure, what)
        if faces & UP:
            offer(s, PLAY, BULLET, 0)
        if faces & DOWN:
            offer(s, PLAY, BULLET, 1)


def faces_of(s: State, seat: i64, figure: i64, what: i64) -> i64:
    """BASE-PLAN-07, BASE-TURN-02: whether a card is laid face up, face down, or either way."""
    for m in s.rules.must_show:
        if m.must_show(s, seat, figure):
            return UP
    if turn_flags(s) & FACE_DOWN:
        return DOWN
    return UP | DOWN if not is_for_one(what) and may_hide(s, seat) else UP


def layer_of_bullets(s: State, seat: i64) -> i64:
    """Whose Punch a Bullet card of this hand would be; -1 if it is a dead card."""
    for m in s.rules.lays_bullets:
        figure = m.lays_bullets(s, seat)
        if figure >= 0:
            return figure
    return -1


def may_hide(s: State, seat: i64) -> bool:
    """BASE-POWER-19 to 21: Ghost's player, with the first card, in the first turn."""
    return s.turn == 0 and s.word[LAID + seat] == 0 and seat_has(s, seat, GHOST)


def choose_plan(s: State, word: i64, seat: i64, option: i64) -> None:
    verb = verb_of(option)
    if verb == PLAY:
        entry = lay(s, seat, first_of(option), second_of(option))
        for m in s.rules.plan_after:
            m.plan_after(s, seat, word, entry)
    elif verb == DRAW:
        draw_three(s, seat)
    elif verb != PASS:
        for m in s.rules.plan_chosen:
            if m.plan_chosen(s, seat, word, option):
                return


def draw_three(s: State, seat: i64) -> None:
    """BASE-PLAN-02, BASE-DECK-06: three cards, as far as the deck goes."""
    before = hand_size(s, seat)
    cards = draw(s, seat, CARDS_DRAWN)
    if s.witness is not None:
        confide_to(s, seat, cards, DREW, seat, hand_size(s, seat) - before)


def lay(s: State, seat: i64, code: i64, hidden: i64) -> i64:
    """BASE-PLAN-05: a card goes on top of the common pile."""
    kind = kind_in(code)
    figure = bandit_on(s, seat, code)
    remove(s, HAND, seat, code)
    entry = pile_entry(seat, figure, kind, hidden)
    index = s.pile_size
    s.word[PILE + index] = entry
    s.pile_size = index + 1
    s.word[LAID + seat] += 1
    witness = s.witness
    if witness is not None:
        witness.notebook.laid(seat, kind, hidden != 0, _may_be_bullet(s, seat, kind, hidden))
        if hidden:
            confide_to(s, seat, entry, PLAYED, seat, UNSEEN, UNSEEN, index)
        else:
            tell(s, PLAYED, seat, figure, kind, index)
    if not hidden:
        shown(s, entry)
    return entry


def _may_be_bullet(s: State, seat: i64, kind: i64, hidden: i64) -> bool:
    """Can others take a card just laid for a Bullet card?"""
    return kind == BULLET or (hidden != 0 and layer_of_bullets(s, seat) >= 0)


def bandit_on(s: State, seat: i64, code: i64) -> i64:
    """Whose card it is that this seat may lay."""
    if kind_in(code) == BULLET:
        return layer_of_bullets(s, seat)
    return s.rules.other_bandit[seat] if other_in(code) else s.rules.first_bandit[seat]


def shown(s: State, entry: i64) -> None:
    """Everybody sees a card of the pile."""
    for m in s.rules.shown:
        m.shown(s, entry)


def end_planning(s: State) -> None:
    """BASE-PLAN-09: hands go back."""
    push(s, task(BEGIN_STEALIN))
    put_hands_away(s)


def put_hands_away(s: State) -> None:
    """BASE-DECK-09: onto the decks, unless a module knows better."""
    for m in s.rules.end_of_planning:
        if m.end_of_planning(s):
            return
    for seat in range(s.rules.n_seats):
        if s.witness is not None:
            s.witness.notebook.hand_returned(seat, hand_size(s, seat))
            tell(s, HAND_RETURNED, seat, hand_size(s, seat))
        pour(s, HAND, DECK, seat)
