"""Questions: a decision in words, its options, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from folsom.texts import things as say
from folsom.texts.catalogue import Texts

# What these ask about is the own hand or a secret choice: nobody else may look on.
PRIVATE: Final = frozenset(
    {"plan", "cover", "place", "free_card", "discard_bullets", "keep_cards", "program"}
)
HANDFUL: Final = 3  # cards drawn in a player turn

View = Mapping[str, Any]


def prompt(texts: Texts, decision: Mapping[str, Any]) -> str:
    """The question itself; ``decision`` is ``Decision.to_json()``."""
    words: dict[str, object] = {"seat": say.figure(texts, decision["seat"])}
    for role, thing in decision["about"].items():
        is_token = role == "token"
        words[role] = say.some_token(texts, thing) if is_token else say.figure(texts, thing)
    return texts(f"ask-{decision['question']}", **words)


def hint(texts: Texts, question: str) -> tuple[str, str]:
    """A short explanation of the question, and the rules it rests on."""
    return texts(f"ask-{question}.hint"), texts(f"ask-{question}.rules")


def option(texts: Texts, decision: Mapping[str, Any], chosen: Mapping[str, Any], view: View) -> str:
    """One option as a person reads it; ``view`` is what the seat that is asked may know."""
    points = chosen["points_at"]
    words: dict[str, object] = {}
    case = chosen["verb"]
    if "card" in points and case != "discard":
        words["card"] = say.card(texts, _named_card(chosen["text"]))
    if "cards" in points:
        words["cards"] = " · ".join(say.card(texts, card) for card in points["cards"])
    if points.get("hidden"):
        case = "hidden"
    if case == "draw":
        words["number"] = _cards_to_draw(decision["seat"], view)
    if "position" in points:
        words["place"] = say.place(texts, points["position"], "to")
    if "figure" in points:
        words["figure"] = words["target"] = say.figure(texts, points["figure"])
        at = view["bandits"][points["figure"]]["at"]
        words["place"] = say.place(texts, at) if at else ""
    if "token" in points:
        words["token"] = _token(texts, points, view, story=case == "drop")
    if "victim" in decision["about"]:
        words["victim"] = say.figure(texts, decision["about"]["victim"])
    return texts(f"ask-{decision['question']}.{case}", **words)


def _named_card(notation: str) -> str:
    """``tuco:fire`` of ``play tuco:fire hidden``."""
    return notation.split()[1]


def _cards_to_draw(seat: str, view: View) -> int:
    piles = view["seats"][seat]
    return min(HANDFUL, int(piles["deck"]) + int(piles["discard"]))


def _token(texts: Texts, points: Mapping[str, Any], view: View, story: bool) -> str:
    if story:
        return say.some_token(texts, points["token"])
    label = points.get("label")
    return say.token(texts, points["token"], label, known_value(view, label))


def known_value(view: View, label: int | None) -> int | None:
    """What the seat remembers of a purse that lies on the train."""
    for car in view["train"]:
        for floor in ("in", "roof"):
            for purse in car[floor]["purses"]:
                if label and purse["label"] == label:
                    value: int | None = purse.get("value")
                    return value
    return None
