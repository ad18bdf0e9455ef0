"""Marshal & Prisoners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from folsom.boxes.box import EXTRA_BANDIT, Box, Refusal, Token
from folsom.boxes.marshal.rules import round_events, tasks
from folsom.boxes.marshal.rules.goals import FIRST_WARRANT, SPECIAL_IDS
from folsom.boxes.marshal.rules.manifest import MarshalPlayer
from folsom.boxes.marshal.rules.prisoners import IDOLS
from folsom.engine.module import Module
from folsom.engine.spec import Spec
from folsom.engine.state import MARSHAL

LAWMAN: Final = "marshal"  # the seat that plays no bandit
PRISONER_IDS: Final = tuple(f"admirer_of_{idol}" for idol in IDOLS)


class MarshalBox(Box):
    module = "marshal_prisoners"
    lawmen = (LAWMAN,)
    refusals = (
        Refusal(
            "EXTRA-COMPAT-22",
            ("silk_power:dodge",),
            ("marshal_prisoners",),
            "With a Marshal player Silk needs another power than dodge",
        ),
        Refusal(
            "EXTRA-COMPAT-41",
            ("duel_2014",),
            ("marshal_prisoners",),
            "The duel of 2014 uses a Marshal card, which Marshal & Prisoners takes out",
        ),
        Refusal(
            "EXTRA-COMPAT-42",
            ("two_bandits",),
            ("marshal_prisoners", EXTRA_BANDIT),
            "The pairs of the game with two bandits each are made of the six base bandits, "
            "and need a Marshal card",
        ),
        Refusal(
            "EXTRA-COMPAT-43",
            ("teams",),
            ("marshal_prisoners",),
            "Teams need an even number of players, and nobody can sit beside the Marshal",
        ),
    )
    has_plans = True
    tokens: ClassVar = {int(tasks.MAILBAG): Token("mailbag", "mailbags", hides_money=True)}
    shooters: ClassVar = {int(MARSHAL): "marshal"}
    places: ClassVar = {int(tasks.CELL): "cell"}
    actions: ClassVar = {
        int(tasks.BRILLIANT_IDEA): "brilliant_idea",
        int(tasks.MOVE_PLUS): "move_plus",
        int(tasks.FLOOR_CHANGE_PLUS): "floor_change_plus",
        int(tasks.ARREST): "arrest",
    }
    events = round_events.EVENT_IDS

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        return [MarshalPlayer(spec)] if self.module in parts else []


BOX: Final = MarshalBox()


def goal_name(bandits: Sequence[str], number: int) -> str:
    """``golden_bullet``; a Warrant is ``capture_belle``."""
    if number < FIRST_WARRANT:
        return SPECIAL_IDS[number]
    return f"capture_{bandits[number - FIRST_WARRANT]}"


def goal_number(bandits: Sequence[str], name: str) -> int | None:
    """The number of a Goal of a game with these bandits."""
    bandit = name.removeprefix("capture_")
    if bandit in bandits and bandit != name:
        return int(FIRST_WARRANT) + bandits.index(bandit)
    return SPECIAL_IDS.index(name) if name in SPECIAL_IDS else None
