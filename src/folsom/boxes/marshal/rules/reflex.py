"""Reflex: hands are kept through the Stealin' phase, and then everybody may play a card."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import lay, layer_of_bullets
from folsom.boxes.base.rules.resolution import action_of, give_back, goes_elsewhere, play_card
from folsom.boxes.marshal.rules.tasks import ASK_REFLEX, REFLEX_TURN, RETURN_HANDS
from folsom.engine.agenda import push, task
from folsom.engine.bits import ACTION_KINDS, BULLET, bullets, copies
from folsom.engine.cards import hand_size
from folsom.engine.circle import clockwise
from folsom.engine.options import PASS, PLAY, first_of, offer, verb_of
from folsom.engine.state import (
    GIVEN_BACK,
    HAND,
    NOBODY,
    PILE,
    State,
    entry_figure,
    entry_kind,
)
from folsom.engine.telling import RESOLVING, tell


def begin_reflex(s: State) -> None:
    """MARSHAL-EVENT-04, 05: clockwise from the First Player; then the hands go back."""
    push(s, task(RETURN_HANDS))
    push(s, task(REFLEX_TURN))


def next_reflex(s: State, place: i64) -> None:
    """MARSHAL-EVENT-04: every seat that holds cards is asked, even if all of them are bullets."""
    return_last_card(s)
    if place == s.rules.n_seats:
        return
    push(s, task(REFLEX_TURN, NOBODY, NOBODY, place + 1))
    seat = clockwise(s, place)
    if hand_size(s, seat) > 0:
        push(s, task(ASK_REFLEX, NOBODY, seat))


def return_last_card(s: State) -> None:
    """MARSHAL-EVENT-06: back to its owner, or onto their discard."""
    if s.next == 0 or s.word[PILE + s.next - 1] & GIVEN_BACK:
        return
    if not goes_elsewhere(s, s.next - 1):
        give_back(s, s.next - 1)


def list_cards(s: State, seat: i64) -> None:
    hand = s.word[HAND + seat]
    for kind in range(ACTION_KINDS):
        if copies(hand, kind):
            offer(s, PLAY, kind)
    if bullets(hand) and layer_of_bullets(s, seat) >= 0:
        offer(s, PLAY, BULLET)
    offer(s, PASS)


def react(s: State, seat: i64, option: i64) -> None:
    """MARSHAL-EVENT-04, 06: the card continues the pile, and is resolved at once."""
    if verb_of(option) != PLAY:
        return
    entry = lay(s, seat, first_of(option), 0)
    s.next = s.pile_size
    tell(s, RESOLVING, entry_figure(entry), entry_kind(entry), s.next - 1, 0)
    play_card(s, entry_figure(entry), action_of(entry))
