"""What Marshal & Prisoners is worth, in dollars: Goals, a Prisoner at one's side, not to sit.

How likely a Goal is to be met follows what was counted in games of bots against three bandits, by
what is there when a round ends; what only larger gangs play with, is guessed.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.marshal.rules.arrest import titles_left
from folsom.boxes.marshal.rules.colts import bullets_left
from folsom.boxes.marshal.rules.goals import (
    BETWEEN_THE_BULLETS,
    FEW_BULLETS,
    FIRST_WARRANT,
    FULL_OF_LEAD,
    GOLDEN_BULLET,
    JUST_A_SCRATCH,
    MAILBAG_GOAL,
    MANY_BULLETS,
    SPECIALS,
    UNDER_LOCK_AND_KEY,
    WARRANTS,
    is_met,
    most_given,
    most_received,
    special_targets,
    warrants,
)
from folsom.boxes.marshal.rules.prison import is_in_cell
from folsom.boxes.marshal.rules.prisoners import prisoner_of
from folsom.boxes.marshal.rules.state import GOALS, OFFERED, REWARDS, marshal_seat
from folsom.boxes.marshal.rules.tasks import MAILBAG
from folsom.engine.bits import count, lowest
from folsom.engine.loot import of_kind
from folsom.engine.rules import ROUNDS
from folsom.engine.state import GROUND, MARSHAL, NOWHERE, RECEIVED, State, received_from
from folsom.search.judgement import Judgement

VICTORY: Final = 4000.0  # to meet enough Goals
ON_THE_WAY: Final = 300.0  # each Goal by itself, whether it decides or not
COMPANION: Final[i64] = 150  # a Prisoner's ability, with the whole game to play
JAIL: Final[i64] = 180  # to sit in the Cell for as long

# How likely it is in each round …
AT_LARGE: Final = 0.65  # that a wanted bandit is not arrested
SAFE: Final = 0.97  # that nothing happens to what has more than one chance left
LAST_TITLE: Final = 0.65  # that the last Brawler card stays on the portrait
LAST_SPARE: Final = 0.85  # that nobody fires the bullet that would be too many
UNTOUCHED: Final = 0.95  # that not both Mailbags are taken
# … and in the end, with so many of them
SHOTS_A_ROUND: Final = 1.5  # with one Colt
GOLDEN: Final = 0.4  # that the shots will just do, and how much each further one takes away
EACH_SHOT: Final = 0.2
FOE: Final = 0.5  # the same for bullets in one bandit, one a round
EACH_BULLET: Final = 0.25
HIT: Final = 0.35  # that a certain bandit is hit, and how much each round adds
HIT_LATER: Final = 0.13
BAGS: Final = vec[float]([0.2, 0.5])  # by Mailbags that lie on the train
CAUGHT: Final = vec[float]([0.05, 0.3, 0.55, 0.6])  # by Prisoners not freed by bandits
KEPT: Final = 0.9  # that not two of three are freed in a round


@final
class MarshalJudgement(Judgement):
    def hope(self, s: State, seat: i64, rounds: i64) -> i64:
        """His Goals; for bandits, a Prisoner's company and the Cell."""
        if seat == marshal_seat(s):
            return hope_of_law(s, rounds)
        figure = s.rules.first_bandit[seat]
        found: i64 = 0
        if prisoner_of(s, figure) >= 0:
            found += COMPANION * rounds // ROUNDS
        if is_in_cell(s, figure):
            found -= JAIL * rounds // ROUNDS
        return found


def hope_of_law(s: State, rounds: i64) -> i64:
    """MARSHAL-END-03: the chance that at most one of all Goals is missed."""
    every = 1.0
    all_but_one = 0.0
    likely = 0.0
    met = 0.0
    pool = special_targets(s)
    known = s.word[GOALS] & pool
    drawn = count(known)
    for k in range(SPECIALS + WARRANTS):
        if k == SPECIALS:
            pool = warrants(s)
            known = s.word[GOALS] & pool
            drawn = SPECIALS + count(known)
        if known:
            met = chance(s, lowest(known), rounds)
            known &= known - 1
        elif k == drawn:  # all others are as likely
            met = mean(s, pool, rounds)
        all_but_one = all_but_one * met + every * (1.0 - met)
        every *= met
        likely += met
    return i64(VICTORY * (every + all_but_one) + ON_THE_WAY * likely)


def mean(s: State, pool: i64, rounds: i64) -> float:
    """The chance of a Goal of these that is not drawn yet."""
    pool &= ~s.word[GOALS]
    total = 0.0
    number = float(count(pool))
    while pool:
        total += chance(s, lowest(pool), rounds)
        pool &= pool - 1
    return total / number


def chance(s: State, goal: i64, rounds: i64) -> float:
    """How likely a Goal is to be met in the end, with so many rounds to come."""
    if rounds == 0:
        return 1.0 if is_met(s, goal) else 0.0
    left = float(rounds)
    if goal >= FIRST_WARRANT:
        return 1.0 if is_met(s, goal) else 1.0 - math.pow(AT_LARGE, left)
    if goal == JUST_A_SCRATCH:
        titles = titles_left(s)
        return math.pow(0.0 if titles == 0 else LAST_TITLE if titles == 1 else SAFE, left)
    if goal == BETWEEN_THE_BULLETS:
        spare = FEW_BULLETS - most_received(s)
        return math.pow(0.0 if spare < 0 else LAST_SPARE if spare == 0 else SAFE, left)
    if goal == GOLDEN_BULLET:
        shots = float(min(bullets_left(s, 0), bullets_left(s, 1)))
        late = shots - SHOTS_A_ROUND * left
        return 1.0 if shots == 0.0 else within(GOLDEN - EACH_SHOT * late)
    if goal == MAILBAG_GOAL:
        return mailbags(s, left)
    if goal == UNDER_LOCK_AND_KEY:
        return prisoners(s, left)
    if goal == FULL_OF_LEAD:
        return math.pow(within(HIT + HIT_LATER * left), float(unhurt(s)))
    missing = MANY_BULLETS - most_given(s)
    return 1.0 if missing <= 0 else within(FOE - EACH_BULLET * (float(missing) - left))


def mailbags(s: State, left: float) -> float:
    """MARSHAL-END-02: safe with the Marshal, or lying where nobody will have taken it."""
    if is_met(s, MAILBAG_GOAL):
        return 1.0
    tokens: i64 = 0
    for here in range(NOWHERE):
        tokens |= s.word[GROUND + here]
    lying = count(of_kind(s, tokens, MAILBAG))
    return BAGS[lying] if lying < len(BAGS) else math.pow(UNTOUCHED, left)


def prisoners(s: State, left: float) -> float:
    """MARSHAL-END-01: those that nobody has freed are the Marshal's in the end."""
    if is_met(s, UNDER_LOCK_AND_KEY):
        return 1.0
    number = count(s.word[REWARDS] | s.word[OFFERED])
    if number < len(CAUGHT) - 1:
        return CAUGHT[number]
    return max(math.pow(KEPT, left), CAUGHT[3])


def unhurt(s: State) -> i64:
    """Bandits without a bullet of the Marshal's."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if received_from(s.word[RECEIVED + figure], MARSHAL) == 0:
            found += 1
    return found


def within(chance: float) -> float:
    """Neither sure nor impossible."""
    return min(max(chance, 0.02), 0.9)


BOX: Final = MarshalJudgement()
