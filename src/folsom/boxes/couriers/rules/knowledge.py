"""What everybody can tell about the Secret Documents, and how they are dealt anew.

Three faces lie on three tokens in one of six ways. A robber who keeps a Document cannot hold the
other team's, and a robber who puts it back did not see their own; so ways drop out before
everybody's eyes. Documents that cannot be told apart, on a sheet or on a position, may change
places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from folsom.boxes.couriers.rules.state import WAYS
from folsom.boxes.couriers.rules.tasks import DOCUMENTS, FIRST_DOCUMENT
from folsom.engine.bits import bit, count, lowest, nth
from folsom.engine.chance import MAYBE, below
from folsom.engine.notebook import Lot, Notebook
from folsom.engine.redeal import own_tokens
from folsom.engine.state import FACE, State

N_WAYS: Final[i64] = 6
ALL_WAYS: Final[i64] = 63

# Two bits for the face of each Document, the first one lowest.
_FACES: Final[tuple[int, ...]] = (
    1 | 2 << 2 | 3 << 4,
    1 | 3 << 2 | 2 << 4,
    2 | 1 << 2 | 3 << 4,
    2 | 3 << 2 | 1 << 4,
    3 | 1 << 2 | 2 << 4,
    3 | 2 << 2 | 1 << 4,
)


def face_in(way: i64, token: i64) -> i64:
    """The face of a Document in one of the six ways."""
    word: i64 = _FACES[way]
    return (word >> (2 * (token - FIRST_DOCUMENT))) & 3


def rule_out(s: State, token: i64, face: i64) -> None:
    """COUR-INFO-09: everybody can conclude that this Document has not this face."""
    for way in range(N_WAYS):
        if face_in(way, token) == face:
            s.word[WAYS] &= ~bit(way)


def mingle(s: State, tokens: i64) -> None:
    """COUR-INFO-03: these Documents cannot be told apart, so any two may be exchanged."""
    while tokens:
        a = lowest(tokens)
        tokens &= tokens - 1
        others = tokens
        while others:
            _exchange(s, a, lowest(others))
            others &= others - 1


def _exchange(s: State, a: i64, b: i64) -> None:
    found: i64 = 0
    for way in range(N_WAYS):
        if s.word[WAYS] & bit(way):
            found |= bit(_with_exchanged(way, a, b))
    s.word[WAYS] |= found


def _with_exchanged(way: i64, a: i64, b: i64) -> i64:
    """The way that differs from this one by two Documents."""
    for other in range(N_WAYS):
        if face_in(other, a) == face_in(way, b) and face_in(other, b) == face_in(way, a):
            return other
    return way


def deal_documents(r: State, notebook: Notebook, seat: i64) -> None:
    """One of the ways that contradict nothing this seat knows."""
    ways: i64 = 0
    for way in range(N_WAYS):
        if r.word[WAYS] & bit(way) and _is_possible(r, notebook, seat, way):
            ways |= bit(way)
    way = nth(ways, below(r, count(ways), MAYBE))
    for token in range(FIRST_DOCUMENT, FIRST_DOCUMENT + DOCUMENTS):
        r.word[FACE + token] = face_in(way, token)


def _is_possible(r: State, notebook: Notebook, seat: i64, way: i64) -> bool:
    own = own_tokens(r, seat)
    for token in range(FIRST_DOCUMENT, FIRST_DOCUMENT + DOCUMENTS):
        known = notebook.face_known(seat, token)
        if own & bit(token):
            known = r.word[FACE + token]
        if known and known != face_in(way, token):
            return False
    return all(_holds(lot, way) for lot in notebook.lots[seat])


def _holds(lot: Lot, way: i64) -> bool:
    """Are the faces known to be in a lot of Documents there?"""
    members = lot.members >> FIRST_DOCUMENT
    if members == 0:
        return True
    found: i64 = 0
    for n in range(DOCUMENTS):
        if members & bit(n):
            found |= bit(face_in(way, FIRST_DOCUMENT + n))
    return all(found & bit(face) for face in lot.faces)
