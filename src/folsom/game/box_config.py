"""What a box says of configurations: what may be chosen, and what follows from it.

The boxes in play are asked from the base game to the most special, so that each may change what
those before it have said. What is ``first`` is asked the other way round: the most special answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from folsom.boxes import shelf

if TYPE_CHECKING:
    from folsom.engine.spec import Spec
    from folsom.game.catalogue import Car, RoundCard
    from folsom.game.checks import Seats
    from folsom.game.config import Config
    from folsom.game.drawing import Draw

Powers = Mapping[str, tuple[int, int]]  # of each bandit: powers and protection


class Players(NamedTuple):
    """How many may play something, and what it is called."""

    numbers: tuple[int, ...]
    name: str


class BoxConfig:
    """What one box says of configurations."""

    players: ClassVar[Mapping[str, Players]] = {}  # any: by its module or variant

    # Checks, each with a sentence for what is wrong

    def check_options(self, config: Config) -> None:
        """each: of the options that are given."""

    def check_seats(self, config: Config, named: Sequence[str]) -> None:
        """each: of all who sit somewhere; asked of boxes that are not played, too."""

    def check_bandits(self, config: Config) -> None:
        """each: of the bandits who play, or may be drawn to play."""

    def check_cars(self, config: Config, cars: Sequence[str]) -> None:
        """each: of a train that is given."""

    def check_cards(self, config: Config) -> None:
        """each: of the Round cards that are given; asked of boxes that are not played, too."""

    # What follows

    def parts(self, config: Config) -> set[str]:
        """any: what rows of the compatibility table call something else than it is chosen by."""
        return set()

    def bandits_per_seat(self, config: Config) -> int:
        """first: if not one; 0 for no answer."""
        return 0

    def teams(self, config: Config) -> tuple[str, ...]:
        """first: the team of each seat, where teams have colours; () for no answer."""
        return ()

    def n_cars(self, config: Config) -> int:
        """first: cars besides the Locomotive; 0 for no answer."""
        return 0

    def last_car(self, config: Config) -> str:
        """first: with which car every train ends; "" for no answer."""
        return ""

    def cars(self, config: Config, known: Mapping[str, Car]) -> Mapping[str, Car]:
        """each: of which cars a train is made, from those known so far."""
        return known

    def cards(self, config: Config, known: list[RoundCard]) -> list[RoundCard]:
        """each: the Round cards of the bracket, then the Station cards, from those known so far."""
        return known

    def chooses_events(self, config: Config) -> bool:
        """any: are Round cards chosen, by somebody or by chance?"""
        return False

    def as_drawn(self, config: Config) -> Config:
        """each: the same by the names that are drawn today."""
        return config

    # Drawing what is left open

    def draw_seats(self, config: Config, draw: Draw) -> Seats:
        """first: who sits where; () for no answer."""
        return ()

    def draw_cars(self, config: Config, draw: Draw) -> tuple[str, ...]:
        """first: the train; () for no answer."""
        return ()

    def draw_events(self, config: Config, draw: Draw) -> tuple[str, ...]:
        """first: the Round cards; () for no answer."""
        return ()

    # What the engine is told

    def powers(self, config: Config) -> Powers:
        """any: what bandits of this box can do."""
        return {}

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        """each: what it means in numbers."""


@cache
def asked(modules: tuple[str, ...], variants: tuple[str, ...]) -> tuple[BoxConfig, ...]:
    """The boxes in play that say something, the base game first."""
    played = shelf.played(modules, variants)
    rooms = shelf.gather("config", BoxConfig)
    names = (name for name in reversed(shelf.PRECEDENCE) if name in played)
    return tuple(rooms[name] for name in names if name in rooms)


@cache
def lawmen(modules: tuple[str, ...], variants: tuple[str, ...]) -> tuple[str, ...]:
    """Seats in which nobody plays a bandit."""
    return tuple(name for box in shelf.played(modules, variants).values() for name in box.lawmen)


def every() -> list[BoxConfig]:
    """All boxes that say something, played or not, the base game first."""
    rooms = shelf.gather("config", BoxConfig)
    return [rooms[name] for name in reversed(shelf.PRECEDENCE) if name in rooms]


@cache
def players() -> Mapping[str, Players]:
    """How many may play what, by module and variant; the rest is played like the base game."""
    return {part: players for box in every() for part, players in box.players.items()}


def players_of(part: str) -> Players:
    return players().get(part, players()["standard"])
