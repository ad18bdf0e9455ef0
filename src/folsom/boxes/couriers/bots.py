"""How the heuristic bot plays where two trains pass each other: it tries every option out.

A state at the end of a round is judged for a whole team: what its bandits carry, as far as they
will be home in time, what lies near them, and what the team has under the Organized Gang. So
Couriers, Gatlings and lonely cars count for what they do to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import ClassVar, Final

from folsom.bots import trials
from folsom.bots.box_bots import BoxBots
from folsom.bots.reason import TRIED, Reason
from folsom.bots.trials import Terms
from folsom.boxes.base.rules import scoring
from folsom.boxes.base.rules.scoring import GUNSLINGER_MONEY, loot_money
from folsom.boxes.base.rules.setup import BULLETS
from folsom.boxes.couriers.box import TEAMS
from folsom.boxes.couriers.rules.cavalry import FALSE_BOTTOM, LAW_OF_THE_STRONGEST
from folsom.boxes.couriers.rules.scoring import (
    DOCUMENT_MONEY,
    GANG_MONEY,
    NUGGET_MONEY,
    gang_bullets,
    gold_money,
    has_own_document,
)
from folsom.boxes.couriers.rules.state import (
    DEPARTURE_POSITIONS,
    couriers_on,
    team_of,
)
from folsom.boxes.couriers.rules.tasks import DOCUMENT, FIRST_NUGGET, GOLD, NUGGET
from folsom.boxes.couriers.rules.trains import for_each_round
from folsom.engine.bits import bit
from folsom.engine.board import Board, train
from folsom.engine.rules import ROUNDS, Rules
from folsom.engine.state import (
    AT,
    CYLINDER,
    FACE,
    GROUND,
    RECEIVED,
    State,
    received_in_all,
)
from folsom.game import Config, Observation, Option
from folsom.game.notation import members

WIN: Final = 6000.0
RIVAL: Final = 0.9  # of the other team's dollar
OWN: Final = 0.35  # of one's own dollar besides the team's, where somebody may betray it
LEAD: Final = 80.0  # a bullet in the deck, at the start of the game
TITLE: Final = float(GUNSLINGER_MONEY)  # for an empty cylinder
CHAMBERS: Final = int(BULLETS)
SURE_LEAD: Final = 4  # bullets under the token that nobody will make up for

STEP: Final = 0.72  # how likely each further card on the way home is to be played in time
REACH: Final = 0.5  # what is left of a hope for each card between a bandit and the loot
NEAR: Final = 0.3  # of the loot that is nearest, with the game still long
GUARDED: Final = 0.4  # of what lies under the eyes of a Courier
EVENTS_OF_BETRAYAL: Final = 0.75  # share of the Cavalry cards by which a bandit wins alone

MORE: Final = 0.4  # for each further token of a heap

POSITIONS: Final = 22
FAR: Final = 9  # cards: out of reach
NEARNESS: Final = [REACH**cards for cards in range(FAR + 1)]
Heaps = list[tuple[int, float]]

KEEPERS: Final = ("robbery", "move", "fire", "floor_change", "nudge")


class CouriersBots(BoxBots):
    roles: ClassVar[Mapping[str, str]] = {team: team for team in TEAMS}

    def sides(self, config: Config) -> tuple[int, ...] | None:
        """COUR-TEAM-02, COUR-SETUP-12."""
        if config.option("betrayal"):
            return None
        return tuple(seat % 2 for seat in range(config.n_players))

    def parts(self, config: Config) -> tuple[str, ...] | None:
        return config.teams

    def choose(self, observation: Observation, rng: Random) -> Option | None:
        """The option that ends best on average; cards are kept by a list."""
        if trials.is_about_keeping(observation):
            return trials.keep(observation.options, KEEPERS)
        return trials.best(trials.try_out(observation, rng, terms, are_friends(observation)))

    def explain(self, observation: Observation, option: Option) -> Reason | None:
        """The term that sets the option apart."""
        if trials.is_about_keeping(observation):
            return Reason(TRIED)
        tried = trials.try_out(observation, Random(0), terms, are_friends(observation))
        return Reason(f"reason-team-{trials.decisive(tried, option)}")


def are_friends(observation: Observation) -> trials.Friends:
    """COUR-TEAM-02: seats of one team are an even number of places apart."""
    return lambda _, seat: seat % 2 == observation.seat % 2


def terms(s: State, seat: int) -> Terms:
    """What the state is worth to a seat, for its team and against the other."""
    if s.over:
        return _outcome(s, seat)
    team = seat % 2
    found = dict.fromkeys(("loot", "document", "home", "near", "title", "bullets", "rival"), 0.0)
    heaps = [_heaps(s, side) for side in range(2)]
    for figure in range(s.rules.n_figures):
        side = int(team_of(s, figure))
        for name, value in _of_bandit(s, figure, heaps[side]).items():
            if side == team:
                found[name] += value
            else:
                found["rival"] -= RIVAL * value
    found["gang"] = _gang(s, team)
    if _may_betray(s.rules):
        own = s.rules.first_bandit[seat]
        found["own"] = OWN * EVENTS_OF_BETRAYAL * _carried(s, own) * way_home(s, own)
    return found


def _may_betray(rules: Rules) -> bool:
    """COUR-SETUP-12: the mode is public, the card is not."""
    return any(event in (LAW_OF_THE_STRONGEST, FALSE_BOTTOM) for event in rules.card_event)


def _outcome(s: State, seat: int) -> Terms:
    """The end: the winners, and by how much."""
    team = seat % 2
    won = WIN if scoring.winners(s) & bit(seat) else 0.0
    margin = int(scoring.side_money(s, team)) - int(scoring.side_money(s, 1 - team))
    return {"win": won, "loot": 0.2 * margin}


def _of_bandit(s: State, figure: int, heaps: Heaps) -> dict[str, float]:
    """What a bandit brings, if they are likely to be home, and what they may still get."""
    home = way_home(s, figure)
    left = _rounds_left(s)
    carried = _carried(s, figure)
    document = float(DOCUMENT_MONEY) if has_own_document(s, figure) else 0.0
    fired = (CHAMBERS - int(s.word[CYLINDER + figure])) / CHAMBERS
    return {
        "loot": carried,
        "document": document,
        "home": (home - 1.0) * (carried + document + 250.0),
        "near": NEAR * min(left, 2) * _nearest_loot(s, figure, heaps),
        "title": TITLE * home * fired**2 * 0.7,
        "bullets": -LEAD * left / int(ROUNDS) * int(received_in_all(s.word[RECEIVED + figure])),
    }


def _carried(s: State, figure: int) -> float:
    return float(loot_money(s, figure) + gold_money(s, figure))


def _gang(s: State, team: int) -> float:
    """COUR-SCORE-05: a lead under the token, the surer the larger it is."""
    lead = int(gang_bullets(s, team)) - int(gang_bullets(s, 1 - team))
    return int(GANG_MONEY) * max(-1.0, min(1.0, lead / SURE_LEAD)) * 0.6


def _rounds_left(s: State) -> int:
    """Rounds that are still to be played; the present one has just begun."""
    return int(ROUNDS - s.round) + 1


# The way home


def way_home(s: State, figure: int) -> float:
    """How likely a bandit is to be on the Departure Train in the end."""
    here = int(s.word[AT + figure])
    if here < DEPARTURE_POSITIONS:
        return 1.0
    missed = 1.0
    for layout in range(int(s.layout), int(ROUNDS)):
        cards = _cards_home(layout)[here]
        missed *= 1.0 - 0.85 * STEP ** (cards - 1)
    return 1.0 - missed


@cache
def _boards() -> list[Board]:
    """COUR-GEO-03: the same in every game."""
    return for_each_round(train(DEPARTURE_POSITIONS // 2 - 1))


@cache
def _cards_home(layout: int) -> list[int]:
    """COUR-CAV-04: Moves and Changes of Floor from each armored position to the other train."""
    return [min(cards_from(layout, here)[:DEPARTURE_POSITIONS]) for here in range(POSITIONS)]


@cache
def cards_from(layout: int, start: int) -> list[int]:
    """How many cards lead to each position while the trains stand like this."""
    board = _boards()[layout]
    found = [FAR] * POSITIONS
    found[start] = 0
    edge = [start]
    while edge:
        here = edge.pop(0)
        goals = members(int(board.reach3[here] if here % 2 else board.reach1[here]))
        if 0 <= board.floor[here] < POSITIONS:
            goals.append(int(board.floor[here]))
        for goal in goals:
            if found[goal] > found[here] + 1:
                found[goal] = found[here] + 1
                edge.append(goal)
    return found


# Loot that lies about


def _nearest_loot(s: State, figure: int, heaps: Heaps) -> float:
    """The best heap, less for each card that lies between."""
    away = cards_from(int(s.layout), int(s.word[AT + figure]))
    return max((heap * NEARNESS[away[place]] for place, heap in heaps), default=0.0)


def _heaps(s: State, team: int) -> Heaps:
    """What a Robbery brings a team on average, on each position; more where several can be had."""
    found = []
    for place in range(POSITIONS):
        tokens = int(s.word[GROUND + place])
        if tokens:
            values = [_worth_of(s, team, token) for token in _each(tokens)]
            heap = sum(values) / len(values) * (1 + MORE * (len(values) - 1))
            found.append((place, heap * GUARDED if couriers_on(s, bit(place)) else heap))
    return found


def _each(tokens: int) -> list[int]:
    """The members of a set of few."""
    found = []
    while tokens:
        lowest = tokens & -tokens
        found.append(lowest.bit_length() - 1)
        tokens ^= lowest
    return found


def _worth_of(s: State, team: int, token: int) -> float:
    face = int(s.word[FACE + token])
    if token < FIRST_NUGGET:
        return face
    kind = s.rules.kind_of_token[token]
    if kind == NUGGET:
        return int(NUGGET_MONEY) if face == GOLD else 0.0
    if kind == DOCUMENT:
        return int(DOCUMENT_MONEY) if face == team + 1 else 0.0
    return face


BOX: Final = CouriersBots()
