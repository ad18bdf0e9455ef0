"""The tokens that a position has not placed yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from folsom.engine.bits import bit, lowest
from folsom.engine.couriers.tasks import DOCUMENT, LUGGAGE, NUGGET
from folsom.engine.horses.tasks import FLASK
from folsom.engine.loot import STRONGBOX, kind_of_token, label, reveal
from folsom.engine.marshal.tasks import MAILBAG
from folsom.engine.state import ASIDE, BOX, FACE, FIGURES, LABEL, SHEET, TOKENS, State
from folsom.game.errors import ScenarioError
from folsom.game.notation import TOKEN_KINDS, Words, members


class TokenBox:
    """The tokens that a position has not placed yet."""

    def __init__(self, s: State, words: Words) -> None:
        self._s = s
        self._words = words
        self._faces = {
            "purse": Counter(int(value) for value in s.rules.purse_values),
            "whiskey": Counter(int(s.tok[FACE + n]) for n in members(s.rules.tokens_of[FLASK])),
            **{
                TOKEN_KINDS[kind]: Counter(
                    int(s.tok[FACE + n]) for n in members(s.rules.tokens_of[kind])
                )
                for kind in (MAILBAG, NUGGET, LUGGAGE, DOCUMENT)
            },
        }
        self._left = {kind: s.rules.tokens_of[kind] for kind in range(len(TOKEN_KINDS))}
        self._unused = s.ground[BOX] & s.rules.tokens_of[STRONGBOX]
        self._left[STRONGBOX] &= ~self._unused
        for n in range(TOKENS):
            s.tok[LABEL + n] = 0
        for place in range(len(s.ground)):
            s.ground[place] = 0
        for figure in range(FIGURES):
            s.fig[SHEET + figure] = 0
        s.next_label = 1

    def take(self, word: str) -> int:
        """A token by its word: ``purse 300``, ``jewel``, ``whiskey old``."""
        kind, _, value = word.partition(" ")
        face = self._face_of(kind, value)
        if value and (not face or not self._faces[kind][face]):
            raise ScenarioError(f"no {word!r} is left in the box.")
        if kind in ("half_drunk_classic", "half_drunk_old"):
            self._use_up(kind)
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
                    self._s.ground[place] |= bit(token)
                    label(self._s, token)

    def take_this(self, token: int) -> None:
        """A certain piece, which has a place of its own."""
        self._left[kind_of_token(self._s, token)] &= ~bit(token)

    def _use_up(self, kind: str) -> None:
        """A half-drunk flask was a full one once, and everybody saw what is in it."""
        drink = kind.removeprefix("half_drunk_")
        token = self.take(f"whiskey {drink}")
        self._s.ground[BOX] |= bit(token)
        reveal(self._s, token)

    def _with_face(self, kind: str, face: int) -> int:
        self._faces[kind][face] -= 1
        token = self._next(TOKEN_KINDS.index(kind))
        self._s.tok[FACE + token] = face
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
                s.ground[BOX] |= bit(token)
        waiting = self._left[STRONGBOX]
        if waiting and s.rules.advanced:
            s.ground[ASIDE] |= bit(lowest(waiting))
            self._left[STRONGBOX] &= ~bit(lowest(waiting))
        for left in self._left.values():
            s.ground[BOX] |= left
        s.ground[BOX] |= self._unused

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
