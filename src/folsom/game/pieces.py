"""Pieces: kinds of values that are pieces of a game: seats, places, loot, cards, the pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from folsom.engine.state import NOWHERE
from folsom.game import catalogue
from folsom.game.kinds import Many, Word, guess, unknown, words_out_of
from folsom.game.notation import OFF_THE_TRAIN, Words, card_kind, position_number, positions_of

if TYPE_CHECKING:
    from folsom.game.box_scenario import BoxScenario

OFF: Final = (OFF_THE_TRAIN, "")
Faces = Callable[[Words], Iterable[object]]  # what may be on the hidden side of a token


class Laid(NamedTuple):
    """A card that a scenario lays on the pile."""

    figure: int
    kind: int
    is_hidden: bool
    by: str | None = None  # the seat that lays a card of its partner
    has_owner: bool = True


class Pieces:
    """What there is in one game, and what its boxes bring."""

    def __init__(self, words: Words, boxes: Sequence[BoxScenario]) -> None:
        self.words = words
        self._boxes = boxes

    def seat(self) -> Word:
        return Word("seat", self.words.seats)

    def seat_or_nobody(self) -> Word:
        return Word("seat", self.words.seats, ("",))

    def seats(self) -> Many:
        return words_out_of("seat", self.words.seats)

    def bandits(self) -> Many:
        return words_out_of("bandit", self.words.bandits)

    @property
    def places(self) -> list[str]:
        """Every position that this game has."""
        return [self.words.position(number) for number in sorted(positions_of(self.words.config))]

    def place(self) -> Word:
        """Off the train is ``off``, or nothing."""
        return Word("position", self.places, OFF)

    # Loot

    def loot(self) -> Loot:
        return Loot({kind: [str(face) for face in its(self.words)] for kind, its in self.tokens})

    @property
    def tokens(self) -> Iterable[tuple[str, Faces]]:
        """Every kind of token, and what may be on its hidden side."""
        found: dict[str, Faces] = {}
        for box in self._boxes:
            found |= box.tokens
        return found.items()

    # Cards

    def cards(self) -> Many:
        """Cards as their seat names them: ``fire``, ``tuco:fire``, ``bullet``."""
        return Many(self.unknown_card)

    def unknown_card(self, item: str) -> str | None:
        bandit, colon, action = item.rpartition(":")
        if action not in card_names():
            return unknown("card", item, card_names())
        if colon and bandit not in self.words.bandits:
            return unknown("bandit", bandit, self.words.bandits)
        return "a bullet is nobody's; write 'bullet'." if colon and action == "bullet" else None

    def pile(self) -> Pile:
        return Pile(self.unknown_laid)

    def read_laid(self, text: str) -> Laid | None:
        """``ghost fire``, ``ghost fire hidden``, ``belle punch by doc``; None if it is no card."""
        for box in self._boxes:
            laid = box.read_laid(self.words, text)
            if laid is not None:
                return laid
        parts = text.split()
        hidden = parts[-1:] == ["hidden"]
        if hidden:
            parts.pop()
        by = parts[3] if len(parts) == 4 and parts[2] == "by" else None
        if by is not None:
            parts = parts[:2]
        kind = card_kind(parts[1]) if len(parts) == 2 and parts[1] in card_names() else None
        who = (*self.words.bandits, *self.words.seats)
        if kind is None or parts[0] not in who or by not in (None, *self.words.seats):
            return None
        return Laid(self.words.figure_number(parts[0]), kind, hidden, by)

    def unknown_laid(self, item: str) -> str | None:
        """What is wrong with a card of the pile."""
        if self.read_laid(item) is not None:
            return None
        bandit, _, rest = item.partition(" ")
        known = dict.fromkeys((*self.words.bandits, *self.words.seats))
        if bandit not in known:
            return unknown("bandit", bandit, known)
        card, _, rest = rest.partition(" ")
        if card not in card_names():
            return unknown("card", card, card_names())
        if rest.startswith("by "):
            return unknown("seat", rest.split()[-1], self.words.seats)
        return (
            f"there is no card {item!r}; write 'doc fire', 'doc fire hidden', 'doc fire by ghost'."
        )


def place_number(name: str) -> int:
    number = int(NOWHERE) if name in OFF else position_number(name)
    assert number is not None
    return number


class Loot(Many):
    """Tokens: ``purse 300``, ``jewel``; what has a hidden side may be named without it."""

    def __init__(self, faces: dict[str, list[str]]) -> None:
        super().__init__(self._unknown)
        self._faces = faces

    def _unknown(self, item: str) -> str | None:
        kind, _, face = item.partition(" ")
        if kind not in self._faces:
            return unknown("loot", item, self._faces)
        faces = self._faces[kind]
        if not face or face in faces:
            return None
        right = [f"{kind} {known}" for known in faces] or [kind]
        return f"there is no loot {item!r}{guess(item, right)}; write {', '.join(right)}."

    def agrees(self, wanted: Any, found: Any) -> bool:
        blanks = Counter(word for word in wanted if self._faces.get(word))
        exact = Counter(wanted) - blanks
        rest = Counter(found) - exact
        return not exact - Counter(found) and blanks == kinds_of(rest.elements())


def kinds_of(loot: Iterable[str]) -> Counter[str]:
    """How much of each kind."""
    return Counter(word.partition(" ")[0] for word in loot)


def no_face(_: Words) -> tuple[()]:
    return ()


class Pile(Many):
    """Cards laid, the first one first; that a card lies face down may be left out."""

    def __init__(self, complaint: Callable[[str], str | None]) -> None:
        super().__init__(complaint, ordered=True)

    def agrees(self, wanted: Any, found: Any) -> bool:
        return len(wanted) == len(found) and all(
            card in (laid, laid.removesuffix(" hidden"))
            for card, laid in zip(wanted, found, strict=True)
        )


def card_names() -> tuple[str, ...]:
    return (*catalogue.actions(), "bullet")
