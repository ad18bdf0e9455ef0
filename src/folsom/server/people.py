"""Who asks: a guest by cookie, a seat or a host by token.

Dependencies of routes are asynchronous: FastAPI would run it in another thread otherwise, which
costs more than all that is done here.
"""

from __future__ import annotations

import re
import time
from typing import Annotated, Final, cast

from fastapi import Depends, Header, Path, Request, Response
from sqlalchemy import Connection as Database
from starlette.requests import HTTPConnection

from folsom.server.house import House
from folsom.server.language import language_of
from folsom.server.limits import is_own_origin
from folsom.table import keys, rows, typed
from folsom.table.errors import TableError
from folsom.table.facts import Facts

COOKIE: Final = "folsom_guest"
COOKIE_SECONDS: Final = 5 * 365 * 86400
_ID: Final = re.compile(r"[0-9a-f]{16}")


async def house_of(request: Request) -> House:
    return cast(House, request.app.state.house)


async def table_id(id: Annotated[str, Path(description="id of a table", max_length=64)]) -> str:
    """Only what looks like an id is looked up."""
    if not _ID.fullmatch(id):
        raise TableError("unknown_table")
    return id


async def token_hash(
    authorization: Annotated[str | None, Header(description="`Bearer TOKEN`")] = None,
) -> str | None:
    """The hash of the token that comes with a request."""
    scheme, _, token = (authorization or "").partition(" ")
    return keys.hashed(token.strip()) if scheme.lower() == "bearer" and token.strip() else None


async def seat_token(hash: Annotated[str | None, Depends(token_hash)]) -> str:
    if hash is None:
        raise TableError("no_token")
    return hash


async def guest_hash(request: Request) -> str | None:
    return guest_of(request)


def guest_of(request: HTTPConnection) -> str | None:
    """The hash of the guest's cookie, also on a socket."""
    cookie = request.cookies.get(COOKIE)
    return keys.hashed(cookie) if cookie else None


async def language(request: Request) -> str:
    return language_of(request)


async def changing(request: Request) -> None:
    """A request that changes something: from our own pages or a program, and not too often."""
    house = await house_of(request)
    headers = request.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), house.settings.own_origins):
        raise TableError("foreign_origin")
    if not request.app.state.requests.take(address(request)):
        raise TableError("too_many")


async def working(request: Request) -> None:
    """A request that changes nothing but makes work: a replay, a check, a picture."""
    if not request.app.state.works.take(address(request)):
        raise TableError("too_many")


def address(request: HTTPConnection) -> str:
    return request.client.host if request.client else "?"


def welcome(request: Request, response: Response) -> str:
    """The guest who asks, with a new cookie if they have none; the hash of their secret."""
    cookie = request.cookies.get(COOKIE)
    if not cookie or len(cookie) > 100:
        cookie = keys.new_secret()
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=COOKIE_SECONDS,
            path=f"{request.scope['root_path']}/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return keys.hashed(cookie)


def remember(database: Database, guest: str, name: str) -> None:
    """How a guest is called, for the next time."""
    rows.remember_guest(database, guest, typed.name(name), time.time())


def check_host(facts: Facts, token: str | None, guest: str | None) -> None:
    if not facts.is_hosted_by(token, guest):
        raise TableError("not_host")


def is_at_table(facts: Facts, token: str | None, guest: str | None) -> bool:
    """May this guest know the code?"""
    hashes = {facts.host_hash, facts.guest_hash}
    hashes |= {hash for seat in facts.seats for hash in (seat.token_hash, seat.guest_hash)}
    return bool({token, guest} & (hashes - {None}))


House_ = Annotated[House, Depends(house_of)]
TableId = Annotated[str, Depends(table_id)]
TokenHash = Annotated[str | None, Depends(token_hash)]
SeatToken = Annotated[str, Depends(seat_token)]
GuestHash = Annotated[str | None, Depends(guest_hash)]
Lang = Annotated[str, Depends(language)]
