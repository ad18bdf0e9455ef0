"""What Marshal & Prisoners brings to learners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.boxes.marshal.box import PRISONER_IDS
from folsom.boxes.marshal.printed import colts
from folsom.boxes.marshal.rules.arrest import BRAWLER_IDS
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.marshal.rules.goals import SPECIAL_IDS
from folsom.boxes.marshal.rules.tasks import PAY
from folsom.boxes.marshal.sight import MOST_GOALS, MarshalSight
from folsom.boxes.marshal.view import WOUND_IDS
from folsom.envs.box_names import BoxNames, NameOf, Things, by_face
from folsom.envs.names import Names, amount, amounts, each, under
from folsom.envs.pieces import Eyes, Pieces, zone
from folsom.game.notation import OFF_THE_TRAIN
from folsom.sight.box_sight import BoxSight
from folsom.sight.scales import CHAMBERS, MOST_MONEY, MOST_TOKENS

NOBODY: Final = "nobody"


class MarshalNames(BoxNames):
    verbs: ClassVar[Mapping[str, NameOf]] = {
        "shoot": lambda things, eyes: _shots(things, eyes),
        "pay": by_face("pay"),
    }
    verbs_by_face: ClassVar[tuple[int, ...]] = (int(PAY),)

    def sight(self, pieces: Pieces) -> BoxSight:
        return MarshalSight()

    def bandit(self, pieces: Pieces) -> Names:
        yield "wanted"
        yield from each("prisoner", PRISONER_IDS)
        yield from each("wounds", WOUND_IDS)
        yield "ejected"
        yield amount("mailbag_money", MOST_MONEY)

    def seat(self, pieces: Pieces) -> Names:
        yield "law"
        yield from zone("known_hand", pieces)

    def beside(self, pieces: Pieces) -> Names:
        yield from under("law", _beside(pieces))

    def actions(self, pieces: Pieces) -> Names:
        yield "search"
        yield f"push {OFF_THE_TRAIN}"
        aims = (NOBODY, *pieces.figures)
        yield from (f"shoot {first} {second}" for first in aims for second in aims)
        yield from (f"free {prisoner}" for prisoner in PRISONER_IDS)
        yield from (f"deliver {bandit}" for bandit in pieces.bandits)
        yield from (f"pay {thing}" for thing in pieces.faces)


def _beside(pieces: Pieces) -> Names:
    yield from amounts("received_from", CHAMBERS, pieces.bandits)
    for n, _ in enumerate(colts(), start=1):
        yield amount(f"colt{n}", CHAMBERS)
        yield from each(f"colt{n}.next", EFFECT_IDS)
    for title in BRAWLER_IDS:
        yield from each(title, pieces.bandits)
    yield from each("posters", pieces.bandits)
    yield from each("prisoners", PRISONER_IDS)
    yield from each("rewards", PRISONER_IDS)
    yield amount("mailbags", MOST_TOKENS)
    yield amount("mailbag_money", MOST_MONEY)
    yield amount("goals_drawn", MOST_GOALS)
    goals = (*SPECIAL_IDS, *(f"capture_{bandit}" for bandit in pieces.bandits))
    yield from each("goals_shown", goals)
    yield from each("goals", goals)
    yield "ejected"


def _shots(things: Things, eyes: Eyes) -> str:
    """``shoot left1 left2``: the targets of the first and the second Colt."""
    aims = {colt: eyes.figure(figure) for figure, colt in things["shots"].items()}
    return f"shoot {aims.get(1, NOBODY)} {aims.get(2, NOBODY)}"


BOX: Final = MarshalNames()
