"""Trials: every option is tried out in a handful of possible states, with the same luck for all.

Each is played by chance to the end of the round, and the state that comes of it is judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from folsom.engine import flow
from folsom.engine.agenda import decider_of, top
from folsom.engine.state import STEALIN, State, clone
from folsom.game import Observation, Option
from folsom.search.rounds import play_round

TRIALS: Final = 24  # states in which each option is tried, at least
PLAYOUTS: Final = 160  # so many in all, where options are few
FOLLOWED: Final = 4  # further choices of a card that friends make well

Terms = Mapping[str, float]  # what a state is worth, term by term
Judge = Callable[[State, int], Terms]
Friends = Callable[[State, int], bool]  # does this seat choose for the good of one's own side?


def try_out(
    observation: Observation, rng: Random, judge: Judge, friends: Friends | None = None
) -> dict[Option, Terms]:
    """What each option comes to on average."""
    totals: list[dict[str, float]] = [{} for _ in observation.options]
    trials = max(TRIALS, PLAYOUTS // len(observation.options)) if friends else TRIALS
    for _ in range(trials):
        guess = observation.sample(*(rng.getrandbits(32) for _ in range(4)))
        for total, option in zip(totals, observation.options, strict=True):
            s = clone(guess)
            flow.play(s, observation.seat, option.word)
            if friends is not None:
                _choose_well(s, observation.seat, judge, friends)
            play_round(s)
            for name, value in judge(s, observation.seat).items():
                total[name] = total.get(name, 0.0) + value / trials
    return dict(zip(observation.options, totals, strict=True))


def _choose_well(s: State, seat: int, judge: Judge, friends: Friends) -> None:
    """What the same card asks next is answered by what looks best at once."""
    card = s.next
    for _ in range(FOLLOWED):
        if s.over or s.asked or s.phase != STEALIN or s.next != card or not s.n_options:
            return
        asked = int(decider_of(top(s)))
        if not friends(s, asked):
            return
        words = [int(word) for word in flow.options_of(s, asked)]
        flow.play(s, asked, max(words, key=lambda word: _at_once(s, asked, word, seat, judge)))


def _at_once(s: State, asked: int, word: int, seat: int, judge: Judge) -> float:
    after = clone(s)
    flow.play(after, asked, word)
    return sum(judge(after, seat).values())


def is_about_keeping(observation: Observation) -> bool:
    """Is it asked which cards to keep for a round that no trial sees?"""
    assert observation.decision is not None
    return observation.decision.question in ("attack_plan", "keep_cards", "discard_bullets")


def keep(options: tuple[Option, ...], wanted: Sequence[str]) -> Option:
    """The best card to hold on to, of those that are wanted; bullets go."""
    ranks = {card: n for n, card in enumerate(wanted)}
    found = [option for option in options if option.points_at.get("card") in ranks]
    if found:
        return min(found, key=lambda option: ranks[option.points_at["card"]])
    return next((o for o in options if o.verb in ("discard", "pass")), options[0])


def best(tried: Mapping[Option, Terms]) -> Option:
    return max(tried, key=lambda option: sum(tried[option].values()))


def decisive(tried: Mapping[Option, Terms], option: Option) -> str:
    """The term by which an option is ahead of the mean of all."""
    found = tried[option]
    means = {name: sum(t.get(name, 0.0) for t in tried.values()) / len(tried) for name in found}
    return max(found, key=lambda name: found[name] - means[name])
