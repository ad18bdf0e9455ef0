"""Kinds of values in scenarios: what may be written, and when it agrees with what is found.

A value that could mean nothing is refused by its key, with the values that would be right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any


class Kind:
    """One kind of value; each says what is wrong with a value of this name."""

    def problems(self, value: Any, name: str) -> Iterator[str]:
        """One sentence for everything that is wrong."""
        yield from ()

    def agrees(self, wanted: Any, found: Any) -> bool:
        return bool(wanted == found)

    def shown(self, wanted: Any, found: Any) -> str:
        """What was found, to be set against what was wanted."""
        return repr(found)


class Text(Kind):
    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, str):
            yield f"{name} is a text, not {value!r}."


class Flag(Kind):
    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, bool):
            yield f"{name} is true or false, not {value!r}."


class Number(Kind):
    """In a position from 0, in an expectation any, since money can be owed."""

    def __init__(self, most: int = 10_000_000, least: int = 0) -> None:
        self._least = least
        self._most = most

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not is_number(value) or not self._least <= value <= self._most:
            yield f"{name} is a number from {self._least} to {self._most}, not {value!r}."


class AnyNumber(Kind):
    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not is_number(value):
            yield f"{name} is a number, not {value!r}."


class Word(Kind):
    """One of some words, or a word that stands for nothing, such as ``""``."""

    def __init__(self, what: str, choices: Iterable[str], nothing: tuple[str, ...] = ()) -> None:
        self._what = what
        self._choices = tuple(choices)
        self._nothing = nothing

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, str):
            yield f"{name} is a text, not {value!r}."
        elif value not in self._choices and value not in self._nothing:
            yield f"{name}: {unknown(self._what, value, self._choices)}"

    def agrees(self, wanted: Any, found: Any) -> bool:
        return wanted == found or (wanted in self._nothing and found in self._nothing)


class Many(Kind):
    """A list in which order says nothing, unless it is ``ordered``; each item is judged."""

    def __init__(self, complaint: Callable[[str], str | None], ordered: bool = False) -> None:
        self.complaint = complaint
        self._ordered = ordered

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            alone = f": write [{value!r}]" if isinstance(value, str) else ""
            yield f"{name} is a list of texts, not {value!r}{alone}."
            return
        for item in value:
            if sentence := self.complaint(item):
                yield f"{name}: {sentence}"

    def agrees(self, wanted: Any, found: Any) -> bool:
        return list(wanted) == list(found) if self._ordered else Counter(wanted) == Counter(found)


def texts() -> Many:
    return Many(lambda _: None)


def words_out_of(what: str, choices: Iterable[str], ordered: bool = False) -> Many:
    known = tuple(choices)
    return Many(lambda item: None if item in known else unknown(what, item, known), ordered)


class Including(Kind):
    """A list of which all must be found; more may be."""

    def __init__(self, items: Many) -> None:
        self._items = items

    def problems(self, value: Any, name: str) -> Iterator[str]:
        return self._items.problems(value, name)

    def agrees(self, wanted: Any, found: Any) -> bool:
        return not Counter(wanted) - Counter(found)


class Numbers(Kind):
    """A list of numbers: so many, from these, in this order, as far as that is said."""

    def __init__(
        self, choices: Iterable[int], length: int | None = None, ordered: bool = False
    ) -> None:
        self._choices = sorted(choices)
        self._length = length
        self._ordered = ordered

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, list) or not all(item in self._choices for item in value):
            known = ", ".join(map(str, self._choices))
            yield f"{name} is a list of numbers out of {known}, not {value!r}."
        elif any(not is_number(item) for item in value):
            yield f"{name} is a list of whole numbers, not {value!r}."
        elif self._length is not None and len(value) != self._length:
            yield f"{name} are {self._length} numbers, not {len(value)}."

    def agrees(self, wanted: Any, found: Any) -> bool:
        return list(wanted) == list(found) if self._ordered else Counter(wanted) == Counter(found)


class Fields(Kind):
    """A table whose keys are known; ``others`` says of a further key why it is none here."""

    def __init__(self, kinds: Mapping[str, Kind], others: Mapping[str, str] | None = None) -> None:
        self.kinds = kinds
        self._others = others or {}

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{name} is a table, not {value!r}."
            return
        for key, inner in value.items():
            if key in self.kinds:
                yield from self.kinds[key].problems(inner, under(name, key))
            elif key in self._others:
                yield f"{under(name, key)}: {self._others[key]}"
            else:
                known = ", ".join(sorted(self.kinds))
                who, near = name or "a scenario", guess(key, self.kinds)
                yield f"{who} has no {key!r}{near}; it knows {known}."


class Tables(Kind):
    """A list of tables, numbered from 1: the plays."""

    def __init__(self, name: str, fields: Fields, needed: tuple[str, ...]) -> None:
        self._name = name
        self._fields = fields
        self._needed = needed

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, list):
            yield f"Write [[{name}]] with two brackets."
            return
        for n, table in enumerate(value, 1):
            yield from self._fields.problems(table, f"{self._name} {n}")
            if isinstance(table, dict):
                for key in self._needed:
                    if key not in table:
                        yield f"{self._name} {n} needs {key!r}."


class Counts(Kind):
    """How many of what; what is not named is none, and what is ``optional`` may be any number."""

    def __init__(
        self, what: str, names: Iterable[str], optional: tuple[str, ...] = (), most: int = 10_000
    ) -> None:
        self._names = Word(what, names)
        self._number = Number(most)
        self._optional = optional

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{name} is a table of numbers, not {value!r}."
            return
        for key, number in value.items():
            yield from self._names.problems(key, name)
            yield from self._number.problems(number, under(name, key))

    def agrees(self, wanted: Any, found: Any) -> bool:
        skipped = set(self._optional) - set(wanted)
        return _some(wanted) == {name: n for name, n in _some(found).items() if name not in skipped}


class CountsOfSome(Counts):
    """How many of what; only what is named is compared."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return all(number == found.get(name, 0) for name, number in wanted.items())


class Assigned(Kind):
    """Which belongs to what: words by names; a name that is left out has none."""

    def __init__(self, what: str, names: Iterable[str], choices: Iterable[str]) -> None:
        self._names = Word(what, names)
        self._word = Word(what, choices, ("",))

    def problems(self, value: Any, name: str) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{name} is a table, not {value!r}."
            return
        for key, word in value.items():
            yield from self._names.problems(key, name)
            yield from self._word.problems(word, under(name, key))

    def agrees(self, wanted: Any, found: Any) -> bool:
        return bool({name: word for name, word in wanted.items() if word} == found)


class Either(Kind):
    """Two ways to say it."""

    def __init__(self, one: Kind, other: Kind) -> None:
        self._ways = (one, other)

    def problems(self, value: Any, name: str) -> Iterator[str]:
        complaints = [list(way.problems(value, name)) for way in self._ways]
        if all(complaints):
            kin = isinstance(value, (list, dict))
            yield from complaints[1 if kin else 0]

    def agrees(self, wanted: Any, found: Any) -> bool:
        return any(way.agrees(wanted, found) for way in self._meant(wanted))

    def shown(self, wanted: Any, found: Any) -> str:
        return self._meant(wanted)[0].shown(wanted, found)

    def _meant(self, wanted: Any) -> list[Kind]:
        return [way for way in self._ways if not list(way.problems(wanted, ""))]


def differences(kind: Kind, wanted: Any, found: Any, name: str = "") -> Iterator[str]:
    """One line for everything that is not as wanted; tables are asked for each value by its key."""
    if isinstance(kind, Fields):
        for key, value in wanted.items():
            yield from differences(kind.kinds[key], value, found(key), under(name, key))
    elif not kind.agrees(wanted, found):
        yield f"{name}: {wanted!r} expected, {kind.shown(wanted, found)} found"


def under(name: str, key: str) -> str:
    """The name of a key in a table of this name, as TOML writes it."""
    quoted = f'"{key}"' if "." in key else key
    return f"{name}.{quoted}" if name else quoted


def unknown(what: str, word: str, choices: Iterable[str]) -> str:
    """That there is no such thing, and what there is."""
    known = list(choices)
    return f"there is no {what} {word!r}{guess(word, known)}; choose among {', '.join(known)}."


def guess(word: str, choices: Iterable[str]) -> str:
    """What was probably meant."""
    near = get_close_matches(word, list(choices), 1)
    return f" (did you mean {near[0]!r}?)" if near else ""


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _some(counts: Mapping[str, int]) -> dict[str, int]:
    return {name: number for name, number in counts.items() if number}
