"""Prospects of Colt Super Express: what a card would do if it were revealed now."""

from __future__ import annotations

from folsom.boxes.superexpress.game.observation import SuperObservation
from folsom.boxes.superexpress.game.super_express import SuperExpress
from folsom.boxes.superexpress.game.words import pile_of
from folsom.boxes.superexpress.rules import shootin
from folsom.boxes.superexpress.rules.state import PROGRAM
from folsom.engine.bits import bit
from folsom.engine.listener import Listener
from folsom.game.prospects import SEED, Prospect


def of_card(observation: SuperObservation, figure: str, card: str) -> Prospect:
    """If this card were carried out now."""
    s = observation.sample(*SEED)
    s.listener = Listener()
    seat = observation.words.seats.index(figure)
    if (s.aboard | s.dust) & bit(seat):
        s.seat[PROGRAM + seat] = pile_of([card])
        shootin.reveal(s, seat, 0)
    game = SuperExpress(observation.words.config, s)
    return Prospect(None, [event.seen_by(observation.seat) for event in game.take_events()])
