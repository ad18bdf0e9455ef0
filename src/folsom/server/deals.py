"""Routes of finished games that others are shown: the deal as a challenge, the end as a picture."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from folsom.server.errors import documented
from folsom.server.house import House
from folsom.server.models import Deal
from folsom.server.people import House_, Lang, TableId, address, working
from folsom.server.poster import poster
from folsom.table import keys, lobby, public, rows
from folsom.table.errors import TableError
from folsom.table.facts import OVER, Facts

router = APIRouter(prefix="/api", tags=["tables"], responses=documented(404))
PICTURE: dict[str, Any] = {
    "description": "The picture, a PNG of 1200 x 630.",
    "content": {"image/png": {"schema": {"type": "string", "format": "binary"}}},
}
A_DAY = "public, max-age=86400"


async def found_deal(house: House, code: str) -> Facts:
    """The finished game with a short code; running ones are not shown."""
    plain = code.strip().upper()
    facts = None
    if len(plain) == keys.CODE_LENGTH and set(plain) <= set(keys.CODE_LETTERS):
        facts = await house.read(lambda database: _with_code(database, plain))
    if facts is not None:
        await house.catch_up([facts])
    if facts is None or facts.state != OVER:
        raise TableError("unknown_deal")
    return facts


def _with_code(database: Any, code: str) -> Facts | None:
    table_id = rows.find_code(database, code)
    return None if table_id is None else rows.load_table(database, table_id)


async def finished(house: House, table_id: str) -> Facts:
    facts = await house.read(lambda database: lobby.found(database, table_id))
    await house.catch_up([facts])
    if facts.state != OVER:
        raise TableError("not_over")
    return facts


@router.get("/deals/{code}")
async def show_deal(
    code: Annotated[str, Path(max_length=64)], house: House_, request: Request
) -> Deal:
    """A finished game for others to try: its cards, who sat where, and what they got."""
    if not request.app.state.codes.take(address(request)):
        raise TableError("too_many")
    facts = await found_deal(house, code)
    shown = public.summary(facts)
    return Deal(
        **{name: shown[name] for name in ("id", "host", "config", "seats")},
        code=facts.code,
        seed=facts.seed,
        result=facts.result or {},
    )


@router.get(
    "/tables/{id}/poster.png",
    dependencies=[Depends(working)],
    response_class=Response,
    responses={**documented(404, 409), 200: PICTURE},
)
async def show_poster(
    id: TableId,
    house: House_,
    lang: Lang,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Response:
    """The end of a game as a Wanted poster of somebody at the table."""
    facts = await finished(house, id)
    drawn = await asyncio.to_thread(poster, facts, seat, lang, house.settings.web)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": A_DAY})
