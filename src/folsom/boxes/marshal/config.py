"""Marshal & Prisoners in configurations: a seat that plays no bandit, and the Prison car."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from folsom.boxes.marshal.box import LAWMAN, MarshalBox
from folsom.boxes.marshal.printed import PRISON, always_admired, colts
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.marshal.rules.prisoners import IDOLS
from folsom.engine.spec import Spec
from folsom.engine.state import MARSHAL
from folsom.game.box_config import BoxConfig, Players, Powers
from folsom.game.catalogue import Car
from folsom.game.config import Config
from folsom.game.errors import ConfigError


class MarshalConfig(BoxConfig):
    players: ClassVar = {
        MarshalBox.module: Players((3, 4, 5, 6, 7, 8), "The game with a Marshal player")
    }

    def check_seats(self, config: Config, named: Sequence[str]) -> None:
        is_played = MarshalBox.module in config.modules
        if named.count(LAWMAN) == int(is_played):
            return
        if is_played:
            raise ConfigError("One seat is the Marshal's: name it marshal.", "no-marshal")
        raise ConfigError(
            "A seat for the Marshal needs the module marshal_prisoners.", "marshal-alone"
        )

    def check_cars(self, config: Config, cars: Sequence[str]) -> None:
        if cars[-1] != PRISON.id:
            raise ConfigError("The train ends with the prison.", "no-prison")

    def n_cars(self, config: Config) -> int:
        """MARSHAL-SETUP-02: the Prison car is the last of them."""
        return 6 if config.is_large else 5

    def last_car(self, config: Config) -> str:
        return PRISON.id

    def cars(self, config: Config, known: Mapping[str, Car]) -> Mapping[str, Car]:
        return {**known, PRISON.id: PRISON}

    def spec(self, config: Config, spec: Spec, powers: Powers) -> None:
        """MARSHAL-BULLET-01, MARSHAL-PRIS-01: what is printed on bullets and Prisoners; one seat
        plays the Marshal himself."""
        spec.lawmen = [(config.seat_names.index(LAWMAN), int(MARSHAL))]
        admired = [IDOLS.index(bandit) if bandit in IDOLS else -1 for bandit in config.bandits]
        always = [IDOLS.index(bandit) for bandit in always_admired()]
        bullets = [[EFFECT_IDS.index(effect) for effect in colt] for colt in colts()]
        spec.extra["admirers"] = admired
        spec.extra["prisoners"] = sorted({*always, *admired} - {-1})
        spec.extra["colt_1"], spec.extra["colt_2"] = bullets
        spec.extra["lent_powers"] = [powers[idol][0] for idol in IDOLS]
        for prisoner in spec.extra["prisoners"]:
            spec.powers_to_come |= powers[IDOLS[prisoner]][0]


BOX: Final = MarshalConfig()
