"""The Marshal player, rewards and Prisoners in scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from folsom.boxes.base.rules.setup import place_marshal
from folsom.boxes.marshal.box import LAWMAN, PRISONER_IDS, goal_name, goal_number
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import BULLETS, EFFECT_IDS
from folsom.boxes.marshal.rules.goals import FIRST_WARRANT, goals_met, next_goal
from folsom.boxes.marshal.rules.prisoners import free_prisoner, prisoner_of
from folsom.boxes.marshal.rules.setup import CHEAP_MAILBAG, DEAR_MAILBAG
from folsom.boxes.marshal.rules.state import (
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
)
from folsom.boxes.marshal.view import WOUND_IDS, public, wounds
from folsom.engine.bits import bit, count
from folsom.engine.rules import ROUNDS
from folsom.engine.state import AT, MARSHAL, NOWHERE, RECEIVED, SHEET, State, received_from
from folsom.game.box_scenario import BoxScenario, Finding, Findings, Kinds, Placing, fields, group
from folsom.game.kinds import (
    AnyNumber,
    Assigned,
    Counts,
    Fields,
    Many,
    Number,
    Numbers,
    Word,
    words_out_of,
)
from folsom.game.notation import Words, members
from folsom.game.pieces import Faces, Pieces
from folsom.game.reading import Section, naming

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

MOST_FROM_ONE: Final = 31  # bullets, as far as the engine counts those of one shooter


def _prisoners(_: Pieces) -> Many:
    return words_out_of("prisoner", PRISONER_IDS)


def _goals(pieces: Pieces) -> Many:
    return words_out_of("goal", _goal_names(pieces.words))


def _goal_names(words: Words) -> list[str]:
    return [goal_name(words.bandits, n) for n in range(int(FIRST_WARRANT) + len(words.bandits))]


def _colts(_: Pieces) -> Numbers:
    return Numbers(range(int(BULLETS) + 1), length=2, ordered=True)


def _shooters(pieces: Pieces) -> Counts:
    """Neutral bullets that hit the Marshal count only where they are named."""
    names = [name for n, name in pieces.words.shooters if n != MARSHAL]
    return Counts("bandit", names, optional=("neutral",), most=MOST_FROM_ONE)


def _of_law(key: str) -> Callable[[Any], Any]:
    """The Marshal as everybody sees him."""
    return lambda game: public(game.state, game.words)[key]


class MarshalScenario(BoxScenario):
    """The Marshal player, the Goals and the Prisoners."""

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
        "fallen": lambda pieces: words_out_of("bandit", (*pieces.words.bandits, LAWMAN)),
    }
    law_findings: ClassVar[Findings] = {
        "at": Finding(
            Pieces.place, lambda game: game.words.position(game.state.word[AT + MARSHAL])
        ),
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
            lambda game: game.words.loot(game.state, game.state.word[SHEET + MARSHAL]),
        ),
        "fallen": Finding(
            law_keys["fallen"],
            lambda game: [
                name
                for n, name in (*enumerate(game.words.bandits), (int(MARSHAL), LAWMAN))
                if has_fallen(game.state, n)
            ],
        ),
    }
    keys: ClassVar[Kinds] = {"law": lambda pieces: fields(MarshalScenario.law_keys, pieces)}
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
            s.word[AT + figure] = 2 * (s.rules.last_car - place)
        return True

    def put_off(self, p: Placing, figure: int) -> bool:
        p.s.word[FALLEN] |= bit(figure)
        return True

    def set_figures(self, p: Placing) -> None:
        if p.s.word[AT + MARSHAL] == NOWHERE:
            p.s.word[FALLEN] |= bit(MARSHAL)

    def set_round(self, p: Placing) -> None:
        """The Marshal, his Goals and the Prisoners."""
        s, words, law = p.s, p.words, p.table.section("law")
        if "colts" in law:
            for colt, number in enumerate(law.numbers("colts")):
                s.word[COLT + colt] >>= 3 * (BULLETS - number)
        if "prisoners" in law:
            s.word[OFFERED] = _set(PRISONER_IDS, law.texts("prisoners"))
        s.word[REWARDS] = _set(PRISONER_IDS, law.texts("rewards"))
        s.word[OFFERED] &= ~s.word[REWARDS]
        s.word[POSTERS] = _set(words.bandits, law.texts("posters"))
        titles = law.section("brawlers")
        for title in titles:
            holder = words.bandits.index(titles.text(title))
            s.word[BRAWLERS] |= (holder + 1) << (4 * BRAWLER_IDS.index(title))
        shooters = law.section("received_from")
        for number, name in words.shooters:
            s.word[RECEIVED + MARSHAL] += shooters.number(name, 0) * bit(5 * number)
        for name in law.texts("fallen"):
            s.word[FALLEN] |= bit(words.figure_number(name))
            s.word[AT + words.figure_number(name)] = NOWHERE
        _set_goals(s, words, law)
        bandits = p.table.section("bandits")
        for name in bandits:
            _set_bandit(s, words.figure_number(name), bandits.section(name))

    def lay_named(self, p: Placing, box: TokenBox) -> None:
        with naming("position.law.loot"):
            for word in p.table.section("law").texts("loot"):
                p.s.word[SHEET + MARSHAL] |= bit(box.take(word))

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """MARSHAL-SETUP-04: two Mailbags instead of the Strongbox."""
        printed["strongbox"] = 0
        printed["mailbag"] = 2 if car == 0 else 0

    def look(self, p: Placing) -> None:
        seat = int(p.s.rules.seat_of[MARSHAL])
        secret = p.s.word[SHEET + MARSHAL] & p.s.rules.secret_tokens
        p.witness.notebook.looked(p.s, seat, secret)


BOX: Final = MarshalScenario()


def _set_bandit(s: State, figure: int, given: Section) -> None:
    if given.text("prisoner"):
        prisoner = PRISONER_IDS.index(given.text("prisoner"))
        s.word[REWARDS] &= ~bit(prisoner)
        free_prisoner(s, figure, prisoner)
    for wound in given.texts("wounds"):
        s.word[WOUNDS] |= bit(3 * figure + WOUND_IDS.index(wound))


def _set_goals(s: State, words: Words, law: Section) -> None:
    """Those named, and as many by chance as the round asks for."""
    for key, word in (("goals", GOALS), ("shown", SHOWN)):
        for name in law.texts(key):
            number = goal_number(words.bandits, name)
            assert number is not None
            s.word[word] |= bit(number)
    s.word[GOALS] |= s.word[SHOWN]
    drawn = law.number("goals_drawn", int(s.round))
    if "goals_drawn" in law and count(s.word[GOALS]) > drawn:
        raise law.wrong("goals_drawn", f"{drawn} are fewer than there are named.")
    while count(s.word[GOALS]) < drawn:
        s.word[GOALS] |= bit(next_goal(s, s.word[GOALS]))


def _set(names: Sequence[str], given: list[str]) -> int:
    return sum(int(bit(names.index(name))) for name in set(given))


def _named_goals(game: Any, word: int) -> list[str]:
    return [goal_name(game.words.bandits, n) for n in members(game.state.word[word])]


def _prisoner(s: State, figure: int) -> str:
    prisoner = prisoner_of(s, figure)
    return PRISONER_IDS[prisoner] if prisoner >= 0 else ""


def _hits(game: Any) -> dict[str, int]:
    """The bullets that have hit the Marshal; in a view neutral ones are only in the sum."""
    received = game.state.word[RECEIVED + MARSHAL]
    return {name: received_from(received, n) for n, name in game.words.shooters}
