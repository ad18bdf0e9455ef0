"""A view of Colt Express as numbers: what every game of it has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from by_view import boxes
from by_view.writer import Writer, things
from folsom.envs.pieces import BULLET, Eyes, Pieces
from folsom.game.decision import names_of_kinds, question_names
from folsom.game.notation import PLURALS, TOKEN_KINDS, TURN_TYPES
from folsom.game.parts import LAWMEN
from folsom.game.view import PHASES
from folsom.sight.scales import (
    CHAMBERS,
    MOST_ALIKE,
    MOST_BULLETS,
    MOST_CARDS,
    MOST_MONEY,
    MOST_NEUTRAL,
    MOST_TOKENS,
    MOST_VALUE,
    ROUNDS,
)

View = Mapping[str, Any]

ALL_QUESTIONS: Final = things(
    *dict.fromkeys([*question_names().values(), *names_of_kinds().values()])
)
ALL_PHASES: Final = things(*PHASES)
ALL_TURNS: Final = things(*TURN_TYPES)
_PLURAL: Final = dict(zip(TOKEN_KINDS, PLURALS, strict=True))


def write(w: Writer, pieces: Pieces, view: View, eyes: Eyes) -> None:
    """Everything, in this order; `docs/bots.md` tells it field by field."""
    _round(w, pieces, view, eyes)
    _decision(w, pieces, view, eyes)
    _cars(w, pieces, view)
    spots = spots_of(view)
    mixed = mixed_money(view, spots)
    for place in pieces.places:
        with w.under("place", place):
            _place(w, pieces, spots.get(place, {}), mixed.get(place, 0))
    for bandit in pieces.bandits:
        with w.under(bandit):
            _bandit(w, pieces, view, eyes, bandit, mixed)
    for seat in pieces.seats:
        with w.under("seat", seat):
            _seat(w, pieces, view, eyes, seat)
    _own(w, pieces, view["own"], eyes)
    _pile(w, pieces, view["pile"], eyes)
    boxes.write(w, pieces, view, eyes)


def _round(w: Writer, pieces: Pieces, view: View, eyes: Eyes) -> None:
    w.flag("over", view["over"])
    w.amount("round", view["round"], ROUNDS)
    w.one_of("phase", ALL_PHASES, view["phase"])
    w.one_of("round_card", pieces.round_cards, view["round_card"])
    w.some_of("past_cards", pieces.round_cards, view["past_cards"])
    w.amount("turn", view["turn"], pieces.longest_round)
    turns = view["turns"]
    for n in range(pieces.longest_round):
        w.one_of(f"turn{n + 1}", ALL_TURNS, turns[n] if n < len(turns) else None)
    w.one_of("first", pieces.seats, eyes.seats.get(view["first"]))
    w.some_of("asked", pieces.seats, [eyes.seats[seat] for seat in view["asked"]])
    w.one_of("marshal", pieces.places, view["marshal"])
    w.amount("neutral", view["neutral"], MOST_NEUTRAL)


def _decision(w: Writer, pieces: Pieces, view: View, eyes: Eyes) -> None:
    """The question to this seat, its subject, and what the seat knows of loot that is offered."""
    decision = view.get("decision") or {"question": None, "about": {}, "options": []}
    about = decision["about"]
    with w.under("decision"):
        w.one_of("question", ALL_QUESTIONS, decision["question"])
        for role in ("bandit", "victim", "deliverer"):
            w.one_of(role, pieces.figures, eyes.figures.get(about.get(role), about.get(role)))
        w.one_of("token", pieces.token_kinds, about.get("token"))
        w.one_of("place", pieces.places, about.get("place"))
        w.one_of("card", pieces.cards, about.get("card"))
        boxes.write_about(w, pieces, about, eyes)
        offered = offered_values(view, decision["options"])
        for token, number in pieces.offered.items():
            values = offered.get(token, [])
            w.row(f"offered.{token}", number, 1, len(values), partial(_offered, w, values))


def _offered(w: Writer, values: list[int], n: int) -> None:
    w.amount("value", values[n] if n < len(values) else 0, MOST_VALUE)


def offered_values(view: View, options: Iterable[View]) -> dict[str, list[int]]:
    """What the seat remembers of each token that it may take, in the order of its actions."""
    found: dict[str, list[int]] = {}
    for option in options:
        things = option["points_at"]
        if option["verb"] == "take" and "label" in things:
            found.setdefault(things["token"], []).append(things["label"])
    if not found:
        return {}
    known = {
        token["label"]: token.get("value", 0)
        for spot in spots_of(view).values()
        for token in labelled(spot)
    }
    return {token: [known[label] for label in sorted(labels)] for token, labels in found.items()}


def labelled(spot: View) -> Iterator[View]:
    """The tokens of a place that are told apart by a label."""
    for tokens in spot.values():
        if isinstance(tokens, list):
            yield from (t for t in tokens if isinstance(t, dict) and "label" in t)


def _cars(w: Writer, pieces: Pieces, view: View) -> None:
    for n, car in enumerate(view["train"]):
        w.one_of(f"car{n}", pieces.car_cards, car["car"])


def spots_of(view: View) -> dict[str, Any]:
    """What lies where, by the names of places."""
    spots = dict(view["places"])
    for letter, train in (("", view["train"]), ("a", view.get("armored", ()))):
        for n, car in enumerate(train):
            spots[f"{letter}{n}.in"] = car["in"] or {}
            spots[f"{letter}{n}.roof"] = car["roof"]
    return spots


def mixed_money(view: View, spots: Mapping[str, Any]) -> dict[str, float]:
    """Money known to be among tokens that were mixed, spread evenly over where they are now."""
    if not view["mixed"]:
        return {}
    labels = {
        f"#{token['label']}": place for place, spot in spots.items() for token in labelled(spot)
    }
    found: dict[str, float] = {}
    for lot in view["mixed"]:
        for name in lot["among"]:
            where = labels.get(name, name)
            share = sum(lot.get("values", ())) / len(lot["among"])
            found[where] = found.get(where, 0) + share
    return found


def _place(w: Writer, pieces: Pieces, spot: View, mixed: float) -> None:
    """How many tokens of each kind, and what the seat remembers of their hidden sides."""
    known = list(spot.get("known", ()))
    for token in pieces.tokens:
        tokens = spot.get(_PLURAL[token], 0)
        if isinstance(tokens, list):
            known.extend(token for token in tokens if len(token) > 1)
            tokens = len(tokens)
        w.amount(_PLURAL[token], tokens, MOST_TOKENS)
    w.amount("known", len(known), MOST_TOKENS)
    w.amount("known_money", sum(token.get("value", 0) for token in known), MOST_MONEY)
    w.amount("mixed_money", mixed, MOST_MONEY)


def _bandit(
    w: Writer, pieces: Pieces, view: View, eyes: Eyes, slot: str, mixed: Mapping[str, float]
) -> None:
    """A bandit; nothing but zeros where a seat has none, since it plays the Marshal."""
    name = eyes.of_slot.get(slot)
    bandit = {} if name is None else view["bandits"][name]
    hits = bandit.get("received_from", {})
    w.one_of("character", pieces.characters, name)
    w.one_of("at", pieces.places, bandit.get("at"))
    w.amount("bullets", bandit.get("bullets", 0), CHAMBERS)
    shooters = {eyes.figure(shooter): number for shooter, number in hits.items()}
    w.counts("received_from", pieces.shooters, shooters, CHAMBERS)
    w.amount("received", bandit.get("received", 0), MOST_BULLETS)
    w.amount("cash", bandit.get("cash", 0), MOST_MONEY)
    for token in pieces.tokens:
        w.amount(_PLURAL[token], bandit.get(_PLURAL[token], 0), MOST_TOKENS)
    purses = bandit.get("purse_values", bandit.get("known_purses", ()))
    w.amount("known_purses", len(purses), MOST_TOKENS)
    w.amount("known_money", sum(purses), MOST_MONEY)
    w.amount("mixed_money", mixed.get(name or "", 0), MOST_MONEY)
    boxes.write_bandit(w, pieces, bandit, eyes)


def _seat(w: Writer, pieces: Pieces, view: View, eyes: Eyes, slot: str) -> None:
    seat = view["seats"][eyes.of_seat[slot]]
    w.amount("hand", seat["hand"], MOST_CARDS)
    w.amount("deck", seat["deck"], MOST_CARDS)
    w.amount("bullets_on_top", seat["bullets_on_top"], MOST_BULLETS)
    w.amount("discard", seat["discard"], MOST_CARDS)
    _zone(w, pieces, "open_discard", seat["open_discard"], eyes.of_seat[slot])
    w.flag("partner", seat["partner"] == view["seat"])
    if pieces.config.plays("marshal"):
        w.flag("law", eyes.of_seat[slot] in LAWMEN)
        _zone(w, pieces, "known_hand", seat["known_hand"], eyes.of_seat[slot])


def _own(w: Writer, pieces: Pieces, own: View, eyes: Eyes) -> None:
    """One's own cards: in hand, picked to be kept, in the deck, under it, discarded."""
    with w.under("own"):
        for zone in ("hand", "kept", "deck", "under", "discard"):
            _zone(w, pieces, zone, own[zone], eyes.first)
        w.amount("borrowed_by_partner", own["borrowed_by_partner"], MOST_CARDS)


def _zone(w: Writer, pieces: Pieces, name: str, cards: Iterable[str], bandit: str) -> None:
    """How many cards of each kind; those of the seat's second bandit, and borrowed ones, apart."""
    own: Counter[str] = Counter()
    other: Counter[str] = Counter()
    for card in cards:
        whose, _, kind = card.rpartition(":")
        (other if whose and whose != bandit else own)[kind] += 1
    bullets = own.pop(BULLET, 0)
    w.counts(name, pieces.cards, own, MOST_ALIKE)
    w.amount(f"{name}.bullets", bullets, MOST_BULLETS)
    if pieces.shares_hands:
        w.counts(f"{name}.other", pieces.cards, other, MOST_ALIKE)


def _pile(w: Writer, pieces: Pieces, pile: list[View], eyes: Eyes) -> None:
    """The cards of the round in the order in which they were laid."""

    def write(n: int) -> None:
        entry = pile[n] if n < len(pile) else {}
        bandit = entry.get("bandit")
        owner = entry.get("seat")
        w.one_of("seat", pieces.owners, eyes.seats.get(owner, owner))
        w.flag("hidden", entry.get("hidden"))
        w.flag("resolved", entry.get("resolved"))
        w.one_of("card", pieces.pile_cards, entry.get("card"))
        w.one_of("bandit", pieces.actors, bandit and eyes.figure(bandit))

    width = len(pieces.owners) + 2 + len(pieces.pile_cards) + len(pieces.actors)
    w.row("pile", pieces.longest_pile, width, len(pile), write)
