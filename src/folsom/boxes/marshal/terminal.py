"""The Marshal player in the terminal: Colts, Goals, Prisoners, rewards, titles and posters."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, ClassVar, Final

from rich.text import Text

from folsom.boxes.marshal import texts as wording
from folsom.terminal import palette
from folsom.terminal.box import BoxTerminal, View
from folsom.terminal.palette import ink
from folsom.texts import Texts
from folsom.texts import things as say


class MarshalTerminal(BoxTerminal):
    turns: ClassVar = {"jolt": "≈"}

    def without_bandit(self, texts: Texts, view: View) -> tuple[Text, int]:
        """MARSHAL-END-03: five Goals, of which four must be met."""
        goals = view["result"]["goals"].items()
        return Text("\n").join(_judged(texts, id, met) for id, met in goals), view["law"][
            "received"
        ]

    def beside(self, texts: Texts, view: View, width: int) -> list[Text]:
        return lines(texts, view, width)


BOX: Final = MarshalTerminal()


def lines(texts: Texts, view: View, width: int) -> list[Text]:
    """Everything that lies open before the Marshal, and for that seat the Goals."""
    law = view["law"]
    parts = [_colt(texts, n, colt) for n, colt in enumerate(law["colts"], 1)]
    parts.append(texts("law-goals", goals=_goals(texts, law)))
    if law["prisoners"]:
        names = [wording.prisoner(texts, id) for id in law["prisoners"]]
        parts.append(texts("law-prisoners", names=texts.listing(names)))
    rewards = [wording.prisoner(texts, id) for id in law["rewards"]]
    if law["mailbags"]:
        rewards.append(texts("token-mailbag.many", number=law["mailbags"]))
    if rewards:
        parts.append(texts("law-rewards", rewards=texts.listing(rewards)))
    if law["posters"]:
        parts.append(texts("law-posters", bandits=say.figures(texts, law["posters"])))
    parts += _titles(texts, law)
    parts += _companions(texts, view)
    story = f"{texts('law-title')} ✖{law['received']}: {' · '.join(parts)}"
    return [
        palette.paint(texts, line, view["bandits"], palette.QUIET) for line in wrap(story, width)
    ]


def _colt(texts: Texts, n: int, colt: Mapping[str, Any]) -> str:
    effect = texts(f"effect-{colt['next']}") if colt["next"] else ""
    return texts("law-colt", colt=n, left=colt["left"], effect=effect)


def _goals(texts: Texts, law: Mapping[str, Any]) -> str:
    known = law.get("goals", law["goals_shown"])
    names = [wording.goal(texts, id)["goal"] for id in known]
    return texts.listing([*names, *[texts("law-unknown")] * (law["goals_drawn"] - len(names))])


def _judged(texts: Texts, id: str, met: bool) -> Text:
    key = "law-goal-met" if met else "law-goal-missed"
    style = palette.CURRENT if met else palette.QUIET
    return ink(texts(key, goal=wording.goal(texts, id)["goal"]), style)


def _titles(texts: Texts, law: Mapping[str, Any]) -> list[str]:
    taken = [
        f"{texts(f'brawler-{title}')} {say.figure(texts, holder)}"
        for title, holder in law["brawlers"].items()
        if holder
    ]
    return [texts("law-titles", titles=texts.listing(taken))] if taken else []


def _companions(texts: Texts, view: View) -> list[str]:
    """Each bandit's Prisoner and wounds."""
    found = []
    for name, bandit in view["bandits"].items():
        marks = [wording.prisoner(texts, bandit["prisoner"])] if bandit["prisoner"] else []
        marks += [texts(f"effect-{wound}") for wound in bandit["wounds"]]
        if marks:
            found.append(f"{say.figure(texts, name)}: {texts.listing(marks)}")
    return found
