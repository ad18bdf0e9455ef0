"""The things of the game in words: who, where, which card, which loot."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from string import ascii_lowercase
from typing import Any, Final

from folsom.boxes import shelf
from folsom.boxes.box import VALUE, Token
from folsom.extras import extra
from folsom.texts import box
from folsom.texts.messages import Figure, Texts

with extra("play"):
    from fluent.runtime.types import fluent_number

GROUPED: Final = 10_000  # from here on thousands stand apart
_BEGINNING: Final = re.compile(r"(?:^|[.!?]\s+)\w")


def figure(texts: Texts, id: str) -> Figure:
    """A bandit or a lawman with its player, and the gender that sentences need."""
    printed = role(texts, id)
    person = texts.people.get(id)
    if person is None:
        return printed
    return Figure(texts("person", name=person.name, bandit=_short(texts, id)), printed.gender)


def seat(texts: Texts, id: str) -> Figure:
    """The player of a seat; a person with several bandits is called by all of them."""
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
    """A figure as the game itself calls it, without its player."""
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
    texts: Texts,
    id: str,
    edition: str = "2016",
    chosen: str | None = None,
    cases: Iterable[str] = (),
) -> str:
    """What a bandit can do; boxes, players' choices and some printings give another power."""
    others = (*cases, *((chosen,) if chosen else ()), edition)
    return texts(box.worded(texts, f"bandit-{id}", f"bandit-{id}.power", others))


def place(texts: Texts, position: str, way: str = "at") -> str:
    """``3.roof`` as "on the roof of car 3", or on the way "to the roof of car 3"."""
    beside = f"place-{way}-{position.replace('.', '-')}"
    if texts.has(beside):
        return texts(beside)
    car, floor = position.split(".")
    number = car.lstrip(ascii_lowercase)
    train = car.removesuffix(number)  # what stands before the number, on another train
    return texts(f"place-{way}-{train}" if train else f"place-{way}", car=int(number), floor=floor)


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
    if not known:
        return texts(f"{kind}-label", label=label)
    says = tokens()[kind].says
    words = {"money" if says == VALUE else says: face(texts, {says: known})}
    return texts(f"{kind}-known", label=label, **words)


def worthy_token(texts: Texts, kind: str, worth: int | None) -> str:
    """A piece of loot that says itself what it is worth: "the jewel ($500)"."""
    the = token(texts, kind)
    return texts("token-worth", token=the, money=money(texts, worth)) if worth else the


def face(texts: Texts, seen: Mapping[str, Any]) -> str:
    """What somebody sees on the hidden side of a token: money, or what the box calls it."""
    for says in seen.keys() & faces():
        return str(box.words()[says](texts, seen[says]))
    return money(texts, seen[VALUE]) if seen[VALUE] else texts("worthless")


@cache
def faces() -> frozenset[str]:
    """What hidden sides of tokens are that are no money."""
    return frozenset(token.says for token in tokens().values()) - {VALUE}


@cache
def tokens() -> dict[str, Token]:
    return {token.name: token for its in shelf.boxes().values() for token in its.tokens.values()}


def happening(texts: Texts, id: str, cases: Iterable[str] = ()) -> dict[str, str]:
    """An event of a Round card and what it does; some do another thing in games with a box."""
    key = f"happening-{id}"
    return {"event": texts(key), "hint": texts(box.worded(texts, key, f"{key}.hint", cases))}


def some_token(texts: Texts, kind: str) -> str:
    """A piece of loot in a story: "a jewel", "a purse"."""
    return texts(f"token-{kind}.a")


def money(texts: Texts, amount: int) -> str:
    """An amount as the box prints it, "$1000"; the sign of a loss comes before everything."""
    number = fluent_number(abs(amount), useGrouping=abs(amount) >= GROUPED)
    return texts("money.owed" if amount < 0 else "money", amount=number)


def round_card(texts: Texts, id: str) -> str:
    return texts(f"round-{id}")
