"""What belongs to one combination of boxes alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from folsom.boxes.box import Box, Played
from folsom.boxes.pairs.rules.horses_with_timecar import HorsesWithTimeCar
from folsom.boxes.pairs.rules.marshal_with_horses import MarshalWithHorses
from folsom.boxes.pairs.rules.marshal_with_timecar import MarshalWithTimeCar
from folsom.boxes.timecar.rules.manifest import TimeCar
from folsom.engine.module import Module
from folsom.engine.spec import Spec

HORSES_AND_TIMECAR: Final = frozenset({"horses_stagecoach", "time_travel_car"})
MARSHAL_AND_HORSES: Final = frozenset({"marshal_prisoners", "horses_stagecoach"})
MARSHAL_AND_TIMECAR: Final = frozenset({"marshal_prisoners", "time_travel_car"})


class PairsBox(Box):
    def is_played(self, modules: Sequence[str], variants: Sequence[str]) -> bool:
        """Each of its rooms asks which boxes have come together."""
        return True

    def rule_changes(self, config: Played) -> Iterable[int]:
        """2: EXTRA-CAR-23, a Marshal is pushed by shots from the Time-Travel Car."""
        return (2,) if set(config.modules) >= MARSHAL_AND_TIMECAR else ()

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        found: list[Module] = []
        timecars = [module for module in others if isinstance(module, TimeCar)]
        if MARSHAL_AND_HORSES.issubset(parts):
            found.append(MarshalWithHorses())
        if MARSHAL_AND_TIMECAR.issubset(parts):
            found.append(MarshalWithTimeCar(*timecars))
        if HORSES_AND_TIMECAR.issubset(parts) and "horses_light" not in parts:
            found.append(HorsesWithTimeCar(*timecars))
        return found


BOX: Final = PairsBox()
