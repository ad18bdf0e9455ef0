"""View: what a seat may know, built up from nothing (BASE-INFO-01 to 18).

A view is plain data, ready for JSON. It never starts from the full state and strikes
things out: each line below adds something that the seat is entitled to.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from folsom.engine.agenda import a_of, figure_of, kind_of, top
from folsom.engine.base import scoring, tasks
from folsom.engine.base.setup import BULLETS
from folsom.engine.bits import bit, count, lowest, size
from folsom.engine.cards import deck_size, discard_size, hand_size, nth_under, number_under
from folsom.engine.horses.state import horses_at
from folsom.engine.loot import JEWEL, PURSE, STRONGBOX
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    FACE,
    HAND,
    KEPT,
    LABEL,
    LENT,
    LIMBO,
    MARSHAL,
    NOBODY,
    OUT,
    POSITIONS,
    RECEIVED,
    SETTING_UP,
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
from folsom.engine.timecar.travel import HIDEOUT, TRAVELLER
from folsom.game import catalogue, couriers, justice, stagecoach
from folsom.game.editions import EDITIONS
from folsom.game.events import EVENTS
from folsom.game.notation import (
    BESIDE_THE_TRAIN,
    PLURALS,
    TOKEN_KINDS,
    Words,
    card_name,
    hideout_name,
    members,
    positions_of,
)
from folsom.game.parts import MODULE_OPTIONS, TURN_TYPES
from folsom.game.sheets import known_faces

SCHEMA: Final = 1
PHASES: Final = ("set_up", "round_start", "schemin", "stealin", "over")


class _Kind(NamedTuple):
    """A kind of tokens in play: its number and name, all of them, and have they ids."""

    number: int
    name: str
    tokens: int
    told_apart: bool


class Viewer:
    """Builds the views of one game."""

    def __init__(self, words: Words, card_ids: list[str]) -> None:
        self._words = words
        self._card_ids = card_ids
        self._places = sorted(positions_of(words.config) & BESIDE_THE_TRAIN.keys())
        self._agreed = self._game()
        self._tokens: list[_Kind] = []

    def view(self, s: State, notebook: Notebook, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {
            "schema": SCHEMA,
            "game": {**self._agreed, "values": self._values(s)},
            "seat": None if seat is None else self._words.seats[seat],
            "over": bool(s.over),
            "round": s.round,
            "phase": PHASES[s.phase],
            **self._round_card(s),
            "first": None if s.first == NOBODY else self._words.seats[s.first],
            "marshal": self._words.place_of(s.fig[AT + MARSHAL]),
            "neutral": s.neutral,
            "train": self._train(s, notebook, seat),
            **self._beside(s, notebook, seat),
            "bandits": {
                name: self._bandit(s, notebook, seat, figure)
                for figure, name in enumerate(self._words.bandits)
            },
            "seats": {name: self._seat(s, number) for number, name in enumerate(self._words.seats)},
            "pile": [self._entry(s, seat, n) for n in range(s.pile_size)],
            **self._loose(s),
        }
        if self._words.config.has_horses:
            view["horses"] = [int(horses_at(s, car)) for car in range(len(view["train"]))]
            if "timecar" in view["places"]:
                view["horses_at_timecar"] = int(horses_at(s, -1))
            if s.phase == SETTING_UP:
                view["offered"] = stagecoach.offered(s)
        if self._words.config.has_coach:
            view |= stagecoach.coach(s)
        if self._words.config.has_couriers:
            view |= couriers.public(
                s, self._words, lambda position: self._place(s, notebook, seat, position)
            )
        if self._words.config.has_marshal_player:
            view["law"] = justice.public(s, self._words)
            justice.add_secrets(s, self._words, seat, view["law"])
            for number, name in enumerate(self._words.seats):  # MARSHAL-DRAW-04
                found = self._words.zone(s, number, notebook.found[number], 0)
                view["seats"][name]["known_hand"] = found
        if seat is not None:
            view["own"] = self._own(s, seat)
            view["mixed"] = self._mixed(s, notebook, seat)
        if s.over:
            view["result"] = result(s, self._words)
        return view

    def _game(self) -> dict[str, Any]:
        """What is played: everybody agreed on it."""
        config = self._words.config
        return {
            "edition": config.edition,
            "mode": config.mode,
            "modules": list(config.modules),
            "variants": list(config.variants),
            "silk_power": config.silk_power,
            "events": None if config.events is None else list(config.events),
            "options": {name: config.option(name) for name in EDITIONS[config.edition]}
            | {name: config.option(name) for name in MODULE_OPTIONS if name in config.options},
            "rounds": int(ROUNDS),
            "chambers": int(BULLETS),
            **({"colts": list(map(list, catalogue.colts()))} if config.has_marshal_player else {}),
        }

    def _values(self, s: State) -> dict[str, int]:
        """BASE-SCORE-02: what a piece is worth whose kind says it all."""
        loot = {
            TOKEN_KINDS[kind]: int(s.tok[FACE + lowest(s.rules.tokens_of[kind])])
            for kind in (JEWEL, STRONGBOX)
        }
        return loot | justice.values() if self._words.config.has_marshal_player else loot

    def _round_card(self, s: State) -> dict[str, Any]:
        """BASE-INFO-01, 16: the card in force and those that have been, not those to come."""
        turned = (bit(len(self._card_ids)) - 1) & ~s.pool & ~s.stations
        current = s.card if turned & bit(s.card) and self._card_is_up(s) else None
        return {
            "round_card": None if current is None else self._card_ids[current],
            "past_cards": [
                id for n, id in enumerate(self._card_ids) if turned & bit(n) and n != current
            ],
            "turns": []
            if current is None
            else [TURN_TYPES[turn] for turn in s.rules.card_turns[current]],
            "turn": s.turn,
            "event": ""
            if current is None or not s.rules.advanced
            else EVENTS[s.rules.card_event[current]],
            **self._attack_plans(s, current),
        }

    def _attack_plans(self, s: State, current: int | None) -> dict[str, Any]:
        """HORSE-PLAN-01, 05: icons of the card in force, where they count."""
        if not any(module.name == "attack_plan" for module in s.rules.modules):
            return {}
        return {"attack_plans": 0 if current is None else int(s.rules.card_keeps[current])}

    def _card_is_up(self, s: State) -> bool:
        """BASE-ROUND-05: in hand_first it is not yet turned while hands are filled."""
        turned = count((bit(s.rules.n_round_cards + s.rules.n_station_cards) - 1) & ~s.pool)
        hidden_stations = count(s.stations)
        return s.round > 0 and turned - hidden_stations == s.round

    def _train(self, s: State, notebook: Notebook, seat: int | None) -> list[dict[str, Any]]:
        cars = self._words.config.cars
        assert cars is not None
        return [
            {
                "car": car,
                "in": self._place(s, notebook, seat, 2 * n),
                "roof": self._place(s, notebook, seat, 2 * n + 1),
            }
            for n, car in enumerate(cars)
        ]

    def _beside(self, s: State, notebook: Notebook, seat: int | None) -> dict[str, Any]:
        """Positions that belong to no car, and who is on a journey (EXTRA-CAR-43)."""
        names = (BESIDE_THE_TRAIN[n] for n in self._places)
        found = (self._place(s, notebook, seat, n) for n in self._places)
        beside: dict[str, Any] = {"places": dict(zip(names, found, strict=True))}
        if "time_travel_car" not in self._words.config.modules:
            return beside
        beside["traveller"] = None
        figure = s.page[TRAVELLER]
        if figure != NOBODY:
            beside["traveller"] = self._words.bandits[figure]
            if s.rules.seat_of[figure] == seat:
                beside["hidden_under"] = hideout_name(s.page[HIDEOUT])
        return beside

    def _kinds(self, s: State) -> list[_Kind]:
        """The kinds of tokens in play; the same all game long."""
        if not self._tokens:
            rules = s.rules
            told_apart = rules.secret_tokens & ~rules.alike
            self._tokens = [
                _Kind(kind, name, int(tokens), bool(tokens & told_apart))
                for kind, name in enumerate(PLURALS)
                if (tokens := rules.tokens_of[kind])
            ]
        return self._tokens

    def _place(
        self, s: State, notebook: Notebook, seat: int | None, position: int
    ) -> dict[str, Any]:
        """BASE-INFO-01, 04, 06, 07: kinds and ids are public, a value is a memory."""
        tokens: int = s.ground[position]
        place: dict[str, Any] = {
            "bandits": [
                name
                for figure, name in enumerate(self._words.bandits)
                if s.fig[AT + figure] == position
            ]
        }
        for kind, name, all_of_it, told_apart in self._kinds(s):
            if told_apart:
                labelled = [
                    {"label": s.tok[LABEL + token], **self._memory(notebook, seat, kind, token)}
                    for token in members(tokens & all_of_it)
                ]
                place[name] = sorted(labelled, key=lambda token: token["label"])
            else:
                place[name] = (tokens & all_of_it).bit_count()
        if s.rules.alike:
            place["known"] = couriers.remembered(s, self._words, notebook, seat, tokens)
        return place

    def _memory(
        self, notebook: Notebook, seat: int | None, kind: int, token: int
    ) -> dict[str, Any]:
        """What a seat remembers of a token that lies face down."""
        face = 0 if seat is None else int(notebook.face_known(seat, token))
        return self._words.face(kind, face) if face else {}

    def _bandit(
        self, s: State, notebook: Notebook, seat: int | None, figure: int
    ) -> dict[str, Any]:
        owner = int(s.rules.seat_of[figure])
        sheet: int = s.fig[SHEET + figure]
        received = s.fig[RECEIVED + figure]
        hits = ((name, received_from(received, n)) for n, name in self._words.shooters)
        bandit: dict[str, Any] = {
            "seat": self._words.seats[owner],
            "at": self._words.place_of(s.fig[AT + figure]),
            "bullets": s.fig[CYLINDER + figure],
            "received": received_in_all(received),
            "received_from": {name: number for name, number in hits if number} if received else {},
            "cash": s.fig[CASH + figure],
            **{kind.name: (sheet & kind.tokens).bit_count() for kind in self._kinds(s)},
        }
        if self._words.config.has_horses:
            bandit |= stagecoach.of_bandit(s, notebook, seat, figure)
        if self._words.config.has_marshal_player:
            bandit |= justice.of_bandit(s, notebook, seat, figure)
        if self._words.config.has_couriers:
            bandit |= couriers.of_bandit(s, self._words, notebook, seat, figure)
        if seat is not None or s.over:
            known = "purse_values" if owner == seat or s.over else "known_purses"
            bandit[known] = sorted(known_faces(s, notebook, seat, figure, PURSE))
        return bandit

    def _seat(self, s: State, seat: int) -> dict[str, Any]:
        """BASE-INFO-02, 10, 15, BASE-EXPERT-11: numbers, and what was laid openly."""
        return {
            "bandits": [
                name
                for figure, name in enumerate(self._words.bandits)
                if s.rules.seat_of[figure] == seat
            ],
            "partner": self._words.seats[s.rules.partner[seat]] if self._has_partner(s) else None,
            "hand": hand_size(s, seat),
            "deck": deck_size(s, seat),
            "bullets_on_top": s.seat[TOP + seat],
            "discard": discard_size(s, seat),
            "open_discard": self._words.zone_of(s, DISCARD, seat),
        }

    def _has_partner(self, s: State) -> bool:
        return "teams" in self._words.config.variants

    def _loose(self, s: State) -> dict[str, Any]:
        """A token that has left a sheet or a place while somebody decides about it, and which."""
        if not s.ground[LIMBO]:
            return {}
        word = top(s)
        kind = s.rules.kind_of_token[lowest(s.ground[LIMBO])]
        if kind_of(word) == tasks.PUNCH_KEEP:
            origin = {"bandit": self._words.figure(a_of(word))}
        else:
            origin = {"position": self._words.position(s.fig[AT + figure_of(word)])}
        return {"loose": {"token": TOKEN_KINDS[kind]} | origin}

    def _entry(self, s: State, seat: int | None, n: int) -> dict[str, Any]:
        """BASE-INFO-12 to 14: a face-down card shows who laid it, and to him what it is."""
        entry = s.pile[n]
        shown = n < s.next or not entry_hidden(entry) or entry_seat(entry) == seat
        laid: dict[str, Any] = {
            "seat": self._words.seat(entry_seat(entry)),
            "hidden": bool(entry_hidden(entry)) and n >= s.next,
            "resolved": n < s.next,
        }
        if shown:
            laid["bandit"] = self._words.figure(entry_figure(entry))
            laid["card"] = card_name(entry_kind(entry))
        return laid

    def _own(self, s: State, seat: int) -> dict[str, Any]:
        """BASE-INFO-09, 10: one's own hand, and what one's deck must hold."""
        own, other = s.seat[DECK + seat], s.seat[DECK + LENT + seat]
        out, out_other = s.seat[OUT + seat], s.seat[OUT + LENT + seat]
        return {
            "hand": self._words.zone_of(s, HAND, seat),
            "kept": self._words.zone_of(s, KEPT, seat),
            "deck": self._words.zone(s, seat, own + out, other + out_other),
            "under": [
                self._words.hand_card(s, seat, nth_under(s, seat, n))
                for n in range(number_under(s, seat))
            ],
            "borrowed_by_partner": size(out) + size(out_other),
            "discard": self._words.zone(
                s,
                seat,
                s.seat[DISCARD + seat] + s.seat[SHUT + seat],
                s.seat[DISCARD + LENT + seat] + s.seat[SHUT + LENT + seat],
            ),
        }

    def _mixed(self, s: State, notebook: Notebook, seat: int) -> list[dict[str, Any]]:
        """Values known to be somewhere among purses that were mixed before one's eyes."""
        return sorted(
            (
                {
                    "among": sorted(self._whereabouts(s, token) for token in members(lot.members)),
                    **self._faces(s, lot),
                }
                for lot in notebook.lots[seat]
            ),
            key=str,
        )

    def _whereabouts(self, s: State, token: int) -> str:
        if s.tok[LABEL + token]:
            return f"#{s.tok[LABEL + token]}"
        for figure, name in enumerate(self._words.bandits):
            if s.fig[SHEET + figure] >> token & 1:
                return name
        for position in range(POSITIONS):
            if s.ground[position] >> token & 1:
                return self._words.position(position)
        return "marshal" if s.fig[SHEET + MARSHAL] >> token & 1 else "out of the game"

    def _faces(self, s: State, lot: Lot) -> dict[str, Any]:
        """What is somewhere in a lot; all its tokens are of one kind."""
        kind = int(s.rules.kind_of_token[lowest(lot.members)])
        found = [self._words.face(kind, face) for face in lot.faces]
        name = f"{next(iter(found[0]))}s"
        return {name: sorted(value for face in found for value in face.values())}


def result(s: State, words: Words) -> dict[str, Any]:
    """BASE-SCORE-06 to 09: money, titles, ranks and winners."""
    winners = scoring.winners(s)
    barred = scoring.out_of_the_contest(s)
    sides = [int(s.rules.side_of[seat]) for seat in range(s.rules.n_seats)]
    standings = [
        (bool(winners & bit(seat)), not barred & bit(side), scoring.standing(s, side))
        for seat, side in enumerate(sides)
    ]
    goals = {"goals": justice.judged(s, words)} if words.config.has_marshal_player else {}
    gang = couriers.result(s, words) if words.config.has_couriers else {}
    return {
        **goals,
        **gang,
        "winners": [name for n, name in enumerate(words.seats) if winners & bit(n)],
        "seats": {
            name: {
                "score": scoring.side_money(s, s.rules.side_of[seat]),
                "own_money": scoring.seat_money(s, seat),
                "gunslinger": scoring.is_gunslinger(s, s.rules.side_of[seat]),
                "received": scoring.bullets_received(s, bit(seat)),
                **(stagecoach.ransoms(s, seat) if words.config.has_horses else {}),
                "rank": 1 + len({x for x in standings if x > standings[seat]})
                if "teams" in words.config.variants or words.config.has_couriers
                else 1 + sum(x > standings[seat] for x in standings),
            }
            for seat, name in enumerate(words.seats)
        },
    }
