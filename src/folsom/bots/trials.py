"""Trials: every option is tried out in a handful of possible states, with the same luck for all.

Each is played by chance to the end of the round, and the state that comes of it is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from folsom.engine import flow
from folsom.engine.state import State, clone
from folsom.game import Observation, Option

TRIALS: Final = 24  # states in which each option is tried

Terms = Mapping[str, float]  # what a state is worth, term by term
Judge = Callable[[State, int], Terms]


def try_out(
    observation: Observation, rng: Random, judge: Judge, trials: int = TRIALS
) -> dict[Option, Terms]:
    """What each option comes to on average."""
    totals: list[dict[str, float]] = [{} for _ in observation.options]
    for _ in range(trials):
        guess = observation.sample(*(rng.getrandbits(32) for _ in range(4)))
        for total, option in zip(totals, observation.options, strict=True):
            s = clone(guess)
            flow.play(s, observation.seat, option.word)
            flow.play_round(s)
            for name, value in judge(s, observation.seat).items():
                total[name] = total.get(name, 0.0) + value / trials
    return dict(zip(observation.options, totals, strict=True))


def best(tried: Mapping[Option, Terms]) -> Option:
    return max(tried, key=lambda option: sum(tried[option].values()))


def decisive(tried: Mapping[Option, Terms], option: Option) -> str:
    """The term by which an option is ahead of the mean of all."""
    found = tried[option]
    means = {name: sum(t.get(name, 0.0) for t in tried.values()) / len(tried) for name in found}
    return max(found, key=lambda name: found[name] - means[name])
