"""Hostages: which one a bot takes, and why (section 7 of HORSE)."""

from __future__ import annotations

from folsom.bots.reason import Reason
from folsom.boxes.base.heuristic.thought import Thought
from folsom.boxes.horses.heuristic.ransom import FIXED, Belongings, promise
from folsom.boxes.horses.heuristic.world import HorsesWorld
from folsom.game import Option


def take_hostage(t: Thought) -> Option:
    """The one that promises most, for what one owns."""
    own = _belongings(t)
    rounds = t.lineup.rounds_left
    return max(t.options, key=lambda option: promise(option.points_at["hostage"], own, rounds))


def why_hostage(t: Thought, option: Option) -> Reason:
    hostage = option.points_at["hostage"]
    own = _belongings(t)
    if hostage in FIXED:
        net = promise(hostage, own, t.lineup.rounds_left)
        return Reason("reason-hostage", {"hostage": hostage, "money": round(net)})
    now = promise(hostage, own, 0)
    if now <= 0:
        return Reason("reason-hostage-bare", {"hostage": hostage})
    return Reason("reason-hostage-owned", {"hostage": hostage, "money": round(now)})


def _belongings(t: Thought) -> Belongings:
    return t.box(HorsesWorld).belongings(t.world, t.lineup.number[t.about["bandit"]])
