"""Match: one game as a program plays it, in vectors and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any, Final

import numpy as np

from folsom.envs.sights import Vector
from folsom.envs.spaces import Mask, Spaces
from folsom.extras import extra
from folsom.game import Config, Game, Option
from folsom.game.titles import AnyConfig, read_config

with extra("envs"):
    from rich.console import Console

    from folsom.terminal.face import face_of
    from folsom.texts import DEFAULT, Texts

WIDTH: Final = 100
AskedConfig = AnyConfig | Mapping[str, Any] | None


def config_from(asked: AskedConfig) -> AnyConfig:
    """A configuration, itself or as JSON; four at the base game if nothing is asked for."""
    if asked is None:
        return Config(players=4)
    return read_config(dict(asked)) if isinstance(asked, Mapping) else asked


def rewards(result: Mapping[str, Any], seats: Sequence[str]) -> list[float]:
    """The share of each seat in the victory, less a fair share; all together are 0.

    With some boxes a game may have no winner.
    """
    winners = result["winners"]
    if not winners:
        return [0.0] * len(seats)
    return [(name in winners) / len(winners) - 1 / len(seats) for name in seats]


class Match:
    """A game from its first decision to its last."""

    def __init__(self, spaces: Spaces, game: Game) -> None:
        self.spaces = spaces
        self.game = game
        self._legal: dict[int, Option] | None = None
        self._roster = spaces.sights.roster(game.config)

    @classmethod
    def new(cls, spaces: Spaces, seed: str | int) -> Match:
        return cls(spaces, Game.new(spaces.config, seed))

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def seat(self) -> int:
        """Who decides next. Seats that choose secretly at the same time come one after another."""
        return self.game.decisions[0].seat

    @property
    def legal(self) -> dict[int, Option]:
        """The legal actions of that seat, each with the option that it stands for."""
        if self._legal is None:
            self._legal = self._legal_for(self.seat)
        return self._legal

    def _legal_for(self, seat: int) -> dict[int, Option]:
        eyes = self.spaces.eyes(self.game.config, seat)
        return self.spaces.actions.legal(self.game.decision(seat), eyes)

    def play(self, action: int) -> None:
        """Carry out a legal action; another one is refused and changes nothing."""
        self.choose(self.spaces.chosen(self.legal, action))

    def choose(self, option: Option) -> None:
        """The same for a bot, which names an option."""
        self.game.play(self.seat, option)
        self._legal = None

    def vector(self, seat: int) -> Vector:
        """What a seat may know, as numbers from 0 to 1."""
        numbers = np.empty(self.spaces.size, np.float32)
        self.write(numbers, seat)
        return numbers

    def write(self, numbers: Vector, seat: int) -> None:
        """The same, into numbers that are there already."""
        self.spaces.sights.write(numbers, self.game.situation, self._roster, seat)

    def mask(self, seat: int) -> Mask:
        """What a seat may do now; nothing if it is not asked."""
        mine = not self.over and seat == self.seat
        return self.spaces.mask(self.legal if mine else self._legal_for(seat))

    def observation(self, seat: int) -> dict[str, Any]:
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}

    def rewards(self) -> list[float]:
        """What each seat got out of it; 0 for everybody before the end."""
        result, seats = self.game.result, self.game.seats
        return [0.0] * len(seats) if result is None else rewards(result, seats)

    def picture(self) -> str:
        return picture_of(self.game)


def picture_of(game: Game) -> str:
    """The table as the terminal draws it for an onlooker."""
    texts, view = Texts(DEFAULT), game.view()
    face = face_of(game.config)
    console = Console(file=StringIO(), force_terminal=True, width=WIDTH)
    console.print(*face.lines(texts, view, WIDTH), sep="\n")
    if game.over:
        console.print(face.ranking(texts, view))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
