"""Wire: the types of everything that is sent, so that sender and reader agree.

A box declares in its room ``wire`` what its views, events and questions say. Functions that make
these are annotated with it; the JSON schema, the client's types and the tables of ``docs/api.md``
are made from it (``tests/client_wire.py``). While a game is played nothing is checked against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any

if TYPE_CHECKING:
    from typing import TypedDict
else:
    try:  # those that pydantic, which makes the schema, can read before Python 3.12
        from typing_extensions import TypedDict
    except ImportError:  # the core alone
        from typing import TypedDict

__all__ = [
    "NAMES",
    "Card",
    "Figure",
    "HandCard",
    "Name",
    "Position",
    "Says",
    "Seat",
    "Token",
    "Turn",
    "TypedDict",
    "Wire",
]

Schema = dict[str, Any]


class Name:
    """What a thing that is sent is called in the client's types, and what it is."""

    def __init__(self, name: str, says: str = "") -> None:
        self.name, self.says = name, says

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], Schema]) -> Schema:
        return {**handler(core), "tsType": self.name}


class Says(str):
    """What a field says, where its name cannot stand in a class: ``in``, ``from``."""

    def __get_pydantic_json_schema__(self, core: Any, handler: Callable[[Any], Schema]) -> Schema:
        return {**handler(core), "description": str(self)}


Seat = Annotated[str, Name("Seat", "`belle`, its first bandit, or `marshal`, the Marshal player.")]
Figure = Annotated[str, Name("Figure", "A bandit, or another figure on the board: `marshal`.")]
Position = Annotated[str, Name("Position", "`3.roof`, `0.in`; car 0 is the locomotive.")]
Card = Annotated[str, Name("Card", "`fire`, `floor_change`, `bullet`.")]
HandCard = Annotated[str, Name("HandCard", "A card as its owner writes it: `fire`, `tuco:fire`.")]
Token = Annotated[str, Name("Token", "`purse`, `jewel`, `strongbox`.")]
Turn = Annotated[str, Name("Turn", "`standard`, `tunnel`.")]
NAMES = (Seat, Figure, Position, Card, HandCard, Token, Turn)  # boxes have more of each


@dataclass(frozen=True)
class Wire:
    """What a box sends: kinds of events, and what it adds to types of the base game.

    A game of its own has a view of its own besides.
    """

    events: tuple[Any, ...] = ()
    adds: Mapping[str, Any] = field(default_factory=dict)  # to the type of this name
    view: Any = None
    game: str = "express"
