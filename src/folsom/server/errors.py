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

from folsom.server.language import language_of, sentence
from folsom.table.errors import TableError, Taken

_logger = logging.getLogger("folsom.server")

STATUS: Final[Mapping[str, int]] = {
    "unknown_table": 404,
    "unknown_code": 404,
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
    "too_many": 429,
    "method_not_allowed": 405,
    "busy": 503,
    "server_error": 500,
}
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
}


def response(request: Request, error: TableError) -> JSONResponse:
    problem = {"error": error.code, "message": sentence(error, language_of(request))}
    headers = {"Retry-After": "2"} if error.code == "too_many" else None
    return JSONResponse(problem, STATUS.get(error.code, CONFLICT), headers)


def install(app: FastAPI) -> None:
    """Every error leaves in the same form."""

    @app.exception_handler(TableError)
    async def on_table_error(request: Request, error: TableError) -> JSONResponse:
        app.state.house.metrics.refused.labels(error.code).inc()
        return response(request, error)

    @app.exception_handler(Taken)
    async def on_taken(request: Request, error: Taken) -> JSONResponse:
        return response(request, TableError("busy"))

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
