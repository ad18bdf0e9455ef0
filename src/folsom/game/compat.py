"""What goes together, as data: section 6 of ``extras.md``.

A row names parts of a configuration that exclude each other: modules, variants, a mode,
characters, a power, an option. Everything that no row names is played together. The
sentences are translated in ``locale/*/refusals.ftl``; a test keeps the English ones equal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from folsom.game.errors import ConfigError

# Parts that are no module, variant or character of their own.
EXTRA_BANDIT: Final = "extra_bandit"  # any character that is not of the base box
DODGE: Final = "silk_power:dodge"
PROTO_POWERS: Final = "power_set:proto"
SEVEN: Final = "seven"
SUPER_EXPRESS: Final = "colt_super_express"
BETRAYAL: Final = "betrayal"
TOO_FEW_TO_BETRAY: Final = "too_few_to_betray"  # two or three bandits
BASE_BANDITS_ONLY: Final = "base_bandits_only"  # nobody can come but the six of the base box


@dataclass(frozen=True)
class Refusal:
    """A row of the table: any of these does not go with any of those."""

    id: str
    these: tuple[str, ...]
    those: tuple[str, ...]
    why: str

    def concerns(self, parts: Iterable[str]) -> bool:
        present = set(parts)
        return any(a in present and b in present for a in self.these for b in self.those)

    @property
    def sentence(self) -> str:
        return f"{self.why}."


class Refused(ConfigError):
    """The parts of a configuration do not go together (EXTRA-COMPAT-52)."""


_EXPANSIONS: Final = ("horses_stagecoach", "marshal_prisoners", "time_travel_car")
_MODULES: Final = (*_EXPANSIONS, "couriers_armored_train")

REFUSALS: Final = (
    Refusal(
        "EXTRA-COMPAT-06",
        ("couriers_armored_train",),
        _EXPANSIONS,
        "Couriers & Armored Train is played with the base game only",
    ),
    Refusal(
        "COUR-SETUP-12",
        (BETRAYAL,),
        (TOO_FEW_TO_BETRAY,),
        "Betrayal needs at least four bandits, so that both teams have somebody to betray",
    ),
    Refusal(
        "COUR-TEAM-03",
        ("couriers_armored_train",),
        ("teams",),
        "Couriers & Armored Train has teams of its own, red and blue",
    ),
    Refusal(
        "COUR-TEAM-08",
        ("couriers_armored_train",),
        ("two_bandits", "duel_2014"),
        "In Couriers & Armored Train everybody plays one bandit",
    ),
    Refusal(
        "EXTRA-COMPAT-09",
        (SUPER_EXPRESS,),
        ("base", *_MODULES),
        "Colt Super Express is a game of its own",
    ),
    Refusal(
        "EXTRA-COMPAT-22",
        (DODGE,),
        ("marshal_prisoners",),
        "With a Marshal player Silk needs another power than dodge",
    ),
    Refusal(
        "EXTRA-COMPAT-41",
        ("duel_2014",),
        ("marshal_prisoners",),
        "The duel of 2014 uses a Marshal card, which Marshal & Prisoners takes out",
    ),
    Refusal(
        "EXTRA-COMPAT-42",
        ("two_bandits",),
        ("marshal_prisoners", EXTRA_BANDIT),
        "The pairs of the game with two bandits each are made of the six base bandits, "
        "and need a Marshal card",
    ),
    Refusal(
        "EXTRA-COMPAT-43",
        ("teams",),
        ("marshal_prisoners",),
        "Teams need an even number of players, and nobody can sit beside the Marshal",
    ),
    Refusal(
        "EXTRA-COMPAT-45",
        ("two_bandits",),
        ("expert",),
        "Expert decks are not shuffled, so the free card of the game with two bandits each has no "
        "meaning there",
    ),
    Refusal(
        "EXTRA-COMPAT-47",
        (SEVEN,),
        (BASE_BANDITS_ONLY,),
        "Seven players need Mei, Silk, Misty or the Twinzz, since the base game has six bandits",
    ),
    Refusal(
        "EXTRA-COMPAT-48",
        ("teams",),
        ("two_bandits", "duel_2014"),
        "Teams do not go with games in which everybody plays two bandits",
    ),
    Refusal(
        "BASE-COMBO-03",
        ("two_bandits",),
        ("duel_2014",),
        "Two bandits each and the duel of 2014 exclude each other",
    ),
    Refusal(
        "EXTRA-COMPAT-49",
        ("first_game",),
        _MODULES,
        "A first game has neither powers nor events, and the expansions need them",
    ),
    Refusal(
        "EXTRA-COMPAT-54",
        (PROTO_POWERS,),
        (*_MODULES, EXTRA_BANDIT),
        "Expansions and extra bandits presuppose the powers of 2014 and 2016, "
        "so the powers of the first printing cannot be chosen",
    ),
    Refusal(
        "EXTRA-CHOICE-05",
        ("choice_of_events",),
        ("couriers_armored_train", "first_game"),
        "Events can be chosen only where Round and Station cards of the base game are drawn",
    ),
)


def refusal(parts: Iterable[str]) -> Refusal | None:
    """The first row that these parts offend, if any."""
    present = set(parts)
    return next((row for row in REFUSALS if row.concerns(present)), None)


def between(one: Iterable[str], others: Iterable[str]) -> Refusal | None:
    """The first row that keeps this part, under any of its names, from the others."""
    mine, theirs = set(one), set(others)
    for row in REFUSALS:
        these, those = set(row.these), set(row.those)
        if (mine & these and theirs & those) or (mine & those and theirs & these):
            return row
    return None


def check(parts: Iterable[str]) -> None:
    """EXTRA-COMPAT-52: refuse what does not go together, before the game starts."""
    row = refusal(parts)
    if row is not None:
        raise Refused(row.sentence, row.id)
