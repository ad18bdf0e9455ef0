"""Things of Horses & Stagecoach: horses, hostages, bandits who have ridden away."""

from __future__ import annotations

from typing import Final

from folsom.boxes.horses import texts as wording
from folsom.boxes.horses.rules.hostages import HOSTAGE_IDS
from folsom.boxes.horses.rules.scoring import ransom
from folsom.game import prospects
from folsom.game.observation import ExpressObservation
from folsom.table.explaining.eye import BoxExplains, Explained, Eye, answer
from folsom.texts import things as say

AHEAD: Final = -1  # beside what runs before the locomotive


def _horse(eye: Eye, beside: str) -> Explained:
    """A horse beside a car; bandits there could mount it."""
    texts, car = eye.texts, int(beside)
    view = eye.view
    number = view.get("horses_at_timecar", 0) if car == AHEAD else view["horses"][car]
    now = [texts("now-horses", number=number)]
    name, rule = texts("explain-horse.name"), texts("explain-horse")
    rider = next((own for own in eye.own if _car(eye, own) == car), None)
    tried = eye.try_card(rider, "ride") if rider and eye.holds("ride") else None
    if tried is None or tried.decision is None or rider is None:
        return answer(name, rule, now)
    return answer(name, rule, eye.meaning(tried), texts("now-your-ride"))


def _car(eye: Eye, bandit: str) -> int | None:
    """The car at which somebody is, inside, on the roof or beside it."""
    place = (eye.stands(bandit) or "").partition(".")[0]
    if place == "coach":
        return int(eye.view["coach"]["facing"])
    if place == "timecar":
        return AHEAD
    return int(place) if place.isdecimal() else None


def _hostage(eye: Eye, id: str) -> Explained:
    texts = eye.texts
    words = wording.about_hostage(texts, id)
    rule = texts("explain-hostage", effect=words["effect"], ransom=words["ransom"])
    keeper = next((b for b, facts in eye.view["bandits"].items() if facts["hostage"] == id), None)
    now = [texts("now-hostage-of", figure=eye.figure(keeper))] if keeper else []
    if isinstance(eye.seen, ExpressObservation):
        s, words_of = eye.seen.sample(*prospects.SEED), eye.seen.words
        for own in eye.own:
            if keeper in (None, own):
                money = int(ransom(s, words_of.figure_number(own), HOSTAGE_IDS.index(id)))
                now.append(texts("now-ransom", money=say.money(texts, money)))
    return answer(words["hostage"], rule, now)


def _escaped(eye: Eye, id: str) -> Explained:
    name = eye.texts("explain-escaped.name", figure=eye.figure(id))
    return answer(name, eye.texts("explain-escaped"))


BOX: Final = BoxExplains(
    {
        "horse": _horse,
        "hostage": _hostage,
        "escaped": _escaped,
    }
)
