"""Horses, coach, Shotgun and Hostages: everything is public but the content of a flask."""

from __future__ import annotations

from typing import Final

from folsom.boxes.horses.box import DRINKS
from folsom.boxes.horses.rules import tasks
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.boxes.horses.rules.scoring import cost_of_bullets, ransom, share_of_strongboxes
from folsom.boxes.horses.rules.state import (
    OFFERED,
    facing,
    has_coach,
    horses_at,
    hostage_of,
    is_gone,
    is_guarding,
    shotgun_at,
)
from folsom.boxes.horses.rules.tasks import FLASK
from folsom.engine.agenda import a_of, kind_of
from folsom.engine.bits import bit
from folsom.engine.state import AGENDA, SETTING_UP, State
from folsom.game.notation import Words, position_name
from folsom.game.view import BoxView, Look, View


class HorsesView(BoxView):
    def table(self, look: Look) -> View:
        s = look.s
        view: View = {"horses": [int(horses_at(s, car)) for car in range(s.rules.last_car + 1)]}
        if s.phase == SETTING_UP:
            view["offered"] = _offered(s)
        return view | _coach(s) if has_coach(s) else view

    def bandit(self, look: Look, figure: int) -> View:
        """HORSE-HOST-05, HORSE-WHISKEY-14, HORSE-STATION-06: Hostage, flasks, and are they gone."""
        hostage = hostage_of(look.s, figure)
        return {
            "hostage": None if hostage < 0 else HOSTAGE_IDS[hostage],
            "escaped": bool(is_gone(look.s, figure)),
            "drinks": sorted(DRINKS[face - 1] for face in look.faces(figure, FLASK)),
        }

    def result_of_seat(self, s: State, words: Words, seat: int) -> View:
        """HORSE-SCORE-01: what Hostages and Station card brought, as part of its money."""
        theirs = [f for f in range(s.rules.n_figures) if s.rules.seat_of[f] == seat]
        station = sum(int(share_of_strongboxes(s, f) - cost_of_bullets(s, f)) for f in theirs)
        ransoms = sum(int(ransom(s, figure, hostage_of(s, figure))) for figure in theirs)
        return {"ransom": ransoms, "station": station}


BOX: Final = HorsesView()


def _coach(s: State) -> View:
    """HORSE-GEN-03, HORSE-HOST-05: coach, Shotgun and Hostages are public."""
    return {
        "coach": {"facing": int(facing(s))},
        "shotgun": {
            "state": "guarding" if is_guarding(s) else "active",
            "at": position_name(shotgun_at(s)),
        },
        "hostages": hostages(s),
    }


def hostages(s: State) -> list[str]:
    """Those who may still be taken."""
    return [name for n, name in enumerate(HOSTAGE_IDS) if s.word[OFFERED] & bit(n)]


def _offered(s: State) -> int | None:
    """HORSE-ATTACK-01: the car beside which the gang rides; None before and after the attack."""
    for n in range(s.depth - 1, -1, -1):
        word = s.word[AGENDA + n]
        if kind_of(word) == tasks.ASK_START:
            return int(a_of(word))
        if kind_of(word) == tasks.ATTACK_STEP:  # it waits already, for the car ahead
            return int(a_of(word)) + 1
    return None
