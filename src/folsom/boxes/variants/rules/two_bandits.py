"""Two bandits per player: section 15.4 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.planning import is_for_one, turn_flags
from folsom.boxes.base.rules.tasks import (
    ANY_CARD,
    FIRE,
    MARSHAL_CARD,
    ONLY_FIRST,
    ONLY_OTHER,
    PLAN,
    PLAY_ONE,
)
from folsom.boxes.variants.rules import duo
from folsom.engine.agenda import KINDS_PER_MODULE, a_of, ask, kind_of, push, task, top
from folsom.engine.bits import ACTION_KINDS, BULLET, bit, copies
from folsom.engine.cards import add, remove
from folsom.engine.circle import clockwise
from folsom.engine.module import Module
from folsom.engine.options import KEEP, PASS, card_code, first_of, offer, verb_of
from folsom.engine.rules import PLAIN, Rules
from folsom.engine.state import (
    ANSWER,
    DECK,
    HAND,
    LENT,
    NOBODY,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
)
from folsom.engine.telling import FREE_CARD, confide_to, with_card

SLOT: Final[i64] = 3
ASK_PLACE: Final[i64] = SLOT * KINDS_PER_MODULE + 0
ASK_FREE_CARD: Final[i64] = SLOT * KINDS_PER_MODULE + 1


@final
class TwoBandits(Module):
    def __init__(self) -> None:
        super().__init__("two_bandits", SLOT)

    def recipe(self, rules: Rules) -> None:
        """BASE-TWOB-06."""
        duo.shared_deck(rules)

    def place_figures(self, s: State) -> bool:
        """BASE-TWOB-07."""
        ask(s, ASK_PLACE, s.rules.all_seats)
        return True

    def before_shuffle(self, s: State) -> None:
        """BASE-TWOB-09, 10: everybody may search their deck for a card, all at once."""
        ask(s, ASK_FREE_CARD, s.rules.all_seats)

    def hand_size(self, s: State, seat: i64) -> i64:
        """BASE-TWOB-09, 16: the chosen card comes on top of the others."""
        return s.word[ANSWER + seat]

    def before_planning(self, s: State) -> None:
        for seat in range(s.rules.n_seats):
            s.word[ANSWER + seat] = 0

    def bar_cards(self, s: State, seat: i64) -> i64:
        """BASE-TWOB-11: no Marshal card covers."""
        if is_for_one(a_of(top(s))):
            return bit(MARSHAL_CARD)
        return 0

    def plan_after(self, s: State, seat: i64, word: i64, entry: i64) -> None:
        """BASE-TWOB-11 to 14: an open Fire in a Standard turn may be covered, once, by a card of
        the other bandit."""
        if entry_kind(entry) != FIRE or entry_hidden(entry):
            return
        if a_of(word) in (ANY_CARD, PLAY_ONE) and turn_flags(s) & PLAIN:
            other = ONLY_FIRST if s.rules.nth_bandit[entry_figure(entry)] else ONLY_OTHER
            push(s, task(PLAN, NOBODY, seat, other))

    def asks(self, kind: i64) -> bool:
        return True

    def together(self, kind: i64) -> bool:
        return True

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        if kind_of(word) == ASK_PLACE:
            duo.list_hands(s, seat)
            return
        for other in range(2):
            bag = s.word[DECK + other * LENT + seat]
            for kind in range(ACTION_KINDS):
                if copies(bag, kind):
                    offer(s, KEEP, card_code(kind, other))
            if copies(bag, BULLET):
                offer(s, KEEP, card_code(BULLET, other))
        offer(s, PASS)

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        if kind_of(word) == ASK_PLACE:
            duo.lock_hand(s, seat, option)
        elif verb_of(option) == KEEP:
            s.word[ANSWER + seat] = first_of(option) + 1
        return True

    def run(self, s: State, word: i64) -> None:
        if kind_of(word) == ASK_PLACE:
            duo.reveal_hands(s)
        else:
            take_free_cards(s)

    def fame(self, s: State, side: i64) -> i64:
        """BASE-TWOB-20: shots of both, less those that hit their own partner."""
        return duo.fame(s, side)


def take_free_cards(s: State) -> None:
    """BASE-TWOB-09, 10: that a card was taken is public, which one is not."""
    for n in range(s.rules.n_seats):
        seat = clockwise(s, n)
        answer = s.word[ANSWER + seat]
        took: i64 = 0
        cards: i64 = 0
        if answer:
            took = 1
            remove(s, DECK, seat, answer - 1)
            add(s, HAND, seat, answer - 1)
            cards = with_card(0, 0, answer - 1)
        s.word[ANSWER + seat] = took
        confide_to(s, seat, cards, FREE_CARD, seat, took)
