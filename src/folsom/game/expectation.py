"""Expectation: what a scenario says of the outcome, compared with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from folsom.engine.base import scoring
from folsom.engine.cards import deck_size, discard_size, hand_size
from folsom.engine.horses.hostages import HOSTAGE_IDS
from folsom.engine.horses.state import hostage_of, is_gone
from folsom.engine.loot import kind_of_token
from folsom.engine.marshal.prisoners import prisoner_of
from folsom.engine.state import (
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    HAND,
    MARSHAL,
    NOBODY,
    RECEIVED,
    SHEET,
    SHUT,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)
from folsom.game import couriers, justice, stagecoach
from folsom.game.config import Config
from folsom.game.errors import ScenarioError
from folsom.game.game import Game
from folsom.game.notation import (
    PLURALS,
    PRISONER_IDS,
    TOKEN_KINDS,
    card_name,
    position_number,
    positions_of,
)
from folsom.game.reading import Table
from folsom.game.view import PHASES

PER_SEAT: Final = [
    "hand_size",
    "deck_size",
    "discard_size",
    "hands",
    "hands_include",
    "decks",
    "discards",
    "score",
    "team_score",
]
STAGECOACH: Final = ["horses", "coach", "shotgun", "hostages"]
KEYS: Final = [
    "round",
    "phase",
    "turn",
    "first",
    "first_in",
    "marshal",
    "neutral",
    "pile",
    "pile_hidden",
    "next",
    "effect",
    "winners",
    "round_card",
    "bandits",
    "loot",
    "loot_counts",
    *STAGECOACH,
    *couriers.KEYS,
    "law",
    *PER_SEAT,
]
BANDIT_KEYS: Final = [
    *("at", "hidden_under", "bullets", "received", "received_from", "loot", "cash"),
    *("hostage", "escaped", "prisoner", "wounds"),
    *PLURALS,
]
MULTISETS: Final = (
    *("hands", "decks", "discards", "winners", "hostages", "couriers", "briefed"),
    *("goals", "shown", "prisoners", "rewards", "posters", "fallen", "wounds"),
)


class Expectation:
    """The ``[expect]`` table of a scenario."""

    def __init__(self, table: Table, config: Config) -> None:
        self._table = table
        for key in PER_SEAT:
            table.table(key, config.seat_names)
        bandits = table.table("bandits", config.bandits)
        for name in bandits:
            bandits.table(name, BANDIT_KEYS)
        for key in ("loot", "loot_counts"):
            for place in table.table(key):
                if position_number(place) not in positions_of(config):
                    raise ScenarioError(f"There is no position {place!r} on this train.")

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected; none if all holds."""
        found = _Found(game)
        lines: list[str] = []
        for key in self._table:
            lines += self._compare(found, key)
        return lines

    def _compare(self, found: _Found, key: str) -> list[str]:
        wanted = self._table.raw(key)
        if key in PER_SEAT:
            table = self._table.table(key)
            return _lines(
                (f"{key}.{seat}", table.raw(seat), found.of_seat(key, seat), key) for seat in table
            )
        if key == "bandits":
            table = self._table.table(key)
            return _lines(
                (f"bandits.{name}.{field}", value, found.of_bandit(name, field), field)
                for name in table
                for field, value in table.raw(name).items()
            )
        if key in ("loot", "loot_counts"):
            table = self._table.table(key)
            return _lines(
                (f'{key}."{place}"', table.raw(place), found.loot(key, place), key)
                for place in table
            )
        if key == "law":
            table = self._table.table(key, [*justice.KEYS, "goals_met", "at"])
            return _lines(
                (f"law.{name}", table.raw(name), found.of_law(name), name) for name in table
            )
        if key == "first_in":
            first = found.plain("first")
            return [] if first in wanted else [f"first: one of {wanted} expected, {first!r} found"]
        return _lines([(key, wanted, found.plain(key), key)])


class _Found:
    """What the game shows, in the words of scenarios."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._s = game.state
        self._words = game.words

    def plain(self, key: str) -> Any:
        s = self._s
        view = self._game.view()
        if key == "pile":
            return [self._entry(n) for n in range(s.pile_size)]
        if key == "pile_hidden":
            laid = (s.pile[n] for n in range(s.next, s.pile_size))
            return sum(entry_hidden(entry) for entry in laid)
        if key == "next":
            asked = [decision.name for decision in self._game.decisions]
            return asked[0] if asked else ""
        if key == "effect":
            return "void" if self._last_card_was_void() else "some"
        if key == "winners":
            return self._game.result["winners"] if self._game.result else []
        if key == "marshal":
            return self._words.position(s.fig[AT + MARSHAL])
        if key == "phase":
            return PHASES[s.phase]
        if key in STAGECOACH:
            return stagecoach.found(s, key)
        if key in couriers.KEYS:
            return couriers.found(s, self._words, key)
        return view[key]

    def _entry(self, n: int) -> str:
        entry = self._s.pile[n]
        figure = entry_figure(entry)
        if entry_seat(entry) == NOBODY:
            return couriers.schemers_card(entry, self._words)
        word = f"{self._words.figure(figure)} {card_name(entry_kind(entry))}"
        if self._s.rules.seat_of[figure] != entry_seat(entry):
            word += f" by {self._words.seats[entry_seat(entry)]}"
        return f"{word} hidden" if entry_hidden(entry) and n >= self._s.next else word

    def _last_card_was_void(self) -> bool:
        for event in reversed(self._game.events):
            if event.kind == "no_effect":
                return True
            if event.kind == "resolving":
                return False
        return False

    def of_seat(self, key: str, name: str) -> Any:
        s, seat = self._s, self._words.seat_number(name)
        if key == "hand_size":
            return hand_size(s, seat)
        if key == "deck_size":
            return deck_size(s, seat)
        if key == "discard_size":
            return discard_size(s, seat)
        if key in ("score", "team_score"):
            return scoring.side_money(s, s.rules.side_of[seat])
        if key == "discards":
            open_part = self._words.zone_of(s, DISCARD, seat)
            return open_part + self._words.zone_of(s, SHUT, seat)
        return self._words.zone_of(s, DECK if key == "decks" else HAND, seat)

    def of_bandit(self, name: str, field: str) -> Any:
        s, figure = self._s, self._words.figure_number(name)
        received = s.fig[RECEIVED + figure]
        if field == "at":
            return self._words.place_of(s.fig[AT + figure]) or ""
        if field == "hidden_under":
            return self._game.view(int(s.rules.seat_of[figure])).get("hidden_under", "")
        if field == "escaped":
            return bool(is_gone(s, figure))
        if field == "prisoner":
            prisoner = prisoner_of(s, figure)
            return PRISONER_IDS[prisoner] if prisoner >= 0 else ""
        if field == "wounds":
            return justice.wounds(s, figure)
        if field == "hostage":
            hostage = hostage_of(s, figure)
            return HOSTAGE_IDS[hostage] if hostage >= 0 else ""
        if field == "bullets":
            return s.fig[CYLINDER + figure]
        if field == "cash":
            return s.fig[CASH + figure]
        if field == "received":
            return received_in_all(received)
        if field == "received_from":
            shooters = self._words.shooters
            return {
                name: received_from(received, n)
                for n, name in shooters
                if received_from(received, n)
            }
        tokens = self._tokens(s.fig[SHEET + figure])
        if field == "loot":
            return tokens
        kind = TOKEN_KINDS[PLURALS.index(field)]
        return sum(token.split()[0] == kind for token in tokens)

    def of_law(self, key: str) -> Any:
        return justice.found(self._s, self._words, key)

    def loot(self, key: str, place: str) -> Any:
        number = position_number(place)
        assert number is not None
        tokens = self._tokens(self._s.ground[number])
        return tokens if key == "loot" else dict(Counter(token.split()[0] for token in tokens))

    def _tokens(self, tokens: int) -> list[str]:
        s = self._s
        found = []
        for token in range(tokens.bit_length()):
            if tokens >> token & 1:
                kind = TOKEN_KINDS[kind_of_token(s, token)]
                said = (str(value) for value in self._words.face_of(s, token).values())
                found.append(" ".join((kind, *said)))
        return found


def _lines(comparisons: Iterable[tuple[str, Any, Any, str]]) -> list[str]:
    return [
        f"{name}: {wanted!r} expected, {found!r} found"
        for name, wanted, found, key in comparisons
        if not _agree(key, wanted, found)
    ]


def _agree(key: str, wanted: Any, found: Any) -> bool:
    if key == "hands_include" and _is_texts(wanted):
        return not Counter(wanted) - Counter(found)
    if key == "loot" and _is_texts(wanted):
        exact = Counter(word for word in wanted if word != "purse")
        rest = Counter(found) - exact
        any_purses = sum(number for word, number in rest.items() if word.startswith("purse"))
        blanks = sum(word == "purse" for word in wanted)
        return not exact - Counter(found) and any_purses == blanks == rest.total()
    if key == "pile" and _is_texts(wanted) and len(wanted) == len(found):
        return all(
            card in (laid, laid.removesuffix(" hidden"))
            for card, laid in zip(wanted, found, strict=True)
        )
    if key in MULTISETS and _is_texts(wanted):
        return Counter(wanted) == Counter(found)
    if isinstance(wanted, bool):
        return wanted is found
    return bool(wanted == found)


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
