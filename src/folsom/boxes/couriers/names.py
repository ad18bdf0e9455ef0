"""What Couriers & Armored Train brings to learners."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from folsom.boxes.couriers.box import (
    COURIER_IDS,
    DECOY,
    NUGGET_VALUES,
    PROFESSORE,
    CouriersBox,
    has_professore,
)
from folsom.boxes.couriers.printed import armored_train, departure_train, professore_track
from folsom.boxes.couriers.rules.tasks import LAY_DOWN
from folsom.boxes.couriers.sight import MOST_GANG, MOST_SCHEMES, CouriersSight
from folsom.envs.box_names import BoxNames, NameOf, Things
from folsom.envs.names import Names, amount, amounts, each, under
from folsom.envs.pieces import Eyes, Pieces
from folsom.game import Config
from folsom.sight.box_sight import BoxSight
from folsom.sight.scales import MOST_MONEY, MOST_TOKENS

BUTTONS: Final = ("feint", "gatling", "keep secret_document", "put back")
OWN_TEAM: Final = "own_team"
OTHER_TEAM: Final = "other_team"
ALL_DOCUMENTS: Final = (OWN_TEAM, OTHER_TEAM, DECOY)


class CouriersNames(BoxNames):
    verbs: ClassVar[Mapping[str, NameOf]] = {
        "lay_down": lambda things, eyes: f"lay_down {_face(things, eyes)}",
        "cure": lambda things, eyes: f"cure {eyes.figure(things['shooter'])}",
        "offer": lambda things, eyes: f"offer {eyes.figure(things['figure'])} {things['action']}",
    }
    verbs_by_face: ClassVar[tuple[int, ...]] = (int(LAY_DOWN),)

    def figures(self, config: Config) -> Iterable[str]:
        return COURIER_IDS

    def faces(self, token: str) -> Iterable[str] | None:
        return ALL_DOCUMENTS if token == "secret_document" else None

    def sight(self, pieces: Pieces) -> BoxSight:
        plays = has_professore(pieces.config)
        return CouriersSight(list(professore_track()) if plays else [])

    def decision(self, pieces: Pieces) -> Names:
        """A Document that only its finder has seen."""
        yield from each("document", ALL_DOCUMENTS)

    def bandit(self, pieces: Pieces) -> Names:
        yield "teammate"
        yield amount("bag_money", MOST_MONEY)
        yield from amounts("nugget_values", MOST_TOKENS, map(str, NUGGET_VALUES))
        yield from each("documents", ALL_DOCUMENTS)

    def beside(self, pieces: Pieces) -> Names:
        armored = [f"a{n}" for n in range(len(armored_train()))]
        for n in range(len(departure_train())):
            yield from each(f"facing{n}", armored)
        for courier in COURIER_IDS:
            yield from each(courier, pieces.places)
        yield amount("gang", MOST_GANG)
        if has_professore(pieces.config):
            yield from under(PROFESSORE, _professore(pieces))

    def actions(self, pieces: Pieces) -> Names:
        yield from BUTTONS
        yield from (f"lay_down {thing}" for thing in pieces.faces)
        yield from (f"join {bandit}" for bandit in pieces.bandits)
        yield from (f"cure {shooter}" for shooter in pieces.shooters)
        for card in pieces.cards:
            yield f"act {card}"
            yield from (f"offer {bandit} {card}" for bandit in pieces.bandits)


def _professore(pieces: Pieces) -> Names:
    yield "teammate"
    yield amount("money", MOST_MONEY)
    yield from amounts("deck", MOST_SCHEMES, CouriersBox.other_cards.values())
    yield from each("binoculars", pieces.bandits)


def _face(things: Things, eyes: Eyes) -> str:
    if "document" in things:
        return f"{things['token']} {team(things['document'], eyes)}"
    return " ".join(map(str, things.values()))


def team(colour: str, eyes: Eyes) -> str:
    """One's own team or the other; things of neither have their own names."""
    assert isinstance(eyes.config, Config)
    teams = eyes.config.teams
    if colour not in teams:
        return colour
    return OWN_TEAM if colour == teams[eyes.seat] else OTHER_TEAM


BOX: Final = CouriersNames()
