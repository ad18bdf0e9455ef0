"""What Horses & Stagecoach brings to learners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from folsom.boxes.horses.box import DRINKS, FLASKS, has_coach
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.boxes.horses.sight import MOST_HORSES, HorsesSight
from folsom.envs.box_names import BoxNames, NameOf, Things
from folsom.envs.names import Names, amount, amounts, each
from folsom.envs.pieces import Eyes, Pieces
from folsom.game import Config
from folsom.sight.box_sight import BoxSight
from folsom.sight.scales import MOST_TOKENS

BUTTONS: Final = ("gallop", "leave")


class HorsesNames(BoxNames):
    """Of the light game too, in which there are Horses only."""

    verbs: ClassVar[Mapping[str, NameOf]] = {
        "hostage": lambda things, eyes: f"hostage {things['hostage']}",
        "board": lambda things, eyes: f"board {' '.join(map(eyes.figure, things['bandits']))}",
        "drink": lambda things, eyes: f"drink {_drinker(things, eyes)} {things['flask']}",
    }

    def figures(self, config: Config) -> Iterable[str]:
        return ("shotgun",) if has_coach(config) else ()

    def sight(self, pieces: Pieces) -> BoxSight:
        return HorsesSight(has_coach(pieces.config), _has_car_ahead(pieces))

    def bandit(self, pieces: Pieces) -> Names:
        yield from each("hostage", HOSTAGE_IDS)
        yield "escaped"
        yield from amounts("drinks", MOST_TOKENS, DRINKS)

    def beside(self, pieces: Pieces) -> Names:
        yield from amounts("horses", MOST_HORSES, pieces.cars)
        if _has_car_ahead(pieces):
            yield amount("horses_at_timecar", MOST_HORSES)
        yield from each("offered", pieces.cars)
        if has_coach(pieces.config):
            yield from each("coach", pieces.cars)
            yield "shotgun.guarding"
            yield from each("shotgun.at", pieces.places)
            yield from each("hostages", HOSTAGE_IDS)

    def actions(self, pieces: Pieces) -> Names:
        yield from BUTTONS
        for verb in ("ride", "flee"):
            yield from (f"{verb} {place}" for place in pieces.places)
        yield from (f"hostage {hostage}" for hostage in HOSTAGE_IDS)
        two = pieces.config.bandits_per_seat == 2
        alone = ("board self.1", "board self.2", "board self.1 self.2")
        yield from alone if two else ("board self",)
        for whose in ("self.1", "self.2") if two else ("self",):
            yield from (f"drink {whose} {flask}" for flask in FLASKS)


def _has_car_ahead(pieces: Pieces) -> bool:
    """EXTRA-CAR-15: a Horse can stand beside the time-travel car too."""
    return "time_travel_car" in pieces.config.modules


def _drinker(things: Things, eyes: Eyes) -> str:
    """Nobody drinks another's whiskey; seats without bandits drink it themselves."""
    return eyes.figures.get(things["bandit"], "self")


BOX: Final = HorsesNames()
