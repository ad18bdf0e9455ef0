"""What a bot is: it is shown a position and names an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from folsom.game import Observation, Option


class Bot(Protocol):
    """A player that sees what its seat may see, and nothing else."""

    @property
    def name(self) -> str:
        """The word by which the bot is chosen."""

    def choose(self, observation: Observation) -> Option:
        """One of the observation's options."""


@runtime_checkable
class Clocked(Protocol):
    """A bot that watches a clock, of computing if nobody gives it another one."""

    clock: Callable[[], float]
