"""Reasons in Colt Super Express: what a program does that the other programs do not.

The round is imagined many times, with programs of the others by chance: once with the program in
question and once with any other. What happens more often, or less, names the reason.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

from folsom.bots.reason import Reason
from folsom.boxes.superexpress.rules import telling
from folsom.boxes.superexpress.rules.ending import winners
from folsom.boxes.superexpress.rules.flow import play
from folsom.boxes.superexpress.rules.state import State, clone
from folsom.engine.bits import bit
from folsom.engine.listener import Listener
from folsom.game import Observation, Option

ROUNDS: Final = 160  # imagined with the program, and as many with others
CLEAR: Final = 0.12  # a difference that is worth a word
_WORD: Final = 2**31

# What may happen in a round, and how much it decides. Bad things count by how seldom they happen.
WORTH: Final = {"win": 1.0, "tail": -1.0, "fall": -1.0, "shot_off": -0.8, "off": 0.7, "loot": 0.4}


def explain_program(observation: Observation, option: Option) -> Reason:
    """Why the bot would lay this program."""
    rng = Random(0)
    state = observation.sample(*(rng.randrange(_WORD) for _ in range(4)))
    seat = observation.seat
    programs = [int(program) for program in state.rules.programs]
    mine, others = Imagined(seat), Imagined(seat)
    for _ in range(ROUNDS):
        laid = {
            other: rng.choice(programs)
            for other in range(state.rules.n_seats)
            if state.aboard & bit(other)
        }
        mine.see(state, laid | {seat: option.word})
        others.see(state, laid)
    return _reason(observation, mine, others)


def _reason(observation: Observation, mine: Imagined, others: Imagined) -> Reason:
    gains = {
        thing: worth * (mine.share(thing) - others.share(thing)) for thing, worth in WORTH.items()
    }
    best = max(gains, key=lambda thing: gains[thing])
    if gains[best] >= CLEAR:
        if best == "off":
            return Reason("reason-program-off", {"target": mine.victim(observation, "off")})
        return Reason(f"reason-program-{best}")
    if mine.share("hit") - others.share("hit") >= CLEAR:
        return Reason("reason-program-hit", {"target": mine.victim(observation, "hit")})
    if observation.view["bandits"][observation.view["seat"]]["state"] == "stunned":
        return Reason("reason-program-wake")
    return Reason("reason-program-mixed")


class Imagined:
    """What became of a seat in imagined rounds."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._rounds = 0
        self._happened: Counter[str] = Counter()
        self._victims: dict[str, Counter[int]] = {"hit": Counter(), "off": Counter()}

    def see(self, state: State, laid: dict[int, int]) -> None:
        """Play the round with these programs and note what happens."""
        s = clone(state)
        s.listener = Listener()
        s.asked = s.aboard
        for seat, program in laid.items():
            play(s, seat, program)
        self._rounds += 1
        happened, target = set(), -1
        for kind, a, b, c, *_ in s.listener.events:
            if kind == telling.FIRED and a == self._seat:
                happened.add("hit")
                target = b
                self._victims["hit"][target] += 1
            elif kind == telling.LEFT_TRAIN:
                if a == self._seat:
                    happened.add("fall" if c else "shot_off")
                elif a == target and not c:
                    happened.add("off")
                    self._victims["off"][a] += 1
            elif kind == telling.ELIMINATED and a == self._seat and b == telling.LOST_WITH_TAIL:
                happened.add("tail")
            elif kind == telling.LOOT_WON and a == self._seat:
                happened.add("loot")
            if kind in (telling.MOVED, telling.REVEALED):
                target = -1
        if s.over and winners(s) & bit(self._seat):
            happened.add("win")
        self._happened.update(happened)

    def share(self, thing: str) -> float:
        """How often something happened, of all rounds."""
        return self._happened[thing] / self._rounds

    def victim(self, observation: Observation, how: str) -> Any:
        """Who is hit most often, or shot off the train."""
        seats = list(observation.view["seats"])
        return seats[self._victims[how].most_common(1)[0][0]]
