"""Bandits of other boxes, who play in most games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from folsom.boxes.box import Box, Refusal
from folsom.boxes.characters.rules.manifest import characters_of
from folsom.engine.module import Module
from folsom.engine.spec import Spec

MOST_BANDITS: Final = 7
SEVEN: Final = "seven"
BASE_BANDITS_ONLY: Final = "base_bandits_only"  # nobody can come but the six of the base box


class CharactersBox(Box):
    refusals = (
        Refusal(
            "EXTRA-COMPAT-47",
            (SEVEN,),
            (BASE_BANDITS_ONLY,),
            "Seven players need Mei, Silk, Misty or the Twinzz, since the base game has six "
            "bandits",
        ),
    )

    def is_played(self, modules: Sequence[str], variants: Sequence[str]) -> bool:
        return True

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return characters_of(spec)


BOX: Final = CharactersBox()
