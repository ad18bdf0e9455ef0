"""Bodies of requests and answers, for checking and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(max_length=80)]
Seed = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[ -~]+$")]
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
        120, description="seconds after which a bot plays on for somebody who is gone"
    )
    pile: Literal["open", "covered"] = "open"
    seed: Seed | None = Field(None, description="a chosen deal; everybody is told that it is one")
    hot_seat: bool = False
    start: bool = False
    name: Name = Field("", description="the host's name; that of the first person by default")


class ConfigCheck(Body):
    config: Configuration


class Join(Body):
    seat: Annotated[int, Field(ge=0, le=9)] | None = None
    name: Name = ""


class SeatChange(Body):
    kind: Literal["bot", "open"]
    bot: Name | None = None


class Checked(BaseModel):
    ok: bool
    message: str | None = None  # why not
    cars: int | None = None  # besides the locomotive
    bandits_per_seat: int | None = None


class NewTable(BaseModel):
    id: str
    code: str
    host_token: str
    tokens: dict[str, str] = Field(description="token by seat number")


class Joined(BaseModel):
    seat: int
    token: str


class Token(BaseModel):
    token: str


class Id(BaseModel):
    id: str


class Done(BaseModel):
    ok: bool = True


class PublicSeat(BaseModel):
    n: int
    bandits: list[str]
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    here: bool
    played_by_bot: bool


class PublicTable(BaseModel):
    id: str
    code: str | None = Field(None, description="only for those at the table")
    state: Literal["open", "running", "over"]
    public: bool
    host: str
    config: dict[str, Any]
    clock: int | None
    absence: int | None
    pile: Literal["open", "covered"]
    hot_seat: bool
    seats: list[PublicSeat]
    n: int | None = Field(None, description="the last number of the log; not in lists")
    created: float
    rematch: str | None
    seed_hash: str
    chosen_seed: str | None
    seed: str | None = Field(None, description="only when the game is over")
    mine: list[int] | None = Field(None, description="seats of this guest; only in `mine`")


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
    frames: list[Frame]


class Health(BaseModel):
    ok: bool
    database: str
