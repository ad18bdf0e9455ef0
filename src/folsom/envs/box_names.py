"""Box names: what a box brings to learners, at points as its rules are.

The pieces that it adds, what the numbers are called that its sight writes (``sight/box_sight.py``),
in the same order, and the actions that its verbs make. Each point has a harmless body; a box
overrides those that it needs. Answers combine by the laws of the rules' points
(``engine/module.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from folsom.boxes import shelf
from folsom.boxes.shelf import gather
from folsom.envs.names import Names
from folsom.game import Config
from folsom.sight.box_sight import BoxSight

if TYPE_CHECKING:
    from folsom.envs.pieces import Eyes, Pieces

Things = Mapping[str, Any]  # what an option points at
NameOf = Callable[[Things, "Eyes"], str]


class BoxNames:
    """What one box says."""

    verbs: ClassVar[Mapping[str, NameOf]] = {}  # whose actions are not called as in notation
    verbs_by_face: ClassVar[tuple[int, ...]] = ()  # whose tokens are told by their hidden side

    def is_printed(self, config: Config) -> bool:
        """Are there pieces of it, even where its rules do not count?"""
        return False

    # Pieces

    def figures(self, config: Config) -> Iterable[str]:
        """each: figures that can be targets and are neither bandits nor the Marshal."""
        return ()

    def faces(self, token: str) -> Iterable[str] | None:
        """first: what the hidden side of a kind of token may show, to whoever looks; None for no
        answer, which is what is printed there."""
        return None

    def keeps_cards(self, config: Config) -> bool:
        """any: may cards be kept for the next round?"""
        return False

    def shares_hands(self, config: Config) -> bool:
        """any: can a hand hold cards of two bandits?"""
        return False

    # Numbers, in the order in which sight writes them

    def sight(self, pieces: Pieces) -> BoxSight:
        """Who writes them."""
        return BoxSight()

    def decision(self, pieces: Pieces) -> Names:
        """each: numbers of a question."""
        yield from ()

    def bandit(self, pieces: Pieces) -> Names:
        """each: numbers of a bandit."""
        yield from ()

    def seat(self, pieces: Pieces) -> Names:
        """each: numbers of a seat."""
        yield from ()

    def beside(self, pieces: Pieces) -> Names:
        """each: numbers of what lies beside the bandits."""
        yield from ()

    # Actions

    def plays(self, config: Config) -> Iterable[str]:
        """each: what can be played and is no Action card."""
        return ()

    def at_bandits(self, config: Config) -> Iterable[str]:
        """each: verbs that point at a bandit, as `target` does."""
        return ()

    def actions(self, pieces: Pieces) -> Names:
        """each: all others."""
        yield from ()


def by_face(verb: str) -> NameOf:
    """The name of an action by the hidden side of the token that it points at."""
    return lambda things, eyes: " ".join((verb, *map(str, things.values())))


def names_in(config: Config) -> list[BoxNames]:
    """The boxes of a configuration, in the order of the shelf."""
    names = shelf.played(tuple(config.modules), tuple(config.variants))
    boxes = gather("names", BoxNames)
    return [box for name, box in boxes.items() if name in names or box.is_printed(config)]
