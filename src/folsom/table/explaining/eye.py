"""Eye: who asks what a thing is, and what they could do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from folsom.game import Observation, prospects
from folsom.game.prospects import Prospect
from folsom.texts import Texts, narration, questions
from folsom.texts import things as say

MOST: Final = 6  # lines of what it means now
ON_THE_WAY: Final = ("schemin", "shootin", "stealin")  # phases in which cards are of use
_QUIET: Final = ("event_begun", "resolving", "revealed")

Explained = dict[str, Any]


@dataclass(frozen=True)
class Eye:
    """Who asks: the words, the view, and, for somebody who plays, what can be tried."""

    texts: Texts
    view: Mapping[str, Any]
    seen: Observation | None

    @property
    def own(self) -> list[str]:
        """The bandits of whoever asks."""
        seat = self.view["seat"]
        return [] if seat is None else list(self.view["seats"][seat]["bandits"])

    @property
    def trains(self) -> bool:
        """Do two trains pass each other? Then some rules are others."""
        return "armored" in self.view

    @property
    def law(self) -> bool:
        """Is the Marshal played?"""
        return "law" in self.view

    def rule(self, key: str, **words: object) -> str:
        """A text, in the wording of the box that has one of its own."""
        for case, holds in (("trains", self.trains), ("law", self.law)):
            if holds and self.texts.has(f"{key}.{case}"):
                return self.texts(f"{key}.{case}", **words)
        return self.texts(key, **words)

    def figure(self, id: str) -> object:
        return say.figure(self.texts, id)

    def stands(self, bandit: str) -> str | None:
        at: str | None = self.view["bandits"][bandit]["at"]
        return at

    def holds(self, card: str) -> bool:
        """Is such a card in this game at all? Who asks has one in hand or deck."""
        own = self.view.get("own")
        known = (*own["hand"], *own["deck"], *own["discard"]) if own else ()
        return any(name.rpartition(":")[2] == card for name in known)

    def try_card(self, figure: str, card: str) -> Prospect | None:
        """What this card would do now; None if that makes no sense."""
        known = self.view["bandits"].get(figure) or self._other(figure)
        if self.seen is None or known is None or self.view["over"]:
            return None
        if self.view["phase"] not in ON_THE_WAY:
            return None
        return prospects.of_card(self.seen, figure, card)

    def _other(self, figure: str) -> object:
        """Where a figure is that is no bandit but plays cards."""
        return self.law and self.view.get("marshal") if figure == "marshal" else None

    def options(self, prospect: Prospect) -> list[str]:
        """What could be chosen, in words."""
        assert prospect.decision is not None
        asked = prospect.decision.to_json()
        offered = questions.offered(asked["options"], self.view)
        return [questions.option(self.texts, asked, option, self.view) for option in offered]

    def told(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """What would happen, in words."""
        return [
            narration.sentence(self.texts, event)
            for event in events
            if narration.is_news(event) and event["kind"] not in _QUIET
        ]

    def meaning(self, prospect: Prospect | None) -> list[str]:
        """What would happen and what could be chosen, as far as a small card has room."""
        if prospect is None:
            return []
        told = self.told(prospect.events)
        if prospect.decision is not None:
            told += self.options(prospect)
        return few(self.texts, told)

    def could(self, figure: str, tried: Prospect | None) -> str:
        """Above what could be chosen: who could."""
        if tried is None or tried.decision is None:
            return ""
        if figure in self.own:
            return self.texts("now-you-could")
        return self.texts("now-could", figure=self.figure(figure))


Explainer = Callable[[Eye, str], Explained]


def answer(name: str, rule: str, now: Iterable[str] = (), head: str = "") -> Explained:
    return {
        "name": say.opening(name),
        "rule": say.opening(rule),
        "head": say.opening(head),
        "now": list(now),
    }


def few(texts: Texts, lines: list[str]) -> list[str]:
    if len(lines) <= MOST:
        return lines
    return [*lines[: MOST - 1], texts("now-more", number=len(lines) - MOST + 1)]
