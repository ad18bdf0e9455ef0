"""The end of the game: sections 17 and 18 of the rules. A side is a team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.round_events import is_in_force
from folsom.boxes.base.rules.scoring import (
    GUNSLINGER_MONEY,
    loot_money,
    members,
    side_money,
    standing,
)
from folsom.boxes.couriers.rules.cavalry import FALSE_BOTTOM, LAW_OF_THE_STRONGEST
from folsom.boxes.couriers.rules.documents import own_document
from folsom.boxes.couriers.rules.professore import HIS_TEAM
from folsom.boxes.couriers.rules.state import GANG, TRACK, is_on_departure_train
from folsom.boxes.couriers.rules.tasks import DOCUMENT, GANG_PAID, GOLD, NUGGET, TEAM_SCORED
from folsom.engine.bits import bit, lowest
from folsom.engine.loot import of_kind
from folsom.engine.state import CYLINDER, FACE, RECEIVED, SHEET, State, received_in_all
from folsom.engine.telling import tell

DOCUMENT_MONEY: Final[i64] = 4000
GANG_MONEY: Final[i64] = 1500
NUGGET_MONEY: Final[i64] = 1500


def gold_money(s: State, figure: i64) -> i64:
    """COUR-LOOT-01: one of the Nuggets is gold, the others are stones."""
    if has_face(s, figure, NUGGET, GOLD):
        return NUGGET_MONEY
    return 0


def has_face(s: State, figure: i64, kind: i64, face: i64) -> bool:
    tokens = of_kind(s, s.word[SHEET + figure], kind)
    while tokens:
        if s.word[FACE + lowest(tokens)] == face:
            return True
        tokens &= tokens - 1
    return False


def has_own_document(s: State, figure: i64) -> bool:
    """COUR-SCORE-04: of the own team; the Decoy is worth nothing."""
    return has_face(s, figure, DOCUMENT, own_document(s, figure))


def fame_money(s: State, figure: i64) -> i64:
    """COUR-SCORE-03: everybody who has fired all their bullets is a Gunslinger."""
    if s.word[CYLINDER + figure] == 0:
        return GUNSLINGER_MONEY
    return 0


def money(s: State, figure: i64) -> i64:
    """COUR-SCORE-02 to 04: besides the values printed on loot."""
    total = gold_money(s, figure) + fame_money(s, figure)
    return total + DOCUMENT_MONEY if has_own_document(s, figure) else total


def gang_bullets(s: State, team: i64) -> i64:
    return (s.word[GANG] >> (8 * team)) & 255


def chest(s: State, team: i64) -> i64:
    """COUR-SCORE-05 to 08: what belongs to a team as a whole, wherever its bandits are."""
    total = gang_money(s, team)
    if team == HIS_TEAM and "track" in s.rules.spec.extra:
        total += s.rules.spec.extra["track"][s.word[TRACK]]
    return total


def gang_money(s: State, team: i64) -> i64:
    """COUR-SCORE-05: the Organized Gang has hit more Couriers than the other team."""
    if gang_bullets(s, team) > gang_bullets(s, 1 - team):
        return GANG_MONEY
    return 0


def reveal(s: State) -> None:
    """COUR-SCORE-05: the bullets under the token are turned up."""
    tell(s, GANG_PAID, gang_bullets(s, 0), gang_bullets(s, 1))
    if s.witness is not None:
        for team in range(2):
            tell(s, TEAM_SCORED, team, side_money(s, team))


# Betrayal


def winners(s: State) -> i64:
    """COUR-CAV-06 to 11: seats that win alone, or no answer where the richer team wins."""
    if is_in_force(s, FALSE_BOTTOM):
        return smugglers(s) or richest(s, s.rules.all_seats)
    if is_in_force(s, LAW_OF_THE_STRONGEST):
        return richest(s, richer_team(s))
    return -1


def smugglers(s: State) -> i64:
    """COUR-CAV-08: the bandit who has brought the own team's Document home."""
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        if is_on_departure_train(s, figure) and has_own_document(s, figure):
            found |= bit(s.rules.seat_of[figure])
    return found


def richer_team(s: State) -> i64:
    """COUR-CAV-06, 11: the seats of the better team of those that have somebody at home."""
    best: i64 = -1000000
    found: i64 = 0
    for team in range(2):
        seats = members(s, team)
        if richest(s, seats) == 0:
            continue
        if standing(s, team) > best:
            best = standing(s, team)
            found = seats
        elif standing(s, team) == best:
            found |= seats
    return found


def richest(s: State, seats: i64) -> i64:
    """COUR-CAV-06, 09 to 11: of those at home; with equal wealth who has fewest bullets."""
    best: i64 = -1000000
    found: i64 = 0
    for figure in range(s.rules.n_figures):
        seat = s.rules.seat_of[figure]
        if seats & bit(seat) == 0 or not is_on_departure_train(s, figure):
            continue
        result = personal_wealth(s, figure) * 256 - received_in_all(s.word[RECEIVED + figure])
        if result > best:
            best = result
            found = bit(seat)
        elif result == best:
            found |= bit(seat)
    return found


def personal_wealth(s: State, figure: i64) -> i64:
    """COUR-CAV-07: loot without Documents, and $1000 for an empty cylinder."""
    return loot_money(s, figure) + gold_money(s, figure) + fame_money(s, figure)
