"""Speech: events and decisions in a language. Sentences recur, so they are remembered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from folsom.game import Decision
from folsom.texts import Texts, narration, questions

MEMORY: Final = 20_000  # sentences; when it is full everything is forgotten


class Remembering(Texts):
    """Texts that put a sentence together only once."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **things: object) -> str:
        heard = (key, *things.items())
        said = self._said.get(heard)
        if said is None:
            if len(self._said) >= MEMORY:
                self._said.clear()
            said = self._said[heard] = super().__call__(key, **things)
        return said


@cache
def texts_of(lang: str) -> Texts:
    return Remembering(lang)


def event(lang: str, seen: Mapping[str, Any]) -> dict[str, Any]:
    """An event as a seat saw it, with the sentence that tells it."""
    told = narration.sentence(texts_of(lang), seen) if narration.is_news(seen) else None
    return {**seen, "text": told}


def decision(lang: str, asked: Decision, view: Mapping[str, Any]) -> dict[str, Any]:
    """A question as people read it: the sentence, a hint, and every option with its label."""
    texts = texts_of(lang)
    plain = asked.to_json()
    hint, rules = questions.hint(texts, asked.question, view)
    return {
        "seat": asked.seat,
        "name": asked.name,
        "question": asked.question,
        "about": plain["about"],
        "sentence": questions.prompt(texts, plain),
        "hint": hint,
        "rules": rules,
        "options": [
            {**option, "label": questions.option(texts, plain, option, view)}
            for option in plain["options"]
        ],
    }
