"""Extras: what Folsom needs besides its core, and what is said where it is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from folsom.game.errors import FolsomError


class MissingExtra(FolsomError, ImportError):
    """A package is missing; the sentence has the command that installs it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported inside comes with the extra of this name.

    >>> with extra("envs"):
    ...     import numpy
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "folsom"):
            raise
        raise MissingExtra(
            f'This needs {package}; `pip install "folsom[{name}]"` installs it.',
            "missing-extra",
            package=package,
            extra=name,
        ) from None
