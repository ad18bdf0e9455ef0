"""The base game in questions, options and events."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.rules import tasks
from folsom.boxes.base.rules.planning import bandit_on, turn_flags
from folsom.engine import options as verbs
from folsom.engine import telling
from folsom.engine.agenda import a_of, b_of, top
from folsom.engine.loot import kind_of_token
from folsom.engine.rules import TWICE
from folsom.engine.state import AGENDA, LABEL, NOBODY, State
from folsom.game import box_words
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.box_words import BoxWords, Names
from folsom.game.notation import TOKEN_KINDS, TURN_TYPES, Words, card_name, event_name
from folsom.game.option import Choosing, Writers, Written, about, button
from folsom.game.readings import (
    Readers,
    Reading,
    Things,
    reveals,
    reveals_a_hidden_card,
    reveals_its_secret,
    reveals_nothing,
)

# Questions


def victim(words: Words, _: State, word: int) -> dict[str, Any]:
    return {"victim": words.figure(a_of(word))}


def _token_of_victim(words: Words, s: State, word: int) -> dict[str, Any]:
    token = TOKEN_KINDS[s.rules.kind_of_token[b_of(word)]]
    return {**victim(words, s, word), "token": token}


def _place_in_a_row(_: Words, s: State, word: int) -> dict[str, Any]:
    """BASE-TURN-03: the first or the second of two player turns in a row."""
    if a_of(word) != tasks.ANY_CARD or not turn_flags(s) & TWICE:
        return {}
    again = s.depth > 1 and s.word[AGENDA + s.depth - 2] == top(s)
    return {"number": 1 if again else 2, "total": 2}


PLANS: Final[Questions] = {
    int(tasks.ANY_CARD): in_secret("plan"),
    int(tasks.ONLY_FIRST): in_secret("cover"),
    int(tasks.ONLY_OTHER): in_secret("cover"),
    int(tasks.PLAY_ONE): in_secret("play_one"),
    int(tasks.PLAY_TWO): in_secret("play_two"),
    int(tasks.MAY_PLAY): in_secret("play_more"),
}
QUESTIONS: Final[Questions] = {
    int(tasks.PLAN): in_secret("plan", _place_in_a_row, PLANS),
    int(tasks.MOVE_TO): openly("move_to"),
    int(tasks.FIRE_AT): openly("fire_at"),
    int(tasks.ROB): openly("rob"),
    int(tasks.PUNCH_WHOM): openly("punch_whom"),
    int(tasks.PUNCH_WHAT): openly("punch_what", victim),
    int(tasks.PUNCH_KEEP): openly("punch_keep", _token_of_victim),
    int(tasks.PUNCH_WHERE): openly("punch_where", victim),
    int(tasks.MARSHAL_TO): openly("marshal_to"),
    int(tasks.PICKPOCKET): openly("pickpocket"),
    int(tasks.FLOOR_TO): openly("floor_to"),
}


# Options


def bandit_of(o: Choosing) -> str:
    """Whose card of the hand it is."""
    return o.words.figure(int(bandit_on(o.s, o.seat, o.a)))


def _play(o: Choosing) -> Written:
    hidden = o.b == 1
    points = {"card": o.kind_of_card(), "bandit": bandit_of(o), "hidden": hidden}
    return f"play {o.card()}{' hidden' if hidden else ''}", "play", points


def _keep(o: Choosing) -> Written:
    points = {"card": o.kind_of_card()}
    if points["card"] != "bullet":
        points["bandit"] = bandit_of(o)
    return f"keep {o.card()}", "keep", points


def _take(o: Choosing) -> Written:
    points: dict[str, Any] = {"token": TOKEN_KINDS[kind_of_token(o.s, o.a)]}
    if o.s.word[LABEL + o.a]:
        points["label"] = int(o.s.word[LABEL + o.a])
    return f"take {o.words.token(o.s, o.a)}", "take", points


OPTIONS: Final[Writers] = {
    int(verbs.PLAY): _play,
    int(verbs.DRAW): button("draw"),
    int(verbs.TO): about("to", "position", Choosing.position),
    int(verbs.TARGET): about("target", "figure", Choosing.figure),
    int(verbs.TAKE): _take,
    int(verbs.DROP): about("drop", "token", Choosing.token_kind),
    int(verbs.PUSH): about("push", "position", Choosing.position),
    int(verbs.YES): button("yes"),
    int(verbs.NO): button("no"),
    int(verbs.PASS): button("pass"),
    int(verbs.KEEP): _keep,
    int(verbs.DISCARD_BULLET): lambda _: ("discard bullet", "discard", {"card": "bullet"}),
    int(verbs.CABOOSE): about("caboose", "figure", Choosing.figure),
}


# Events


def _played(r: Reading) -> tuple[Things, Things]:
    things: Things = {"seat": r.seat(r.a), "index": r.d, "hidden": r.c == telling.UNSEEN}
    if r.c != telling.UNSEEN:
        return things | {"bandit": r.figure(r.b), "card": card_name(r.c)}, {}
    return things, r.laid()


def _returned(r: Reading) -> tuple[Things, Things]:
    if r.a == NOBODY:
        return {}, {}
    return {"bandit": r.figure(r.a), "card": card_name(r.b)}, {}


def _moved(r: Reading) -> tuple[Things, Things]:
    return {
        "figure": r.figure(r.a),
        "from": r.position(r.b),
        "to": r.position(r.c),
        "how": box_words.ways()[r.d],
    }, {}


def _no_effect(r: Reading) -> tuple[Things, Things]:
    why = box_words.reasons()[r.c]
    return {"bandit": r.figure(r.a), "card": card_name(r.b), "why": why}, {}


EVENTS: Final[Readers] = {
    int(telling.GAME_BEGUN): (
        "game_begun",
        reveals_its_secret,
        lambda r: ({"first": None if r.a == NOBODY else r.seat(r.a)}, {}),
    ),
    int(telling.PLACED): (
        "placed",
        reveals_its_secret,
        lambda r: ({"figure": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
    int(telling.ROUND_BEGUN): (
        "round_begun",
        reveals_its_secret,
        lambda r: ({"round": r.a, "first": r.seat(r.b)}, {}),
    ),
    int(telling.CARD_TURNED): (
        "card_turned",
        reveals,
        lambda r: ({"round_card": r.round_card(r.a)}, {}),
    ),
    int(telling.TURN_BEGUN): (
        "turn_begun",
        reveals_its_secret,
        lambda r: ({"turn": r.a, "turn_type": TURN_TYPES[r.b]}, {}),
    ),
    int(telling.FREE_CARD): (
        "free_card",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "taken": bool(r.b)}, r.cards()),
    ),
    int(telling.BORROWED): (
        "borrowed",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "partner": r.seat(r.b)}, r.cards()),
    ),
    int(telling.HAND_FILLED): (
        "hand_filled",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, r.cards()),
    ),
    int(telling.BULLETS_DISCARDED): (
        "bullets_discarded",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.PLAYED): ("played", reveals_nothing, _played),
    int(telling.DREW): (
        "drew",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, r.cards()),
    ),
    int(telling.POURED): (
        "poured",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.HAND_RETURNED): (
        "hand_returned",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.HAND_KEPT): (
        "hand_kept",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "kept": r.b, "discarded": r.c}, {}),
    ),
    int(telling.STEALIN_BEGUN): ("stealin_begun", reveals_its_secret, lambda _: ({}, {})),
    int(telling.RESOLVING): (
        "resolving",
        reveals_a_hidden_card,
        lambda r: (
            {
                "bandit": r.figure(r.a),
                "card": card_name(r.b),
                "index": r.c,
                "was_hidden": bool(r.d),
            },
            {},
        ),
    ),
    int(telling.NO_EFFECT): (
        "no_effect",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "card": card_name(r.b), "why": box_words.reasons()[r.c]},
            {},
        ),
    ),
    int(telling.MOVED): ("moved", reveals_its_secret, _moved),
    int(telling.SHOT): (
        "shot",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b), "bullets_left": r.c}, {}),
    ),
    int(telling.PUNCHED): (
        "punched",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
    int(telling.LOOT_FELL): (
        "loot_fell",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)} | r.token(r.b, r.c, r.d), r.face(r.b)),
    ),
    int(telling.LOOT_KEPT): (
        "loot_kept",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "victim": r.figure(r.b), "token": TOKEN_KINDS[r.c]},
            r.face(r.c),
        ),
    ),
    int(telling.LOOT_TAKEN): (
        "loot_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)} | r.token(r.b, r.c, r.d), r.face(r.b)),
    ),
    int(telling.NEUTRAL_BULLET): (
        "neutral_bullet",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "supply": r.b}, {}),
    ),
    int(telling.SUPPLY_SHORT): (
        "supply_short",
        reveals_its_secret,
        lambda r: ({"concerned": r.a, "supply": r.b, "removed": bool(r.c)}, {}),
    ),
    int(telling.EVENT_BEGUN): (
        "event_begun",
        reveals_its_secret,
        lambda r: ({"event": event_name(r.a)}, {}),
    ),
    int(telling.LOOT_LAID): (
        "loot_laid",
        reveals_its_secret,
        lambda r: ({"token": TOKEN_KINDS[r.a], "position": r.position(r.b)}, {}),
    ),
    int(telling.PAID): (
        "paid",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "amount": r.b}, {}),
    ),
    int(telling.LOOT_FORFEITED): (
        "loot_forfeited",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "token": TOKEN_KINDS[r.b]}, r.face(r.b)),
    ),
    int(telling.CARDS_RETURNED): ("cards_returned", reveals_its_secret, _returned),
    int(telling.ROUND_ENDED): ("round_ended", reveals_its_secret, lambda r: ({"round": r.a}, {})),
    int(telling.SCORED): (
        "scored",
        reveals,
        lambda r: (
            {"seat": r.seat(r.a), "money": r.b, "gunslinger": bool(r.c), "received": r.d},
            {},
        ),
    ),
    int(telling.GAME_OVER): ("game_over", reveals, lambda r: ({"winners": r.winners()}, {})),
}
WAYS: Final[Names] = {
    int(telling.WALKED): "walked",
    int(telling.CLIMBED): "climbed",
    int(telling.PUNCHED_AWAY): "punched",
    int(telling.SHOVED): "shoved",
    int(telling.FLED): "fled",
    int(telling.SWEPT): "swept",
    int(telling.LED): "led",
}
REASONS: Final[Names] = {
    int(telling.NO_TARGET): "no_target",
    int(telling.NO_BULLET): "no_bullet",
    int(telling.NO_LOOT): "no_loot",
    int(telling.NOBODY_HERE): "nobody_here",
    int(telling.NO_WAY): "no_way",
}


BOX: Final = BoxWords(QUESTIONS, OPTIONS, EVENTS, ways=WAYS, reasons=REASONS)
