"""The printed data of ``cards.toml``, as the rest of the program asks for it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

MARSHAL_BOX = "marshal_prisoners"
COURIER_BOX = "couriers_armored_train"
CARD_BOXES = ("base", "horses_stagecoach", MARSHAL_BOX, COURIER_BOX)  # whose cards are played with


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
def _tables() -> dict[str, Any]:
    text = files("folsom.data").joinpath("cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _base(table: str) -> list[dict[str, Any]]:
    return _of(table, ("base",))


def _of(table: str, modules: tuple[str, ...]) -> list[dict[str, Any]]:
    return [entry for entry in _tables()[table] if entry["module"] in modules]


@cache
def bandits() -> tuple[str, ...]:
    """The characters of the base box."""
    return tuple(entry["id"] for entry in _base("bandits"))


@cache
def extra_bandits() -> tuple[str, ...]:
    """The characters of other boxes, who may be used with most of them."""
    return tuple(entry["id"] for entry in _tables()["bandits"] if entry["module"] != "base")


@cache
def cast() -> dict[str, Look]:
    """How bandits and all other figures look; Couriers all look the same."""
    entries = [*_tables()["bandits"], *_tables()["figures"]]
    return {entry["id"]: _look(entry) for entry in entries}


def _look(entry: dict[str, Any]) -> Look:
    colour, ink = entry["colour"], entry["ink"]
    apart = entry.get("colour_apart", colour), entry.get("ink_apart", ink)
    return Look(colour, ink, entry["letter"], *apart)


@cache
def team_colours() -> dict[str, str]:
    return {entry["id"]: entry["colour"] for entry in _tables()["teams"]}


@cache
def silk_powers() -> tuple[str, ...]:
    """EXTRA-SILK-02: one of these is fixed before bandits are chosen."""
    return tuple(entry["id"] for entry in _tables()["silk_powers"])


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
    return {entry["id"]: entry["copies"] for entry in _of("action_cards", CARD_BOXES)}


@cache
def cars() -> dict[str, Car]:
    """All cars of the base box, the Locomotive among them."""
    found = [Car(entry["id"], entry["purses"], entry["jewels"]) for entry in _base("cars")]
    return {car.id: car for car in found}


@cache
def departure_train() -> dict[str, Car]:
    """COUR-SETUP-02: the Locomotive and the three cars that go with it."""
    named = [Car(e["id"], e["purses"], e["jewels"]) for e in _tables()["starting_train"]]
    return {"locomotive": cars()["locomotive"], **{car.id: car for car in named}}


@cache
def armored_train() -> tuple[ArmoredCar, ...]:
    """COUR-SETUP-05, 07: from its Locomotive to its caboose."""
    found = sorted(_tables()["armored_train"], key=lambda entry: int(entry["index"]))
    return tuple(
        ArmoredCar(
            entry["id"],
            entry["inside_accessible"],
            entry["gatling_roof"],
            entry["courier_start"],
            (entry["strongboxes_inside"], 0),
            (entry["bags_inside"], entry["bags_roof"]),
            (0, entry["nuggets_roof"]),
            (entry["secret_documents_inside"], 0),
        )
        for entry in found
    )


@cache
def document_teams() -> tuple[str, ...]:
    """COUR-SETUP-08: blue, red, and the Decoy, which is neutral."""
    entries = _of("loot_tokens", (COURIER_BOX,))
    return tuple(entry["team"] for entry in entries if entry["kind"] == "secret_document")


def professore_deck(n_bandits: int) -> dict[str, int]:
    """COUR-PROF-03: how many cards of each kind are in his deck."""
    kinds = [entry["id"] for entry in _tables()["professore_cards"]]
    row = next(row for row in _tables()["professore_decks"] if row["bandits"] == n_bandits)
    return {kind: int(row[kind]) for kind in kinds}


def professore_track() -> tuple[int, ...]:
    """COUR-PROF-09: what each space of the Machiavellian Plan is worth."""
    return tuple(_tables()["professore_track"]["values"])


PRISON = Car("prison", 0, 0)  # MARSHAL-SETUP-03: no loot is printed on it


def purse_values(modules: tuple[str, ...] = ("base",)) -> tuple[int, ...]:
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
    bullets = sorted(_tables()["marshal_bullets"], key=lambda entry: entry["number"])
    return tuple(
        tuple(entry["effect"] for entry in bullets if entry["colt"] == colt) for colt in (1, 2)
    )


@cache
def prisoners() -> dict[str, str]:
    """Ids of the Prisoners, and whom each of them admires."""
    return {entry["id"]: entry["admires"] for entry in _tables()["prisoners"]}


@cache
def always_admired() -> tuple[str, ...]:
    """MARSHAL-PRIS-01: bandits whose admirer is drawn even if they do not play."""
    return tuple(e["admires"] for e in _tables()["prisoners"] if e["module"] == MARSHAL_BOX)


def table(name: str) -> list[dict[str, Any]]:
    """All raw entries of one kind, as they are printed."""
    found: list[dict[str, Any]] = _tables()[name]
    return found


def reconstructed(table: str) -> list[dict[str, Any]]:
    """Entries of this table that no source gives in full."""
    return [entry for entry in _tables()[table] if entry["confidence"] == "reconstructed"]


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
            tuple(entry["forbidden_actions"]),
        )
        for entry in _tables()["turn_types"]
    ]
    return {turn.id: turn for turn in found}


@cache
def round_cards() -> dict[str, RoundCard]:
    found = [
        RoundCard(
            entry["id"],
            tuple(entry["turns"]),
            entry["event"],
            tuple(entry["players"]),
            entry["attack_plans"],
            entry["module"],
            entry.get("mode", ""),
        )
        for entry in _of("round_cards", CARD_BOXES)
    ]
    return {card.id: card for card in found}


@cache
def round_cards_for(n_bandits: int, modules: tuple[str, ...] = ("base",)) -> tuple[RoundCard, ...]:
    """BASE-COMP-03, HORSE-SETUP-06: the Round cards of a bracket."""
    return tuple(
        card
        for card in round_cards().values()
        if card.players
        and card.players[0] <= n_bandits <= card.players[1]
        and card.module in modules
    )


@cache
def station_cards(modules: tuple[str, ...] = ("base",)) -> tuple[RoundCard, ...]:
    return tuple(c for c in round_cards().values() if c.is_station and c.module in modules)


@cache
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
