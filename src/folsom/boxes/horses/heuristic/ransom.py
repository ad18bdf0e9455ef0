"""Ransom: what a Hostage is likely to bring in the end, less what it costs until then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from folsom.boxes.horses.rules import scoring

FIXED: Final = {
    "poodle": float(scoring.POODLE_RANSOM),
    "minister": float(scoring.MINISTER_RANSOM),
    "teacher": float(scoring.TEACHER_RANSOM),
    "zealot": float(scoring.ZEALOT_RANSOM),
}
BANKER: Final = float(scoring.BANKER_RANSOM)
A_JEWEL: Final = float(scoring.OLD_LADY_RANSOM)
A_PURSE: Final = float(scoring.POKER_PLAYER_RANSOM)
A_BULLET: Final = float(scoring.PHOTOGRAPHER_RANSOM)

# What a bandit usually gains in a round, less what they lose again.
STRONGBOXES_A_ROUND: Final = 0.12
JEWELS_A_ROUND: Final = 0.3
PURSES_A_ROUND: Final = 0.5
HITS_A_ROUND: Final = 0.6

# What the effect of a Hostage costs in each round to come: dead cards, cards fewer, lost powers.
BURDEN: Final = {
    "poodle": 45.0,
    "minister": 60.0,
    "teacher": 30.0,
    "zealot": 30.0,
    "old_lady": 30.0,
    "poker_player": 40.0,
    "photographer": 10.0,
    "banker": 0.0,
}


class Belongings(NamedTuple):
    """What ransoms depend on."""

    strongboxes: int
    jewels: int
    purses: int
    hits: int  # bullets from rivals


def promise(hostage: str, own: Belongings, rounds: int) -> float:
    """HORSE-HOST-10 to 17: the ransom as it may be after so many rounds, less the burden."""
    return _ransom(hostage, own, rounds) - BURDEN[hostage] * rounds


def _ransom(hostage: str, own: Belongings, rounds: int) -> float:
    if hostage == "banker":
        return BANKER if own.strongboxes else BANKER * STRONGBOXES_A_ROUND * rounds
    if hostage == "old_lady":
        return A_JEWEL * (own.jewels + JEWELS_A_ROUND * rounds)
    if hostage == "poker_player":
        return A_PURSE * (own.purses + PURSES_A_ROUND * rounds)
    if hostage == "photographer":
        return A_BULLET * (own.hits + HITS_A_ROUND * rounds)
    return FIXED[hostage]


def best(hostages: Iterable[str], own: Belongings, rounds: int) -> str:
    """The one that promises most."""
    return max(hostages, key=lambda hostage: promise(hostage, own, rounds))


def hits(view: dict[str, Any], bandit: str, allies: Iterable[str]) -> int:
    """HORSE-HOST-26: bullets among the bandit's cards that a rival fired."""
    own = {*allies, "neutral"}
    shots = view["bandits"][bandit]["received_from"].items()
    return sum(number for shooter, number in shots if shooter not in own)
