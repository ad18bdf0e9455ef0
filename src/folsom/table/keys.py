"""Keys: ids, short codes and secrets. Of a secret only the hash is ever stored."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
CODE_LENGTH: Final = 6
_TRACE_LENGTH: Final = 4


def new_id() -> str:
    """An id for a table or a guest that nobody guesses."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """A token or a cookie."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    return secrets.token_hex(16)


def new_code() -> str:
    """A short code that can be said on the telephone."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(secret: str) -> str:
    """What is stored of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(f"folsom secret {secret}".encode()).hexdigest()


def trace(secret: str, address: str) -> str:
    """Of an address, at one table: whether two came from the same one can be told, but not from
    where, since a great many addresses leave the same."""
    return hashlib.sha256(f"folsom trace {secret} {address}".encode()).hexdigest()[:_TRACE_LENGTH]
