"""The two Colts: sections 7 and 8 of the rules. Whom the Marshal hits, and with what malus."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.bullets import receive
from folsom.boxes.base.rules.line_of_sight import in_sight
from folsom.boxes.base.rules.powers import spare
from folsom.boxes.base.rules.tasks import FIRE, FLOOR_CHANGE, PUNCH
from folsom.boxes.marshal.rules.prisoners import lose_prisoner, prisoner_of
from folsom.boxes.marshal.rules.state import COLT, REWARDS, WOUNDS, marshal_seat
from folsom.boxes.marshal.rules.tasks import (
    COLT_FIRED,
    DISARMED,
    KNEE_WOUND,
    MAILBAG,
    MAILBAG_SEIZED,
    PRISONER_SEIZED,
    SHOOT,
    SHOULDER_WOUND,
)
from folsom.engine.bits import bit, lowest
from folsom.engine.loot import fall, of_kind
from folsom.engine.options import first_of, offer, second_of
from folsom.engine.state import FACE, GROUND, LIMBO, MARSHAL, NOBODY, SHEET, State
from folsom.engine.telling import NO_BULLET, NO_EFFECT, NO_TARGET, confide, tell

# What a bullet does to its victim
DISARM: Final[i64] = 0
KNEE: Final[i64] = 1
SHOULDER: Final[i64] = 2
PRISONER: Final[i64] = 3
SACK: Final[i64] = 4
GOLDEN: Final[i64] = 5
LASTING: Final[i64] = 3  # effects below this number last until the round ends

EFFECT_IDS: Final[tuple[str, ...]] = ("disarm", "knee", "shoulder", "prisoner", "mailbag", "golden")

BULLETS: Final[i64] = 6


def load(s: State, colt: i64, effects: list[int]) -> None:
    """MARSHAL-SETUP-08, MARSHAL-BULLET-01: the first one fired lies lowest."""
    word: i64 = 0
    for n, effect in enumerate(effects):
        word |= (effect + 1) << (3 * n)
    s.word[COLT + colt] = word


def bullets_left(s: State, colt: i64) -> i64:
    n: i64 = 0
    word = s.word[COLT + colt]
    while word:
        n += 1
        word >>= 3
    return n


def next_effect(s: State, colt: i64) -> i64:
    """MARSHAL-BULLET-02: what the next bullet of a Colt does; -1 if it is empty."""
    return (s.word[COLT + colt] & 7) - 1


def golden_is_fired(s: State) -> bool:
    """MARSHAL-GOAL-13: the sixth bullet of a Colt is its last."""
    return s.word[COLT] == 0 or s.word[COLT + 1] == 0


# Targets


def list_shots(s: State) -> None:
    """MARSHAL-FIRE-01, 02, 04 to 07: one target and a Colt, or two targets with both."""
    targets = in_sight(s, MARSHAL)
    if targets == 0:
        return
    first = spare(s, targets)
    _list_single(s, first)
    if s.word[COLT] == 0 or s.word[COLT + 1] == 0 or targets & (targets - 1) == 0:
        return
    if first & (first - 1):
        _list_pairs(s, first, first)
    else:
        _list_pairs(s, first, spare(s, targets & ~first))


def _list_single(s: State, targets: i64) -> None:
    while targets:
        target = lowest(targets)
        if s.word[COLT]:
            offer(s, SHOOT, target, NOBODY)
        if s.word[COLT + 1]:
            offer(s, SHOOT, NOBODY, target)
        targets &= targets - 1


def _list_pairs(s: State, some: i64, others: i64) -> None:
    """MARSHAL-FIRE-02, 06: two different ones, each with one of the Colts."""
    while some:
        one = lowest(some)
        some &= some - 1
        left = others & ~bit(one)
        while left:
            other = lowest(left)
            offer(s, SHOOT, one, other)
            if others & bit(one) == 0:  # else the turn of `other` comes
                offer(s, SHOOT, other, one)
            left &= left - 1


def no_shot(s: State) -> None:
    reason = NO_TARGET if s.word[COLT] | s.word[COLT + 1] else NO_BULLET
    tell(s, NO_EFFECT, MARSHAL, FIRE, reason)


def shoot(s: State, option: i64) -> None:
    """MARSHAL-FIRE-03: both are named; then both are hit, Colt 1 first."""
    if first_of(option) != NOBODY:
        hit(s, first_of(option), 0)
    if second_of(option) != NOBODY:
        hit(s, second_of(option), 1)


def hit(s: State, target: i64, colt: i64) -> None:
    """MARSHAL-BULLET-03, 04, 12: a bullet for the deck, and what it does besides."""
    effect = next_effect(s, colt)
    s.word[COLT + colt] >>= 3
    tell(s, COLT_FIRED, target, colt + 1, effect, bullets_left(s, colt))
    receive(s, target, MARSHAL)
    if effect < LASTING:
        s.word[WOUNDS] |= bit(3 * target + effect)
    elif effect == PRISONER:
        seize_prisoner(s, target)
    elif effect == SACK:
        seize_mailbag(s, target)


# What it does


def hindered(s: State, figure: i64, kind: i64) -> i64:
    """MARSHAL-BULLET-05 to 08: why a wound stops this card; 0 if it does not."""
    if figure >= s.rules.n_figures:
        return 0
    wounds = (s.word[WOUNDS] >> (3 * figure)) & 7
    if kind == FIRE and wounds & bit(DISARM):
        return DISARMED
    if kind == FLOOR_CHANGE and wounds & bit(KNEE):
        return KNEE_WOUND
    if kind == PUNCH and wounds & bit(SHOULDER):
        return SHOULDER_WOUND
    return 0


def seize_prisoner(s: State, figure: i64) -> None:
    """MARSHAL-BULLET-09."""
    prisoner = prisoner_of(s, figure)
    if prisoner >= 0:
        lose_prisoner(s, figure)
        s.word[REWARDS] |= bit(prisoner)
        tell(s, PRISONER_SEIZED, figure, prisoner)


def seize_mailbag(s: State, figure: i64) -> None:
    """MARSHAL-BULLET-10: one by chance; it goes onto the Marshal's sheet."""
    bags = of_kind(s, s.word[SHEET + figure], MAILBAG)
    if bags == 0:
        return
    token = fall(s, figure, MAILBAG)
    s.word[GROUND + LIMBO] &= ~bit(token)
    s.word[SHEET + MARSHAL] |= bit(token)
    marshal = marshal_seat(s)
    if s.witness is not None:
        s.witness.notebook.saw(s, marshal, token)
        both = bit(marshal) | bit(s.rules.seat_of[figure])
        confide(s, both, s.word[FACE + token], MAILBAG_SEIZED, figure)
