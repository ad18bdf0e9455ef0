"""The Marshal player, his rewards and the Prisoners: in views, scenarios and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from folsom.engine.bits import bit, count
from folsom.engine.loot import of_kind
from folsom.engine.marshal import tasks as law_tasks
from folsom.engine.marshal.arrest import BRAWLER_IDS, TITLES, brawler
from folsom.engine.marshal.colts import BULLETS, EFFECT_IDS, LASTING, bullets_left, next_effect
from folsom.engine.marshal.goals import goals_met, is_met, next_goal
from folsom.engine.marshal.prisoners import free_prisoner, prisoner_of
from folsom.engine.marshal.scoring import POSTER_MONEY, PRISONER_MONEY, title_money
from folsom.engine.marshal.state import (
    BRAWLERS,
    COLT,
    FALLEN,
    GOALS,
    OFFERED,
    POSTERS,
    REWARDS,
    SHOWN,
    WOUNDS,
    has_fallen,
    is_wanted,
    marshal_seat,
)
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.notebook import Notebook
from folsom.engine.state import (
    AT,
    FACE,
    MARSHAL,
    NEUTRAL,
    NOBODY,
    NOWHERE,
    RECEIVED,
    SHEET,
    State,
    received_from,
    received_in_all,
)
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.errors import ScenarioError
from folsom.game.notation import (
    PLURALS,
    PRISONER_IDS,
    TOKEN_KINDS,
    Words,
    card_name,
    members,
)
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.reading import Table
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, reveals, reveals_its_secret

WOUND_IDS: Final = EFFECT_IDS[:LASTING]
KEYS: Final = [
    "colts",
    "goals",
    "shown",
    "prisoners",
    "rewards",
    "posters",
    "brawlers",
    "received_from",
    "loot",
    "fallen",
]


# Views


def values() -> dict[str, int]:
    """MARSHAL-END-05: what Poster, Prisoner and titles bring a bandit."""
    titles = {BRAWLER_IDS[n]: int(title_money(n)) for n in range(TITLES)}
    return {"wanted": int(POSTER_MONEY), "prisoner": int(PRISONER_MONEY), **titles}


def public(s: State, words: Words) -> dict[str, Any]:
    """MARSHAL-VIS-01: what lies open before everybody."""
    received = s.fig[RECEIVED + MARSHAL]
    hits = {name: received_from(received, n) for n, name in words.shooters if n != NEUTRAL}
    titles = {BRAWLER_IDS[n]: brawler(s, n) for n in range(TITLES)}
    sheet = s.fig[SHEET + MARSHAL]
    return {
        "seat": words.seats[marshal_seat(s)],
        "at": words.place_of(s.fig[AT + MARSHAL]),
        "received": received_in_all(received),
        "received_from": {name: number for name, number in hits.items() if number},
        "colts": [_colt(s, colt) for colt in range(2)],
        "brawlers": {
            title: None if holder < 0 else words.bandits[holder] for title, holder in titles.items()
        },
        "posters": [words.bandits[n] for n in members(s.page[POSTERS])],
        "prisoners": [PRISONER_IDS[n] for n in members(s.page[OFFERED])],
        "rewards": [PRISONER_IDS[n] for n in members(s.page[REWARDS])],
        **{
            PLURALS[kind]: int(count(of_kind(s, sheet, kind)))
            for kind in range(len(PLURALS))
            if kind > 2 and s.rules.tokens_of[kind]
        },
        "goals_drawn": int(count(s.page[GOALS])),
        "goals_shown": [words.goal(n) for n in members(s.page[SHOWN])],
        "ejected": bool(has_fallen(s, MARSHAL)),
    }


def _colt(s: State, colt: int) -> dict[str, Any]:
    """MARSHAL-BULLET-02: how many bullets are left, and what the next one does."""
    effect = int(next_effect(s, colt))
    return {"left": int(bullets_left(s, colt)), "next": None if effect < 0 else EFFECT_IDS[effect]}


def add_secrets(s: State, words: Words, seat: int | None, law: dict[str, Any]) -> None:
    """MARSHAL-VIS-03: what the Marshal alone knows, until the game is over."""
    if seat == marshal_seat(s) or s.over:
        law["goals"] = [words.goal(n) for n in members(s.page[GOALS])]
        bags = members(of_kind(s, s.fig[SHEET + MARSHAL], MAILBAG))
        law["mailbag_values"] = sorted(int(s.tok[FACE + token]) for token in bags)


def of_bandit(s: State, notebook: Notebook, seat: int | None, figure: int) -> dict[str, Any]:
    """Poster, Prisoner, wounds; and the Mailbags, as far as one knows them."""
    prisoner = prisoner_of(s, figure)
    return {
        "wanted": bool(is_wanted(s, figure)),
        "prisoner": None if prisoner < 0 else PRISONER_IDS[prisoner],
        "wounds": wounds(s, figure),
        "ejected": bool(has_fallen(s, figure)),
        "mailbag_values": sorted(known_faces(s, notebook, seat, figure, MAILBAG)),
    }


def wounds(s: State, figure: int) -> list[str]:
    word = (s.page[WOUNDS] >> (3 * figure)) & 7
    return [name for n, name in enumerate(WOUND_IDS) if word & bit(n)]


def judged(s: State, words: Words) -> dict[str, bool]:
    """MARSHAL-END-03: his Goals, and whether each is met."""
    return {words.goal(n): bool(is_met(s, n)) for n in members(s.page[GOALS])}


def is_met_now(s: State, words: Words, goal: str) -> bool:
    """Whether a Goal, his or not, would be met if the game ended now."""
    number = words.goal_number(goal)
    return number is not None and bool(is_met(s, number))


# Scenarios


def set_law(s: State, words: Words, table: Table) -> None:
    """What a scenario says of the Marshal, his Goals and the Prisoners."""
    law = table.table("law", KEYS)
    if "colts" in law:
        left = law.numbers("colts", 0, int(BULLETS))
        if len(left) != 2:
            raise ScenarioError("position.law.colts are two numbers of bullets.")
        for colt, number in enumerate(left):
            s.page[COLT + colt] >>= 3 * (BULLETS - number)
    if "prisoners" in law:
        s.page[OFFERED] = _set(PRISONER_IDS, law.texts("prisoners"), "prisoner")
    s.page[REWARDS] = _set(PRISONER_IDS, law.texts("rewards"), "prisoner")
    s.page[OFFERED] &= ~s.page[REWARDS]
    s.page[POSTERS] = _set(words.bandits, law.texts("posters"), "bandit")
    titles = law.table("brawlers", BRAWLER_IDS)
    for title in titles:
        holder = _number(words.bandits, titles.text(title), "bandit")
        s.page[BRAWLERS] |= (holder + 1) << (4 * BRAWLER_IDS.index(title))
    shooters = law.table("received_from", words.bandits)
    for name in shooters:
        s.fig[RECEIVED + MARSHAL] += shooters.number(name, most=6) * bit(
            5 * words.figure_number(name)
        )
    for name in law.texts("fallen"):
        s.page[FALLEN] |= bit(words.figure_number(name))
        s.fig[AT + words.figure_number(name)] = NOWHERE
    _set_goals(s, words, law)
    bandits = table.table("bandits")
    for name in bandits:
        _set_bandit(s, words.figure_number(name), bandits.table(name))


def _set_bandit(s: State, figure: int, given: Table) -> None:
    if "prisoner" in given:
        prisoner = _number(PRISONER_IDS, given.text("prisoner"), "prisoner")
        s.page[REWARDS] &= ~bit(prisoner)
        free_prisoner(s, figure, prisoner)
    for wound in given.texts("wounds"):
        s.page[WOUNDS] |= bit(3 * figure + _number(WOUND_IDS, wound, "wound"))


def _set_goals(s: State, words: Words, law: Table) -> None:
    """Those named, and as many by chance as the round asks for."""
    for key, word in (("goals", GOALS), ("shown", SHOWN)):
        for name in law.texts(key):
            number = words.goal_number(name)
            if number is None:
                raise ScenarioError(f"There is no goal {name!r} in this game.")
            s.page[word] |= bit(number)
    s.page[GOALS] |= s.page[SHOWN]
    while count(s.page[GOALS]) < s.round:
        s.page[GOALS] |= bit(next_goal(s, s.page[GOALS]))


def _set(names: Iterable[str], given: list[str], what: str) -> int:
    found = 0
    for name in given:
        found |= int(bit(_number(names, name, what)))
    return found


def _number(names: Iterable[str], name: str, what: str) -> int:
    known = list(names)
    if name not in known:
        raise ScenarioError(f"There is no {what} {name!r}; choose among {', '.join(known)}.")
    return known.index(name)


def found(s: State, words: Words, key: str) -> object:
    """What a scenario expects of ``law.key``."""
    law = public(s, words)
    if key == "goals":
        return [words.goal(n) for n in members(s.page[GOALS])]
    if key == "goals_met":
        return int(goals_met(s))
    if key == "colts":
        return [colt["left"] for colt in law["colts"]]
    if key == "shown":
        return law["goals_shown"]
    if key == "brawlers":
        return {title: holder for title, holder in law["brawlers"].items() if holder}
    if key == "fallen":
        figures = [*enumerate(words.bandits), (int(MARSHAL), "marshal")]
        return [name for n, name in figures if has_fallen(s, n)]
    if key == "loot":
        return tokens(s, s.fig[SHEET + MARSHAL])
    return law[key]


def tokens(s: State, some: int) -> list[str]:
    """Tokens of the Marshal's sheet, as scenarios write them."""
    found = []
    for token in members(some):
        kind = TOKEN_KINDS[s.rules.kind_of_token[token]]
        found.append(f"{kind} {s.tok[FACE + token]}" if kind == "mailbag" else kind)
    return found


# Options


def _shooting(o: Choosing) -> Written:
    """``target belle:1``; with both Colts ``target belle:1 doc:2``."""
    aims = ((1, o.a), (2, o.b))
    shots = {o.words.figure(target): colt for colt, target in aims if target != NOBODY}
    text = " ".join(f"{figure}:{colt}" for figure, colt in shots.items())
    return f"target {text}", "shoot", {"shots": shots}


WRITERS: Final[Writers] = {
    int(law_tasks.FETCH): button("search"),
    int(law_tasks.SHOOT): _shooting,
    int(law_tasks.FREE): about("free", "prisoner", lambda o: PRISONER_IDS[o.a]),
    int(law_tasks.DELIVER): about("deliver", "figure", Choosing.figure),
    int(law_tasks.PAY): giving("pay", "pay"),
}


# Questions

QUESTIONS: Final[Questions] = {
    int(law_tasks.ASK_SHOOT): openly("shoot"),
    int(law_tasks.ASK_ARREST): openly("arrest"),
    int(law_tasks.ASK_ESCAPE): openly("break_out"),
    int(law_tasks.ASK_FREE): openly("free"),
    int(law_tasks.ASK_PAY): in_secret("pay"),
    int(law_tasks.ASK_LOOT): openly("rob_two"),
    int(law_tasks.ASK_MORE_LOOT): openly("rob_more"),
    int(law_tasks.ASK_REFLEX): in_secret("reflex"),
    int(law_tasks.ASK_ANGRY_SHOT): openly("angry_shot"),
    int(law_tasks.ASK_ANGRY_MOVE): openly("angry_move"),
    int(law_tasks.ASK_EJECT): openly("eject"),
}


# Events

READERS: Final[Readers] = {
    int(law_tasks.GOAL_DRAWN): (
        "goal_drawn",
        reveals_its_secret,
        lambda r: ({"number": r.a}, {"goal": r.goal(r.secret)}),
    ),
    int(law_tasks.GOAL_SHOWN): ("goal_shown", reveals, lambda r: ({"goal": r.goal(r.a)}, {})),
    int(law_tasks.GOAL_JUDGED): (
        "goal_judged",
        reveals,
        lambda r: ({"goal": r.goal(r.a), "met": bool(r.b)}, {}),
    ),
    int(law_tasks.ARRESTED): (
        "arrested",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "poster": bool(r.b)}, {}),
    ),
    int(law_tasks.COLT_FIRED): (
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
    int(law_tasks.PRISONER_FREED): (
        "prisoner_freed",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "prisoner": PRISONER_IDS[r.b]}, {}),
    ),
    int(law_tasks.PRISONER_SEIZED): (
        "prisoner_seized",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "prisoner": PRISONER_IDS[r.b]}, {}),
    ),
    int(law_tasks.MAILBAG_SEIZED): (
        "mailbag_seized",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "token": "mailbag"}, {"value": r.secret}),
    ),
    int(law_tasks.DELIVERED): (
        "delivered",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
    int(law_tasks.THANKED): (
        "thanked",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "target": r.figure(r.b), "token": TOKEN_KINDS[r.c]},
            r.face(r.c),
        ),
    ),
    int(law_tasks.COPIED): (
        "copied",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "card": card_name(r.b)}, {}),
    ),
    int(law_tasks.FETCHED): ("fetched", reveals_its_secret, lambda r: ({"seat": r.seat(r.a)}, {})),
    int(law_tasks.BRAWLER_TAKEN): (
        "brawler_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "title": BRAWLER_IDS[r.b]}, {}),
    ),
    int(law_tasks.LOOT_RESCUED): (
        "loot_rescued",
        reveals_its_secret,
        lambda r: ({"number": r.a, "position": r.position(r.b)}, {}),
    ),
    int(law_tasks.EJECTED): (
        "ejected",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)}, {}),
    ),
    int(law_tasks.REWARDED): (
        "rewarded",
        reveals,
        lambda r: ({"prisoners": r.a, "mailbags": r.b}, {}),
    ),
}
