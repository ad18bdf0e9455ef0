"""Packing: a state as plain numbers and back, for sending it to another process."""

from __future__ import annotations

from folsom.boxes.superexpress.rules.rules import Rules
from folsom.boxes.superexpress.rules.state import State, blank
from folsom.engine.packing import Packed, put_in, take_out

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


def pack(s: State) -> Packed:
    """All numbers of a state, by array; the listener is no part of it."""
    return take_out(s, ARRAYS, SCALARS)


def unpack(rules: Rules, packed: Packed) -> State:
    """A state from its numbers; ValueError if they cannot be one."""
    s = blank(rules)
    put_in(s, packed, ARRAYS, SCALARS)
    return s
