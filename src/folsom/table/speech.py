"""Speech: events and decisions in a language. Sentences recur, so they are remembered."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from itertools import islice
from typing import Any, Final

from folsom.game import Decision
from folsom.texts import NOBODY, People, Texts, narration, questions

MEMORY: Final = 20_000  # sentences; when it is full the older half is forgotten


class Remembering(Texts):
    """Texts that put a sentence together only once, for all tables."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **things: object) -> str:
        heard = (key, *things.items())
        said = self._said.get(heard)
        if said is None:
            if len(self._said) >= MEMORY:
                for old in list(islice(self._said, MEMORY // 2)):
                    self._said.pop(old, None)
            said = self._said[heard] = super().__call__(key, **things)
        return said

    def about(self, people: People) -> Remembering:
        """The same texts where these people play. What is remembered has their names in it."""
        named = copy(self)
        named.people = people
        return named


@cache
def _remembering(lang: str) -> Remembering:
    return Remembering(lang)


def texts_of(lang: str, people: People = NOBODY) -> Texts:
    """The texts of a language, in which the people of a table are called by their names."""
    return _remembering(lang).about(people) if people else _remembering(lang)


def event(texts: Texts, seen: Mapping[str, Any]) -> dict[str, Any]:
    """An event as a seat saw it, with the sentence that tells it."""
    told = narration.sentence(texts, seen) if narration.is_news(seen) else None
    return {**seen, "text": told}


def decision(texts: Texts, asked: Decision, view: Mapping[str, Any]) -> dict[str, Any]:
    """A question as people read it: the sentence, a hint, and every option that is not
    the same to this seat as another, with its label."""
    plain = asked.to_json()
    hint, rules = questions.hint(texts, asked.question, view)
    return {
        "seat": asked.seat,
        "name": asked.name,
        "question": asked.question,
        "about": plain["about"],
        "sentence": questions.prompt(texts, plain),
        "special": questions.special(texts, plain, view),
        "hint": hint,
        "rules": rules,
        "options": [
            {**option, "label": questions.option(texts, plain, option, view)}
            for option in questions.offered(plain["options"], view)
        ],
    }
