"""``folsom replay``: a recorded game, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from folsom.game import Record, RecordError
from folsom.terminal import palette
from folsom.terminal.face import face_of
from folsom.texts import Texts, language, narration
from folsom.texts import things as say

_RECORD = Annotated[Path, typer.Argument(help="A .folsom file.")]
_LANG = Annotated[str | None, typer.Option(help="en or fr.")]


def replay(
    record: _RECORD,
    at: Annotated[
        int | None, typer.Option(help="Show the position after this choice; 0 is the start.")
    ] = None,
    lang: _LANG = None,
    seat: Annotated[
        str | None, typer.Option(help="See it with the eyes of this seat only.")
    ] = None,
) -> None:
    """Tell a recorded game again, or show one of its positions."""
    teller = _Teller(Texts(language(lang)), Record.load(record), seat)
    if at is None:
        teller.whole_game()
    else:
        teller.position(at)


class _Teller:
    """Tells a record to the screen, as a spectator or as a seat sees it."""

    def __init__(self, texts: Texts, record: Record, seat: str | None) -> None:
        self._texts = texts
        self._record = record
        self._game = record.start()
        self._face = face_of(record.config)
        self._seat = None if seat is None else self._game.seat_number(seat.casefold())
        self._console = Console(highlight=False)
        self._told = 0

    def whole_game(self) -> None:
        """The story, with the table at the beginning of every round and at the end."""
        self._tell(0)
        for n, choice in enumerate(self._record.choices, 1):
            round_before = self._game.view(self._seat)["round"]
            self._record.step(self._game, n, choice)
            self._tell(n)
            if self._game.view(self._seat)["round"] != round_before:
                self._table()
        self._table()

    def position(self, at: int) -> None:
        total = len(self._record.choices)
        if not 0 <= at <= total:
            raise RecordError(self._texts("no-choice", total=total, n=at))
        for n, choice in enumerate(self._record.choices[:at], 1):
            self._told = len(self._game.events)
            self._record.step(self._game, n, choice)
        self._heading(at)
        self._tell(at)
        self._table()

    def _heading(self, n: int) -> None:
        if not n:
            self._console.print(Text(self._texts("replay-start"), palette.CURRENT))
            return
        choice, total = self._record.choices[n - 1], len(self._record.choices)
        seat = say.figure(self._texts, choice.seat)
        words = {"n": n, "total": total, "seat": seat, "option": self._open_text(n)}
        self._console.print(Text(self._texts("replay-head", **words), palette.CURRENT))

    def _open_text(self, n: int) -> str:
        """A choice as far as this pair of eyes may see it: a hidden card stays hidden."""
        choice = self._record.choices[n - 1]
        words = choice.option.split()
        own = self._game.seat_number(choice.seat) == self._seat
        secret = words[-1] == "hidden" or words[0] in ("keep", "caboose", "discard", "program")
        return choice.option if own or not secret else "…"

    def _tell(self, n: int) -> None:
        for event in self._game.events[self._told :]:
            seen = event.seen_by(self._seat)
            if not narration.is_news(seen):
                continue
            headline = narration.is_headline(seen)
            sentence = narration.sentence(self._texts, seen)
            style = "bold" if headline else ""
            text = palette.paint(self._texts, sentence, self._game.config.bandits, style)
            number = palette.ink(f"{n:>4} " if headline else "     ", palette.QUIET)
            self._console.print(number + text)
        self._told = len(self._game.events)

    def _table(self) -> None:
        view = self._game.view(self._seat)
        self._console.print(
            Text(), *self._face.lines(self._texts, view, self._console.width), sep="\n"
        )
        if view["over"]:
            self._console.print(self._face.ranking(self._texts, view))
        self._console.print()
