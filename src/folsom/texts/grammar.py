"""Grammar: what a sentence has to ask about a name that it is given."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, Final

ARTICLE: Final = "le "
VOWELS: Final = tuple("aeiouœæ")


def _gender(name: Any) -> Any:
    return getattr(name, "gender", "m")


def _de(name: Any) -> Any:
    """French for "of": *de Belle*, but *du Marshal*, and an apostrophe before *Ann*."""
    text = str(name)
    if text.startswith(ARTICLE):
        return f"du {text.removeprefix(ARTICLE)}"
    is_vowel = unicodedata.normalize("NFD", text).lower().startswith(VOWELS)
    return f"d\N{RIGHT SINGLE QUOTATION MARK}{text}" if is_vowel else f"de {text}"


def _a(name: Any) -> Any:
    """French for "to": *à Belle*, but *au Marshal*."""
    text = str(name)
    return f"au {text.removeprefix(ARTICLE)}" if text.startswith(ARTICLE) else f"à {text}"


FUNCTIONS: Final[Mapping[str, Callable[[Any], Any]]] = {"GENDER": _gender, "DE": _de, "A": _a}
