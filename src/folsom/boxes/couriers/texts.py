"""Couriers & Armored Train in sentences: two trains, two teams, Il Professore."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from folsom.boxes.couriers.box import PROFESSORE
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.box import Asked, BoxTexts, Seen, Train, View
from folsom.texts.narration import in_words, knows, plain, with_cards
from folsom.texts.questions import own_token

Worded = tuple[str, Mapping[str, object]]

BINOCULARS: Final = "binoculars"
NEUTRAL: Final = "neutral"


def team(texts: Texts, colour: str) -> str:
    return texts(f"team-{colour}")


def document(texts: Texts, whose: str) -> str:
    return texts(f"document-{whose}")


# Events


def _resolving(texts: Texts, seen: Seen) -> str:
    if seen["bandit"] == PROFESSORE:
        return texts("event-resolving_scheme", **in_words(texts, seen))
    if seen["card"] == BINOCULARS:
        return texts("event-resolving_scheme.bandit", **in_words(texts, seen))
    return ""


def _moved(texts: Texts, seen: Seen) -> str:
    if not seen["figure"].startswith("courier"):
        return ""
    down = seen["to"].endswith(".in")
    goal = say.place(texts, seen["to"], "to")
    return texts("event-courier_moved.down" if down else "event-courier_moved", place=goal)


def _loot_seen(texts: Texts, seen: Seen) -> str:
    """COUR-LOOT-05: everybody sees what the robber does with it, and the robber alone why."""
    back = "back" if seen["put_back"] else ""
    place = say.place(texts, seen["position"])
    if knows(seen):
        case = f"seen_{back}" if back else "seen"
        return plain(texts, seen, case, place=place, money=say.face(texts, seen))
    return plain(texts, seen, back, place=place)


def _gatling_fired(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, targets=say.figures(texts, seen["targets"]))


def _bullet_removed(texts: Texts, seen: Seen) -> str:
    if seen["shooter"] == NEUTRAL:
        return plain(texts, seen, NEUTRAL)
    return plain(texts, seen, shooter=say.figure(texts, seen["shooter"]))


def _accepted(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "" if seen["accepted"] else "refused")


def _schemer_laid(texts: Texts, seen: Seen) -> str:
    if seen["hidden"]:
        return plain(texts, seen, "hidden")
    return plain(texts, seen, "" if seen["bandit"] == PROFESSORE else "bandit")


def _gang_paid(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, **seen["bullets"])


# Options


def _gatling(texts: Texts, _: Asked, chosen: Asked, __: View) -> Worded:
    return "gatling", {"targets": say.figures(texts, chosen["points_at"]["targets"])}


def _cure(texts: Texts, _: Asked, chosen: Asked, __: View) -> Worded:
    shooter = chosen["points_at"]["shooter"]
    if shooter == NEUTRAL:
        return NEUTRAL, {}
    return "cure", {"shooter": say.figure(texts, shooter)}


class CouriersTexts(BoxTexts):
    words: ClassVar = {"team": team, "document": document}
    sentences: ClassVar = {
        "resolving": _resolving,
        "moved": _moved,
        "loot_seen": _loot_seen,
        "gatling_fired": _gatling_fired,
        "bullet_removed": _bullet_removed,
        "accepted": _accepted,
        "schemer_laid": _schemer_laid,
        "gang_paid": _gang_paid,
        "extra_cards": with_cards,
        "card_lost": with_cards,
    }
    options: ClassVar = {"gatling": _gatling, "cure": _cure, "lay_down": own_token}
    case = "trains"
    shown_by = "armored"

    def figures(self, view: View) -> Mapping[str, str]:
        found: Mapping[str, str] = view.get("couriers", {})
        return found

    def trains(self, view: View) -> Mapping[str, Train]:
        return {"a": view["armored"]} if "armored" in view else {}


BOX: Final = CouriersTexts()
