"""Eye: the seat that asks what a thing is, and what it could do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from folsom.boxes import shelf
from folsom.game import Config, Observation, prospects
from folsom.game.prospects import Prospect
from folsom.texts import Texts, narration, questions
from folsom.texts import box as texts_of_boxes
from folsom.texts import things as say

MOST: Final = 6  # lines of what it means now
ON_THE_WAY: Final = ("schemin", "shootin", "stealin")  # phases in which cards are of use

Explained = dict[str, Any]


@dataclass(frozen=True)
class Eye:
    """The asking seat: the words, the view, and for players the choices that can be tried."""

    texts: Texts
    view: Mapping[str, Any]
    seen: Observation | None

    @property
    def own(self) -> list[str]:
        """The bandits of whoever asks."""
        seat = self.view["seat"]
        return [] if seat is None else list(self.view["seats"][seat]["bandits"])

    @property
    def cases(self) -> list[str]:
        """In which games this is one, where texts are worded otherwise."""
        return texts_of_boxes.cases(self.view)

    def rule(self, key: str, **words: object) -> str:
        """A text, in the wording of the box that has one of its own."""
        return self.texts(texts_of_boxes.worded(self.texts, key, key, self.cases), **words)

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
        return self.view.get(figure) if figure in self.view["seats"] else None

    def targets(self, figure: str, card: str) -> set[str]:
        """The figures that this card could be aimed at now."""
        tried = self.try_card(figure, card)
        options = tried.decision.options if tried and tried.decision else ()
        aims = [option.points_at for option in options]
        return {id for aim in aims for id in (aim.get("figure"), *aim.get("shots", ())) if id}

    def options(self, prospect: Prospect) -> list[str]:
        """What could be chosen, in words."""
        assert prospect.decision is not None
        asked = prospect.decision.to_json()
        offered = questions.offered(asked["options"], self.view)
        return [questions.option(self.texts, asked, option, self.view) for option in offered]

    def told(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """What would happen, in words."""
        quiet = {kind for box in boxes() for kind in box.quiet}
        return [
            narration.sentence(self.texts, event)
            for event in events
            if narration.is_news(event) and event["kind"] not in quiet
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
        """The heading above what could be chosen: by oneself or by another figure."""
        if tried is None or tried.decision is None:
            return ""
        if figure in self.own:
            return self.texts("now-you-could")
        return self.texts("now-could", figure=self.figure(figure))


Explainer = Callable[[Eye, str], Explained]


@dataclass(frozen=True)
class BoxExplains:
    """What a box explains: things by their kind; all are united."""

    things: Mapping[str, Explainer]
    game: str = Config.game  # in which game
    quiet: tuple[str, ...] = ()  # kinds of events that say nothing of what a card or an event does


def boxes() -> Iterable[BoxExplains]:
    return shelf.gather("explaining", BoxExplains).values()


def answer(name: str, rule: str, now: Iterable[str] = (), head: str = "") -> Explained:
    return {
        "name": say.opening(name),
        "rule": say.opening(rule),
        "head": say.opening(head),
        "now": [say.opening(line) for line in now],
    }


def few(texts: Texts, lines: list[str]) -> list[str]:
    if len(lines) <= MOST:
        return lines
    return [*lines[: MOST - 1], texts("now-more", number=len(lines) - MOST + 1)]
