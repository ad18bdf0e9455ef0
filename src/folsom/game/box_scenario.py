"""What a box brings to scenarios: words of positions and of expectations, and what they set.

Each point has a harmless body, or is an empty table; a box overrides those that it needs.
``shelf.py`` gathers them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from folsom.engine.state import State
from folsom.engine.witness import Witness
from folsom.game.config import Config
from folsom.game.kinds import Fields, Kind
from folsom.game.notation import Words
from folsom.game.pieces import Faces, Laid, Pieces
from folsom.game.reading import Section

if TYPE_CHECKING:
    from folsom.game.token_box import TokenBox

KindOf = Callable[[Pieces], Kind]
Kinds = Mapping[str, KindOf]


class Finding(NamedTuple):
    """A word of an expectation: what may be written, and how it is found in a game."""

    kind: KindOf
    find: Callable[..., Any]  # of the game; of a bandit, of the game and the figure


Findings = Mapping[str, Finding]


class Placing(NamedTuple):
    """A position that is being set up."""

    s: State
    config: Config
    words: Words
    table: Section
    witness: Witness


class BoxScenario:
    """What scenarios may say of one box."""

    tokens: ClassVar[Mapping[str, Faces]] = {}
    keys: ClassVar[Kinds] = {}  # of a position
    bandit_keys: ClassVar[Kinds] = {}
    findings: ClassVar[Findings] = {}  # of an expectation
    bandit_findings: ClassVar[Findings] = {}

    def read_laid(self, words: Words, text: str) -> Laid | None:
        """first: a card of the pile that is no bandit's."""
        return None

    def write_laid(self, words: Words, entry: int) -> str:
        """first: the same, as a scenario writes it."""
        return ""

    # Setting up a position, in this order

    def set_board(self, p: Placing) -> None:
        """each: what the figures stand on."""

    def start(self, p: Placing) -> bool:
        """first: where the set-up puts the figures."""
        return False

    def put_off(self, p: Placing, figure: int) -> bool:
        """first: how somebody leaves the train for good."""
        return False

    def set_figures(self, p: Placing) -> None:
        """each: what depends on where the figures stand."""

    def set_round(self, p: Placing) -> None:
        """each: what depends on the round."""

    def lay_named(self, p: Placing, box: TokenBox) -> None:
        """each: tokens with an owner or a place of their own."""

    def lies_apart(self, p: Placing, place: int, loot: list[str]) -> list[str]:
        """each: takes away what is named on a position and lies there already."""
        return loot

    def print_loot(self, p: Placing, car: int, printed: Counter[str]) -> None:
        """each: changes what is printed on a car."""

    def taken(self, box: TokenBox, kind: str) -> None:
        """each: what else a token of this kind means, when it is taken out of the box."""

    def lay_rest(self, p: Placing, box: TokenBox, named: set[int]) -> None:
        """each: what lies beside the train, but for positions that are named."""

    def look(self, p: Placing) -> None:
        """each: who has looked at what."""


def fields(kinds: Kinds, pieces: Pieces, others: Mapping[str, str] | None = None) -> Fields:
    return Fields({key: kind(pieces) for key, kind in kinds.items()}, others)


def kinds_of(findings: Findings) -> Kinds:
    return {key: finding.kind for key, finding in findings.items()}


def group(findings: Findings) -> Finding:
    """Words that stand together in a table."""
    return Finding(
        lambda pieces: fields(kinds_of(findings), pieces),
        lambda game: lambda key: findings[key].find(game),
    )


def each(
    names: Callable[[Pieces], Iterable[str]], kind: KindOf, find: Callable[[Any, str], Any]
) -> Finding:
    """The same of every seat, team or place: a table by their names."""
    return Finding(each_kind(names, kind), lambda game: lambda name: find(game, name))


def each_kind(names: Callable[[Pieces], Iterable[str]], kind: KindOf) -> KindOf:
    def table(pieces: Pieces) -> Kind:
        its = kind(pieces)
        return Fields(dict.fromkeys(names(pieces), its))

    return table
