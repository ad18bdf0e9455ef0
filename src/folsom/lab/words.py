"""Words of the reports: games, bandits, roles and times, in English."""

from __future__ import annotations

from functools import cache

from folsom.bots import outside
from folsom.bots.thinking import Thinking
from folsom.game import SuperConfig, compat
from folsom.game.engines import AnyConfig
from folsom.game.parts import LAW
from folsom.lab.statistics import Estimate
from folsom.lab.svg import Badge
from folsom.texts import Texts, paints
from folsom.texts import things as say

_ROLES = {LAW: "Marshal", "bandit": "bandit", "red": "red", "blue": "blue"}


@cache
def _texts() -> Texts:
    """Read when a report is written: a catalogue takes longer than all else of `--help`."""
    return Texts("en")


def game_name(config: AnyConfig) -> str:
    """``Colt Express with Horses & Stagecoach, 4 players``."""
    texts = _texts()
    if isinstance(config, SuperConfig):
        name = texts(f"module-{compat.SUPER_EXPRESS}")
        more = [texts(f"extension-{extension}") for extension in config.extensions]
    else:
        name = "Colt Express"
        more = [texts(f"module-{module}") for module in config.modules if module != "base"]
        more += [texts(f"variant-{variant}") for variant in config.variants]
        more += [texts(f"option-{name}") for name, value in config.options.items() if value]
    mix = f" with {texts.listing(more)}" if more else ""
    return f"{name}{mix}, {config.n_players} players"


def bandit_name(id: str) -> str:
    return say.opening(str(say.figure(_texts(), id)))


def badge(id: str) -> Badge:
    return paints.PAINTS.get(id, (*paints.STRANGER[:2], id[:1].upper()))


def role_name(role: str) -> str:
    return _ROLES[role]


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
