"""Horses & Stagecoach."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from folsom.boxes.box import Box, Played, Token
from folsom.boxes.horses.rules import round_events, tasks
from folsom.boxes.horses.rules.manifest import Horses
from folsom.engine.module import Module
from folsom.engine.spec import Spec

DRINKS: Final = ("classic", "old")  # what is in a whiskey, in the order of its faces
FLASKS: Final = ("whiskey_classic", "whiskey_old", "half_drunk_classic", "half_drunk_old")


class HorsesBox(Box):
    module = "horses_stagecoach"
    switches = ("horses_light",)
    has_plans = True
    tokens: ClassVar = {
        int(tasks.FLASK): Token("whiskey", "whiskeys", "drink", lambda _: DRINKS),
        int(tasks.HALF_CLASSIC): Token("half_drunk_classic", "half_drunk_classics"),
        int(tasks.HALF_OLD): Token("half_drunk_old", "half_drunk_olds"),
    }
    figures: ClassVar = {int(tasks.SHOTGUN): "shotgun"}
    places: ClassVar = {int(tasks.COACH_IN): "coach.in", int(tasks.COACH_ROOF): "coach.roof"}
    actions: ClassVar = {int(tasks.RIDE): "ride"}
    events = round_events.EVENT_IDS

    def positions(self, config: Played) -> Iterable[int]:
        return self.places if has_coach(config) else ()

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [Horses("horses_light" in parts)] if self.module in parts else []


BOX: Final = HorsesBox()


def has_coach(config: Played) -> bool:
    """HORSE-SETUP-11: the light game has Horses, but no coach."""
    return HorsesBox.module in config.modules and not config.option("horses_light")
