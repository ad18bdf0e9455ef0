"""Which modules a configuration puts into play, in order of precedence."""

from __future__ import annotations

from typing import Final

from folsom.engine.attack_plan.manifest import AttackPlan
from folsom.engine.base import events as base_events
from folsom.engine.base.manifest import Base
from folsom.engine.board import train
from folsom.engine.characters.cast import characters_of
from folsom.engine.couriers import events as couriers_events
from folsom.engine.couriers.manifest import Couriers
from folsom.engine.horses import events as horses_events
from folsom.engine.horses.manifest import Horses
from folsom.engine.marshal import events as marshal_events
from folsom.engine.marshal.manifest import MarshalPlayer
from folsom.engine.module import Module
from folsom.engine.pairs.horses_with_timecar import HorsesWithTimeCar
from folsom.engine.pairs.marshal_with_horses import MarshalWithHorses
from folsom.engine.pairs.marshal_with_timecar import MarshalWithTimeCar
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.engine.timecar.manifest import TimeCar
from folsom.engine.variants.duel import Duel
from folsom.engine.variants.expert import Expert
from folsom.engine.variants.teams import Teams
from folsom.engine.variants.two_bandits import TwoBandits

# The events of all Round cards, by their names on the cards.
EVENT_IDS: Final[dict[str, int]] = {
    **base_events.EVENT_IDS,
    **horses_events.EVENT_IDS,
    **marshal_events.EVENT_IDS,
    **couriers_events.EVENT_IDS,
}

# The boxes whose Round cards let players keep cards.
BOXES_WITH_PLANS: Final = ("horses_stagecoach", "marshal_prisoners", "couriers_armored_train")


def rules_for(spec: Spec, variants: list[str], names: list[str]) -> Rules:
    """Turn a configuration into rules, in the order of EXTRA-COMPAT-60.

    What belongs to one combination comes first, then powers of characters, then modules,
    then variants; the base game listens last.
    """
    modules: list[Module] = characters_of(spec)
    if "time_travel_car" in names:
        timecar = TimeCar()
        modules.append(timecar)
        if "horses_stagecoach" in names and "horses_light" not in names:
            modules.insert(0, HorsesWithTimeCar(timecar))
        if "marshal_prisoners" in names:
            modules.insert(0, MarshalWithTimeCar(timecar))
    is_expert = "expert" in variants or "duel_2014" in variants
    if "marshal_prisoners" in names:
        modules.append(MarshalPlayer(spec))
        if "horses_stagecoach" in names:
            modules.insert(0, MarshalWithHorses())
    if "couriers_armored_train" in names:
        modules.append(Couriers(spec, "locomotive_strongbox" in names, "robbers_choice" in names))
    if "horses_stagecoach" in names:
        modules.append(Horses("horses_light" in names))
    if any(box in names for box in BOXES_WITH_PLANS) and not is_expert:
        modules.append(AttackPlan())
    if "duel_2014" in variants:
        modules.append(Duel())
    if "two_bandits" in variants:
        modules.append(TwoBandits())
    if "teams" in variants:
        modules.append(Teams())
    if is_expert:
        modules.append(Expert())
    modules.append(Base())
    return Rules(spec, [train(len(spec.cars) - 1)], modules)
