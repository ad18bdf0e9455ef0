"""What is printed on the pieces of Couriers & Armored Train."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from folsom.game.catalogue import Car, cars, table


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
