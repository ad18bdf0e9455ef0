"""Rounds as bots imagine them: what is to be laid, what a seat knows, how to play the rest."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import number_of_turns
from folsom.boxes.base.rules.tasks import END_PLANNING, PLAN, TURN
from folsom.engine.agenda import kind_of, task
from folsom.engine.bits import actions, card
from folsom.engine.flow import answer, choose
from folsom.engine.generator import roll
from folsom.engine.options import DRAW, PASS, PLAY, first_of, kind_in, other_in, verb_of
from folsom.engine.printed import MOST_TURNS
from folsom.engine.rules import TWICE
from folsom.engine.state import AGENDA, HAND, PILE, SCHEMIN, State, clone, entry_hidden, entry_seat


def is_plan(s: State) -> bool:
    """Is a card to be laid, or drawn?"""
    return s.phase == SCHEMIN and verb_of(s.options[0]) in (PLAY, DRAW)


def plays_after(s: State) -> i64:
    """Cards that everybody can lay in this round after the present turn."""
    plays: i64 = 0
    if s.phase == SCHEMIN:
        for turn in range(s.turn + 1, number_of_turns(s)):
            plays += 1
            if s.rules.turn_flags[s.rules.turns_at[s.card * MOST_TURNS + turn]] & TWICE:
                plays += 1
    return plays


def waiting(s: State) -> i64:
    """The option by which one lays nothing."""
    for k in range(s.n_options):
        if verb_of(s.options[k]) in (DRAW, PASS):
            return s.options[k]
    return s.options[0]


def is_seen(s: State, entry: i64) -> bool:
    """Does the deciding seat know this card of the pile?"""
    return entry_hidden(entry) == 0 or entry_seat(entry) == s.deciding


def as_seen(s: State) -> State:
    """The state as if the cards that the deciding seat does not know were not there."""
    known: i64 = 0
    for k in range(s.next, s.pile_size):
        if is_seen(s, s.word[PILE + k]):
            known += 1
    if known == s.pile_size - s.next:
        return s
    seen = clone(s)
    seen.pile_size = s.next
    for k in range(s.next, s.pile_size):
        if is_seen(s, s.word[PILE + k]):
            seen.word[PILE + seen.pile_size] = s.word[PILE + k]
            seen.pile_size += 1
    return seen


def hand_after(s: State, option: i64) -> i64:
    """The Action cards of the deciding seat's own bandit after a plan."""
    if verb_of(option) == PLAY:
        code = first_of(option)
        hand = s.word[HAND + s.deciding]
        if other_in(code) == 0:
            hand -= card(kind_in(code))
        return actions(hand)
    after = clone(s)
    answer(after, option)
    return actions(after.word[HAND + s.deciding])


def cut_short(s: State) -> bool:
    """Drop the turns that are left, if only plans wait before them."""
    depth = s.depth
    while depth > 0 and kind_of(s.word[AGENDA + depth - 1]) == PLAN:
        depth -= 1
    if depth in (0, s.depth) or kind_of(s.word[AGENDA + depth - 1]) != TURN:
        return False
    s.word[AGENDA + depth - 1] = task(END_PLANNING)
    s.depth = depth
    return True


def play_round(s: State) -> None:
    """Play by chance until another round has begun, or the game is over."""
    now = s.round
    while s.over == 0 and s.round == now:
        choose(s, s.options[roll(s, s.n_options)])
