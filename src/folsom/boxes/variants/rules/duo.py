"""Two bandits on one side: what the duel, the two-bandits variant and teams have in common."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.scoring import bandits, members, shots_fired
from folsom.boxes.base.rules.setup import place, place_marshal
from folsom.boxes.base.rules.tasks import FIRE, FLOOR_CHANGE, MARSHAL_CARD, MOVE, PUNCH, ROBBERY
from folsom.engine.bits import bit, card, lowest
from folsom.engine.board import INSIDE, position
from folsom.engine.circle import clockwise
from folsom.engine.options import CABOOSE, first_of, offer
from folsom.engine.rules import Rules
from folsom.engine.state import ANSWER, RECEIVED, State, received_from


def shared_deck(rules: Rules) -> None:
    """BASE-DUEL-05, 06: five cards of each bandit, one Marshal card, that of the second."""
    five = card(MOVE) + card(FLOOR_CHANGE) + card(FIRE) + card(ROBBERY) + card(PUNCH)
    for seat in range(rules.n_seats):
        rules.recipe[seat] = five
        rules.recipe_other[seat] = five + card(MARSHAL_CARD)


def list_hands(s: State, seat: i64) -> None:
    """BASE-TWOB-07, BASE-DUEL-03: which of the two starts in the caboose."""
    offer(s, CABOOSE, s.rules.first_bandit[seat])
    offer(s, CABOOSE, s.rules.other_bandit[seat])


def lock_hand(s: State, seat: i64, option: i64) -> None:
    s.word[ANSWER + seat] = bit(first_of(option))


def reveal_hands(s: State) -> None:
    """All reveal together; the other one starts in the last car but one."""
    place_marshal(s)
    caboose = s.rules.last_car
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        for figure in range(s.rules.n_figures):
            if s.rules.seat_of[figure] == seat:
                car = caboose if s.word[ANSWER + seat] & bit(figure) else caboose - 1
                place(s, figure, position(car, INSIDE))
        s.word[ANSWER + seat] = 0


def fame(s: State, side: i64) -> i64:
    """BASE-TWOB-20, BASE-TEAM-21, 22: shots of both, less those that they fired at each other."""
    own = bandits(s, members(s, side))
    return shots_fired(s, own) - own_hits(s, own)


def own_hits(s: State, own: i64) -> i64:
    """Bullets that bandits of one side fired at each other."""
    hits: i64 = 0
    victims = own
    while victims:
        received = s.word[RECEIVED + lowest(victims)]
        shooters = own
        while shooters:
            hits += received_from(received, lowest(shooters))
            shooters &= shooters - 1
        victims &= victims - 1
    return hits
