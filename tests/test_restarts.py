"""Two processes on one PostgreSQL, which is restarted, and of which one is killed, at any moment.

People play and talk all the while, those of one table through different processes; who loses a
process comes back through whichever there is. Nothing that was acknowledged is lost or doubled,
everybody soon hears everything again, and ``/ready`` says what is true. Seconds are fair ones
(``fair_time.py``), since the machine may be busy with other things.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import orjson
import pytest
from effort import EFFORT, SEED, count, in_time, longest
from fair_time import FairTime, fair_time
from postgres import Cluster, own_postgres
from serving import PATIENCE, Server, serving
from test_crash import DOWN, check_log
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from folsom.server.connection import GOING_DOWN, TRY_AGAIN
from folsom.server.readiness import HOLDS_SECONDS
from folsom.table import lobby, rows
from folsom.table.facts import BY_PERSON
from folsom.table.store import Store
from folsom.table.table import Table

TABLES = 12 if EFFORT > 1 else 4
RESTARTS = KILLS = 20 if EFFORT > 1 else 1
PEOPLE = 2  # … and a bot
THINKING = 0.2  # seconds, at most
SOON = 5.0  # fair seconds
CUT = 1006  # what a connection says that was not closed in good order
TALKING = 0.1  # of what people do

Message = dict[str, Any]


@dataclass
class Person:
    """Somebody with one socket at a time, through either process."""

    night: Night
    table: str
    token: str
    dice: random.Random
    n: int = 0  # the last number that they have heard
    last: Message | None = None  # the last position
    pending: Message | None = None  # a command without a reply yet
    choices: dict[int, tuple[int, str, str]] = field(default_factory=dict)  # acknowledged
    remarks: dict[int, str] = field(default_factory=dict)  # … too
    tried: int = 0  # how often the pending command was sent
    repeated: int = 0
    socket: ClientConnection | None = None
    server: Server | None = None
    pings: dict[str, asyncio.Future[None]] = field(default_factory=dict)
    sending: set[asyncio.Task[None]] = field(default_factory=set)

    async def play(self) -> None:
        """To the end, through any number of faults."""
        while not self.is_done:
            self.server = self.dice.choice(self.night.servers)
            try:
                await self._sit(self.server)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else CUT
                assert code in (CUT, GOING_DOWN, TRY_AGAIN), code
            except DOWN:
                pass
            finally:
                self.socket = None
                self._give_up_pings()
            await asyncio.sleep(0.05)

    @property
    def is_done(self) -> bool:
        return self.pending is None and self.last is not None and bool(self.last["view"]["over"])

    async def _sit(self, server: Server) -> None:
        path = f"/api/tables/{self.table}/socket?token={self.token}"
        address = f"ws://127.0.0.1:{server.port}{path}"
        async with connect(address, max_size=None, compression=None, open_timeout=10) as socket:
            self.socket = socket
            if self.pending is not None:
                self._send_soon(socket, self.pending)
            while not self.is_done:
                message = orjson.loads(await socket.recv(decode=False))
                if message["type"] == "reply":
                    self._hear_reply(socket, message)
                elif message["type"] in ("state", "step"):
                    self._hear(message)
                if self.pending is None and self.last is not None and self.last["decisions"]:
                    self.pending, self.tried = self._wish(self.last), 0
                    self._send_soon(socket, self.pending)

    def _wish(self, now: Message) -> Message:
        id = f"{self.dice.getrandbits(64):x}"
        if self.dice.random() < TALKING:
            return {"type": "chat", "id": id, "text": f"howdy {id}"}
        decision = now["decisions"][0]
        option = self.dice.choice(decision["options"])["text"]
        seat = decision["seat"]
        return {"type": "choose", "id": id, "seen": now["n"], "seat": seat, "option": option}

    def _send_soon(self, socket: ClientConnection, command: Message) -> None:
        """People think a while, and hear what others do meanwhile."""

        async def send() -> None:
            await asyncio.sleep(self.dice.random() * self.night.thinking)
            if self.pending is command:
                self.repeated += self.tried > 0
                self.tried += 1
                with contextlib.suppress(*DOWN):
                    await socket.send(orjson.dumps(command).decode())

        task = asyncio.create_task(send())
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    def _hear_reply(self, socket: ClientConnection, reply: Message) -> None:
        if reply["id"] in self.pings:
            self.pings.pop(reply["id"]).set_result(None)
            return
        if self.pending is None or reply["id"] != self.pending["id"]:
            return  # it was sent twice on two sockets, and answered twice
        if reply["ok"] and self.pending["type"] == "chat":
            assert reply["n"] not in self.remarks
            self.remarks[reply["n"]] = self.pending["text"]
        elif reply["ok"]:
            seat, id = self.pending["seat"], self.pending["id"]
            self.choices[reply["n"]] = (seat, self.pending["option"], f"{seat}:{id}")
            self.night.learn(self.table, reply["n"])
        elif reply["error"] in ("unavailable", "busy"):
            self._send_soon(socket, self.pending)
            return
        else:
            assert reply["error"] == "stale", reply
        self.pending = None

    def _hear(self, message: Message) -> None:
        """Who comes to a process that is behind waits until it is not."""
        if message["n"] >= self.n:
            self.night.hear(self, message["n"])
            self.n, self.last = message["n"], message

    # Asking for what was sent before

    async def ping(self) -> bool:
        """All that was sent before is heard when this is answered; False if nobody answers."""
        socket, id = self.socket, f"ping {time.monotonic_ns()}"
        if socket is None:
            return False
        heard = self.pings[id] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(orjson.dumps({"type": "ping", "id": id}).decode())
            await asyncio.wait_for(heard, PATIENCE)
        except (*DOWN, asyncio.CancelledError):
            return False
        return True

    def _give_up_pings(self) -> None:
        for ping in self.pings.values():
            ping.cancel()
        self.pings.clear()


@dataclass(frozen=True)
class Answer:
    """What ``/ready`` of a process said, and when by the clock on the wall."""

    ok: bool
    bell: bool
    begun: float
    ended: float


class Watch:
    """Asks a process all the time whether it is well."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.answers: list[Answer] = []

    async def look(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            while True:
                begun = time.monotonic()
                with contextlib.suppress(httpx.HTTPError):
                    ready = await client.get("/ready")
                    ok = {200: True, 503: False}[ready.status_code]
                    assert ready.json()["ok"] is ok
                    bell = ready.json()["bell"]
                    self.answers.append(Answer(ok, bell, begun, time.monotonic()))
                    assert (await client.get("/health")).status_code == 200
                await asyncio.sleep(0.1)

    def is_well(self, since: float) -> bool:
        return any(answer.ok for answer in self.answers if answer.begun > since)

    def hears_nothing(self, since: float) -> bool:
        """Has it said so? Neither others nor the database."""
        said = [answer for answer in self.answers if answer.begun > since]
        return any(not answer.ok and not answer.bell for answer in said)

    def check_truth(self, since: float, until: float) -> None:
        """Once it has found out that the database is away it says so until it is back."""
        said = [a for a in self.answers if a.begun > since and a.ended < until]
        after = itertools.dropwhile(lambda answer: answer.ok, said)
        assert not any(answer.ok for answer in after), "it called itself ready without a database"


class Night:
    """Tables at which people play through two processes, and what they have heard."""

    def __init__(self, cluster: Cluster, servers: tuple[Server, Server], fair: FairTime) -> None:
        self.cluster, self.servers, self.fair = cluster, servers, fair
        self.watches = [Watch(server) for server in servers]
        self.thinking = THINKING
        self.people: list[Person] = []  # of all tables, also of those that are over
        self.is_late = False  # no more tables
        self.calm_since: float | None = 0.0  # in fair seconds; None: something is away
        self._known: dict[str, dict[int, float]] = defaultdict(dict)  # since when somebody knows
        self.lag = 0.0  # the longest, between what somebody knew and what another heard
        self.dice = random.Random(f"{SEED} faults")

    # What is known

    def learn(self, table: str, n: int) -> None:
        self._known[table].setdefault(n, self.fair.now())

    def hear(self, person: Person, n: int) -> None:
        known, now = self._known[person.table], self.fair.now()
        for earlier in range(person.n + 1, n + 1):
            since = known.setdefault(earlier, now)
            if self.calm_since is not None:
                self.lag = max(self.lag, now - max(since, self.calm_since))

    def all_known(self) -> dict[str, int]:
        return {table: max(known) for table, known in self._known.items() if known}

    def have_heard(self, wanted: dict[str, int]) -> bool:
        return all(person.n >= wanted.get(person.table, 0) for person in self.people)

    # Playing

    async def chair(self) -> None:
        """One table after the other, as long as the night lasts."""
        while not self.is_late:
            made = await self._make()
            tokens = [made["tokens"][str(n)] for n in range(PEOPLE)]
            people = [
                Person(self, made["id"], token, random.Random(f"{SEED} {made['id']} {n}"))
                for n, token in enumerate(tokens)
            ]
            self.people += people
            await asyncio.gather(*(person.play() for person in people))

    async def _make(self) -> Message:
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(PEOPLE)]
        wish = {"config": {"players": 3}, "seats": [*seats, {"kind": "bot", "bot": "random"}]}
        while True:
            server = self.dice.choice(self.servers)
            with contextlib.suppress(*DOWN):
                async with httpx.AsyncClient(timeout=PATIENCE) as client:
                    answer = await client.post(
                        f"{server.url}/api/tables", json=wish | {"start": True}
                    )
                if answer.status_code == 200:
                    made: Message = answer.json()
                    return made
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)

    # Faults

    async def suffer(self) -> None:
        faults = [self.restart] * RESTARTS + [self.kill] * KILLS
        self.dice.shuffle(faults)
        for fault in in_time(faults):
            await self._some_choices()
            await fault(self.all_known())

    async def _some_choices(self) -> None:
        enough = self._choices() + self.dice.randint(1, 5 * TABLES)
        await until(lambda: self._choices() >= enough)

    def _choices(self) -> int:
        return sum(len(person.choices) for person in self.people)

    async def restart(self, before: dict[str, int]) -> None:
        """Every other time it stays away until both processes have noticed."""
        count("restarts of PostgreSQL")
        self.calm_since = None
        begun = self.fair.now()
        await asyncio.to_thread(self.cluster.stop, self.dice.choice(("fast", "immediate")))
        down = time.monotonic()
        if self.dice.random() < 0.5 or RESTARTS == 1:
            await until(lambda: all(watch.hears_nothing(down) for watch in self.watches))
            longest("fair seconds until /ready said no", self.fair.now() - begun)
            assert self.fair.now() - begun < SOON
        up = time.monotonic()
        await asyncio.to_thread(self.cluster.start)
        self.calm_since = self.fair.now()
        for watch in self.watches:
            watch.check_truth(down, up)
        await self._get_well(before, self.watches)

    async def kill(self, before: dict[str, int]) -> None:
        """… as if its power had failed; it is started again."""
        count("kills with -9 of one of two processes")
        dying = self.dice.choice(self.watches)
        await asyncio.to_thread(dying.server.kill)
        self.calm_since, dead = self.fair.now(), time.monotonic()
        starting = asyncio.create_task(asyncio.to_thread(dying.server.start))
        await self._get_well(before, [watch for watch in self.watches if watch is not dying])
        await starting
        await self._tells(dying, before, dead)

    async def _get_well(self, before: dict[str, int], watches: list[Watch]) -> None:
        """Who calls itself ready has told everything, and everybody hears everything soon."""
        assert self.calm_since is not None
        began, wall = self.calm_since, time.monotonic()
        fresh = wall + HOLDS_SECONDS  # this answer may have been found out before
        await asyncio.gather(*(self._tells(watch, before, fresh) for watch in watches))
        known = self.all_known()
        await until(lambda: self.have_heard(known) or self.fair.now() - began > SOON)
        assert self.have_heard(known), "somebody is deaf"
        longest("fair seconds until everybody heard everything again", self.fair.now() - began)
        longest("seconds by the clock on the wall for it", time.monotonic() - wall)
        assert self.fair.now() - began < SOON

    async def _tells(self, watch: Watch, before: dict[str, int], fresh: float) -> None:
        """A process that says that it is ready has told its people all that was ever stored."""
        await until(lambda: watch.is_well(fresh))
        here = [person for person in self.people if person.server is watch.server]
        for person, answered in zip(
            here, await asyncio.gather(*(person.ping() for person in here)), strict=True
        ):
            if answered:
                assert person.n >= before.get(person.table, 0), "ready, and deaf"

    # All of it

    async def pass_(self) -> None:
        watching = [asyncio.create_task(watch.look()) for watch in self.watches]
        chairs = [asyncio.create_task(self.chair()) for _ in range(TABLES)]
        suffering = asyncio.create_task(self.suffer())
        everybody = [*watching, *chairs]
        done, _ = await asyncio.wait([*everybody, suffering], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()  # the faults came to their end, unless something failed
        self.is_late, self.thinking = True, 0.0
        await asyncio.gather(*chairs)
        for task in watching:
            assert not task.done(), task.result()
            task.cancel()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(5 * PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


def test_nothing_is_lost_and_nobody_stays_deaf_whatever_goes_down(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options: dict[str, Any] = {"bot_workers": 1, "presence_seconds": 1.0}
    options |= {"chat_rate": 1000.0, "chat_burst": 1000}
    with own_postgres() as cluster, fair_time() as fair:
        with serving(cluster.url, **options) as one, serving(cluster.url, **options) as two:
            night = Night(cluster, (one, two), fair)
            # A thread of its own: Playwright may have left a running loop in this one.
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, night.pass_()).result()
        check_all(cluster.url, night)
    assert night.lag < SOON
    longest("fair seconds from a choice to another process", night.lag)
    count("choices and remarks acknowledged between them", sum_of(night))
    assert "Traceback" not in capsys.readouterr().err


def sum_of(night: Night) -> int:
    return sum(len(person.choices) + len(person.remarks) for person in night.people)


def check_all(url: str, night: Night) -> None:
    """The logs are what people did, no more and no less, and replay to the end that they saw."""
    assert len({person.table for person in night.people}) >= TABLES
    store = Store(url)
    for id in {person.table for person in night.people}:
        people = [person for person in night.people if person.table == id]
        entries = store.read(partial(rows.load_entries, table_id=id))
        acknowledged = {n: choice for person in people for n, choice in person.choices.items()}
        check_log(entries, acknowledged)
        assert {entry.n for entry in entries if entry.by == BY_PERSON} == set(acknowledged)
        said = {n: text for person in people for n, text in person.remarks.items()}
        chat = store.read(partial(rows.load_chat, table_id=id))
        assert {remark.n: remark.text for remark in chat} == said
        table = Table(store.read(partial(lobby.found, table_id=id)), entries)
        assert table.running.over
        for person in people:
            assert person.last is not None
            assert (person.n, person.last["view"]["result"]) == (table.n, table.running.result)
    store.close()
