"""Questions: a decision in words, its options, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from folsom.texts import things as say
from folsom.texts.catalogue import Texts

_PLANS: Final = ("plan", "melee", "play_one", "play_two", "play_more", "cover")
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
        if isinstance(thing, int):
            continue
        words[role] = _ROLES.get(role, say.figure)(texts, thing)
    return say.opening(texts(f"ask-{decision['question']}", **words))


def special(texts: Texts, decision: Mapping[str, Any], view: View) -> str | None:
    """What is unlike other times: the kind of turn, how many cards may be kept."""
    question, options = decision["question"], decision["options"]
    if question == "attack_plan":
        left = view["attack_plans"] - len(view["own"]["kept"])
        return texts("ask-attack_plan.special", number=left)
    if question not in _PLANS or not view["turns"]:
        return None
    turn = view["turns"][min(view["turn"], len(view["turns"]) - 1)]
    if turn == "standard":
        return None
    if turn == "tunnel" and any(option["points_at"].get("hidden") for option in options):
        return texts("turn-tunnel.special")
    if "total" in decision["about"]:
        return texts("turn-speeding_up.special", **decision["about"])
    return texts("turn-special", turn=texts(f"turn-{turn}"), hint=texts(f"turn-{turn}.hint"))


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
        idol = points["prisoner"].removeprefix("admirer_of_")
        words["power"] = say.power(texts, idol)
        words["money"] = say.money(texts, view["game"]["values"]["prisoner"])
        case = "free_own" if idol == decision["about"].get("bandit") else case
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
    kind, label = points["token"], points.get("label")
    if story:
        return say.some_token(texts, kind)
    if not label:
        return say.worthy_token(texts, kind, view["game"]["values"].get(kind))
    known = known_face(view, label)
    return say.token(texts, kind, label, known) if known else _unknown(texts, kind, label, view)


def _unknown(texts: Texts, kind: str, label: int, view: View) -> str:
    """A token has a number only for somebody who knows something of it."""
    maybe = sorted({value for lot in _lots(view, label) for value in lot.get("values", ())})
    if not maybe:
        return texts(f"{kind}-unknown")
    money = texts("perhaps", money=" / ".join(say.money(texts, value) for value in maybe))
    return texts("token-worth", token=say.token(texts, kind, label), money=money)


def offered(options: Iterable[Mapping[str, Any]], view: View) -> list[Mapping[str, Any]]:
    """The options that differ to whoever is asked: one token stands for all that look the same."""
    alike: dict[object, Mapping[str, Any]] = {}
    for option in options:
        alike.setdefault(_look(option, view), option)
    return list(alike.values())


def stands_for(text: str, options: Iterable[Mapping[str, Any]], view: View) -> str:
    """The text of the offered option that is the same to the player as this one."""
    options = list(options)
    looks = {option["text"]: _look(option, view) for option in options}
    return next(
        (str(o["text"]) for o in options if looks[o["text"]] == looks.get(text)),
        text,
    )


def _look(option: Mapping[str, Any], view: View) -> object:
    """What a player can tell of an option."""
    label = option["points_at"].get("label")
    if not label:
        return option["text"]
    lots = [str(lot) for lot in _lots(view, label)]
    return option["verb"], option["points_at"]["token"], known_face(view, label), *lots


def _lots(view: View, label: int) -> list[Mapping[str, Any]]:
    """Tokens that were mixed before one's eyes, among which is this one."""
    return [lot for lot in view.get("mixed", ()) if f"#{label}" in lot["among"]]


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
