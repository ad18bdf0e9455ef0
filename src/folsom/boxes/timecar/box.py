"""The Time-Travel Car."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from folsom.boxes.box import Box
from folsom.boxes.timecar.rules.manifest import TimeCar
from folsom.boxes.timecar.rules.place import TIMECAR
from folsom.engine.module import Module
from folsom.engine.spec import Spec


class TimecarBox(Box):
    module = "time_travel_car"
    places: ClassVar = {int(TIMECAR): "timecar"}

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [TimeCar()] if self.module in parts else []


BOX: Final = TimecarBox()
