"""Two trains and Il Professore in questions, options and events."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.words import victim
from folsom.boxes.couriers.box import PROFESSORE
from folsom.boxes.couriers.printed import professore_track
from folsom.boxes.couriers.rules import tasks
from folsom.boxes.couriers.rules.gatling import in_range
from folsom.engine.agenda import a_of, figure_of, top
from folsom.engine.state import NOBODY, State
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import BoxWords, Names
from folsom.game.notation import TOKEN_KINDS, Words, card_name, members
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.readings import Readers, Reading, Things, reveals, reveals_its_secret

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


OPTIONS: Final[Writers] = {
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


def _document(words: Words, s: State, word: int) -> dict[str, Any]:
    return words.face_of(s, a_of(word))


def _action(_: Words, __: State, word: int) -> dict[str, Any]:
    return {"card": card_name(a_of(word))}


QUESTIONS: Final[Questions] = {
    int(tasks.ASK_FIRE): openly("fire_or_gatling"),
    int(tasks.ASK_STRIP): openly("strip", victim),
    int(tasks.ASK_SHOVE): openly("shove", victim),
    int(tasks.ASK_CURE): openly("cure"),
    int(tasks.ASK_DOCUMENT): in_secret("document", _document),
    int(tasks.ASK_HELP): openly("help"),
    int(tasks.ASK_ACCEPT): openly("accept", _action),
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


EVENTS: Final[Readers] = {
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
        lambda r: ({"track": r.a, "money": professore_track()[r.a]}, {}),
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
WAYS: Final[Names] = {
    int(tasks.RESCUED): "rescued",
}
REASONS: Final[Names] = {
    int(tasks.TOP_OF_TRACK): "top_of_track",
    int(tasks.SUPPLY_TOO_SHORT): "supply_too_short",
    int(tasks.INSIDE_A_CAR): "inside_a_car",
    int(tasks.NO_COURIER): "no_courier",
}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS, ways=WAYS, reasons=REASONS)
