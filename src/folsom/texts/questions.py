"""Questions: a decision in words, its options, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from folsom.boxes.box import VALUE
from folsom.game.notation import PLURALS
from folsom.texts import box
from folsom.texts import things as say
from folsom.texts.box import Asked, View
from folsom.texts.messages import Texts

PLAN: Final = "plan"
_SEEN: Final = frozenset({"figure", "token"})  # what an option looks up there
HANDFUL: Final = 3  # cards drawn in a player turn


_ROLES: Final[Mapping[str, Callable[[Texts, str], object]]] = {
    "token": say.some_token,
    "place": lambda texts, position: say.place(texts, position, "to"),
    "card": say.card,
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
        word = _ROLES.get(role) or box.words().get(role, say.figure)
        words[role] = word(texts, thing)
    return say.opening(texts(f"ask-{decision['question']}", **words))


def special(texts: Texts, decision: Mapping[str, Any], view: View) -> str | None:
    """What is unlike other times: the kind of turn, how many cards may be kept."""
    question, options = decision["question"], decision["options"]
    for its in box.boxes():
        if said := its.special(texts, decision, view):
            return said
    if (question != PLAN and question not in box.united("plans")) or not view["turns"]:
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
    """A short explanation of the question, and the rules it rests on; some games have others."""
    key = f"ask-{question}"
    for case in box.cases(view or {}):
        if texts.has(f"{key}.{case}"):
            return texts(f"{key}.{case}"), texts(f"{key}.{case}_rules")
    return texts(f"{key}.hint"), texts(f"{key}.rules")


def tells_of_the_position(chosen: Mapping[str, Any]) -> bool:
    """Does the text of an option depend on the view, besides on what it points at?"""
    seen = _SEEN | box.united("told_by_view")
    return chosen["verb"] == "draw" or not seen.isdisjoint(chosen["points_at"])


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
        at = _where(points["figure"], view)
        words["place"] = say.place(texts, at) if at else ""
    if "token" in points:
        words["token"] = _token(texts, points, view, story=case == "drop")
    if "action" in points:
        words["card"] = say.card(texts, points["action"])
    if wording := box.wordings().get(chosen["verb"]):
        case, more = wording(texts, decision, chosen, view)
        words |= more
    if "victim" in decision["about"]:
        words["victim"] = say.figure(texts, decision["about"]["victim"])
    return say.opening(texts(f"ask-{decision['question']}.{case}", **words))


def own_token(texts: Texts, _: Asked, chosen: Asked, __: View) -> tuple[str, dict[str, object]]:
    """A token of one's own sheet, with its face as far as it is known."""
    points = chosen["points_at"]
    token = say.some_token(texts, points["token"])
    if len(points) == 1:
        return chosen["verb"], {"token": token}
    return "worth", {"token": token, "money": say.face(texts, points)}


def _where(figure: str, view: View) -> str | None:
    """The position of a bandit, or of another figure that can be a target."""
    found = view["bandits"].get(figure)
    at: str | None = found["at"] if found else box.figures(view)[figure]
    return at


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
    """A token has a number only for seats that know something of it."""
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
    labelled = (token for place in places(view) for token in _labelled(place))
    known = (token for token in labelled if token["label"] == label)
    seen = (token.get(says) for token in known for says in (VALUE, *say.faces()))
    return next(filter(None, seen), None)


def _labelled(place: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The tokens of a place that are told apart."""
    for plural in filter(None, PLURALS):
        tokens = place.get(plural, ())
        yield from () if isinstance(tokens, int) else tokens


def places(view: View) -> Iterator[Mapping[str, Any]]:
    """Everything on which loot may lie, on the train and beside it."""
    yield from view["places"].values()
    for cars in box.trains(view).values():
        yield from (car[floor] for car in cars for floor in ("in", "roof") if car[floor])
