"""Bots in worker processes: they get an Observation as JSON and never see the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from folsom.bots import worker
from folsom.bots.reasons import Reason
from folsom.game import Observation
from folsom.server.turns import Claim, Turns

T = TypeVar("T")

STUCK_SECONDS: Final = 60.0  # no thought takes so long

_logger = logging.getLogger("folsom.bots")


class BotPool:
    """A few processes in which bots think, as many at the same time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(workers)
        self._begun: dict[Future[Any], float] = {}  # when each thought began that is not done yet
        self._closed = False

    @property
    def are_well(self) -> bool:
        """Are the processes alive, and is none of them stuck?"""
        if self._pool is None or self._closed:
            return not self._closed
        alive = all(process.is_alive() for process in self._processes(self._pool))
        oldest = min(self._begun.values(), default=time.monotonic())
        return alive and time.monotonic() - oldest < STUCK_SECONDS

    async def advise(self, observation: Observation, claim: Claim) -> tuple[str, Reason]:
        """What the best bot would choose, and why."""
        return await self._ask(claim, worker.advise, observation.to_json())

    async def choose(
        self, bot: str, observation: Observation, claim: Claim, budget: int | None = None
    ) -> str:
        """A legal option; a bot that finds none fails. ``budget`` is in milliseconds."""
        text = await self._ask(claim, worker.answer, bot, observation.to_json(), budget)
        if all(option.text != text for option in observation.options):
            raise ValueError(f"The bot {bot} chose {text!r}, which is not legal.")
        return text

    async def _ask(self, claim: Claim, work: Callable[..., T], *things: object) -> T:
        """Let a worker do something when its turn comes; if it dies, another one tries once.

        A caller that stops waiting cancels no task: a pool that breaks just then would fail on the
        cancelled one, tell nobody else, and wait for its processes for ever.
        """
        for last in (False, True):
            await self._turns.wait(claim)
            pool = self._open()
            try:
                thought = asyncio.wrap_future(self._submit(pool, claim, work, *things))
                thought.add_done_callback(_note_failure)
                return await asyncio.shield(thought)
            except BrokenProcessPool:
                self._drop(pool)
                if last or self._closed:
                    raise
                _logger.warning("A bot's process has died; another is started.")
        raise AssertionError

    def _submit(
        self, pool: ProcessPoolExecutor, claim: Claim, work: Callable[..., T], *things: object
    ) -> Future[T]:
        """The place becomes free with the worker, even if nobody waits for the result any more."""
        loop = asyncio.get_running_loop()

        def done(future: Future[Any]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(self._is_done, future, claim)

        try:
            future = pool.submit(work, *things)
        except BaseException:
            self._turns.leave(claim)
            raise
        self._begun[future] = time.monotonic()
        future.add_done_callback(done)
        return future

    def _is_done(self, future: Future[Any], claim: Claim) -> None:
        self._begun.pop(future, None)
        self._turns.leave(claim)

    def warm(self) -> None:
        """Start all processes, so that no bot keeps people waiting for one."""
        if self._pool is None:
            pool = self._open()
            for _ in range(self._workers):  # a worker still starting takes no second task
                pool.submit(worker.ready)

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool("The bots have gone home.")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=worker.begin,
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End at once: thoughts that are not finished are worth nothing now."""
        self._closed = True
        if self._pool is not None:
            processes = self._processes(self._pool)
            self._drop(self._pool)
            for process in processes:
                process.kill()

    def _processes(self, pool: ProcessPoolExecutor) -> list[Any]:
        return list((pool._processes or {}).values())


def _note_failure(thought: asyncio.Future[Any]) -> None:
    """Whoever still waits is told; if nobody does, a failure is not worth a line of the log."""
    if not thought.cancelled():
        thought.exception()
