"""A server that is killed at any moment loses nothing that it has acknowledged.

Two hundred games are played by people who talk at the same time, while the server's process and
its workers are killed with -9 at random moments and started again.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from serving import Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from folsom.table import lobby, rows
from folsom.table.store import Store
from folsom.table.table import Table

GAMES = int(os.environ.get("FOLSOM_CRASH_GAMES", "200"))
AT_ONCE = 25
CHOICES = 24  # of a game, so that many games are begun, played and left
LIFETIME = (0.4, 1.6)  # seconds between two kills
DOWN = (OSError, WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


@dataclass
class Game:
    """What the people of one table have been told."""

    table: dict[str, Any]
    dice: random.Random
    acknowledged: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    last: dict[str, Any] | None = None  # the last message with a position
    pending: dict[str, Any] | None = None  # a command without a reply yet
    repeated: int = 0

    async def play(self, server: Server) -> None:
        """Play on, through any number of crashes."""
        while True:
            try:
                if await self._sit(server):
                    return
            except DOWN:
                await asyncio.sleep(0.05)

    async def _sit(self, server: Server) -> bool:
        token = self.table["tokens"]["0"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table['id']}/socket?token={token}"
        async with connect(address, max_size=None, open_timeout=5) as socket:
            if self.pending is not None:
                self.repeated += 1
                await socket.send(json.dumps(self.pending))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "reply":
                    self._hear(message)
                elif message["type"] in ("state", "step"):
                    self._look(message)
                else:
                    continue
                if len(self.acknowledged) >= CHOICES:
                    return True
                if self.pending is None and self.last is not None and self.last["decisions"]:
                    self.pending = self._choice(self.last)
                    await socket.send(json.dumps(self.pending))
        return False

    def _choice(self, now: dict[str, Any]) -> dict[str, Any]:
        decision = now["decisions"][0]
        return {
            "type": "choose",
            "id": f"{self.dice.getrandbits(64):x}",
            "seen": now["n"],
            "seat": decision["seat"],
            "option": self.dice.choice(decision["options"])["text"],
        }

    def _hear(self, reply: dict[str, Any]) -> None:
        assert self.pending is not None
        assert reply["id"] == self.pending["id"]
        assert reply["ok"], reply
        key = f"{self.pending['seat']}:{self.pending['id']}"
        assert reply["n"] not in self.acknowledged, "two commands with one number"
        self.acknowledged[reply["n"]] = (self.pending["seat"], self.pending["option"], key)
        self.pending = None

    def _look(self, message: dict[str, Any]) -> None:
        """What was told before a crash holds after it: the same decisions are open."""
        if message["type"] == "state" and self.last is not None:
            ahead = message["n"] - self.last["n"]
            assert ahead in ((0, 1) if self.pending else (0,)), "a choice was lost or doubled"
            if ahead == 0:
                assert message["view"] == self.last["view"]
                assert message["decisions"] == self.last["decisions"]
        self.last = message


async def make(server: Server, dice: random.Random) -> Game:
    """A table of three seats at one screen, so that one socket makes every choice."""
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    wish = {"config": {"players": 3}, "seats": seats, "hot_seat": True, "start": True}
    while True:
        try:
            async with httpx.AsyncClient() as client:
                answer = await client.post(f"{server.url}/api/tables", json=wish, timeout=5)
                return Game(answer.json(), dice)
        except DOWN:
            await asyncio.sleep(0.05)


async def play_all(server: Server, games: list[Game]) -> int:
    """Play all games, some at a time, and kill the server until they are done; how often."""
    seeds = iter(range(GAMES))

    async def chair() -> None:
        for seed in seeds:
            game = await make(server, random.Random(seed))
            games.append(game)
            await game.play(server)

    playing = [asyncio.create_task(chair()) for _ in range(AT_ONCE)]
    done = asyncio.gather(*playing)
    dice, kills = random.Random("kill"), 0
    while not done.done():
        await asyncio.wait([*playing], timeout=dice.uniform(*LIFETIME))
        if not done.done():
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            kills += 1
    await done
    return kills


def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    database = tmp_path / "crash.db"
    server = Server(database)
    games: list[Game] = []
    try:
        # A thread of its own: Playwright may have left a running loop in this one.
        with ThreadPoolExecutor(1) as thread:
            game_night = asyncio.wait_for(play_all(server, games), 300)
            kills = thread.submit(asyncio.run, game_night).result()
    finally:
        server.kill()
    assert len(games) == GAMES
    assert kills >= 3
    assert sum(game.repeated for game in games) > 0, "no crash came between a choice and its reply"
    store = Store(str(database))
    for game in games:
        check(store, game)
    store.close()


def check(store: Store, game: Game) -> None:
    """The log has every acknowledged choice once, and replays to what people saw last."""
    id = game.table["id"]
    entries = store.read(lambda database: rows.load_entries(database, id))
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    logged = {entry.n: (entry.seat, entry.option, entry.command) for entry in entries}
    for n, choice in game.acknowledged.items():
        assert logged[n] == choice
    commands = [entry.command for entry in entries]
    assert len(set(commands)) == len(commands)
    assert len(entries) - len(game.acknowledged) in (0, 1)  # one may have been in flight
    table = Table(store.read(lambda database: lobby.found(database, id)), entries)
    assert game.last is not None
    if game.last["n"] == table.n:
        asked = [(d.seat, [o.text for o in d.options]) for d in table.decisions()]
        told = [(d["seat"], [o["text"] for o in d["options"]]) for d in game.last["decisions"]]
        assert told == asked
