"""Narration: an event, as a seat saw it, becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from folsom.game.notation import VALUED
from folsom.texts import box
from folsom.texts import things as say
from folsom.texts.box import Seen, Sentence
from folsom.texts.messages import Texts

# Book-keeping that everybody can read off the table; a log shows it, a story does not.
QUIET: Final = frozenset(
    {"hand_filled", "hand_returned", "cards_returned", "placed", "poured", "round_ended"}
)
MARSHAL: Final = "marshal"
HEADLINES: Final = frozenset(
    {"round_begun", "stealin_begun", "resolving", "event_begun", "game_over"}
)


def sentence(texts: Texts, seen: Seen) -> str:
    """What happened, in words; ``seen`` comes from ``event.seen_by(seat)``."""
    kind = seen["kind"]
    told = (tell(texts, seen) for tell in (*box.sentences(kind), _SPECIAL.get(kind, plain)))
    return say.opening(next(filter(None, told)))


def is_news(seen: Seen) -> bool:
    """Does a story tell it? One's own new cards are news, those of others are not."""
    kind = seen["kind"]
    return bool(seen.get("cards")) or not (kind in QUIET or kind in box.united("quiet"))


def is_headline(seen: Seen) -> bool:
    """Does it open something new, under which the following events belong?"""
    return seen["kind"] in HEADLINES or seen["kind"] in box.united("headlines")


def in_words(texts: Texts, seen: Seen) -> dict[str, object]:
    """The things of an event as the catalogues want them; the Marshal is in many of them."""
    known = _known_words()
    words = {name: known[name](texts, value) for name, value in seen.items() if name in known}
    return {MARSHAL: say.figure(texts, MARSHAL), **words}


@cache
def _known_words() -> Mapping[str, box.Word]:
    return {**_WORDS, **box.words()}


def _number(texts: Texts, value: int) -> int:
    return value


_WORDS: Final[Mapping[str, Callable[[Texts, Any], object]]] = {
    **dict.fromkeys(("seat", "first", "partner"), say.seat),
    **dict.fromkeys(("bandit", "figure", "target", "victim"), say.figure),
    **dict.fromkeys(
        ("round", "turn", "number", "kept", "discarded", "bullets_left", "supply"), _number
    ),
    **dict.fromkeys(("concerned", "received", "car"), _number),
    **dict.fromkeys(("value", "amount", "money"), say.money),
    "car": _number,
    "card": say.card,
    "cards": say.cards,
    "position": say.place,
    "token": say.some_token,
    "round_card": say.round_card,
}


def plain(texts: Texts, seen: Seen, case: str = "", **more: object) -> str:
    key = f"event-{seen['kind']}" + (f".{case}" if case else "")
    return texts(key, **{**in_words(texts, seen), **more})


def _first(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, seat=say.seat(texts, seen["first"]))


def placed(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, place=say.place(texts, seen["position"]))


def _turn_begun(texts: Texts, seen: Seen) -> str:
    turn = f"turn-{seen['turn_type']}"
    words = {"turn": seen["turn"] + 1, "turn_type": texts(turn), "hint": texts(f"{turn}.hint")}
    return texts("event-turn_begun", **words)


def with_cards(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "seen" if seen.get("cards") else "")


def _drew(texts: Texts, seen: Seen) -> str:
    return with_cards(texts, seen) if seen["number"] else plain(texts, seen, "none")


def _played(texts: Texts, seen: Seen) -> str:
    if "card" not in seen:
        return plain(texts, seen, "hidden")
    other = seen["bandit"] != seen["seat"]
    if seen["hidden"]:
        return plain(texts, seen, "own_other" if other else "own")
    return plain(texts, seen, "other" if other else "")


def _resolving(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "revealed" if seen["was_hidden"] else "")


def _no_effect(texts: Texts, seen: Seen) -> str:
    why = f"why-{seen['why']}"
    own = f"{why}-{seen['card']}"  # a card that needs words of its own
    why = texts(own if texts.has(own) else why, bandit=say.figure(texts, seen["bandit"]))
    return plain(texts, seen, why=why)


def _moved(texts: Texts, seen: Seen) -> str:
    goal = say.place(texts, seen["to"], "to")
    if texts.has(f"event-{seen['figure']}_moved"):
        key = f"event-{seen['figure']}_moved"
        case = f"{key}.{seen['how']}"
        words = in_words(texts, seen)
        return texts(case if texts.has(case) else key, **words, place=goal)
    case = seen["how"]
    if seen["from"] == seen["to"]:
        stayed = f"{case}_stayed"
        case = stayed if texts.has(f"event-moved.{stayed}") else "stayed"
    elif case == "climbed" and seen["to"].endswith(".in"):
        case = "down"
    return plain(texts, seen, case, place=goal)


def loot(texts: Texts, seen: Seen) -> str:
    """Loot that changes hands; a purse's value is told to those who learn it."""
    words = in_words(texts, seen)
    if "position" in seen:
        words["place"] = say.place(texts, seen["position"])
    if not knows(seen):
        return texts(f"event-{seen['kind']}", **words)
    return texts(f"event-{seen['kind']}.seen", **words, money=say.face(texts, seen))


def knows(seen: Seen) -> bool:
    """Is something told here that the token itself does not say to all?"""
    if not seen.keys().isdisjoint(say.faces()):
        return True
    return "value" in seen and seen["token"] in VALUED


def _supply_short(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "removed" if seen["removed"] else "")


def _event_begun(texts: Texts, seen: Seen) -> str:
    words = say.happening(texts, seen["event"], _cases(seen))
    return plain(texts, seen, "exclaimed" if words["event"].endswith("!") else "", **words)


def _cases(seen: Seen) -> list[str]:
    """Some events say themselves in what kind of game they happen."""
    return [its.case for its in box.boxes() if its.case and seen.get(its.case)]


def _paid(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, money=say.money(texts, seen["amount"]))


def _returned(texts: Texts, seen: Seen) -> str:
    return plain(texts, seen, "one" if "bandit" in seen else "")


def _scored(texts: Texts, seen: Seen) -> str:
    case = "loss" if seen["money"] < 0 else ""
    return plain(texts, seen, case, gunslinger="yes" if seen["gunslinger"] else "no")


def _game_over(texts: Texts, seen: Seen) -> str:
    winners = seen["winners"]
    return plain(texts, seen, winners=say.seats(texts, winners), number=len(winners))


_SPECIAL: Final[Mapping[str, Sentence]] = {
    "game_begun": _first,
    "placed": placed,
    "round_begun": _first,
    "turn_begun": _turn_begun,
    "hand_filled": with_cards,
    "drew": _drew,
    "played": _played,
    "resolving": _resolving,
    "no_effect": _no_effect,
    "moved": _moved,
    "loot_fell": loot,
    "loot_kept": loot,
    "loot_taken": loot,
    "loot_laid": loot,
    "loot_forfeited": loot,
    "supply_short": _supply_short,
    "event_begun": _event_begun,
    "paid": _paid,
    "cards_returned": _returned,
    "scored": _scored,
    "game_over": _game_over,
}
