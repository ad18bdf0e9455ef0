"""The Marshal player, rewards and Prisoners; Goals and Mailbags are the Marshal's secret."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.marshal.box import PRISONER_IDS, goal_name
from folsom.boxes.marshal.printed import colts
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS, TITLES, brawler
from folsom.boxes.marshal.rules.colts import EFFECT_IDS, LASTING, bullets_left, next_effect
from folsom.boxes.marshal.rules.goals import is_met
from folsom.boxes.marshal.rules.prisoners import prisoner_of
from folsom.boxes.marshal.rules.scoring import POSTER_MONEY, PRISONER_MONEY, title_money
from folsom.boxes.marshal.rules.state import (
    GOALS,
    OFFERED,
    POSTERS,
    REWARDS,
    SHOWN,
    WOUNDS,
    has_fallen,
    is_wanted,
    marshal_seat,
)
from folsom.boxes.marshal.rules.tasks import MAILBAG
from folsom.engine.bits import bit, count
from folsom.engine.loot import of_kind
from folsom.engine.state import (
    AT,
    FACE,
    MARSHAL,
    NEUTRAL,
    RECEIVED,
    SHEET,
    State,
    received_from,
    received_in_all,
)
from folsom.game.config import Config
from folsom.game.notation import PLURALS, Words, members
from folsom.game.view import BoxView, Look, View

WOUND_IDS: Final = EFFECT_IDS[:LASTING]


class MarshalView(BoxView):
    def agreed(self, config: Config) -> View:
        return {"colts": list(map(list, colts()))}

    def values(self, s: State) -> dict[str, int]:
        """MARSHAL-END-05: what Poster, Prisoner and titles bring a bandit."""
        titles = {BRAWLER_IDS[n]: int(title_money(n)) for n in range(TITLES)}
        return {"wanted": int(POSTER_MONEY), "prisoner": int(PRISONER_MONEY), **titles}

    def table(self, look: Look) -> View:
        s, words = look.s, look.words
        law = public(s, words)
        if look.seat == marshal_seat(s) or s.over:
            law |= _secrets(s, words)
        return {"law": law}

    def bandit(self, look: Look, figure: int) -> View:
        """Poster, Prisoner, wounds; and the Mailbags, as far as the seat knows them."""
        s = look.s
        prisoner = prisoner_of(s, figure)
        return {
            "wanted": bool(is_wanted(s, figure)),
            "prisoner": None if prisoner < 0 else PRISONER_IDS[prisoner],
            "wounds": wounds(s, figure),
            "ejected": bool(has_fallen(s, figure)),
            "mailbag_values": sorted(look.faces(figure, MAILBAG)),
        }

    def seat(self, look: Look, seat: int) -> View:
        """MARSHAL-DRAW-04: cards that everybody saw them fetch."""
        found = look.words.zone(look.s, seat, look.notebook.found[seat], 0)
        return {"known_hand": found}

    def result(self, s: State, words: Words) -> View:
        """MARSHAL-END-03: the Goals, and whether each is met."""
        drawn = members(s.word[GOALS])
        return {"goals": {goal_name(words.bandits, n): bool(is_met(s, n)) for n in drawn}}


BOX: Final = MarshalView()


def public(s: State, words: Words) -> View:
    """MARSHAL-VIS-01: what lies open before everybody."""
    received = s.word[RECEIVED + MARSHAL]
    hits = {name: received_from(received, n) for n, name in words.shooters if n != NEUTRAL}
    titles = {BRAWLER_IDS[n]: brawler(s, n) for n in range(TITLES)}
    sheet = s.word[SHEET + MARSHAL]
    return {
        "seat": words.seats[marshal_seat(s)],
        "at": words.place_of(s.word[AT + MARSHAL]),
        "received": received_in_all(received),
        "received_from": {name: number for name, number in hits.items() if number},
        "colts": [_colt(s, colt) for colt in range(2)],
        "brawlers": {
            title: None if holder < 0 else words.bandits[holder] for title, holder in titles.items()
        },
        "posters": [words.bandits[n] for n in members(s.word[POSTERS])],
        "prisoners": [PRISONER_IDS[n] for n in members(s.word[OFFERED])],
        "rewards": [PRISONER_IDS[n] for n in members(s.word[REWARDS])],
        **{
            PLURALS[kind]: int(count(of_kind(s, sheet, kind)))
            for kind in range(len(PLURALS))
            if kind > 2 and s.rules.tokens_of[kind]
        },
        "goals_drawn": int(count(s.word[GOALS])),
        "goals_shown": [goal_name(words.bandits, n) for n in members(s.word[SHOWN])],
        "ejected": bool(has_fallen(s, MARSHAL)),
    }


def _colt(s: State, colt: int) -> dict[str, Any]:
    """MARSHAL-BULLET-02: how many bullets are left, and what the next one does."""
    effect = int(next_effect(s, colt))
    return {"left": int(bullets_left(s, colt)), "next": None if effect < 0 else EFFECT_IDS[effect]}


def _secrets(s: State, words: Words) -> View:
    """MARSHAL-VIS-03: what the Marshal alone knows, until the game is over."""
    bags = members(of_kind(s, s.word[SHEET + MARSHAL], MAILBAG))
    return {
        "goals": [goal_name(words.bandits, n) for n in members(s.word[GOALS])],
        "mailbag_values": sorted(int(s.word[FACE + token]) for token in bags),
    }


def wounds(s: State, figure: int) -> list[str]:
    word = (s.word[WOUNDS] >> (3 * figure)) & 7
    return [name for n, name in enumerate(WOUND_IDS) if word & bit(n)]
