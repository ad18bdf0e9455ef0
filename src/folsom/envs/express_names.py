"""What the numbers of Colt Express are called, in the order in which `sight` writes them."""

from __future__ import annotations

from typing import Final

from folsom.envs.names import Names, amount, amounts, each, things, under
from folsom.envs.pieces import Pieces, zone
from folsom.game.decision import names_of_kinds, question_names
from folsom.game.notation import PLURALS, TOKEN_KINDS, TURN_TYPES
from folsom.game.view import PHASES
from folsom.sight.scales import (
    CHAMBERS,
    MOST_BULLETS,
    MOST_CARDS,
    MOST_MONEY,
    MOST_NEUTRAL,
    MOST_TOKENS,
    MOST_VALUE,
    ROUNDS,
)

ALL_QUESTIONS: Final = things(
    *dict.fromkeys([*question_names().values(), *names_of_kinds().values()])
)
ALL_PHASES: Final = things(*PHASES)
ALL_TURNS: Final = things(*TURN_TYPES)
_PLURAL: Final = dict(zip(TOKEN_KINDS, PLURALS, strict=True))


def names(pieces: Pieces) -> Names:
    """All of them; `docs/bots.md` tells field by field what they mean."""
    yield from _round(pieces)
    yield from under("decision", _decision(pieces))
    for n in range(len(pieces.cars)):
        yield from each(f"car{n}", pieces.car_cards)
    for place in pieces.places:
        yield from under(f"place.{place}", _place(pieces))
    for bandit in pieces.bandits:
        yield from under(bandit, _bandit(pieces))
    for seat in pieces.seats:
        yield from under(f"seat.{seat}", _seat(pieces))
    yield from under("own", _own(pieces))
    for n in range(pieces.longest_pile):
        yield from under(f"pile{n + 1}", _pile_entry(pieces))
    for box in pieces.boxes:
        yield from box.beside(pieces)


def _round(pieces: Pieces) -> Names:
    yield "over"
    yield amount("round", ROUNDS)
    yield from each("phase", ALL_PHASES)
    yield from each("round_card", pieces.round_cards)
    yield from each("past_cards", pieces.round_cards)
    yield amount("turn", pieces.longest_round)
    for n in range(pieces.longest_round):
        yield from each(f"turn{n + 1}", ALL_TURNS)
    yield from each("first", pieces.seats)
    yield from each("asked", pieces.seats)
    yield from each("marshal", pieces.places)
    yield amount("neutral", MOST_NEUTRAL)


def _decision(pieces: Pieces) -> Names:
    """The question to this seat, its subject, and what the seat knows of loot that is offered."""
    yield from each("question", ALL_QUESTIONS)
    for role in ("bandit", "victim", "deliverer"):
        yield from each(role, pieces.figures)
    yield from each("token", pieces.token_kinds)
    yield from each("place", pieces.places)
    yield from each("card", pieces.cards)
    yield from added_to_decision(pieces)
    for token, number in pieces.offered.items():
        for n in range(number):
            yield amount(f"offered.{token}{n + 1}.value", MOST_VALUE)


def _tokens(pieces: Pieces) -> Names:
    return (amount(_PLURAL[token], MOST_TOKENS) for token in pieces.tokens)


def _place(pieces: Pieces) -> Names:
    """How many tokens of each kind, and what the seat remembers of their hidden sides."""
    yield from _tokens(pieces)
    yield amount("known", MOST_TOKENS)
    yield amount("known_money", MOST_MONEY)
    yield amount("mixed_money", MOST_MONEY)


def _bandit(pieces: Pieces) -> Names:
    yield from each("character", pieces.characters)
    yield from each("at", pieces.places)
    yield amount("bullets", CHAMBERS)
    yield from amounts("received_from", CHAMBERS, pieces.shooters)
    yield amount("received", MOST_BULLETS)
    yield amount("cash", MOST_MONEY)
    yield from _tokens(pieces)
    yield amount("known_purses", MOST_TOKENS)
    yield amount("known_money", MOST_MONEY)
    yield amount("mixed_money", MOST_MONEY)
    yield from added_to_bandit(pieces)


def added_to_decision(pieces: Pieces) -> Names:
    for box in pieces.boxes:
        yield from box.decision(pieces)


def added_to_bandit(pieces: Pieces) -> Names:
    for box in pieces.boxes:
        yield from box.bandit(pieces)


def _seat(pieces: Pieces) -> Names:
    yield amount("hand", MOST_CARDS)
    yield amount("deck", MOST_CARDS)
    yield amount("bullets_on_top", MOST_BULLETS)
    yield amount("discard", MOST_CARDS)
    yield from zone("open_discard", pieces)
    yield "partner"
    for box in pieces.boxes:
        yield from box.seat(pieces)


def _own(pieces: Pieces) -> Names:
    """One's own cards: in hand, picked to be kept, in the deck, under it, discarded."""
    for name in ("hand", "kept", "deck", "under", "discard"):
        yield from zone(name, pieces)
    yield amount("borrowed_by_partner", MOST_CARDS)


def _pile_entry(pieces: Pieces) -> Names:
    yield from each("seat", pieces.owners)
    yield "hidden"
    yield "resolved"
    yield from each("card", pieces.pile_cards)
    yield from each("bandit", pieces.actors)
