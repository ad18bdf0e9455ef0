"""Speech: events and decisions in a language. Sentences recur, so they are remembered by what they
say, for all tables and onlookers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from itertools import islice
from typing import Any, Final

import orjson

from folsom.game import Decision
from folsom.texts import NOBODY, People, Texts, narration, questions

MARSHAL: Final = b"marshal"
PLACE: Final = "index"  # of a card in the pile; no sentence says it
MEMORY: Final = 20_000  # sentences; when it is full the older half is forgotten


class Memory(dict[object, str]):
    """Sentences by what they were made from."""

    def keep(self, key: object, said: str) -> str:
        if len(self) >= MEMORY:
            for old in list(islice(self, MEMORY // 2)):
                self.pop(old, None)
        self[key] = said
        return said


class Remembering(Texts):
    """Texts that put a sentence together only once, for all tables."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._said = Memory()
        self._told = Memory()
        self._names: list[tuple[bytes, bytes]] = []  # of the people: their bandits, and their names

    def __call__(self, key: str, **things: object) -> str:
        heard = (key, *things.items())
        said = self._said.get(heard)
        return self._said.keep(heard, super().__call__(key, **things)) if said is None else said

    def about(self, people: People) -> Remembering:
        """The same texts where these people play. What is remembered has their names in it."""
        named = copy(self)
        named.people = people
        named._names = [(id.encode(), repr(person).encode()) for id, person in people.items()]
        return named

    def told(self, about: Any, make: Callable[[], str]) -> str:
        """What is said of something that is plain data: once, where its figures are the same
        people's. The Marshal may be named with anything."""
        key = orjson.dumps(about)
        for id, person in self._names:
            if id in key or id == MARSHAL:
                key += person
        said = self._told.get(key)
        return self._told.keep(key, make()) if said is None else said


@cache
def _remembering(lang: str) -> Remembering:
    return Remembering(lang)


def texts_of(lang: str, people: People = NOBODY) -> Remembering:
    """The texts of a language, in which the people of a table are called by their names."""
    return _remembering(lang).about(people) if people else _remembering(lang)


def event(texts: Remembering, seen: Mapping[str, Any]) -> dict[str, Any]:
    """An event as a seat saw it, with the sentence that tells it."""
    told = None
    if narration.is_news(seen):
        things = {name: thing for name, thing in seen.items() if name != PLACE}
        told = texts.told(things, lambda: narration.sentence(texts, things))
    return {**seen, "text": told}


def decision(texts: Remembering, asked: Decision, view: Mapping[str, Any]) -> dict[str, Any]:
    """A question as people read it: the sentence, a hint, and every option that is not
    the same to this seat as another, with its label."""
    plain = asked.to_json()
    question = [plain["seat"], plain["question"], plain["about"]]
    hint, rules = questions.hint(texts, asked.question, view)
    return {
        "seat": asked.seat,
        "name": asked.name,
        "question": asked.question,
        "about": plain["about"],
        "sentence": texts.told(question, lambda: questions.prompt(texts, plain)),
        "special": questions.special(texts, plain, view),
        "hint": hint,
        "rules": rules,
        "options": [
            {**option, "label": _label(texts, plain, question, option, view)}
            for option in questions.offered(plain["options"], view)
        ],
    }


def _label(
    texts: Remembering,
    plain: Mapping[str, Any],
    question: list[Any],
    option: Mapping[str, Any],
    view: Mapping[str, Any],
) -> str:
    """The same for the same option, unless it says something of the position."""
    if questions.tells_of_the_position(option):
        return questions.option(texts, plain, option, view)
    return texts.told([question, option], lambda: questions.option(texts, plain, option, view))
