"""The base game, which is part of every game of Colt Express."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from folsom.boxes.base.rules import round_events, tasks
from folsom.boxes.base.rules.manifest import Base
from folsom.boxes.box import Box, Token
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.module import Module
from folsom.engine.spec import Spec
from folsom.engine.state import MARSHAL

PROTO_POWERS: Final = "power_set:proto"  # a part of a configuration


class BaseBox(Box):
    module = "base"
    game = "express"
    title = "Colt Express"
    deals_all_purses = True
    tokens: ClassVar = {
        int(PURSE): Token("purse", "purses", hides_money=True),
        int(JEWEL): Token("jewel", "jewels"),
        int(STRONGBOX): Token("strongbox", "strongboxes"),
    }
    figures: ClassVar = {int(MARSHAL): "marshal"}
    actions: ClassVar = {
        int(tasks.MOVE): "move",
        int(tasks.FLOOR_CHANGE): "floor_change",
        int(tasks.FIRE): "fire",
        int(tasks.ROBBERY): "robbery",
        int(tasks.PUNCH): "punch",
        int(tasks.MARSHAL_CARD): "marshal",
    }
    events = round_events.EVENT_IDS

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [Base()]


BOX: Final = BaseBox()
