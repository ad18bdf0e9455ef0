"""Balance: is every bandit, role and seat worth the same? Bots of one kind play many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from folsom.bots import check_bot
from folsom.bots.arena import Entry, play_game
from folsom.bots.box_bots import games
from folsom.boxes import shelf
from folsom.game import ConfigError
from folsom.game.parts import MODULES
from folsom.game.titles import AnyConfig, read_config
from folsom.lab import labels
from folsom.lab.census import Census, Tally
from folsom.lab.page import contents, figure, page, paragraph, section, table
from folsom.lab.svg import Dot, Group, dots, percent

# Games that go with no box of Colt Express, by what they are called among the boxes.
ALONE: Final = {box.module: box.game for box in shelf.boxes().values() if box.is_alone}
BOXES: Final = (*MODULES, *ALONE)
PLAYERS: Final = (3, 4, 5, 6)
# Refusals of a number of players: too few or too many of them, or too few bandits for so many.
WRONG_NUMBER: Final = ("players-", "more-bandits", "EXTRA-COMPAT-47")
HEADINGS: Final = {
    "bandits": "Bandits",
    "roles": "Roles",
    "places": "Place in round 1 (1 = First Player)",
    "seats": "Seats",
}


@dataclass(frozen=True)
class Turn:
    """One game to be played: its study and its number there."""

    study: int
    game: int


@dataclass(frozen=True)
class Plan:
    """What is to be played: some games of each configuration, each with a bot for all seats."""

    configs: tuple[AnyConfig, ...]
    bots: tuple[str, ...]
    seed: str
    games: int

    def turns(self) -> list[Turn]:
        studies = range(len(self.configs))
        return [Turn(study, game) for study in studies for game in range(self.games)]

    def play(self, turn: Turn) -> list[Entry]:
        config = self.configs[turn.study]
        seats = [self.bots[turn.study]] * config.n_players
        return play_game(config, f"{self.seed} game {turn.game}", seats)


def plan(
    mixes: Sequence[str],
    players: Sequence[int],
    extra_bandits: Sequence[str],
    silk_power: str | None,
    bot: str | None,
    seed: str,
    games: int,
) -> Plan:
    """Each mix of modules, joined by ``+``, with each number of players that it is for."""
    found: list[AnyConfig] = []
    refusal: ConfigError | None = None
    for mix in mixes:
        for number in players:
            try:
                found.append(_config(mix, number, extra_bandits, silk_power))
            except ConfigError as error:
                if not (error.key or "").startswith(WRONG_NUMBER):
                    raise
                refusal = error
    if refusal is not None and not found:
        raise refusal
    bots = tuple(bot or quick_bot(config) for config in found)
    for name, config in zip(bots, found, strict=True):
        check_bot(name, config.game)
    return Plan(tuple(found), bots, seed, games)


def _config(
    mix: str, players: int, extra_bandits: Sequence[str], silk_power: str | None
) -> AnyConfig:
    modules = mix.split("+")
    if len(modules) == 1 and mix in ALONE:
        return read_config({"game": ALONE[mix], "players": players})
    more = {"extra_bandits": list(extra_bandits), "silk_power": silk_power}
    return read_config({"modules": modules, "players": players, **more})


def quick_bot(config: AnyConfig) -> str:
    """The best bot that does not take its time."""
    return games()[config.game].quick


class Balance:
    """What was played of a plan so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.interrupted = False
        self.games = 0
        self._studies = [
            Census(config, plan.seed, [bot] * config.n_players)
            for config, bot in zip(plan.configs, plan.bots, strict=True)
        ]

    def add(self, turn: Turn, entries: Sequence[Entry]) -> None:
        self.games += 1
        self._studies[turn.study].add(entries)

    @property
    def studies(self) -> list[Census]:
        """Those of which something was played."""
        return [study for study in self._studies if study.games]

    @property
    def wanted(self) -> int:
        return self.plan.games * len(self.plan.configs)

    def interim(self) -> str:
        return labels.game_name(self.studies[-1].config) if self.studies else ""


# JSON


def to_json(balance: Balance) -> dict[str, Any]:
    return {
        "games": balance.games,
        "wanted": balance.wanted,
        "interrupted": balance.interrupted,
        "seed": balance.plan.seed,
        "intervals": "95 %, Wilson",
        "studies": [
            {
                "name": labels.game_name(study.config),
                "config": study.config.to_json(),
                "bot": study.bots[0],
                "games": study.games,
                "fair_share": study.fair,
                **{
                    heading: [_figures(key, tally) for key, tally in study.of(heading)]
                    for heading in HEADINGS
                },
            }
            for study in balance.studies
        ],
    }


def _figures(key: str, tally: Tally) -> dict[str, Any]:
    share = tally.share
    return {
        "name": key,
        "games": tally.games,
        "win_share": share.value,
        "interval": share.interval,
        "score": tally.score.value,
    }


# Pictures


def picture(study: Census) -> str:
    """Every bandit, role, place and seat of a study."""
    return dots(
        f"Balance: {labels.game_name(study.config)}",
        f"share of the victories with 95 % intervals, {study.games} games of the bot "
        f"{study.bots[0]}",
        [
            Group(title, [_dot(heading, key, tally) for key, tally in study.of(heading)])
            for heading, title in HEADINGS.items()
            if study.of(heading)
        ],
        study.fair,
    )


def _dot(heading: str, key: str, tally: Tally) -> Dot:
    badge = labels.badge(key) if heading == "bandits" else None
    share = tally.share
    return Dot(name_of(heading, key), share, percent(share.value), f"{tally.games} games.", badge)


def name_of(heading: str, key: str) -> str:
    if heading == "bandits":
        return labels.bandit_name(key)
    return labels.role_name(key) if heading == "roles" else key


def to_html(balance: Balance) -> str:
    studies = [(f"study-{n}", study) for n, study in enumerate(balance.studies)]
    parts = [
        paragraph(
            "One bot in all seats, every game on a deal of its own. Were all bandits and seats "
            "worth the same, each would win its fair share; an interval that does not hold the "
            "fair share says that they are not, for this bot. Intervals are Wilson's, of 95 %: "
            "of twenty, one misses by chance."
        ),
        contents((id, labels.game_name(study.config)) for id, study in studies),
        _overview(balance),
    ]
    if balance.interrupted:
        parts.insert(0, paragraph(stopped(balance), "notice"))
    parts += [
        section(labels.game_name(study.config), figure(picture(study)), _details(study), id=id)
        for id, study in studies
    ]
    return page("Balance of the game", [*parts, paragraph(f"The seed was {balance.plan.seed}.")])


def stopped(balance: Balance) -> str:
    return f"Stopped after {balance.games} of {balance.wanted} games; what was played is reported."


def _overview(balance: Balance) -> str:
    rows = []
    for study in balance.studies:
        ordered = sorted(study.of("bandits"), key=lambda item: item[1].share.value)
        ends = [f"{labels.bandit_name(key)} {percent(t.share.value)}" for key, t in ordered]
        begins = study.of("places")[0][1].share
        cells = [f"{study.games}", percent(study.fair), ends[-1], ends[0], percent(begins.value)]
        rows.append([labels.game_name(study.config), *cells])
    columns = ["game", "games", "fair share", "wins most", "wins least", "First Player"]
    return table("At a glance", columns, rows)


def _details(study: Census) -> str:
    rows = [
        [
            title if heading == "places" else title.rstrip("s"),
            name_of(heading, key),
            f"{tally.games}",
            percent(tally.share.value),
            labels.between(tally.share),
            f"${tally.score.value:,.0f}",
        ]
        for heading, title in HEADINGS.items()
        for key, tally in study.of(heading)
    ]
    columns = ["", "", "games", "share", "95 % interval", "mean score"]
    return table("All figures", columns, rows)
