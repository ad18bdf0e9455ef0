"""Narration: an event, as a seat saw it, becomes a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from folsom.texts import superexpress
from folsom.texts import things as say
from folsom.texts.catalogue import Texts

Seen = Mapping[str, Any]
Telling = Callable[[Texts, Seen], str]

# Book-keeping that everybody can read off the table; a log shows it, a story does not.
QUIET: Final = frozenset(
    {"hand_filled", "hand_returned", "cards_returned", "placed", "poured", "round_ended"}
    | superexpress.QUIET
)
VALUED: Final = ("purse", "mailbag", "bag", "nugget")  # tokens whose value is hidden
MARSHAL: Final = "marshal"
PROFESSORE: Final = "professore"
BINOCULARS: Final = "binoculars"
HEADLINES: Final = (
    frozenset({"round_begun", "stealin_begun", "resolving", "event_begun", "game_over"})
    | superexpress.HEADLINES
)


def sentence(texts: Texts, seen: Seen) -> str:
    """What happened, in words; ``seen`` comes from ``event.seen_by(seat)``."""
    telling = _SPECIAL.get(seen["kind"])
    if telling:
        return say.opening(telling(texts, seen))
    return say.opening(_plain(texts, seen, superexpress.attribute(seen)))


def is_news(seen: Seen) -> bool:
    """Does a story tell it? One's own new cards are news, those of others are not."""
    return seen["kind"] not in QUIET or bool(seen.get("cards"))


def is_headline(seen: Seen) -> bool:
    """Does it open something new, under which the following events belong?"""
    return seen["kind"] in HEADLINES


def in_words(texts: Texts, seen: Seen) -> dict[str, object]:
    """The things of an event as the catalogues want them; the Marshal is in many of them."""
    words = {name: _WORDS[name](texts, value) for name, value in seen.items() if name in _WORDS}
    return {MARSHAL: say.figure(texts, MARSHAL), **words}


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
    "drink": say.drink,
    "team": say.team,
    "card": say.card,
    "cards": say.cards,
    "position": say.place,
    "token": say.some_token,
    "round_card": say.round_card,
}


def _plain(texts: Texts, seen: Seen, case: str = "", **more: object) -> str:
    key = f"event-{seen['kind']}" + (f".{case}" if case else "")
    return texts(key, **in_words(texts, seen), **more)


def _game_begun(texts: Texts, seen: Seen) -> str:
    """With a horse attack nobody is first yet."""
    return _first(texts, seen) if seen["first"] else texts("event-game_begun.attack")


def _first(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, seat=say.seat(texts, seen["first"]))


def _placed(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, place=say.place(texts, seen["position"]))


def _turn_begun(texts: Texts, seen: Seen) -> str:
    turn = f"turn-{seen['turn_type']}"
    words = {"turn": seen["turn"] + 1, "turn_type": texts(turn), "hint": texts(f"{turn}.hint")}
    return texts("event-turn_begun", **words)


def _free_card(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "seen" if seen.get("cards") else "" if seen["taken"] else "none")


def _with_cards(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "seen" if seen.get("cards") else "")


def _drew(texts: Texts, seen: Seen) -> str:
    return _with_cards(texts, seen) if seen["number"] else _plain(texts, seen, "none")


def _played(texts: Texts, seen: Seen) -> str:
    if "card" not in seen:
        return _plain(texts, seen, "hidden")
    other = seen["bandit"] != seen["seat"]
    if seen["hidden"]:
        return _plain(texts, seen, "own_other" if other else "own")
    return _plain(texts, seen, "other" if other else "")


def _resolving(texts: Texts, seen: Seen) -> str:
    if seen["bandit"] == PROFESSORE:
        return texts("event-resolving_scheme", **in_words(texts, seen))
    if seen["card"] == BINOCULARS:
        return texts("event-resolving_scheme.bandit", **in_words(texts, seen))
    return _plain(texts, seen, "revealed" if seen["was_hidden"] else "")


def _no_effect(texts: Texts, seen: Seen) -> str:
    why = f"why-{seen['why']}"
    own = f"{why}-{seen['card']}"  # a card that needs words of its own
    why = texts(own if texts.has(own) else why, bandit=say.figure(texts, seen["bandit"]))
    return _plain(texts, seen, why=why)


def _moved(texts: Texts, seen: Seen) -> str:
    goal = say.place(texts, seen["to"], "to")
    if seen["figure"].startswith("courier"):
        down = seen["to"].endswith(".in")
        return texts("event-courier_moved.down" if down else "event-courier_moved", place=goal)
    if texts.has(f"event-{seen['figure']}_moved"):
        key = f"event-{seen['figure']}_moved"
        case = f"{key}.{seen['how']}"
        words = in_words(texts, seen)
        return texts(case if texts.has(case) else key, **words, place=goal)
    case = seen["how"]
    if seen["from"] == seen["to"]:
        case = "remounted" if case == "rode" else "stayed"
    elif case == "climbed" and seen["to"].endswith(".in"):
        case = "down"
    return _plain(texts, seen, case, place=goal)


def _loot(texts: Texts, seen: Seen) -> str:
    """Loot that changes hands; a purse's value is told to those who learn it."""
    words = in_words(texts, seen)
    words["token"] = say.some_token(texts, seen["token"], seen.get("label"))
    if "position" in seen:
        words["place"] = say.place(texts, seen["position"])
    if not knows(seen):
        return texts(f"event-{seen['kind']}", **words)
    return texts(f"event-{seen['kind']}.seen", **words, money=say.face(texts, seen))


def knows(seen: Seen) -> bool:
    """Is something told here that the token itself does not say to all?"""
    is_valued = seen["token"] in VALUED and "value" in seen
    return is_valued or "drink" in seen or "document" in seen


def _loot_seen(texts: Texts, seen: Seen) -> str:
    """COUR-LOOT-05: everybody sees what the robber does with it, and he alone why."""
    back = "back" if seen["put_back"] else ""
    place = say.place(texts, seen["position"])
    if knows(seen):
        case = f"seen_{back}" if back else "seen"
        return _plain(texts, seen, case, place=place, money=say.face(texts, seen))
    return _plain(texts, seen, back, place=place)


def _gatling_fired(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, targets=say.figures(texts, seen["targets"]))


def _bullet_removed(texts: Texts, seen: Seen) -> str:
    if seen["shooter"] == "neutral":
        return _plain(texts, seen, "neutral")
    return _plain(texts, seen, shooter=say.figure(texts, seen["shooter"]))


def _accepted(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "" if seen["accepted"] else "refused")


def _schemer_laid(texts: Texts, seen: Seen) -> str:
    if seen["hidden"]:
        return _plain(texts, seen, "hidden")
    return _plain(texts, seen, "" if seen["bandit"] == PROFESSORE else "bandit")


def _gang_paid(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, **seen["bullets"])


def _goal(texts: Texts, seen: Seen) -> str:
    """MARSHAL-GOAL-01: a new Goal is told to the Marshal alone."""
    if "goal" not in seen:
        return _plain(texts, seen)
    case = {"goal_drawn": "seen", "goal_judged": "met" if seen.get("met") else ""}
    return _plain(texts, seen, case.get(seen["kind"], ""), **say.goal(texts, seen["goal"]))


def _arrested(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "poster" if seen["poster"] else "")


def _colt_fired(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, colt=seen["colt"], effect=texts(f"effect-{seen['effect']}"))


def _prisoner(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, prisoner=say.prisoner(texts, seen["prisoner"]))


def _brawler_taken(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, title=texts(f"brawler-{seen['title']}"))


def _rescued(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, place=say.place(texts, seen["position"], "to"))


def _rewarded(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, prisoners=seen["prisoners"], mailbags=seen["mailbags"])


def _hostage_taken(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, **say.hostage(texts, seen["hostage"]))


def _drank(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "empty" if seen["empty"] else "")


def _supply_short(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "removed" if seen["removed"] else "")


def _travels(texts: Texts, seen: Seen) -> str:
    """EXTRA-CAR-43: where he hides is told to his player alone."""
    if "hideout" in seen:
        return _plain(texts, seen, "seen", place=say.hideout(texts, seen["hideout"]))
    return _plain(texts, seen)


def _event_begun(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, **say.happening(texts, seen["event"], seen.get("law", False)))


def _paid(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, money=say.money(texts, seen["amount"]))


def _returned(texts: Texts, seen: Seen) -> str:
    return _plain(texts, seen, "one" if "bandit" in seen else "")


def _scored(texts: Texts, seen: Seen) -> str:
    case = "loss" if seen["money"] < 0 else ""
    return _plain(texts, seen, case, gunslinger="yes" if seen["gunslinger"] else "no")


def _game_over(texts: Texts, seen: Seen) -> str:
    winners = seen["winners"]
    return _plain(texts, seen, winners=say.seats(texts, winners), number=len(winners))


_SPECIAL: Final[Mapping[str, Telling]] = {
    "game_begun": _game_begun,
    "placed": _placed,
    "appeared": _placed,
    "travels": _travels,
    "boarded": _placed,
    "hostage_taken": _hostage_taken,
    "drank": _drank,
    "flask_spilt": _placed,
    "goal_drawn": _goal,
    "goal_shown": _goal,
    "goal_judged": _goal,
    "arrested": _arrested,
    "colt_fired": _colt_fired,
    "prisoner_freed": _prisoner,
    "prisoner_seized": _prisoner,
    "mailbag_seized": _loot,
    "loot_seen": _loot_seen,
    "gatling_fired": _gatling_fired,
    "bullet_removed": _bullet_removed,
    "accepted": _accepted,
    "schemer_laid": _schemer_laid,
    "gang_paid": _gang_paid,
    "extra_cards": _with_cards,
    "card_lost": _with_cards,
    "thanked": _loot,
    "brawler_taken": _brawler_taken,
    "loot_rescued": _rescued,
    "rewarded": _rewarded,
    "round_begun": _first,
    "turn_begun": _turn_begun,
    "free_card": _free_card,
    "borrowed": _with_cards,
    "hand_filled": _with_cards,
    "drew": _drew,
    "programmed": _with_cards,
    "played": _played,
    "resolving": _resolving,
    "no_effect": _no_effect,
    "moved": _moved,
    "loot_fell": _loot,
    "loot_kept": _loot,
    "loot_taken": _loot,
    "loot_laid": _loot,
    "loot_forfeited": _loot,
    "supply_short": _supply_short,
    "event_begun": _event_begun,
    "paid": _paid,
    "cards_returned": _returned,
    "scored": _scored,
    "game_over": _game_over,
}
