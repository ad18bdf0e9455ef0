"""What the numbers are called that boxes add, in the order in which `sight` writes them."""

from __future__ import annotations

from typing import Final

from folsom.engine.horses.hostages import HOSTAGE_IDS
from folsom.engine.marshal.arrest import BRAWLER_IDS
from folsom.engine.marshal.colts import EFFECT_IDS
from folsom.envs.names import Names, amount, amounts, each, under
from folsom.envs.pieces import OTHER_TEAM, OWN_TEAM, Pieces
from folsom.game import catalogue
from folsom.game.justice import WOUND_IDS
from folsom.game.notation import (
    COURIER_IDS,
    DECOY,
    DRINKS,
    NUGGET_VALUES,
    PRISONER_IDS,
    PROFESSORE,
    PROFESSORE_CARDS,
)
from folsom.sight.scales import (
    CHAMBERS,
    MOST_GANG,
    MOST_GOALS,
    MOST_HORSES,
    MOST_MONEY,
    MOST_PLANS,
    MOST_SCHEMES,
    MOST_TOKENS,
)

ALL_DOCUMENTS: Final = (OWN_TEAM, OTHER_TEAM, DECOY)


def beside_the_bandits(pieces: Pieces) -> Names:
    config = pieces.config
    if "time_travel_car" in config.modules:
        yield from each("traveller", pieces.bandits)
        yield from each("hidden_under", pieces.hideouts)
    if config.has_horses:
        yield from _horses(pieces)
    if config.has_coach:
        yield from _coach(pieces)
    if config.has_horses or config.has_couriers or config.has_marshal_player:
        yield amount("attack_plans", MOST_PLANS)
    if config.has_marshal_player:
        yield from under("law", _law(pieces))
    if config.has_couriers:
        yield from _trains(pieces)
    if config.has_professore:
        yield from under(PROFESSORE, _professore(pieces))


def decision(pieces: Pieces) -> Names:
    """What a decision is about: a Document that only its finder has seen."""
    if pieces.config.has_couriers:
        yield from each("document", ALL_DOCUMENTS)


def bandit(pieces: Pieces) -> Names:
    if pieces.config.has_horses:
        yield from each("hostage", HOSTAGE_IDS)
        yield "escaped"
        yield from amounts("drinks", MOST_TOKENS, DRINKS)
    if pieces.config.has_marshal_player:
        yield "wanted"
        yield from each("prisoner", PRISONER_IDS)
        yield from each("wounds", WOUND_IDS)
        yield "ejected"
        yield amount("mailbag_money", MOST_MONEY)
    if pieces.config.has_couriers:
        yield "teammate"
        yield amount("bag_money", MOST_MONEY)
        yield from amounts("nugget_values", MOST_TOKENS, map(str, NUGGET_VALUES))
        yield from each("documents", ALL_DOCUMENTS)


def _horses(pieces: Pieces) -> Names:
    yield from amounts("horses", MOST_HORSES, pieces.cars)
    if "time_travel_car" in pieces.config.modules:
        yield amount("horses_at_timecar", MOST_HORSES)
    yield from each("offered", pieces.cars)


def _coach(pieces: Pieces) -> Names:
    yield from each("coach", pieces.cars)
    yield "shotgun.guarding"
    yield from each("shotgun.at", pieces.places)
    yield from each("hostages", HOSTAGE_IDS)


def _law(pieces: Pieces) -> Names:
    yield from amounts("received_from", CHAMBERS, pieces.bandits)
    for n, _ in enumerate(catalogue.colts(), start=1):
        yield amount(f"colt{n}", CHAMBERS)
        yield from each(f"colt{n}.next", EFFECT_IDS)
    for title in BRAWLER_IDS:
        yield from each(title, pieces.bandits)
    yield from each("posters", pieces.bandits)
    yield from each("prisoners", PRISONER_IDS)
    yield from each("rewards", PRISONER_IDS)
    yield amount("mailbags", MOST_TOKENS)
    yield amount("mailbag_money", MOST_MONEY)
    yield amount("goals_drawn", MOST_GOALS)
    yield from each("goals_shown", pieces.goals)
    yield from each("goals", pieces.goals)
    yield "ejected"


def _trains(pieces: Pieces) -> Names:
    armored = [f"a{n}" for n in range(len(catalogue.armored_train()))]
    for n in range(len(catalogue.departure_train())):
        yield from each(f"facing{n}", armored)
    for courier in COURIER_IDS:
        yield from each(courier, pieces.places)
    yield amount("gang", MOST_GANG)


def _professore(pieces: Pieces) -> Names:
    yield "teammate"
    yield amount("money", MOST_MONEY)
    yield from amounts("deck", MOST_SCHEMES, PROFESSORE_CARDS.values())
    yield from each("binoculars", pieces.bandits)
