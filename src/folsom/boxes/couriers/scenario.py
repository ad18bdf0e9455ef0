"""Two trains and Il Professore in scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from folsom.boxes.couriers.box import (
    COURIER_IDS,
    NUGGET_VALUES,
    PROFESSORE,
    documents,
    has_professore,
)
from folsom.boxes.couriers.printed import armored_train, professore_track
from folsom.boxes.couriers.rules import tasks
from folsom.boxes.couriers.rules.setup import CHEAPEST_LUGGAGE, LUGGAGE_STEP, place_all
from folsom.boxes.couriers.rules.state import BRIEFED, FIRST_ARMORED, GANG, SCHEMES, TRACK
from folsom.boxes.couriers.view import COURIERS, card_of_deck, facing, gang, scheme
from folsom.engine.bits import bit
from folsom.engine.state import AT, NOBODY, entry_figure, entry_kind
from folsom.game.box_scenario import BoxScenario, Finding, Findings, Kinds, Placing
from folsom.game.kinds import Assigned, Counts, Number, words_out_of
from folsom.game.notation import OTHER_CARDS, Words, card_kind, card_name, members
from folsom.game.pieces import Faces, Laid, Pieces, place_number

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

LUGGAGE_VALUES: Final = tuple(
    int(CHEAPEST_LUGGAGE + n * LUGGAGE_STEP) for n in range(tasks.PIECES_OF_LUGGAGE)
)


class Bullets(Counts):
    """Bullets of each team, which is written by its colour or by a seat."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__("team", pieces.words.team_names, most=60)
        self._words = pieces.words

    def agrees(self, wanted: Any, found: Any) -> bool:
        return super().agrees(by_colour(self._words, wanted), found)


class CouriersScenario(BoxScenario):
    """Couriers, the gang's bullets, Il Professore's marker, and bandits who may draw more cards."""

    tokens: ClassVar[Mapping[str, Faces]] = {
        "bag": lambda _: LUGGAGE_VALUES,
        "nugget": lambda _: NUGGET_VALUES,
        "secret_document": lambda words: documents(words.config),
    }
    keys: ClassVar[Kinds] = {
        "couriers": lambda pieces: words_out_of(
            "Courier", [name for name in pieces.places if _car_of_courier(name) is not None]
        ),
        "gang": Bullets,
        "track": lambda _: Number(most=len(professore_track()) - 1),
        "briefed": Pieces.bandits,
    }
    findings: ClassVar[Findings] = {
        "couriers": Finding(keys["couriers"], lambda game: _places_of_couriers(game)),
        "gang": Finding(Bullets, lambda game: _gang_by_colour(game)),
        "track": Finding(keys["track"], lambda game: int(game.state.word[TRACK])),
        "briefed": Finding(
            Pieces.bandits,
            lambda game: [game.words.bandits[n] for n in members(game.state.word[BRIEFED])],
        ),
        "facing": Finding(
            lambda pieces: Assigned(
                "car",
                map(str, range(pieces.words.config.n_cars + 1)),
                [f"a{n}" for n in range(len(armored_train()))],
            ),
            lambda game: {
                str(n): f"a{car}" for n, car in enumerate(facing(game.state)) if car is not None
            },
        ),
        "professore_deck": Finding(
            lambda pieces: words_out_of("card of Il Professore", _schemes(pieces.words)),
            lambda game: [card_of_deck(game.words, n) for n in members(game.state.word[SCHEMES])],
        ),
    }

    def read_laid(self, words: Words, text: str) -> Laid | None:
        """COUR-PROF-05: ``quick_shot``, ``binoculars:doc``, or ``hidden``: still to be drawn."""
        who, _, card = text.partition(" ")
        if who != PROFESSORE or not has_professore(words.config):
            return None
        if card == "hidden":
            return Laid(int(NOBODY), int(tasks.UNDRAWN), True, has_owner=False)
        if card not in _schemes(words):
            return None
        card, _, bandit = card.partition(":")
        kind = card_kind(card)
        assert kind is not None
        figure = words.bandits.index(bandit) if bandit else int(NOBODY)
        return Laid(figure, kind, False, has_owner=False)

    def write_laid(self, words: Words, entry: int) -> str:
        """``professore quick_shot``, ``professore binoculars:doc``, ``professore hidden``."""
        if entry_kind(entry) == tasks.UNDRAWN:
            return f"{PROFESSORE} hidden"
        return f"{PROFESSORE} {scheme(words, entry_kind(entry), entry_figure(entry))}"

    def start(self, p: Placing) -> bool:
        place_all(p.s)
        return True

    def set_round(self, p: Placing) -> None:
        s, words, table = p.s, p.words, p.table
        s.layout = table.number("round", 1) - 1
        s.board = s.rules.boards[s.layout]
        for name in table.texts("couriers"):
            courier = _car_of_courier(name)
            assert courier is not None
            s.word[AT + courier] = place_number(name)
        gang = by_colour(words, table.raw("gang", {}))
        for team, colour in enumerate(words.config.teams[:2]):
            s.word[GANG] |= gang.get(colour, 0) << (8 * team)
        s.word[TRACK] = table.number("track", 0)
        for name in table.texts("briefed"):
            s.word[BRIEFED] |= bit(words.figure_number(name))
        for figure, name in enumerate(words.bandits):
            if any(s.word[AT + courier] == s.word[AT + figure] for courier in COURIERS):
                raise table.section("bandits").wrong(name, "nobody can stand where a Courier is.")

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """COUR-SETUP-04."""
        printed["strongbox"] *= bool(p.config.option("locomotive_strongbox"))

    def lay_rest(self, p: Placing, box: TokenBox, named: set[int]) -> None:
        """COUR-SETUP-07: what lies on the Armored Train at the start."""
        for n, car in enumerate(armored_train()):
            inside = 2 * (n + int(FIRST_ARMORED))
            cargo = {
                inside: Counter(
                    bag=car.bags[0], secret_document=car.documents[0], strongbox=car.strongboxes[0]
                ),
                inside + 1: Counter(bag=car.bags[1], nugget=car.nuggets[1]),
            }
            for place, printed in cargo.items():
                if place not in named:
                    box.fill(place, printed)


BOX: Final = CouriersScenario()


def by_colour(words: Words, bullets: Mapping[str, int]) -> dict[str, int]:
    return {words.config.teams[words.seat_of_team(name)]: n for name, n in bullets.items()}


def _car_of_courier(place: str) -> int | None:
    """``a4.roof``: the Courier of that car."""
    cars = [id.removeprefix("courier_") for id in COURIER_IDS]
    car = place.partition(".")[0]
    return COURIERS[cars.index(car)] if car in cars else None


def _places_of_couriers(game: Any) -> list[str]:
    return [game.words.position(game.state.word[AT + courier]) for courier in COURIERS]


def _gang_by_colour(game: Any) -> dict[str, int]:
    return dict(zip(game.words.config.teams[:2], gang(game.state), strict=True))


def _schemes(words: Words) -> list[str]:
    """Every card that Il Professore may have."""
    kinds = (kind for kind in OTHER_CARDS if kind != tasks.BINOCULARS)
    binoculars = (scheme(words, int(tasks.BINOCULARS), n) for n in range(len(words.bandits)))
    return [*(card_name(kind) for kind in kinds), *binoculars]
