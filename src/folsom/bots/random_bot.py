"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random

from folsom.game import Observation, Option


class RandomBot:
    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        return self._rng.choice(observation.options)
