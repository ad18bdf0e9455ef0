"""The printed data of ``cards.toml``, as the rest of the program asks for it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Car:
    id: str
    purses: int
    jewels: int


@dataclass(frozen=True)
class RoundCard:
    id: str
    turns: tuple[str, ...]
    event: str
    players: tuple[int, ...]  # inclusive range; empty for a Station card

    @property
    def is_station(self) -> bool:
        return not self.players


@dataclass(frozen=True)
class TurnType:
    id: str
    plays: int
    face_down: bool
    reversed: bool
    simultaneous: bool
    counts_as_standard: bool


@cache
def _tables() -> dict[str, Any]:
    text = files("folsom.data").joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _base(table: str) -> list[dict[str, Any]]:
    return [entry for entry in _tables()[table] if entry["module"] == "base"]


@cache
def bandits() -> tuple[str, ...]:
    """The characters of the base box."""
    return tuple(entry["id"] for entry in _base("bandits"))


@cache
def actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    return ("move", "floor_change", "fire", "robbery", "punch", "marshal")


@cache
def deck_copies() -> dict[str, int]:
    return {entry["id"]: entry["copies"] for entry in _base("action_cards")}


@cache
def cars() -> dict[str, Car]:
    """All cars of the base box, the Locomotive among them."""
    found = [Car(entry["id"], entry["purses"], entry["jewels"]) for entry in _base("cars")]
    return {car.id: car for car in found}


@cache
def purse_values() -> tuple[int, ...]:
    return tuple(
        entry["value"]
        for entry in _base("loot_tokens")
        if entry["kind"] == "purse"
        for _ in range(entry["count"])
    )


@cache
def turn_types() -> dict[str, TurnType]:
    found = [
        TurnType(
            entry["id"],
            entry["plays_per_player"],
            entry["face_down"],
            entry["direction"] == "counterclockwise",
            entry["simultaneous"],
            entry["counts_as_standard"],
        )
        for entry in _tables()["turn_types"]
    ]
    return {turn.id: turn for turn in found}


@cache
def round_cards() -> dict[str, RoundCard]:
    found = [
        RoundCard(entry["id"], tuple(entry["turns"]), entry["event"], tuple(entry["players"]))
        for entry in _base("round_cards")
    ]
    return {card.id: card for card in found}


def round_cards_for(n_bandits: int) -> list[RoundCard]:
    """BASE-COMP-03: the seven Round cards of a bracket."""
    return [
        card
        for card in round_cards().values()
        if card.players and card.players[0] <= n_bandits <= card.players[1]
    ]


def station_cards() -> list[RoundCard]:
    return [card for card in round_cards().values() if card.is_station]


def entry(table: str, id: str) -> dict[str, Any]:
    """A raw entry of the data, for texts and sources."""
    for found in _tables()[table]:
        if found.get("id") == id:
            result: dict[str, Any] = found
            return result
    raise KeyError(f"{table} has no {id}")


# Colt Super Express


@cache
def super_bandits() -> tuple[str, ...]:
    """SUPER-SCOPE-02: all seven; in this game they differ only in name and colour."""
    return tuple(_tables()["super_express"]["bandits"])


@cache
def super_actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    return ("move", "floor_change", "flip", "fire", "reflex", "horse")


@cache
def super_extensions() -> tuple[str, ...]:
    """Ids of the extensions; each adds the card of its name to every hand."""
    found = (entry["expansion"] for entry in _tables()["super_express_actions"])
    return tuple(sorted(name for name in found if name))


@cache
def super_loot_values() -> tuple[int, ...]:
    """SUPER-END-09: the backs of the wagon cards, all different, the lowest first."""
    return tuple(sorted(entry["loot_value"] for entry in _tables()["super_express_train_cards"]))
