"""Couriers & Armored Train: in views, scenarios and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from folsom.engine.agenda import figure_of, top
from folsom.engine.base.scoring import side_money
from folsom.engine.bits import bit
from folsom.engine.couriers import tasks
from folsom.engine.couriers.gatling import in_range
from folsom.engine.couriers.professore import THE_QUICK_SHOT, kind_of_card
from folsom.engine.couriers.scoring import chest, gang_money
from folsom.engine.couriers.setup import CHEAPEST_LUGGAGE, LUGGAGE_STEP, place_all
from folsom.engine.couriers.state import (
    BRIEFED,
    DEPARTURE_POSITIONS,
    FIRST_ARMORED,
    GANG,
    GATLINGS,
    LAST_ARMORED,
    SCHEMES,
    TENDER,
    TRACK,
    is_on_departure_train,
    team_of,
)
from folsom.engine.couriers.trains import across
from folsom.engine.notebook import Notebook
from folsom.engine.state import (
    AT,
    NOBODY,
    STEALIN,
    State,
    entry_figure,
    entry_kind,
)
from folsom.game import catalogue
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import BoxWords, Finding, Findings, Kinds, Placing
from folsom.game.kinds import Assigned, Counts, Number
from folsom.game.kinds import words as words_out_of
from folsom.game.notation import (
    COURIER_IDS,
    NUGGET_VALUES,
    PROFESSORE,
    PROFESSORE_CARDS,
    TOKEN_KINDS,
    Words,
    card_kind,
    card_name,
    members,
)
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.parts import COURIER_BOX
from folsom.game.pieces import Faces, Laid, Pieces, place_number
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, Reading, Things, reveals, reveals_its_secret

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

COURIERS: Final = tuple(int(tasks.FIRST_COURIER) + n for n in range(tasks.COURIERS))
PLACES: Final = ("in", "roof")
LUGGAGE_VALUES: Final = tuple(
    int(CHEAPEST_LUGGAGE + n * LUGGAGE_STEP) for n in range(tasks.PIECES_OF_LUGGAGE)
)
_VALUES: Final = {
    int(tasks.LUGGAGE): "bag_values",
    int(tasks.NUGGET): "nugget_values",
    int(tasks.DOCUMENT): "documents",
}
Look = Callable[[int], dict[str, Any]]  # what is to be seen of a position


# Views


def public(s: State, words: Words, look: Look) -> dict[str, Any]:
    """COUR-INFO-01, 05: both trains, Couriers, teams, and how many bullets lie under the token."""
    config = words.config
    view: dict[str, Any] = {
        "armored": [_car(s, car, look) for car in range(FIRST_ARMORED, LAST_ARMORED + 1)],
        "facing": facing(s),
        "couriers": {
            id: words.position(s.fig[AT + figure])
            for id, figure in zip(COURIER_IDS, COURIERS, strict=True)
        },
        "teams": teams(words),
        "gang": sum(_gang(s)),
        "talk": s.phase != STEALIN,  # COUR-ROUND-02, 03
        "betrayal": bool(config.option("betrayal")),
    }
    if config.has_professore:
        view[PROFESSORE] = {
            "team": config.teams[1],
            "track": int(s.page[TRACK]),
            "money": catalogue.professore_track()[s.page[TRACK]],
            "deck": [_card_of_deck(words, card) for card in members(s.page[SCHEMES])],
        }
    return view


def _card_of_deck(words: Words, card: int) -> str:
    """COUR-INFO-01: what is in Il Professore's deck is public, its order is not."""
    if card < THE_QUICK_SHOT:
        return _scheme(words, int(tasks.BINOCULARS), card)
    return _scheme(words, int(kind_of_card(card)), int(NOBODY))


def _car(s: State, car: int, look: Look) -> dict[str, Any]:
    """COUR-CAR-01: the Tender has a roof and nothing else."""
    roof = 2 * car + 1
    return {
        "car": catalogue.armored_train()[car - FIRST_ARMORED].id,
        "in": None if car == TENDER else look(2 * car),
        "roof": look(roof),
        "gatling": bool(GATLINGS & bit(roof)),
    }


def facing(s: State) -> list[int | None]:
    """COUR-GEO-03: for each car of the Departure Train the armored car beside it."""
    roofs = range(1, DEPARTURE_POSITIONS, 2)
    found = [int(across(s.layout, roof)) // 2 - int(FIRST_ARMORED) for roof in roofs]
    return [car if 0 <= car <= LAST_ARMORED - FIRST_ARMORED else None for car in found]


def teams(words: Words) -> dict[str, list[str]]:
    """COUR-TEAM-02, 03: the seats of each colour, that of the first seat first."""
    colours = words.config.teams
    return {
        colour: [name for name, its in zip(words.seats, colours, strict=True) if its == colour]
        for colour in colours[:2]
    }


def _gang(s: State) -> list[int]:
    return [int(s.page[GANG] >> (8 * team) & 255) for team in range(2)]


def of_bandit(
    s: State, words: Words, notebook: Notebook, seat: int | None, figure: int
) -> dict[str, Any]:
    """COUR-INFO-02, 03: values of one's own tokens; of those of others what one remembers."""
    found: dict[str, Any] = {"team": words.config.teams[s.rules.seat_of[figure]]}
    for kind, name in _VALUES.items():
        faces = known_faces(s, notebook, seat, figure, kind)
        found[name] = sorted(_said(words, kind, face) for face in faces)
    return found


def _said(words: Words, kind: int, face: int) -> Any:
    """The value of a face, or whose Document it is."""
    (said,) = words.face(kind, face).values()
    return said


def remembered(
    s: State, words: Words, notebook: Notebook, seat: int | None, tokens: int
) -> list[dict[str, Any]]:
    """COUR-INFO-03, 09: tokens on a position that the seat has looked at."""
    if seat is None:
        return []
    found = []
    for token in members(tokens & s.rules.secret_tokens):
        face = int(notebook.face_known(seat, token))
        if face:
            kind = int(s.rules.kind_of_token[token])
            found.append({"token": TOKEN_KINDS[kind], **words.face(kind, face)})
    return sorted(found, key=str)


def result(s: State, words: Words) -> dict[str, Any]:
    """COUR-SCORE-05 to 08: what lay under the token, and what each team is worth, part by part."""
    colours = words.config.teams[:2]
    return {
        "gang": dict(zip(colours, _gang(s), strict=True)),
        "teams": {
            colour: {
                "score": int(side_money(s, team)),
                "gang": int(gang_money(s, team)),
                "professore": int(chest(s, team) - gang_money(s, team)),
                "home": [
                    name
                    for figure, name in enumerate(words.bandits)
                    if team_of(s, figure) == team and is_on_departure_train(s, figure)
                ],
            }
            for team, colour in enumerate(colours)
        },
    }


# Scenarios


class Bullets(Counts):
    """Bullets of each team, which is written by its colour or by a seat."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__("team", pieces.words.team_names, most=60)
        self._words = pieces.words

    def agrees(self, wanted: Any, found: Any) -> bool:
        return super().agrees(by_colour(self._words, wanted), found)


class CourierWords(BoxWords):
    """Couriers, the gang's bullets, Il Professore's marker, and who may draw more cards."""

    module = COURIER_BOX
    tokens: ClassVar[Mapping[str, Faces]] = {
        "bag": lambda _: LUGGAGE_VALUES,
        "nugget": lambda _: NUGGET_VALUES,
        "secret_document": lambda words: words.documents,
    }
    keys: ClassVar[Kinds] = {
        "couriers": lambda pieces: words_out_of(
            "Courier", [name for name in pieces.places if _car_of_courier(name) is not None]
        ),
        "gang": Bullets,
        "track": lambda _: Number(most=len(catalogue.professore_track()) - 1),
        "briefed": Pieces.bandits,
    }
    findings: ClassVar[Findings] = {
        "couriers": Finding(keys["couriers"], lambda game: _places_of_couriers(game)),
        "gang": Finding(Bullets, lambda game: _gang_by_colour(game)),
        "track": Finding(keys["track"], lambda game: int(game.state.page[TRACK])),
        "briefed": Finding(
            Pieces.bandits,
            lambda game: [game.words.bandits[n] for n in members(game.state.page[BRIEFED])],
        ),
        "facing": Finding(
            lambda pieces: Assigned(
                "car",
                map(str, range(pieces.words.config.n_cars + 1)),
                [f"a{n}" for n in range(len(catalogue.armored_train()))],
            ),
            lambda game: {
                str(n): f"a{car}" for n, car in enumerate(facing(game.state)) if car is not None
            },
        ),
        "professore_deck": Finding(
            lambda pieces: words_out_of("card of Il Professore", _schemes(pieces.words)),
            lambda game: [_card_of_deck(game.words, n) for n in members(game.state.page[SCHEMES])],
        ),
    }

    def read_laid(self, words: Words, text: str) -> Laid | None:
        """COUR-PROF-05: ``quick_shot``, ``binoculars:doc``, or ``hidden``: still to be drawn."""
        who, _, card = text.partition(" ")
        if who != PROFESSORE or not words.config.has_professore:
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
            s.fig[AT + courier] = place_number(name)
        gang = by_colour(words, table.raw("gang", {}))
        for team, colour in enumerate(words.config.teams[:2]):
            s.page[GANG] |= gang.get(colour, 0) << (8 * team)
        s.page[TRACK] = table.number("track", 0)
        for name in table.texts("briefed"):
            s.page[BRIEFED] |= bit(words.figure_number(name))
        for figure, name in enumerate(words.bandits):
            if any(s.fig[AT + courier] == s.fig[AT + figure] for courier in COURIERS):
                raise table.table("bandits").wrong(name, "nobody can stand where a Courier is.")

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """COUR-SETUP-04."""
        printed["strongbox"] *= bool(p.config.option("locomotive_strongbox"))

    def lay_rest(self, p: Placing, box: TokenBox, named: set[int]) -> None:
        """COUR-SETUP-07: what lies on the Armored Train at the start."""
        for n, car in enumerate(catalogue.armored_train()):
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


def by_colour(words: Words, bullets: Mapping[str, int]) -> dict[str, int]:
    return {words.config.teams[words.seat_of_team(name)]: n for name, n in bullets.items()}


def _car_of_courier(place: str) -> int | None:
    """``a4.roof``: the Courier of that car."""
    cars = [id.removeprefix("courier_") for id in COURIER_IDS]
    car = place.partition(".")[0]
    return COURIERS[cars.index(car)] if car in cars else None


def _places_of_couriers(game: Any) -> list[str]:
    return [game.words.position(game.state.fig[AT + courier]) for courier in COURIERS]


def _gang_by_colour(game: Any) -> dict[str, int]:
    return dict(zip(game.words.config.teams[:2], _gang(game.state), strict=True))


def _schemes(words: Words) -> list[str]:
    """Every card that Il Professore may have."""
    kinds = (kind for kind in PROFESSORE_CARDS if kind != tasks.BINOCULARS)
    binoculars = (_scheme(words, int(tasks.BINOCULARS), n) for n in range(len(words.bandits)))
    return [*(card_name(kind) for kind in kinds), *binoculars]


def schemers_card(entry: int, words: Words) -> str:
    """``professore quick_shot``, ``professore binoculars:doc``; face down ``professore hidden``."""
    if entry_kind(entry) == tasks.UNDRAWN:
        return f"{PROFESSORE} hidden"
    return f"{PROFESSORE} {_scheme(words, entry_kind(entry), entry_figure(entry))}"


def _scheme(words: Words, kind: int, bandit: int) -> str:
    """``quick_shot``, ``binoculars:doc``."""
    return card_name(kind) + ("" if bandit == NOBODY else f":{words.bandits[bandit]}")


# Options


def _shooter_of(o: Choosing) -> str:
    return dict(o.words.shooters)[o.a]


def _offering(o: Choosing) -> Written:
    """``offer mei fire`` to a teammate."""
    figure, action = o.figure(), card_name(o.b)
    return f"offer {figure} {action}", "offer", {"figure": figure, "action": action}


def _gatling(o: Choosing) -> Written:
    caught = in_range(o.s, figure_of(top(o.s)))
    return "gatling", "gatling", {"targets": [o.words.figure(n) for n in members(caught)]}


WRITERS: Final[Writers] = {
    int(tasks.USE_GATLING): _gatling,
    int(tasks.CURE): about("cure", "shooter", _shooter_of, "discard"),
    int(tasks.FEINT): button("feint"),
    int(tasks.OFFER): _offering,
    int(tasks.PERFORM): about("act", "action", lambda o: card_name(o.a)),
    int(tasks.JOIN): about("join", "figure", Choosing.figure),
    int(tasks.KEEP_DOCUMENT): button("keep secret_document"),
    int(tasks.PUT_BACK): button("put back"),
    int(tasks.LAY_DOWN): giving("lay_down", "drop"),
}


# Questions

QUESTIONS: Final[Questions] = {
    int(tasks.ASK_FIRE): openly("fire_or_gatling"),
    int(tasks.ASK_STRIP): openly("strip"),
    int(tasks.ASK_SHOVE): openly("shove"),
    int(tasks.ASK_CURE): openly("cure"),
    int(tasks.ASK_DOCUMENT): in_secret("document"),
    int(tasks.ASK_HELP): openly("help"),
    int(tasks.ASK_ACCEPT): openly("accept"),
    int(tasks.ASK_BASIC): openly("basic_action"),
    int(tasks.ASK_DROP): in_secret("drop_loot"),
    int(tasks.ASK_RESCUE): openly("rescue"),
    int(tasks.ASK_LAST_MOVE): openly("last_move"),
    int(tasks.ASK_LOOT): openly("rob"),
}


# Events


def _colour(r: Reading, team: int) -> str:
    return r.words.config.teams[team]


def _loot_seen(r: Reading) -> tuple[Things, Things]:
    """COUR-LOOT-05: what it was the robber alone knows."""
    things = {
        "bandit": r.figure(r.a),
        "token": TOKEN_KINDS[r.b],
        "position": r.position(r.c),
        "put_back": bool(r.d),
    }
    return things, r.face(r.b)


def _laid(r: Reading) -> tuple[Things, Things]:
    """COUR-PROF-05: a card laid face down is seen by nobody."""
    things: Things = {"seat": PROFESSORE, "index": r.c, "hidden": bool(r.d)}
    if not r.d:
        things |= {"bandit": r.figure(r.b), "card": card_name(r.a)}
    return things, {}


def _shooter(r: Reading, figure: int) -> str:
    """COUR-PROF-14: a neutral bullet under the token is Il Professore's."""
    return PROFESSORE if figure == NOBODY else r.figure(figure)


def _struck(r: Reading) -> list[str]:
    return [r.figure(n) for n in members(r.b)]


READERS: Final[Readers] = {
    int(tasks.TRAINS_MOVED): ("trains_moved", reveals_its_secret, lambda r: ({"row": r.a}, {})),
    int(tasks.GATLING_FIRED): (
        "gatling_fired",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "targets": _struck(r)}, {}),
    ),
    int(tasks.GANG_BULLET): (
        "gang_bullet",
        reveals_its_secret,
        lambda r: ({"bandit": _shooter(r, r.a), "team": _colour(r, r.b)}, {}),
    ),
    int(tasks.BULLET_REMOVED): (
        "bullet_removed",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "shooter": dict(r.words.shooters)[r.b]}, {}),
    ),
    int(tasks.LOOT_SEEN): ("loot_seen", reveals_its_secret, _loot_seen),
    int(tasks.EXTRA_CARDS): (
        "extra_cards",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, r.cards()),
    ),
    int(tasks.FEINTED): ("feinted", reveals_its_secret, lambda r: ({"seat": r.seat(r.a)}, {})),
    int(tasks.CARD_LOST): (
        "card_lost",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a)}, r.cards()),
    ),
    int(tasks.OFFERED): (
        "offered",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "target": r.figure(r.b), "card": card_name(r.c)},
            {},
        ),
    ),
    int(tasks.ACCEPTED): (
        "accepted",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "card": card_name(r.b), "accepted": bool(r.c)}, {}),
    ),
    int(tasks.PERFORMED): (
        "performed",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "card": card_name(r.b)}, {}),
    ),
    int(tasks.SCHEMED): (
        "schemed",
        reveals_its_secret,
        lambda r: ({"track": r.a, "money": catalogue.professore_track()[r.a]}, {}),
    ),
    int(tasks.SCHEMER_LAID): ("schemer_laid", reveals_its_secret, _laid),
    int(tasks.TURNS_CUT): ("turns_cut", reveals_its_secret, lambda r: ({"number": r.a}, {})),
    int(tasks.GANG_PAID): (
        "gang_paid",
        reveals,
        lambda r: ({"bullets": {_colour(r, 0): r.a, _colour(r, 1): r.b}}, {}),
    ),
    int(tasks.TEAM_SCORED): (
        "team_scored",
        reveals,
        lambda r: ({"team": _colour(r, r.a), "money": r.b}, {}),
    ),
}
