"""Routes of tables: make, list, join, leave, start, renew, rematch, record."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from folsom.game.game import hash_of
from folsom.server.errors import documented
from folsom.server.house import House
from folsom.server.language import sentence
from folsom.server.limits import household
from folsom.server.models import (
    Chart,
    Counted,
    Done,
    Given,
    Id,
    Join,
    Joined,
    Listing,
    MyTables,
    NewTable,
    OptionsChange,
    Pledged,
    PublicTable,
    Replay,
    RideChart,
    SeatChange,
    TableWish,
    Token,
)
from folsom.server.people import (
    GuestHash,
    House_,
    Lang,
    SeatToken,
    TableId,
    TokenHash,
    address,
    changing,
    check_host,
    is_at_table,
    remember,
    welcome,
    working,
)
from folsom.table import dealing, keys, lobby, mine, public, rematch, replay, rows, schema
from folsom.table.chart import chart
from folsom.table.errors import TableError
from folsom.table.facts import DEALING, OPEN, OVER, RUNNING, STATES

router = APIRouter(prefix="/api", tags=["tables"], responses=documented(404))
Changing = Depends(changing)
Working = Depends(working)
LINES = "application/x-ndjson"
RECORD: dict[str, Any] = {
    "description": "The record, as JSON lines.",
    "content": {LINES: {"schema": {"type": "string"}}},
}


@router.post("/tables", dependencies=[Changing], responses=documented(403, 413))
async def make_table(
    wish: TableWish, request: Request, response: Response, house: House_
) -> NewTable:
    """Make a table. The tokens are told only here."""
    if not request.app.state.tables.take(address(request)):
        raise TableError("too_many")
    given = wish.model_dump()
    guest = welcome(request, response)
    made = lobby.make(lobby.Wishes(**given), time.time(), guest, house.new_table_id())

    def work(database: Any) -> None:
        remember(database, guest, wish.name or _first_name(given["seats"]))
        rows.insert_table(database, made.facts)

    await house.write(work)
    if wish.start:
        house.furnish(made.facts)
    facts = made.facts
    told = {
        "id": facts.id,
        "code": facts.code,
        "state": facts.state,
        "seed_hash": hash_of(facts.secret),
        "parts": facts.parts,
        "host_token": made.host_token,
        "tokens": {str(n): token for n, token in made.tokens.items()},
    }
    return NewTable.model_validate(told)


def _first_name(seats: list[dict[str, Any]]) -> str:
    return next((seat["name"] for seat in seats if seat["name"]), "")


@router.get("/tables", response_model=list[PublicTable], response_model_exclude_unset=True)
async def list_tables(
    house: House_, state: Annotated[Literal["open", "running", "over"], Query()] = "open"
) -> list[dict[str, Any]]:
    """Public tables, the newest first."""
    condition = schema.tables.c.public.is_(True) & (schema.tables.c.state == state)
    found = await house.read(lambda database: rows.load_tables(database, condition))
    return [public.summary(facts, house.here(facts.id)) for facts in found]


@router.get("/tables/mine", response_model=MyTables, response_model_exclude_unset=True)
async def list_mine(
    house: House_,
    guest: GuestHash,
    state: Annotated[Literal["going", "over"] | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=mine.LONGEST_PAGE)] = mine.PAGE,
    offset: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> dict[str, Any]:
    """Tables of this guest that they have not removed: those that go on first, the latest first."""
    if guest is None:
        return {"tables": [], "total": 0}
    states = {None: STATES, "going": (OPEN, DEALING, RUNNING), "over": (OVER,)}[state]
    found, total = await house.read(lambda db: mine.load(db, guest, states, limit, offset))
    await house.catch_up([one.facts for one in found])
    outdated = await house.outdated.among([one.facts for one in found])
    return {"tables": [_mine(house, guest, one, outdated) for one in found], "total": total}


def _mine(house: House, guest: str, one: mine.Mine, outdated: Mapping[str, int]) -> dict[str, Any]:
    facts = one.facts
    old = {"outdated": outdated[facts.id]} if facts.id in outdated else {}
    return {
        **old,
        **public.summary(facts, house.here(facts.id)),
        "code": facts.code,
        "round": facts.round,
        "mine": one.seats,
        "hosting": facts.is_hosted_by(None, guest),
        "played": one.played,
        "result": facts.result,
        "taken_back": facts.taken_back,
    }


@router.post("/tables/{id}/mine", dependencies=[Changing], responses=documented(401, 403, 413))
async def list_or_remove(
    id: TableId,
    wish: Listing,
    request: Request,
    response: Response,
    house: House_,
    token: TokenHash,
) -> Done:
    """Remove a table from this guest's list, or have it there again.

    With a seat's token it is listed also if somebody else took the seat, for people who play by a
    link.
    """
    guest = welcome(request, response)

    def work(database: Any) -> None:
        facts = lobby.found(database, id)
        if not wish.listed:
            mine.remove(database, guest, id)
            return
        mine.bring_back(database, guest, id)
        if token is not None:
            seats = lobby.held(facts, token)
            if any(seat.guest_hash != guest for seat in seats):
                mine.hold(database, guest, token)

    await house.write(work)
    return Done()


@router.get("/tables/{id}", response_model=PublicTable, response_model_exclude_unset=True)
async def show_table(
    id: TableId, house: House_, token: TokenHash, guest: GuestHash
) -> dict[str, Any]:
    """A table as everybody may see it."""
    room = await house.room(id)
    facts = room.table.facts
    shown = public.to_json(room.table, room.here, is_at_table(facts, token, guest))
    return {**shown, "hosting": facts.is_hosted_by(token, guest)}


@router.get("/codes/{code}")
async def find_code(
    code: Annotated[str, Path(max_length=64)], house: House_, request: Request
) -> Id:
    """The table with a short code."""
    if not request.app.state.codes.take(address(request)):
        raise TableError("too_many")
    plain = code.strip().upper()
    found = None
    if len(plain) == keys.CODE_LENGTH and set(plain) <= set(keys.CODE_LETTERS):
        found = await house.read(lambda database: rows.find_code(database, plain))
    if found is None:
        raise TableError("unknown_code")
    return Id(id=found)


@router.post("/tables/{id}/join", dependencies=[Changing], responses=documented(403, 409, 413))
async def join(
    id: TableId, wish: Join, request: Request, response: Response, house: House_
) -> Joined:
    """Sit down on a free seat: an open one, or in a running game one that a bot plays."""
    guest, token = welcome(request, response), keys.new_secret()
    hash, origin = keys.hashed(token), household(address(request))

    def work(database: Any) -> int:
        seat = lobby.join(database, id, wish.seat, wish.name, hash, guest, origin)
        remember(database, guest, wish.name)
        return seat

    seat = await house.change(id, work)
    return Joined(seat=seat, token=token)


@router.post("/tables/{id}/leave", dependencies=[Changing], responses=documented(401, 403))
async def leave(id: TableId, house: House_, token: TokenHash, guest: GuestHash) -> Done:
    """Give the seat up: it is open again, or after the start a bot plays on."""
    await house.change(id, lambda database: lobby.leave(database, id, token, guest))
    return Done()


@router.post("/tables/{id}/seats/{n}", dependencies=[Changing], responses=documented(403, 409, 413))
async def change_seat(
    id: TableId,
    n: Annotated[int, Path(ge=0, le=9)],
    wish: SeatChange,
    house: House_,
    token: TokenHash,
    guest: GuestHash,
) -> Done:
    """The host puts a bot on a seat, or opens it."""

    def work(database: Any) -> None:
        check_host(lobby.found(database, id), token, guest)
        lobby.change_seat(database, id, n, wish.kind, wish.bot)

    await house.change(id, work)
    return Done()


@router.post("/tables/{id}/options", dependencies=[Changing], responses=documented(403, 409, 413))
async def change_options(
    id: TableId, wish: OptionsChange, house: House_, token: TokenHash, guest: GuestHash
) -> Done:
    """The host lets latecomers in and spectators talk, or not."""
    options = wish.model_dump(exclude_none=True)

    def work(database: Any) -> None:
        check_host(lobby.found(database, id), token, guest)
        lobby.change_options(database, id, options)

    await house.change(id, work)
    return Done()


@router.post("/tables/{id}/start", dependencies=[Changing], responses=documented(403, 409))
async def start(id: TableId, house: House_, token: TokenHash, guest: GuestHash) -> Done:
    """The host starts the game; open seats become bots.

    It runs when this is answered: all devices have given their parts of the deal, or had time to.
    """

    def work(database: Any) -> None:
        check_host(lobby.found(database, id), token, guest)
        lobby.start(database, id, time.time())

    await house.change(id, work)
    room = await house.room(id)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(room.dealt.wait(), 2 * house.settings.part_seconds)
    return Done()


@router.post("/tables/{id}/pledge", dependencies=[Changing], responses=documented(401, 403))
async def pledge(
    id: TableId, wish: Pledged, house: House_, token: TokenHash, guest: GuestHash
) -> Counted:
    """Pledge what one's device adds to the next deal: of this game, once it runs of the rematch."""
    counts = await house.change(
        id, lambda database: dealing.pledge(database, id, token, guest, wish.pledge)
    )
    return Counted(counts=counts)


@router.post("/tables/{id}/part", dependencies=[Changing], responses=documented(401, 403, 409))
async def give_part(
    id: TableId, wish: Given, house: House_, token: TokenHash, guest: GuestHash
) -> Counted:
    """Give what was pledged, once the game is called and all pledges are known."""
    counts = await house.change(
        id, lambda database: dealing.give(database, id, token, guest, wish.part)
    )
    await house.room(id)  # where it is dealt
    return Counted(counts=counts)


@router.post("/tables/{id}/renew", dependencies=[Changing], responses=documented(401, 403))
async def renew(id: TableId, token: SeatToken, house: House_) -> Token:
    """A new token for the seat; the old one is worthless from now on."""
    new = keys.new_secret()
    await house.change(id, lambda database: lobby.renew(database, id, token, keys.hashed(new)))
    return Token(token=new)


@router.post("/tables/{id}/rematch", dependencies=[Changing], responses=documented(403, 409))
async def call_rematch(id: TableId, house: House_, token: TokenHash, guest: GuestHash) -> Id:
    """A new game with the same people in the same seats; the same one for all who ask.

    The tokens of this table open the same seats there.
    """
    table = (await house.fresh_room(id)).table
    by = rematch.caller(table.facts, token, guest)
    again = table.facts.rematch
    if again is None:
        made = await asyncio.to_thread(rematch.arranged, table, time.time(), house.new_table_id())
        again = await house.change(id, lambda database: rematch.call(database, made, id, by))
    await house.room(again)  # its bots begin
    return Id(id=again)


@router.get(
    "/tables/{id}/record",
    dependencies=[Working],
    response_class=Response,
    responses={**documented(404, 409), 200: RECORD},
)
async def record(id: TableId, house: House_) -> Response:
    """The record of a finished game."""
    room = await house.fresh_room(id)
    headers = {"Content-Disposition": f'attachment; filename="{id}.folsom"'}
    return Response(room.table.record().to_text(), headers=headers, media_type=LINES)


@router.get(
    "/tables/{id}/chart",
    dependencies=[Working],
    responses=documented(404, 409),
    response_model=Chart | RideChart,
)
async def chart_of_table(id: TableId, house: House_) -> dict[str, Any]:
    """When the game is over, round by round: everybody's money, or how long each one stayed."""
    room = await house.fresh_room(id)
    return await asyncio.to_thread(chart, room.table.record())


@router.get(
    "/tables/{id}/replay",
    dependencies=[Working],
    responses=documented(404, 409),
    response_model_exclude_unset=True,
    response_model=Replay,
)
async def replay_table(
    id: TableId,
    house: House_,
    lang: Lang,
    seat: Annotated[str | None, Query(max_length=64)] = None,
) -> dict[str, Any]:
    """A finished game as frames, from the point of view of a seat."""
    room = await house.fresh_room(id)
    game = room.table.record()
    people = room.table.facts.people
    return {
        "table": public.to_json(room.table, room.here),
        "config": game.config.to_json(),
        "seed": game.seed,
        "result": game.result,
        "taken_back": game.taken_back,
        "verified": game.tells_its_seed and not game.is_older,
        "notice": None if room.table.outdated is None else sentence(TableError("outdated"), lang),
        "frames": await asyncio.to_thread(replay.frames, game, seat, lang, people),
    }
