"""Words of the reports: games, bandits, roles and times, in English."""

from __future__ import annotations

from functools import cache

from folsom.bots import outside
from folsom.bots.box_bots import BoxBots, games
from folsom.bots.thinking import Thinking
from folsom.boxes import shelf
from folsom.game.titles import AnyConfig
from folsom.lab.statistics import Estimate
from folsom.lab.svg import Badge
from folsom.texts import Texts, paints
from folsom.texts import things as say


@cache
def _texts() -> Texts:
    """Read when a report is written: a catalogue takes longer than all else of `--help`."""
    return Texts("en")


def game_name(config: AnyConfig) -> str:
    """``Colt Express with experts, 4 players``."""
    texts = _texts()
    name = next(box.title for box in shelf.boxes().values() if box.game == config.game)
    more = [texts(key) for key in games()[config.game].extras(config)]
    mix = f" with {texts.listing(more)}" if more else ""
    return f"{name}{mix}, {config.n_players} players"


def bandit_name(id: str) -> str:
    return say.opening(str(say.figure(_texts(), id)))


def badge(id: str) -> Badge:
    return paints.PAINTS.get(id, (*paints.STRANGER[:2], id[:1].upper()))


def role_name(role: str) -> str:
    boxes = shelf.gather("bots", BoxBots).values()
    return next(box.roles[role] for box in boxes if role in box.roles)


def between(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f} to {100 * estimate.high:.1f}"


def times(estimate: Estimate | None) -> str:
    """``2.31 (2.02-2.60)``."""
    if estimate is None:
        return "-"
    return f"{estimate.value:.2f} ({estimate.low:.2f}-{estimate.high:.2f})"


def duration(seconds: float) -> str:
    """With three digits at most, in a unit that people read."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.2g} µs"


def computed(bot: str, times: Thinking) -> str:
    """The mean of what this process computed; what a program computes it cannot see."""
    return "-" if outside.is_program(bot) else duration(times.mean_computed)
