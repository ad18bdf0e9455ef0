"""Packing: a state as plain numbers and back, for sending it to another process."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.superexpress.rules import Rules
from folsom.engine.superexpress.state import State, blank

ARRAYS = ("line", "seat")
SCALARS = (
    "wagons",
    "tail",
    "round",
    "phase",
    "first",
    "turn",
    "asked",
    "aboard",
    "dust",
    "facing_rear",
    "stunned",
    "gone",
    "over",
    "r0",
    "r1",
    "r2",
    "r3",
)


def pack(s: State) -> dict[str, list[int]]:
    """All numbers of a state, by array; the listener is no part of it."""
    packed = {name: [int(n) for n in getattr(s, name)] for name in ARRAYS}
    packed["scalars"] = [int(getattr(s, name)) for name in SCALARS]
    return packed


def unpack(rules: Rules, packed: dict[str, list[int]]) -> State:
    """A state from its numbers; ValueError if they cannot be one."""
    s = blank(rules)
    for name in ARRAYS:
        words: list[i64] = [i64(n) for n in packed[name]]
        if len(words) != len(getattr(s, name)):
            raise ValueError(f"{name} has {len(words)} words")
        setattr(s, name, vec[i64](words))
    for name, number in zip(SCALARS, packed["scalars"], strict=True):
        setattr(s, name, number)
    return s
