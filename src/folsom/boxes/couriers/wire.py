"""What is sent of Couriers & Armored Train."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired

from folsom.boxes.base.wire import Place
from folsom.game.wire import Card, Figure, HandCard, Position, Says, Seat, Token, TypedDict, Wire

Team = Literal["red", "blue"]
Document = Literal["red", "blue", "neutral"]

# Views


class CouriersInView(TypedDict):
    """In a view: the Armored Train, the Couriers and the teams."""

    armored: list[ArmoredCar]
    """The Armored Train, from the first car to the last."""
    facing: list[int | None]
    """For each car of the Departure Train the armored one beside it."""
    couriers: dict[Figure, Position]
    teams: dict[Team, list[Seat]]
    gang: int
    """Bullets under the Organized Gang token."""
    talk: bool
    """false where the rules forbid talk for the moment."""
    betrayal: bool
    professore: NotRequired[Professore]


_Floors = TypedDict(
    "_Floors",
    {"in": Annotated[Place | None, Says("null where a car has no inside")]},
)


class ArmoredCar(_Floors):
    """A car of the Armored Train."""

    car: str
    roof: Place
    gatling: bool


class Professore(TypedDict):
    """Il Professore, who joins the smaller team."""

    team: Team
    track: int
    """How far his marker has come, and what that is worth."""
    money: int
    deck: list[str]
    """What is in it; its order is not known."""


class CouriersInPlace(TypedDict):
    """At a position: tokens of both trains, which nobody tells apart."""

    nuggets: int
    bags: int
    secret_documents: int
    known: list[Known]
    """Those that one has looked at."""


class Known(TypedDict):
    """A token that one has looked at."""

    token: Token
    value: NotRequired[int]
    document: NotRequired[Document]


class CouriersOfBandit(TypedDict):
    """Of a bandit: their team, and their tokens as far as one knows them."""

    team: Team
    bags: int
    nuggets: int
    secret_documents: int
    bag_values: list[int]
    nugget_values: list[int]
    documents: list[Document]


class CouriersInMixed(TypedDict, total=False):
    documents: list[Document]


class CouriersInResult(TypedDict):
    """How a game of teams has ended."""

    gang: dict[Team, int]
    """Bullets of each under the Organized Gang token."""
    teams: dict[Team, TeamResult]


class TeamResult(TypedDict):
    """What a team is worth, and its parts."""

    score: int
    gang: int
    professore: int
    home: list[Figure]
    """Those on the Departure Train."""


# Questions


class CouriersAbout(TypedDict, total=False):
    card: Card
    """The action that is offered."""
    value: int
    document: Document
    """What one has found."""


class CouriersPointsAt(TypedDict, total=False):
    targets: list[Figure]
    """The bandits that the Gatling would hit."""
    shooter: str
    """Whose bullet goes."""
    action: Card
    document: Document


# Events


class TrainsMoved(TypedDict):
    """The trains pass each other."""

    kind: Literal["trains_moved"]
    row: int


class GatlingFired(TypedDict):
    kind: Literal["gatling_fired"]
    bandit: Figure
    targets: list[Figure]


class GangBullet(TypedDict):
    """A bullet goes under the Organized Gang token."""

    kind: Literal["gang_bullet"]
    bandit: Figure
    team: Team


class BulletRemoved(TypedDict):
    kind: Literal["bullet_removed"]
    bandit: Figure
    shooter: str


class LootSeen(TypedDict):
    """A robber looks at a token, and puts it back or takes it."""

    kind: Literal["loot_seen"]
    bandit: Figure
    token: Token
    position: Position
    put_back: bool
    value: NotRequired[int]
    """Only to the robber."""
    document: NotRequired[Document]


class ExtraCards(TypedDict):
    kind: Literal["extra_cards"]
    seat: Seat
    number: int
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class Feinted(TypedDict):
    kind: Literal["feinted"]
    seat: Seat


class CardLost(TypedDict):
    """A card of the hand goes back to the deck."""

    kind: Literal["card_lost"]
    seat: Seat
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class Offered(TypedDict):
    """A Helping Hand: an action is offered to a teammate."""

    kind: Literal["offered"]
    bandit: Figure
    target: Figure
    card: Card


class Accepted(TypedDict):
    """… and taken, or not."""

    kind: Literal["accepted"]
    bandit: Figure
    card: Card
    accepted: bool


class Performed(TypedDict):
    """Somebody carries out an action without a card."""

    kind: Literal["performed"]
    bandit: Figure
    card: Card


class Schemed(TypedDict):
    """Il Professore's marker goes on."""

    kind: Literal["schemed"]
    track: int
    money: int


class SchemerLaid(TypedDict):
    """A card of Il Professore is laid on the pile."""

    kind: Literal["schemer_laid"]
    seat: Seat
    index: int
    hidden: bool
    bandit: NotRequired[Figure]
    card: NotRequired[Card]


class TurnsCut(TypedDict):
    """Only so many turns are played in this round."""

    kind: Literal["turns_cut"]
    number: int


class GangPaid(TypedDict):
    """The bullets under the Organized Gang token are counted."""

    kind: Literal["gang_paid"]
    bullets: dict[Team, int]


class TeamScored(TypedDict):
    kind: Literal["team_scored"]
    team: Team
    money: int


class CouriersInLoot(TypedDict, total=False):
    document: Document
    """Only to those who have seen it."""


BOX: Final = Wire(
    events=(
        TrainsMoved,
        GatlingFired,
        GangBullet,
        BulletRemoved,
        LootSeen,
        ExtraCards,
        Feinted,
        CardLost,
        Offered,
        Accepted,
        Performed,
        Schemed,
        SchemerLaid,
        TurnsCut,
        GangPaid,
        TeamScored,
    ),
    adds={
        "View": CouriersInView,
        "Place": CouriersInPlace,
        "Bandit": CouriersOfBandit,
        "Mixed": CouriersInMixed,
        "Result": CouriersInResult,
        "About": CouriersAbout,
        "PointsAt": CouriersPointsAt,
        **dict.fromkeys(("LootFell", "LootKept", "LootTaken", "LootForfeited"), CouriersInLoot),
    },
)
