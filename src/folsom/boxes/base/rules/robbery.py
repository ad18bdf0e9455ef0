"""Robbery: section 8.4 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.tasks import ROBBERY
from folsom.engine.bits import bit, lowest
from folsom.engine.loot import PURSE, kind_of_token, of_kind, take
from folsom.engine.options import TAKE, first_of, offer, offer_each
from folsom.engine.state import AT, FACE, GROUND, State
from folsom.engine.telling import NO_EFFECT, NO_LOOT, tell


def loot_here(s: State, figure: i64) -> i64:
    """BASE-ROB-01: the tokens on a bandit's position that may be taken."""
    here = s.word[AT + figure]
    return s.word[GROUND + here] & ~guarded(s, here)


def guarded(s: State, here: i64) -> i64:
    """The tokens on a position that nobody may take."""
    tokens: i64 = 0
    for m in s.rules.guarded:
        tokens |= m.guarded(s, here)
    return tokens


def list_loot(s: State, figure: i64, named: i64 = 0) -> None:
    """BASE-ROB-02, 03, BASE-INFO-06: each purse is a token of its own, the rest is alike."""
    tokens = loot_here(s, figure) & ~named
    told_apart = tokens & s.rules.secret_tokens & ~s.rules.alike
    offer_each(s, TAKE, told_apart)
    tokens &= ~told_apart
    kind = PURSE
    while tokens:
        alike = of_kind(s, tokens, kind)
        if alike:
            offer(s, TAKE, lowest(alike))
            tokens &= ~alike
        kind += 1


def offer_own_tokens(s: State, verb: i64, sheet: i64) -> None:
    """Tokens of a sheet as its owner tells them apart: by kind and face."""
    while sheet:
        token = lowest(sheet)
        offer(s, verb, token)
        sheet &= ~_same(s, sheet, token)


def _same(s: State, tokens: i64, token: i64) -> i64:
    """Those of the same kind and face, which are one option."""
    found: i64 = 0
    face = s.word[FACE + token]
    tokens = of_kind(s, tokens, kind_of_token(s, token))
    while tokens:
        if s.word[FACE + lowest(tokens)] == face:
            found |= bit(lowest(tokens))
        tokens &= tokens - 1
    return found


def no_loot(s: State, figure: i64) -> None:
    """BASE-ROB-04."""
    tell(s, NO_EFFECT, figure, ROBBERY, NO_LOOT)


def rob(s: State, figure: i64, option: i64) -> None:
    take(s, figure, first_of(option))
