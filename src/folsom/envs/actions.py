"""Actions: a fixed list of everything that can ever be chosen in a configuration.

An action is a verb and what it points at, in the words of `docs/notation.md`, but seats
are named by where they sit (`pieces`): `play fire hidden`, `to 3.roof`, `target left2`. Its number
means that in every position, for every seat and in every game of the configuration. Loot that is
told apart by a number on the train is counted: `take purse`, `take purse second` are the purses
that lie there, those that have lain there longest first. Where a hand has cards of two bandits,
those of the seat's second one and borrowed ones are `other:`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from folsom.envs.pieces import BULLET, Eyes, Pieces
from folsom.game import Decision, Option

BUTTONS: Final = ("draw", "yes", "no", "pass", "discard bullet")
ORDINALS: Final = ("", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_TO_PLACES: Final = ("to", "push")


class Actions:
    """The actions of one configuration, by number and by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._numbers = {name: n for n, name in enumerate(self.names)}
        assert len(self._numbers) == len(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str) -> int:
        return self._numbers[name]

    def legal(self, decision: Decision | None, eyes: Eyes) -> dict[int, Option]:
        """The legal options of a decision by the numbers of their actions, ascending."""
        if decision is None:
            return {}
        found = {
            self._numbers[self.name(option, decision, eyes)]: option for option in decision.options
        }
        assert len(found) == len(decision.options)
        return dict(sorted(found.items()))

    def name(self, option: Option, decision: Decision, eyes: Eyes) -> str:
        """What an option is called; as in notation, where everybody names all things alike."""
        return option.text


class ExpressActions(Actions):
    """Those of a configuration of Colt Express."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(list(dict.fromkeys(_all(pieces))))
        self._verbs = {verb: name for box in pieces.boxes for verb, name in box.verbs.items()}

    def name(self, option: Option, decision: Decision, eyes: Eyes) -> str:
        verb, things = option.verb, option.points_at
        if verb in ("play", "keep"):
            whose = "other:" if things["card"] != BULLET and eyes.is_other(things["bandit"]) else ""
            return f"{verb} {whose}{things['card']}{' hidden' if things.get('hidden') else ''}"
        if "position" in things:
            return f"{verb} {things['position']}"
        if verb == "take":
            return _counted(f"take {things['token']}", _rank(option, decision))
        if verb in self._verbs:
            return self._verbs[verb](things, eyes)
        if "figure" in things:
            return f"{verb} {eyes.figure(things['figure'])}"
        return option.text  # it points at nothing, or at a thing that everybody names alike


# All of them


def _all(pieces: Pieces) -> Iterator[str]:
    config, boxes = pieces.config, pieces.boxes
    keeps_cards = any(box.keeps_cards(config) for box in boxes)
    yield from BUTTONS
    for thing in (thing for box in boxes for thing in box.plays(config)):
        yield from (f"play {thing}", f"play {thing} hidden")
    if keeps_cards:
        yield f"keep {BULLET}"
    for whose in ("", "other:") if pieces.shares_hands else ("",):
        for card in pieces.cards:
            yield from (f"play {whose}{card}", f"play {whose}{card} hidden")
            if keeps_cards:
                yield f"keep {whose}{card}"
    for verb in _TO_PLACES:
        yield from (f"{verb} {place}" for place in pieces.places)
    yield from (f"target {figure}" for figure in pieces.figures)
    for verb in (verb for box in boxes for verb in box.at_bandits(config)):
        yield from (f"{verb} {bandit}" for bandit in pieces.bandits)
    for token, number in pieces.offered.items():
        yield from (_counted(f"take {token}", n) for n in range(number))
        yield f"drop {token}"
    for box in boxes:
        yield from box.actions(pieces)


def _counted(name: str, n: int) -> str:
    word = ORDINALS[n] if n < len(ORDINALS) else f"{n + 1}th"
    return f"{name} {word}".rstrip()


# The name of an option


def _rank(option: Option, decision: Decision) -> int:
    """How many of the tokens of this kind that are offered have lain there longer."""
    token, label = option.points_at["token"], option.points_at.get("label", 0)
    return sum(
        other.verb == "take"
        and other.points_at["token"] == token
        and other.points_at.get("label", 0) < label
        for other in decision.options
    )
