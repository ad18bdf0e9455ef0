"""Row: numbers from 0 to 1, written from left to right."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final[i64] = -1


@final
class Row:
    """One row, used again and again; whoever reads it has copied it before the next."""

    __slots__ = ("at", "numbers", "size")

    def __init__(self, size: i64) -> None:
        self.size = size
        self.numbers: vec[float] = vec[float]([0.0] * size)
        self.at: i64 = 0

    def begin(self) -> None:
        for n in range(self.size):
            self.numbers[n] = 0.0
        self.at = 0

    def flag(self, is_so: bool) -> None:
        if is_so:
            self.numbers[self.at] = 1.0
        self.at += 1

    def amount(self, number: i64, most: i64) -> None:
        if number > 0:
            self.numbers[self.at] = 1.0 if number >= most else float(number) / float(most)
        self.at += 1

    def fraction(self, number: float, most: i64) -> None:
        """An amount that need not be whole."""
        if number > 0.0:
            self.numbers[self.at] = min(number / float(most), 1.0)
        self.at += 1

    def one_of(self, number: i64, thing: i64) -> None:
        """A flag for each of so many; all are 0 if the thing is none of them."""
        if thing >= 0:
            self.numbers[self.at + thing] = 1.0
        self.at += number

    def some_of(self, number: i64, members: i64) -> None:
        """A flag for each of so many, of which a set is given."""
        for n in range(number):
            if members & 1:
                self.numbers[self.at + n] = 1.0
            members >>= 1
        self.at += number

    def skip(self, number: i64) -> None:
        """So many that are 0."""
        self.at += number
