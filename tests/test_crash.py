"""A server that is killed at any moment loses nothing that it has acknowledged.

Games are played to their end by people who talk at the same time, while the server's
process and its workers are killed with -9 at random moments and started again. Most tables are
played at one screen; at the others two people and a bot have sockets of their own.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import orjson
from effort import count, has_time, in_time, times
from serving import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from folsom.table import lobby, rows
from folsom.table.facts import BY_PERSON, Entry
from folsom.table.store import Store
from folsom.table.table import Table

GAMES = times(6)
AT_ONCE = 8
WITH_BOT = 8  # every so many tables two people play with a bot
_SOME = min(GAMES, 24)
LIFETIME = (3 * _SOME, 20 * _SOME)  # choices between two kills, however long they take
PATIENCE = max(600.0, 30.0 * GAMES)  # seconds, for a machine that is busy with other things
DOWN = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError)

Message = dict[str, Any]


@dataclass
class Person:
    """One socket at a table, and what it has been told."""

    table: Message
    token: str
    is_alone: bool  # nobody else chooses at this table
    dice: random.Random
    acknowledged: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    last: Message | None = None  # the last message with a position
    pending: Message | None = None  # a command without a reply yet
    repeated: int = 0
    returned: int = 0  # how often the same position was found again after a crash

    async def play(self, server: Server) -> None:
        """Play to the end, through any number of crashes."""
        while not self.is_done:
            try:
                await self._sit(server)
            except DOWN:
                await asyncio.sleep(0.05)

    @property
    def is_done(self) -> bool:
        return self.pending is None and self.last is not None and bool(self.last["view"]["over"])

    async def _sit(self, server: Server) -> None:
        path = f"/api/tables/{self.table['id']}/socket?token={self.token}"
        address = f"ws://127.0.0.1:{server.port}{path}"
        async with connect(address, max_size=None, compression=None, open_timeout=10) as socket:
            if self.pending is not None:
                self.repeated += 1
                await socket.send(orjson.dumps(self.pending).decode())
            while not self.is_done:
                message = orjson.loads(await socket.recv(decode=False))
                if message["type"] == "reply":
                    self._hear(message)
                elif message["type"] in ("state", "step"):
                    self._look(message)
                else:
                    continue
                if self.pending is None and self.last is not None and self.last["decisions"]:
                    self.pending = self._choice(self.last)
                    await socket.send(orjson.dumps(self.pending).decode())

    def _choice(self, now: Message) -> Message:
        decision = now["decisions"][0]
        return {
            "type": "choose",
            "id": f"{self.dice.getrandbits(64):x}",
            "seen": now["n"],
            "seat": decision["seat"],
            "option": self.dice.choice(decision["options"])["text"],
        }

    def _hear(self, reply: Message) -> None:
        assert self.pending is not None
        assert reply["id"] == self.pending["id"]
        assert reply["ok"], reply
        key = f"{self.pending['seat']}:{self.pending['id']}"
        assert reply["n"] not in self.acknowledged, "two commands with one number"
        self.acknowledged[reply["n"]] = (self.pending["seat"], self.pending["option"], key)
        self.pending = None

    def _look(self, message: Message) -> None:
        """What was told before a crash holds after it: the same decisions are open."""
        if message["type"] == "state" and self.last is not None:
            ahead = message["n"] - self.last["n"]
            assert ahead >= 0, "a choice was lost"
            assert not self.is_alone or ahead <= bool(self.pending), "a choice was doubled"
            if ahead == 0:
                assert message["view"] == self.last["view"]
                assert message["decisions"] == self.last["decisions"]
                self.returned += 1
        self.last = message


@dataclass
class Game:
    """A table and its people."""

    people: list[Person]

    @property
    def id(self) -> str:
        return str(self.people[0].table["id"])

    def acknowledged(self) -> dict[int, tuple[int, str, str]]:
        return {n: choice for person in self.people for n, choice in person.acknowledged.items()}


async def make(server: Server, seed: int) -> Game:
    """A table of three seats at one screen, or one of two people and a bot."""
    with_bot = seed % WITH_BOT == 0
    seats: list[Message] = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    if with_bot:
        seats[2] = {"kind": "bot", "bot": "random"}
    wish = {"config": {"players": 3}, "seats": seats, "hot_seat": not with_bot, "start": True}
    while True:
        try:
            async with httpx.AsyncClient() as client:
                answer = await client.post(f"{server.url}/api/tables", json=wish, timeout=10)
            table = answer.json()
            tokens = dict.fromkeys(table["tokens"].values())
            return Game(
                [
                    Person(table, token, not with_bot, random.Random(f"{seed} {n}"))
                    for n, token in enumerate(tokens)
                ]
            )
        except DOWN:
            await asyncio.sleep(0.05)


async def play_all(server: Server, games: list[Game], database: Path) -> int:
    """Play all games, some at a time, and kill the server until they are done; how often."""
    seeds = in_time(range(GAMES))

    async def chair() -> None:
        for seed in seeds:
            game = await make(server, seed)
            games.append(game)
            await asyncio.gather(*(person.play(server) for person in game.people))

    playing = [asyncio.create_task(chair()) for _ in range(AT_ONCE)]
    done = asyncio.gather(*playing)
    dice, kills = random.Random("kill"), 0
    while not done.done():
        enough = choices_of(games) + dice.randint(*LIFETIME)
        while not done.done() and choices_of(games) < enough:
            await asyncio.wait([done], timeout=0.02)
        if not done.done():
            await asyncio.to_thread(server.kill)
            kills += 1
            known = [(game.id, game.acknowledged()) for game in games]
            await asyncio.to_thread(check_ruins, database, known, kills)
            await asyncio.to_thread(server.start)
    await done
    return kills


def choices_of(games: list[Game]) -> int:
    return sum(len(person.acknowledged) for game in games for person in game.people)


def check_ruins(database: Path, games: list[tuple[str, dict[int, Any]]], kill: int) -> None:
    """What a killed server left on the disk has every choice that people were told of.

    It is looked at in a copy, so that the server finds the files as it left them.
    """
    folder = database.parent / f"ruins-{kill}"
    folder.mkdir()
    for ending in ("", "-wal"):
        file = database.with_name(database.name + ending)
        if file.exists():
            shutil.copy(file, folder)
    store = Store(str(folder / database.name))
    for id, acknowledged in games:
        check_log(store.read(partial(rows.load_entries, table_id=id)), acknowledged)
    store.close()
    shutil.rmtree(folder)


def check_log(entries: list[Entry], acknowledged: dict[int, Any]) -> None:
    """Every acknowledged choice stands in the log, once."""
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    logged = {entry.n: (entry.seat, entry.option, entry.command) for entry in entries}
    for n, choice in acknowledged.items():
        assert logged[n] == choice, "a choice was lost"
    commands = [entry.command for entry in entries if entry.by == BY_PERSON]
    assert len(set(commands)) == len(commands), "a choice was doubled"


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    database = tmp_path / "crash.db"
    server = Server(database, bot_workers=1)
    games: list[Game] = []
    try:
        # A thread of its own: Playwright may have left a running loop in this one.
        with ThreadPoolExecutor(1) as thread:
            game_night = asyncio.wait_for(play_all(server, games, database), PATIENCE)
            kills = thread.submit(asyncio.run, game_night).result()
    finally:
        server.kill()
    people = [person for game in games for person in game.people]
    assert len(games) == GAMES or not has_time()
    assert kills >= 3
    count("kills with -9", kills)
    count("choices acknowledged between them", choices_of(games))
    assert sum(person.repeated for person in people) > 0, "no crash before a reply"
    assert sum(person.returned for person in people) > 0, "nobody found their decision again"
    store = Store(str(database))
    for game in games:
        check_end(store, game)
    store.close()


def check_end(store: Store, game: Game) -> None:
    """The log is what people did, no more and no less, and replays to the end that they saw."""
    entries = store.read(lambda database: rows.load_entries(database, game.id))
    acknowledged = game.acknowledged()
    check_log(entries, acknowledged)
    assert {entry.n for entry in entries if entry.by == BY_PERSON} == set(acknowledged)
    table = Table(store.read(lambda database: lobby.found(database, game.id)), entries)
    assert table.running.over
    for person in game.people:
        assert person.last is not None
        assert (person.last["n"], person.last["view"]["result"]) == (table.n, table.running.result)
