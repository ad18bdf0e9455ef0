"""Routes of replays: records that people bring along."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from folsom.game import Record, RecordError
from folsom.game.proof import prove
from folsom.server.errors import documented
from folsom.server.house import House
from folsom.server.models import Brought, Chart, Explained, Proof, Replay, RideChart
from folsom.server.people import House_, Lang, address, changing, table_id, working
from folsom.server.room import Room
from folsom.server.tables import replay_table
from folsom.table import public, replay, rows
from folsom.table.chart import chart
from folsom.table.errors import TableError
from folsom.table.speech import texts_of
from folsom.texts import NOBODY
from folsom.texts import proof as said

router = APIRouter(prefix="/api/replays", tags=["replays"])

Working = Depends(working)
ReplayId = Annotated[str, Path(max_length=64)]
RECORD_BODY = {
    "required": True,
    "content": {"text/plain": {"schema": {"type": "string"}}},
}


@router.post(
    "",
    dependencies=[Depends(changing), Working],
    responses=documented(403, 409, 413, 507),
    openapi_extra={"requestBody": RECORD_BODY},
)
async def bring(request: Request, house: House_) -> Brought:
    """Bring a record as text; it must follow the rules. The same record is the same replay.

    It is verified only if it tells its seed: without one nobody can know what chance would have
    decided.
    """
    body = await request.body()
    if not request.app.state.uploads.take(address(request), len(body)):
        raise TableError("too_many")
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        problem = RecordError("A record is a text in UTF-8.", "record-no-text")
        raise TableError("bad_record", problem) from error
    replay_id, record = await asyncio.to_thread(replay.checked, text)
    text, most = record.to_text(), house.settings.replays_kept
    if not await house.write(
        lambda database: rows.save_replay(database, replay_id, text, time.time(), most)
    ):
        raise TableError("no_room")
    return Brought(id=replay_id, verified=record.tells_its_seed)


async def _record(house: House, id: str) -> Record | None:
    """A record that somebody brought; None if none has this id."""
    if not (id.isalnum() and id.isascii()):
        raise TableError("unknown_replay")
    text = await house.read(lambda database: rows.load_replay(database, id))
    return None if text is None else Record.from_text(text)


async def _room(house: House, id: str) -> Room:
    """Of the table whose game is meant, where no record has this id."""
    try:
        return await house.fresh_room(await table_id(id))
    except TableError as error:
        raise TableError("unknown_replay") from error


@router.get(
    "/{id}/chart",
    dependencies=[Working],
    responses=documented(404),
    response_model=Chart | RideChart,
)
async def chart_of_replay(id: ReplayId, house: House_) -> dict[str, Any]:
    """Round by round: everybody's money, or how long each one stayed aboard."""
    record = await _record(house, id)
    if record is None:
        raise TableError("unknown_replay")
    return await asyncio.to_thread(chart, record)


@router.get("/{id}/explain", dependencies=[Working], responses=documented(404, 409))
async def explain(
    id: ReplayId, house: House_, lang: Lang, thing: Annotated[str, Query(max_length=80)]
) -> Explained:
    """What a thing of this game is, and its rule; nobody plays here, so it means nothing more."""
    record, people = await _record(house, id), NOBODY
    if record is None:
        room = await _room(house, id)
        record, people = room.table.record(), room.table.facts.people
    return Explained(**replay.rule(record, thing, lang, people))


@router.get(
    "/{id}/proof",
    dependencies=[Working],
    responses=documented(404, 409),
    response_model=Proof,
    response_model_exclude_unset=True,
)
async def show_proof(id: ReplayId, house: House_, lang: Lang) -> dict[str, Any]:
    """What a record that was brought, or a table's, proves of its deal."""
    record, table, people = await _record(house, id), None, NOBODY
    if record is None:
        room = await _room(house, id)
        record, people = room.table.record(), room.table.facts.people
        table = public.to_json(room.table, room.here)
    texts = texts_of(lang, people)
    proof = await asyncio.to_thread(prove, record)
    return {
        "verdict": proof.verdict,
        "text": said.verdict(texts, proof),
        "steps": [
            {
                "key": step.key,
                "ok": None if step.is_left_out else step.error is None,
                "text": said.sentence(texts, step),
                "value": step.value,
            }
            for step in proof.steps
        ],
        "seal": record.seed_hash,
        "origin": None if record.origin is None else record.origin.to_json(),
        "seed": record.seed,
        "config": record.config.to_json(),
        "table": table,
    }


@router.get(
    "/{id}",
    dependencies=[Working],
    responses=documented(404, 409),
    response_model=Replay,
    response_model_exclude_unset=True,
)
async def show(
    id: ReplayId,
    house: House_,
    lang: Lang,
    seat: Annotated[str | None, Query(max_length=64)] = None,
) -> dict[str, Any]:
    """A record that was brought, or a table's game, as frames from the point of view of a seat."""
    record = await _record(house, id)
    if record is None:
        try:
            return await replay_table(await table_id(id), house, lang, seat)
        except TableError as error:
            if error.code == "unknown_table":
                raise TableError("unknown_replay") from error
            raise
    return {
        "table": None,
        "config": record.config.to_json(),
        "seed": record.seed,
        "result": record.result,
        "taken_back": record.taken_back,
        "verified": record.tells_its_seed,
        "frames": await asyncio.to_thread(replay.frames, record, seat, lang),
    }
