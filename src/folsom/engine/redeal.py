"""Redeal: a full state that agrees with everything a seat knows, for search.

Only what the seat may know is read: its own cards and tokens, public numbers, and
its notebook. Hidden cards are dealt uniformly over what is possible; nothing is
inferred from how others play.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from folsom.boxes.base.rules.planning import bandit_on, layer_of_bullets
from folsom.engine.agenda import group_of, kind_of, top
from folsom.engine.bits import (
    BULLET,
    BULLET_SHIFT,
    ONE_BULLET,
    actions,
    bit,
    card,
    copies,
    count,
    lowest,
    nth,
    size,
)
from folsom.engine.cards import UNDER_SHIFT, add, empty, number_under, pick, pour, zone_size
from folsom.engine.chance import MAYBE, below, seed
from folsom.engine.flow import is_together, list_for
from folsom.engine.notebook import Notebook
from folsom.engine.options import card_code, kind_in, other_in
from folsom.engine.state import (
    ANSWER,
    DECK,
    FACE,
    HAND,
    KEPT,
    LENT,
    PILE,
    SHEET,
    SHUT,
    TOP,
    UNDER,
    State,
    clone,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    pile_entry,
)


def redeal(s: State, notebook: Notebook, seat: i64, a: i64, b: i64, c: i64, d: i64) -> State:
    """Sample a state that this seat cannot tell from the true one."""
    r = clone(s)
    seed(r, a, b, c, d)
    if r.over:
        return r  # BASE-INFO-18: everything has been revealed
    forget_answers(r, seat)
    for kind in range(r.rules.n_token_kinds):
        deal_faces(r, notebook, seat, r.rules.tokens_of[kind] & r.rules.secret_tokens)
    deal_cards(r, notebook, seat)
    list_for(r, r.deciding)
    while r.n_options == 0:  # a seat asked for a card must hold one that it can play
        deal_cards(r, notebook, seat)
        list_for(r, r.deciding)
    return r


def deal_cards(r: State, notebook: Notebook, seat: i64) -> None:
    """The cards of all other seats."""
    dealt = bit(seat)
    for m in r.rules.redeal:
        dealt |= m.redeal(r, notebook, seat)
    for other in range(r.rules.n_seats):
        if dealt & bit(other) == 0:
            deal_seat(r, notebook, other)


# Open questions


def forget_answers(r: State, seat: i64) -> None:
    """What others have locked in an open question is unknown: they are asked again."""
    if r.depth == 0:
        return
    word = top(r)
    if not is_together(r, kind_of(word)):
        return
    for other in range(r.rules.n_seats):
        if other != seat:
            pour(r, KEPT, HAND, other)
            r.word[ANSWER + other] = 0
    r.asked |= group_of(word) & ~bit(seat)
    r.deciding = lowest(r.asked)


# Tokens


def deal_faces(r: State, notebook: Notebook, seat: i64, tokens: i64) -> None:
    """Faces of one kind that the seat does not know are dealt anew, those of a lot within it."""
    unknown = tokens & ~own_tokens(r, seat)
    left = unknown
    while left:
        token = lowest(left)
        if notebook.face_known(seat, token):
            unknown &= ~bit(token)
        left &= left - 1
    pool = faces_of(r, unknown)
    for lot in notebook.lots[seat]:
        members = lot.members & tokens
        if members == 0:
            continue
        for face in lot.faces:
            token = nth(members, below(r, count(members), MAYBE))
            members &= ~bit(token)
            unknown &= ~bit(token)
            r.word[FACE + token] = face
            pool = remove(pool, face)
    n: i64 = len(pool)
    while unknown:
        chosen = below(r, n, MAYBE)
        n -= 1
        r.word[FACE + lowest(unknown)] = pool[chosen]
        pool[chosen] = pool[n]
        unknown &= unknown - 1


def faces_of(r: State, tokens: i64) -> vec[i64]:
    """The faces of a set of tokens, sorted: their order must not tell which face is whose."""
    faces = vec[i64](capacity=count(tokens))
    while tokens:
        face = r.word[FACE + lowest(tokens)]
        faces = append(faces, face)
        n: i64 = len(faces) - 1
        while n > 0 and faces[n - 1] > face:
            faces[n] = faces[n - 1]
            n -= 1
        faces[n] = face
        tokens &= tokens - 1
    return faces


def own_tokens(r: State, seat: i64) -> i64:
    tokens = r.word[SHEET + r.rules.first_bandit[seat]]
    theirs = r.rules.bandits_of[seat]
    while theirs:
        tokens |= r.word[SHEET + lowest(theirs)]
        theirs &= theirs - 1
    return tokens


# Cards of a seat that shares them with nobody


def deal_seat(r: State, notebook: Notebook, seat: i64) -> None:
    """What is known first, then old cards, face-down cards, hand and face-down discard."""
    hand = zone_size(r, HAND, seat)
    shut = zone_size(r, SHUT, seat)
    loose = gather(r, seat)
    set_aside(r, notebook, seat, loose, hand, shut)
    deal_old_cards(r, notebook, seat, loose)
    place_face_down(r, seat, loose)
    fill(r, HAND, seat, loose, hand)
    fill(r, SHUT, seat, loose, shut)
    put_in_deck(r, seat, loose)
    deal_under(r, seat, loose)


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Loose:
    """Cards without a place: two bags, as seen by one seat."""

    __slots__ = ("other", "own")

    def __init__(self, own: i64, other: i64) -> None:
        self.own = own
        self.other = other

    def take(self, code: i64) -> None:
        if other_in(code):
            self.other -= card(kind_in(code))
        else:
            self.own -= card(kind_in(code))

    def put(self, code: i64) -> None:
        if other_in(code):
            self.other += card(kind_in(code))
        else:
            self.own += card(kind_in(code))


def gather(r: State, seat: i64) -> Loose:
    """Take up all hidden cards of a seat, except bullets that everybody knows on the deck."""
    own = r.word[HAND + seat] + r.word[SHUT + seat] + r.word[DECK + seat]
    other = r.word[HAND + LENT + seat] + r.word[SHUT + LENT + seat] + r.word[DECK + LENT + seat]
    empty(r, HAND, seat)
    empty(r, SHUT, seat)
    empty(r, DECK, seat)
    loose = Loose(own - r.word[TOP + seat] * ONE_BULLET, other)
    for n in range(r.next, r.pile_size):
        if is_face_down(r, seat, n):
            loose.put(code_for(r, seat, r.word[PILE + n]))
    return loose


def code_for(r: State, seat: i64, entry: i64) -> i64:
    """A card of the pile as the seat that laid it saw it."""
    if entry_kind(entry) == BULLET:
        return BULLET
    figure = entry_figure(entry)
    return card_code(entry_kind(entry), 1 if figure == r.rules.other_bandit[seat] else 0)


def is_face_down(r: State, seat: i64, n: i64) -> bool:
    """Did this seat lay the card face down, and has it not been turned up yet?"""
    entry = r.word[PILE + n]
    return n >= r.next and entry_hidden(entry) != 0 and entry_seat(entry) == seat


def place_face_down(r: State, seat: i64, loose: Loose, settled: i64 = -1) -> None:
    """A face-down card is any playable card, of any bandit of the seat (BASE-INFO-13, 14)."""
    for n in range(r.next, r.pile_size):
        if is_face_down(r, seat, n) and n != settled:
            code = pick(r, seat, layable(r, seat, loose.own), loose.other)
            loose.take(code)
            lay_under(r, n, seat, code)


def layable(r: State, seat: i64, bag: i64) -> i64:
    """The cards of a bag that this seat may lay: no bullets, for almost everybody."""
    return bag if layer_of_bullets(r, seat) >= 0 else actions(bag)


def lay_under(r: State, index: i64, seat: i64, code: i64) -> None:
    r.word[PILE + index] = pile_entry(seat, bandit_on(r, seat, code), kind_in(code), 1)


def set_aside(r: State, notebook: Notebook, seat: i64, loose: Loose, hand: i64, shut: i64) -> None:
    """Cards that everybody knows to be in the hand or in the face-down discard."""
    held = min(notebook.held[seat], hand)
    lying = min(notebook.shut_held[seat], shut)
    r.word[HAND + seat] += held * ONE_BULLET + notebook.found[seat]
    r.word[SHUT + seat] += lying * ONE_BULLET
    loose.own -= (held + lying) * ONE_BULLET + notebook.found[seat]


def deal_old_cards(r: State, notebook: Notebook, seat: i64, loose: Loose) -> None:
    """Cards held since the discard was shuffled in were not open in that discard."""
    if notebook.aged[seat] == 0:
        return
    ceiling = Loose(notebook.ceiling[seat], notebook.ceiling_other[seat])
    known = overlap(r.word[HAND + seat], ceiling.own)
    ceiling.own -= known
    spare = size(layable(r, seat, loose.own)) + size(loose.other) - face_down(r, seat)
    old = notebook.aged[seat] - size(known)
    while old > 0:
        old -= 1
        own = overlap(loose.own, ceiling.own)
        other = overlap(loose.other, ceiling.other)
        if spare == 0:  # the playable cards that are left lie face down
            own -= layable(r, seat, own)
            other = 0
        code = pick(r, seat, own, other)
        if other_in(code) or layable(r, seat, card(kind_in(code))):
            spare -= 1
        loose.take(code)
        ceiling.take(code)
        add(r, HAND, seat, code)


def face_down(r: State, seat: i64) -> i64:
    """How many cards of the pile this seat has laid face down."""
    n: i64 = 0
    for index in range(r.next, r.pile_size):
        if is_face_down(r, seat, index):
            n += 1
    return n


def fill(r: State, zone: i64, seat: i64, loose: Loose, wanted: i64) -> None:
    """Fill a zone up with cards by chance."""
    wanted -= zone_size(r, zone, seat)
    while wanted > 0:
        wanted -= 1
        code = pick(r, seat, loose.own, loose.other)
        loose.take(code)
        add(r, zone, seat, code)


def overlap(bag: i64, ceiling: i64) -> i64:
    """What two bags have in common."""
    common = min(bag >> BULLET_SHIFT, ceiling >> BULLET_SHIFT) << BULLET_SHIFT
    kind: i64 = 0
    left = actions(bag)
    while left:
        common += min(left & 15, copies(ceiling, kind)) * card(kind)
        left >>= 4
        kind += 1
    return common


def put_in_deck(r: State, seat: i64, loose: Loose) -> None:
    r.word[DECK + seat] = loose.own + r.word[TOP + seat] * ONE_BULLET
    r.word[DECK + LENT + seat] = loose.other


def deal_under(r: State, seat: i64, deck: Loose) -> None:
    """Only their owner knows which cards of a deck lie under it: any that nobody saw on top."""
    under: i64 = 0
    for n in range(number_under(r, seat)):
        code = pick(r, seat, deck.own, deck.other)
        deck.take(code)
        under |= (code + 1) << (UNDER_SHIFT * n)
    r.word[UNDER + seat] = under
