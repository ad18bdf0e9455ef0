"""Packing: a state as plain numbers and back, for sending it to another process."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.setup import blank
from folsom.engine.generator import Generator
from folsom.engine.rules import Rules
from folsom.engine.state import (
    AGENDA,
    AT,
    FACE,
    FIGURES_END,
    GROUND,
    GROUND_END,
    HAND,
    PAGES,
    PILE,
    SEATS_END,
    TOKENS_END,
    State,
)

# The parts of the row of words, by the names that they have on the way.
PARTS: dict[str, tuple[int, int]] = {
    "fig": (int(AT), int(FIGURES_END)),
    "seat": (int(HAND), int(SEATS_END)),
    "tok": (int(FACE), int(TOKENS_END)),
    "ground": (int(GROUND), int(GROUND_END)),
    "pile": (int(PILE), int(AGENDA)),
    "agenda": (int(AGENDA), int(PAGES)),
}
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
    """All numbers of a state, by what they are about; neither the witness is part of it, nor what
    is left in the list of options beyond its end."""
    words = [int(n) for n in s.word]
    packed = {name: words[start:end] for name, (start, end) in PARTS.items()}
    packed["page"] = words[int(PAGES) :]
    packed["options"] = [int(s.options[n]) for n in range(s.n_options)]
    return packed | take_out(s, (), SCALARS)


def unpack(rules: Rules, packed: Packed) -> State:
    """A state from its numbers; ValueError if they cannot be one."""
    s = blank(rules)
    for name, (start, end) in PARTS.items():
        _fill(s.word, start, end, packed[name], name)
    _fill(s.word, int(PAGES), len(s.word), packed["page"], "page")
    put_in(s, packed, (), SCALARS)
    _fill(s.options, 0, int(s.n_options), packed["options"], "options")
    s.board = rules.boards[s.layout]
    return s


def take_out(s: Generator, arrays: Names, scalars: Names) -> Packed:
    """The same for a state of either game."""
    packed = {name: [int(n) for n in getattr(s, name)] for name in arrays}
    packed["scalars"] = [int(getattr(s, name)) for name in scalars]
    return packed


def put_in(s: Generator, packed: Packed, arrays: Names, scalars: Names) -> None:
    for name in arrays:
        array: vec[i64] = getattr(s, name)
        _fill(array, 0, len(array), packed[name], name)
    for name, number in zip(scalars, packed["scalars"], strict=True):
        setattr(s, name, number)


def _fill(array: vec[i64], start: int, end: int, words: list[int], name: str) -> None:
    if len(words) != end - start or end > len(array):
        raise ValueError(f"{name} has {len(words)} words")
    for n, word in enumerate(words):
        array[start + n] = word
