"""Colt Super Express as a game."""

from __future__ import annotations

from typing import Final

from folsom.boxes.superexpress import prospects
from folsom.boxes.superexpress.game.config import PLAYERS, SuperConfig
from folsom.boxes.superexpress.game.events import REVEALS
from folsom.boxes.superexpress.game.observation import SuperObservation
from folsom.boxes.superexpress.game.super_express import SuperExpress
from folsom.boxes.superexpress.game.words import PROGRAM
from folsom.boxes.superexpress.printed import super_bandits, super_extensions
from folsom.boxes.superexpress.rules import benchmark
from folsom.game.titles import Title

BOX: Final = Title(
    SuperConfig,
    SuperExpress.begin,
    SuperObservation.read,
    prospects.of_card,
    lambda: frozenset({PROGRAM.name}) if PROGRAM.is_private else frozenset(),
    lambda: REVEALS,
    PLAYERS,
    super_bandits,
    benchmark,
    super_extensions,
)
