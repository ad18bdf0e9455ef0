"""Titles: the games that the shelf has. Colt Express is one; a box may be a game of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, Protocol, Self

from folsom.boxes import shelf
from folsom.game import compat
from folsom.game.checks import Seats, one_of, table_of
from folsom.game.observation import Observation
from folsom.game.parts import ALONE, BASE_ONLY
from folsom.game.prospects import Prospect
from folsom.game.readings import Reveals
from folsom.game.situation import Situation

Seed = tuple[int, int, int, int]


class AnyConfig(Protocol):
    """What every game's configuration says and does."""

    game: ClassVar[str]  # the game's name

    @property
    def seats(self) -> Seats | Sequence[Any] | None: ...

    @property
    def players(self) -> int | None: ...

    @property
    def is_resolved(self) -> bool:
        """Is nothing left for the seed to draw?"""

    @property
    def n_players(self) -> int: ...

    @property
    def n_cars(self) -> int:
        """Cars besides the Locomotive."""

    @property
    def bandits_per_seat(self) -> int: ...

    @property
    def seat_names(self) -> tuple[str, ...]: ...

    @property
    def bandits(self) -> tuple[str, ...]: ...

    @property
    def as_drawn(self) -> Self:
        """The same by the names that are drawn today."""

    @property
    def rule_changes(self) -> frozenset[int]:
        """Versions of the rules that changed how such a game is played."""

    def resolved(self, seed: str) -> Self:
        """The same with all drawn that was not given."""

    def rules(self) -> Any:
        """The rules of its engine."""

    def to_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Title:
    """One game, as ``Game`` and ``Record`` need it; the room ``title`` of a box."""

    config: type[Any]
    begin: Callable[[Any, Seed, Sequence[int] | None], Situation]
    observe: Callable[[dict[str, Any]], Observation]  # read from JSON
    try_card: Callable[[Any, str, str], Prospect]  # of a figure, as an observer can know
    private: Callable[[], frozenset[str]]  # the questions that nobody else may look on at
    reveals: Callable[[], Mapping[str, Reveals]]  # by the kind of an event
    players: Sequence[int]  # how many may play
    bandits: Callable[[], tuple[str, ...]]  # whom they may be
    loops: Any  # a module: what its engine repeats to be measured
    extensions: Callable[[], tuple[str, ...]] = tuple  # what may be added

    @property
    def name(self) -> str:
        return str(self.config.game)


@cache
def titles() -> Mapping[str, Title]:
    """By their names, Colt Express first."""
    return {title.name: title for title in shelf.gather("title", Title).values()}


@cache
def private() -> frozenset[str]:
    """The questions of all games that nobody else may look on at."""
    return frozenset().union(*(title.private() for title in titles().values()))


@cache
def reveals() -> Mapping[str, Reveals]:
    """Whether somebody learns something from an event, by its kind; in all games."""
    return {kind: its for title in titles().values() for kind, its in title.reveals().items()}


def begin(config: AnyConfig, seed: Seed, chance: Sequence[int] | None = None) -> Situation:
    """A new game of this configuration; a record may say what chance decides before it."""
    return titles()[config.game].begin(config, seed, chance)


def read_config(data: object) -> AnyConfig:
    """The configuration of any game, from JSON."""
    given = table_of(data)
    first, *_ = titles()
    name = given.get("game", first)
    one_of(name, tuple(titles()), "game")
    kind = titles()[name].config
    # Nothing that only Colt Express has goes with a game of its own (EXTRA-COMPAT-09).
    own = {field.name for field in fields(titles()[first].config)}
    if name != first and not (own - {field.name for field in fields(kind)}).isdisjoint(given):
        compat.check({*ALONE, *BASE_ONLY})
    config: AnyConfig = kind.from_json(given)
    return config
