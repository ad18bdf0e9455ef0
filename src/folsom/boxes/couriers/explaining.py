"""Things of Couriers & Armored Train: Gatlings, teams, the gang's bullets, Il Professore's plan."""

from __future__ import annotations

from typing import Final

from folsom.boxes.couriers import texts as wording
from folsom.game import Decision
from folsom.table.explaining.eye import BoxExplains, Explained, Eye, answer
from folsom.texts import questions
from folsom.texts import things as say


def _gatling(eye: Eye, car: str) -> Explained:
    """A Gatling, and the targets of one's own Fire with it."""
    texts, at = eye.texts, f"a{car}.roof"
    if not eye.view["armored"][int(car)]["gatling"]:
        raise ValueError(car)
    now = []
    for own in eye.own:
        tried = eye.try_card(own, "fire") if eye.stands(own) == at else None
        if tried is not None and tried.decision is not None:
            now += _volleys(eye, tried.decision)
    return answer(texts("rules-title-fire_or_gatling"), texts("explain-gatling"), now)


def _volleys(eye: Eye, decision: Decision) -> list[str]:
    asked = decision.to_json()
    return [
        questions.option(eye.texts, asked, option, eye.view)
        for option in asked["options"]
        if option["verb"] == "gatling"
    ]


def _team(eye: Eye, colour: str) -> Explained:
    texts, view = eye.texts, eye.view
    seats = view["teams"][colour]
    now = [texts("now-team", figures=say.seats(texts, seats))]
    if view["seat"] is not None:
        now.append(texts("now-team-own" if view["seat"] in seats else "now-team-other"))
    return answer(wording.team(texts, colour), texts("explain-team"), now)


def _gang(eye: Eye, id: str) -> Explained:
    now = [eye.texts("gang-bullets", number=eye.view["gang"])]
    return answer(eye.texts("explain-gang.name"), eye.texts("explain-gang"), now)


def _neutral(eye: Eye, id: str) -> Explained:
    now = [eye.texts("now-neutral-left", number=eye.view["neutral"])]
    return answer(eye.texts("explain-neutral.name"), eye.texts("explain-neutral"), now)


def _plan(eye: Eye, id: str) -> Explained:
    """Il Professore: his marker and his deck."""
    texts, schemer = eye.texts, eye.view["professore"]
    team, money = wording.team(texts, schemer["team"]), say.money(texts, schemer["money"])
    now = [texts("now-plan", team=team, money=money)]
    kinds = [card.partition(":")[0] for card in schemer["deck"]]
    if kinds:
        now.append(texts("now-plan-deck", cards=say.cards(texts, kinds)))
    return answer(str(say.role(texts, "professore")), texts("explain-figure-professore"), now)


def _bridge(eye: Eye, car: str) -> Explained:
    texts, other = eye.texts, eye.view["facing"][int(car)]
    now = [] if other is None else [texts("now-bridge", car=int(car), other=other)]
    return answer(texts("explain-bridge.name"), texts("explain-bridge"), now)


def _cut_off(eye: Eye, car: str) -> Explained:
    return answer(say.place(eye.texts, f"a{car}.in"), eye.texts("explain-cut_off"))


def _betrayal(eye: Eye, id: str) -> Explained:
    return answer(eye.texts("explain-betrayal.name"), eye.texts("explain-betrayal"))


BOX: Final = BoxExplains(
    {
        "gatling": _gatling,
        "team": _team,
        "gang": _gang,
        "neutral": _neutral,
        "plan": _plan,
        "bridge": _bridge,
        "cut_off": _cut_off,
        "betrayal": _betrayal,
    },
    quiet=("trains_moved",),
)
