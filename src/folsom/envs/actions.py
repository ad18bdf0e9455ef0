"""Actions: a fixed list of everything that can ever be chosen in a configuration.

An action is a verb and what it points at, in the words of `docs/notation.md` but for people, who
are named by where they sit (`pieces`): `play fire hidden`, `to 3.roof`, `target left2`. Its number
means that in every position, for every seat and in every game of the configuration. Loot that is
told apart by a number on the train is counted: `take purse`, `take purse second` are the purses
that lie there, those that have lain there longest first. Where a hand has cards of two bandits,
those of the seat's second one and borrowed ones are `other:`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Any, Final

from folsom.engine.horses.hostages import HOSTAGE_IDS
from folsom.envs.pieces import BULLET, OTHER_TEAM, OWN_TEAM, Eyes, Pieces
from folsom.game import Config, Decision, Option, SuperConfig, catalogue
from folsom.game.engines import AnyConfig
from folsom.game.notation import DECOY, FLASKS, NUGGET_VALUES, OFF_THE_TRAIN, PRISONER_IDS
from folsom.game.parts import LAW, MODULES

NOBODY: Final = "nobody"
BUTTONS: Final = ("draw", "yes", "no", "pass", "discard bullet")
HORSE_BUTTONS: Final = ("gallop", "leave")
COURIER_BUTTONS: Final = ("feint", "gatling", "keep secret_document", "put back")
ORDINALS: Final = ("", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
PROGRAM_LENGTH: Final = 3
_TO_PLACES: Final = ("to", "push")
_AT_FIGURES: Final = ("target", "caboose", "give", "deliver", "join")


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
            self._numbers[_name(option, decision, eyes)]: option for option in decision.options
        }
        assert len(found) == len(decision.options)
        return dict(sorted(found.items()))


@cache
def _of_super(extensions: tuple[str, ...]) -> Actions:
    rules = SuperConfig(players=3, extensions=extensions).rules()
    hand = [catalogue.super_actions()[kind] for kind in rules.hand]
    return Actions([f"program {' '.join(cards)}" for cards in permutations(hand, PROGRAM_LENGTH)])


def actions_of(config: AnyConfig) -> Actions:
    """Everything that can be chosen in any game of a configuration."""
    if isinstance(config, SuperConfig):
        return _of_super(tuple(config.extensions))
    return Actions(list(dict.fromkeys(_all(Pieces(config)))))


# All of them


def _all(pieces: Pieces) -> Iterator[str]:
    config = pieces.config
    yield from BUTTONS
    if "misty" in config.characters:
        yield from (f"play {BULLET}", f"play {BULLET} hidden")
    if _keeps_cards(config):
        yield f"keep {BULLET}"
    for whose in ("", "other:") if pieces.has_other_cards else ("",):
        for card in pieces.cards:
            yield from (f"play {whose}{card}", f"play {whose}{card} hidden")
            if _keeps_cards(config):
                yield f"keep {whose}{card}"
    for verb in _TO_PLACES:
        yield from (f"{verb} {place}" for place in pieces.places)
    yield from (f"target {figure}" for figure in pieces.figures)
    if "silk" in config.characters:
        yield from (f"give {bandit}" for bandit in pieces.bandits)
    for token, number in pieces.offered.items():
        yield from (_counted(f"take {token}", n) for n in range(number))
        yield f"drop {token}"
    if config.bandits_per_seat == 2:
        yield from (f"caboose {bandit}" for bandit in pieces.bandits)
    if "time_travel_car" in config.modules:
        yield from (f"hide {hideout}" for hideout in pieces.hideouts)
    yield from _of_horses(pieces)
    yield from _of_law(pieces)
    yield from _of_couriers(pieces)


def _keeps_cards(config: Config) -> bool:
    """Experts do, players of two bandits, and those whose Round cards have Attack plans."""
    plans = any(card.keeps for card in config.available_cards)
    return plans or "expert" in config.variants or config.bandits_per_seat == 2


def _counted(name: str, n: int) -> str:
    word = ORDINALS[n] if n < len(ORDINALS) else f"{n + 1}th"
    return f"{name} {word}".rstrip()


def _of_horses(pieces: Pieces) -> Iterator[str]:
    if not pieces.config.has_horses:
        return
    yield from HORSE_BUTTONS
    for verb in ("ride", "flee"):
        yield from (f"{verb} {place}" for place in pieces.places)
    yield from (f"hostage {hostage}" for hostage in HOSTAGE_IDS)
    two = pieces.config.bandits_per_seat == 2
    yield from ("board self.1", "board self.2", "board self.1 self.2") if two else ("board self",)
    for whose in ("self.1", "self.2") if two else ("self",):
        yield from (f"drink {whose} {flask}" for flask in FLASKS)


def _of_law(pieces: Pieces) -> Iterator[str]:
    if not pieces.config.has_marshal_player:
        return
    yield "search"
    yield f"push {OFF_THE_TRAIN}"
    aims = (NOBODY, *pieces.figures)
    yield from (f"shoot {first} {second}" for first in aims for second in aims)
    yield from (f"free {prisoner}" for prisoner in PRISONER_IDS)
    yield from (f"deliver {bandit}" for bandit in pieces.bandits)
    yield from (f"pay {thing}" for thing in _faces(pieces))


def _of_couriers(pieces: Pieces) -> Iterator[str]:
    if not pieces.config.has_couriers:
        return
    yield from COURIER_BUTTONS
    yield from (f"lay_down {thing}" for thing in _faces(pieces))
    yield from (f"join {bandit}" for bandit in pieces.bandits)
    yield from (f"cure {shooter}" for shooter in pieces.shooters)
    for card in pieces.cards:
        yield f"act {card}"
        yield from (f"offer {bandit} {card}" for bandit in pieces.bandits)


def _faces(pieces: Pieces) -> Iterator[str]:
    """Every kind of token, where it has a hidden side with every face."""
    for token in pieces.tokens:
        if token == "secret_document":
            yield from (f"{token} {whose}" for whose in (OWN_TEAM, OTHER_TEAM, DECOY))
        elif token == "nugget":
            yield from (f"{token} {value}" for value in NUGGET_VALUES)
        elif token == "whiskey":
            yield from (f"{token} {drink}" for drink in ("classic", "old"))
        else:
            yield token
            values = sorted(set(catalogue.loot_values(token, MODULES)))
            yield from (f"{token} {value}" for value in values)


# The name of an option


def _name(option: Option, decision: Decision, eyes: Eyes) -> str:
    verb, things = option.verb, option.points_at
    if verb in ("play", "keep"):
        whose = "other:" if things["card"] != BULLET and eyes.is_other(things["bandit"]) else ""
        return f"{verb} {whose}{things['card']}{' hidden' if things.get('hidden') else ''}"
    if "position" in things:
        return f"{verb} {things['position']}"
    if verb in _AT_FIGURES:
        return f"{verb} {eyes.figure(things['figure'])}"
    if verb == "take":
        return _counted(f"take {things['token']}", _rank(option, decision))
    if verb in ("pay", "lay_down"):
        return f"{verb} {_faced(things, eyes)}"
    if verb in _READERS:
        return _READERS[verb](things, eyes)
    return option.text  # it points at nothing, or at a thing that everybody names alike


def _rank(option: Option, decision: Decision) -> int:
    """How many of the tokens of this kind that are offered have lain there longer."""
    token, label = option.points_at["token"], option.points_at.get("label", 0)
    return sum(
        other.verb == "take"
        and other.points_at["token"] == token
        and other.points_at.get("label", 0) < label
        for other in decision.options
    )


def _faced(things: Any, eyes: Eyes) -> str:
    if "document" in things:
        return f"{things['token']} {eyes.team(things['document'])}"
    return " ".join(str(thing) for thing in things.values())


def _shots(things: Any, eyes: Eyes) -> str:
    """``shoot left1 left2``: the targets of the first and the second Colt."""
    aims = {colt: eyes.figure(figure) for figure, colt in things["shots"].items()}
    return f"shoot {aims.get(1, NOBODY)} {aims.get(2, NOBODY)}"


def _drinker(figure: str, eyes: Eyes) -> str:
    """The Marshal is himself to the seat that plays him, and nobody else drinks his whiskey."""
    return "self" if figure == LAW else eyes.figure(figure)


_READERS: Final[Mapping[str, Callable[[Any, Eyes], str]]] = {
    "shoot": _shots,
    "hostage": lambda things, eyes: f"hostage {things['hostage']}",
    "board": lambda things, eyes: f"board {' '.join(map(eyes.figure, things['bandits']))}",
    "drink": lambda things, eyes: f"drink {_drinker(things['bandit'], eyes)} {things['flask']}",
    "cure": lambda things, eyes: f"cure {eyes.figure(things['shooter'])}",
    "offer": lambda things, eyes: f"offer {eyes.figure(things['figure'])} {things['action']}",
}
