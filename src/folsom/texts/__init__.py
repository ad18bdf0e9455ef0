"""Texts: all that Folsom says to people, in their language."""

from folsom.texts.catalogue import DEFAULT, LANGUAGES, Figure, Texts, language

__all__ = ["DEFAULT", "LANGUAGES", "Figure", "Texts", "language"]
