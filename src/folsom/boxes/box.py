"""Box: what one printed box brings above the rules, beside the modules that it puts into them.

Nothing of it needs more than the rules, so every layer may ask it. What one layer alone wants to
know of a box is in a room of its own (``shelf.py``). Each attribute and method has a harmless value
and says how those of several boxes combine. Numbers are the engine's, and differ between boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple, Protocol

from folsom.engine.module import Module
from folsom.engine.spec import Spec


class Played(Protocol):
    """What a box asks of a configuration of Colt Express."""

    @property
    def modules(self) -> Sequence[str]: ...

    @property
    def variants(self) -> Sequence[str]: ...

    @property
    def n_players(self) -> int: ...

    @property
    def n_bandits(self) -> int: ...

    @property
    def teams(self) -> tuple[str, ...]: ...

    def option(self, name: str) -> str | bool: ...


VALUE: Final = "value"


class Token(NamedTuple):
    """A kind of tokens."""

    name: str
    plural: str
    says: str = VALUE  # what its hidden side is, if it has one
    faces: Callable[[Played], Sequence[Any]] | None = None  # in order, the first one is 1;
    # without them a face is a number that says it all
    hides_money: bool = False  # is its hidden side money?


class Refusal(NamedTuple):
    """What does not go together: any of these parts of a configuration with any of those.

    The box's texts have the sentence in all languages; a test keeps the English ones equal.
    """

    id: str
    these: tuple[str, ...]
    those: tuple[str, ...]
    why: str

    def concerns(self, parts: Iterable[str]) -> bool:
        present = set(parts)
        return any(a in present and b in present for a in self.these for b in self.those)

    @property
    def sentence(self) -> str:
        return f"{self.why}."


# Parts of a configuration that are no module, variant or character of their own.
EXTRA_BANDIT: Final = "extra_bandit"  # any character that is not of the base box
OTHER_BOXES: Final = "other_boxes"  # in a row: all modules but that of the base game and one's own


class Box:
    """One box of Colt Express, or one that is a game of its own."""

    # What configurations say; all are united.
    module: ClassVar[str] = ""  # its id in configurations and records; "" if nobody chooses it
    variants: ClassVar[tuple[str, ...]] = ()  # likewise: ways to play the base game
    switches: ClassVar[tuple[str, ...]] = ()  # options of this module, true or false
    lawmen: ClassVar[tuple[str, ...]] = ()  # seats in which nobody plays a bandit
    refusals: ClassVar[tuple[Refusal, ...]] = ()  # what it goes with; the latest box speaks first
    is_alone: ClassVar[bool] = False  # is it a game of its own?
    deals_all_purses: ClassVar[bool] = False  # or one for each of its bandits who plays?
    game: ClassVar[str] = ""  # if it is a game of its own, its id there
    title: ClassVar[str] = ""  # … and what that game is called
    has_plans: ClassVar[bool] = False  # do its Round cards say how many cards players may keep?

    # Pieces: all are united.
    tokens: ClassVar[Mapping[int, Token]] = {}
    figures: ClassVar[Mapping[int, str]] = {}  # those that are no bandits
    shooters: ClassVar[Mapping[int, str]] = {}  # those of them whose bullets are told apart
    places: ClassVar[Mapping[int, str]] = {}  # positions that belong to no car
    cars: ClassVar[Mapping[int, str]] = {}  # positions of the cars of another train
    actions: ClassVar[Mapping[int, str]] = {}  # Action cards of bandits
    other_cards: ClassVar[Mapping[int, str]] = {}  # cards of somebody who is no bandit
    events: ClassVar[Mapping[str, int]] = {}  # of Round cards
    # Of a box from outside: all other numbers that it uses, by kind (``outside.py``).
    numbers: ClassVar[Mapping[str, Iterable[int]]] = {}

    def is_played(self, modules: Sequence[str], variants: Sequence[str]) -> bool:
        """Is it part of a game with these modules and variants?"""
        return self.module in modules

    def modules(
        self, spec: Spec, parts: Sequence[str], others: Sequence[Module]
    ) -> Sequence[Module]:
        """What it puts into the rules, in order of precedence; it is asked in every game.

        The parts are modules, variants and switches; the others those that answer later.
        """
        return ()

    # Of a game in which it is played

    def rule_changes(self, config: Played) -> Iterable[int]:
        """any: versions of the rules (CHANGELOG.md) that play it otherwise than those before."""
        return ()

    def positions(self, config: Played) -> Iterable[int]:
        """any: positions besides those of the train."""
        return (*self.places, *self.cars)

    def without_seat(self, config: Played) -> str:
        """first: somebody who lays cards, but has neither a seat nor a pawn; "" if nobody does."""
        return ""
