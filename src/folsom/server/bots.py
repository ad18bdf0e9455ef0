"""Bots in worker processes: they get an Observation as JSON and never see the game."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from folsom.bots import bots_for, make_bot
from folsom.bots.reasons import Reason, explain
from folsom.game import Observation

T = TypeVar("T")

_logger = logging.getLogger("folsom.bots")


def answer(bot: str, observation: dict[str, object]) -> str:
    """In the worker: what a bot would choose, in notation."""
    seen = Observation.from_json(observation)
    return make_bot(bot, game=seen.game).choose(seen).text


def advise(observation: dict[str, object]) -> tuple[str, Reason]:
    """In the worker: what the best bot would choose, and why."""
    seen = Observation.from_json(observation)
    option = make_bot(bots_for(seen.game)[0], game=seen.game).choose(seen)
    return option.text, explain(seen, option)


def quiet_worker() -> None:
    """Ctrl-C in the terminal is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ready() -> None:
    """In the worker: nothing, but the bots are loaded."""


class BotPool:
    """A few processes in which bots think, started when the first one has to."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def advise(self, observation: Observation) -> tuple[str, Reason]:
        """What the best bot would choose, and why."""
        return await self._ask(advise, observation.to_json())

    async def _ask(self, work: Callable[..., T], *things: object) -> T:
        """Have a worker do something; if it dies over it another may try once."""
        pool = self._open()
        try:
            return await asyncio.wrap_future(pool.submit(work, *things))
        except BrokenProcessPool:
            _logger.warning("A bot's process has died; another is started.")
            self._drop(pool)
            return await asyncio.wrap_future(self._open().submit(work, *things))

    async def choose(self, bot: str, observation: Observation) -> str:
        """A legal option. A bot that fails is no reason for a table to stand still."""
        try:
            text = await self._ask(answer, bot, observation.to_json())
            if any(option.text == text for option in observation.options):
                return text
            _logger.error("The bot %s chose %r, which is not legal.", bot, text)
        except Exception:
            _logger.exception("The bot %s could not decide.", bot)
        return random.choice(observation.options).text

    def warm(self) -> None:
        """Have a process ready, so that the first bot does not keep people waiting."""
        if self._pool is None:
            self._open().submit(ready)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=quiet_worker,
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
