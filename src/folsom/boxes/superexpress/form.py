"""How the scenarios of Colt Super Express are written."""

from __future__ import annotations

from typing import Final

from folsom.boxes.superexpress.game import expectation, position
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.game.scenario_form import Form

BOX: Final = Form(
    SuperConfig.game,
    position.GAME_KEYS,
    position.config_of,
    position.kind_of_position,
    expectation.kind_of_expectation,
    position.build,
    expectation.SuperExpectation,
)
