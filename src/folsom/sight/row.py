"""Row: numbers from 0 to 1, written from left to right, in the memory that an array looks at.

Learners want them as float32, which compiled code does not know, so a number is written as the
32 bits that it has there: those of 1, or those of a fraction, which are looked up.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import extend, vec
from mypy_extensions import i32, i64

from folsom.engine.vectors import filled, zeros

NONE: Final[i64] = -1
ONE: Final[i32] = 0x3F800000
WIDEST: Final[i64] = 5000  # no amount is divided by more


@final
class Row:
    """One row after the other, each of the same size; they are written again and again.

    Most numbers are 0, so it is remembered which are not, and only those are wiped.
    """

    __slots__ = (
        "_fractions",
        "_marked",
        "_marks",
        "_of",
        "_row",
        "_start",
        "at",
        "numbers",
        "size",
    )

    def __init__(self, size: i64, rows: i64) -> None:
        self.size = size
        self.numbers: vec[i32] = blank(rows * size)
        self._marked: vec[i32] = blank(rows * size)  # places that are not 0, by row
        self._marks: vec[i64] = zeros(rows)  # … how many there are
        self._row: i64 = 0
        self._start: i64 = 0  # of the row
        self.at: i64 = 0
        self._of: vec[i64] = filled(WIDEST + 1, NONE)  # divisor: where its fractions begin
        self._fractions: vec[i32] = blank(0)

    def begin(self, row: i64) -> None:
        self._row = row
        self._start = row * self.size
        self.at = self._start
        marked = self._marked
        numbers = self.numbers
        for n in range(self._start, self._start + self._marks[row]):
            numbers[i64(marked[n])] = 0
        self._marks[row] = 0

    def _put(self, at: i64, number: i32) -> None:
        marks = self._marks[self._row]
        self.numbers[at] = number
        self._marked[self._start + marks] = i32(at)
        self._marks[self._row] = marks + 1

    def mark(self, thing: i64) -> None:
        """A flag for one of those that come next."""
        self._put(self.at + thing, ONE)

    def flag(self, is_so: bool) -> None:
        if is_so:
            self._put(self.at, ONE)
        self.at += 1

    def amount(self, number: i64, most: i64) -> None:
        if number > 0:
            self._put(self.at, ONE if number >= most else self._fraction(number, most))
        self.at += 1

    def fraction(self, number: float, most: i64) -> None:
        """An amount that need not be whole."""
        if number > 0.0:
            self._put(self.at, bits(min(number / float(most), 1.0)))
        self.at += 1

    def one_of(self, number: i64, thing: i64) -> None:
        """A flag for each of so many; all are 0 if the thing is none of them."""
        if thing >= 0:
            self._put(self.at + thing, ONE)
        self.at += number

    def some_of(self, number: i64, members: i64) -> None:
        """A flag for each of so many, of which a set is given."""
        for n in range(number):
            if members & 1:
                self._put(self.at + n, ONE)
            members >>= 1
        self.at += number

    def skip(self, number: i64) -> None:
        """So many that are 0."""
        self.at += number

    def _fraction(self, number: i64, most: i64) -> i32:
        if self._of[most] == NONE:
            self._of[most] = len(self._fractions)
            parts = [bits(float(n) / float(most)) for n in range(most)]
            self._fractions = extend(self._fractions, vec[i32](parts))
        return self._fractions[self._of[most] + number]


def blank(number: i64) -> vec[i32]:
    return vec[i32]([i32(0)] * number)


def bits(number: float) -> i32:
    """A number as a float32 has it."""
    writer = BytesWriter()
    write_f32_le(writer, number)
    return read_i32_le(writer.getvalue(), 0)
