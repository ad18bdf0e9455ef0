"""Brilliant Idea: section 4 of the rules. What it does depends on where the bandit is."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.arrival import arrive
from folsom.boxes.base.rules.powers import bandits_at
from folsom.boxes.base.rules.resolution import act, action_of
from folsom.boxes.base.rules.robbery import offer_own_tokens
from folsom.boxes.marshal.rules.prison import corridor, is_in_cell, is_outside_prison, prison_roof
from folsom.boxes.marshal.rules.prisoners import free_prisoner, prisoner_of
from folsom.boxes.marshal.rules.state import OFFERED
from folsom.boxes.marshal.rules.tasks import (
    ASK_ESCAPE,
    ASK_FREE,
    ASK_PAY,
    BRILLIANT_IDEA,
    BROKE_OUT,
    CELL,
    COPIED,
    DELIVER,
    DELIVERED,
    FETCH,
    FETCHED,
    FREE,
    NOTHING_TO_COPY,
    NOTHING_TO_FREE,
    PAY,
    SET_FREE,
    THANKED,
)
from folsom.engine.agenda import a_of, figure_of, push, task
from folsom.engine.bits import bit, card, copies
from folsom.engine.loot import give_up, hand_over, kind_of_token
from folsom.engine.options import TO, first_of, offer, offer_each, verb_of
from folsom.engine.state import (
    AT,
    DECK,
    DISCARD,
    FACE,
    HAND,
    LIMBO,
    MARSHAL,
    PILE,
    SHEET,
    SHUT,
    TOP,
    UNRESOLVED,
    State,
    entry_figure,
    entry_kind,
)
from folsom.engine.telling import NO_EFFECT, confide, tell

# Searching the deck for it


def list_fetch(s: State, seat: i64) -> None:
    """MARSHAL-DRAW-01 to 03, 07: only if a search would find it."""
    if copies(s.word[DECK + seat] + _discards(s, seat), BRILLIANT_IDEA):
        offer(s, FETCH)


def _discards(s: State, seat: i64) -> i64:
    """MARSHAL-DRAW-02: with the Expert variant the discard may be searched too."""
    return s.word[DISCARD + seat] + s.word[SHUT + seat]


def fetch(s: State, seat: i64) -> None:
    """MARSHAL-DRAW-01, 02, 04: into the hand, and the deck is shuffled; everybody knows it."""
    one = card(BRILLIANT_IDEA)
    zone = DECK
    if copies(s.word[DECK + seat], BRILLIANT_IDEA) == 0:
        zone = DISCARD if copies(s.word[DISCARD + seat], BRILLIANT_IDEA) else SHUT
    s.word[zone + seat] -= one
    s.word[HAND + seat] += one
    s.word[TOP + seat] = 0
    if s.witness is not None:
        s.witness.shuffled(seat)
        s.witness.notebook.searched(seat, BRILLIANT_IDEA)
        tell(s, FETCHED, seat)


# The action


def have_idea(s: State, figure: i64) -> None:
    """MARSHAL-IDEA-01, 02, 08, 09."""
    seat = s.rules.seat_of[figure]
    if is_in_cell(s, figure):
        push(s, task(ASK_ESCAPE, figure, seat))
    elif is_outside_prison(s, figure):
        copy(s, figure)
    else:
        push(s, task(ASK_FREE, figure, seat))


def copy(s: State, figure: i64) -> None:
    """MARSHAL-IDEA-02 to 06: the last card of a bandit before it that is no Idea."""
    for n in range(s.next - 2, -1, -1):
        entry = s.word[PILE + n]
        if can_be_copied(entry):
            tell(s, COPIED, figure, entry_kind(entry))
            act(s, figure, action_of(entry))
            return
    tell(s, NO_EFFECT, figure, BRILLIANT_IDEA, NOTHING_TO_COPY)


def can_be_copied(entry: i64) -> bool:
    """MARSHAL-IDEA-03, 05, MARSHAL-STATION-03."""
    if entry_figure(entry) == MARSHAL or entry_kind(entry) == BRILLIANT_IDEA:
        return False
    return entry & UNRESOLVED == 0


def list_ways_out(s: State) -> None:
    """MARSHAL-IDEA-08, MARSHAL-MEI-02: all go to the roof or into the Corridor."""
    offer_each(s, TO, bit(corridor(s)) | bit(prison_roof(s)))


def break_out(s: State, figure: i64, option: i64) -> None:
    """MARSHAL-FREE-06: the freed bandit meets everybody there."""
    arrive(s, figure, first_of(option), BROKE_OUT)


def list_captives(s: State, figure: i64) -> None:
    """MARSHAL-IDEA-09, MARSHAL-FREE-01, 03: a Prisoner if one has none, or another bandit."""
    if prisoner_of(s, figure) < 0:
        offer_each(s, FREE, s.word[OFFERED])
    offer_each(s, DELIVER, bandits_at(s, CELL))


def nobody_to_free(s: State, figure: i64) -> None:
    tell(s, NO_EFFECT, figure, BRILLIANT_IDEA, NOTHING_TO_FREE)


def free(s: State, figure: i64, option: i64) -> None:
    if verb_of(option) == FREE:
        free_prisoner(s, figure, first_of(option))
    else:
        deliver(s, figure, first_of(option))


def deliver(s: State, figure: i64, captive: i64) -> None:
    """MARSHAL-FREE-03, 04, 06: the freed bandit stands beside the deliverer, and owes a token."""
    tell(s, DELIVERED, figure, captive)
    if s.word[SHEET + captive]:
        push(s, task(ASK_PAY, captive, s.rules.seat_of[captive], figure))
    arrive(s, captive, s.word[AT + figure], SET_FREE)


def list_payments(s: State, figure: i64) -> None:
    """MARSHAL-FREE-04: the freed bandit's player chooses, by what they know of their own tokens."""
    offer_own_tokens(s, PAY, s.word[SHEET + figure])


def pay(s: State, word: i64, option: i64) -> None:
    """MARSHAL-FREE-05: all see its kind, the two of them its value."""
    giver = figure_of(word)
    taker = a_of(word)
    token = give_up(s, giver, first_of(option), LIMBO)
    hand_over(s, taker, token)
    both = bit(s.rules.seat_of[giver]) | bit(s.rules.seat_of[taker])
    confide(s, both, s.word[FACE + token], THANKED, giver, taker, kind_of_token(s, token))
