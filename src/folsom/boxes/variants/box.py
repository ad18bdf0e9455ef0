"""The variants of the base game, and its first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from folsom.boxes.base.box import PROTO_POWERS
from folsom.boxes.box import EXTRA_BANDIT, OTHER_BOXES, Box, Refusal
from folsom.boxes.variants.rules.duel import Duel
from folsom.boxes.variants.rules.expert import Expert
from folsom.boxes.variants.rules.teams import Teams
from folsom.boxes.variants.rules.two_bandits import TwoBandits
from folsom.engine.module import Module
from folsom.engine.spec import Spec


class VariantsBox(Box):
    variants = ("expert", "duel_2014", "two_bandits", "teams", "choice_of_events")
    refusals = (
        Refusal(
            "EXTRA-COMPAT-45",
            ("two_bandits",),
            ("expert",),
            "Expert decks are not shuffled, so the free card of the game with two bandits each "
            "has no meaning there",
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
            (OTHER_BOXES,),
            "A first game has neither powers nor events, and the expansions need them",
        ),
        Refusal(
            "EXTRA-COMPAT-54",
            (PROTO_POWERS,),
            (OTHER_BOXES, EXTRA_BANDIT),
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

    def is_played(self, modules: Sequence[str], variants: Sequence[str]) -> bool:
        return bool(variants)

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        found: list[Module] = []
        if "duel_2014" in parts:
            found.append(Duel())
        if "two_bandits" in parts:
            found.append(TwoBandits())
        if "teams" in parts:
            found.append(Teams())
        if "expert" in parts or "duel_2014" in parts:
            found.append(Expert())
        return found


BOX: Final = VariantsBox()
