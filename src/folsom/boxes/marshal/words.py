"""The Marshal player, rewards and Prisoners in questions, options and events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from folsom.boxes.marshal.box import PRISONER_IDS, goal_name
from folsom.boxes.marshal.rules import tasks
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.engine import telling
from folsom.engine.agenda import a_of
from folsom.engine.state import NOBODY, State
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import Adding, BoxWords, Names
from folsom.game.notation import TOKEN_KINDS, Words, card_name
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.readings import Readers, Reading, reveals, reveals_its_secret

# Options


def _shooting(o: Choosing) -> Written:
    """``target belle:1``; with both Colts ``target belle:1 doc:2``."""
    aims = ((1, o.a), (2, o.b))
    shots = {o.words.figure(target): colt for colt, target in aims if target != NOBODY}
    text = " ".join(f"{figure}:{colt}" for figure, colt in shots.items())
    return f"target {text}", "shoot", {"shots": shots}


OPTIONS: Final[Writers] = {
    int(tasks.FETCH): button("search"),
    int(tasks.SHOOT): _shooting,
    int(tasks.FREE): about("free", "prisoner", lambda o: PRISONER_IDS[o.a]),
    int(tasks.DELIVER): about("deliver", "figure", Choosing.figure),
    int(tasks.PAY): giving("pay", "pay"),
}


# Questions


def _deliverer(words: Words, _: State, word: int) -> dict[str, Any]:
    return {"deliverer": words.figure(a_of(word))}


def _token(_: Words, s: State, word: int) -> dict[str, Any]:
    return {"token": TOKEN_KINDS[s.rules.kind_of_token[a_of(word)]]}


QUESTIONS: Final[Questions] = {
    int(tasks.ASK_SHOOT): openly("shoot"),
    int(tasks.ASK_ARREST): openly("arrest"),
    int(tasks.ASK_ESCAPE): openly("break_out"),
    int(tasks.ASK_FREE): openly("free"),
    int(tasks.ASK_PAY): in_secret("pay", _deliverer),
    int(tasks.ASK_LOOT): openly("rob_two"),
    int(tasks.ASK_MORE_LOOT): openly("rob_more", _token),
    int(tasks.ASK_REFLEX): in_secret("reflex"),
    int(tasks.ASK_ANGRY_SHOT): openly("angry_shot"),
    int(tasks.ASK_ANGRY_MOVE): openly("angry_move"),
    int(tasks.ASK_EJECT): openly("eject"),
}


# Events


def _goal(r: Reading, number: int) -> str:
    return goal_name(r.words.bandits, number)


EVENTS: Final[Readers] = {
    int(tasks.GOAL_DRAWN): (
        "goal_drawn",
        reveals_its_secret,
        lambda r: ({"number": r.a}, {"goal": _goal(r, r.secret)}),
    ),
    int(tasks.GOAL_SHOWN): (
        "goal_shown",
        reveals,
        lambda r: ({"goal": _goal(r, r.a)}, {}),
    ),
    int(tasks.GOAL_JUDGED): (
        "goal_judged",
        reveals,
        lambda r: ({"goal": _goal(r, r.a), "met": bool(r.b)}, {}),
    ),
    int(tasks.ARRESTED): (
        "arrested",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "poster": bool(r.b)}, {}),
    ),
    int(tasks.COLT_FIRED): (
        "colt_fired",
        reveals_its_secret,
        lambda r: (
            {
                "target": r.figure(r.a),
                "colt": r.b,
                "effect": EFFECT_IDS[r.c],
                "bullets_left": r.d,
            },
            {},
        ),
    ),
    int(tasks.PRISONER_FREED): (
        "prisoner_freed",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "prisoner": PRISONER_IDS[r.b]}, {}),
    ),
    int(tasks.PRISONER_SEIZED): (
        "prisoner_seized",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "prisoner": PRISONER_IDS[r.b]}, {}),
    ),
    int(tasks.MAILBAG_SEIZED): (
        "mailbag_seized",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "token": "mailbag"}, {"value": r.secret}),
    ),
    int(tasks.DELIVERED): (
        "delivered",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
    int(tasks.THANKED): (
        "thanked",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "target": r.figure(r.b), "token": TOKEN_KINDS[r.c]},
            r.face(r.c),
        ),
    ),
    int(tasks.COPIED): (
        "copied",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "card": card_name(r.b)}, {}),
    ),
    int(tasks.FETCHED): ("fetched", reveals_its_secret, lambda r: ({"seat": r.seat(r.a)}, {})),
    int(tasks.BRAWLER_TAKEN): (
        "brawler_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "title": BRAWLER_IDS[r.b]}, {}),
    ),
    int(tasks.LOOT_RESCUED): (
        "loot_rescued",
        reveals_its_secret,
        lambda r: ({"number": r.a, "position": r.position(r.b)}, {}),
    ),
    int(tasks.EJECTED): (
        "ejected",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)}, {}),
    ),
    int(tasks.REWARDED): (
        "rewarded",
        reveals,
        lambda r: ({"prisoners": r.a, "mailbags": r.b}, {}),
    ),
}
WAYS: Final[Names] = {
    int(tasks.BROKE_OUT): "broke_out",
    int(tasks.SET_FREE): "set_free",
    int(tasks.JAILED): "jailed",
}
REASONS: Final[Names] = {
    int(tasks.IN_CELL): "in_cell",
    int(tasks.DISARMED): "disarmed",
    int(tasks.KNEE_WOUND): "knee_wound",
    int(tasks.SHOULDER_WOUND): "shoulder_wound",
    int(tasks.NOTHING_TO_COPY): "nothing_to_copy",
    int(tasks.NOTHING_TO_FREE): "nothing_to_free",
    int(tasks.FELL_OFF): "fell_off",
}

# A Marshal player changes some events of other boxes.
ADDS: Final[Mapping[int, Adding]] = {int(telling.EVENT_BEGUN): lambda _: {"law": True}}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS, ADDS, ways=WAYS, reasons=REASONS)
