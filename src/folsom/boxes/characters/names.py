"""What characters of other boxes can do that others cannot, for learners."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from folsom.envs.box_names import BoxNames
from folsom.envs.pieces import BULLET
from folsom.game import Config


class CharacterNames(BoxNames):
    def plays(self, config: Config) -> Iterable[str]:
        """COUR-MISTY-01."""
        return (BULLET,) if "misty" in config.characters else ()

    def at_bandits(self, config: Config) -> Iterable[str]:
        """EXTRA-SILK-21: the bandit that gets a bullet."""
        return ("give",) if "silk" in config.characters else ()


BOX: Final = CharacterNames()
