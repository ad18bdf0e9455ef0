"""Horses & Stagecoach in sentences: flasks, Hostages, the attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.box import Asked, BoxTexts, Seen, View
from folsom.texts.narration import placed, plain

Worded = tuple[str, Mapping[str, object]]


def drink(texts: Texts, id: str) -> str:
    """What is in a flask."""
    return texts(f"drink-{id}")


def hostage(texts: Texts, id: str) -> str:
    return texts(f"hostage-{id}")


def about_hostage(texts: Texts, id: str) -> dict[str, str]:
    """A Hostage, what it does to its captor, and what it pays."""
    parts = {part: texts(f"hostage-{id}.{part}") for part in ("effect", "ransom")}
    return {"hostage": hostage(texts, id), **parts}


# Events


def _game_begun(texts: Texts, seen: Seen) -> str:
    """With a horse attack nobody is first yet."""
    return "" if seen["first"] else texts("event-game_begun.attack")


def _hostage_taken(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, **about_hostage(texts, seen["hostage"]))


def _drank(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "empty" if seen["empty"] else "")


# Options


def _hostage(texts: Texts, _: Asked, chosen: Asked, __: View) -> Worded:
    return "hostage", about_hostage(texts, chosen["points_at"]["hostage"])


def _drink(texts: Texts, _: Asked, chosen: Asked, __: View) -> Worded:
    points = chosen["points_at"]
    bandit = say.figure(texts, points["bandit"])
    words = {"flask": texts(f"flask-{points['flask']}"), "bandit": bandit}
    return "drink_of" if ":" in chosen["text"] else "drink", words


def _board(texts: Texts, _: Asked, chosen: Asked, __: View) -> Worded:
    """``board``; with two bandits it says which of them."""
    if chosen["text"] == "board":
        return "board", {}
    bandits = chosen["points_at"]["bandits"]
    case = "board_both" if len(bandits) > 1 else "board_some"
    return case, {"figures": say.figures(texts, bandits)}


class HorsesTexts(BoxTexts):
    words: ClassVar = {"drink": drink, "hostage": hostage}
    sentences: ClassVar = {
        "game_begun": _game_begun,
        "boarded": placed,
        "hostage_taken": _hostage_taken,
        "drank": _drank,
        "flask_spilt": placed,
    }
    plans = ("melee", "play_one", "play_two")
    options: ClassVar = {"hostage": _hostage, "drink": _drink, "board": _board}

    def figures(self, view: View) -> Mapping[str, str]:
        return {"shotgun": view["shotgun"]["at"]} if "shotgun" in view else {}


BOX: Final = HorsesTexts()
