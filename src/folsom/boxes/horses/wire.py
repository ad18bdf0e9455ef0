"""What is sent of Horses & Stagecoach."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from folsom.game.wire import Figure, Position, Seat, TypedDict, Wire

# Views


class HorsesInView(TypedDict):
    """In a view: the Horses, and beside the coach what stands there."""

    horses: list[int]
    """How many run beside each car."""
    horses_at_timecar: NotRequired[int]
    offered: NotRequired[int | None]
    """During the Horse attack: the car beside which the gang rides; null before and after it."""
    coach: NotRequired[Coach]
    shotgun: NotRequired[Shotgun]
    hostages: NotRequired[list[str]]
    """Those that nobody has taken yet."""


class Coach(TypedDict):
    """The Stagecoach."""

    facing: int
    """The car beside which it stands."""


class Shotgun(TypedDict):
    """The guard of the coach."""

    state: Literal["guarding", "active"]
    at: Position


class HorsesInPlace(TypedDict):
    """At a position: the flasks that lie there."""

    whiskeys: list[Flask]
    half_drunk_classics: int
    half_drunk_olds: int


class Flask(TypedDict):
    """A Whiskey, and its content if the seat has seen it."""

    label: int
    drink: NotRequired[Drink]


Drink = Literal["classic", "old"]


class HorsesOfBandit(TypedDict):
    """Of a bandit: their Hostage and their flasks."""

    hostage: str | None
    escaped: bool
    """They are gone, and keep their loot."""
    drinks: list[Drink]
    """What is in their flasks, as far as one knows."""
    whiskeys: int
    half_drunk_classics: int
    half_drunk_olds: int


class HorsesInMixed(TypedDict, total=False):
    drinks: list[Drink]


class HorsesOfSeatResult(TypedDict):
    """Parts of `own_money`."""

    ransom: int
    """What Hostages brought."""
    station: int
    """What the Station card brought."""


# Questions


class HorsesAbout(TypedDict, total=False):
    place: Position
    """The car that may be boarded."""


class HorsesPointsAt(TypedDict, total=False):
    bandits: list[Figure]
    """Those of a pair who board."""
    flask: Literal["whiskey_classic", "whiskey_old", "half_drunk_classic", "half_drunk_old"]
    hostage: str


# Events


class Boarded(TypedDict):
    """A rider leaps into a car."""

    kind: Literal["boarded"]
    bandit: Figure
    position: Position


class Galloped(TypedDict):
    """A rider goes on to the next car."""

    kind: Literal["galloped"]
    bandit: Figure
    car: int


class FirstDrawn(TypedDict):
    """Chance says who begins."""

    kind: Literal["first_drawn"]
    seat: Seat


_CoachWay = TypedDict("_CoachWay", {"from": int, "car": int})


class CoachMoved(_CoachWay):
    """The coach drives from one car to another."""

    kind: Literal["coach_moved"]


class HorsesLeft(TypedDict):
    """Tired Horses stay behind."""

    kind: Literal["horses_left"]
    number: int
    car: int


class HorsesMoved(TypedDict):
    """All Horses fall back by a car."""

    kind: Literal["horses_moved"]


class HostageTaken(TypedDict):
    kind: Literal["hostage_taken"]
    bandit: Figure
    hostage: str


class Drank(TypedDict):
    kind: Literal["drank"]
    bandit: Figure
    drink: Drink
    empty: bool
    """It was half drunk before."""


class FlaskSpilt(TypedDict):
    """A Whiskey is lost to the Marshal."""

    kind: Literal["flask_spilt"]
    drink: Drink
    position: Position


class Escaped(TypedDict):
    """A bandit rides off with the loot."""

    kind: Literal["escaped"]
    bandit: Figure
    car: int


class Crossed(TypedDict):
    """A bandit passes the Shotgun."""

    kind: Literal["crossed"]
    bandit: Figure


class NoPlayableCard(TypedDict):
    """A seat has nothing that it could lay."""

    kind: Literal["no_playable_card"]
    seat: Seat


class HorsesInLootFell(TypedDict, total=False):
    drink: Drink
    """Only to those who have seen it."""


BOX: Final = Wire(
    events=(
        Boarded,
        Galloped,
        FirstDrawn,
        CoachMoved,
        HorsesLeft,
        HorsesMoved,
        HostageTaken,
        Drank,
        FlaskSpilt,
        Escaped,
        Crossed,
        NoPlayableCard,
    ),
    adds={
        "View": HorsesInView,
        "Place": HorsesInPlace,
        "Bandit": HorsesOfBandit,
        "Mixed": HorsesInMixed,
        "SeatResult": HorsesOfSeatResult,
        "About": HorsesAbout,
        "PointsAt": HorsesPointsAt,
        **dict.fromkeys(("LootFell", "LootKept", "LootTaken", "LootForfeited"), HorsesInLootFell),
    },
)
