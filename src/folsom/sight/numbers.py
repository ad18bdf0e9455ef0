"""Numbers: what an option of the engine is as an action, looked up by a key."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.engine.vectors import filled

UNKNOWN: Final[i64] = -1
FIRST_SIZE: Final[i64] = 1024  # a power of two, as every size of it
SPREAD: Final[i64] = 2654435761


@final
class Numbers:
    """A table from keys, which are positive and below 2**31, to numbers."""

    __slots__ = ("_keys", "_mask", "_used", "_values")

    def __init__(self) -> None:
        self._keys: vec[i64] = filled(FIRST_SIZE, UNKNOWN)
        self._values: vec[i64] = filled(FIRST_SIZE, UNKNOWN)
        self._mask: i64 = FIRST_SIZE - 1
        self._used: i64 = 0

    def find(self, key: i64) -> i64:
        """The number of a key, or UNKNOWN."""
        return self._values[self._place(key)]

    def _place(self, key: i64) -> i64:
        """Where a key is, or would be."""
        keys = self._keys
        at = (key * SPREAD >> 16) & self._mask
        while keys[at] != key and keys[at] != UNKNOWN:
            at = (at + 1) & self._mask
        return at

    def teach(self, key: i64, number: i64) -> None:
        at = self._place(key)
        if self._keys[at] == UNKNOWN:
            self._used += 1
        self._keys[at] = key
        self._values[at] = number
        if 2 * self._used > self._mask:
            self._grow()

    def _grow(self) -> None:
        keys, values = self._keys, self._values
        self._mask = 2 * self._mask + 1
        self._keys = filled(self._mask + 1, UNKNOWN)
        self._values = filled(self._mask + 1, UNKNOWN)
        for n in range(len(keys)):
            if keys[n] != UNKNOWN:
                at = self._place(keys[n])
                self._keys[at] = keys[n]
                self._values[at] = values[n]
