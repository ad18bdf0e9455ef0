"""Events of Round and Station cards: section 9 of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import move_figure, settle
from folsom.boxes.base.rules.bullets import GUNFIRE, neutral_shots
from folsom.boxes.base.rules.marshal import marshal_goes
from folsom.boxes.base.rules.powers import bandits_at, bandits_on, is_alone
from folsom.boxes.base.rules.tasks import MARSHAL_ADVANCES, NEUTRAL_SHOTS, PICKPOCKET
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, lowest
from folsom.engine.board import NO_POSITION
from folsom.engine.circle import ask_in_turn_order
from folsom.engine.loot import PURSE, STRONGBOX, bring, forfeit, of_kind, take
from folsom.engine.options import PASS, TAKE, first_of, offer, offer_each, verb_of
from folsom.engine.state import ASIDE, AT, BOX, CASH, FACE, GROUND, MARSHAL, NOBODY, SHEET, State
from folsom.engine.telling import EVENT_BEGUN, PAID, SWEPT, tell

NO_EVENT: Final[i64] = 0
ANGRY_MARSHAL: Final[i64] = 1
SWIVEL_ARM: Final[i64] = 2
BRAKING: Final[i64] = 3
TAKE_IT_ALL: Final[i64] = 4
PASSENGERS_REBELLION: Final[i64] = 5
PICKPOCKETING: Final[i64] = 6
MARSHALS_REVENGE: Final[i64] = 7
HOSTAGE_CONDUCTOR: Final[i64] = 8

EVENT_IDS: Final[dict[str, int]] = {
    "": int(NO_EVENT),
    "angry_marshal": int(ANGRY_MARSHAL),
    "swivel_arm": int(SWIVEL_ARM),
    "braking": int(BRAKING),
    "take_it_all": int(TAKE_IT_ALL),
    "passengers_rebellion": int(PASSENGERS_REBELLION),
    "pickpocketing": int(PICKPOCKETING),
    "marshals_revenge": int(MARSHALS_REVENGE),
    "hostage_conductor": int(HOSTAGE_CONDUCTOR),
}

CONDUCTORS_MONEY: Final[i64] = 250


def event(s: State) -> None:
    """BASE-EVENT-01 to 03, 13, BASE-MODE-02: the event of the card, after the last card."""
    happening = s.rules.card_event[s.card]
    if happening == NO_EVENT or not s.rules.advanced:
        return
    tell(s, EVENT_BEGUN, happening)
    for m in s.rules.event:
        if m.event(s, happening):
            return
    if happening == ANGRY_MARSHAL:
        angry_marshal(s)
    elif happening == SWIVEL_ARM:
        swivel_arm(s)
    elif happening == BRAKING:
        braking(s)
    elif happening == TAKE_IT_ALL:
        take_it_all(s)
    elif happening == PASSENGERS_REBELLION:
        passengers_rebellion(s)
    elif happening == PICKPOCKETING:
        pickpocketing(s)
    elif happening == MARSHALS_REVENGE:
        marshals_revenge(s)
    elif happening == HOSTAGE_CONDUCTOR:
        hostage_conductor(s)


def is_in_force(s: State, event: i64) -> bool:
    """Is it the event of the card that lies open?"""
    return s.round > 0 and s.rules.card_event[s.card] == event


def angry_marshal(s: State) -> None:
    """BASE-EVENT-05, 06: a bullet for those on the Marshal's roof; then he goes rearward."""
    push(s, task(MARSHAL_ADVANCES))
    above = bandits_at(s, s.board.floor[s.word[AT + MARSHAL]])
    push(s, task(NEUTRAL_SHOTS, NOBODY, NOBODY, GUNFIRE, 0, above))


def marshal_advances(s: State) -> None:
    """BASE-EVENT-06, 07: not beyond the caboose; he meets everybody he reaches."""
    goal = s.board.rear[s.word[AT + MARSHAL]]
    if goal != NO_POSITION:
        marshal_goes(s, goal, SWEPT)


def swivel_arm(s: State) -> None:
    """BASE-EVENT-08: everybody on a roof goes to the roof of the caboose."""
    last_roof = s.board.floor[2 * s.rules.last_car]
    swept = bandits_on(s, s.board.roofs) & ~bandits_at(s, last_roof)
    left = swept
    while left:
        move_figure(s, lowest(left), last_roof, SWEPT)
        left &= left - 1
    settle(s, swept)


def braking(s: State) -> None:
    """BASE-EVENT-09: everybody on a roof slides one car forward."""
    slid: i64 = 0
    left = bandits_on(s, s.board.roofs)
    while left:
        figure = lowest(left)
        goal = s.board.front[s.word[AT + figure]]
        if goal != NO_POSITION:
            move_figure(s, figure, goal, SWEPT)
            slid |= bit(figure)
        left &= left - 1
    settle(s, slid)


def take_it_all(s: State) -> None:
    """BASE-EVENT-10, 11: the second Strongbox comes to the Marshal's car."""
    bring_strongbox(s, s.word[AT + MARSHAL])


def bring_strongbox(s: State, here: i64) -> None:
    waiting = of_kind(s, s.word[GROUND + ASIDE], STRONGBOX)
    if waiting:
        bring(s, ASIDE, lowest(waiting), here)


def passengers_rebellion(s: State) -> None:
    """BASE-EVENT-12: a bullet for everybody inside, one cause for the whole train."""
    neutral_shots(s, bandits_on(s, s.board.insides), GUNFIRE)


def pickpocketing(s: State) -> None:
    """BASE-EVENT-14 to 16, BASE-DEC-09: a bandit who is alone may take a purse, clockwise."""
    alone: i64 = 0
    for figure in range(s.rules.n_figures):
        if is_alone(s, figure):
            alone |= bit(figure)
    ask_in_turn_order(s, PICKPOCKET, alone)


def list_purses(s: State, figure: i64) -> None:
    purses = of_kind(s, s.word[GROUND + s.word[AT + figure]], PURSE)
    if purses:
        offer_each(s, TAKE, purses)
        offer(s, PASS)


def pickpocket(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) == TAKE:
        take(s, figure, first_of(option))


def marshals_revenge(s: State) -> None:
    """BASE-EVENT-17: the bandits on the Marshal's roof."""
    lose_cheapest_purse(s, bandits_at(s, s.board.floor[s.word[AT + MARSHAL]]))


def lose_cheapest_purse(s: State, group: i64) -> None:
    """BASE-EVENT-17, 18: each loses the purse of lowest value."""
    while group:
        figure = lowest(group)
        purses = of_kind(s, s.word[SHEET + figure], PURSE)
        if purses:
            forfeit(s, figure, _cheapest(s, purses), BOX)
        group &= group - 1


def _cheapest(s: State, tokens: i64) -> i64:
    cheapest = lowest(tokens)
    while tokens:
        if s.word[FACE + lowest(tokens)] < s.word[FACE + cheapest]:
            cheapest = lowest(tokens)
        tokens &= tokens - 1
    return cheapest


def hostage_conductor(s: State) -> None:
    """BASE-EVENT-19, 20: $250 for everybody in or on the Locomotive."""
    there = bandits_on(s, s.board.locomotive)
    while there:
        figure = lowest(there)
        s.word[CASH + figure] += CONDUCTORS_MONEY
        tell(s, PAID, figure, CONDUCTORS_MONEY)
        there &= there - 1
