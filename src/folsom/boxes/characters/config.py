"""Bandits of other boxes in configurations."""

from __future__ import annotations

from typing import Final

from folsom.boxes.box import EXTRA_BANDIT
from folsom.boxes.characters.box import BASE_BANDITS_ONLY, MOST_BANDITS, SEVEN
from folsom.boxes.characters.rules.manifest import powers_of_all
from folsom.game import catalogue
from folsom.game.box_config import BoxConfig, Powers
from folsom.game.checks import listed
from folsom.game.config import Config
from folsom.game.errors import ConfigError


class CharactersConfig(BoxConfig):
    def check_bandits(self, config: Config) -> None:
        """EXTRA-SILK-02: the power is fixed before anybody chooses a bandit."""
        if "silk" in config.characters and config.silk_power is None:
            raise ConfigError(
                f"Silk needs a power: choose silk_power among {listed(catalogue.silk_powers())}.",
                "silk-power",
                choices=listed(catalogue.silk_powers()),
            )
        if config.silk_power is not None and "silk" not in config.characters:
            raise ConfigError(
                "Nobody can be Silk here, so there is no silk_power to fix.", "no-silk"
            )

    def parts(self, config: Config) -> set[str]:
        extra = config.characters & set(catalogue.extra_bandits())
        parts = {EXTRA_BANDIT if extra else BASE_BANDITS_ONLY}
        if config.silk_power is not None:
            parts.add(f"silk_power:{config.silk_power}")
        if config.n_bandits >= MOST_BANDITS:
            parts.add(SEVEN)
        return parts

    def powers(self, config: Config) -> Powers:
        return powers_of_all(config.silk_power or "")


BOX: Final = CharactersConfig()
