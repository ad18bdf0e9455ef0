"""The line protocol for bots in any language; `docs/bots.md` describes it.

Each line is a word and its arguments. `BotProgram` is the bot's side of it, `external` the side
that asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

from folsom.bots.bot import Bot
from folsom.game import FolsomError, Observation, Option

VERSION: Final = 1
GREETING: Final = f"folsom {VERSION}"
Maker = Callable[[str, str | None, int | None], Bot]  # of a game, a seed, and a budget
Because = Callable[[Observation, Option], str]


class BotError(FolsomError):
    """A bot did not do what a bot has to do."""


def line(word: str, things: Any) -> str:
    """``game {"config": …}``."""
    return f"{word} {json.dumps(things, ensure_ascii=False, separators=(',', ':'))}"


def question(observation: Observation, budget: int | None, whole: bool) -> dict[str, Any]:
    """What a bot is asked: nothing but what its seat may see."""
    asked = {
        "seat": observation.view["seat"],
        "budget": budget,
        "options": [option.text for option in observation.options],
        "view": observation.view,
    }
    return {**asked, "observation": observation.to_json()} if whole else asked


def chosen(observation: Observation, answer: str) -> Option | None:
    """The option that an answer names, by its text or by its number from 0; None if it is none."""
    for number, option in enumerate(observation.options):
        if answer in (option.text, str(number)):
            return option
    return None


class BotProgram:
    """A bot of Folsom that speaks the protocol, for other processes."""

    def __init__(self, name: str, make: Maker, because: Because | None = None) -> None:
        self._name = name
        self._make = make
        self._because = because
        self._seed: str | None = None
        self._budget: int | None = None
        self._bot: Bot | None = None

    def answers(self, lines: Iterable[str]) -> Iterable[str]:
        """The answers to each line; it ends with `quit`, or when there are no more."""
        for text in lines:
            word, _, rest = text.strip().partition(" ")
            if word == "quit":
                return
            try:
                yield from self._answer(word, rest)
            except (FolsomError, LookupError, TypeError, ValueError) as error:
                yield f"error {' '.join(str(error).split())}"

    def _answer(self, word: str, rest: str) -> Iterable[str]:
        if word == "folsom":
            yield f"id name {self._name}"
            yield "wants observation"
            yield "ready"
        elif word == "game":
            self._seed = json.loads(rest).get("seed")
            self._bot = None
        elif word == "choose":
            yield from self._choose(json.loads(rest))
        elif word not in ("", "over"):
            raise BotError(f"There is no word {word!r} in this protocol.")

    def _choose(self, asked: dict[str, Any]) -> Iterable[str]:
        observation = Observation.from_json(asked["observation"])
        budget = asked.get("budget")
        if self._bot is None or budget != self._budget:
            self._bot, self._budget = self._make(observation.game, self._seed, budget), budget
        option = self._bot.choose(observation)
        if self._because is not None:
            yield f"because {self._because(observation, option)}"
        yield f"option {option.text}"
