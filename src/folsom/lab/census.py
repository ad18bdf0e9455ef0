"""Census: scores and victories of many games, by bot, bandit, role, seat and place."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Any, Final

from folsom.bots.arena import Entry, fair_share
from folsom.game.titles import AnyConfig
from folsom.lab.statistics import Estimate, Z, wilson

HEADINGS: Final = {
    "bots": "Bot",
    "bandits": "Bandit",
    "roles": "Role",
    "seats": "Seat",
    "places": "Place in round 1 (1 = First Player)",
}


class Tally:
    """Scores and victories of one bandit, seat, place or bot."""

    def __init__(self) -> None:
        self.games = 0
        self.credit = 0.0
        self.scores = 0
        self.squares = 0

    def add(self, entry: Entry) -> None:
        self.games += 1
        self.credit += entry.credit
        self.scores += entry.score
        self.squares += entry.score**2

    @property
    def share(self) -> Estimate:
        return Estimate(self.credit / self.games, *wilson(self.credit, self.games))

    @property
    def score(self) -> Estimate:
        mean = self.scores / self.games
        if self.games == 1:
            return Estimate(mean, mean, mean)
        variance = max(self.squares - self.games * mean**2, 0.0) / (self.games - 1)
        reach = Z * math.sqrt(variance / self.games)
        return Estimate(mean, mean - reach, mean + reach)

    def to_json(self) -> dict[str, Any]:
        share, score = self.share, self.score
        return {
            "games": self.games,
            "score": {"mean": score.value, "low": score.low, "high": score.high},
            "wins": {"share": share.value, "low": share.low, "high": share.high},
        }


class Census:
    """What games of one configuration add up to, under a few headings."""

    def __init__(self, config: AnyConfig, seed: str, bots: Sequence[str]) -> None:
        self.config = config
        self.seed = seed
        self.bots = bots
        self.games = 0
        self.shared = 0
        self.tallies: dict[str, dict[Hashable, Tally]] = {heading: {} for heading in HEADINGS}

    def add(self, entries: Sequence[Entry]) -> None:
        self.games += 1
        self.shared += any(0 < entry.credit < 1 for entry in entries)
        for entry in entries:
            self._count("bots", entry.bot, entry)
            self._count("seats", entry.seat + 1, entry)
            self._count("places", entry.place + 1, entry)
            if entry.role:
                self._count("roles", entry.role, entry)
            for bandit in entry.bandits:
                self._count("bandits", bandit, entry)

    def _count(self, heading: str, key: Hashable, entry: Entry) -> None:
        self.tallies[heading].setdefault(key, Tally()).add(entry)

    @property
    def fair(self) -> float:
        return fair_share(self.config)

    def of(self, heading: str) -> list[tuple[str, Tally]]:
        tallies = self.tallies[heading]
        return [(str(key), tallies[key]) for key in sorted(tallies, key=_order)]

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "shared_victories": self.shared,
            "seed": self.seed,
            "config": self.config.to_json(),
            "bots": list(self.bots),
            "fair_share": self.fair,
            **{
                f"by_{heading[:-1]}": {key: tally.to_json() for key, tally in self.of(heading)}
                for heading in self.tallies
            },
        }


def _order(key: Hashable) -> tuple[int, str]:
    """Numbers as numbers, words by the alphabet."""
    return (key, "") if isinstance(key, int) else (0, str(key))
