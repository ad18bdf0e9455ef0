"""Errors over HTTP: a code, a sentence, a status."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from folsom.game import RecordError
from folsom.server.language import language_of, sentence
from folsom.table.errors import TableError, Taken, Unavailable

_logger = logging.getLogger("folsom.server")

STATUS: Final[Mapping[str, int]] = {
    "unknown_table": 404,
    "unknown_code": 404,
    "unknown_deal": 404,
    "unknown_replay": 404,
    "unknown_page": 404,
    "no_such_seat": 404,
    "unknown_token": 401,
    "no_token": 401,
    "not_host": 403,
    "not_seated": 403,
    "foreign_origin": 403,
    "bad_config": 422,
    "unknown_bot": 422,
    "bad_record": 422,
    "bad_request": 422,
    "too_big": 413,
    "unknown_host": 421,
    "too_many": 429,
    "method_not_allowed": 405,
    "busy": 503,
    "unavailable": 503,
    "no_room": 507,
    "server_error": 500,
}
RETRY_AFTER: Final = "2"  # seconds
CONFLICT: Final = 409  # everything else: the table is not in the right state


class Problem(BaseModel):
    """What went wrong."""

    error: str = Field(description="a word for programs", examples=["unknown_table"])
    message: str = Field(description="a sentence for people")


def documented(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route for the OpenAPI description."""
    return {
        status: {"model": Problem, "description": _MEANING[status]}
        for status in (*statuses, 422, 429)
    }


_MEANING: Final = {
    401: "No token, or one that opens no seat here.",
    403: "Not allowed: not the host, or a request from another site.",
    404: "There is no such thing.",
    409: "The table is not in the right state for this.",
    413: "The body is too big.",
    422: "The request is not right.",
    429: "Too many requests.",
    503: "Try again.",
    507: "There is no room for more.",
}


def response(request: Request, error: TableError) -> JSONResponse:
    problem = {"error": error.code, "message": sentence(error, language_of(request))}
    status = STATUS.get(error.code, CONFLICT)
    headers = {"Retry-After": RETRY_AFTER} if status in (429, 503) else None
    return JSONResponse(problem, status, headers)


def install(app: FastAPI) -> None:
    """Give every error the same form."""

    @app.exception_handler(TableError)
    async def on_table_error(request: Request, error: TableError) -> JSONResponse:
        app.state.house.metrics.refused.labels(error.code).inc()
        return response(request, error)

    @app.exception_handler(RecordError)
    async def on_record(request: Request, error: RecordError) -> JSONResponse:
        """A record that was kept, and that today's rules cannot follow."""
        return response(request, TableError("bad_record", error))

    @app.exception_handler(Taken)
    async def on_taken(request: Request, error: Taken) -> JSONResponse:
        return response(request, TableError("busy"))

    @app.exception_handler(Unavailable)
    async def on_outage(request: Request, error: Unavailable) -> JSONResponse:
        return response(request, TableError("unavailable"))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return response(request, TableError("bad_request", f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "unknown_page", 405: "method_not_allowed", 413: "too_big"}
        code = codes.get(error.status_code, "bad_request")
        found = response(request, TableError(code, str(error.detail)))
        found.status_code = error.status_code
        found.headers.update(error.headers or {})
        return found

    @app.exception_handler(Exception)
    async def on_bug(request: Request, error: Exception) -> JSONResponse:
        _logger.exception("A request failed.", exc_info=error)
        return response(request, TableError("server_error"))
