"""What Couriers & Armored Train is worth, in dollars: to be home in time, what a team can win."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.scoring import bandit_money
from folsom.boxes.base.rules.setup import BULLETS
from folsom.boxes.couriers.rules.scoring import (
    DOCUMENT_MONEY,
    NUGGET_MONEY,
    gang_bullets,
    gang_money,
)
from folsom.boxes.couriers.rules.state import DEPARTURE_TRAIN, is_on_departure_train
from folsom.boxes.couriers.rules.tasks import DOCUMENT, GOLD, LUGGAGE, NUGGET
from folsom.engine.rules import ROUNDS
from folsom.engine.state import AT, CYLINDER, FACE, State
from folsom.search.judgement import Judgement
from folsom.search.reach import cards_to

STAKE: Final[i64] = 250  # what a bandit is worth to the team besides their loot
STEP: Final[i64] = 72  # hundredths: how likely each further card on the way is to be played
FIRST_STEP: Final[i64] = 85  # … the first one
SURE_LEAD: Final[i64] = 4  # bullets under the token that nobody will make up for
LIKELY_GANG: Final[i64] = 900  # dollars for such a lead
LIKELY_TITLE: Final[i64] = 700  # dollars for a cylinder that is nearly empty


@final
class CouriersJudgement(Judgement):
    def hope(self, s: State, seat: i64, rounds: i64) -> i64:
        """What one carries counts at home, or as far as one is likely to get there."""
        figure = s.rules.first_bandit[seat]
        found: i64 = 0
        home = way_home(s, figure)
        if not is_on_departure_train(s, figure):  # their loot does not count yet
            found += home * (bandit_money(s, figure) + STAKE) // 100 - STAKE
        fired = BULLETS - s.word[CYLINDER + figure]
        if rounds and fired < BULLETS:
            found += LIKELY_TITLE * fired * fired * home // (100 * BULLETS * BULLETS)
        if seat < 2 and rounds:
            found += lead(s, seat)
        return found

    def lure(self, s: State, token: i64, side: i64) -> i64:
        """COUR-SCORE-02, 04: gold, and the Document of one's own team."""
        kind = s.rules.kind_of_token[token]
        face = s.word[FACE + token]
        if kind == NUGGET:
            if face == GOLD:
                return NUGGET_MONEY
            return 0
        if kind == DOCUMENT:
            if face == side + 1:
                return DOCUMENT_MONEY
            return 0
        if kind == LUGGAGE:
            return face
        return -1


def lead(s: State, team: i64) -> i64:
    """COUR-SCORE-05: a lead under the token, the surer the larger it is; beyond its money."""
    ahead = gang_bullets(s, team) - gang_bullets(s, 1 - team)
    if ahead > SURE_LEAD:
        ahead = SURE_LEAD
    if ahead < -SURE_LEAD:
        ahead = -SURE_LEAD
    return LIKELY_GANG * ahead // SURE_LEAD - gang_money(s, team)


def way_home(s: State, figure: i64) -> i64:
    """COUR-CAV-04: how likely a bandit is to be home in the end, in hundredths."""
    if is_on_departure_train(s, figure):
        return 100
    if s.over:
        return 0
    missed: i64 = 100
    for layout in range(s.layout, ROUNDS):
        cards = cards_to(s.rules.boards[layout], s.word[AT + figure], DEPARTURE_TRAIN)
        chance = FIRST_STEP
        while cards > 1:
            chance = chance * STEP // 100
            cards -= 1
        missed = missed * (100 - chance) // 100
    return 100 - missed


BOX: Final = CouriersJudgement()
