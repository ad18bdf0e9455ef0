"""Contest: which bots play which games, and what they make of them.

A deal is everything that the seed decides: bandits, cars, cards, purses. Every line-up plays every
deal once for each different way around the table, so all bots meet the same luck, in every seat and
as every bandit equally often. Neighbours change from deal to deal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

from folsom.bots import check_bot
from folsom.bots.arena import Entry, fair_share, play_game, sides_of
from folsom.bots.protocol import BotError
from folsom.bots.thinking import Thinking
from folsom.game.parts import LAWMEN
from folsom.game.titles import AnyConfig
from folsom.lab.ratings import Rater, Rating
from folsom.lab.statistics import Estimate, Shares


@dataclass(frozen=True)
class Match:
    """One game of a contest: a bot in each seat of a deal."""

    deal: int
    bots: tuple[str, ...]
    is_control: bool = False  # all seats play alike: it tells what a seat is worth by itself


@dataclass(frozen=True)
class Contest:
    """What is to be played."""

    config: AnyConfig
    bots: tuple[str, ...]
    seed: str
    games: int
    budget: int | None = None
    whole_teams: bool = False  # a bot has all seats of a side
    control: bool = False  # each deal is also played by the last bot alone

    def __post_init__(self) -> None:
        for bot in self.bots:
            check_bot(bot, self.config.game)

    @property
    def chairs(self) -> tuple[int, ...]:
        """For each seat who sits there: the place in a line-up."""
        seats = range(self.config.n_players)
        return sides_of(self.config) if self.whole_teams else tuple(seats)

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Bots that meet. The last one takes all chairs that are left; if the chairs are too few
        every choice of so many bots is a line-up."""
        chairs = len(set(self.chairs))
        filled = (*self.bots, *[self.bots[-1]] * (chairs - len(self.bots)))
        return list(dict.fromkeys(combinations(filled, chairs)))

    def matches(self) -> list[Match]:
        """All games in the order in which they are played."""
        found: list[Match] = []
        left, deal = self.games, 0
        while left > 0:
            rotated = self.of_deal(deal)[:left]
            found += rotated
            if self.control:
                found.append(Match(deal, self.bots[-1:] * self.config.n_players, True))
            left -= len(rotated)
            deal += 1
        return found

    def of_deal(self, deal: int) -> list[Match]:
        """Every way around the table; where bots are alike two ways may be the same one."""
        found = []
        for number, line_up in enumerate(self.line_ups):
            neighbours = list(line_up)
            Random(f"{self.seed} neighbours {deal} {number}").shuffle(neighbours)
            for turn in range(len(neighbours)):
                around = neighbours[-turn:] + neighbours[:-turn]
                found.append(Match(deal, tuple(around[chair] for chair in self.chairs)))
        return list(dict.fromkeys(found))

    def play(self, match: Match) -> list[Entry]:
        """The same deal for all, in whatever seats they sit."""
        return play_game(self.config, f"{self.seed} deal {match.deal}", match.bots, self.budget)


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    match: Match
    entries: tuple[Entry, ...]


Kind = Callable[[Entry], Hashable]


class Results:
    """What was played of a contest so far."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.interrupted = False
        self.failure: BotError | None = None  # why it was, if a bot did not do its part
        self.games: list[Played] = []
        self.control: list[Played] = []
        self._standing: dict[str, tuple[float, int]] = {}  # credit and seats so far
        self.thinking = {bot: Thinking() for bot in dict.fromkeys(contest.bots)}
        self._rater = Rater()

    def add(self, match: Match, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.thinking[entry.bot].merge(entry.thinking)
            if not match.is_control:
                won, seats = self._standing.get(entry.bot, (0.0, 0))
                self._standing[entry.bot] = won + entry.credit, seats + 1
        kept = tuple(replace(entry, thinking=Thinking()) for entry in entries)
        (self.control if match.is_control else self.games).append(Played(match, kept))

    @property
    def bots(self) -> list[str]:
        """Those named, each once; a line-up that was not reached leaves some out."""
        seen = {entry.bot for game in self.games for entry in game.entries}
        return [bot for bot in self.thinking if bot in seen]

    @property
    def deals(self) -> int:
        return len({game.match.deal for game in self.games})

    @property
    def is_even(self) -> bool:
        """Has every bot sat in every seat equally often?"""
        matches = [game.match for game in self.games]
        last = matches[-1].deal
        return len(matches) == sum(len(self.contest.of_deal(n)) for n in range(last + 1))

    @property
    def fair(self) -> float:
        return fair_share(self.contest.config)

    # Shares of victories

    def shares(self, bot: str, kind: Kind = lambda _: None) -> dict[Hashable, Shares]:
        """What a bot has won, by some feature of its seat."""
        found: defaultdict[Hashable, Shares] = defaultdict(Shares)
        for game in self.games:
            for entry in game.entries:
                if entry.bot == bot:
                    found[kind(entry)].add(game.match.deal, entry.credit)
        return found

    def of_control(self, role: str) -> Shares | None:
        """What seats of a role win where all play alike, if that was played."""
        credits = [
            (game.match.deal, entry.credit)
            for game in self.control
            for entry in game.entries
            if entry.role == role
        ]
        return Shares(credits) if credits else None

    def share(self, bot: str) -> Estimate:
        return self.shares(bot)[None].estimate()

    def roles(self, bot: str) -> list[RoleShare]:
        """How a bot fares in each role; none in a game in which all have the same one."""
        by_role = self.shares(bot, lambda entry: entry.role)
        return [self._role(str(role), by_role[role]) for role in sorted(by_role, key=str) if role]

    def _role(self, role: str, shares: Shares) -> RoleShare:
        control = self.of_control(role)
        if control is None:
            estimate = shares.estimate()
            return RoleShare(role, shares.games, estimate, self.fair, estimate.over(self.fair))
        return RoleShare(
            role, shares.games, shares.estimate(), control.share, shares.times(control)
        )

    def interim(self) -> str:
        """How it stands, in a line."""
        return ", ".join(
            f"{bot} {won / seats / self.fair:.2f} x fair"
            for bot, (won, seats) in self._standing.items()
        )

    def scores(self, bot: str) -> list[int]:
        """Money at the end of all its bandits; some roles play for none."""
        return [
            entry.score
            for game in self.games
            for entry in game.entries
            if entry.bot == bot and entry.role not in LAWMEN
        ]

    def seats_a_game(self, bot: str) -> float:
        return self.shares(bot)[None].games / len(self.games)

    def ratings(self) -> dict[str, Rating]:
        return self._rater.rate(self.bots, [game.entries for game in self.games])


@dataclass(frozen=True)
class RoleShare:
    """What a bot has won in a role, beside what the role is worth by itself."""

    role: str
    games: int
    share: Estimate
    fair: float
    times_fair: Estimate | None
