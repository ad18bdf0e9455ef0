"""What is sent of Marshal & Prisoners."""

from __future__ import annotations

from typing import Final, Literal, NotRequired

from folsom.game.wire import Card, Figure, Position, Seat, Token, TypedDict, Wire

Title = Literal["gold", "silver", "bronze"]

# Views


class MarshalInView(TypedDict):
    """In a view: what lies open of the Marshal player; and to that seat its secrets."""

    law: Law


class Law(TypedDict):
    seat: Seat
    at: Position | None
    received: int
    received_from: dict[str, int]
    """Bullets that have hit the Marshal, by the bandit that shot; neutral ones only in the sum."""
    colts: tuple[Colt, Colt]
    brawlers: dict[Title, Figure | None]
    """The owner of a Brawler title; null while it lies on the Marshal's portrait."""
    posters: list[Figure]
    """Bandits whose Wanted poster the Marshal has."""
    prisoners: list[str]
    """Behind the Prison car."""
    rewards: list[str]
    """Prisoners that the Marshal has."""
    mailbags: int
    goals_drawn: int
    goals_shown: list[str]
    ejected: bool
    """He has fallen off the train."""
    goals: NotRequired[list[str]]
    """Only for the Marshal, and for everybody at the end."""
    mailbag_values: NotRequired[list[int]]
    """Likewise."""


class Colt(TypedDict):
    """One of the Marshal's Colts."""

    left: int
    """Bullets in it."""
    next: str | None
    """What its next bullet does besides; null if it is empty."""


class MarshalInAgreed(TypedDict):
    colts: tuple[list[str], list[str]]
    """What the bullets of each Colt do, the one fired first at the beginning."""


class MarshalInValues(TypedDict):
    wanted: int
    """A bandit who is wanted."""
    prisoner: int
    """A Prisoner, to the bandit who is admired."""
    gold: int
    silver: int
    bronze: int


class MarshalInPlace(TypedDict):
    mailbags: list[Mailbag]


class Mailbag(TypedDict):
    label: int
    value: NotRequired[int]
    """If one has seen it."""


class MarshalOfBandit(TypedDict):
    """Of a bandit: what they have to do with the law."""

    wanted: bool
    prisoner: str | None
    """The Prisoner who was freed."""
    wounds: list[Literal["disarm", "knee", "shoulder"]]
    """Until the round ends."""
    ejected: bool
    mailbags: int
    mailbag_values: list[int]
    """As far as one knows them."""


class MarshalOfSeat(TypedDict):
    known_hand: list[str]
    """Cards that everybody has seen in it."""


class MarshalInResult(TypedDict):
    goals: dict[str, bool]
    """His Goals, and whether each is met."""


# Questions


class MarshalAbout(TypedDict, total=False):
    deliverer: Figure
    """Who has brought a bandit out of the cell."""


class MarshalPointsAt(TypedDict, total=False):
    shots: dict[Figure, int]
    """The figures that each Colt hits, 1 and 2."""
    prisoner: str


# Events


class GoalDrawn(TypedDict):
    kind: Literal["goal_drawn"]
    number: int
    """How many the Marshal has drawn so far."""
    goal: NotRequired[str]
    """Only to the Marshal."""


class GoalShown(TypedDict):
    kind: Literal["goal_shown"]
    goal: str


class GoalJudged(TypedDict):
    kind: Literal["goal_judged"]
    goal: str
    met: bool


class Arrested(TypedDict):
    kind: Literal["arrested"]
    bandit: Figure
    poster: bool
    """He takes their Wanted poster."""


class ColtFired(TypedDict):
    kind: Literal["colt_fired"]
    target: Figure
    colt: int
    effect: str
    bullets_left: int


class PrisonerFreed(TypedDict):
    kind: Literal["prisoner_freed"]
    bandit: Figure
    prisoner: str


class PrisonerSeized(TypedDict):
    """The Marshal takes a Prisoner back."""

    kind: Literal["prisoner_seized"]
    bandit: Figure
    prisoner: str


class MailbagSeized(TypedDict):
    """The Marshal takes a Mailbag from a bandit."""

    kind: Literal["mailbag_seized"]
    bandit: Figure
    token: Token
    value: NotRequired[int]
    """Only to those two."""


class Delivered(TypedDict):
    """A bandit brings another one out of the cell."""

    kind: Literal["delivered"]
    bandit: Figure
    target: Figure


class Thanked(TypedDict):
    """A bandit pays their deliverer."""

    kind: Literal["thanked"]
    bandit: Figure
    target: Figure
    token: Token
    value: NotRequired[int]
    """Only to those two."""


class Copied(TypedDict):
    """A Brilliant Idea does what another card did."""

    kind: Literal["copied"]
    bandit: Figure
    card: Card


class Fetched(TypedDict):
    """The Marshal player fetches a card."""

    kind: Literal["fetched"]
    seat: Seat


class BrawlerTaken(TypedDict):
    kind: Literal["brawler_taken"]
    bandit: Figure
    title: Title


class LootRescued(TypedDict):
    """What lies in a car is carried to its roof."""

    kind: Literal["loot_rescued"]
    number: int
    position: Position


class Ejected(TypedDict):
    """Somebody falls off the train."""

    kind: Literal["ejected"]
    bandit: Figure


class Rewarded(TypedDict):
    """What is left of Prisoners and Mailbags is the Marshal's."""

    kind: Literal["rewarded"]
    prisoners: int
    mailbags: int


class MarshalInEventBegun(TypedDict):
    law: Literal[True]
    """Somebody plays the Marshal, which changes some events."""


BOX: Final = Wire(
    events=(
        GoalDrawn,
        GoalShown,
        GoalJudged,
        Arrested,
        ColtFired,
        PrisonerFreed,
        PrisonerSeized,
        MailbagSeized,
        Delivered,
        Thanked,
        Copied,
        Fetched,
        BrawlerTaken,
        LootRescued,
        Ejected,
        Rewarded,
    ),
    adds={
        "View": MarshalInView,
        "Agreed": MarshalInAgreed,
        "Values": MarshalInValues,
        "Place": MarshalInPlace,
        "Bandit": MarshalOfBandit,
        "SeatView": MarshalOfSeat,
        "Result": MarshalInResult,
        "About": MarshalAbout,
        "PointsAt": MarshalPointsAt,
        "EventBegun": MarshalInEventBegun,
    },
)
