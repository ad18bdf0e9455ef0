"""The messages of a table's socket, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from folsom.game.wire import Figure, Name, Seat, TypedDict

# Made elsewhere, and of a type that depends on the game.
View = Annotated[dict[str, Any], Name("View")]
GameEvent = Annotated[dict[str, Any], Name("GameEvent")]
About = Annotated[dict[str, Any], Name("About")]
PointsAt = Annotated[dict[str, Any], Name("PointsAt")]
Table = Annotated[dict[str, Any], Name("Table")]


class Config(TypedDict, total=False):
    """What is played; a game of another kind says which."""

    schema: int
    game: str
    """`express` if it is not said."""
    players: int
    seats: list[list[Figure]] | None
    """Who has which bandits; null until they are drawn."""
    edition: str
    mode: str
    variants: list[str]
    modules: list[str]
    extra_bandits: list[str]
    silk_power: str | None
    cars: list[str] | None
    events: list[str] | None
    options: dict[str, bool | int | str]
    extensions: list[str]


# What is asked


class Decision(TypedDict):
    """A question to a seat."""

    seat: int
    name: Seat
    question: str
    about: About
    sentence: str
    special: str | None
    """What is unlike other times, such as a Tunnel."""
    hint: str
    rules: str
    """Ids of the rules it rests on."""
    options: list[Option]


class Option(TypedDict):
    """An answer. Of those that look the same to the seat one is sent."""

    text: str
    """The notation to send back."""
    verb: str
    points_at: PointsAt
    label: str
    """For people."""


# What is told


class Step(TypedDict):
    """What a choice brought about; number 0 is the set-up."""

    n: int
    seat: int | None
    events: list[GameEvent]


class Clock(TypedDict):
    seat: int | None
    """null while several decide at once."""
    until: float
    """When it runs out."""


class ChatLine(TypedDict):
    n: int
    seat: int | None
    spectator: bool
    """Said by a spectator."""
    name: str
    text: str | None
    phrase: str | None
    at: float


class Explained(TypedDict):
    """What a thing of the table is, and what it means now."""

    name: str
    """Empty for what nobody knows."""
    rule: str
    head: str
    """What the lines are about."""
    now: list[str]


# Messages


class Present(TypedDict):
    """What is so now."""

    n: int
    """The present number of the log; to be sent back as `seen`."""
    you: int | None
    """The seat through whose eyes one looks; in hot-seat the one that is asked."""
    decisions: list[Decision]
    clock: Clock | None
    undo: bool
    """May one take back one's last choice?"""
    own_view: NotRequired[View | None]
    """Only in hot-seat, where `view` is public: what the seat in question sees; null if none is."""


class StateMessage(Present):
    """Everything, on connecting, at the start, or when a client is lost."""

    type: Literal["state"]
    table: Table
    seats_of_mine: list[int]
    view: View | None
    """null before the start."""
    log: list[Step]
    chat: list[ChatLine]
    """The last hundred lines."""
    hosting: bool


class StepMessage(Present):
    """A choice was made; events as this seat may see them."""

    type: Literal["step"]
    seat: int
    by: Literal["person", "bot", "clock"]
    events: list[GameEvent]
    view: View


class UndoneMessage(Present):
    """A choice was taken back."""

    type: Literal["undone"]
    seat: int
    log_from: int
    """What the log has from this number on is gone."""
    view: View


class WaitingMessage(TypedDict):
    """Who keeps the table waiting, without a number; never when the game is over."""

    type: Literal["waiting"]
    seats: list[int]
    """Those that have not answered yet, bots too."""
    since: float
    """Since when the question has been open."""
    people: list[Awaited]
    """Seats that no bot plays for."""
    clock: Clock | None
    """As in `state`; it changes when the last of the people comes."""


class Awaited(TypedDict):
    """Somebody who is waited for."""

    seat: int
    bot_from: float
    """From when on a bot may play for them."""
    by: Literal["host", "anybody"]
    """Who may let it, by `hand_over`; anybody with a seat."""


class TableMessage(TypedDict):
    """People came or went, the game started, the clock changed."""

    type: Literal["table"]
    table: Table


class ChatMessage(TypedDict):
    """Somebody spoke."""

    type: Literal["chat"]
    chat: ChatLine


class Reply(TypedDict):
    """The answer to a command; a repeated id gets the same answer and does nothing twice."""

    type: Literal["reply"]
    id: str | int
    ok: bool
    error: str | None
    message: str | None
    n: NotRequired[int]
    option: NotRequired[str]
    """To `hint`: what the bot would do."""
    why: NotRequired[str]
    """… and what decided it."""
    view: NotRequired[View]
    """To `look`."""
    explained: NotRequired[Explained]
    """To `explain`."""
    state: NotRequired[StateMessage]
    """With `stale`, unless nothing has happened since it was sent last."""


FromServer = (
    StateMessage | StepMessage | UndoneMessage | WaitingMessage | TableMessage | ChatMessage | Reply
)
