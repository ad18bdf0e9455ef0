"""Games: what a game brings to learners; each is in the room `envs` of a box."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from folsom.boxes import shelf
from folsom.boxes.shelf import gather
from folsom.game import Observation
from folsom.game.situation import Situation
from folsom.game.titles import Seed

if TYPE_CHECKING:
    from folsom.envs.actions import Actions
    from folsom.envs.dealing import Dealer
    from folsom.envs.sights import Sights
    from folsom.envs.spaces import Spaces


class GameEnvs:
    """How learners meet one game, in any of its configurations."""

    id: ClassVar[str]  # as OpenSpiel calls it
    players: ClassVar[tuple[int, int]]  # the fewest and the most

    def sights(self, config: Any) -> Sights:
        """What is seen."""
        raise NotImplementedError

    def actions(self, config: Any) -> Actions:
        """Everything that can be chosen in any game of a configuration."""
        raise NotImplementedError

    def dealer(self, spaces: Spaces, seeds: list[int], observes: bool) -> Dealer:
        """Who deals games side by side."""
        raise NotImplementedError

    def imagined(self, observation: Any, seed: Seed) -> Situation:
        """A game that may be the true one, with other dice.

        Its other seats know what is public, and what they will see from now on.
        """
        raise NotImplementedError


@cache
def games() -> dict[str, GameEnvs]:
    """By their ids."""
    return {shelf.boxes()[box].game: envs for box, envs in gather("envs", GameEnvs).items()}


def titles() -> dict[str, str]:
    """What people call them."""
    return {box.game: box.title for box in shelf.boxes().values() if box.game}


def imagine(observation: Observation, seed: Seed) -> Situation:
    """A game that a seat can imagine: it agrees with all that the seat knows."""
    return games()[observation.game].imagined(observation, seed)
