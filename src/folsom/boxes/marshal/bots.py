"""How the heuristic bot plays where one player is the Marshal: it tries every option out.

The state that comes of it at the end of the round is judged: for a bandit by money, for the
Marshal by his Goals. So Prison car, Prisoners and the price on a head count for what
they bring.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from folsom.bots import trials
from folsom.bots.box_bots import BoxBots
from folsom.bots.reason import TRIED, Reason
from folsom.bots.trials import Terms
from folsom.boxes.base.rules import scoring
from folsom.boxes.marshal.box import LAWMAN
from folsom.boxes.marshal.rules import goals
from folsom.boxes.marshal.rules.arrest import titles_left
from folsom.boxes.marshal.rules.colts import BULLETS, bullets_left
from folsom.boxes.marshal.rules.prison import is_in_cell
from folsom.boxes.marshal.rules.prisoners import prisoner_of
from folsom.boxes.marshal.rules.state import GOALS, OFFERED, POSTERS, REWARDS, marshal_seat
from folsom.boxes.marshal.rules.tasks import MAILBAG
from folsom.engine.bits import bit, count
from folsom.engine.loot import of_kind
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    FACE,
    GROUND,
    GROUND_END,
    MARSHAL,
    RECEIVED,
    SHEET,
    State,
    received_from,
)
from folsom.game import Config, Observation, Option

# A bandit counts in dollars.
RIVAL: Final = 0.45  # of the richest rival's dollar
LEAD: Final = 60.0  # a bullet in the deck, at the start of the game
JAIL: Final = 180.0  # to sit in the Cell with the game still long
COMPANION: Final = 150.0  # a Prisoner's ability, besides the price
NEAR: Final = 0.12  # of what lies where the Marshal stands
A_GOAL: Final = 90.0  # each Goal that the Marshal seems to meet
WIN: Final = 4000.0

# The Marshal counts in Goals.
SOME_DAY: Final = 0.06  # what might be worth a Goal not drawn yet
TOO_LATE: Final = 0.0

# What to hold on to for the next round, best first.
KEEPERS: Final = ("arrest", "brilliant_idea", "robbery", "fire", "move_plus", "move", "ride")


class MarshalBots(BoxBots):
    roles: ClassVar[Mapping[str, str]] = {LAWMAN: "Marshal", "bandit": "bandit"}

    def parts(self, config: Config) -> tuple[str, ...] | None:
        return tuple(name if name == LAWMAN else "bandit" for name in config.seat_names)

    def choose(self, observation: Observation, rng: Random) -> Option | None:
        """The option that ends best on average; cards are kept by a list."""
        if trials.is_about_keeping(observation):
            return trials.keep(observation.options, KEEPERS)
        return trials.best(trials.try_out(observation, rng, terms))

    def explain(self, observation: Observation, option: Option) -> Reason | None:
        return Reason(TRIED)


def terms(s: State, seat: int) -> Terms:
    return {"worth": worth(s, seat)}


def worth(s: State, seat: int) -> float:
    """How well a seat stands at the end of a round, or of the game."""
    if s.over:
        winners = scoring.winners(s)
        if winners & bit(seat):
            return WIN / int(count(winners))
    return hope_of_law(s) if seat == marshal_seat(s) else hope_of_bandit(s, seat)


def hope_of_bandit(s: State, seat: int) -> float:
    """Money against the richest rival's, and what the rest of the game may make of it."""
    figure = int(s.rules.first_bandit[seat])
    left = int(ROUNDS - s.round) / int(ROUNDS)
    rivals = [
        int(scoring.side_money(s, other))
        for other in range(s.rules.n_seats)
        if other not in (seat, marshal_seat(s))
    ]
    hope = int(scoring.side_money(s, seat)) - RIVAL * max(rivals)
    hope -= LEAD * left * int(scoring.bullets_received(s, bit(seat)))
    hope -= A_GOAL * int(goals.goals_met(s))
    if prisoner_of(s, figure) >= 0:
        hope += COMPANION * left
    if is_in_cell(s, figure):
        return hope - JAIL * left
    here = s.word[AT + figure]
    lying = _members(s.word[GROUND + here] & s.rules.worth_money)
    return hope + NEAR * left * sum(int(s.word[FACE + token]) for token in lying)


def hope_of_law(s: State) -> float:
    """Goals met or under way; those not drawn yet count a little."""
    drawn = sum(progress(s, goal) for goal in _members(s.word[GOALS]))
    posters = int(count(s.word[POSTERS])) / int(s.rules.n_figures)
    left = int(bullets_left(s, 0) + bullets_left(s, 1))
    others = SOME_DAY * (6 * posters + 2 - left / int(BULLETS) + int(titles_left(s)))
    return 100 * (drawn + (others if s.round < ROUNDS else TOO_LATE))


def progress(s: State, goal: int) -> float:
    """How near a Goal is, from 0 to 1."""
    if goal == goals.JUST_A_SCRATCH:
        return (0.0, 0.6, 0.9, 1.0)[int(titles_left(s))]
    if goal == goals.BETWEEN_THE_BULLETS:
        return (1.0, 0.95, 0.8, 0.0)[min(int(goals.most_received(s)), 3)]
    if goal == goals.GOLDEN_BULLET:
        left = min(int(bullets_left(s, 0)), int(bullets_left(s, 1)))
        return 0.13 * (int(BULLETS) - left) if left else 1.0
    if goal == goals.MAILBAG_GOAL:
        return _mailbags(s)
    if goal == goals.UNDER_LOCK_AND_KEY:
        safe, shown = count(s.word[REWARDS]), count(s.word[OFFERED])
        return 1.0 if safe >= 2 else (0.1, 0.45, 0.8, 0.95)[min(int(safe + shown), 3)]
    if goal == goals.FULL_OF_LEAD:
        return _leaden(s)
    if goal == goals.ARCH_ENEMY:
        return min(int(goals.most_given(s)), 4) / 4
    return 1.0 if goals.is_met(s, goal) else 0.0


def _mailbags(s: State) -> float:
    """Safe with the Marshal, or still lying where nobody has taken it."""
    if of_kind(s, s.word[SHEET + MARSHAL], MAILBAG):
        return 1.0
    ground = s.word[GROUND:GROUND_END]
    lying = sum(int(count(of_kind(s, tokens, MAILBAG))) for tokens in ground)
    return (0.1, 0.6, 0.85)[lying]


def _leaden(s: State) -> float:
    """The share of the gang that has a bullet of the Marshal's."""
    gang = range(s.rules.n_figures)
    hit = sum(bool(received_from(s.word[RECEIVED + figure], MARSHAL)) for figure in gang)
    return hit / len(gang)


def _members(word: int) -> list[int]:
    return [n for n in range(word.bit_length()) if word >> n & 1]


BOX: Final = MarshalBots()
