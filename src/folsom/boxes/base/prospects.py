"""Prospects of Colt Express: what a card or an event would do if its time were now."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.game.express import Express
from folsom.boxes.base.rules import dispatch as base
from folsom.boxes.base.rules import tasks
from folsom.boxes.base.rules.resolution import play_card
from folsom.boxes.base.rules.scoring import is_gunslinger
from folsom.engine import flow
from folsom.engine.agenda import KINDS_PER_MODULE, decider_of, kind_of, push, task, top
from folsom.engine.state import NOBODY, PILE, STEALIN, State, pile_entry
from folsom.engine.witness import Witness
from folsom.game.decision import Decision
from folsom.game.notation import card_kind
from folsom.game.observation import ExpressObservation
from folsom.game.prospects import SEED, Prospect

LONGEST: Final = 40  # steps of the engine; far more than a card needs
_SEEDS: Final = (SEED, (5, 6, 7, 8), (9, 10, 11, 12))  # what all of them tell is no chance


Seed = tuple[int, int, int, int]
# What would be asked, and what would happen as the seat sees it and as everybody does.
Tried = tuple[Decision | None, list[tuple[dict[str, Any], dict[str, Any]]]]


def of_card(observation: ExpressObservation, figure: str, card: str) -> Prospect:
    """If this card were carried out now."""
    return _agreed([_try_card(observation, figure, card, seed) for seed in _SEEDS])


def _try_card(observation: ExpressObservation, figure: str, card: str, seed: Seed) -> Tried:
    s = _alone(observation, seed)
    number, kind = observation.words.figure_number(figure), card_kind(card)
    assert kind is not None
    seat = int(s.rules.seat_of[number])
    s.word[PILE + s.pile_size] = pile_entry(seat, number, kind, 0)
    s.pile_size += 1
    s.next = s.pile_size
    play_card(s, number, tasks.PUNCH if card == "bullet" else kind)  # COUR-MISTY-02
    return _follow(observation, s)


def of_event(observation: ExpressObservation) -> Prospect:
    """If the round ended now, with its event."""
    return _agreed([_try_event(observation, seed) for seed in _SEEDS])


def _try_event(observation: ExpressObservation, seed: Seed) -> Tried:
    s = _alone(observation, seed)
    push(s, task(tasks.EVENT))
    return _follow(observation, s)


def _agreed(tries: list[Tried]) -> Prospect:
    """What every try tells, as the seat sees it or else as everybody does: the rest is luck."""
    decision, events = tries[0]
    seen = [[own for own, _ in told] for _, told in tries]
    public = [[open for _, open in told] for _, told in tries]
    sure = []
    for own, open in events:
        if all(own in told for told in seen):
            sure.append(own)
        elif all(open in told for told in public):
            sure.append(open)
    return Prospect(decision, sure, len(sure) < len(events))


def _alone(observation: ExpressObservation, seed: Seed) -> State:
    """A state of the Stealin' phase in which nothing else is to be done."""
    s = observation.sample(*seed)
    s.witness = Witness(observation.notebook.clone())
    s.depth = 0
    s.asked = 0
    s.deciding = NOBODY
    s.phase = STEALIN
    return s


def _follow(observation: ExpressObservation, s: State) -> Tried:
    """Go on until somebody has a choice, or all is done before the round ends."""
    decision = None
    game = Express(observation.words.config, s)
    for _ in range(LONGEST):
        if s.depth == 0 or kind_of(top(s)) == tasks.END_ROUND:
            break
        if _asks(s):
            seat = decider_of(top(s))
            flow.list_for(s, seat)
            if s.n_options:
                s.deciding = seat
                decision = game.decision(int(seat))
                break
        flow.step(s)
    told = [(event.seen_by(observation.seat), event.seen_by(None)) for event in game.take_events()]
    return decision, told


def _asks(s: State) -> bool:
    kind = kind_of(top(s))
    if kind < KINDS_PER_MODULE:
        return bool(base.asks(kind))
    module = s.rules.slots[kind // KINDS_PER_MODULE]
    return bool(module.asks(kind)) and not module.together(kind)


def gunslingers(observation: ExpressObservation) -> list[str]:
    """The seats that would have the title if the game ended now."""
    s, seats = observation.sample(*SEED), observation.words.seats
    return [name for n, name in enumerate(seats) if is_gunslinger(s, s.rules.side_of[n])]
