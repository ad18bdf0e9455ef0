"""Routes of replays: records that people bring along."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from folsom.game import Record, RecordError
from folsom.server.errors import documented
from folsom.server.house import House
from folsom.server.models import Chart, Id, Replay, RideChart
from folsom.server.people import House_, Lang, changing, table_id
from folsom.server.tables import replay_table
from folsom.table import replay, rows
from folsom.table.chart import chart
from folsom.table.errors import TableError

router = APIRouter(prefix="/api/replays", tags=["replays"])

ReplayId = Annotated[str, Path(max_length=64)]
RECORD_BODY = {
    "required": True,
    "content": {"text/plain": {"schema": {"type": "string"}}},
}


@router.post(
    "",
    dependencies=[Depends(changing)],
    responses=documented(403, 409, 413),
    openapi_extra={"requestBody": RECORD_BODY},
)
async def bring(request: Request, house: House_) -> Id:
    """Bring a record as text; it is verified first. The same record is the same replay."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as error:
        problem = RecordError("A record is a text in UTF-8.", "record-no-text")
        raise TableError("bad_record", problem) from error
    replay_id, record = await asyncio.to_thread(replay.checked, text)
    await house.write(
        lambda database: rows.save_replay(database, replay_id, record.to_text(), time.time())
    )
    return Id(id=replay_id)


async def _record(house: House, id: str) -> Record | None:
    """A record that somebody brought; None if none has this id."""
    if not (id.isalnum() and id.isascii()):
        raise TableError("unknown_replay")
    text = await house.read(lambda database: rows.load_replay(database, id))
    return None if text is None else Record.from_text(text)


@router.get("/{id}/chart", responses=documented(404), response_model=Chart | RideChart)
async def chart_of_replay(id: ReplayId, house: House_) -> dict[str, Any]:
    """Round by round: everybody's money, or how long each one stayed aboard."""
    record = await _record(house, id)
    if record is None:
        raise TableError("unknown_replay")
    return await asyncio.to_thread(chart, record)


@router.get(
    "/{id}",
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
        "frames": await asyncio.to_thread(replay.frames, record, seat, lang),
    }
