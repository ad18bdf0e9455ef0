"""Faults of pages: what went wrong in a browser, as one line of the log and a figure."""

from __future__ import annotations

import logging

import orjson
from fastapi import APIRouter, Depends, Request

from folsom.server.errors import documented
from folsom.server.models import Done, Fault
from folsom.server.people import House_, address, changing
from folsom.table.errors import TableError

router = APIRouter(prefix="/api/faults", tags=["watch"])

_logger = logging.getLogger("folsom.page")


@router.post("", dependencies=[Depends(changing)], responses=documented(403, 413))
async def note(fault: Fault, request: Request, house: House_) -> Done:
    """A page tells that something went wrong in it. Those that tell without end are not heard."""
    teller = address(request)
    if not request.app.state.faults.take(teller):
        raise TableError("too_many")
    house.metrics.faults.labels(fault.kind).inc()
    browser = request.headers.get("user-agent", "")[:200]
    told = fault.model_dump() | {"browser": browser, "address": teller}
    _logger.warning("page_fault %s", orjson.dumps(told).decode())
    return Done()
