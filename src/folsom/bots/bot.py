"""What a bot is: somebody who is shown a position and names an option."""

from __future__ import annotations

from typing import Protocol

from folsom.game import Observation, Option


class Bot(Protocol):
    """A player that sees what its seat may see, and nothing else."""

    @property
    def name(self) -> str:
        """The word by which the bot is chosen."""

    def choose(self, observation: Observation) -> Option:
        """One of the observation's options."""
