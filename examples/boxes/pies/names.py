"""Pies & Pistols for learners: its action; tokens, events and bandits are counted with ours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from folsom.envs.box_names import BoxNames
from folsom.game import Config


class PiesNames(BoxNames):
    def at_bandits(self, config: Config) -> Iterable[str]:
        return ("throw",)


BOX: Final = PiesNames()
