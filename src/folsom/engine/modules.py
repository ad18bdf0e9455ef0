"""Which modules a configuration puts into play, in order of precedence."""

from __future__ import annotations

from folsom.engine.base.game import Base
from folsom.engine.board import train
from folsom.engine.characters.cast import characters_of
from folsom.engine.module import Module
from folsom.engine.rules import Rules, Spec
from folsom.engine.timecar.game import TimeCar
from folsom.engine.variants.duel import Duel
from folsom.engine.variants.expert import Expert
from folsom.engine.variants.teams import Teams
from folsom.engine.variants.two_bandits import TwoBandits


def rules_for(spec: Spec, variants: list[str], names: list[str]) -> Rules:
    """Turn a configuration into rules, in the order of EXTRA-COMPAT-60.

    What belongs to one combination comes first, then powers of characters, then modules,
    then variants; the base game listens last.
    """
    modules: list[Module] = characters_of(spec)
    if "time_travel_car" in names:
        modules.append(TimeCar())
    if "duel_2014" in variants:
        modules.append(Duel())
    if "two_bandits" in variants:
        modules.append(TwoBandits())
    if "teams" in variants:
        modules.append(Teams())
    if "expert" in variants or "duel_2014" in variants:
        modules.append(Expert())
    modules.append(Base())
    return Rules(spec, [train(len(spec.cars) - 1)], modules)
