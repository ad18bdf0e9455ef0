"""The printed data of all boxes, as the rest of the program asks for it.

Each box has its own in ``boxes/*/cards.toml``: a table is a list of entries, and those of all boxes
stand one after the other, each with the id of its box as its ``module``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from folsom.game.parts import BASE_ONLY


@dataclass(frozen=True)
class Car:
    id: str
    purses: int
    jewels: int


@dataclass(frozen=True)
class ArmoredCar:
    """A car of the Armored Train; loot is counted inside and on the roof."""

    id: str
    has_inside: bool
    has_gatling: bool
    courier: str  # inside, roof, or nothing
    strongboxes: tuple[int, int]
    bags: tuple[int, int]
    nuggets: tuple[int, int]
    documents: tuple[int, int]


@dataclass(frozen=True)
class RoundCard:
    id: str
    turns: tuple[str, ...]
    event: str
    players: tuple[int, ...]  # inclusive range; empty for a Station card
    keeps: int = 0  # Attack-plan icons: cards that one may keep
    module: str = "base"
    mode: str = ""  # of a Cavalry Charge: normal or betrayal

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
    rooms = [room.joinpath("cards.toml") for room in files("folsom").joinpath("boxes").iterdir()]
    found = [tomllib.loads(file.read_text(encoding="utf-8")) for file in rooms if file.is_file()]
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
    """The characters of other boxes, who may be used with most of them."""
    return tuple(entry["id"] for entry in table("bandits") if entry["module"] not in BASE_ONLY)


@cache
def cast() -> dict[str, Look]:
    """How bandits and all other figures look; Couriers all look the same."""
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


@cache
def actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    return (
        "move",
        "floor_change",
        "fire",
        "robbery",
        "punch",
        "marshal",
        "ride",
        "brilliant_idea",
        "move_plus",
        "floor_change_plus",
        "arrest",
        "nudge",
    )


@cache
def deck_copies() -> dict[str, int]:
    return {entry["id"]: entry["copies"] for entry in table("action_cards")}


@cache
def cars() -> dict[str, Car]:
    """All cars of the base box, the Locomotive among them."""
    found = [Car(entry["id"], entry["purses"], entry["jewels"]) for entry in table("cars")]
    return {car.id: car for car in found}


@cache
def departure_train() -> dict[str, Car]:
    """COUR-SETUP-02: the Locomotive and the three cars that go with it."""
    ids = ["locomotive", *(entry["car"] for entry in table("starting_train"))]
    return {id: cars()[id] for id in ids}


@cache
def former_departure_train() -> dict[str, Car]:
    """The same with the cars of games that were started before their printed loot was known."""
    entries = table("former_starting_train")
    named = {entry["id"]: Car(entry["id"], entry["purses"], entry["jewels"]) for entry in entries}
    return {"locomotive": cars()["locomotive"], **named}


@cache
def armored_train() -> tuple[ArmoredCar, ...]:
    """COUR-SETUP-05, 07: from its Locomotive to its caboose."""
    return tuple(
        ArmoredCar(
            entry["id"],
            entry.get("has_inside", True),
            entry.get("has_gatling", False),
            entry.get("courier", ""),
            (entry.get("strongboxes_inside", 0), 0),
            (entry.get("bags_inside", 0), entry.get("bags_roof", 0)),
            (0, entry.get("nuggets_roof", 0)),
            (entry.get("documents_inside", 0), 0),
        )
        for entry in table("armored_train")
    )


@cache
def document_teams() -> tuple[str, ...]:
    """COUR-SETUP-08: blue, red, and the Decoy, which is neutral."""
    tokens = table("loot_tokens")
    return tuple(token["team"] for token in tokens if token["kind"] == "secret_document")


def professore_deck(n_bandits: int) -> dict[str, int]:
    """COUR-PROF-03: how many cards of each kind are in his deck."""
    row = next(row for row in table("professore_decks") if row["bandits"] == n_bandits)
    return {kind: row[kind] for kind in row if kind not in ("module", "bandits")}


def professore_track() -> tuple[int, ...]:
    """COUR-PROF-09: what each space of the Machiavellian Plan is worth."""
    return tuple(space["money"] for space in table("professore_track"))


PRISON = Car("prison", 0, 0)  # MARSHAL-SETUP-03: no loot is printed on it


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


@cache
def colts() -> tuple[tuple[str, ...], ...]:
    """MARSHAL-BULLET-01: what the bullets of each Colt do, the first one fired first."""
    bullets = sorted(table("marshal_bullets"), key=lambda entry: entry["number"])
    return tuple(
        tuple(entry["effect"] for entry in bullets if entry["colt"] == colt) for colt in (1, 2)
    )


@cache
def prisoners() -> dict[str, str]:
    """Ids of the Prisoners, and whom each of them admires."""
    return {entry["id"]: entry["admires"] for entry in table("prisoners")}


@cache
def always_admired() -> tuple[str, ...]:
    """MARSHAL-PRIS-01: bandits whose admirer is drawn even if they do not play."""
    return tuple(e["admires"] for e in table("prisoners") if not e.get("only_if_playing"))


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


# Colt Super Express


@cache
def super_bandits() -> tuple[str, ...]:
    """SUPER-SCOPE-02: all seven; in this game they differ only in name and colour."""
    return tuple(entry["id"] for entry in table("super_bandits"))


@cache
def super_actions() -> tuple[str, ...]:
    """Ids of the Action cards, in the order of their numbers in the engine."""
    return ("move", "floor_change", "flip", "fire", "reflex", "horse")


@cache
def super_extensions() -> tuple[str, ...]:
    """Ids of the extensions; each adds the card of its name to every hand."""
    return tuple(sorted(e["id"] for e in table("super_actions") if e.get("is_extension")))


@cache
def super_loot_values() -> tuple[int, ...]:
    """SUPER-END-09: the backs of the wagon cards, all different, the lowest first."""
    return tuple(sorted(entry["loot"] for entry in table("super_wagons")))
