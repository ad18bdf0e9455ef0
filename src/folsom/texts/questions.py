"""Questions: a decision in words, its options, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from folsom.texts import things as say
from folsom.texts.catalogue import Texts

# What these ask about is the own hand or a secret choice: nobody else may look on.
PRIVATE: Final = frozenset(
    {
        "plan",
        "cover",
        "place",
        "free_card",
        "discard_bullets",
        "keep_cards",
        "hide",
        "attack",
        "melee",
        "attack_plan",
        "play_one",
        "play_two",
        "play_more",
        "reflex",
        "pay",
        "program",
        "document",
        "drop_loot",
    }
)
HANDFUL: Final = 3  # cards drawn in a player turn

View = Mapping[str, Any]

_ROLES: Final[Mapping[str, Callable[[Texts, str], object]]] = {
    "token": say.some_token,
    "place": lambda texts, position: say.place(texts, position, "to"),
    "card": say.card,
    "document": lambda texts, id: texts(f"document-{id}"),
}


def prompt(texts: Texts, decision: Mapping[str, Any]) -> str:
    """The question itself; ``decision`` is ``Decision.to_json()``."""
    words: dict[str, object] = {
        "seat": say.seat(texts, decision["seat"]),
        "marshal": say.figure(texts, "marshal"),
    }
    for role, thing in decision["about"].items():
        words[role] = _ROLES.get(role, say.figure)(texts, thing)
    return say.opening(texts(f"ask-{decision['question']}", **words))


def hint(texts: Texts, question: str, view: View | None = None) -> tuple[str, str]:
    """A short explanation of the question, and the rules it rests on; two trains have others."""
    if view is not None and "armored" in view and texts.has(f"ask-{question}.trains"):
        return texts(f"ask-{question}.trains"), texts(f"ask-{question}.trains_rules")
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
    if "hideout" in points:
        words["place"] = say.hideout(texts, points["hideout"])
    if "figure" in points:
        words["figure"] = words["target"] = say.figure(texts, points["figure"])
        at = _where(points["figure"], view)
        words["place"] = say.place(texts, at) if at else ""
    if "token" in points:
        words["token"] = _token(texts, points, view, story=case == "drop")
    if "shots" in points:
        words["shots"] = _shots(texts, points["shots"], view)
    if "prisoner" in points:
        words["prisoner"] = say.prisoner(texts, points["prisoner"])
        words["power"] = say.power(texts, points["prisoner"].removeprefix("admirer_of_"))
    if case in ("pay", "lay_down"):
        words["token"] = say.some_token(texts, points["token"])
        if len(points) > 1:
            words["money"] = say.face(texts, points)
            case = "worth"
    if "action" in points:
        words["card"] = say.card(texts, points["action"])
    if points.get("shooter") == "neutral":
        case = "neutral"
    elif "shooter" in points:
        words["shooter"] = say.figure(texts, points["shooter"])
    if case == "gatling":
        words["targets"] = say.figures(texts, points["targets"])
    if "hostage" in points:
        words |= say.hostage(texts, points["hostage"])
    if "flask" in points:
        words["flask"] = texts(f"flask-{points['flask']}")
        words["bandit"] = say.figure(texts, points["bandit"])
        case = "drink_of" if ":" in chosen["text"] else case
    if len(chosen["text"].split()) > 1 and case == "board":
        words["figures"] = say.figures(texts, points["bandits"])
        case = "board_both" if len(points["bandits"]) > 1 else "board_some"
    if "victim" in decision["about"]:
        words["victim"] = say.figure(texts, decision["about"]["victim"])
    return say.opening(texts(f"ask-{decision['question']}.{case}", **words))


def _where(figure: str, view: View) -> str | None:
    """The position of a bandit, or of another figure that can be a target."""
    if figure in view.get("couriers", {}):
        return str(view["couriers"][figure])
    found = view["bandits"].get(figure) or view[figure]
    at: str | None = found if isinstance(found, str) else found["at"]
    return at


def _shots(texts: Texts, shots: Mapping[str, int], view: View) -> str:
    """Whom the Marshal hits with which Colt, and what the bullet does besides."""
    colts = view["law"]["colts"]
    return texts.listing(
        texts(
            "ask-shoot.one",
            figure=say.figure(texts, figure),
            place=say.place(texts, view["bandits"][figure]["at"]),
            colt=colt,
            effect=texts(f"effect-{colts[colt - 1]['next']}"),
        )
        for figure, colt in shots.items()
    )


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
    return say.token(texts, points["token"], label, known_face(view, label))


def known_face(view: View, label: int | None) -> int | str | None:
    """What the seat remembers of a token that lies face down: money, or a drink."""
    if not label:
        return None
    for place in places(view):
        for token in (*place["purses"], *place.get("whiskeys", ()), *place.get("mailbags", ())):
            if token["label"] == label:
                face: int | str | None = token.get("value", token.get("drink"))
                return face
    return None


def places(view: View) -> Iterator[Mapping[str, Any]]:
    """Everything on which loot may lie, on the train and beside it."""
    yield from (car[floor] for car in view["train"] for floor in ("in", "roof"))
    yield from view["places"].values()
    for car in view.get("armored", ()):
        yield from (car[floor] for floor in ("in", "roof") if car[floor] is not None)
