"""Bots at a table: they think at once and side by side, and nobody waits for them without need.

Nothing here measures time: the delay is an hour, and a bot that thought alone where others are
asked as well would think for ever.
"""

from __future__ import annotations

import asyncio
import gc
import json
import math
import multiprocessing
import random
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, cast
from unittest.mock import patch

import pytest
from fair_time import fair_time
from serving import PATIENCE, play_out, serving

from folsom.bots import shared_budget, worker
from folsom.bots.levels import LEGEND_BUDGET, OUTLAW_BUDGET, OUTLAWS_TOGETHER
from folsom.bots.reasons import Reason
from folsom.bots.searcher import SearchBot
from folsom.game import Config, Game, Observation
from folsom.server import waiting
from folsom.server.bots import BotPool
from folsom.server.connection import Who
from folsom.server.house import House
from folsom.server.room import Room
from folsom.server.settings import Settings
from folsom.server.turns import Claim, Turns
from folsom.table import clock, lobby, rows
from folsom.table.errors import TableError
from folsom.table.facts import BY_BOT, BY_PERSON
from folsom.table.lobby import ABSENCE_SECONDS
from folsom.table.outgoing import Eyes
from folsom.table.table import Table

HOUR = 3600.0


class Thinkers(BotPool):
    """Bots that take the first option, once ``gate`` is open."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.gate = asyncio.Event()
        self.gate.set()
        self.begun = 0  # thoughts
        self.at_once = 0  # … at present
        self.claim = Claim()  # of the last one
        self.error: BaseException | None = None  # with which all of them fail

    async def choose(
        self, bot: str, observation: Observation, claim: Claim, budget: int | None = None
    ) -> str:
        self.claim = claim
        self.begun += 1
        self.at_once += 1
        try:
            await self.gate.wait()
        finally:
            self.at_once -= 1
        if self.error is not None:
            raise self.error
        return observation.options[0].text

    def warm(self) -> None:
        pass


class Watcher:
    """Somebody who has no seat and does not host."""

    eyes, who, last = Eyes(), Who(), None

    def send(self, message: object) -> None:
        pass

    send_text = close = send


class Here:
    """A table in a house of its own, seen from inside."""

    def __init__(self, room: Room, bots: Thinkers) -> None:
        self.room, self.bots = room, bots

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.001)

    async def nothing_happens(self) -> None:
        """However often the driver looks again."""
        before = self.room.table.n
        for _ in range(5):
            self.room.wake.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0.001)
        assert self.room.table.n == before

    async def until_asked(self, seat: int) -> None:
        """People and bots play until this person is asked alone."""
        table = self.room.table
        while self.asked != [seat]:
            person = next((n for n in self.asked if table.seats[n].is_person), None)
            if person is None:
                before = table.n
                await self.until(lambda before=before: table.n > before)  # type: ignore[misc]
            else:
                await self.choose(person)

    async def choose(self, seat: int, verb: str | None = None) -> None:
        table = self.room.table
        decision = table.running.decision(seat)
        assert decision is not None
        option = next(o for o in decision.options if verb is None or o.verb == verb)
        await self.room.choose(frozenset({seat}), seat, option.text, table.n, None)

    def go(self) -> None:
        """All of them go again."""
        self.room.connections.clear()
        self.room.presence.heard("another process", [], [], PATIENCE)
        self.room.wake.set()

    def come(self, *seats: int, host: bool = False) -> None:
        """People come to the table, through another process."""
        self.room.presence.heard("another process", seats, [seats] if host else [], PATIENCE)
        self.room.wake.set()

    async def undo(self, seat: int) -> None:
        await self.room.undo(frozenset({seat}), self.room.table.n, None)

    @property
    def asked(self) -> list[int]:
        return [decision.seat for decision in self.room.table.decisions()]

    @property
    def last_by(self) -> str:
        return self.room.table.steps[-1].entry.by


@asynccontextmanager
async def table(
    folder: Path, people: int, bots: int, empty: bool = False, hint_burst: int = 9, **config: Any
) -> AsyncIterator[Here]:
    """A table that somebody watches, unless it is empty."""
    settings = Settings(
        database=str(folder / "folsom.db"), bot_delay=HOUR, hint_rate=0.0, hint_burst=hint_burst
    )
    house = House(settings)
    house.bots = thinkers = Thinkers()
    await house.open()
    try:
        seats: list[dict[str, Any]] = [{"kind": "person", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "bot", "bot": "random"}] * bots
        wishes = lobby.Wishes({"players": people + bots} | config, seats, seed="bots", start=True)
        facts = lobby.make(wishes, 0.0, None).facts
        await house.write(lambda database: rows.insert_table(database, facts))
        here = Here(house.furnish(facts), thinkers)
        if not empty:
            here.room.connections.add(cast(Any, Watcher()))
            here.room.wake.set()
        yield here
    finally:
        await house.close()


# When they answer


def test_who_plays_with_bots_alone_never_waits_so_as_to_undo(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db", bot_delay=HOUR) as server:
        made = server.table(people=1, bots=5)
        with server.person(made) as ann:
            play_out([ann], random.Random(1))
            assert ann.now["view"]["over"]


def test_bots_leave_time_to_undo_a_choice_of_one_among_several_people(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=2, bots=3) as here:
            await here.until_asked(1)
            thoughts = here.bots.begun
            await here.choose(1, "play")
            await here.until(lambda: here.bots.begun > thoughts and not here.bots.at_once)
            await here.nothing_happens()  # the bot has thought already, and says nothing
            assert here.last_by == BY_PERSON
            await here.undo(1)
            assert here.asked == [1]

    asyncio.run(play())


def test_bots_answer_at_once_what_cannot_be_undone_and_each_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=2, bots=3) as here:
            await here.until_asked(1)
            before = here.room.table.n
            await here.choose(1, "draw")
            await here.until(lambda: here.asked == [0])
            by = [step.entry.by for step in here.room.table.steps if step.n > before]
            assert by == [BY_PERSON, BY_BOT, BY_BOT, BY_BOT]

    asyncio.run(play())


# The seats they think for


def test_where_nobody_is_there_nothing_is_thought(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=1, bots=3, empty=True) as here:
            await here.nothing_happens()
            assert here.bots.begun == 0
            here.come(0)
            await here.until(lambda: here.asked == [0])
            thoughts = here.bots.begun
            assert here.bots.claim.is_played()
            await here.room.hand_over([0])
            here.room.table.seats[0].left = True
            here.go()
            await here.nothing_happens()
            assert here.bots.begun == thoughts, "all people have given up, and nobody looks on"

    asyncio.run(play())


def test_what_was_begun_is_dropped_when_the_last_one_goes(tmp_path: Path) -> None:
    async def play() -> None:
        modules = ["base", "horses_stagecoach"]
        async with table(tmp_path, people=1, bots=5, modules=modules) as here:
            here.bots.gate.clear()
            await here.until(lambda: here.bots.at_once == 5)
            here.go()
            await here.until(lambda: here.bots.at_once == 0)
            here.bots.gate.set()
            await here.nothing_happens()
            here.come(0)
            await here.until(lambda: here.asked == [0])

    asyncio.run(play())


def test_the_last_one_who_goes_leaves_the_log_alone_in_memory(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            await here.choose(here.asked[0])
            watcher, game = next(iter(here.room.connections)), weakref.ref(here.room.table.running)
            here.come(0)
            await here.room.leave(watcher)
            assert game() is not None, "somebody is still there, though not here"
            here.go()
            await here.room.leave(watcher)
            gc.collect()
            assert game() is None
            assert len(here.room.table.running.choices) == 1

    asyncio.run(play())


def test_a_game_is_not_put_away_while_a_thread_looks_at_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            watcher, game = next(iter(here.room.connections)), here.room.table.running
            begun, gone = threading.Event(), threading.Event()

            def look() -> bool:
                begun.set()
                return gone.wait(PATIENCE) and here.room.table.running is game

            looking = asyncio.create_task(here.room.aside(look))
            await asyncio.to_thread(begun.wait, PATIENCE)
            await here.room.leave(watcher)
            gone.set()
            assert await looking

    asyncio.run(play())


def who(table: str, address: str, played: bool = True, hint: bool = False) -> Claim:
    return Claim(table, lambda: address, lambda: played, hint)


async def order(places: int, claims: dict[str, Claim]) -> list[str]:
    """In which order claims that come in this one are granted, each for a moment."""
    turns, granted = Turns(places), []

    async def work(name: str, claim: Claim) -> None:
        await turns.wait(claim)
        granted.append(name)
        for _ in range(3):
            await asyncio.sleep(0)
        turns.leave(claim)

    await asyncio.gather(*(work(name, claim) for name, claim in claims.items()))
    return granted


@pytest.mark.parametrize("places", [1, 2])
def test_many_wishes_get_nobody_more_workers(places: int) -> None:
    many = {f"hog {n}": who(f"hog's {n}", "hog") for n in range(60)}
    granted = asyncio.run(order(places, many | {"ann": who("ann's", "ann")}))
    assert granted.index("ann") == places, "as soon as one of those that came before is done"
    same = {f"big {n}": who("big", "x") for n in range(6)}
    granted = asyncio.run(order(places, same | {"small": who("small", "x")}))
    assert granted.index("small") == places


def test_people_who_play_come_before_those_who_watch_and_always_find_a_worker() -> None:
    watched = {f"watched {n}": who(f"w{n}", f"w{n}", played=False) for n in range(4)}
    hints = {f"hint {n}": who(f"h{n}", f"h{n}", hint=True) for n in range(4)}
    people = {f"people {n}": who(f"p{n}", f"p{n}") for n in range(3)}
    granted = asyncio.run(order(2, watched | hints | people))
    assert granted[:2] == ["watched 0", "people 0"]
    assert granted[-3:] == ["watched 1", "watched 2", "watched 3"]


def test_who_no_longer_waits_leaves_the_place_to_others() -> None:
    async def wait() -> None:
        turns, first, other = Turns(1), who("a", "a"), who("b", "b")
        await turns.wait(first)
        gone = asyncio.create_task(turns.wait(who("c", "c")))
        waiting = asyncio.create_task(turns.wait(other))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.leave(first)  # granted to the other, which goes before it knows
        waiting.cancel()
        await asyncio.gather(gone, waiting, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await turns.wait(who("d", "d"))

    asyncio.run(wait())


def test_a_seat_has_one_hint_for_a_question_however_often_it_asks(tmp_path: Path) -> None:
    class Advisers(Thinkers):
        async def advise(self, observation: Observation, claim: Claim) -> tuple[str, Reason]:
            self.begun += 1
            assert claim.is_hint
            await self.gate.wait()
            return observation.options[0].text, Reason("only")

    async def play() -> None:
        async with table(tmp_path, people=3, bots=0, hint_burst=2) as here:
            here.room.house.bots = bots = Advisers()
            bots.gate.clear()
            await here.until_asked(1)
            asking = [asyncio.create_task(here.room.hints.give(1, "x")) for _ in range(40)]
            await here.until(lambda: bots.begun == 1)
            bots.gate.set()
            found = await asyncio.gather(*asking)
            assert all(one == found[0] for one in found)
            assert await here.room.hints.give(1, "x") == found[0]
            assert bots.begun == 1
            bots.gate.clear()
            await here.choose(1, "draw")
            await here.until_asked(1)
            late = asyncio.create_task(here.room.hints.give(1, "x"))
            await here.until(lambda: bots.begun == 2)
            await here.choose(1, "draw")
            await here.until_asked(1)
            with pytest.raises(TableError, match="too_many"):
                async with asyncio.timeout(PATIENCE):
                    await here.room.hints.give(1, "x")
            again = asyncio.create_task(here.room.hints.give(1, "another address"))
            with pytest.raises(TableError, match="nothing_to_decide"):
                await late
            bots.gate.set()
            assert await again

    asyncio.run(play())


# When they think


def test_bots_that_are_asked_together_think_at_the_same_time_and_before_people_answer(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        modules = ["base", "horses_stagecoach"]
        async with table(tmp_path, people=1, bots=5, modules=modules) as here:
            here.bots.gate.clear()
            assert here.room.table.is_together()
            await here.until(lambda: here.bots.at_once == 5)
            here.bots.gate.set()
            await here.until(lambda: here.asked == [0])

    asyncio.run(play())


def test_a_thought_about_what_was_taken_back_is_not_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=2, bots=1) as here:
            await here.until_asked(1)
            here.bots.gate.clear()
            await here.choose(1, "play")
            await here.until(lambda: here.bots.at_once == 1)
            await here.undo(1)
            await here.until(lambda: here.bots.at_once == 0)
            here.bots.gate.set()
            await here.nothing_happens()
            assert here.asked == [1]
            thoughts = here.bots.begun
            await here.choose(1, "draw")
            await here.until(lambda: here.last_by == BY_BOT)
            assert here.bots.begun == thoughts + 1

    asyncio.run(play())


def test_a_bot_does_not_play_for_somebody_who_came_back_while_it_thought(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            await here.until_asked(1)
            here.bots.gate.clear()
            here.come(0)
            await here.room.hand_over([1])
            await here.until(lambda: here.bots.at_once == 1)
            await here.room.take_back(frozenset({1}))
            here.bots.gate.set()
            await here.nothing_happens()
            assert here.asked == [1]

    asyncio.run(play())


# The seats they play for


def test_bots_play_on_for_people_also_if_only_the_host_is_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            await here.until_asked(1)
            await here.room.hand_over([1])
            await here.nothing_happens()
            here.come(host=True)
            await here.until(lambda: here.asked != [1])
            assert here.last_by == BY_BOT

    asyncio.run(play())


def test_no_bot_gets_the_seat_of_somebody_who_came_or_gave_up_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            seats = here.room.table.seats
            seats[2].away = seats[2].left = True
            here.come(1)
            await here.room.hand_over([0, 1, 2])
            assert [(seat.away, seat.left) for seat in seats] == [
                (True, False),
                (False, False),
                (True, True),
            ]

    asyncio.run(play())


def test_who_watches_the_story_of_the_bots_is_not_replaced_meanwhile(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=1, bots=3) as here:
            here.come(0)
            await here.until_asked(0)
            await here.choose(0, "draw")
            await here.until(lambda: here.last_by == BY_BOT and here.asked == [0])
            room, told = here.room, waiting.message(here.room)
            assert told is not None
            story = clock.story(room.table)
            assert story > 0
            patience = room.house.settings.patience_here
            expected = room.table.asked_at + story + patience
            assert told["people"][0]["bot_from"] == pytest.approx(expected, abs=0.01)

    asyncio.run(play())


@pytest.mark.parametrize("absence", [None, 60, 86400])
def test_the_first_clock_waits_two_minutes_at_most_for_people_to_come(
    tmp_path: Path, absence: int | None
) -> None:
    async def play() -> None:
        async with table(tmp_path, people=2, bots=1) as here:
            facts = here.room.table.facts
            here.room.begun_at = here.room.loaded_at
            facts.clock, facts.absence = 60, absence
            waited = here.room.counts_from - here.room.loaded_at
            assert waited == pytest.approx(min(absence or ABSENCE_SECONDS, ABSENCE_SECONDS))

    asyncio.run(play())


def test_who_could_not_be_let_in_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ann:
        eyes, who = Eyes(frozenset({1})), Who()

    async def full(work: object) -> None:
        raise OSError("The disk is full.")

    def broken(room: Room, connection: object) -> None:
        raise RuntimeError("The state is broken.")

    async def play() -> None:
        async with table(tmp_path, people=3, bots=0, empty=True) as here:
            room = here.room
            await room.hand_over([1])
            gone = room.presence.gone_since(3, room.here)
            with monkeypatch.context() as patch:
                patch.setattr(room.house, "write", full)
                with pytest.raises(OSError, match="full"):
                    await room.enter(cast(Any, Ann()))
            assert room.presence.gone_since(3, room.here) == gone
            assert room.presence.assembled([1]) == math.inf
            with monkeypatch.context() as patch:
                patch.setattr(Room, "_tell_state", broken)
                with pytest.raises(RuntimeError, match="broken"):
                    await room.enter(cast(Any, Ann()))
            assert not room.connections
            assert not room.here

    asyncio.run(play())


# By which clock


def test_who_sets_the_clock_on_the_wall_makes_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = time.time

    async def play(hours: int) -> None:
        def wrong() -> float:
            return true() + hours * HOUR

        async with table(tmp_path, people=1, bots=2) as here:
            await here.until_asked(0)
            here.bots.gate.clear()
            await here.choose(0, "draw")
            await here.until(lambda: here.bots.at_once == 1)
            monkeypatch.setattr(time, "time", wrong)
            here.bots.gate.set()
            await here.until(lambda: here.asked == [0])
            facts, room = here.room.table.facts, here.room
            assert clock.deadline(room.table) is None
            facts.clock = 60
            told = waiting.message(room)
            assert told is not None
            assert abs(told["since"] - time.time()) < HOUR / 2
            assert abs(told["clock"]["until"] - time.time()) < HOUR / 2
            assert abs(told["people"][0]["bot_from"] - time.time()) < HOUR / 2
            facts.clock = 0
            room.wake.set()
            await here.until(lambda: room.table.seats[0].away)
        monkeypatch.setattr(time, "time", true)

    for hours in (-10, 10):
        asyncio.run(play(hours))


def test_a_choice_of_tomorrow_is_waited_for_from_today_on(tmp_path: Path) -> None:
    """Another process has it, whose clock is ahead, or this machine's was before it started."""

    async def play() -> None:
        async with table(tmp_path, people=3, bots=0) as here:
            room = here.room
            decision = room.table.decisions()[0]
            tomorrow = time.time() + 24 * HOUR
            entry = room.table.choice(decision.seat, decision.options[0].text, tomorrow)
            await room.house.write(
                lambda database: rows.insert_entry(database, room.table.id, entry)
            )
            await room.refresh()
            assert room.table.n == 1
            assert clock.waiting_since(room.table, room.counts_from) < time.time() + HOUR
            again = Room(room.house, Table(room.table.facts, [entry]), [])
            assert clock.waiting_since(again.table, again.loaded_at) < time.time() + HOUR

    asyncio.run(play())


# How long they think


def test_outlaws_that_are_waited_for_one_after_the_other_share_two_seconds() -> None:
    for bots in (7, 9):
        spent = 0.0
        for _ in range(2 * bots):  # twice in a Speeding-up turn
            budget = shared_budget("outlaw", bots, spent)
            assert budget is not None
            spent += budget / 1000
        assert spent <= OUTLAWS_TOGETHER / 1000


def test_few_outlaws_have_all_their_time_and_legends_always() -> None:
    assert shared_budget("outlaw", 3, 0.5) == OUTLAW_BUDGET
    assert shared_budget("legend", 7, 60.0) is None


def test_a_bot_that_people_wait_for_watches_the_clock_on_the_wall() -> None:
    game = Game.new(Config(players=4), 1)
    seen = game.observe(game.decisions[0].seat)
    bot = worker.waited_for("legend", "express")
    assert isinstance(bot, SearchBot)
    assert bot.clock is perf_counter
    readings = 0

    def clock() -> float:  # on a machine so busy that each iteration takes 100 ms
        nonlocal readings
        readings += 1
        return readings / 10

    bot.clock = clock
    assert bot.choose(seen) in seen.options
    assert 100 * readings <= 1.2 * LEGEND_BUDGET


# Their processes


def test_all_workers_are_started_before_a_bot_is_asked() -> None:
    before = set(multiprocessing.active_children())
    pool = BotPool(workers=2)
    try:
        pool.warm()
        assert len(set(multiprocessing.active_children()) - before) == 2
    finally:
        pool.close()


def test_a_pool_that_breaks_stumbles_over_nobody_who_stopped_waiting() -> None:
    """What is cancelled in a pool before a worker has it cannot be failed any more, and the thread
    that should tell everybody of the broken pool, and end its processes, dies of that.

    Nor does the log hear of what nobody waits for."""
    complaints: list[dict[str, Any]] = []

    async def think() -> None:
        given: Future[Any] = Future()

        class Slow:
            def submit(self, *_: object) -> Future[Any]:
                return given

        asyncio.get_running_loop().set_exception_handler(lambda _, told: complaints.append(told))
        pool, game = BotPool(workers=1), Game.new(Config(players=3), 1)
        seen = game.observe(game.decisions[0].seat)
        with patch.object(BotPool, "_open", lambda _: Slow()):
            waiting = asyncio.create_task(pool.choose("random", seen, Claim()))
            while not pool._begun:
                await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        given.set_exception(BrokenProcessPool())
        while pool._begun:
            await asyncio.sleep(0)
        pool.close()

    asyncio.run(think())
    gc.collect()
    assert complaints == []


@pytest.mark.parametrize("moment", [0.0, 0.02, 0.1, 0.3])
def test_workers_that_are_just_starting_keep_nobody_from_closing(moment: float) -> None:
    """Whatever they do when they are killed, the thread that looks after them ends."""
    before = set(threading.enumerate())

    async def open_and_close() -> None:
        pool, game = BotPool(workers=2), Game.new(Config(players=3), 1)
        pool.warm()
        seen = game.observe(game.decisions[0].seat)
        asked = [asyncio.create_task(pool.choose("random", seen, Claim(n))) for n in "abc"]
        await asyncio.sleep(moment)
        pool.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(open_and_close())
    for thread in set(threading.enumerate()) - before:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def test_a_thought_without_end_keeps_nobody_from_closing() -> None:
    async def think() -> None:
        pool = BotPool(workers=1)
        thought = asyncio.create_task(pool._ask(Claim(), time.sleep, 2 * PATIENCE))
        while not any(future.running() for future in pool._begun):
            await asyncio.sleep(0.01)
        closing = threading.Thread(target=pool.close, daemon=True)
        closing.start()
        with pytest.raises(BrokenProcessPool):
            async with asyncio.timeout(PATIENCE):
                await thought
        closing.join(PATIENCE)
        assert not closing.is_alive()

    asyncio.run(think())


def test_bots_that_think_keep_nobody_from_closing(tmp_path: Path) -> None:
    with serving(tmp_path / "folsom.db") as server, fair_time() as fair:
        made = server.table(people=1, bots=5, bot="legend")
        with server.person(made) as ann:
            ann.until("state")
            ann.send("hint")
            assert server.process is not None
            server.process.terminate()
            began = fair.now()
            server.process.join(PATIENCE)
            assert fair.now() - began < 3.0


def test_a_worker_loads_bots_and_nothing_of_the_server() -> None:
    """It takes four times as long to load the server, and the first bot would wait for it."""
    script = "import sys, folsom.bots.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert loaded.returncode == 0, loaded.stderr
    unwanted = {"folsom.server", "folsom.table", "folsom.texts", "fastapi", "sqlalchemy"}
    assert not unwanted & set(loaded.stdout.split())


# Whatever fails


@pytest.mark.parametrize("error", [RuntimeError("It thinks no more."), asyncio.CancelledError()])
def test_a_thought_that_fails_stops_no_table(tmp_path: Path, error: BaseException) -> None:
    async def play() -> None:
        async with table(tmp_path, people=1, bots=2) as here:
            here.bots.error = error
            for _ in range(3):
                await here.until_asked(0)
                await here.choose(0)
            await here.until(lambda: here.last_by == BY_BOT)

    asyncio.run(play())


def test_a_bot_that_is_no_more_stops_no_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with table(tmp_path, people=1, bots=2) as here:
            for seat in here.room.table.seats[1:]:
                seat.bot = "nobody"
            await here.until_asked(0)
            await here.choose(0)
            await here.until(lambda: here.last_by == BY_BOT)
            assert here.bots.begun == 0

    asyncio.run(play())


def test_what_is_not_legal_is_no_choice_of_a_bot() -> None:
    class Wild(BotPool):
        async def _ask(self, claim: Claim, work: Any, *things: object) -> Any:
            return "shoot the piano player"

    game = Game.new(Config(players=4), 1)
    seen = game.observe(game.decisions[0].seat)
    with pytest.raises(ValueError, match="piano"):
        asyncio.run(Wild(workers=1).choose("random", seen, Claim()))


def test_news_that_cannot_be_taken_in_keep_nobody_from_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rooms are refreshed one by one after a gap, and one of them fails."""
    refreshed = []

    async def refresh(room: Room, by_others: bool = True) -> None:
        refreshed.append(room)
        raise RuntimeError("It cannot be read.")

    async def play() -> None:
        async with table(tmp_path, people=1, bots=2) as here:
            house, room = here.room.house, here.room
            monkeypatch.setattr(Room, "refresh", refresh)
            await house.on_gap()
            await house.on_news("no news")
            await house.on_news("{}")
            await house.on_news(f'{{"from": "an older one", "table": "{room.table.id}"}}')
            assert refreshed == [room, room]
            assert b"folsom_unheard_news_total 4.0" in house.metrics.text()
            odd: list[dict[str, Any]]
            odd = [{"here": [0, 99], "hosts": [[0], [77]]}, {"here": ["a"]}, {"hosts": 5}]
            for news in odd:
                await house.on_news(json.dumps({"from": "x", "table": room.table.id, **news}))
            assert room.here == {0}, "a table has no seat 99"
            waiting.message(room)
            await house.on_news(f'{{"from": "x", "table": "{room.table.id}", "here": [0]}}')
            assert room.here == {0}, "an older process says nothing of hosts"

    asyncio.run(play())
