"""The socket: commands of one person, each answered once."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from folsom.server.connection import (
    FOREIGN,
    MALFORMED,
    TOO_MANY,
    TRY_AGAIN,
    UNKNOWN_TABLE,
    UNKNOWN_TOKEN,
    UNREADABLE,
    Connection,
    Who,
)
from folsom.server.help import PHRASES
from folsom.server.house import House
from folsom.server.language import language_of, sentence
from folsom.server.limits import Bucket, is_own_origin
from folsom.server.people import address, guest_of
from folsom.server.room import Room
from folsom.server.settings import MESSAGE_BYTES
from folsom.table import keys, outgoing, rows, typed
from folsom.table.errors import TableError, Taken, Unavailable
from folsom.table.facts import Remark
from folsom.table.outgoing import Eyes
from folsom.texts import advice, questions

router = APIRouter()
Reply = dict[str, Any]

CHAT_LENGTH: Final = 500

_logger = logging.getLogger("folsom.socket")


class Command(BaseModel):
    """A message from a client. Which fields count depends on its type."""

    model_config = ConfigDict(strict=True)

    type: str = Field(max_length=20)
    id: str | int = Field(union_mode="left_to_right")
    seen: int | None = Field(None, ge=0)
    seat: int | None = None
    option: str = Field("", max_length=128)
    text: str = Field("", max_length=CHAT_LENGTH)
    phrase: str | None = Field(None, max_length=32)
    thing: str = Field("", max_length=80)

    @field_validator("id")
    @classmethod
    def _is_plain(cls, id: str | int) -> str | int:
        if not typed.is_plain(str(id)):
            raise ValueError("control characters")
        return id

    @property
    def key(self) -> str:
        return str(self.id)[:64]


@router.websocket("/api/tables/{id}/socket")
async def play(socket: WebSocket, id: str) -> None:
    """Play a seat, or watch."""
    await socket.accept()
    house: House = socket.app.state.house
    caller = address(socket)
    if not house.crowd.enter(caller):
        await socket.close(TOO_MANY)
        return
    house.metrics.sockets.inc()
    try:
        admitted = await _admit(socket, house, id)
        if admitted is not None:
            await _visit(socket, *admitted)
    except Unavailable:
        await socket.close(TRY_AGAIN)
    finally:
        house.crowd.leave(caller)
        house.metrics.sockets.dec()


async def _visit(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Only who could be let in is here, and leaves again."""
    try:
        await room.enter(connection)
        try:
            await _listen(socket, room, connection)
        finally:
            await room.leave(connection)
    finally:
        await connection.finish()


async def _admit(socket: WebSocket, house: House, id: str) -> tuple[Room, Connection] | None:
    """The room and the connection of somebody who comes from our own pages and to a table that
    exists."""
    headers = socket.headers
    if not is_own_origin(headers.get("origin"), headers.get("host"), house.settings.own_origins):
        await socket.close(FOREIGN)
        return None
    caller = address(socket)
    if not socket.app.state.requests.take(caller):
        await socket.close(TOO_MANY)
        return None
    try:
        if not (len(id) == 16 and id.isascii() and id.isalnum()):
            raise TableError("unknown_table")
        room = await house.room(id)
    except TableError as error:
        await socket.close(UNREADABLE if error.code == "outdated" else UNKNOWN_TABLE)
        return None
    token = socket.query_params.get("token")
    hash = keys.hashed(token) if token else None
    guest = guest_of(socket)
    mine = room.table.mine(hash, guest)
    if hash is not None and not mine:  # unless the seat was taken a moment ago, elsewhere
        mine = (await house.fresh_room(id)).table.mine(hash, guest)
    if hash is not None and not mine:
        await socket.close(UNKNOWN_TOKEN)
        return None
    if len(room.connections) >= house.settings.sockets_per_table:
        await socket.close(TOO_MANY)
        return None
    name = "" if mine else await _name(socket, house, guest)
    who = Who(hash, guest, name, address=caller)
    eyes = Eyes(mine, language_of(socket))
    return room, Connection(socket, eyes, who, house.settings)


async def _name(socket: WebSocket, house: House, guest: str | None) -> str:
    """How somebody who watches is called: as they say, or as they were called last."""
    said = typed.name(socket.query_params.get("name", ""))
    if said or guest is None:
        return said
    return await house.read(lambda database: rows.name_of_guest(database, guest))


async def _listen(socket: WebSocket, room: Room, connection: Connection) -> None:
    settings = room.house.settings
    bucket = Bucket(settings.message_rate, settings.message_burst)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await _text(socket)
            if not bucket.take():
                connection.close(TOO_MANY)
                return
            command = _command(text)
            if command is None:
                connection.close(MALFORMED)
                return
            connection.send(await _answer(room, connection, command))


async def _text(socket: WebSocket) -> str | None:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    text: str | None = message.get("text")
    return text


def _command(text: str | None) -> Command | None:
    """A message that can be read; None for anything else."""
    if text is None or len(text) > MESSAGE_BYTES:
        return None
    try:
        return Command.model_validate(orjson.loads(text))
    except (ValueError, ValidationError, RecursionError):
        return None


async def _answer(room: Room, connection: Connection, command: Command) -> Reply:
    """Do what is asked. What is refused is said, with the present state if that is the reason; and
    so is what cannot be done at present, or failed."""
    reply: Reply = {"type": "reply", "id": command.id, "ok": True, "error": None, "message": None}
    try:
        handle = _HANDLERS.get(command.type)
        if handle is None:
            raise TableError("malformed", f"There is no command {command.type!r}.")
        return reply | await handle(room, connection, command)
    except TableError as error:
        return reply | _problem(room, connection, error)
    except (Unavailable, Taken):
        return reply | _problem(room, connection, TableError("unavailable"))
    except Exception:
        _logger.exception("A command failed.")
        return reply | _problem(room, connection, TableError("server_error"))


def _problem(room: Room, connection: Connection, error: TableError) -> Reply:
    room.house.metrics.refused.labels(error.code).inc()
    n = room.table.seen_n(connection.eyes.mine)
    problem = {
        "ok": False,
        "error": error.code,
        "message": sentence(error, connection.eyes.lang),
        "n": n,
    }
    if error.code == "stale" and connection.corrected != n:  # once, and not again and again
        connection.corrected = n
        problem["state"] = room.state_for(connection)
    return problem


def _seat(connection: Connection, command: Command) -> int:
    """The seat that a command is for: the only one, or the one it names."""
    mine = connection.eyes.mine
    if not mine:
        raise TableError("watching")
    if command.seat is None:
        return connection.last if connection.last in mine else min(mine)
    if command.seat not in mine:
        raise TableError("not_your_seat")
    return command.seat


def _seen(command: Command) -> int:
    if command.seen is None:
        raise TableError("malformed", "It lacks `seen`, the last number seen.")
    return command.seen


async def _choose(room: Room, connection: Connection, command: Command) -> Reply:
    seat = _seat(connection, command)
    key = f"{seat}:{command.key}"
    mine = connection.eyes.mine
    return {"n": await room.choose(mine, seat, command.option, _seen(command), key)}


async def _undo(room: Room, connection: Connection, command: Command) -> Reply:
    mine = connection.eyes.mine
    if not mine:
        raise TableError("watching")
    return {"n": await room.undo(mine, _seen(command), f"{min(mine)}:undo:{command.key}")}


async def _hint(room: Room, connection: Connection, command: Command) -> Reply:
    seat = _seat(connection, command)
    option, reason = await room.hints.give(seat, connection.who.address)
    why = advice.sentence(room.table.texts(connection.eyes.lang), reason.key, reason.things)
    return {"option": _as_offered(room, seat, option), "why": why}


def _as_offered(room: Room, seat: int, option: str) -> str:
    """An option as it was sent: one may stand for others that look the same."""
    decision = room.table.decision(seat)
    if decision is None:
        return option
    view = outgoing.view_of(room.table, seat)
    return questions.stands_for(option, decision.to_json()["options"], view)


async def _chat(room: Room, connection: Connection, command: Command) -> Reply:
    text = typed.line(command.text)
    if command.phrase is not None and command.phrase not in PHRASES:
        raise TableError("unknown_phrase")
    if command.phrase is None and not text:
        raise TableError("malformed", "There is nothing to say in it.")
    if not connection.chat.take():
        raise TableError("too_many")
    if room.table.is_silent():
        raise TableError("hush")
    said = None if command.phrase else text
    seat: int | None
    if connection.eyes.mine:
        seat = _seat(connection, command)
        name, speaker = room.table.seats[seat].name, str(seat)
    elif room.table.facts.spectator_chat:
        seat, name, speaker = None, connection.who.name, connection.who.as_spectator
    else:
        raise TableError("spectators_quiet")

    def make(n: int, at: float) -> Remark:
        return Remark(n, name, at, seat, said, command.phrase, f"{speaker}:{command.key}")

    return {"n": (await room.remark(make)).n}


async def _take_back(room: Room, connection: Connection, command: Command) -> Reply:
    if not connection.eyes.mine:
        raise TableError("watching")
    return {"n": await room.take_back(connection.eyes.mine)}


async def _hand_over(room: Room, connection: Connection, command: Command) -> Reply:
    if command.seat is None:
        raise TableError("malformed", "It lacks `seat`, for which a bot shall play.")
    return {"n": await room.hand_over_for(connection, command.seat)}


async def _step_out(room: Room, connection: Connection, command: Command) -> Reply:
    await room.step_out(connection)
    return {"n": room.table.seen_n(connection.eyes.mine)}


async def _look(room: Room, connection: Connection, command: Command) -> Reply:
    if room.table.game is None:
        raise TableError("not_started")
    seen = _seen(command)
    return await room.aside(lambda: outgoing.look(room.table, connection.eyes, seen))


async def _explain(room: Room, connection: Connection, command: Command) -> Reply:
    if room.table.game is None:
        raise TableError("not_started")
    mine = connection.eyes.mine
    alone = min(mine) if len(mine) == 1 else None  # several at one screen say who looks
    seat = alone if command.seat is None else command.seat
    explained = partial(outgoing.explained, room.table, connection.eyes, seat, command.thing)
    return {"explained": await room.aside(explained)}


async def _ping(room: Room, connection: Connection, command: Command) -> Reply:
    return {"n": room.table.seen_n(connection.eyes.mine)}


_HANDLERS: Final[dict[str, Callable[[Room, Connection, Command], Awaitable[Reply]]]] = {
    "choose": _choose,
    "undo": _undo,
    "hint": _hint,
    "chat": _chat,
    "take_back": _take_back,
    "hand_over": _hand_over,
    "step_out": _step_out,
    "look": _look,
    "explain": _explain,
    "ping": _ping,
}
