"""The shelf: which boxes there are. A box is a folder beside this file, or comes from outside.

What a box brings to a layer is a file of its folder with the same name in every box, a *room*:
``rules`` for the engine, ``judgement`` for the search, ``words`` and ``view`` for ``game``,
``terminal`` for ``terminal`` and so on. A layer never names a box: it says what it wants to know of
one, in a class of its own, and gathers the objects of that class that the rooms keep as ``BOX``. A
room that a box does not need is left out, and only the layer that gathers a room imports it. What
every layer may ask is in the room ``box`` (``box.py``).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from folsom.boxes import outside
from folsom.boxes.box import Box
from folsom.engine.board import Board, train
from folsom.engine.module import Module
from folsom.engine.points import listening
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.search.judgement import Judgement, Judges

T = TypeVar("T")

# A line for each of our boxes, in the order in which they are set up and listed.
OURS: Final = (
    "base",
    "variants",
    "characters",
    "timecar",
    "horses",
    "attack_plan",
    "marshal",
    "pairs",
    "couriers",
    "superexpress",
)
OUTSIDE: Final[dict[str, str]] = outside.packages(
    OURS
)  # … and the others, with the package of each
BOXES: Final[tuple[str, ...]] = (*OURS, *OUTSIDE)


def _with_others(first: tuple[str, ...], last: tuple[str, ...] = ()) -> tuple[str, ...]:
    """All boxes in an order that matters for some of them."""
    return (*first, *(box for box in BOXES if box not in {*first, *last}), *last)


# The order in which boxes answer, from the first: what belongs to one combination, then powers of
# characters, then boxes, then variants; the base game comes last (EXTRA-COMPAT-60).
PRECEDENCE: Final[tuple[str, ...]] = _with_others(
    ("pairs", "characters", "timecar", "marshal", "couriers", "horses", "attack_plan"),
    ("variants", "base"),
)
# In which order players are shown what they may choose.
LISTED: Final[tuple[str, ...]] = _with_others(("base", "horses", "marshal", "timecar", "couriers"))
# Whose refusals are told first, where several concern a configuration.
REFUSING: Final[tuple[str, ...]] = _with_others(
    ("couriers", "superexpress", "marshal", "characters", "variants")
)


def gather(room: str, kind: type[T]) -> dict[str, T]:
    """What each box says in this room, by the name of the box."""
    found = _said(room)
    for box, said in found.items():
        assert isinstance(said, kind), f"BOX of {package_of(box)}.{room} is no {kind.__name__}"
    return found


@cache
def _said(room: str) -> dict[str, Any]:
    names = {box: f"{package_of(box)}.{room}" for box in BOXES}
    return {box: import_module(name).BOX for box, name in names.items() if find_spec(name)}


def package_of(box: str) -> str:
    """Where the rooms of a box are imported from."""
    return OUTSIDE.get(box, f"folsom.boxes.{box}")


def read(name: str) -> dict[str, str]:
    """The file of this name in the folders of boxes that have one, by the name of the box."""
    found = {box: files(package_of(box)).joinpath(name) for box in BOXES}
    return {box: file.read_text("utf-8") for box, file in found.items() if file.is_file()}


def boxes() -> dict[str, Box]:
    """All boxes, by their names."""
    return gather("box", Box)


@cache
def played(modules: tuple[str, ...], variants: tuple[str, ...]) -> dict[str, Box]:
    """The boxes in a game of Colt Express with these modules and variants, by their names."""
    return {name: box for name, box in boxes().items() if box.is_played(modules, variants)}


@cache
def event_ids() -> dict[str, int]:
    """The events of all Round cards, by their names on the cards."""
    return {name: number for box in boxes().values() for name, number in box.events.items()}


def rules_for(spec: Spec, parts: tuple[str, ...]) -> Rules:
    """The rules of a configuration whose modules, variants and switches are these parts."""
    modules: list[Module] = []
    all_boxes = boxes()
    for name in reversed(PRECEDENCE):
        modules = [*all_boxes[name].modules(spec, parts, modules), *modules]
    return Rules(spec, [_train(len(spec.cars) - 1, modules)], modules)


def _train(last_car: int, modules: list[Module]) -> Board:
    """The train alone, which all games share to which no box adds positions or neighbours."""
    is_plain = not listening(modules, "boards")
    return _plain_train(last_car) if is_plain else train(last_car)


@cache
def _plain_train(last_car: int) -> Board:
    return train(last_car)


def judges_of(rules: Rules) -> Judges:
    """The boxes in play that judge, in the rules' order of precedence."""
    judgements = gather("judgement", Judgement)
    return Judges(rules, [judgements[m.name] for m in rules.modules if m.name in judgements])


if OUTSIDE:
    outside.check(OUTSIDE, {box: import_module(f"{package_of(box)}.box").BOX for box in OURS})
