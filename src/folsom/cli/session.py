"""A session at the terminal: people and bots play one game to its end, or for now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from folsom.bots import Bot, make_bot, outside
from folsom.cli import saves
from folsom.cli.saves import Company
from folsom.game import Decision, Event, Game, Option
from folsom.game.titles import private
from folsom.terminal import palette
from folsom.terminal.face import face_of
from folsom.terminal.screen import Screen
from folsom.texts import Texts, narration, questions
from folsom.texts import things as say

LEAST_NEWS: Final = 3
_PLANNING_BEAT: Final = 0.4


class Session:
    """One game, its company, and the screen that they share."""

    def __init__(
        self, game: Game, company: Company, texts: Texts, screen: Screen, path: Path
    ) -> None:
        self._game = game
        self._people = company.people
        self._texts = texts
        self._screen = screen
        self._path = path
        self._face = face_of(game.config)
        self._asker = self._face.asker(texts, screen)
        self._bots = {
            name: make_bot(company.bots, f"{game.seed_hash} {name}", game.config.game)
            for name in game.config.seat_names
            if name not in company.people
        }
        self._holder: str | None = None  # the seat that the keyboard was handed to
        self._read = dict.fromkeys(company.people, 0)  # events that a person has been told
        company.save_beside(path)

    @property
    def _is_shared(self) -> bool:
        return len(self._people) > 1

    @property
    def _eye(self) -> int | None:
        """The seat whose eyes the open screen may have: the only person's, else nobody's."""
        return self._game.seat_number(self._people[0]) if len(self._people) == 1 else None

    def run(self) -> None:
        """Play on to the end. Whatever interrupts it, the game is on disk."""
        game = self._game
        self.save()
        self._narrate(game.events if not game.choices else [])
        while not game.over:
            decision = self._next()
            bot = self._bots.get(decision.name)
            option = self._choose(bot, decision) if bot else self._ask(decision)
            events = game.play(decision.seat, option)
            self.save()
            self._narrate(events)
            if not self._people and any(event.kind == "round_begun" for event in events):
                self._show_table()
        outside.dismiss(self._bots.values(), game.result)
        self._end()

    def save(self) -> str:
        saves.save(self._game, self._path)
        return str(self._path)

    def _next(self) -> Decision:
        """Bots answer at once; people who are asked together come one after another."""
        decisions = self._game.decisions
        return next((d for d in decisions if d.name in self._bots), decisions[0])

    def _choose(self, bot: Bot, decision: Decision) -> Option:
        return bot.choose(self._game.observe(decision.seat))

    # People

    def _ask(self, decision: Decision) -> Option:
        private = self._is_private(decision)
        if private and self._is_shared and self._holder != decision.name:
            self._hand_over(decision.name)
        self._holder = decision.name if private else None
        seat = decision.seat if private else self._eye
        view = self._game.view(seat)
        decision = _without_doubles(decision, view)
        view["decision"] = decision.to_json()
        self._show(view, self._news(decision.name, seat))
        option = self._asker.ask(decision, view, lambda: self._log(seat), self.save)
        self._read[decision.name] = len(self._game.events)
        if private and self._is_shared:
            self._screen.clear()
        return option

    def _is_private(self, decision: Decision) -> bool:
        """Would the question show what others must not see: a hand, or a remembered purse?"""
        if not self._is_shared or decision.question in private():
            return True
        view = self._game.view(decision.seat)
        labels = [option.points_at.get("label") for option in decision.options]
        return any(questions.known_face(view, label) for label in labels)

    def _hand_over(self, name: str) -> None:
        seat = say.figure(self._texts, name)
        self._screen.clear()
        self._screen.show(
            palette.paint(self._texts, self._texts("hand-over", seat=seat), [name], "bold")
        )
        self._screen.read(self._texts("hand-over.enter", seat=seat))
        self._screen.clear()

    def _show(self, view: Mapping[str, Any], news: list[Text]) -> None:
        """The table, what happened since, and the question, on one page if it fits."""
        width = self._screen.width
        table = self._face.lines(self._texts, view, width)
        question = self._asker.question_lines(view["decision"], view)
        if self._screen.is_live:
            self._screen.clear()
            self._screen.show(*self._page(table, news, len(question) + 1))
        else:
            self._screen.show(Text(), *table, Text())
        self._screen.show(*question)

    def _page(self, table: list[Text], news: list[Text], below: int) -> list[Text]:
        """Table and latest news in what the question leaves of the screen; tight if it must."""
        for line in news:
            line.truncate(self._screen.width, overflow="ellipsis")
        if not news:
            return [*table, Text()]
        room = self._screen.height - below - len(table) - 2
        if room >= min(LEAST_NEWS, len(news)):
            return [*table, Text(), *news[-room:], Text()]
        tight = [line for line in table if line]
        room = self._screen.height - below - len(tight)
        return [*tight, *news[-max(1, room) :]]

    # The story

    def _narrate(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen_by(self._eye)
            if not narration.is_news(seen):
                continue
            if narration.is_headline(seen):
                self._screen.pause(1.0)
            self._screen.show(self._line(seen))
            if pictures := self._face.motion(seen):
                self._screen.animate(pictures)
            self._screen.pause(_PLANNING_BEAT if seen["kind"] in ("played", "drew") else 0.5)

    def _line(self, seen: Mapping[str, Any]) -> Text:
        """A sentence of the story; what a card causes is set in under it."""
        sentence = narration.sentence(self._texts, seen)
        style = "bold" if narration.is_headline(seen) else ""
        text = palette.paint(self._texts, sentence, self._game.config.bandits, style)
        mark = "● " if narration.is_headline(seen) else "  "
        return palette.ink(mark, palette.CURRENT) + text

    def _news(self, name: str, seat: int | None) -> list[Text]:
        seen = [event.seen_by(seat) for event in self._game.events[self._read[name] :]]
        return [self._line(event) for event in seen if narration.is_news(event)]

    def _log(self, seat: int | None) -> list[str]:
        return [narration.sentence(self._texts, event.seen_by(seat)) for event in self._game.events]

    def _show_table(self) -> None:
        """The table as the open screen may show it."""
        view = self._game.view(self._eye)
        lines = self._face.lines(self._texts, view, self._screen.width)
        self._screen.show(Text(), *lines, Text())

    def _end(self) -> None:
        texts, view = self._texts, self._game.view(self._eye)
        winners = view["result"]["winners"]
        self._screen.pause(1.0)
        self._show_table()
        self._screen.show(self._face.ranking(texts, view))
        line = texts("winner", winners=say.figures(texts, winners), number=len(winners))
        self._screen.show(
            palette.ink("★ ", palette.CURRENT) + palette.paint(texts, line, view["bandits"], "bold")
        )
        self._screen.say(texts("record-kept", path=str(self._path)), palette.QUIET, wrap=False)


def _without_doubles(decision: Decision, view: Mapping[str, Any]) -> Decision:
    """Of options that are the same to whoever is asked, one."""
    kept = [option["text"] for option in questions.offered(decision.to_json()["options"], view)]
    return replace(decision, options=tuple(o for o in decision.options if o.text in kept))
