"""What the time-travel car brings to learners."""

from __future__ import annotations

from typing import Final

from folsom.boxes.timecar.sight import TimecarSight
from folsom.boxes.timecar.words import hideout_name
from folsom.envs.box_names import BoxNames
from folsom.envs.names import Names, Things, each, things
from folsom.envs.pieces import Pieces
from folsom.game.notation import positions_of
from folsom.sight.box_sight import BoxSight


class TimecarNames(BoxNames):
    def sight(self, pieces: Pieces) -> BoxSight:
        number = hideouts(pieces)
        return TimecarSight({n: number[hideout_name(n)] for n in positions_of(pieces.config)})

    def beside(self, pieces: Pieces) -> Names:
        yield from each("traveller", pieces.bandits)
        yield from each("hidden_under", hideouts(pieces))

    def actions(self, pieces: Pieces) -> Names:
        yield from (f"hide {hideout}" for hideout in hideouts(pieces))


def hideouts(pieces: Pieces) -> Things:
    names = (hideout_name(n) for n in sorted(positions_of(pieces.config)))
    return things(*dict.fromkeys(names))


BOX: Final = TimecarNames()
