"""State: a game in progress as plain numbers.

Copied and thrown away by the million, so it is one row of words and a few scalars. A field of a
figure is read as ``s.word[AT + figure]``, one of a seat as ``s.word[HAND + seat]``, one of a token
as ``s.word[FACE + token]``, what lies on a position as ``s.word[GROUND + here]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from folsom.engine.generator import Generator
from folsom.engine.vectors import copied, put, zeros

if TYPE_CHECKING:
    from folsom.engine.board import Board
    from folsom.engine.rules import Rules
    from folsom.engine.witness import Witness

NOBODY: Final[i64] = 15  # no seat, no figure

# Figures: bandits are numbered by seat; other figures have fixed numbers.
FIGURES: Final[i64] = 16
MARSHAL: Final[i64] = 10  # as a figure
NEUTRAL: Final[i64] = 11  # as a shooter: the neutral supply

AT: Final[i64] = 0 * FIGURES  # position, e.g. 7 = roof of car 3
POWERS: Final[i64] = 1 * FIGURES  # set of powers, e.g. BELLE | GHOST
RANK: Final[i64] = 2 * FIGURES  # protection: only the lowest rank present is a target
CYLINDER: Final[i64] = 3 * FIGURES  # bullets not yet fired, 6 to 0
RECEIVED: Final[i64] = 4 * FIGURES  # bullets received, 5 bits per shooter
CASH: Final[i64] = 5 * FIGURES  # money that is no token, e.g. 250
SHEET: Final[i64] = 6 * FIGURES  # set of tokens on the sheet
FIGURES_END: Final[i64] = 7 * FIGURES

# Seats: a zone of cards is two bags, the seat's own cards and, SEATS words on,
# those of the other bandit that it may hold (its second bandit, or its partner).
SEATS: Final[i64] = 10
LENT: Final[i64] = SEATS

HAND: Final[i64] = FIGURES_END
DECK: Final[i64] = HAND + 2 * SEATS
KEPT: Final[i64] = DECK + 2 * SEATS  # picked from the hand in an open question
DISCARD: Final[i64] = KEPT + 2 * SEATS  # face up
SHUT: Final[i64] = DISCARD + 2 * SEATS  # discarded face down
TOP: Final[i64] = SHUT + 2 * SEATS  # bullets known to lie on top of the deck
LAID: Final[i64] = TOP + SEATS  # cards laid in this round
ANSWER: Final[i64] = LAID + SEATS  # locked answer to an open question
OUT: Final[i64] = ANSWER + SEATS  # taken unseen by the partner, two bags
UNDER: Final[i64] = OUT + 2 * SEATS  # cards at the bottom of the deck, six bits each, first lowest
SEATS_END: Final[i64] = UNDER + SEATS

# Tokens: a number is a public handle; kinds are ranges of handles.
TOKENS: Final[i64] = 57
FACE: Final[i64] = SEATS_END  # value, hidden for purses
LABEL: Final[i64] = FACE + TOKENS  # public id while it lies on the train, else 0
TOKENS_END: Final[i64] = LABEL + TOKENS

# Places of tokens: the positions of the board, and beyond them
POSITIONS: Final[i64] = 32
NOWHERE: Final[i64] = 31
LIMBO: Final[i64] = 32  # while something is decided about it
BOX: Final[i64] = 33  # out of the game
ASIDE: Final[i64] = 34  # beside the Locomotive
PLACES: Final[i64] = 35

GROUND: Final[i64] = TOKENS_END  # place: set of the tokens there
GROUND_END: Final[i64] = GROUND + PLACES

PILE: Final[i64] = GROUND_END  # common pile of the round, resolved entries included
PILE_CAPACITY: Final[i64] = 72
AGENDA: Final[i64] = PILE + PILE_CAPACITY  # tasks still to do, the next one last
AGENDA_CAPACITY: Final[i64] = 48
PAGES: Final[i64] = AGENDA + AGENDA_CAPACITY  # words of the modules in play

OPTIONS_CAPACITY: Final[i64] = 120  # a kilobyte: what is larger takes longer to be allocated
NO_OPTIONS: Final = zeros(OPTIONS_CAPACITY)
NO_ROOM: Final = vec[i64]()


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class State(Generator):
    __slots__ = (
        "_room",
        "asked",
        "board",
        "card",
        "deciding",
        "depth",
        "first",
        "layout",
        "n_options",
        "neutral",
        "next",
        "next_label",
        "options",
        "over",
        "phase",
        "pile_size",
        "pool",
        "round",
        "rules",
        "stations",
        "turn",
        "witness",
        "word",
    )

    def __init__(self, rules: Rules, board: Board, word: vec[i64], room: vec[i64]) -> None:
        super().__init__()
        self.rules: Final = rules  # what is fixed for the whole game
        self.board = board  # what is next to what in the present layout
        self.witness: Witness | None = None  # who is told of events; nobody in search
        self.word: Final = word
        self._room: Final = room  # of a spare state: the same place, without the words in it
        self.options: Final = NO_OPTIONS[:]  # legal ones of the seat that decides
        self.round: i64 = 0  # 1 to 5; 0 before the first
        self.turn: i64 = 0  # from 0; turn icon of the Round card
        self.phase: i64 = 0  # SETTING_UP, ROUND_START, SCHEMIN, STEALIN
        self.first: i64 = 0  # seat of the First Player
        self.card: i64 = 0  # the Round card in force
        self.pool: i64 = 0  # set of Round cards that may still come
        self.stations: i64 = 0  # set of Station cards that may still come
        self.neutral: i64 = 0  # neutral bullets left
        self.layout: i64 = 0  # which board is in force
        self.pile_size: i64 = 0
        self.next: i64 = 0  # entry of the pile to resolve next
        self.depth: i64 = 0  # size of the agenda
        self.n_options: i64 = 0
        self.deciding: i64 = NOBODY  # seat whose options are listed
        self.asked: i64 = 0  # seats that still have to answer an open question
        self.next_label: i64 = 1
        self.over: i64 = 0


def clone(s: State) -> State:
    """An independent copy that nobody witnesses."""
    c = State(s.rules, s.board, copied(s.word), NO_ROOM)
    _copy_the_rest(s, c)
    return c


def spare(s: State) -> State:
    """A clone that can be overwritten."""
    room = vec[i64](capacity=len(s.word))
    c = State(s.rules, s.board, extend(room, s.word), room)
    _copy_the_rest(s, c)
    return c


def overwrite(c: State, s: State) -> None:
    """Make a spare state that is needed no longer a clone of another one of the same game."""
    c.board = s.board
    extend(c._room, s.word)
    _copy_the_rest(s, c)


def _copy_the_rest(s: State, c: State) -> None:
    """All besides the row: scalars, and of the options only those that are listed."""
    for k in range(s.n_options):
        put(c.options, k, s.options[k])
    c.round = s.round
    c.turn = s.turn
    c.phase = s.phase
    c.first = s.first
    c.card = s.card
    c.pool = s.pool
    c.stations = s.stations
    c.neutral = s.neutral
    c.layout = s.layout
    c.pile_size = s.pile_size
    c.next = s.next
    c.depth = s.depth
    c.n_options = s.n_options
    c.deciding = s.deciding
    c.asked = s.asked
    c.next_label = s.next_label
    c.over = s.over
    c.r0 = s.r0
    c.r1 = s.r1
    c.r2 = s.r2
    c.r3 = s.r3


# Phases of a round.
SETTING_UP: Final[i64] = 0
ROUND_START: Final[i64] = 1
SCHEMIN: Final[i64] = 2
STEALIN: Final[i64] = 3
FINISHED: Final[i64] = 4


# Entries of the common pile: seat that laid it, acting figure, kind, face down.
def pile_entry(seat: i64, figure: i64, kind: i64, hidden: i64) -> i64:
    return seat | (figure << 4) | (kind << 8) | (hidden << 14)


def entry_seat(entry: i64) -> i64:
    return entry & 15


def entry_figure(entry: i64) -> i64:
    return (entry >> 4) & 15


def entry_kind(entry: i64) -> i64:
    return (entry >> 8) & 63


def entry_hidden(entry: i64) -> i64:
    return (entry >> 14) & 1


GIVEN_BACK: Final[i64] = 0x8000  # flag of an entry whose card has left the pile
UNRESOLVED: Final[i64] = 0x10000  # flag of an entry whose figure was gone when its turn came


# Bullets received, five bits per shooter.
def received_from(received: i64, shooter: i64) -> i64:
    return (received >> (shooter * 5)) & 31


def received_in_all(received: i64) -> i64:
    n: i64 = 0
    while received:
        n += received & 31
        received >>= 5
    return n
