"""Marshal & Prisoners in sentences: Colts, Goals, Prisoners, titles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.box import Asked, BoxTexts, Seen, View
from folsom.texts.narration import loot, plain
from folsom.texts.questions import own_token

Worded = tuple[str, Mapping[str, object]]


def goal(texts: Texts, id: str) -> dict[str, str]:
    """A Goal of the Marshal, and when it is met."""
    if not id.startswith("capture_"):
        return {"goal": texts(f"goal-{id}"), "hint": texts(f"goal-{id}.hint")}
    bandit = say.role(texts, id.removeprefix("capture_"))
    parts = {"goal": "goal-capture", "hint": "goal-capture.hint"}
    return {part: texts(key, bandit=bandit) for part, key in parts.items()}


def idol_of(prisoner: str) -> str:
    return prisoner.removeprefix("admirer_of_")


def prisoner(texts: Texts, id: str) -> str:
    """A Prisoner is known by the bandit whom they admire."""
    return texts("prisoner", bandit=say.role(texts, idol_of(id)))


# Events


def _goal(texts: Texts, seen: Seen) -> str:
    """MARSHAL-GOAL-01: a new Goal is told to the Marshal alone."""
    if "goal" not in seen:
        return plain(texts, seen)
    case = {"goal_drawn": "seen", "goal_judged": "met" if seen.get("met") else ""}
    return plain(texts, seen, case.get(seen["kind"], ""), **goal(texts, seen["goal"]))


def _arrested(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "poster" if seen["poster"] else "")


def _colt_fired(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, colt=seen["colt"], effect=texts(f"effect-{seen['effect']}"))


def _prisoner(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, prisoner=prisoner(texts, seen["prisoner"]))


def _brawler_taken(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, title=texts(f"brawler-{seen['title']}"))


def _rescued(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, place=say.place(texts, seen["position"], "to"))


def _rewarded(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, prisoners=seen["prisoners"], mailbags=seen["mailbags"])


# Options


def _shoot(texts: Texts, _: Asked, chosen: Asked, view: View) -> Worded:
    """Whom the Marshal hits with which Colt, and what the bullet does besides."""
    colts = view["law"]["colts"]
    shots = (
        texts(
            "ask-shoot.one",
            figure=say.figure(texts, figure),
            place=say.place(texts, view["bandits"][figure]["at"]),
            colt=colt,
            effect=texts(f"effect-{colts[colt - 1]['next']}"),
        )
        for figure, colt in chosen["points_at"]["shots"].items()
    )
    return "shoot", {"shots": texts.listing(shots)}


def _free(texts: Texts, decision: Asked, chosen: Asked, view: View) -> Worded:
    id = chosen["points_at"]["prisoner"]
    words = {
        "prisoner": prisoner(texts, id),
        "power": say.power(texts, idol_of(id)),
        "money": say.money(texts, view["game"]["values"]["prisoner"]),
    }
    return "free_own" if idol_of(id) == decision["about"].get("bandit") else "free", words


class MarshalTexts(BoxTexts):
    sentences: ClassVar = {
        **dict.fromkeys(("goal_drawn", "goal_shown", "goal_judged"), _goal),
        "arrested": _arrested,
        "colt_fired": _colt_fired,
        **dict.fromkeys(("prisoner_freed", "prisoner_seized"), _prisoner),
        "mailbag_seized": loot,
        "thanked": loot,
        "brawler_taken": _brawler_taken,
        "loot_rescued": _rescued,
        "rewarded": _rewarded,
    }
    plans = ("play_more",)
    options: ClassVar = {"shoot": _shoot, "free": _free, "pay": own_token}
    told_by_view = ("shots", "prisoner")
    case = "law"
    shown_by = "law"


BOX: Final = MarshalTexts()
