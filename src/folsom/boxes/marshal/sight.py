"""What Marshal & Prisoners adds to what a seat sees."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.marshal.rules.arrest import TITLES, brawler
from folsom.boxes.marshal.rules.colts import LASTING, bullets_left, next_effect
from folsom.boxes.marshal.rules.goals import FIRST_WARRANT
from folsom.boxes.marshal.rules.prisoners import prisoner_of
from folsom.boxes.marshal.rules.state import (
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
from folsom.boxes.marshal.rules.tasks import ASK_MORE_LOOT, ASK_PAY, MAILBAG
from folsom.engine.agenda import a_of, kind_of
from folsom.engine.bits import bit, count
from folsom.engine.notebook import Notebook
from folsom.engine.state import MARSHAL, RECEIVED, State, received_from
from folsom.sight.box_sight import About, BoxSight
from folsom.sight.frame import Frame, money_seen, on_sheet
from folsom.sight.row import NONE
from folsom.sight.scales import CHAMBERS, MOST_MONEY, MOST_TOKENS

MOST_GOALS: Final[i64] = 5
PRISONERS: Final[i64] = 9
EFFECTS: Final[i64] = 6
COLTS: Final[i64] = 2


@final
class MarshalSight(BoxSight):
    def about(self, s: State, task: i64, about: About) -> None:
        if kind_of(task) == ASK_PAY:
            about.deliverer = a_of(task)
        elif kind_of(task) == ASK_MORE_LOOT:
            about.token_kind = s.rules.kind_of_token[a_of(task)]

    def bandit(self, f: Frame, s: State, notebook: Notebook, seat: i64, figure: i64) -> None:
        f.row.flag(is_wanted(s, figure))
        f.row.one_of(PRISONERS, prisoner_of(s, figure))
        f.row.some_of(LASTING, s.word[WOUNDS] >> (3 * figure))
        f.row.flag(has_fallen(s, figure))
        f.row.amount(money_seen(s, notebook, seat, figure, MAILBAG), MOST_MONEY)

    def seat(self, f: Frame, s: State, notebook: Notebook, seat: i64, other: i64) -> None:
        f.row.flag(other == marshal_seat(s))
        f.zone(notebook.found[other], 0)

    def beside(self, f: Frame, s: State, notebook: Notebook, seat: i64) -> None:
        row = f.row
        for slot in range(f.bandits):
            shooter = f.figure(s, seat, slot)
            hits = 0 if shooter == NONE else received_from(s.word[RECEIVED + MARSHAL], shooter)
            row.amount(hits, CHAMBERS)
        for colt in range(COLTS):
            row.amount(bullets_left(s, colt), CHAMBERS)
            row.one_of(EFFECTS, next_effect(s, colt))
        for title in range(TITLES):
            f.one_bandit(s, seat, brawler(s, title))
        f.some_bandits(s, seat, s.word[POSTERS])
        row.some_of(PRISONERS, s.word[OFFERED])
        row.some_of(PRISONERS, s.word[REWARDS])
        row.amount(count(on_sheet(s, MARSHAL, MAILBAG)), MOST_TOKENS)
        knows = s.over != 0 or seat == marshal_seat(s)
        row.amount(money_seen(s, notebook, seat, MARSHAL, MAILBAG) if knows else 0, MOST_MONEY)
        row.amount(count(s.word[GOALS]), MOST_GOALS)
        goals(f, s, seat, s.word[SHOWN])
        goals(f, s, seat, s.word[GOALS] if knows else 0)
        row.flag(has_fallen(s, MARSHAL))


def goals(f: Frame, s: State, seat: i64, drawn: i64) -> None:
    """Special Targets, then Warrants by where the bandits sit."""
    f.row.some_of(FIRST_WARRANT, drawn & (bit(FIRST_WARRANT) - 1))
    f.some_bandits(s, seat, drawn >> FIRST_WARRANT)
