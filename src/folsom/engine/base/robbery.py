"""Robbery: section 8.4 of the rules."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.engine.base.tasks import ROBBERY
from folsom.engine.bits import lowest
from folsom.engine.loot import PURSE, of_kind, take
from folsom.engine.options import TAKE, first_of, offer, offer_each
from folsom.engine.state import AT, State
from folsom.engine.telling import NO_EFFECT, NO_LOOT, tell


def loot_here(s: State, figure: i64) -> i64:
    """BASE-ROB-01: the tokens on his position that he may take."""
    tokens = s.ground[s.fig[AT + figure]]
    for m in s.rules.guarded:
        tokens &= ~m.guarded(s, figure, tokens)
    return tokens


def list_loot(s: State, figure: i64, named: i64 = 0) -> None:
    """BASE-ROB-02, 03, BASE-INFO-06: each purse is a token of its own, the rest is alike."""
    offer_tokens(s, TAKE, loot_here(s, figure) & ~named)


def offer_tokens(s: State, verb: i64, tokens: i64) -> None:
    """Each token with a hidden face by itself, one of each other kind."""
    secret = tokens & s.rules.secret_tokens
    offer_each(s, verb, secret)
    tokens &= ~secret
    kind = PURSE
    while tokens:
        alike = of_kind(s, tokens, kind)
        if alike:
            offer(s, verb, lowest(alike))
            tokens &= ~alike
        kind += 1


def no_loot(s: State, figure: i64) -> None:
    """BASE-ROB-04."""
    tell(s, NO_EFFECT, figure, ROBBERY, NO_LOOT)


def rob(s: State, figure: i64, option: i64) -> None:
    take(s, figure, first_of(option))
