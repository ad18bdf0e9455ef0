"""Room: a table that is loaded in this process, with everybody who looks at it from here.

Whatever changes a table happens under the room's lock and in one order: stored, applied, told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection as Database

from folsom.server import waiting
from folsom.server.connection import UNKNOWN_TOKEN, Connection, encoded
from folsom.server.hints import Hints
from folsom.server.presence import Presence
from folsom.table import dealing, origin, outgoing, public, rows, steady
from folsom.table.errors import TableError, Taken, Unavailable
from folsom.table.facts import (
    BY_BOT,
    BY_CLOCK,
    BY_PERSON,
    CHOICE,
    DEALING,
    OVER,
    RUNNING,
    Entry,
    Facts,
    Remark,
)
from folsom.table.lobby import ABSENCE_SECONDS
from folsom.table.table import Mine, Step, Table

if TYPE_CHECKING:
    from folsom.server.house import House

T = TypeVar("T")


class Room:
    def __init__(self, house: House, table: Table, chat: list[Remark]) -> None:
        self.house = house
        self.table = table
        self.chat = chat
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.loaded_at = steady.now()
        self.changed_at = self.loaded_at  # the last change that this process has seen
        self.by_others = False  # … and another process made it
        self.touched = time.monotonic()
        self.presence = Presence(self.loaded_at)
        # When the game began, as far as this process can tell; nobody's clock is believed.
        self.begun_at = self.loaded_at - max(0.0, time.time() - (table.facts.started or 0.0))
        self.back: dict[int, float] = {}  # seat: when its person took it back from a bot
        self.is_noted = True  # do lists know how far the game is?
        self.table.asked_at = min(self.table.asked_at, self.loaded_at)
        self.wake = asyncio.Event()
        self.hints = Hints(self)
        self.dealt = asyncio.Event()
        self.called = steady.now()  # when this process learnt that the game was called
        self._note_deal()

    def _note_deal(self) -> None:
        if self.table.facts.is_dealt:
            self.dealt.set()
        elif self.table.state == DEALING:
            self.called = steady.now()

    # People come and go

    @property
    def here(self) -> frozenset[int]:
        """The seats of people who are connected; those who gave up only look on."""
        return self._connected()

    def _connected(self, but: Connection | None = None) -> frozenset[int]:
        own = frozenset(n for c in self.connections if c is not but for n in c.eyes.mine)
        return (own | self.presence.elsewhere()) - self.given_up

    @property
    def given_up(self) -> frozenset[int]:
        return frozenset(seat.n for seat in self.table.seats if seat.left)

    @property
    def somebody_waits(self) -> bool:
        """Is somebody there who plays, or the host? For them bots play on for others."""
        return bool(self.here or self.hosts() or self.presence.hosts_elsewhere())

    @property
    def is_left_to_people(self) -> bool:
        """Is nothing due after a choice, because everybody is there, no bot plays and no clock
        runs?"""
        table = self.table
        if table.state != RUNNING or table.facts.clock is not None:
            return False
        plays_a_bot = any(seat.is_played_by_bot for seat in table.seats)
        return not plays_a_bot and len(self.here) == len(table.seats)

    @property
    def somebody_looks(self) -> bool:
        """… or a spectator, who does not like to wait either?"""
        return bool(self.connections) or self.somebody_waits

    def address_of_people(self) -> str:
        """The address of somebody who waits, if possible of a player or the host."""
        at_table = (c for c in self.connections if c.eyes.mine or self.is_host(c))
        first = next(at_table, None) or next(iter(self.connections), None)
        return first.who.address if first is not None else ""

    def hosts(self) -> list[frozenset[int]]:
        """The seats of each device of the host that is connected to this process."""
        return [c.eyes.mine for c in self.connections if self.is_host(c)]

    def is_host(self, connection: Connection) -> bool:
        who = connection.who
        return self.table.facts.is_hosted_by(who.token_hash, who.guest_hash)

    @property
    def counts_from(self) -> float:
        """Since when the clock runs: not before this process knew the table, nor before the
        people who were called to it could come, as to a rematch; but no longer than the default
        absence, even where this table allows more."""
        facts = self.table.facts
        if facts.clock is None:
            return self.loaded_at
        people = {seat.n for seat in facts.seats if seat.is_person and not seat.is_played_by_bot}
        coming = self.begun_at + min(facts.absence or ABSENCE_SECONDS, ABSENCE_SECONDS)
        return max(self.loaded_at, min(coming, self.presence.assembled(people)))

    async def enter(self, connection: Connection) -> None:
        """Somebody looks in; people with a seat take it back from the bot that played on."""
        await self.house.one_by_one()
        async with self.lock:
            if self.table.state == RUNNING:
                await self._give_back(connection.eyes.mine)
            self.connections.add(connection)
            self.presence.came(connection.eyes.mine)
            try:
                self._tell_state(connection)
            except BaseException:
                self.connections.discard(connection)
                self.presence.went(connection.eyes.mine - self.here)
                raise
            self.house.note_visit(self.table.facts)
            if connection.eyes.mine or self.is_host(connection):
                self.tell_table(but=connection)
                self.house.announce_presence(self)
        self.wake.set()

    async def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        gone = connection.eyes.mine - self.here
        if gone or self.is_host(connection):
            self.presence.went(gone)
            self.tell_table()
            self.house.announce_presence(self)
        if not self.somebody_looks and not self.lock.locked():  # another thread may be looking
            self.table.put_away()
        self.wake.set()

    async def take_back(self, mine: Mine) -> int:
        async with self.lock:
            self.table.check_plays(mine)
            if await self._give_back(mine):
                self.tell_table()
            return self.table.seen_n(mine)

    async def _give_back(self, mine: Mine) -> bool:
        """A bot leaves the seats to their person; not those that were given up."""
        seats = self.table.seats
        away = [n for n in sorted(mine) if seats[n].away and not seats[n].left]
        if away:
            await self._set_away(away, False)
        return bool(away)

    async def hand_over(self, seats: Iterable[int]) -> None:
        """A bot plays on for people who have been gone too long, and neither came nor gave up
        meanwhile."""
        async with self.lock:
            gone = [n for n in seats if n not in self.here | self.given_up]
            if gone:
                await self._set_away(gone, True)
                self.tell_table()

    async def hand_over_for(self, connection: Connection, seat: int) -> int:
        """Somebody who has waited long enough lets a bot play on for another."""
        mine = connection.eyes.mine
        async with self.lock:
            if not 0 <= seat < len(self.table.seats):
                raise TableError("no_such_seat", seat=seat)
            if not self.table.seats[seat].is_played_by_bot:
                waiting.check_hand_over(self, connection, seat)
                await self._set_away([seat], True)
                self.tell_table()
            return self.table.seen_n(mine)

    async def step_out(self, connection: Connection) -> None:
        """Somebody leaves on purpose: those who stay need not wait; without any, the game does.

        Who has another device at the table has not left it.
        """
        async with self.lock:
            staying = self._connected(but=connection)
            going = connection.eyes.mine - staying - self.given_up
            self.presence.excuse(going)
            if self.table.state == RUNNING and going and staying - connection.eyes.mine:
                await self._set_away(sorted(going), True)
                self.tell_table()

    async def _set_away(self, seats: list[int], away: bool) -> None:
        def work(database: Database) -> None:
            for n in seats:
                rows.update_seat(database, self.table.id, n, away=away, left=False)
            self.house.announce(database, self.table.id)

        await self.house.write(work)
        for n in seats:
            self._note_away(n, away)
        self._noted()

    def _note_away(self, n: int, away: bool) -> None:
        seat = self.table.seats[n]
        if seat.away and not away:
            self._came_back(n)
        seat.away, seat.left = away, False

    def _came_back(self, n: int) -> None:
        self.back[n] = steady.now()
        self.presence.came([n])

    # The deal

    async def deal_if_due(self) -> float:
        """Deal when all parts have come, or have had their time; how long to wait for them."""
        async with self.lock:
            facts = self.table.facts
            left = self.called + self.house.settings.part_seconds - steady.now()
            if facts.state == DEALING and left > 0 and not origin.is_complete(facts):
                return left
            if facts.state == DEALING:
                dealt = await asyncio.to_thread(origin.dealt, facts, time.time())
                await self.house.write(partial(self._deal, facts, dealt))
                await self._refresh(by_others=False)
            return 0.0

    def _deal(self, facts: Facts, dealt: dict[str, Any], database: Database) -> None:
        if dealing.deal(database, facts, dealt):
            self.house.announce(database, facts.id)

    # Choices

    async def choose(
        self, mine: Mine, seat: int, option: str, seen: int, command: str | None
    ) -> int:
        """A person's choice; its number. The same command again is answered the same."""
        async with self.lock:
            if command is not None and command in self.table.commands:
                return self.table.commands[command]
            self.table.check_plays(frozenset({seat}))
            entry = self.table.choice(
                seat, option, time.time(), seen=seen, mine=mine, command=command
            )
            return await self._write(entry, command)

    async def undo(self, mine: Mine, seen: int, command: str | None) -> int:
        async with self.lock:
            if command is not None and command in self.table.commands:
                return self.table.commands[command]
            entry = self.table.undoing(mine, time.time(), seen=seen, command=command)
            return await self._write(entry, command)

    async def choose_for(self, seat: int, option: str, loud: int, by: str = BY_BOT) -> bool:
        """A bot's choice, unless the table has gone on while it thought."""
        async with self.lock:
            if self.table.loud != loud:
                return False
            if by == BY_BOT and not self.table.seats[seat].is_played_by_bot:
                return False  # somebody took the seat meanwhile
            try:
                entry = self.table.choice(seat, option, time.time(), by=by)
                await self._write(entry, None)
            except TableError:
                return False
            return True

    async def _write(self, entry: Entry, command: str | None) -> int:
        """Durable before told. If another process was faster, its choice counts."""

        away = _away_after(entry, self.table.seats[entry.seat].away)

        def work(database: Database) -> None:
            rows.insert_entry(database, self.table.id, entry)
            if away is not None:
                rows.update_seat(database, self.table.id, entry.seat, away=away, left=False)
            self.house.announce(database, self.table.id)

        try:
            with self.house.metrics.stored.time():
                if away is None:
                    await self.house.append(self.table.id, entry)
                else:
                    await self.house.write(work)
        except Taken:
            await self._refresh()
            if command is not None and command in self.table.commands:
                return self.table.commands[command]
            raise TableError("stale", reason="seen") from None
        self._take_in(entry)
        self._note_change()
        if not self.is_left_to_people:
            self.wake.set()
        await self.try_note_progress()
        return entry.n

    def _take_in(self, entry: Entry) -> None:
        """Apply what is stored, and tell everybody what they may know of it."""
        table = self.table
        if (away := _away_after(entry, table.seats[entry.seat].away)) is not None:
            self._note_away(entry.seat, away)
            self.tell_table()
        if entry.kind == CHOICE:
            step = self._apply(entry)
            if step is None:
                self._tell_outdated()
                return
            self.house.metrics.choices.labels(entry.by).inc()
            self._tell(lambda c: outgoing.step(table, step, c.eyes, c.last, self.counts_from))
        else:
            quiet = all(step.quiet for step in table.going(entry))
            self._apply(entry)
            if table.outdated is not None:
                self._tell_outdated()
                return
            self._tell(
                lambda c: outgoing.undone(table, entry, quiet, c.eyes, c.last, self.counts_from)
            )
        self._tell_waiting()

    def _apply(self, entry: Entry) -> Step | None:
        """From now on people think about what comes of it, whenever it says that it was made."""
        step = self.table.apply(entry)
        if self.table.loud == entry.n:
            self.table.asked_at = steady.now()
        return step

    def _tell_outdated(self) -> None:
        """What another process stored means nothing by the rules of this one."""
        self.house.outdated.note(self.table)
        for connection in self.connections:
            self._tell_state(connection)

    async def note_progress(self) -> None:
        """Lists learn the round and the result, and everybody at the table at the end the seed."""
        progress, facts = self.table.progress(), self.table.facts
        news = {name: value for name, value in progress.items() if getattr(facts, name) != value}
        if not news:
            return
        await self.house.write(lambda database: rows.note_progress(database, facts.id, progress))
        for name, value in progress.items():
            setattr(self.table.facts, name, value)
        if news.get("state") == OVER:
            self.tell_table()

    async def try_note_progress(self) -> None:
        """What is not noted at once is noted later, by the driver: the choice itself stands."""
        try:
            await self.note_progress()
            self.is_noted = True
        except Unavailable:
            self.is_noted = False
            self.wake.set()

    def _noted(self, by_others: bool = False) -> None:
        self._note_change(by_others)
        self.wake.set()

    def _note_change(self, by_others: bool = False) -> None:
        self.changed_at = steady.now()
        self.by_others = by_others
        self.touched = time.monotonic()

    # Chat

    async def remark(self, make: Callable[[int, float], Remark]) -> Remark:
        async with self.lock:
            for _ in range(5):
                remark = make(len(self.chat) + 1, time.time())
                same = [r for r in self.chat if remark.command and r.command == remark.command]
                if same:
                    return same[0]
                try:
                    await self.house.write(partial(self._say, remark))
                except Taken:
                    await self._refresh()
                    continue
                self._hear(remark)
                return remark
            raise TableError("busy")

    def _say(self, remark: Remark, database: Database) -> None:
        rows.insert_remark(database, self.table.id, remark)
        self.house.announce(database, self.table.id)

    def _hear(self, remark: Remark) -> None:
        self.chat.append(remark)
        self.touched = time.monotonic()
        self._tell(lambda _: {"type": "chat", "chat": remark.to_json()})

    # What takes its time

    async def aside(self, work: Callable[[], T]) -> T:
        """Something longer that only looks at the table, without keeping anybody else waiting.

        It is done in a thread while the table does not change, one after the other in all rooms,
        in the order in which sockets ask; each of them waits for its answer before it asks again.
        """
        async with self.house.aside, self.lock:
            return await asyncio.to_thread(work)

    # News from other processes, and from the lobby of this one

    async def refresh(self, by_others: bool = True) -> None:
        """Read what is new in the database."""
        async with self.lock:
            await self._refresh(by_others)

    async def _refresh(self, by_others: bool = True) -> None:
        facts, entries, chat = await self.house.read(self._news)
        if facts == self.table.facts and not entries and not chat:
            self.table.facts = facts  # with pledges, of which nobody is told
            return
        self._new_facts(facts)
        for entry in entries:
            self._take_in(entry)
        for remark in chat:
            self._hear(remark)
        self._noted(by_others)
        await self.try_note_progress()

    def _news(self, database: Database) -> tuple[Facts, list[Entry], list[Remark]]:
        facts = rows.load_table(database, self.table.id)
        if facts is None:
            raise TableError("unknown_table")
        entries = rows.load_entries(database, self.table.id, self.table.n)
        return facts, entries, rows.load_chat(database, self.table.id, len(self.chat))

    def _new_facts(self, facts: Facts) -> None:
        """Who sits where may have changed, and the game may have begun."""
        table, before = self.table, self.table.facts
        if facts == before:
            return
        begins = facts.is_dealt and not before.is_dealt
        given_up = self.given_up
        table.facts = facts
        if begins:
            table.deal()
            table.asked_at = self.begun_at = steady.now()
        if facts.state != before.state:
            self._note_deal()
        for was, seat in zip(before.seats, facts.seats, strict=True):
            if was.away and not seat.away:
                self._came_back(seat.n)
        for connection in list(self.connections):
            token = connection.who.token_hash
            mine = table.mine(token, connection.who.guest_hash)
            if token is not None and not mine:
                connection.close(UNKNOWN_TOKEN)
            elif mine != connection.eyes.mine:
                connection.eyes = outgoing.Eyes(mine, connection.eyes.lang)
                self._tell_state(connection)  # they see through other eyes now
        news = self.given_up - given_up  # who has just given up is asked no more
        for connection in self.connections:
            if begins or connection.eyes.mine & news:
                self._tell_state(connection)
        if not begins:
            self.tell_table()

    # Telling

    def _tell_state(self, connection: Connection) -> None:
        message = self.state_for(connection)
        connection.last = message["you"]
        connection.send(message)
        if (awaited := waiting.message(self)) is not None:
            connection.send(awaited)

    def _tell_waiting(self, but: Connection | None = None) -> None:
        if (message := waiting.message(self)) is not None:
            text = encoded(message)
            for connection in self.connections:
                if connection is not but:
                    connection.send_text(text)

    def state_for(self, connection: Connection) -> dict[str, Any]:
        eyes = connection.eyes
        message = outgoing.state(self.table, eyes, self.here, self.chat, self.counts_from)
        return {**message, "hosting": self.is_host(connection)}

    def tell_table(self, but: Connection | None = None) -> None:
        for at_table in (True, False):
            told = [c for c in self.connections if bool(c.eyes.mine) is at_table and c is not but]
            if told:
                message = {
                    "type": "table",
                    "table": public.to_json(self.table, self.here, at_table),
                }
                text = encoded(message)
                for connection in told:
                    connection.send_text(text)
        self._tell_waiting(but)

    def _tell(self, make: Callable[[Connection], outgoing.Message | None]) -> None:
        """Eyes that are alike get the same text, which is made once."""
        made: dict[object, tuple[str, int | None] | None] = {}
        for connection in self.connections:
            key = (connection.eyes, connection.last)
            if key not in made:
                message = make(connection)
                made[key] = None if message is None else (encoded(message), message.get("you"))
            told = made[key]
            if told is not None:
                connection.send_text(told[0])
                connection.last = told[1] if told[1] is not None else connection.last


def _away_after(entry: Entry, away: bool) -> bool | None:
    """A clock that ran out hands the seat to a bot, a person's own choice takes it back."""
    if entry.by == BY_CLOCK and not away:
        return True
    if entry.by == BY_PERSON and away:
        return False
    return None
