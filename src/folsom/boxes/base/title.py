"""Colt Express as a game."""

from __future__ import annotations

from typing import Final

from folsom.boxes.base import prospects
from folsom.boxes.base.game.express import Express
from folsom.engine import benchmark
from folsom.game import box_config, catalogue, decision, events
from folsom.game.config import Config
from folsom.game.observation import ExpressObservation
from folsom.game.titles import Title

BOX: Final = Title(
    Config,
    Express.begin,
    ExpressObservation.read,
    prospects.of_card,
    decision.private,
    events.reveals,
    box_config.players_of("").numbers,
    catalogue.bandits,
    benchmark,
)
