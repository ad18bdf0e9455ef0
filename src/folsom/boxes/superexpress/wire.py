"""What is sent of Colt Super Express, which has views and events of its own."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired

from folsom.game.wire import Figure, Position, Says, Seat, TypedDict, Wire

SuperCard = Literal["move", "floor_change", "flip", "fire", "reflex", "horse"]
Facing = Literal["front", "rear"]

# Views


class SuperView(TypedDict):
    """What a seat may know of a position; a spectator is told what everybody sees."""

    schema: int
    game: SuperAgreed
    seat: Seat | None
    """Who looks, which is a bandit; null for a spectator."""
    over: bool
    round: int
    phase: Literal["schemin", "shootin", "over"]
    first: Seat
    """Who begins this round."""
    train: list[SuperCar]
    """From the locomotive to the tail."""
    bandits: dict[Figure, SuperBandit]
    seats: dict[Seat, SuperSeat]
    own: NotRequired[SuperOwn]
    """Only of one's own seat."""
    result: NotRequired[SuperResult]
    """Only when the game is over."""
    asked: list[Seat]


class SuperAgreed(TypedDict):
    """What is played."""

    game: Literal["super"]
    extensions: list[str]


SuperCar = TypedDict(
    "SuperCar",
    {"car": Annotated[str, Says("`locomotive` or `wagon`")], "in": "Floor", "roof": "Floor"},
)


class Floor(TypedDict):
    bandits: list[Figure]
    """The front-most first."""


class SuperBandit(TypedDict):
    seat: Seat
    at: Position | None
    """null for somebody off the train."""
    facing: Facing
    state: Literal["standing", "stunned", "in_dust", "eliminated"]
    loot: list[int]
    """Values of the Loot cards."""


class SuperSeat(TypedDict):
    bandits: list[Figure]
    revealed: list[SuperCard]
    hidden: int
    """Cards of the program that are still face down; told when all have laid theirs."""


class SuperOwn(TypedDict):
    """One's own cards."""

    hand: list[SuperCard]
    program: list[SuperCard]
    aside: list[SuperCard]


class SuperResult(TypedDict):
    winners: list[Seat]
    seats: dict[Seat, SuperSeatResult]


class SuperSeatResult(TypedDict):
    rank: int
    aboard: bool
    loot: list[int]


# Questions


class SuperPointsAt(TypedDict, total=False):
    cards: list[SuperCard]
    """The program, in its order."""


# Events


class SuperGameBegun(TypedDict):
    kind: Literal["game_begun"]
    first: Seat


class SuperPlaced(TypedDict):
    kind: Literal["placed"]
    figure: Figure
    position: Position
    facing: Facing


class SuperRoundBegun(TypedDict):
    kind: Literal["round_begun"]
    round: int
    first: Seat


class Programmed(TypedDict):
    """A seat has laid its program."""

    kind: Literal["programmed"]
    seat: Seat
    cards: NotRequired[list[SuperCard]]
    """Only to that seat."""


class ShootinBegun(TypedDict):
    """From now on cards are revealed."""

    kind: Literal["shootin_begun"]


class Revealed(TypedDict):
    kind: Literal["revealed"]
    bandit: Figure
    card: SuperCard
    lap: int
    """Which card of the program it is, from 1 on."""


class SuperNoEffect(TypedDict):
    """A card does nothing."""

    kind: Literal["no_effect"]
    bandit: Figure
    card: SuperCard
    why: Literal["nobody_ahead", "in_dust"]


_SuperWay = TypedDict("_SuperWay", {"from": Position, "to": Position})


class SuperMoved(_SuperWay):
    kind: Literal["moved"]
    figure: Figure
    how: Literal["walked", "climbed", "shoved"]


_From = TypedDict("_From", {"from": Annotated[Position | None, Says("null: out of the dust")]})


class Rode(_From):
    """A bandit rides to the locomotive."""

    kind: Literal["rode"]
    bandit: Figure


class Flipped(TypedDict):
    kind: Literal["flipped"]
    bandit: Figure
    facing: Facing


class Fired(TypedDict):
    kind: Literal["fired"]
    bandit: Figure
    target: Figure


class Stunned(TypedDict):
    kind: Literal["stunned"]
    bandit: Figure
    by_itself: bool


class Woke(TypedDict):
    kind: Literal["woke"]
    bandit: Figure


_LeftFrom = TypedDict("_LeftFrom", {"from": Position})


class LeftTrain(_LeftFrom):
    """A bandit falls, or walks, off the train."""

    kind: Literal["left_train"]
    bandit: Figure
    walked: bool
    may_return: bool


class Eliminated(TypedDict):
    kind: Literal["eliminated"]
    bandit: Figure
    cause: Literal["left", "not_saved", "tail"]


class Uncoupled(TypedDict):
    """The last wagon stays behind."""

    kind: Literal["uncoupled"]
    car: int


class LootWon(TypedDict):
    kind: Literal["loot_won"]
    bandit: Figure
    value: int


class SuperRoundEnded(TypedDict):
    kind: Literal["round_ended"]
    round: int


class SuperGameOver(TypedDict):
    kind: Literal["game_over"]
    winners: list[Seat]


BOX: Final = Wire(
    game="super",
    events=(
        SuperGameBegun,
        SuperPlaced,
        SuperRoundBegun,
        Programmed,
        ShootinBegun,
        Revealed,
        SuperNoEffect,
        SuperMoved,
        Rode,
        Flipped,
        Fired,
        Stunned,
        Woke,
        LeftTrain,
        Eliminated,
        Uncoupled,
        LootWon,
        SuperRoundEnded,
        SuperGameOver,
    ),
    adds={"PointsAt": SuperPointsAt},
    view=SuperView,
)
