"""Bodies of requests and answers, for checking and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=80)]
Seed = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[ -~]+$")]
Pledge = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Configuration = Annotated[
    dict[str, Any],
    Field(
        description="a configuration as in the Python API",
        examples=[{"edition": "2016", "players": 4}],
    ),
]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


class TableWish(Body):
    config: Configuration
    seats: Annotated[list[SeatWish], Field(max_length=10)] = []
    public: bool = False
    clock: Annotated[int, Field(ge=5, le=86400)] | None = Field(
        None, description="seconds for a choice"
    )
    absence: Annotated[int, Field(ge=5, le=86400)] | None = Field(
        120, description="seconds after which a bot plays on for people who are gone"
    )
    pile: Literal["open", "covered"] = "open"
    seed: Seed | None = Field(None, description="a chosen deal; everybody is told that it is one")
    pledge: Pledge | None = Field(
        None, description="hash of the part that the maker's device adds to the deal"
    )
    hot_seat: bool = False
    latecomers: bool = Field(
        True, description="who has the link may take over from a bot while the game runs"
    )
    spectator_chat: bool = Field(True, description="those who watch may talk")
    start: bool = False
    name: Name = Field("", description="the host's name; that of the first person by default")


class ConfigCheck(Body):
    config: Configuration


class Join(Body):
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    name: Name = ""


class Pledged(Body):
    pledge: Pledge = Field(description="SHA-256 of `folsom part ` and the part, in hexadecimal")


class Given(Body):
    part: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")] = Field(
        description="16 random bytes, in hexadecimal"
    )


class SeatChange(Body):
    kind: Literal["bot", "open"]
    bot: Name | None = None


class OptionsChange(Body):
    latecomers: bool | None = Field(None, description="null: as it was")
    spectator_chat: bool | None = Field(None, description="null: as it was")


class Fault(Body):
    kind: Literal["exception", "rejection", "render", "story", "stuck", "motion"] = Field(
        description="nobody caught it (an exception, or a promise's rejection); something could "
        "not be drawn; a story was cut short, did not go on, or went on without a motion"
    )
    message: Annotated[str, StringConstraints(max_length=400)]
    stack: Annotated[str, StringConstraints(max_length=4000)] = ""
    about: Annotated[str, StringConstraints(max_length=80)] = Field(
        "", description="what the page was doing, e.g. the kind of the event that it told"
    )
    page: Annotated[str, StringConstraints(max_length=200)] = ""


class Pick(BaseModel):
    choose: int
    among: list[str]


class EventChoice(BaseModel):
    rounds: Pick
    stations: Pick


class Checked(BaseModel):
    ok: bool
    message: str | None = Field(None, description="why not")
    refused: dict[str, str] = Field(
        {}, description="why a part, chosen or not, does not go with what else is chosen"
    )
    players: list[int] = Field([], description="how many may play this")
    cars: int | None = Field(None, description="besides the locomotive")
    wagons: list[str] = Field([], description="among which they are chosen")
    tail: str | None = Field(None, description="the last car, where it is always the same")
    bandits_per_seat: int | None = None
    bandits: list[str] = Field([], description="the bandits that a seat can have")
    needed: list[str] = Field([], description="who must be among them")
    events: EventChoice | None = Field(None, description="the cards to choose from")
    sides: list[str] = Field([], description="where seats win together: the side of each seat")
    joins: str | None = Field(None, description="a figure that nobody leads and that joins a side")


class Part(BaseModel):
    """What a device adds to the deal."""

    seats: list[int]
    pledge: str
    part: str | None = Field(description="null until the cards are dealt, or if it did not come")


class NewTable(BaseModel):
    id: str
    code: str
    state: Literal["open", "dealing", "running"]
    seed_hash: str
    parts: list[Part] = Field(description="that are awaited")
    host_token: str
    tokens: dict[str, str] = Field(description="token by seat number")


class Invitation(BaseModel):
    public_url: str | None = Field(None, description="the address that was set for this server")
    addresses: list[str] = Field(
        description="of the home page, that work from other devices, best first; none on loopback"
    )


class Joined(BaseModel):
    seat: int
    token: str


class Token(BaseModel):
    token: str


class Id(BaseModel):
    id: str


class Brought(Id):
    verified: bool = Field(description="the seed is told and its deal is this one")


class Done(BaseModel):
    ok: bool = True


class Counted(Done):
    counts: bool = Field(description="false if it came too late, which is nobody's fault")


class PublicSeat(BaseModel):
    n: int
    bandits: list[str]
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    here: bool
    played_by_bot: bool
    gave_up: bool = Field(description="… for good; the bot does not give the seat back")
    free: bool = Field(description="one may sit down here now")
    rides_again: bool = Field(description="whoever has the seat has it in a rematch too")


class PublicTable(BaseModel):
    id: str
    code: str | None = Field(None, description="until the end only for those at the table")
    state: Literal["open", "dealing", "running", "over"]
    public: bool
    host: str
    config: dict[str, Any]
    clock: int | None
    absence: int | None
    pile: Literal["open", "covered"]
    hot_seat: bool
    latecomers: bool
    spectator_chat: bool
    seats: list[PublicSeat]
    n: int | None = Field(None, description="the last number of the log; not in lists")
    created: float
    rematch: str | None = Field(description="the table of the next game, once somebody wants it")
    rematch_by: int | None = Field(
        description="the seat that called for it; null for a host who has none"
    )
    seed_hash: str = Field(description="the house's seal on the deal: the hash of its secret")
    chosen_seed: str | None
    parts: list[Part] = Field([], description="what devices add to the deal; not in lists")
    secret: str | None = Field(None, description="only when the game is over")
    seed: str | None = Field(None, description="only when the game is over")
    round: int | None = Field(None, description="0 before the first; in lists only in `mine`")
    taken_back: int | None = Field(
        None, description="how often a choice was taken back; in lists only in `mine`"
    )
    hosting: bool | None = Field(None, description="is it the host who asks? not in lists")
    rules: int | None = Field(description="the version of the rules that the game was started by")
    outdated: int | None = Field(
        None,
        description="the number of a choice that has no meaning by today's rules; the game can be "
        "watched up to it, and not played on; 0 in lists: nothing can be shown",
    )


class MyTable(PublicTable):
    mine: list[int] = Field(description="seats of this guest")
    played: float = Field(description="when something happened there last")
    result: dict[str, Any] | None = Field(
        description="as in the record; null until the game is over"
    )


class MyTables(BaseModel):
    tables: list[MyTable]
    total: int = Field(description="how many there are, on this page and others")


class Deal(BaseModel):
    """A finished game that others may try."""

    id: str = Field(description="of the table")
    code: str
    host: str
    config: dict[str, Any] = Field(description="with who sat where; a table of it and the seed …")
    seed: str = Field(description="… has the same deal")
    seats: list[PublicSeat]
    result: dict[str, Any] = Field(description="as in the record")


class Listing(Body):
    listed: bool = Field(description="false: out of this guest's sight")


class SeatChart(BaseModel):
    seat: str
    money: list[int] = Field(description="at the start, then after each round; without titles")
    score: int | None
    gunslinger: bool


class Chart(BaseModel):
    rounds: int
    seats: list[SeatChart]


class SeatRide(BaseModel):
    seat: str
    cars: list[int | None] = Field(
        description="the car at the start and after each round, 0 the locomotive; null: out"
    )
    loot: list[int] = Field(description="Loot cards at the same moments")


class RideChart(BaseModel):
    """Of a game of Colt Super Express."""

    rounds: int
    seats: list[SeatRide]


class Frame(BaseModel):
    n: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    decision: dict[str, Any] | None


class Replay(BaseModel):
    table: PublicTable | None
    config: dict[str, Any]
    seed: str | None
    result: dict[str, Any] | None
    taken_back: int = Field(description="how often a choice was taken back on the way")
    verified: bool = Field(description="false: without its seed nobody can prove the deal")
    notice: str | None = Field(
        None, description="why the game ends before its end, if it was played by other rules"
    )
    frames: list[Frame]


class ProofStep(BaseModel):
    key: str = Field(description="seal, secret, part, seed and so on")
    ok: bool | None = Field(description="null for a part that was left out")
    text: str
    value: str = Field(description="what everybody can compare; may be empty")


class Proof(BaseModel):
    """Where the deal of a finished game came from."""

    verdict: Literal["common", "house", "chosen", "unproved", "broken"]
    text: str
    steps: list[ProofStep]
    seal: str
    origin: dict[str, Any] | None = Field(description="as in the record")
    seed: str | None
    config: dict[str, Any]
    table: PublicTable | None


class Explained(BaseModel):
    """A thing of the table."""

    name: str = Field(description="empty for what nobody knows")
    rule: str
    head: str = Field(description="above what it means now")
    now: list[str] = Field(description="what it means now, in sentences")


class Ready(BaseModel):
    ok: bool = Field(description="all that follows")
    database: bool = Field(description="something was written a moment ago")
    bell: bool | None = Field(
        description="it is heard what other processes store; null where there is only one"
    )
    bots: bool = Field(description="their processes live, and none of them is stuck")
