"""Ransoms and Station events: sections 7, 11 and 12 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.round_events import is_in_force
from folsom.boxes.base.rules.scoring import bandits, bullets_received, members
from folsom.boxes.horses.rules.hostages import (
    BANKER,
    MINISTER,
    OLD_LADY,
    PHOTOGRAPHER,
    POKER_PLAYER,
    POODLE,
    TEACHER,
    ZEALOT,
)
from folsom.boxes.horses.rules.round_events import MORTAL_BULLET, SHARING_THE_LOOT, is_escape
from folsom.boxes.horses.rules.state import EARLIER, RIVAL_LEAD, holds, hostage_of
from folsom.boxes.horses.rules.tasks import RIVALS_BULLETS
from folsom.engine.bits import bit, bullets, count, lowest
from folsom.engine.chance import below
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX, STRONGBOX_VALUE, of_kind
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    RECEIVED,
    SHEET,
    SHUT,
    State,
    received_from,
    received_in_all,
)

POODLE_RANSOM: Final[i64] = 1000
BANKER_RANSOM: Final[i64] = 1000  # with a Strongbox
MINISTER_RANSOM: Final[i64] = 900
TEACHER_RANSOM: Final[i64] = 800
ZEALOT_RANSOM: Final[i64] = 700
OLD_LADY_RANSOM: Final[i64] = 500  # for each Jewel
POKER_PLAYER_RANSOM: Final[i64] = 250  # for each Purse
PHOTOGRAPHER_RANSOM: Final[i64] = 200  # for each bullet of a rival
PRICE_OF_A_BULLET: Final[i64] = 150


def ransom(s: State, figure: i64, hostage: i64) -> i64:
    """HORSE-HOST-10 to 17, HORSE-SCORE-02: what a Hostage brings its captor in the end."""
    if hostage == POODLE:
        return POODLE_RANSOM
    if hostage == BANKER:
        if number(s, figure, STRONGBOX):
            return BANKER_RANSOM
        return 0
    if hostage == MINISTER:
        return MINISTER_RANSOM
    if hostage == TEACHER:
        return TEACHER_RANSOM
    if hostage == ZEALOT:
        return ZEALOT_RANSOM
    if hostage == OLD_LADY:
        return OLD_LADY_RANSOM * number(s, figure, JEWEL)
    if hostage == POKER_PLAYER:
        return POKER_PLAYER_RANSOM * number(s, figure, PURSE)
    if hostage == PHOTOGRAPHER:
        return PHOTOGRAPHER_RANSOM * foreign_bullets(s, figure)
    return 0


def number(s: State, figure: i64, kind: i64) -> i64:
    return count(of_kind(s, s.word[SHEET + figure], kind))


def foreign_bullets(s: State, figure: i64) -> i64:
    """HORSE-HOST-26: among the seat's cards, fired by somebody of another side."""
    seat = s.rules.seat_of[figure]
    settled = (s.word[RIVAL_LEAD] >> (6 * seat)) & 63
    return settled - 1 if settled else received_from_rivals(s, seat)


def received_from_rivals(s: State, seat: i64) -> i64:
    own = bandits(s, members(s, s.rules.side_of[seat]))
    found: i64 = 0
    theirs = s.rules.bandits_of[seat]
    while theirs:
        received = s.word[RECEIVED + lowest(theirs)]
        found += received_in_all(received) - received_from(received, NEUTRAL)
        allies = own
        while allies:
            found -= received_from(received, lowest(allies))
            allies &= allies - 1
        theirs &= theirs - 1
    return found


def settle_bullets(s: State) -> None:
    """HORSE-HOST-26, BASE-TEAM-13: whose bullets a seat kept that it borrowed from its partner.

    Nobody is told before the end, so it is only decided then.
    """
    for seat in range(s.rules.n_seats):
        partner = s.rules.partner[seat]
        if partner == NOBODY:
            return
        borrowed = bullets_held(s, seat) - bullets_received(s, bit(seat))
        theirs = bullets_received(s, bit(partner))
        if borrowed <= 0 or theirs == 0 or not is_photographed(s, bit(seat) | bit(partner)):
            continue
        here = received_from_rivals(s, seat)
        there = received_from_rivals(s, partner)
        for n in range(min(borrowed, theirs)):
            if below(s, theirs - n, RIVALS_BULLETS) < there:
                here += 1
                there -= 1
        s.word[RIVAL_LEAD] += ((here + 1) << (6 * seat)) + ((there + 1) << (6 * partner))


def bullets_held(s: State, seat: i64) -> i64:
    """Bullet cards in the seat's deck, hand and discard."""
    found = bullets(s.word[HAND + seat]) + bullets(s.word[KEPT + seat])
    found += bullets(s.word[DECK + seat])
    return found + bullets(s.word[DISCARD + seat]) + bullets(s.word[SHUT + seat])


def is_photographed(s: State, seats: i64) -> bool:
    """Has one of these seats the Photographer?"""
    theirs = bandits(s, seats)
    while theirs:
        if holds(s, lowest(theirs), PHOTOGRAPHER):
            return True
        theirs &= theirs - 1
    return False


def share_of_strongboxes(s: State, figure: i64) -> i64:
    """HORSE-STATION-01 to 03: what sharing a position adds to a bandit's money, or takes off."""
    here = s.word[AT + figure]
    if not is_in_force(s, SHARING_THE_LOOT) or here == NOWHERE:
        return 0
    there = bandits_at(s, here)
    sharing = count(there)
    if sharing < 2:
        return 0
    money = -STRONGBOX_VALUE * number(s, figure, STRONGBOX)
    while there:
        money += number(s, lowest(there), STRONGBOX) * (STRONGBOX_VALUE // sharing)
        there &= there - 1
    return money


def remember_bullets(s: State) -> None:
    """HORSE-STATION-10: what was received before the last round does not cost anything."""
    s.word[EARLIER] = 0
    for figure in range(s.rules.n_figures):
        s.word[EARLIER] += received_in_all(s.word[RECEIVED + figure]) << (6 * figure)


def cost_of_bullets(s: State, figure: i64) -> i64:
    """HORSE-STATION-10: every bullet received in the last round."""
    if s.round < ROUNDS or not is_in_force(s, MORTAL_BULLET):
        return 0
    earlier = (s.word[EARLIER] >> (6 * figure)) & 63
    return PRICE_OF_A_BULLET * (received_in_all(s.word[RECEIVED + figure]) - earlier)


def money(s: State, figure: i64) -> i64:
    """HORSE-SCORE-01."""
    earned = ransom(s, figure, hostage_of(s, figure))
    return earned + share_of_strongboxes(s, figure) - cost_of_bullets(s, figure)


def is_caught(s: State, figure: i64) -> bool:
    """HORSE-STATION-04, 07: in or on the train at the end."""
    on_train = (s.board.roofs | s.board.insides) & bit(s.word[AT + figure]) != 0
    return is_escape(s) and on_train


def adds_nothing(s: State, figure: i64) -> bool:
    """HORSE-STATION-08, 09: a bandit who is caught adds nothing to a shared score."""
    own = bandits(s, members(s, s.rules.side_of[s.rules.seat_of[figure]]))
    return own != bit(figure) and is_caught(s, figure)


def caught_sides(s: State) -> i64:
    """HORSE-STATION-04, 08, 09: sides without a bandit that got away."""
    caught: i64 = 0
    for seat in range(s.rules.n_seats):
        if s.rules.side_of[seat] == seat:
            free = bandits(s, members(s, seat))
            while free and is_caught(s, lowest(free)):
                free &= free - 1
            if free == 0:
                caught |= bit(seat)
    return caught
