"""The things of the game in words: who, where, which card, which loot."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from folsom.texts.catalogue import Figure, Texts

_BEGINNING: Final = re.compile(r"(?:^|[.!?]\s+)\w")


def figure(texts: Texts, id: str) -> Figure:
    """A bandit or a lawman, and who plays it, with the gender that sentences need."""
    printed = role(texts, id)
    person = texts.people.get(id)
    if person is None:
        return printed
    return Figure(texts("person", name=person.name, bandit=_short(texts, id)), printed.gender)


def seat(texts: Texts, id: str) -> Figure:
    """Whoever sits there; a person with several bandits is called by all of them."""
    person = texts.people.get(id)
    if person is None or len(person.figures) == 1:
        return figure(texts, id)
    bandits = " + ".join(_short(texts, bandit) for bandit in person.figures)
    return Figure(texts("person", name=person.name, bandit=bandits), role(texts, id).gender)


def _short(texts: Texts, id: str) -> str:
    """A figure as it stands beside a name: "Marshal", without an article."""
    name = f"figure-{id}.name"
    return texts(name) if texts.has(name) else str(role(texts, id))


def role(texts: Texts, id: str) -> Figure:
    """A figure as the game itself calls it, whoever plays it."""
    if texts.has(f"figure-{id}"):
        return Figure(texts(f"figure-{id}"))
    return Figure(texts(f"bandit-{id}"), texts(f"bandit-{id}.gender"))


def opening(sentence: str) -> str:
    """Sentences begin with a capital, whatever figure or thing they begin with."""
    return _BEGINNING.sub(lambda found: found[0].upper(), sentence)


def figures(texts: Texts, ids: Iterable[str]) -> str:
    return texts.listing(figure(texts, id) for id in ids)


def seats(texts: Texts, ids: Iterable[str]) -> str:
    return texts.listing(seat(texts, id) for id in ids)


def power(
    texts: Texts, id: str, edition: str = "2016", chosen: str | None = None, trains: bool = False
) -> str:
    """What a bandit can do; some printings, players' choices and boxes give another power."""
    if trains and texts.has(f"bandit-{id}.trains"):
        return texts(f"bandit-{id}.trains")
    if chosen and texts.has(f"bandit-{id}.{chosen}"):
        return texts(f"bandit-{id}.{chosen}")
    proto = f"bandit-{id}.proto"
    return texts(proto if edition == "proto" and texts.has(proto) else f"bandit-{id}.power")


def place(texts: Texts, position: str, way: str = "at") -> str:
    """``3.roof`` as "on the roof of car 3", or on the way "to the roof of car 3"."""
    beside = f"place-{way}-{position.replace('.', '-')}"
    if texts.has(beside):
        return texts(beside)
    car, floor = position.split(".")
    if car.startswith("a"):
        return texts(f"place-{way}-armored", car=int(car[1:]), floor=floor)
    return texts(f"place-{way}", car=int(car), floor=floor)


def hideout(texts: Texts, name: str) -> str:
    """``3`` as "under car 3"; what is no car has a text of its own."""
    return texts("hideout", car=int(name)) if name.isdecimal() else texts(f"hideout-{name}")


def card(texts: Texts, name: str, short: bool = False) -> str:
    """A card as a hand names it: ``fire``, or ``tuco:fire`` where it must be said whose."""
    bandit, _, kind = name.rpartition(":")
    word = texts(f"card-{kind}.short" if short else f"card-{kind}")
    return texts("card-of", bandit=role(texts, bandit), card=word) if bandit else word


def cards(texts: Texts, names: Iterable[str]) -> str:
    """A list of cards, equal ones counted."""
    counted = Counter(card(texts, name) for name in names)
    return texts.listing(times(texts, name, number) for name, number in counted.items())


def times(texts: Texts, name: str, number: int) -> str:
    return name if number == 1 else texts("card-times", number=number, card=name)


def token(texts: Texts, kind: str, label: int | None = None, known: int | str | None = None) -> str:
    """A piece of loot that can be pointed at: "the jewel", "purse #7 (it holds $350)"."""
    if not label:
        return texts(f"token-{kind}.the")
    if isinstance(known, int):
        return texts(f"{kind}-known", label=label, money=money(texts, known))
    if known:
        return texts(f"{kind}-known", label=label, drink=drink(texts, known))
    return texts(f"{kind}-label", label=label)


def worthy_token(texts: Texts, kind: str, worth: int | None) -> str:
    """A piece of loot that says itself what it is worth: "the jewel ($500)"."""
    the = token(texts, kind)
    return texts("token-worth", token=the, money=money(texts, worth)) if worth else the


def face(texts: Texts, seen: Mapping[str, Any]) -> str:
    """What somebody sees on the hidden side of a token: money, a drink, whose Document it is."""
    if "document" in seen:
        return texts(f"document-{seen['document']}")
    if "drink" in seen:
        return drink(texts, seen["drink"])
    return money(texts, seen["value"]) if seen["value"] else texts("worthless")


def team(texts: Texts, colour: str) -> str:
    return texts(f"team-{colour}")


def drink(texts: Texts, id: str) -> str:
    """What is in a flask."""
    return texts(f"drink-{id}")


def hostage(texts: Texts, id: str) -> dict[str, str]:
    """A Hostage, what it does to its captor, and what it pays."""
    parts = {part: texts(f"hostage-{id}.{part}") for part in ("effect", "ransom")}
    return {"hostage": texts(f"hostage-{id}"), **parts}


def happening(texts: Texts, id: str, law: bool = False) -> dict[str, str]:
    """An event of a Round card and what it does; some do another thing with a Marshal player."""
    key = f"happening-{id}"
    hint = f"{key}.law" if law and texts.has(f"{key}.law") else f"{key}.hint"
    return {"event": texts(key), "hint": texts(hint)}


def goal(texts: Texts, id: str) -> dict[str, str]:
    """A Goal of the Marshal, and when it is met."""
    if not id.startswith("capture_"):
        return {"goal": texts(f"goal-{id}"), "hint": texts(f"goal-{id}.hint")}
    bandit = role(texts, id.removeprefix("capture_"))
    parts = {"goal": "goal-capture", "hint": "goal-capture.hint"}
    return {part: texts(key, bandit=bandit) for part, key in parts.items()}


def prisoner(texts: Texts, id: str) -> str:
    """A Prisoner is known by the bandit he admires."""
    return texts("prisoner", bandit=role(texts, id.removeprefix("admirer_of_")))


def some_token(texts: Texts, kind: str, label: int | None = None) -> str:
    """A piece of loot in a story: "a jewel", "purse #7"."""
    return token(texts, kind, label) if label else texts(f"token-{kind}.a")


def money(texts: Texts, amount: int) -> str:
    """An amount; the sign of a loss comes before everything."""
    return texts("money.owed" if amount < 0 else "money", amount=abs(amount))


def round_card(texts: Texts, id: str) -> str:
    return texts(f"round-{id}")
