"""Flow: tasks are done until some seat has a real choice, or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.base.rules import dispatch as base
from folsom.boxes.base.rules.setup import begin
from folsom.engine.agenda import KINDS_PER_MODULE, decider_of, kind_of, pop, top
from folsom.engine.bits import bit, lowest
from folsom.engine.chance import roll
from folsom.engine.rules import Rules
from folsom.engine.state import NOBODY, State


def new(rules: Rules, a: i64, b: i64, c: i64, d: i64, witnessed: bool) -> State:
    """A new game, at its first decision."""
    s = begin(rules, a, b, c, d, witnessed)
    advance(s)
    return s


def advance(s: State) -> None:
    """Do what needs no choice, and list the options of the seat that decides next."""
    while s.depth > 0:
        if not step(s):
            return
    s.n_options = 0
    s.deciding = NOBODY


def step(s: State) -> bool:
    """Do the next task; False if a seat has to decide, and then its options are listed."""
    word = top(s)
    kind = kind_of(word)
    if kind >= KINDS_PER_MODULE:
        return step_module(s, word, kind)
    if not base.asks(kind):
        s.depth -= 1
        base.run(s, word)
        return True
    seat = decider_of(word)
    s.n_options = 0
    base.list_options(s, word, seat)
    if s.n_options > 1 or base.always_asks(kind):
        s.deciding = seat
        return False
    s.depth -= 1
    if s.n_options == 1:
        base.choose(s, word, seat, s.options[0])
    else:
        base.nothing(s, word)
    return True


def step_module(s: State, word: i64, kind: i64) -> bool:
    """The same for a task of another module, which alone may ask several seats at once.

    That the base game has a way of its own, without asking a module, is worth 6 % of a game.
    """
    m = s.rules.slots[kind // KINDS_PER_MODULE]
    if not m.asks(kind):
        pop(s)
        m.run(s, word)
        return True
    if m.together(kind):
        if s.asked == 0:
            pop(s)
            m.run(s, word)
            return True
        s.deciding = lowest(s.asked)
        list_for(s, s.deciding)
        return False
    seat = decider_of(word)
    s.n_options = 0
    m.list_options(s, word, seat)
    if s.n_options > 1 or m.always_asks(kind):
        s.deciding = seat
        return False
    pop(s)
    if s.n_options == 1:
        m.choose(s, word, seat, s.options[0])
    else:
        m.nothing(s, word)
    return True


def is_asked(s: State, seat: i64) -> bool:
    """Has this seat something to decide now?"""
    if s.over or seat < 0 or seat >= s.rules.n_seats:
        return False
    return s.deciding == seat or s.asked & bit(seat) != 0


def is_together(s: State, kind: i64) -> bool:
    """Is it a question to several seats at once?"""
    return kind >= KINDS_PER_MODULE and s.rules.slots[kind // KINDS_PER_MODULE].together(kind)


def list_for(s: State, seat: i64) -> None:
    """List the options of a seat that is asked. Changes nothing but the list."""
    word = top(s)
    kind = kind_of(word)
    s.n_options = 0
    if kind < KINDS_PER_MODULE:
        base.list_options(s, word, seat)
    else:
        s.rules.slots[kind // KINDS_PER_MODULE].list_options(s, word, seat)


def options_of(s: State, seat: i64) -> list[int]:
    """The legal options of any seat that is asked; the state is left as it was."""
    if not is_asked(s, seat):
        return []
    if seat == s.deciding:
        return [int(s.options[n]) for n in range(s.n_options)]
    list_for(s, seat)
    found = [int(s.options[n]) for n in range(s.n_options)]
    list_for(s, s.deciding)
    return found


def choose(s: State, option: i64) -> None:
    """Carry out an option of the deciding seat, known to be legal, and go on."""
    answer(s, option)
    advance(s)


def answer(s: State, option: i64) -> None:
    """Carry out an option of the deciding seat, and stop there."""
    answer_of(s, s.deciding, option)


def answer_of(s: State, seat: i64, option: i64) -> None:
    word = top(s)
    kind = kind_of(word)
    if kind < KINDS_PER_MODULE:
        s.depth -= 1
        base.choose(s, word, seat, option)
        return
    m = s.rules.slots[kind // KINDS_PER_MODULE]
    if not m.together(kind):
        s.depth -= 1
        m.choose(s, word, seat, option)
    elif m.has_answered(s, word, seat, option):
        s.asked &= ~bit(seat)


def play(s: State, seat: i64, option: i64) -> None:
    """Carry out an option of a seat that is asked, one of those listed for it, and go on."""
    answer_of(s, seat, option)
    advance(s)


def play_randomly(s: State) -> i64:
    """Play to the end by chance; the number of decisions made."""
    decisions: i64 = 0
    while s.over == 0:
        choose(s, s.options[roll(s, s.n_options)])
        decisions += 1
    return decisions
