"""Typed: what people write, as one line of signs that can be seen."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

NAME_LENGTH: Final = 40
JOINERS: Final = "\u200c\u200d"  # invisible, but they make one sign of several in some scripts
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs without a picture
_STACK: Final = 2  # accents on one letter; some languages need as many


def line(text: str) -> str:
    """One line without control characters and blanks, and without towers of accents."""
    plain = "".join(c if _is_seen(c) else " " for c in unicodedata.normalize("NFC", text))
    kept, stack = [], 0
    for c in " ".join(plain.split()):
        stack = stack + 1 if _is_accent(c) else 0
        if stack <= _STACK:
            kept.append(c)
    return "".join(kept)


def name(text: str) -> str:
    """A name, not too long; empty if there is nothing of it to see."""
    kept = line(text)[:NAME_LENGTH].strip()
    return kept if any(not _is_accent(c) and c not in JOINERS for c in kept) else ""


def is_plain(text: str) -> bool:
    """Is this one line for programs: no control character, nothing that a database refuses?"""
    return not re.search(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]", text)


def _is_seen(c: str) -> bool:
    return (c.isprintable() or c in JOINERS) and c not in BLANKS


def _is_accent(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Me")
