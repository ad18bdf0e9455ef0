"""What is sent of the base game: its views, its questions, and the kinds of its events."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired

from folsom.game.wire import (
    Card,
    Figure,
    HandCard,
    Position,
    Says,
    Seat,
    Token,
    Turn,
    TypedDict,
    Wire,
)

# Views


class View(TypedDict):
    """What a seat may know of a position; a spectator is told what everybody sees."""

    schema: int
    game: Agreed
    seat: Seat | None
    """Who looks; null for a spectator."""
    over: bool
    round: int
    phase: Literal["set_up", "round_start", "schemin", "stealin", "over"]
    round_card: str | None
    """The Round card in force; null before its round."""
    past_cards: list[str]
    """Those that have been; not those to come."""
    turns: list[Turn]
    """The turns of the Round card."""
    turn: int
    """Which of them is played, from 0 on."""
    event: str
    """What happens at the end of the round; empty if nothing does."""
    first: Seat | None
    """The First Player; null until there is one."""
    marshal: Position | None
    neutral: int
    """Neutral bullets in the supply."""
    train: list[Car]
    """From the locomotive to the last car."""
    places: dict[Position, Place]
    """Positions that belong to no car."""
    bandits: dict[Figure, Bandit]
    seats: dict[Seat, SeatView]
    pile: list[Laid]
    """The common pile of the round, the card laid first at the beginning."""
    loose: NotRequired[Loose]
    """While somebody decides about a token that has left a sheet or a place, and is nowhere yet."""
    own: NotRequired[Own]
    """Only of one's own seat."""
    mixed: NotRequired[list[Mixed]]
    """Only for a seat: values known to be somewhere among tokens mixed before one's eyes."""
    result: NotRequired[Result]
    """Only when the game is over."""
    asked: list[Seat]
    """Seats that the present question goes to, those that have answered included."""


class Agreed(TypedDict):
    """What is played, and what is printed on the pieces."""

    game: NotRequired[str]
    """Which game it is, if it is not Colt Express."""
    edition: str
    mode: str
    modules: list[str]
    variants: list[str]
    silk_power: str | None
    events: list[str] | None
    """The Round cards that were chosen; null if they were drawn."""
    options: dict[str, bool | int | str]
    rounds: int
    """How many rounds a game has."""
    chambers: int
    """Shots in a revolver."""
    values: Values


class Values(TypedDict):
    """What pieces are worth that are all alike; a purse has its value on the inside."""

    jewel: int
    strongbox: int


Car = TypedDict(
    "Car",
    {
        "car": Annotated[str, Says("Its name: `locomotive`, `dining_car` …")],
        "in": "Place",
        "roof": "Place",
    },
)
Car.__doc__ = "A car of the train."


class Place(TypedDict):
    """The figures and loot at a position."""

    bandits: list[Figure]
    purses: list[LabelledToken] | int
    """Only their number where nobody tells them apart."""
    jewels: int
    strongboxes: int


class LabelledToken(TypedDict):
    """A token whose other side is secret: people tell such tokens apart by their numbers."""

    label: int
    value: NotRequired[int]
    """If one has seen it."""


class Bandit(TypedDict):
    """What everybody may know of a bandit, and what a seat remembers."""

    seat: Seat
    at: Position | None
    """null for a figure on no position."""
    bullets: int
    """Left in the revolver."""
    received: int
    """Bullets received, from all figures."""
    received_from: dict[str, int]
    """… by the figure that shot; `neutral` for neutral ones."""
    cash: int
    """Money besides tokens."""
    purses: int
    jewels: int
    strongboxes: int
    purse_values: NotRequired[list[int]]
    """One's own; everybody's when the game is over."""
    known_purses: NotRequired[list[int]]
    """What one has seen of another's."""


class SeatView(TypedDict):
    """What everybody may know of a seat: how many cards, and what was laid openly."""

    bandits: list[Figure]
    """None for a seat that plays another figure."""
    partner: Seat | None
    hand: int
    deck: int
    bullets_on_top: int
    """Bullets that everybody saw put on top of the deck."""
    discard: int
    open_discard: list[HandCard]


class Laid(TypedDict):
    """A card of the pile."""

    seat: Seat
    hidden: bool
    """It lies face down."""
    resolved: bool
    covered: NotRequired[Literal[True]]
    """Laid openly, but another card lies on it, where the pile is covered."""
    bandit: NotRequired[Figure]
    """Whose card it is, and which: to those who may know it."""
    card: NotRequired[Card]


class Loose(TypedDict):
    """A token in nobody's hands: it was here, or with this bandit."""

    token: Token
    bandit: NotRequired[Figure]
    position: NotRequired[Position]


class Own(TypedDict):
    """One's own cards."""

    hand: list[HandCard]
    kept: list[HandCard]
    """Kept for the next round, when the others go back."""
    deck: list[HandCard]
    """What must be in the deck; its order is not known."""
    under: list[HandCard]
    """What one knows to lie under it."""
    borrowed_by_partner: int
    discard: list[HandCard]


class Mixed(TypedDict, total=False):
    """Of these tokens, by label or whereabouts, one knows that they have these faces."""

    among: list[str]
    values: list[int]


class Result(TypedDict):
    """How a game has ended."""

    winners: list[Seat]
    seats: dict[Seat, SeatResult]


class SeatResult(TypedDict):
    """What a seat has in the end."""

    score: int
    """Of the seat, or of the side with which it wins and loses."""
    own_money: int
    gunslinger: bool
    received: int
    rank: int


# Questions


class About(TypedDict, total=False):
    """The figures and things that a question is about."""

    bandit: Figure
    """Who acts."""
    victim: Figure
    """The figure that it happens to."""
    token: Token
    number: int
    """With `total`: which player turn in a row it is, and of how many."""
    total: int


class PointsAt(TypedDict, total=False):
    """The things that an option points at."""

    card: Card
    bandit: Figure
    """Whose card it is."""
    hidden: bool
    """It would be laid face down."""
    figure: Figure
    position: Position
    token: Token
    label: int
    """Its number, where there are several."""
    value: int
    """What is on the other side of one's own token."""
    button: str
    """It points at nothing: the text of a button."""


# Events


class GameBegun(TypedDict):
    """The game begins."""

    kind: Literal["game_begun"]
    first: Seat | None


class Placed(TypedDict):
    """A figure is put down at the start."""

    kind: Literal["placed"]
    figure: Figure
    position: Position


class RoundBegun(TypedDict):
    kind: Literal["round_begun"]
    round: int
    first: Seat


class CardTurned(TypedDict):
    """The Round card is turned up."""

    kind: Literal["card_turned"]
    round_card: str


class TurnBegun(TypedDict):
    kind: Literal["turn_begun"]
    turn: int
    turn_type: Turn


class FreeCard(TypedDict):
    """A card of one's own choice is taken into the hand, or not."""

    kind: Literal["free_card"]
    seat: Seat
    taken: bool
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class Borrowed(TypedDict):
    """A card of the partner's comes into the hand."""

    kind: Literal["borrowed"]
    seat: Seat
    partner: Seat
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class HandFilled(TypedDict):
    kind: Literal["hand_filled"]
    seat: Seat
    number: int
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class BulletsDiscarded(TypedDict):
    kind: Literal["bullets_discarded"]
    seat: Seat
    number: int


class Played(TypedDict):
    """A card is laid on the pile."""

    kind: Literal["played"]
    seat: Seat
    index: int
    """Its place in the pile."""
    hidden: bool
    bandit: NotRequired[Figure]
    """Face down only to that seat."""
    card: NotRequired[Card]


class Drew(TypedDict):
    kind: Literal["drew"]
    seat: Seat
    number: int
    cards: NotRequired[list[HandCard]]
    """Only to that seat."""


class Poured(TypedDict):
    """The discard pile becomes the deck."""

    kind: Literal["poured"]
    seat: Seat
    number: int


class HandReturned(TypedDict):
    """Cards of the hand go back to the deck."""

    kind: Literal["hand_returned"]
    seat: Seat
    number: int


class HandKept(TypedDict):
    """Some cards of the hand are kept, the others discarded."""

    kind: Literal["hand_kept"]
    seat: Seat
    kept: int
    discarded: int


class StealinBegun(TypedDict):
    """From now on cards are carried out."""

    kind: Literal["stealin_begun"]


class Resolving(TypedDict):
    """A card of the pile is carried out."""

    kind: Literal["resolving"]
    bandit: Figure
    card: Card
    index: int
    was_hidden: bool


class NoEffect(TypedDict):
    """A card does nothing."""

    kind: Literal["no_effect"]
    bandit: Figure
    card: Card
    why: str
    """`no_target`, `no_bullet`, `no_loot`, `nobody_here`, `no_way`; boxes have more."""


_Way = TypedDict("_Way", {"from": Position, "to": Position})


class Moved(_Way):
    kind: Literal["moved"]
    figure: Figure
    how: str
    """`walked`, `climbed`, `punched`, `shoved`, `fled`, `swept`, `led`; boxes have more."""


class Shot(TypedDict):
    kind: Literal["shot"]
    bandit: Figure
    target: Figure
    bullets_left: int


class Punched(TypedDict):
    kind: Literal["punched"]
    bandit: Figure
    target: Figure


class LootFell(TypedDict):
    """A bandit loses a token, which lies here now."""

    kind: Literal["loot_fell"]
    bandit: Figure
    token: Token
    position: Position
    label: NotRequired[int]
    value: NotRequired[int]
    """Only to those who have seen it."""


class LootKept(TypedDict):
    """A bandit keeps a token that has fallen from a victim."""

    kind: Literal["loot_kept"]
    bandit: Figure
    victim: Figure
    token: Token
    value: NotRequired[int]
    """Only to those who have seen it."""


class LootTaken(TypedDict):
    kind: Literal["loot_taken"]
    bandit: Figure
    token: Token
    position: Position
    label: NotRequired[int]
    value: NotRequired[int]
    """Only to those who have seen it."""


class NeutralBullet(TypedDict):
    """A bandit receives a neutral bullet; so many are left in the supply."""

    kind: Literal["neutral_bullet"]
    bandit: Figure
    supply: int


class SupplyShort(TypedDict):
    """There are fewer neutral bullets than bandits concerned."""

    kind: Literal["supply_short"]
    concerned: int
    supply: int
    removed: bool


class EventBegun(TypedDict):
    """What the Round card announced happens."""

    kind: Literal["event_begun"]
    event: str


class LootLaid(TypedDict):
    kind: Literal["loot_laid"]
    token: Token
    position: Position


class Paid(TypedDict):
    """A bandit gets money that is no token."""

    kind: Literal["paid"]
    bandit: Figure
    amount: int


class LootForfeited(TypedDict):
    """A token leaves the game."""

    kind: Literal["loot_forfeited"]
    bandit: Figure
    token: Token
    value: NotRequired[int]
    """Only to those who have seen it."""


class CardsReturned(TypedDict):
    """A card goes back to its owner; without one, all that is left of the pile does."""

    kind: Literal["cards_returned"]
    bandit: NotRequired[Figure]
    card: NotRequired[Card]


class RoundEnded(TypedDict):
    kind: Literal["round_ended"]
    round: int


class Scored(TypedDict):
    kind: Literal["scored"]
    seat: Seat
    money: int
    gunslinger: bool
    received: int


class GameOver(TypedDict):
    kind: Literal["game_over"]
    winners: list[Seat]


BOX: Final = Wire(
    view=View,
    events=(
        GameBegun,
        Placed,
        RoundBegun,
        CardTurned,
        TurnBegun,
        FreeCard,
        Borrowed,
        HandFilled,
        BulletsDiscarded,
        Played,
        Drew,
        Poured,
        HandReturned,
        HandKept,
        StealinBegun,
        Resolving,
        NoEffect,
        Moved,
        Shot,
        Punched,
        LootFell,
        LootKept,
        LootTaken,
        NeutralBullet,
        SupplyShort,
        EventBegun,
        LootLaid,
        Paid,
        LootForfeited,
        CardsReturned,
        RoundEnded,
        Scored,
        GameOver,
    ),
)
