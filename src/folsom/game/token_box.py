"""The tokens that a position has not placed yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from folsom.engine.bits import bit, lowest
from folsom.engine.loot import STRONGBOX, kind_of_token, label, reveal
from folsom.engine.state import (
    ASIDE,
    BOX,
    FACE,
    FIGURES,
    GROUND,
    LABEL,
    PLACES,
    SHEET,
    TOKENS,
    State,
)
from folsom.game.box_scenario import BoxScenario
from folsom.game.errors import ScenarioError
from folsom.game.notation import TOKEN_KINDS, Words, members


class TokenBox:
    """The tokens that a position has not placed yet."""

    def __init__(self, s: State, words: Words, boxes: Sequence[BoxScenario]) -> None:
        self._s = s
        self._words = words
        self._boxes = boxes
        self._faces = {"purse": Counter(int(value) for value in s.rules.purse_values)}
        for kind, name in enumerate(TOKEN_KINDS):
            hidden = members(s.rules.tokens_of[kind] & s.rules.secret_tokens)
            if hidden and name not in self._faces:
                self._faces[name] = Counter(int(s.word[FACE + n]) for n in hidden)
        self._left = {kind: s.rules.tokens_of[kind] for kind in range(len(TOKEN_KINDS))}
        self._unused = s.word[GROUND + BOX] & s.rules.tokens_of[STRONGBOX]
        self._left[STRONGBOX] &= ~self._unused
        for n in range(TOKENS):
            s.word[LABEL + n] = 0
        for place in range(PLACES):
            s.word[GROUND + place] = 0
        for figure in range(FIGURES):
            s.word[SHEET + figure] = 0
        s.next_label = 1

    def take(self, word: str) -> int:
        """A token by its word: ``purse 300``, ``jewel``."""
        kind, _, value = word.partition(" ")
        face = self._face_of(kind, value)
        if value and (not face or not self._faces[kind][face]):
            raise ScenarioError(f"no {word!r} is left in the box.")
        for part in self._boxes:
            part.taken(self, kind)
        if face:
            return self._with_face(kind, face)
        token = self.take_any(kind)
        if token is None:
            raise ScenarioError(f"no {kind!r} is left in the box.")
        return token

    def take_any(self, kind: str) -> int | None:
        if kind in self._faces:
            face = next((face for face, n in self._faces[kind].items() if n), None)
            return None if face is None else self._with_face(kind, face)
        number = TOKEN_KINDS.index(kind)
        return self._next(number) if self._left[number] else None

    def fill(self, place: int, printed: Mapping[str, int]) -> None:
        """What is printed on a position, as far as it goes."""
        for kind, number in printed.items():
            for _ in range(number):
                token = self.take_any(kind)
                if token is not None:
                    self._s.word[GROUND + place] |= bit(token)
                    label(self._s, token)

    def take_this(self, token: int) -> None:
        """A certain piece, which has a place of its own."""
        self._left[kind_of_token(self._s, token)] &= ~bit(token)

    def use_up(self, word: str) -> None:
        """A token that is not in the game any more; everybody saw what was on it."""
        token = self.take(word)
        self._s.word[GROUND + BOX] |= bit(token)
        reveal(self._s, token)

    def _with_face(self, kind: str, face: int) -> int:
        self._faces[kind][face] -= 1
        token = self._next(TOKEN_KINDS.index(kind))
        self._s.word[FACE + token] = face
        return token

    def _next(self, kind: int) -> int:
        token = int(lowest(self._left[kind]))
        self._left[kind] &= ~bit(token)
        return token

    def put_away(self) -> None:
        """The rest goes into the box; one Strongbox waits beside the Locomotive."""
        s = self._s
        for kind in self._faces:
            while (token := self.take_any(kind)) is not None:
                s.word[GROUND + BOX] |= bit(token)
        waiting = self._left[STRONGBOX]
        if waiting and s.rules.advanced:
            s.word[GROUND + ASIDE] |= bit(lowest(waiting))
            self._left[STRONGBOX] &= ~bit(lowest(waiting))
        for left in self._left.values():
            s.word[GROUND + BOX] |= left
        s.word[GROUND + BOX] |= self._unused

    def _face_of(self, kind: str, value: str) -> int:
        """What a word says of the face of a token; 0 if nothing that makes sense."""
        if kind not in self._faces:
            return 0
        number = TOKEN_KINDS.index(kind)
        for face in self._faces[kind]:
            (said,) = self._words.face(number, face).values()
            if str(said) == value:
                return face
        return 0
