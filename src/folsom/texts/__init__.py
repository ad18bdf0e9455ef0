"""Texts: all that Folsom says to people, in their language."""

from folsom.texts.catalogue import LANGUAGES, Figure, Texts, language

__all__ = ["LANGUAGES", "Figure", "Texts", "language"]
