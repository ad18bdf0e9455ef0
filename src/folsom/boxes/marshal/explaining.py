"""Things of Marshal & Prisoners: Colts and their bullets, goals, prisoners, posters, titles."""

from __future__ import annotations

from typing import Final

from folsom.boxes.marshal import texts as wording
from folsom.boxes.marshal.box import goal_number
from folsom.boxes.marshal.rules.goals import is_met
from folsom.game import prospects
from folsom.game.observation import ExpressObservation
from folsom.game.prospects import Prospect
from folsom.table.explaining.eye import BoxExplains, Explained, Eye, answer
from folsom.texts import things as say


def _colt(eye: Eye, number: str) -> Explained:
    """One of the Marshal's two Colts: how many bullets it has left, and what the next one does."""
    texts = eye.texts
    colt = eye.view["law"]["colts"][int(number) - 1]
    now = [texts("now-colt", left=colt["left"])]
    if colt["next"]:
        effect = f"effect-{colt['next']}"
        now.append(texts("now-colt-next", effect=texts(effect), hint=texts(f"{effect}.hint")))
    return answer(texts("explain-colt.name", number=int(number)), texts("explain-colt"), now)


def _effect(eye: Eye, id: str) -> Explained:
    hint = eye.texts(f"effect-{id}.hint")
    return answer(eye.texts(f"effect-{id}"), eye.texts("explain-effect", hint=hint))


def _title(eye: Eye, id: str) -> Explained:
    texts = eye.texts
    holder = eye.view["law"]["brawlers"][id]
    left = [title for title, taken in eye.view["law"]["brawlers"].items() if taken is None]
    now = []
    if holder:
        now = [texts("now-title-of", figure=eye.figure(holder))]
    elif left[0] == id:
        now = [texts("now-title-next")]
    return answer(texts(f"brawler-{id}"), texts("explain-title"), now)


def _goal(eye: Eye, id: str) -> Explained:
    texts = eye.texts
    if not id and ("law" in eye.cases):
        return answer(texts("explain-goal.hidden_name"), texts("explain-goal.hidden"))
    words = wording.goal(texts, id)
    now = []
    if isinstance(eye.seen, ExpressObservation):
        s = eye.seen.sample(*prospects.SEED)
        number = goal_number(eye.seen.words.bandits, id)
        met = number is not None and is_met(s, number)
        now = [texts("now-goal-met" if met else "now-goal-missed")]
    return answer(words["goal"], texts("explain-goal", hint=words["hint"]), now)


def _prisoner(eye: Eye, id: str) -> Explained:
    texts, idol = eye.texts, id.removeprefix("admirer_of_")
    money = say.money(texts, eye.view["game"]["values"]["prisoner"])
    rule = texts("explain-prisoner", power=say.power(texts, idol), money=money)
    if idol in eye.own:
        rule = texts("explain-prisoner.own", money=money)
    now = _whereabouts(eye, id)
    if any(_frees(eye.try_card(own, "brilliant_idea"), id) for own in eye.own):
        now.append(texts("now-free"))
    return answer(wording.prisoner(texts, id), rule, now)


def _frees(prospect: Prospect | None, prisoner: str) -> bool:
    options = prospect.decision.options if prospect and prospect.decision else ()
    return any(option.points_at.get("prisoner") == prisoner for option in options)


def _whereabouts(eye: Eye, prisoner: str) -> list[str]:
    if prisoner in eye.view["law"]["prisoners"]:
        return [eye.texts("now-prisoner-locked")]
    for bandit, facts in eye.view["bandits"].items():
        if facts["prisoner"] == prisoner:
            return [eye.texts("now-prisoner-with", figure=eye.figure(bandit))]
    return [eye.texts("now-with-marshal")]


def _wanted(eye: Eye, id: str) -> Explained:
    money = say.money(eye.texts, eye.view["game"]["values"]["wanted"])
    name = eye.texts("explain-wanted.name", bandit=say.role(eye.texts, id))
    key = "now-wanted" if eye.view["bandits"][id]["wanted"] else "now-with-marshal"
    now = [eye.texts(key, figure=eye.figure(id))]
    if id in eye.targets("marshal", "arrest"):
        now.append(eye.texts("now-arrests", figure=eye.figure(id)))
    return answer(name, eye.texts("explain-wanted", money=money), now)


def _ejected(eye: Eye, id: str) -> Explained:
    return answer(eye.texts("explain-ejected.name"), eye.texts("explain-ejected"))


BOX: Final = BoxExplains(
    {
        "colt": _colt,
        "effect": _effect,
        "title": _title,
        "goal": _goal,
        "prisoner": _prisoner,
        "wanted": _wanted,
        "ejected": _ejected,
    },
)
