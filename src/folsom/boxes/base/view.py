"""What everybody may see of the base game, and what a seat may see of its own."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.rules import scoring, tasks
from folsom.boxes.base.rules.setup import BULLETS
from folsom.engine.agenda import a_of, figure_of, kind_of, top
from folsom.engine.bits import bit, count, lowest, size
from folsom.engine.cards import deck_size, discard_size, hand_size, nth_under, number_under
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.notebook import Lot
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    FACE,
    GROUND,
    HAND,
    KEPT,
    LABEL,
    LENT,
    LIMBO,
    MARSHAL,
    NOBODY,
    OUT,
    PILE,
    POSITIONS,
    RECEIVED,
    SHEET,
    SHUT,
    TOP,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)
from folsom.game.config import Config
from folsom.game.editions import EDITIONS
from folsom.game.notation import (
    BESIDE_THE_TRAIN,
    TOKEN_KINDS,
    TURN_TYPES,
    Words,
    card_name,
    event_name,
    members,
)
from folsom.game.parts import SWITCHES
from folsom.game.view import BoxView, Look, View


class BaseView(BoxView):
    """Round cards, the train, sheets, cards, and the result."""

    def agreed(self, config: Config) -> View:
        return {
            "edition": config.edition,
            "mode": config.mode,
            "modules": list(config.modules),
            "variants": list(config.variants),
            "silk_power": config.silk_power,
            "events": None if config.events is None else list(config.events),
            "options": {name: config.option(name) for name in EDITIONS[config.edition]}
            | {name: config.option(name) for name in SWITCHES if name in config.options},
            "rounds": int(ROUNDS),
            "chambers": int(BULLETS),
        }

    def values(self, s: State) -> dict[str, int]:
        """BASE-SCORE-02."""
        return {
            TOKEN_KINDS[kind]: int(s.word[FACE + lowest(s.rules.tokens_of[kind])])
            for kind in (JEWEL, STRONGBOX)
        }

    def table(self, look: Look) -> View:
        s, words, seat = look.s, look.words, look.seat
        view = {
            **_round_card(look),
            "first": None if s.first == NOBODY else words.seats[s.first],
            "marshal": words.place_of(s.word[AT + MARSHAL]),
            "neutral": s.neutral,
            "train": _train(look),
            "places": _beside(look),
            "pile": [_entry(look, n) for n in range(s.pile_size)],
            **_loose(s, words),
        }
        if seat is not None:
            view["own"] = _own(s, words, seat)
            view["mixed"] = _mixed(look, seat)
        return view

    def bandit(self, look: Look, figure: int) -> View:
        s, words = look.s, look.words
        owner = int(s.rules.seat_of[figure])
        sheet = s.word[SHEET + figure]
        received = s.word[RECEIVED + figure]
        bandit: View = {
            "seat": words.seats[owner],
            "at": words.place_of(s.word[AT + figure]),
            "bullets": s.word[CYLINDER + figure],
            "received": received_in_all(received),
            "received_from": {
                name: received_from(received, n)
                for n, name in words.shooters
                if received_from(received, n)
            }
            if received
            else {},
            "cash": s.word[CASH + figure],
            **{kind.name: count(sheet & kind.tokens) for kind in look.kinds},
        }
        if look.seat is not None or s.over:
            known = "purse_values" if owner == look.seat or s.over else "known_purses"
            bandit[known] = sorted(look.faces(figure, PURSE))
        return bandit

    def seat(self, look: Look, seat: int) -> View:
        """BASE-INFO-02, 10, 15, BASE-EXPERT-11: numbers, and what was laid openly."""
        s, words = look.s, look.words
        return {
            "bandits": [
                name for figure, name in enumerate(words.bandits) if s.rules.seat_of[figure] == seat
            ],
            "partner": None,
            "hand": hand_size(s, seat),
            "deck": deck_size(s, seat),
            "bullets_on_top": s.word[TOP + seat],
            "discard": discard_size(s, seat),
            "open_discard": words.zone_of(s, DISCARD, seat),
        }

    def result(self, s: State, words: Words) -> View:
        winners = scoring.winners(s)
        return {"winners": [name for n, name in enumerate(words.seats) if winners & bit(n)]}

    def result_of_seat(self, s: State, words: Words, seat: int) -> View:
        """BASE-SCORE-06 to 09: money, title and rank."""
        side = s.rules.side_of[seat]
        return {
            "score": scoring.side_money(s, side),
            "own_money": scoring.seat_money(s, seat),
            "gunslinger": scoring.is_gunslinger(s, side),
            "received": scoring.bullets_received(s, bit(seat)),
            "rank": _rank(s, seat),
        }


BOX: Final = BaseView()


# Rounds


def _round_card(look: Look) -> View:
    """BASE-INFO-01, 16: the card in force and those that have been, not those to come."""
    s, ids = look.s, look.card_ids
    turned = _turned(s)
    current = card_in_force(s)
    past = [id for n, id in enumerate(ids) if turned & bit(n) and n != current]
    return {
        "round_card": None if current is None else ids[current],
        "past_cards": past,
        "turns": []
        if current is None
        else [TURN_TYPES[turn] for turn in s.rules.card_turns[current]],
        "turn": s.turn,
        "event": ""
        if current is None or not s.rules.advanced
        else event_name(s.rules.card_event[current]),
    }


def _turned(s: State) -> int:
    """The set of Round and Station cards that have been turned up."""
    return int((bit(s.rules.n_round_cards + s.rules.n_station_cards) - 1) & ~s.pool & ~s.stations)


def card_in_force(s: State) -> int | None:
    """BASE-ROUND-05: in hand_first it is not yet turned while hands are filled."""
    return int(s.card) if _turned(s) & bit(s.card) and _card_is_up(s) else None


def _card_is_up(s: State) -> bool:
    turned = count((bit(s.rules.n_round_cards + s.rules.n_station_cards) - 1) & ~s.pool)
    hidden_stations = count(s.stations)
    return s.round > 0 and turned - hidden_stations == s.round


# The train


def _train(look: Look) -> list[View]:
    cars = look.words.config.cars
    assert cars is not None
    return [
        {"car": car, "in": look.place(2 * n), "roof": look.place(2 * n + 1)}
        for n, car in enumerate(cars)
    ]


def _beside(look: Look) -> View:
    """Positions that belong to no car."""
    return {BESIDE_THE_TRAIN[n]: look.place(n) for n in look.words.beside_the_train}


def _loose(s: State, words: Words) -> View:
    """A token that has left a sheet or a place while somebody decides about it, and which."""
    if not s.word[GROUND + LIMBO]:
        return {}
    word = top(s)
    kind = s.rules.kind_of_token[lowest(s.word[GROUND + LIMBO])]
    if kind_of(word) == tasks.PUNCH_KEEP:
        origin = {"bandit": words.figure(a_of(word))}
    else:
        origin = {"position": words.position(s.word[AT + figure_of(word)])}
    return {"loose": {"token": TOKEN_KINDS[kind]} | origin}


# Cards


def _entry(look: Look, n: int) -> View:
    """BASE-INFO-12 to 14: a face-down card shows who laid it, and to them what it is."""
    s, words = look.s, look.words
    entry = s.word[PILE + n]
    shown = n < s.next or not entry_hidden(entry) or entry_seat(entry) == look.seat
    laid: View = {
        "seat": words.seat(entry_seat(entry)),
        "hidden": bool(entry_hidden(entry)) and n >= s.next,
        "resolved": n < s.next,
    }
    if shown:
        laid["bandit"] = words.figure(entry_figure(entry))
        laid["card"] = card_name(entry_kind(entry))
    return laid


def _own(s: State, words: Words, seat: int) -> View:
    """BASE-INFO-09, 10: one's own hand, and what one's deck must hold."""
    own, other = s.word[DECK + seat], s.word[DECK + LENT + seat]
    out, out_other = s.word[OUT + seat], s.word[OUT + LENT + seat]
    return {
        "hand": words.zone_of(s, HAND, seat),
        "kept": words.zone_of(s, KEPT, seat),
        "deck": words.zone(s, seat, own + out, other + out_other),
        "under": [
            words.hand_card(s, seat, nth_under(s, seat, n)) for n in range(number_under(s, seat))
        ],
        "borrowed_by_partner": size(out) + size(out_other),
        "discard": words.zone(
            s,
            seat,
            s.word[DISCARD + seat] + s.word[SHUT + seat],
            s.word[DISCARD + LENT + seat] + s.word[SHUT + LENT + seat],
        ),
    }


# Tokens that were mixed


def _mixed(look: Look, seat: int) -> list[View]:
    """Values known to be somewhere among purses that were mixed before one's eyes."""
    return sorted(
        (
            {
                "among": sorted(_whereabouts(look, token) for token in members(lot.members)),
                **_faces(look, lot),
            }
            for lot in look.notebook.lots[seat]
        ),
        key=str,
    )


def _whereabouts(look: Look, token: int) -> str:
    s, words = look.s, look.words
    if s.word[LABEL + token]:
        return f"#{s.word[LABEL + token]}"
    for figure, name in enumerate(words.bandits):
        if s.word[SHEET + figure] >> token & 1:
            return name
    for position in range(POSITIONS):
        if s.word[GROUND + position] >> token & 1:
            return words.position(position)
    return "marshal" if s.word[SHEET + MARSHAL] >> token & 1 else "out of the game"


def _faces(look: Look, lot: Lot) -> dict[str, list[Any]]:
    """What is somewhere in a lot; all its tokens are of one kind."""
    kind = int(look.s.rules.kind_of_token[lowest(lot.members)])
    found = [look.words.face(kind, face) for face in lot.faces]
    name = f"{next(iter(found[0]))}s"
    return {name: sorted(value for face in found for value in face.values())}


# The result


def _rank(s: State, seat: int) -> int:
    """BASE-SCORE-06 to 09: where seats score together, a side counts once."""
    winners = scoring.winners(s)
    barred = scoring.out_of_the_contest(s)
    sides = [int(s.rules.side_of[seat]) for seat in range(s.rules.n_seats)]
    standings = [
        (bool(winners & bit(n)), not barred & bit(side), scoring.standing(s, side))
        for n, side in enumerate(sides)
    ]
    ahead = [standing for standing in standings if standing > standings[seat]]
    return 1 + (len(set(ahead)) if len(set(sides)) < len(sides) else len(ahead))
