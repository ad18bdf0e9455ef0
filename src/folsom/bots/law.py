"""How the heuristic bot plays where one player is the Marshal: it tries every option out.

The state that comes of it at the end of the round is judged: for a bandit by money, for the
Marshal by his Goals. So Prison car, Prisoners and the price on a head count for what
they bring.
"""

from __future__ import annotations

from random import Random
from typing import Final

from folsom.bots import trials
from folsom.bots.trials import Terms
from folsom.engine.base import scoring
from folsom.engine.bits import bit, count
from folsom.engine.loot import of_kind
from folsom.engine.marshal import goals
from folsom.engine.marshal.arrest import titles_left
from folsom.engine.marshal.colts import BULLETS, bullets_left
from folsom.engine.marshal.prison import is_in_cell
from folsom.engine.marshal.prisoners import prisoner_of
from folsom.engine.marshal.state import GOALS, OFFERED, POSTERS, REWARDS, marshal_seat
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.rules import ROUNDS
from folsom.engine.state import AT, MARSHAL, RECEIVED, SHEET, State, received_from
from folsom.game import Observation, Option

# A bandit counts in dollars.
RIVAL: Final = 0.45  # of the richest rival's dollar
LEAD: Final = 60.0  # a bullet in the deck, at the start of the game
JAIL: Final = 180.0  # to sit in the Cell with the game still long
COMPANION: Final = 150.0  # a Prisoner's ability, besides his price
NEAR: Final = 0.12  # of what lies where he stands
LAW: Final = 90.0  # each Goal that the Marshal seems to meet
WIN: Final = 4000.0

# The Marshal counts in Goals.
SOME_DAY: Final = 0.06  # what might be worth a Goal that he has not drawn yet
TOO_LATE: Final = 0.0

# What to hold on to for the next round, best first.
KEEPERS: Final = ("arrest", "brilliant_idea", "robbery", "fire", "move_plus", "move", "ride")


def choose(observation: Observation, rng: Random) -> Option:
    """The option that ends best on average; cards are kept by a list."""
    assert observation.decision is not None
    if observation.decision.question in ("attack_plan", "keep_cards", "discard_bullets"):
        return keep(observation.options)
    return trials.best(trials.try_out(observation, rng, terms))


def keep(options: tuple[Option, ...]) -> Option:
    """The best card to hold on to; bullets go."""
    ranks = {card: n for n, card in enumerate(KEEPERS)}
    wanted = [o for o in options if o.points_at.get("card") in ranks]
    if wanted:
        return min(wanted, key=lambda option: ranks[option.points_at["card"]])
    return next((o for o in options if o.verb in ("discard", "pass")), options[0])


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
    hope -= LAW * int(goals.goals_met(s))
    if prisoner_of(s, figure) >= 0:
        hope += COMPANION * left
    if is_in_cell(s, figure):
        return hope - JAIL * left
    here = s.fig[AT + figure]
    lying = _members(s.ground[here] & s.rules.worth_money)
    return hope + NEAR * left * sum(int(s.tok[token]) for token in lying)


def hope_of_law(s: State) -> float:
    """Goals met or under way; those not drawn yet count a little."""
    drawn = sum(progress(s, goal) for goal in _members(s.page[GOALS]))
    posters = int(count(s.page[POSTERS])) / int(s.rules.n_figures)
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
        safe, shown = count(s.page[REWARDS]), count(s.page[OFFERED])
        return 1.0 if safe >= 2 else (0.1, 0.45, 0.8, 0.95)[min(int(safe + shown), 3)]
    if goal == goals.FULL_OF_LEAD:
        return _leaden(s)
    if goal == goals.ARCH_ENEMY:
        return min(int(goals.most_given(s)), 4) / 4
    return 1.0 if goals.is_met(s, goal) else 0.0


def _mailbags(s: State) -> float:
    """Safe with him, or still lying where nobody has taken it."""
    if of_kind(s, s.fig[SHEET + MARSHAL], MAILBAG):
        return 1.0
    lying = sum(int(count(of_kind(s, tokens, MAILBAG))) for tokens in s.ground)
    return (0.1, 0.6, 0.85)[lying]


def _leaden(s: State) -> float:
    """The share of the gang that has a bullet of his."""
    gang = range(s.rules.n_figures)
    hit = sum(bool(received_from(s.fig[RECEIVED + figure], MARSHAL)) for figure in gang)
    return hit / len(gang)


def _members(word: int) -> list[int]:
    return [n for n in range(word.bit_length()) if word >> n & 1]
