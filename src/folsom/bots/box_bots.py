"""Box bots: what a box brings to bots, beside its judgement (``search/judgement.py``).

Each point has a harmless body; a box overrides those that it needs. Answers combine by the laws of
the rules' points (``engine/module.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, TypeVar

from folsom.bots.bot import Bot
from folsom.bots.reason import Reason
from folsom.boxes import shelf
from folsom.game import Config, Observation, Option

T = TypeVar("T")


class BoxBots:
    """What one box says."""

    # A box that is a game of its own
    makers: ClassVar[Mapping[str, Callable[..., Bot]]] = {}  # the bots that play it, best first
    thinkers: ClassVar[Collection[str]] = ()  # those of them that use a time that is given to think
    quick: ClassVar[str] = ""  # the best of them that does not take its time

    def why(self, observation: Observation, option: Option) -> Reason:
        """Why one of its bots would choose an option, or what speaks for it."""
        raise NotImplementedError

    def extras(self, config: Any) -> list[str]:
        """What a configuration adds to the plain game, as keys of texts."""
        return []

    # Sides
    roles: ClassVar[Mapping[str, str]] = {}  # parts of seats, and what reports call them

    def sides(self, config: Config) -> tuple[int, ...] | None:
        """first: the number of each seat's side, where not all play for themselves."""
        return None

    def parts(self, config: Config) -> tuple[str, ...] | None:
        """first: the part of each seat, where not all have the same."""
        return None

    # Games that the heuristic bot does not play with its imagined world

    def choose(self, observation: Observation, rng: Random) -> Option | None:
        """first: what it chooses; None for no answer."""
        return None

    def explain(self, observation: Observation, option: Option) -> Reason | None:
        """first: why it would choose an option; None for no answer."""
        return None


@cache
def games() -> dict[str, BoxBots]:
    """Those that are a game, by its id."""
    said = shelf.gather("bots", BoxBots)
    return {box.game: said[name] for name, box in shelf.boxes().items() if box.game}


def in_view(view: Mapping[str, Any], room: str, kind: type[T]) -> list[T]:
    """What the boxes in play say in this room, as a seat knows which they are."""
    agreed = view["game"]
    said = shelf.gather(room, kind)
    names = shelf.played(tuple(agreed["modules"]), tuple(agreed["variants"]))
    return [said[name] for name in names if name in said]
