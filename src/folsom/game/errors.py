"""What can go wrong, said to people. All of them are ValueErrors."""


class FolsomError(ValueError):
    """Something given to Folsom is wrong; the message says what and what would be right."""


class ConfigError(FolsomError):
    """The configuration does not make a game."""


class IllegalChoice(FolsomError):
    """The choice is not open to this seat now; nothing has changed."""


class RecordError(FolsomError):
    """A record cannot be read, or does not replay."""


class ScenarioError(FolsomError):
    """A scenario cannot be read, or describes an impossible position."""
