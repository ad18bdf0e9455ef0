"""Horses, coach, Shotgun and Hostages in questions, options and events."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.horses.box import DRINKS, FLASKS
from folsom.boxes.horses.rules import tasks
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.engine.agenda import a_of
from folsom.engine.bits import bit
from folsom.engine.state import AGENDA, State
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import BoxWords, Names
from folsom.game.notation import Words
from folsom.game.option import Choosing, Writers, Written, about, button
from folsom.game.readings import Readers, reveals, reveals_its_secret

# Options


def _boarding(o: Choosing) -> Written:
    """``board``; with two bandits ``board tuco``, ``board tuco cheyenne``."""
    rules = o.s.rules
    both = (int(rules.first_bandit[o.seat]), int(rules.other_bandit[o.seat]))
    names = [o.words.bandits[both[n]] for n in range(2) if o.a & bit(n)]
    text = f"board {' '.join(names)}" if o.words.have_two_bandits else "board"
    return text, "board", {"bandits": names}


def _drinking(o: Choosing) -> Written:
    """``drink whiskey_old``; with two bandits ``drink tuco:whiskey_old``."""
    flask, bandit = FLASKS[o.a - 1], o.words.figure(o.b)
    text = f"{bandit}:{flask}" if o.words.have_two_bandits else flask
    return f"drink {text}", "drink", {"flask": flask, "bandit": bandit}


OPTIONS: Final[Writers] = {
    int(tasks.BOARD): _boarding,
    int(tasks.GALLOP): button("gallop"),
    int(tasks.RIDE_TO): about("ride", "position", Choosing.position),
    int(tasks.LEAVE): button("leave"),
    int(tasks.FLEE_TO): about("flee", "position", Choosing.position),
    int(tasks.TAKE_HOSTAGE): about("hostage", "hostage", lambda o: HOSTAGE_IDS[o.a], "take"),
    int(tasks.DRINK): _drinking,
}


# Questions


def _place_of_attack(words: Words, s: State, _: int) -> dict[str, Any]:
    """HORSE-ATTACK-01: the next step waits already, for the car ahead."""
    return {"place": words.position(2 * a_of(s.word[AGENDA + s.depth - 2]) + 2)}


QUESTIONS: Final[Questions] = {
    int(tasks.ASK_ATTACK): in_secret("attack", _place_of_attack),
    int(tasks.ASK_START): openly("start"),
    int(tasks.ASK_RIDE): openly("ride"),
    int(tasks.ASK_FLEE): openly("flee"),
    int(tasks.ASK_HOSTAGE): openly("hostage"),
    int(tasks.ASK_MELEE): in_secret("melee"),
}


# Events

EVENTS: Final[Readers] = {
    int(tasks.BOARDED): (
        "boarded",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
    int(tasks.GALLOPED): (
        "galloped",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "car": r.b}, {}),
    ),
    int(tasks.FIRST_DRAWN): (
        "first_drawn",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a)}, {}),
    ),
    int(tasks.COACH_MOVED): (
        "coach_moved",
        reveals_its_secret,
        lambda r: ({"from": r.a, "car": r.b}, {}),
    ),
    int(tasks.HORSES_LEFT): (
        "horses_left",
        reveals_its_secret,
        lambda r: ({"number": r.a, "car": r.b}, {}),
    ),
    int(tasks.HORSES_MOVED): ("horses_moved", reveals_its_secret, lambda _: ({}, {})),
    int(tasks.HOSTAGE_TAKEN): (
        "hostage_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "hostage": HOSTAGE_IDS[r.b]}, {}),
    ),
    int(tasks.DRANK): (
        "drank",
        reveals,
        lambda r: (
            {"bandit": r.figure(r.a), "drink": DRINKS[r.b - 1], "empty": bool(r.c)},
            {},
        ),
    ),
    int(tasks.FLASK_SPILT): (
        "flask_spilt",
        reveals,
        lambda r: ({"drink": DRINKS[r.a - 1], "position": r.position(r.b)}, {}),
    ),
    int(tasks.ESCAPED): (
        "escaped",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "car": r.b}, {}),
    ),
    int(tasks.CROSSED): ("crossed", reveals_its_secret, lambda r: ({"bandit": r.figure(r.a)}, {})),
    int(tasks.NO_PLAYABLE_CARD): (
        "no_playable_card",
        reveals,
        lambda r: ({"seat": r.seat(r.a)}, {}),
    ),
}
WAYS: Final[Names] = {
    int(tasks.RODE): "rode",
}
REASONS: Final[Names] = {
    int(tasks.NO_HORSE): "no_horse",
    int(tasks.HOSTAGE_BARS): "hostage",
    int(tasks.IS_GONE): "gone",
}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS, ways=WAYS, reasons=REASONS)
