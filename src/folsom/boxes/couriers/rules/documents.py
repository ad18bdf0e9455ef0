"""Secret Documents: section 14 of the rules. What robbers do with the one they have drawn."""

from __future__ import annotations

from mypy_extensions import i64

from folsom.boxes.couriers.rules.knowledge import mingle, rule_out
from folsom.boxes.couriers.rules.state import team_of
from folsom.boxes.couriers.rules.tasks import (
    ASK_DOCUMENT,
    DECOY,
    DOCUMENT,
    KEEP_DOCUMENT,
    LOOT_SEEN,
    PUT_BACK,
)
from folsom.engine.agenda import a_of, figure_of, push, task
from folsom.engine.bits import bit
from folsom.engine.loot import hand_over, of_kind
from folsom.engine.options import offer, verb_of
from folsom.engine.state import AT, FACE, GROUND, LIMBO, SHEET, State
from folsom.engine.telling import confide_to


def look(s: State, figure: i64, token: i64) -> None:
    """COUR-LOOT-05: the robber alone sees it, and is always asked."""
    s.word[GROUND + s.word[AT + figure]] &= ~bit(token)
    s.word[GROUND + LIMBO] |= bit(token)
    seat = s.rules.seat_of[figure]
    if s.witness is not None:
        s.witness.notebook.saw(s, seat, token)
    push(s, task(ASK_DOCUMENT, figure, seat, token))


def list_answers(s: State, figure: i64, token: i64) -> None:
    """COUR-LOOT-02 to 04: keep one's own team's, not the other's; the Decoy as one likes."""
    face = s.word[FACE + token]
    if face in (DECOY, own_document(s, figure)):
        offer(s, KEEP_DOCUMENT)
    if face != own_document(s, figure):
        offer(s, PUT_BACK)


def own_document(s: State, figure: i64) -> i64:
    """The face of a team's own Document."""
    return team_of(s, figure) + 1


def answer(s: State, word: i64, option: i64) -> None:
    """COUR-LOOT-03, 04: back to where it was, or onto the sheet."""
    figure = figure_of(word)
    token = a_of(word)
    here = s.word[AT + figure]
    put_back = verb_of(option) == PUT_BACK
    if put_back:
        s.word[GROUND + LIMBO] &= ~bit(token)
        s.word[GROUND + here] |= bit(token)
        rule_out(s, token, own_document(s, figure))
    else:
        hand_over(s, figure, token)
        rule_out(s, token, DECOY - own_document(s, figure))
        mingle(s, of_kind(s, s.word[SHEET + figure], DOCUMENT))
    seat = s.rules.seat_of[figure]
    face = s.word[FACE + token]
    confide_to(s, seat, face, LOOT_SEEN, figure, DOCUMENT, here, 1 if put_back else 0)
