"""Things of Marshal & Prisoners: Colts and their bullets, goals, prisoners, posters, titles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from folsom.game import justice, prospects
from folsom.game.observation import ExpressObservation
from folsom.table.explaining.eye import Explained, Explainer, Eye, answer
from folsom.texts import things as say


def _colt(eye: Eye, number: str) -> Explained:
    """One of his two Colts: how many bullets it has left, and what the next one does."""
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
    if not id and eye.law:
        return answer(texts("explain-goal.hidden_name"), texts("explain-goal.hidden"))
    words = say.goal(texts, id)
    now = []
    if isinstance(eye.seen, ExpressObservation):
        s = eye.seen.sample(*prospects.SEED)
        met = justice.is_met_now(s, eye.seen.words, id)
        now = [texts("now-goal-met" if met else "now-goal-missed")]
    return answer(words["goal"], texts("explain-goal", hint=words["hint"]), now)


def _prisoner(eye: Eye, id: str) -> Explained:
    texts, idol = eye.texts, id.removeprefix("admirer_of_")
    money = say.money(texts, eye.view["game"]["values"]["prisoner"])
    rule = texts("explain-prisoner", power=say.power(texts, idol), money=money)
    if idol in eye.own:
        rule = texts("explain-prisoner.own", money=money)
    return answer(say.prisoner(texts, id), rule, _whereabouts(eye, id))


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
    now = [] if eye.view["bandits"][id]["wanted"] else [eye.texts("now-with-marshal")]
    return answer(name, eye.texts("explain-wanted", money=money), now)


def _ejected(eye: Eye, id: str) -> Explained:
    return answer(eye.texts("explain-ejected.name"), eye.texts("explain-ejected"))


THINGS: Final[Mapping[str, Explainer]] = {
    "colt": _colt,
    "effect": _effect,
    "title": _title,
    "goal": _goal,
    "prisoner": _prisoner,
    "wanted": _wanted,
    "ejected": _ejected,
}
