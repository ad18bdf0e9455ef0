"""Vectors: rows of words, the only arrays of the engine."""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64


def filled(n: i64, value: i64) -> vec[i64]:
    """So many times the same word."""
    return vec[i64]([value] * n)


def put(row: vec[i64], place: i64, word: i64) -> None:
    """``row[place] = word``; of a row that comes as an argument no references are counted."""
    row[place] = word


def copied(row: vec[i64]) -> vec[i64]:
    """``row[:]``, which goes word by word, as one block."""
    return extend(vec[i64](), row)


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def vector(numbers: list[int]) -> vec[i64]:
    """Python's numbers, as compiled code reads them."""
    return vec[i64]([i64(n) for n in numbers])
