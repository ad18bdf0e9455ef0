"""Bots in worker processes: they get an Observation as JSON and never see the game."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from folsom.bots import worker
from folsom.bots.reasons import Reason
from folsom.game import Observation

T = TypeVar("T")

_logger = logging.getLogger("folsom.bots")


class BotPool:
    """A few processes in which bots think, as many at the same time."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._unhurried = asyncio.Semaphore()

    async def advise(self, observation: Observation) -> tuple[str, Reason]:
        """What the best bot would choose, and why."""
        return await self._ask(worker.advise, observation.to_json())

    async def _ask(self, work: Callable[..., T], *things: object) -> T:
        """Have a worker do something; if it dies over it another may try once."""
        pool = self._open()
        try:
            return await asyncio.wrap_future(pool.submit(work, *things))
        except BrokenProcessPool:
            _logger.warning("A bot's process has died; another is started.")
            self._drop(pool)
            return await asyncio.wrap_future(self._open().submit(work, *things))

    async def choose(
        self, bot: str, observation: Observation, budget: int | None = None, hurried: bool = True
    ) -> str:
        """A legal option; a bot that finds none fails.

        ``budget`` is in milliseconds. What nobody waits for is thought one at a time, so that
        games which bots finish among themselves leave workers to those of people.
        """
        async with contextlib.nullcontext() if hurried else self._unhurried:
            text = await self._ask(worker.answer, bot, observation.to_json(), budget)
        if all(option.text != text for option in observation.options):
            raise ValueError(f"The bot {bot} chose {text!r}, which is not legal.")
        return text

    def warm(self) -> None:
        """Have all processes ready, so that no bot keeps people waiting for one."""
        if self._pool is None:
            pool = self._open()
            for _ in range(self._workers):  # a worker still starting takes no second task
                pool.submit(worker.ready)

    def _open(self) -> ProcessPoolExecutor:
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
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
