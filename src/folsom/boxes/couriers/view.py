"""Two trains, Couriers and teams; what lies on loot is known to those who looked at it."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.base.rules.scoring import side_money
from folsom.boxes.couriers.box import COURIER_IDS, PROFESSORE, has_professore
from folsom.boxes.couriers.printed import armored_train, professore_track
from folsom.boxes.couriers.rules import tasks
from folsom.boxes.couriers.rules.professore import THE_QUICK_SHOT, kind_of_card
from folsom.boxes.couriers.rules.scoring import chest, gang_money
from folsom.boxes.couriers.rules.state import (
    DEPARTURE_POSITIONS,
    FIRST_ARMORED,
    GANG,
    GATLINGS,
    LAST_ARMORED,
    SCHEMES,
    TENDER,
    TRACK,
    is_on_departure_train,
    team_of,
)
from folsom.boxes.couriers.rules.trains import across
from folsom.engine.bits import bit
from folsom.engine.state import AT, NOBODY, STEALIN, State
from folsom.game.notation import TOKEN_KINDS, Words, card_name, members
from folsom.game.view import BoxView, Look, View

COURIERS: Final = tuple(int(tasks.FIRST_COURIER) + n for n in range(tasks.COURIERS))
_VALUES: Final = {
    int(tasks.LUGGAGE): "bag_values",
    int(tasks.NUGGET): "nugget_values",
    int(tasks.DOCUMENT): "documents",
}


class CouriersView(BoxView):
    def table(self, look: Look) -> View:
        """COUR-INFO-01, 05: both trains, Couriers, teams, and the bullets under the token."""
        s, words = look.s, look.words
        config = words.config
        view: View = {
            "armored": [_car(look, car) for car in range(FIRST_ARMORED, LAST_ARMORED + 1)],
            "facing": facing(s),
            "couriers": {
                id: words.position(s.word[AT + figure])
                for id, figure in zip(COURIER_IDS, COURIERS, strict=True)
            },
            "teams": _teams(words),
            "gang": sum(gang(s)),
            "talk": s.phase != STEALIN,  # COUR-ROUND-02, 03
            "betrayal": bool(config.option("betrayal")),
        }
        if has_professore(config):
            view[PROFESSORE] = {
                "team": config.teams[1],
                "track": int(s.word[TRACK]),
                "money": professore_track()[s.word[TRACK]],
                "deck": [card_of_deck(words, card) for card in members(s.word[SCHEMES])],
            }
        return view

    def place(self, look: Look, tokens: int) -> View:
        """COUR-INFO-03, 09: tokens on a position that the seat has looked at."""
        if look.seat is None:
            return {"known": []}
        found = []
        for token in members(tokens & look.s.rules.secret_tokens):
            face = int(look.notebook.face_known(look.seat, token))
            if face:
                kind = int(look.s.rules.kind_of_token[token])
                found.append({"token": TOKEN_KINDS[kind], **look.words.face(kind, face)})
        return {"known": sorted(found, key=str)}

    def bandit(self, look: Look, figure: int) -> View:
        """COUR-INFO-02, 03: values of one's own tokens, and those that one remembers of others."""
        words = look.words
        found: View = {"team": words.config.teams[look.s.rules.seat_of[figure]]}
        for kind, name in _VALUES.items():
            faces = look.faces(figure, kind)
            found[name] = sorted(_said(words, kind, face) for face in faces)
        return found

    def result(self, s: State, words: Words) -> View:
        """COUR-SCORE-05 to 08: what lay under the token; what each team is worth, part by part."""
        colours = words.config.teams[:2]
        return {
            "gang": dict(zip(colours, gang(s), strict=True)),
            "teams": {
                colour: {
                    "score": int(side_money(s, team)),
                    "gang": int(gang_money(s, team)),
                    "professore": int(chest(s, team) - gang_money(s, team)),
                    "home": [
                        name
                        for figure, name in enumerate(words.bandits)
                        if team_of(s, figure) == team and is_on_departure_train(s, figure)
                    ],
                }
                for team, colour in enumerate(colours)
            },
        }


BOX: Final = CouriersView()


def card_of_deck(words: Words, card: int) -> str:
    """COUR-INFO-01: what is in Il Professore's deck is public, its order is not."""
    if card < THE_QUICK_SHOT:
        return scheme(words, int(tasks.BINOCULARS), card)
    return scheme(words, int(kind_of_card(card)), int(NOBODY))


def scheme(words: Words, kind: int, bandit: int) -> str:
    """``quick_shot``, ``binoculars:doc``."""
    return card_name(kind) + ("" if bandit == NOBODY else f":{words.bandits[bandit]}")


def _car(look: Look, car: int) -> View:
    """COUR-CAR-01: the Tender has a roof and nothing else."""
    roof = 2 * car + 1
    return {
        "car": armored_train()[car - FIRST_ARMORED].id,
        "in": None if car == TENDER else look.place(2 * car),
        "roof": look.place(roof),
        "gatling": bool(GATLINGS & bit(roof)),
    }


def facing(s: State) -> list[int | None]:
    """COUR-GEO-03: for each car of the Departure Train the armored car beside it."""
    roofs = range(1, DEPARTURE_POSITIONS, 2)
    found = [int(across(s.layout, roof)) // 2 - int(FIRST_ARMORED) for roof in roofs]
    return [car if 0 <= car <= LAST_ARMORED - FIRST_ARMORED else None for car in found]


def _teams(words: Words) -> dict[str, list[str]]:
    """COUR-TEAM-02, 03: the seats of each colour, that of the first seat first."""
    colours = words.config.teams
    return {
        colour: [name for name, its in zip(words.seats, colours, strict=True) if its == colour]
        for colour in colours[:2]
    }


def gang(s: State) -> list[int]:
    """COUR-INFO-05: bullets of each team under the token."""
    return [int(s.word[GANG] >> (8 * team) & 255) for team in range(2)]


def _said(words: Words, kind: int, face: int) -> Any:
    """The value of a face, or whose Document it is."""
    (said,) = words.face(kind, face).values()
    return said
