"""Notebook: what each seat has learnt, one per live game.

Purses. A seat knows the face of a token for certain, or knows some faces to be
somewhere in a *lot* of tokens that chance has mixed before its eyes. Redealing
scatters the faces of a lot over its members. This never contradicts the truth;
where lots were joined twice it is wider than a perfect memory.

Cards. What is public about the hidden cards of a seat: bullets that everybody saw
going from the top of the deck into the hand, cards held since before a discard was
shuffled in, cards that partners took from each other.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.engine.bits import bit, card, copies, count, lowest
from folsom.engine.state import FACE, HAND, SEATS, SHUT, TOKENS, State
from folsom.engine.vectors import zeros

# Whose card a seat has just taken from its partner, as far as everybody can tell.
SURE: Final[i64] = 1  # not one of its own
UNSURE: Final[i64] = 2  # perhaps an own one, lent earlier, that has come back


@final
class Lot:
    """Tokens that were mixed, and the faces known to be among them."""

    __slots__ = ("faces", "members")

    def __init__(self, members: i64, faces: list[int]) -> None:
        self.members = members
        self.faces = faces

    def is_plain(self) -> bool:
        """All its faces are known and equal, so that mixing hid nothing."""
        return len(self.faces) == count(self.members) and len(set(self.faces)) == 1


@final
class Notebook:
    __slots__ = (
        "aged",
        "ceiling",
        "ceiling_other",
        "crossed",
        "found",
        "fresh",
        "held",
        "known",
        "lots",
        "moved_lead",
        "shut_held",
    )

    def __init__(self) -> None:
        self.known = zeros(SEATS * TOKENS)  # face known to a seat, else 0
        self.lots: list[list[Lot]] = [[] for _ in range(SEATS)]
        self.held = zeros(SEATS)  # bullets that everybody knows to be in this hand
        self.found = zeros(SEATS)  # bag of Action cards that it took openly and still holds
        self.shut_held = zeros(SEATS)  # … in this face-down discard
        self.aged = zeros(SEATS)  # cards held since the discard was last shuffled in
        self.ceiling = zeros(SEATS)  # bag of the cards that those may be: own
        self.ceiling_other = zeros(SEATS)  # … and of the other bandit
        self.crossed = zeros(SEATS)  # cards taken from the partner, not yet seen again
        self.fresh = zeros(SEATS)  # one of them was taken in this round: SURE or UNSURE
        self.moved_lead = zeros(SEATS)  # bullets taken openly from the partner, less those lost

    def clone(self) -> Notebook:
        other = Notebook()
        other.known = self.known[:]
        other.lots = [[Lot(lot.members, lot.faces[:]) for lot in lots] for lots in self.lots]
        other.held = self.held[:]
        other.found = self.found[:]
        other.shut_held = self.shut_held[:]
        other.aged = self.aged[:]
        other.ceiling = self.ceiling[:]
        other.ceiling_other = self.ceiling_other[:]
        other.crossed = self.crossed[:]
        other.fresh = self.fresh[:]
        other.moved_lead = self.moved_lead[:]
        return other

    # Purses

    def face_known(self, seat: i64, token: i64) -> i64:
        """The face that a seat knows a token to have, or 0."""
        return self.known[seat * TOKENS + token]

    def saw(self, s: State, seat: i64, token: i64) -> None:
        """A seat looks at a token."""
        if s.rules.secret_tokens & bit(token) == 0:
            return
        face = s.word[FACE + token]
        at = seat * TOKENS + token
        if self.known[at]:
            return
        self.known[at] = face
        for lot in self.lots[seat]:
            if lot.members & bit(token):
                lot.members &= ~bit(token)
                if face in lot.faces:
                    lot.faces.remove(int(face))
                self._settle(seat, lot)
                return

    def mixed(self, seat: i64, members: i64) -> None:
        """Chance has exchanged the faces of these tokens, and the seat has not seen how."""
        if members & (members - 1) == 0:
            return
        joined = Lot(members, [])
        left: list[Lot] = []
        for lot in self.lots[seat]:
            if lot.members & members:
                joined.members |= lot.members
                joined.faces.extend(lot.faces)
            else:
                left.append(lot)
        self.lots[seat] = left
        while members:
            at = seat * TOKENS + lowest(members)
            if self.known[at]:
                joined.faces.append(int(self.known[at]))
                self.known[at] = 0
            members &= members - 1
        left.append(joined)
        self._settle(seat, joined)

    def _settle(self, seat: i64, lot: Lot) -> None:
        """Forget a lot that says nothing; know the members of one that says all."""
        if lot.is_plain():
            members = lot.members
            while members:
                self.known[seat * TOKENS + lowest(members)] = lot.faces[0]
                members &= members - 1
            lot.faces = []
        if not lot.faces:
            self.lots[seat].remove(lot)

    def fell(self, s: State, seat: i64, token: i64, mates: i64) -> None:
        """A token left a sheet by chance; `mates` are its like still on that sheet."""
        if s.rules.secret_tokens & bit(token) == 0:
            return
        for observer in range(s.rules.n_seats):
            if observer == seat:
                self.saw(s, seat, token)
                self.looked(s, seat, mates | bit(token))
            else:
                self.mixed(observer, mates | bit(token))

    def shuffled(self, s: State, tokens: i64) -> None:
        """Chance has exchanged the faces of these tokens, which all are of one kind, unseen."""
        if tokens & s.rules.secret_tokens:
            for observer in range(s.rules.n_seats):
                self.mixed(observer, tokens)

    def looked(self, s: State, seat: i64, tokens: i64) -> None:
        """A seat looks at its own tokens, whose faces may have changed handles."""
        while tokens:
            token = lowest(tokens)
            self.known[seat * TOKENS + token] = s.word[FACE + token]
            tokens &= tokens - 1

    # Cards

    def laid(self, seat: i64, kind: i64, hidden: bool, perhaps_bullet: bool) -> None:
        """A seat parted with a card of its hand, perhaps one of the old ones."""
        if hidden:
            self.found[seat] = 0
        elif copies(self.found[seat], kind):
            self.found[seat] -= card(kind)
        if self.aged[seat] > 0:
            self.aged[seat] -= 1
        if perhaps_bullet and self.held[seat] > 0:
            self.held[seat] -= 1

    def searched(self, seat: i64, kind: i64) -> None:
        """A seat took a card out of its deck, so that it is none of those held before."""
        self.found[seat] += card(kind)
        if copies(self.ceiling[seat], kind):
            self.ceiling[seat] -= card(kind)

    def hand_returned(self, seat: i64, gone: i64) -> None:
        """A seat put so many cards of its hand back onto its deck."""
        if gone:
            self.found[seat] = 0
        self.held[seat] = max(self.held[seat] - gone, 0)
        self.aged[seat] = max(self.aged[seat] - gone, 0)

    def lost_bullet(self, seat: i64, zone: i64) -> None:
        """Everybody saw a bullet leave a zone of a seat for good."""
        if zone == SHUT:
            self.shut_held[seat] = max(self.shut_held[seat] - 1, 0)
        elif zone == HAND:
            self.held[seat] = max(self.held[seat] - 1, 0)
            self.aged[seat] = max(self.aged[seat] - 1, 0)

    def hands_parted(self, seat: i64, kept: i64, gone: i64) -> None:
        """A seat kept some cards of its hand and discarded the others face down."""
        if gone:
            self.found[seat] = 0
        self.shut_held[seat] += max(self.held[seat] - kept, 0)
        self.held[seat] = max(self.held[seat] - gone, 0)
        self.aged[seat] = max(self.aged[seat] - gone, 0)
