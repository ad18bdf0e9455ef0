"""Packing: a state as plain numbers and back, for sending it to another process."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.base.setup import blank
from folsom.engine.generator import Generator
from folsom.engine.rules import Rules
from folsom.engine.state import State

ARRAYS = ("fig", "seat", "tok", "ground", "pile", "agenda", "options", "page")
SCALARS = (
    "round",
    "turn",
    "phase",
    "first",
    "card",
    "pool",
    "stations",
    "neutral",
    "layout",
    "pile_size",
    "next",
    "depth",
    "n_options",
    "deciding",
    "asked",
    "next_label",
    "over",
    "r0",
    "r1",
    "r2",
    "r3",
)


Names = tuple[str, ...]
Packed = dict[str, list[int]]


def pack(s: State) -> Packed:
    """All numbers of a state, by array; the witness is no part of it."""
    return take_out(s, ARRAYS, SCALARS)


def unpack(rules: Rules, packed: Packed) -> State:
    """A state from its numbers; ValueError if they cannot be one."""
    s = blank(rules)
    put_in(s, packed, ARRAYS, SCALARS)
    s.board = rules.boards[s.layout]
    return s


def take_out(s: Generator, arrays: Names, scalars: Names) -> Packed:
    """The same for a state of either game."""
    packed = {name: [int(n) for n in getattr(s, name)] for name in arrays}
    packed["scalars"] = [int(getattr(s, name)) for name in scalars]
    return packed


def put_in(s: Generator, packed: Packed, arrays: Names, scalars: Names) -> None:
    for name in arrays:
        words: list[i64] = [i64(n) for n in packed[name]]
        if len(words) != len(getattr(s, name)):
            raise ValueError(f"{name} has {len(words)} words")
        setattr(s, name, vec[i64](words))
    for name, number in zip(scalars, packed["scalars"], strict=True):
        setattr(s, name, number)
