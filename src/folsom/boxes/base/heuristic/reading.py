"""Reading: the world as a view shows it to a bot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from folsom.boxes.base.heuristic.lineup import Lineup, Other
from folsom.boxes.base.heuristic.world import (
    CYLINDER,
    FIRST_PURSE,
    JEWEL_VALUE,
    STRONGBOX_VALUE,
    Token,
    World,
)
from folsom.game import catalogue
from folsom.game.notation import position_number


def read(view: dict[str, Any], lineup: Lineup) -> World:
    """The world as a view shows it; unknown purses at their expected value."""
    bandits = [view["bandits"][name] for name in lineup.figures]
    guess = purse_guess(view)
    return World(
        lineup,
        [_standing(view, name, lineup) for name in lineup.figures],
        [bandit["bullets"] for bandit in bandits],
        [_fired(view, lineup, shooter) for shooter in lineup.figures],
        [bandit["received"] for bandit in bandits],
        [bandit["cash"] for bandit in bandits],
        [_sheet(bandit, guess, lineup) for bandit in bandits],
        _grounds(view, guess, lineup),
        _position(view["marshal"], 0),
        view["neutral"],
        {box: box.beginning() for box in lineup.boxes},
    )


def _standing(view: dict[str, Any], name: str, lineup: Lineup) -> int:
    """Where a bandit is; somebody of whom nobody knows is thought of as in the last car."""
    for box in lineup.boxes:
        position = box.where(name)
        if position is not None:
            return position
    return _position(view["bandits"][name]["at"], 2 * lineup.caboose)


def spots(view: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Everything that can be stood on, by position."""
    found = {
        2 * n + f: car[("in", "roof")[f]] for n, car in enumerate(view["train"]) for f in (0, 1)
    }
    return found | {position_number(name) or 0: place for name, place in view["places"].items()}


def _grounds(view: dict[str, Any], guess: float, lineup: Lineup) -> list[tuple[Token, ...]]:
    places = spots(view)
    size = max(max(places) + 1, *(box.size for box in lineup.boxes), 0)
    found = [_ground(places[n], guess, lineup) if n in places else () for n in range(size)]
    for box in lineup.boxes:
        box.clear(found)
    return found


def _position(name: str | None, otherwise: int) -> int:
    number = None if name is None else position_number(name)
    return otherwise if number is None else number


def _fired(view: dict[str, Any], lineup: Lineup, shooter: str) -> int:
    """BASE-TWOB-20, BASE-TEAM-21: a shot at one's own side counts for nothing."""
    side = lineup.side_of[lineup.number[shooter]]
    wasted = sum(
        view["bandits"][friend]["received_from"].get(shooter, 0)
        for friend, other in zip(lineup.figures, lineup.side_of, strict=True)
        if other == side
    )
    return int(CYLINDER - view["bandits"][shooter]["bullets"] - wasted)


def _sheet(bandit: dict[str, Any], guess: float, lineup: Lineup) -> tuple[Token, ...]:
    known = bandit["purse_values"] if "purse_values" in bandit else bandit["known_purses"]
    values = [*known, *[guess] * (bandit["purses"] - len(known))]
    return _tokens(values, bandit, lineup)


def _ground(place: dict[str, Any], guess: float, lineup: Lineup) -> tuple[Token, ...]:
    return _tokens([purse.get("value", guess) for purse in place["purses"]], place, lineup)


def _tokens(purses: Iterable[float], place: dict[str, Any], lineup: Lineup) -> tuple[Token, ...]:
    return (
        *(Token(value, "purse") for value in purses),
        *[Token(JEWEL_VALUE, "jewel")] * place["jewels"],
        *[Token(STRONGBOX_VALUE, "strongbox")] * place["strongboxes"],
        *(token for kind, other in lineup.others.items() for token in _of_kind(kind, other, place)),
        *(token for box in lineup.boxes for token in box.tokens(place)),
    )


def _of_kind(kind: str, other: Other, place: dict[str, Any]) -> Iterable[Token]:
    """Those that lie somewhere, or are on a sheet: what is not known is worth the mean."""
    plural, guess = other
    here = place.get(plural, 0)
    if isinstance(here, int):
        known = place.get(f"{kind}_values", ())
        values = [*known, *[guess] * (here - len(known))]
    else:
        values = [token.get("value", guess) for token in here]
    return (Token(value, kind) for value in values)


def purse_guess(view: dict[str, Any]) -> float:
    """The mean of the purses that this seat has never seen (BASE-INFO-08)."""
    strangers = [name for name in view["bandits"] if name in catalogue.extra_bandits()]
    pool = [*catalogue.purse_values(), *[FIRST_PURSE] * len(strangers)]
    for _ in view["bandits"]:
        pool.remove(FIRST_PURSE)
    seen = [
        value
        for bandit in view["bandits"].values()
        for value in bandit.get("purse_values", ())
        if value != FIRST_PURSE
    ]
    for value in seen:
        if value in pool:
            pool.remove(value)
    return sum(pool) / len(pool) if pool else FIRST_PURSE
