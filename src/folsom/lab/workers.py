"""Workers: games played one after the other, in processes of this machine, or on a Ray cluster.

All three give the same results in the same order. What was played before Ctrl-C is given too;
``KeyboardInterrupt`` comes after it.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

from folsom import __version__
from folsom.bots.external import kill_all
from folsom.extras import extra
from folsom.game import ConfigError

T = TypeVar("T")
R = TypeVar("R")

BATCHES_PER_JOB: Final = 8
LARGEST_BATCH: Final = 500
PATIENCE: Final = 10  # seconds until a cluster must answer
TERMINATED: Final = 143  # the exit code of a process that was asked to end
AHEAD: Final = 4  # tasks that wait for each processor of a cluster


def play_all(
    play: Callable[[T], R],
    matches: Sequence[T],
    jobs: int = 1,
    ray: str | None = None,
    batch: int = 1,
) -> Iterator[tuple[T, R]]:
    """All matches in their order with their results, whichever worker plays them."""
    batches = [matches[start : start + batch] for start in range(0, len(matches), batch)]
    if ray is not None:
        return _on_cluster(play, batches, ray)
    if jobs == 1:
        return ((match, play(match)) for match in matches)
    return _in_processes(play, batches, min(jobs, len(batches)))


def batch_size(bots: Iterable[str], games: int, jobs: int) -> int:
    """How many games to send to a worker together: one by one, unless chance plays all of them."""
    if set(bots) != {"random"}:
        return 1
    return max(1, min(games // (jobs * BATCHES_PER_JOB), LARGEST_BATCH))


def play_batch(play: Callable[[T], R], matches: Sequence[T]) -> list[tuple[T, R]]:
    return [(match, play(match)) for match in matches]


# Processes


def _in_processes(
    play: Callable[[T], R], batches: Sequence[Sequence[T]], jobs: int
) -> Iterator[tuple[T, R]]:
    context = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker)
    waiting: deque[Future[list[tuple[T, R]]]] = deque()
    try:
        waiting.extend(pool.submit(play_batch, play, batch) for batch in batches)
        while waiting:
            waiting[0].result()
            yield from waiting.popleft().result()
    except KeyboardInterrupt:
        for future in [future for future in waiting if future.done()]:
            yield from future.result()
        raise
    finally:
        if waiting:  # nobody needs what is still being played
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
        pool.shutdown()


def prepare_worker() -> None:
    """Ctrl-C is for the process that collects the results; a worker that is ended takes its bots
    along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    kill_all()
    os._exit(TERMINATED)


# Ray


def _on_cluster(
    play: Callable[[T], R], batches: Sequence[Sequence[T]], address: str
) -> Iterator[tuple[T, R]]:
    ray = _connect(address)
    try:
        task = ray.remote(play_batch)
        left, waiting = deque(batches), deque[Any]()
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            while left or waiting:
                while left and len(waiting) < most:
                    waiting.append(task.remote(play, left.popleft()))
                ray.wait([waiting[0]])
                yield from ray.get(waiting.popleft())
        except KeyboardInterrupt:
            done, _ = ray.wait(list(waiting), num_returns=max(1, len(waiting)), timeout=0)
            for reference in [reference for reference in waiting if reference in done]:
                yield from ray.get(reference)
            raise
    finally:
        ray.shutdown()


def _connect(address: str) -> Any:
    """Ray, in touch with a cluster that can play."""
    with extra("ray"):
        import ray
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ConfigError(
            f"There is no Ray cluster at {address}: {why}", "no-cluster", address=address, why=why
        ) from None
    there = "-"
    with contextlib.suppress(ray.exceptions.RayError):
        there = ray.get(ray.remote(version_here).remote())
    if there != __version__:
        ray.shutdown()
        raise ConfigError(
            f"The cluster needs Folsom {__version__} on its nodes; it has: {there}.",
            "other-folsom",
            here=__version__,
            there=there,
        )
    return ray


def _knock(address: str) -> None:
    """Is somebody there? Ray itself would go on asking for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def version_here() -> str:
    """On a node of the cluster: its Folsom."""
    return __version__
