"""Boxes from outside: those that are no part of Folsom, and the numbers that are free for them.

Such a box is a folder with the rooms of ours (``shelf.py``). It is named by ``FOLSOM_BOXES``, as a
folder or as a package that can be imported, several of them as in ``PATH``; or it is installed and
names itself by an entry point of the group ``folsom.boxes``. ``folsom --box`` adds to the variable,
so processes that are started later have the same boxes.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import folsom.boxes
from folsom.boxes.box import Box

VARIABLE: Final = "FOLSOM_BOXES"
GROUP: Final = "folsom.boxes"
OPTION: Final = "--box"

# What boxes from outside may use; all other numbers are ours, now or later.
FREE: Final[Mapping[str, range]] = MappingProxyType(
    {
        "slots": range(27, 32),  # of modules
        "words": range(32, 96),  # of the state, from PAGES on
        "powers": range(16, 60),  # bits
        "handles": range(46, 57),  # tokens; Couriers & Armored Train, which has them too, is alone
        "tokens": range(10, 16),  # kinds
        "places": range(26, 31),  # positions beside the train
        "actions": range(12, 13),  # kinds of Action cards
        "events": range(40, 64),  # of Round cards
        "verbs": range(50, 63),  # of options
        "tellings": range(160, 256),  # kinds of events
        "ways": range(40, 64),  # how a figure moved
        "reasons": range(48, 64),  # why a card had no effect
    }
)


_forgotten: Final[list[bool]] = []


class OutsideError(ValueError):
    """A box from outside cannot be used; the message says why and what would be right."""

    def __init__(self, sentence: str, key: str, **things: object) -> None:
        super().__init__(sentence)
        self.key = key
        self.things = things


def take_option(arguments: list[str]) -> None:
    """Move every ``--box`` of a command line to the variable."""
    named = [os.environ[VARIABLE]] if os.environ.get(VARIABLE) else []
    while OPTION in (words := [word.partition("=")[0] for word in arguments]):
        n = words.index(OPTION)
        _, _, value = arguments.pop(n).partition("=")
        if not value:
            if n == len(arguments):
                raise OutsideError(
                    f"{OPTION} needs the folder or the package of a box.", "box-no-name"
                )
            value = arguments.pop(n)
        named.append(str(Path(value).resolve()) if Path(value).is_dir() else value)
    if named:
        os.environ[VARIABLE] = os.pathsep.join(named)


def forget() -> None:
    """Load no box from outside any more, so that what is wrong with one can be said in words."""
    os.environ.pop(VARIABLE, None)
    _forgotten.append(True)


def packages(ours: Iterable[str]) -> dict[str, str]:
    """The boxes from outside, each with the package that it is, in the order they are named."""
    if _forgotten:
        return {}
    found: dict[str, str] = {}
    named = [name for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]
    installed = {point.name: point.value for point in entry_points(group=GROUP)}
    for name in dict.fromkeys((*named, *installed.values())):
        box, package = _found(name)
        if box in ours or found.get(box, package) != package:
            raise OutsideError(
                f"There are two boxes called {box!r}; one of their folders needs another name.",
                "box-twice",
                box=box,
            )
        found[box] = package
    return found


def _found(name: str) -> tuple[str, str]:
    """The name of a box and its package; a folder is put beside ours."""
    folder = Path(name)
    if folder.joinpath("box.py").is_file():
        folder = folder.resolve()
        if str(folder.parent) not in folsom.boxes.__path__:
            folsom.boxes.__path__.append(str(folder.parent))
        return folder.name, f"{folsom.boxes.__name__}.{folder.name}"
    try:
        is_box = find_spec(f"{name}.box") is not None
    except (ImportError, ValueError):
        is_box = False
    if not is_box:
        raise OutsideError(
            f"There is no box {name!r}: it would be a folder with a file box.py, or a package "
            "with a module box.",
            "no-box",
            box=name,
        )
    return name.rpartition(".")[2], name


def check(packages: Mapping[str, str], ours: Mapping[str, Box]) -> None:
    """Boxes from outside use only numbers that are free, and none that another one uses."""
    taken: dict[tuple[str, int], str] = {}
    names = {its.module for its in ours.values()}
    for name, package in packages.items():
        box = _box(name, package)
        if box.module in names:
            raise OutsideError(
                f"There are two modules called {box.module!r}; the box {name} needs another one.",
                "box-module",
                box=name,
                module=box.module,
            )
        names.add(box.module)
        for kind, number in _used(box):
            _claim(taken, name, kind, number)


def _claim(taken: dict[tuple[str, int], str], name: str, kind: str, number: int) -> None:
    free = f"{FREE[kind].start} to {FREE[kind].stop - 1}"
    if number not in FREE[kind]:
        raise OutsideError(
            f"The box {name} uses number {number} of {kind}; free are {free}.",
            "box-number",
            box=name,
            number=str(number),
            kind=kind,
            first=str(FREE[kind].start),
            last=str(FREE[kind].stop - 1),
        )
    other = taken.setdefault((kind, number), name)
    if other != name:
        raise OutsideError(
            f"The boxes {other} and {name} both use number {number} of {kind}; play with one of "
            f"them, or give one another number of {free}.",
            "box-clash",
            box=name,
            other=other,
            number=str(number),
            kind=kind,
            first=str(FREE[kind].start),
            last=str(FREE[kind].stop - 1),
        )


def _box(name: str, package: str) -> Box:
    box = getattr(import_module(f"{package}.box"), "BOX", None)
    if not isinstance(box, Box) or not box.module:
        raise OutsideError(
            f"The box {name} needs an object BOX of the class Box, with the name of its module, "
            "in box.py.",
            "box-no-object",
            box=name,
        )
    return box


def _used(box: Box) -> Iterable[tuple[str, int]]:
    """The numbers that a box says it uses, and those of its tables of pieces."""
    tables: dict[str, Iterable[Any]] = {
        "tokens": box.tokens,
        "places": (*box.places, *box.cars),
        "actions": (*box.actions, *box.other_cards),
        "events": box.events.values(),
    }
    for kind, numbers in (*box.numbers.items(), *tables.items()):
        yield from ((kind, int(number)) for number in numbers)
