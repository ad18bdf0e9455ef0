"""The printed data of all boxes, as the rest of the program asks for it.

Each box has its own in ``boxes/*/cards.toml``: a table is a list of entries, and those of all boxes
stand one after the other, each with the id of its box as its ``module``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from folsom.boxes import shelf
from folsom.game.parts import BASE_ONLY


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
    keeps: int = 0  # Attack-plan icons: cards that one may keep
    module: str = "base"
    mode: str = ""  # of one that is for a mode only

    @property
    def is_station(self) -> bool:
        return not self.players


@dataclass(frozen=True)
class Look:
    """How a figure is known: a colour, the ink that is legible on it, and a letter."""

    colour: str
    ink: str
    letter: str
    colour_apart: str  # the same for eyes that confuse colours
    ink_apart: str


@dataclass(frozen=True)
class TurnType:
    id: str
    plays: int
    face_down: bool
    reversed: bool
    simultaneous: bool
    counts_as_standard: bool
    forbidden: tuple[str, ...] = ()  # ids of Action cards that may not be laid


@cache
def _boxes() -> list[dict[str, Any]]:
    """What is printed in each box, in the order in which they came out."""
    found = [tomllib.loads(text) for text in shelf.read("cards.toml").values()]
    return sorted(found, key=lambda printed: int(printed["box"]["order"]))


@cache
def table(name: str) -> list[dict[str, Any]]:
    """All entries of one kind, as they are printed, with the box that each is in."""
    return [
        {"module": printed["box"]["id"], **entry}
        for printed in _boxes()
        for entry in printed.get(name, ())
    ]


def values(module: str) -> dict[str, Any]:
    """Single numbers of a box."""
    found: dict[str, Any] = next(b["values"] for b in _boxes() if b["box"]["id"] == module)
    return found


def _of(name: str, modules: tuple[str, ...]) -> list[dict[str, Any]]:
    return [entry for entry in table(name) if entry["module"] in modules]


@cache
def bandits() -> tuple[str, ...]:
    """The characters of the base box."""
    return tuple(entry["id"] for entry in _of("bandits", BASE_ONLY))


@cache
def extra_bandits() -> tuple[str, ...]:
    """The characters of other boxes, which may be used with most of them."""
    return tuple(entry["id"] for entry in table("bandits") if entry["module"] not in BASE_ONLY)


@cache
def cast() -> dict[str, Look]:
    """How bandits and all other figures look."""
    entries = [*table("bandits"), *table("figures")]
    return {entry["id"]: _look(entry) for entry in entries}


def _look(entry: dict[str, Any]) -> Look:
    colour, ink = entry["colour"], entry["ink"]
    apart = entry.get("colour_apart", colour), entry.get("ink_apart", ink)
    return Look(colour, ink, entry["letter"], *apart)


@cache
def team_colours() -> dict[str, str]:
    return {entry["id"]: entry["colour"] for entry in table("teams")}


@cache
def silk_powers() -> tuple[str, ...]:
    """EXTRA-SILK-02: one of these is fixed before bandits are chosen."""
    return tuple(entry["id"] for entry in table("silk_powers"))


def chooses_power(bandit: str) -> bool:
    """Is this a character to whom one of several powers is given?"""
    boxes = {entry["module"] for entry in table("silk_powers")}
    return any(e["id"] == bandit and e["module"] in boxes for e in table("bandits"))


@cache
def actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    numbered = {n: name for box in shelf.boxes().values() for n, name in box.actions.items()}
    return tuple(numbered[n] for n in range(len(numbered)))


@cache
def deck_copies() -> dict[str, int]:
    return {entry["id"]: entry["copies"] for entry in table("action_cards")}


@cache
def cars() -> dict[str, Car]:
    """All cars of the base box, the Locomotive among them."""
    found = [Car(entry["id"], entry["purses"], entry["jewels"]) for entry in table("cars")]
    return {car.id: car for car in found}


def purse_values(modules: tuple[str, ...] = BASE_ONLY) -> tuple[int, ...]:
    return loot_values("purse", modules)


@cache
def loot_values(kind: str, modules: tuple[str, ...]) -> tuple[int, ...]:
    """Values of the tokens of a kind in some boxes."""
    return tuple(
        entry["value"]
        for entry in _of("loot_tokens", modules)
        if entry["kind"] == kind
        for _ in range(entry["count"])
    )


def reconstructed(name: str) -> list[dict[str, Any]]:
    """Entries of this table that no source gives in full."""
    return [entry for entry in table(name) if entry.get("reconstructed")]


@cache
def turn_types() -> dict[str, TurnType]:
    found = [
        TurnType(
            entry["id"],
            entry.get("plays_per_player", 1),
            entry.get("face_down", False),
            entry.get("direction") == "counterclockwise",
            entry.get("simultaneous", False),
            entry.get("counts_as_standard", False),
            tuple(entry.get("forbidden_actions", ())),
        )
        for entry in table("turn_types")
    ]
    return {turn.id: turn for turn in found}


@cache
def round_cards() -> dict[str, RoundCard]:
    found = [
        RoundCard(
            entry["id"],
            tuple(entry["turns"]),
            entry.get("event", ""),
            tuple(entry.get("players", ())),
            entry.get("attack_plans", 0),
            entry["module"],
            entry.get("mode", ""),
        )
        for entry in table("round_cards")
    ]
    return {card.id: card for card in found}


@cache
def round_cards_for(n_bandits: int, modules: tuple[str, ...] = BASE_ONLY) -> tuple[RoundCard, ...]:
    """BASE-COMP-03, HORSE-SETUP-06: the Round cards of a bracket."""
    return tuple(
        card
        for card in round_cards().values()
        if card.players
        and card.players[0] <= n_bandits <= card.players[1]
        and card.module in modules
    )


@cache
def station_cards(modules: tuple[str, ...] = BASE_ONLY) -> tuple[RoundCard, ...]:
    return tuple(c for c in round_cards().values() if c.is_station and c.module in modules)


@cache
def box_of(bandit: str) -> str:
    """The box that a bandit came in."""
    return next(str(entry["module"]) for entry in table("bandits") if entry["id"] == bandit)
