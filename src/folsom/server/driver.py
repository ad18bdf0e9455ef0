"""Driver: lets bots play in a room, and watches its clock and its absent people.

A bot begins to think as soon as it is asked and somebody is there, and all that are asked together
think at the same time; what they find waits until they may answer. Nobody waits for a bot so as to
be able to follow: the browser tells the story at its own pace. Where nobody looks, nothing is
thought.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from folsom.bots import shared_budget
from folsom.game import Observation
from folsom.server.room import Room
from folsom.server.turns import Claim
from folsom.table import clock, steady, undo
from folsom.table.errors import Unavailable
from folsom.table.facts import BY_BOT, BY_CLOCK, BY_PERSON, DEALING, RUNNING
from folsom.table.lobby import known_bot
from folsom.table.table import Table

LONG: Final = 3600.0
SOON: Final = 0.05
A_WHILE: Final = 1.0  # after something that should not have happened

_logger = logging.getLogger("folsom.driver")


async def drive(room: Room) -> None:
    """As long as the room is there: sleep until something is due, and do it."""
    driver = Driver(room)
    try:
        while True:
            room.wake.clear()
            try:
                wait = await driver.act()
            except Unavailable:
                wait = A_WHILE
            except Exception:
                _logger.exception("Table %s could not be driven on.", room.table.id)
                wait = A_WHILE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await room.wake.wait()
    finally:
        driver.stop()


@dataclass(frozen=True)
class Thought:
    """A bot's work on a question; once the table has gone on it is worthless."""

    loud: int  # the table's number when it was asked
    observation: Observation
    task: asyncio.Task[str]

    @property
    def option(self) -> str:
        """What was found. A thought that failed stops no table: chance chooses for it."""
        try:
            return self.task.result()
        except (Exception, asyncio.CancelledError):
            _logger.exception("A bot could not decide.")
            return random.choice(self.observation.options).text


class Driver:
    """The present thoughts of a room's bots, and how long people have waited for them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thoughts: dict[tuple[int, str], Thought] = {}  # seat, and the `by` of the choice
        self._spent = 0.0  # seconds of thinking since a person was asked

    def stop(self) -> None:
        self._drop(list(self._thoughts))

    def _drop(self, thoughts: Iterable[tuple[int, str]]) -> None:
        for key in thoughts:
            self._thoughts.pop(key).task.cancel()

    async def act(self) -> float:
        """Do what is due now; how long to sleep if nothing happens meanwhile."""
        room, table = self._room, self._room.table
        self._drop([key for key, thought in self._thoughts.items() if self._is_vain(thought)])
        if table.state == DEALING:
            return await room.deal_if_due() or SOON
        if not room.is_noted:
            await room.note_progress()
            room.is_noted = True
        if table.state != RUNNING:
            return LONG
        if not room.somebody_looks:
            self.stop()
            return LONG
        if clock.waited_for(table):
            self._spent = 0.0
        bots = [d.seat for d in table.decisions() if _plays(room, d.seat)]
        wait = await self._let_answer(bots, BY_BOT, _bot_time(room))
        if room.connections:  # otherwise nobody is waiting
            wait = min(wait, await self._watch_people())
        return wait

    async def _watch_people(self) -> float:
        room, table, now = self._room, self._room.table, steady.now()
        late = clock.late(table, now, room.counts_from)
        if late:
            return await self._let_answer(late, BY_CLOCK, now)
        gone = room.presence.gone_since(len(table.seats), room.here)
        missing = clock.missing(table, room.here, gone, now)
        if missing:
            await room.hand_over(missing)
            return SOON
        return _next_time(room, gone) - now

    # Thinking

    def _is_vain(self, thought: Thought) -> bool:
        """Has the table gone on?"""
        return thought.loud != self._room.table.loud

    async def _let_answer(self, seats: list[int], by: str, since: float) -> float:
        """Let bots think for these seats, and answer once they may; returns when to look again."""
        room, now = self._room, steady.now()
        if room.by_others and now < since:
            return since - now  # the other process thinks
        for seat in seats:
            if (seat, by) not in self._thoughts:
                self._begin(seat, by)
        done = [seat for seat in seats if self._thoughts[seat, by].task.done()]
        if done and now < since:
            return since - now
        for seat in done:
            thought = self._thoughts.pop((seat, by))
            if not await room.choose_for(seat, thought.option, thought.loud, by):
                return A_WHILE
        return SOON if done else LONG

    def _begin(self, seat: int, by: str) -> None:
        room, table = self._room, self._room.table
        observation = table.observe(seat)
        task = asyncio.create_task(self._think(seat, observation))
        task.add_done_callback(lambda _: room.wake.set())
        self._thoughts[seat, by] = Thought(table.loud, observation, task)

    async def _think(self, n: int, observation: Observation) -> str:
        room, table = self._room, self._room.table
        level = known_bot(table.seats[n].bot, table.facts.game)
        bots = sum(seat.is_played_by_bot or seat.n == n for seat in table.seats)
        budget = shared_budget(level, bots, self._spent)
        claim = Claim(table.id, room.address_of_people, lambda: room.somebody_waits)
        began = time.perf_counter()
        with room.house.metrics.thought.time():
            option = await room.house.bots.choose(level, observation, claim, budget)
        self._spent += time.perf_counter() - began
        return option


def _plays(room: Room, n: int) -> bool:
    """Does a bot play this seat now? For people who may come back, only while others wait."""
    seat = room.table.seats[n]
    if seat.is_person and not seat.left:
        return seat.away and room.somebody_waits
    return seat.is_played_by_bot


def _bot_time(room: Room) -> float:
    """When a bot may answer. The process that wrote last goes first; others only if it died."""
    settings = room.house.settings
    undoing = settings.bot_delay if _may_be_undone(room.table) else 0.0
    extra = settings.takeover_delay if room.by_others else 0.0
    return room.changed_at + undoing + extra


def _may_be_undone(table: Table) -> bool:
    """Would a bot's answer now take from a person the chance to undo what they just chose?

    Not while another person has yet to answer the same question, and not from a person alone
    among bots, whose undo takes the bots' choices back as well.
    """
    if not table.steps or clock.waited_for(table):
        return False
    last = table.steps[-1].entry
    mine = frozenset({last.seat})
    return last.by == BY_PERSON and not undo.is_alone(table, mine) and table.may_undo(mine)


def _next_time(room: Room, gone: dict[int, float]) -> float:
    """When a clock runs out or somebody has been gone for too long."""
    table = room.table
    times = [steady.now() + LONG]
    deadline = clock.deadline(table, room.counts_from)
    if deadline is not None:
        times.append(deadline)
    if table.facts.absence is not None:
        times += [since + table.facts.absence for since in gone.values()]
    future = [at for at in times if at > steady.now()]
    return min(future) + 0.01
