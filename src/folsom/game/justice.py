"""The Marshal player, his rewards and the Prisoners: in views, scenarios and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from folsom.engine.base.setup import place_marshal
from folsom.engine.bits import bit, count
from folsom.engine.loot import of_kind
from folsom.engine.marshal import tasks as law_tasks
from folsom.engine.marshal.arrest import BRAWLER_IDS, TITLES, brawler
from folsom.engine.marshal.colts import BULLETS, EFFECT_IDS, LASTING, bullets_left, next_effect
from folsom.engine.marshal.goals import FIRST_WARRANT, goals_met, is_met, next_goal
from folsom.engine.marshal.prisoners import free_prisoner, prisoner_of
from folsom.engine.marshal.scoring import POSTER_MONEY, PRISONER_MONEY, title_money
from folsom.engine.marshal.setup import CHEAP_MAILBAG, DEAR_MAILBAG
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
from folsom.engine.rules import ROUNDS
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
from folsom.game.box_words import BoxWords, Finding, Findings, Kinds, Placing, fields, group
from folsom.game.kinds import AnyNumber, Assigned, Counts, Fields, Many, Number, Numbers, Word
from folsom.game.kinds import words as words_out_of
from folsom.game.notation import (
    PLURALS,
    PRISONER_IDS,
    TOKEN_KINDS,
    Words,
    card_name,
    members,
)
from folsom.game.option import Choosing, Writers, Written, about, button, giving
from folsom.game.parts import LAW
from folsom.game.pieces import Faces, Pieces
from folsom.game.reading import Table, naming
from folsom.game.sheets import known_faces
from folsom.game.tellings import Readers, reveals, reveals_its_secret

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

WOUND_IDS: Final = EFFECT_IDS[:LASTING]
MOST_FROM_ONE: Final = 31  # bullets, as far as the engine counts those of one shooter


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


def _prisoners(_: Pieces) -> Many:
    return words_out_of("prisoner", PRISONER_IDS)


def _goals(pieces: Pieces) -> Many:
    return words_out_of("goal", _goal_names(pieces.words))


def _goal_names(words: Words) -> list[str]:
    return [words.goal(n) for n in range(int(FIRST_WARRANT) + len(words.bandits))]


def _colts(_: Pieces) -> Numbers:
    return Numbers(range(int(BULLETS) + 1), length=2, ordered=True)


def _shooters(pieces: Pieces) -> Counts:
    """Neutral bullets that hit the Marshal count only where they are named."""
    names = [name for n, name in pieces.words.shooters if n != MARSHAL]
    return Counts("bandit", names, optional=("neutral",), most=MOST_FROM_ONE)


def _of_law(key: str) -> Callable[[Any], Any]:
    """What everybody sees of him."""
    return lambda game: public(game.state, game.words)[key]


class LawWords(BoxWords):
    """The Marshal player, the Goals and the Prisoners."""

    module = "marshal_prisoners"
    tokens: ClassVar[Mapping[str, Faces]] = {"mailbag": lambda _: (CHEAP_MAILBAG, DEAR_MAILBAG)}
    law_keys: ClassVar[Kinds] = {
        "colts": _colts,
        "goals": _goals,
        "goals_drawn": lambda _: Number(most=int(ROUNDS)),
        "shown": _goals,
        "prisoners": _prisoners,
        "rewards": _prisoners,
        "posters": Pieces.bandits,
        "brawlers": lambda pieces: Fields(
            dict.fromkeys(BRAWLER_IDS, Word("bandit", pieces.words.bandits))
        ),
        "received_from": _shooters,
        "loot": Pieces.loot,
        "fallen": lambda pieces: words_out_of("bandit", (*pieces.words.bandits, LAW)),
    }
    law_findings: ClassVar[Findings] = {
        "at": Finding(Pieces.place, lambda game: game.words.position(game.state.fig[AT + MARSHAL])),
        "colts": Finding(_colts, lambda game: [colt["left"] for colt in _of_law("colts")(game)]),
        "colt_effects": Finding(
            lambda _: words_out_of("effect", (*EFFECT_IDS, ""), ordered=True),
            lambda game: [colt["next"] or "" for colt in _of_law("colts")(game)],
        ),
        "goals": Finding(_goals, lambda game: _named_goals(game, GOALS)),
        "goals_drawn": Finding(law_keys["goals_drawn"], _of_law("goals_drawn")),
        "goals_met": Finding(law_keys["goals_drawn"], lambda game: int(goals_met(game.state))),
        "shown": Finding(_goals, lambda game: _named_goals(game, SHOWN)),
        "prisoners": Finding(_prisoners, _of_law("prisoners")),
        "rewards": Finding(_prisoners, _of_law("rewards")),
        "posters": Finding(Pieces.bandits, _of_law("posters")),
        "brawlers": Finding(
            lambda pieces: Assigned("bandit", BRAWLER_IDS, pieces.words.bandits),
            lambda game: {title: who for title, who in _of_law("brawlers")(game).items() if who},
        ),
        "received": Finding(lambda _: AnyNumber(), _of_law("received")),
        "received_from": Finding(_shooters, lambda game: _hits(game)),
        "loot": Finding(
            Pieces.loot,
            lambda game: game.words.loot(game.state, game.state.fig[SHEET + MARSHAL]),
        ),
        "fallen": Finding(
            law_keys["fallen"],
            lambda game: [
                name
                for n, name in (*enumerate(game.words.bandits), (int(MARSHAL), LAW))
                if has_fallen(game.state, n)
            ],
        ),
    }
    keys: ClassVar[Kinds] = {"law": lambda pieces: fields(LawWords.law_keys, pieces)}
    findings: ClassVar[Findings] = {"law": group(law_findings)}
    bandit_keys: ClassVar[Kinds] = {
        "prisoner": lambda _: Word("prisoner", PRISONER_IDS, ("",)),
        "wounds": lambda _: words_out_of("wound", WOUND_IDS),
    }
    bandit_findings: ClassVar[Findings] = {
        "prisoner": Finding(
            bandit_keys["prisoner"], lambda game, figure: _prisoner(game.state, figure)
        ),
        "wounds": Finding(bandit_keys["wounds"], lambda game, figure: wounds(game.state, figure)),
    }

    def start(self, p: Placing) -> bool:
        """MARSHAL-SETUP-11."""
        s = p.s
        place_marshal(s)
        for figure in range(len(p.words.bandits)):
            distance = s.rules.seat_of[figure] - s.rules.seat_of[MARSHAL]
            place = 2 - distance % len(p.words.seats) % 2
            s.fig[AT + figure] = 2 * (s.rules.last_car - place)
        return True

    def put_off(self, p: Placing, figure: int) -> bool:
        p.s.page[FALLEN] |= bit(figure)
        return True

    def set_figures(self, p: Placing) -> None:
        if p.s.fig[AT + MARSHAL] == NOWHERE:
            p.s.page[FALLEN] |= bit(MARSHAL)

    def set_round(self, p: Placing) -> None:
        """The Marshal, his Goals and the Prisoners."""
        s, words, law = p.s, p.words, p.table.table("law")
        if "colts" in law:
            for colt, number in enumerate(law.numbers("colts")):
                s.page[COLT + colt] >>= 3 * (BULLETS - number)
        if "prisoners" in law:
            s.page[OFFERED] = _set(PRISONER_IDS, law.texts("prisoners"))
        s.page[REWARDS] = _set(PRISONER_IDS, law.texts("rewards"))
        s.page[OFFERED] &= ~s.page[REWARDS]
        s.page[POSTERS] = _set(words.bandits, law.texts("posters"))
        titles = law.table("brawlers")
        for title in titles:
            holder = words.bandits.index(titles.text(title))
            s.page[BRAWLERS] |= (holder + 1) << (4 * BRAWLER_IDS.index(title))
        shooters = law.table("received_from")
        for number, name in words.shooters:
            s.fig[RECEIVED + MARSHAL] += shooters.number(name, 0) * bit(5 * number)
        for name in law.texts("fallen"):
            s.page[FALLEN] |= bit(words.figure_number(name))
            s.fig[AT + words.figure_number(name)] = NOWHERE
        _set_goals(s, words, law)
        bandits = p.table.table("bandits")
        for name in bandits:
            _set_bandit(s, words.figure_number(name), bandits.table(name))

    def lay_named(self, p: Placing, box: TokenBox) -> None:
        with naming("position.law.loot"):
            for word in p.table.table("law").texts("loot"):
                p.s.fig[SHEET + MARSHAL] |= bit(box.take(word))

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """MARSHAL-SETUP-04: two Mailbags instead of the Strongbox."""
        printed["strongbox"] = 0
        printed["mailbag"] = 2 if car == 0 else 0

    def look(self, p: Placing) -> None:
        seat = int(p.s.rules.seat_of[MARSHAL])
        secret = p.s.fig[SHEET + MARSHAL] & p.s.rules.secret_tokens
        p.witness.notebook.looked(p.s, seat, secret)


def _set_bandit(s: State, figure: int, given: Table) -> None:
    if given.text("prisoner"):
        prisoner = PRISONER_IDS.index(given.text("prisoner"))
        s.page[REWARDS] &= ~bit(prisoner)
        free_prisoner(s, figure, prisoner)
    for wound in given.texts("wounds"):
        s.page[WOUNDS] |= bit(3 * figure + WOUND_IDS.index(wound))


def _set_goals(s: State, words: Words, law: Table) -> None:
    """Those named, and as many by chance as the round asks for."""
    for key, word in (("goals", GOALS), ("shown", SHOWN)):
        for name in law.texts(key):
            number = words.goal_number(name)
            assert number is not None
            s.page[word] |= bit(number)
    s.page[GOALS] |= s.page[SHOWN]
    drawn = law.number("goals_drawn", int(s.round))
    if "goals_drawn" in law and count(s.page[GOALS]) > drawn:
        raise law.wrong("goals_drawn", f"{drawn} are fewer than there are named.")
    while count(s.page[GOALS]) < drawn:
        s.page[GOALS] |= bit(next_goal(s, s.page[GOALS]))


def _set(names: Sequence[str], given: list[str]) -> int:
    return sum(int(bit(names.index(name))) for name in set(given))


def _named_goals(game: Any, word: int) -> list[str]:
    return [game.words.goal(n) for n in members(game.state.page[word])]


def _prisoner(s: State, figure: int) -> str:
    prisoner = prisoner_of(s, figure)
    return PRISONER_IDS[prisoner] if prisoner >= 0 else ""


def _hits(game: Any) -> dict[str, int]:
    """Whose bullets have hit him; in a view neutral ones are only in the sum."""
    received = game.state.fig[RECEIVED + MARSHAL]
    return {name: received_from(received, n) for n, name in game.words.shooters}


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
