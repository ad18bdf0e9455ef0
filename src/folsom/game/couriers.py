"""Couriers & Armored Train: in views, scenarios and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from folsom.engine.agenda import figure_of, top
from folsom.engine.base.scoring import side_money
from folsom.engine.bits import bit
from folsom.engine.couriers import tasks
from folsom.engine.couriers.gatling import in_range
from folsom.engine.couriers.professore import THE_QUICK_SHOT, kind_of_card
from folsom.engine.couriers.scoring import chest, gang_money
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
from folsom.game.errors import ScenarioError
from folsom.game.notation import (
    COURIER_IDS,
    PROFESSORE,
    TOKEN_KINDS,
    Words,
    card_name,
    members,
    position_number,
)
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.reading import Table
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, Reading, Things, reveals, reveals_its_secret

COURIERS: Final = tuple(int(tasks.FIRST_COURIER) + n for n in range(tasks.COURIERS))
PLACES: Final = ("in", "roof")
KEYS: Final = ("couriers", "gang", "track", "briefed", "facing")
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


def set_trains(s: State, words: Words, table: Table) -> None:
    """Couriers, the gang's bullets, Il Professore's marker, and who may draw more cards."""
    s.layout = table.number("round", 1) - 1
    s.board = s.rules.boards[s.layout]
    for name in table.texts("couriers"):
        _set_courier(s, name)
    gang = table.table("gang", words.config.teams[:2])
    for team, colour in enumerate(words.config.teams[:2]):
        s.page[GANG] |= gang.number(colour, 0, most=60) << (8 * team)
    s.page[TRACK] = table.number("track", 0, most=len(catalogue.professore_track()) - 1)
    for name in table.texts("briefed"):
        s.page[BRIEFED] |= bit(words.figure_number(name))
    for figure, name in enumerate(words.bandits):
        if any(s.fig[AT + courier] == s.fig[AT + figure] for courier in COURIERS):
            raise ScenarioError(f"{name} cannot stand where a Courier is.")


def _set_courier(s: State, name: str) -> None:
    """``a4.roof``: the Courier of that car."""
    place = position_number(name)
    ids = [id.removeprefix("courier_") for id in COURIER_IDS]
    car = name.partition(".")[0]
    if place is None or car not in ids:
        raise ScenarioError(f"There is no Courier {name!r}; write 'a2.roof', 'a4.in', …")
    s.fig[AT + COURIERS[ids.index(car)]] = place


def cargo() -> dict[int, Counter[str]]:
    """COUR-SETUP-07: what lies on the positions of the Armored Train at the start."""
    found = {}
    for n, car in enumerate(catalogue.armored_train()):
        inside = 2 * (n + int(FIRST_ARMORED))
        found[inside] = Counter(
            bag=car.bags[0], secret_document=car.documents[0], strongbox=car.strongboxes[0]
        )
        found[inside + 1] = Counter(bag=car.bags[1], nugget=car.nuggets[1])
    return found


def found(s: State, words: Words, key: str) -> object:
    """Trains, Couriers, bullets of the gang and the marker, as a scenario writes them."""
    if key == "couriers":
        return [words.position(s.fig[AT + courier]) for courier in COURIERS]
    if key == "gang":
        by_team = zip(words.config.teams[:2], _gang(s), strict=True)
        return {colour: number for colour, number in by_team if number}
    if key == "facing":
        return {str(n): f"a{car}" for n, car in enumerate(facing(s)) if car is not None}
    if key == "briefed":
        return [words.bandits[n] for n in members(s.page[BRIEFED])]
    return int(s.page[TRACK])


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
