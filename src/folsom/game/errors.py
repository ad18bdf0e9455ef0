"""What can go wrong, said to people. All of them are ValueErrors."""

from __future__ import annotations


class FolsomError(ValueError):
    """Something given to Folsom is wrong; the message says what and what would be right.

    ``str(error)`` is the English sentence. ``key`` and ``things`` say the same to the catalogues
    of other languages (``folsom.texts.problems``); a thing may itself be such an error.
    """

    def __init__(self, sentence: str, key: str | None = None, **things: object) -> None:
        super().__init__(sentence)
        self.key = key
        self.things = things

    def __reduce__(self) -> tuple[object, ...]:
        """Errors come back whole from worker processes."""
        return _again, (type(self), str(self), self.key, self.things)


def _again(
    kind: type[FolsomError], sentence: str, key: str | None, things: dict[str, object]
) -> FolsomError:
    return kind(sentence, key, **things)


class ConfigError(FolsomError):
    """The configuration does not make a game."""


class IllegalChoice(FolsomError):
    """The choice is not open to this seat now; nothing has changed."""


class RecordError(FolsomError):
    """A record cannot be read, or does not replay."""


class ScenarioError(FolsomError):
    """A scenario cannot be read, or describes an impossible position."""
