"""A bot in Python that thinks: it tries every option in games that may be the true one.

    PYTHONPATH=examples ./folsom arena py:sampling:SamplingBot random --games 8

An observation holds nothing that its seat may not know. `sample` deals what is hidden anew, as a
full state of the engine, which plays tens of thousands of games to their end in a second.
"""

from random import Random

from folsom.boxes.base.rules.scoring import winners
from folsom.engine import flow
from folsom.engine.bits import bit
from folsom.game import Observation, Option

SAMPLES = 50


class SamplingBot:
    name = "sampling"

    def __init__(self, seed: object = None, budget: int | None = None) -> None:
        self._dice = Random(str(seed))

    def choose(self, observation: Observation) -> Option:
        """The option with which random play wins most often."""
        won = dict.fromkeys(observation.options, 0)
        for _ in range(SAMPLES):
            luck = [self._dice.getrandbits(31) for _ in range(4)]
            for option in won:
                state = observation.sample(*luck)  # the same guess for every option
                flow.play(state, observation.seat, option.word)
                flow.play_randomly(state)
                won[option] += bool(winners(state) & bit(observation.seat))
        return max(won, key=lambda option: won[option])
