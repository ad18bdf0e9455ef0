"""Origin: where the deal of a table comes from, and the deal that comes of it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from folsom.game import ConfigError, Game
from folsom.game.fair import Origin, Part
from folsom.game.record import RULES_VERSION
from folsom.game.titles import AnyConfig, read_config
from folsom.table.errors import TableError
from folsom.table.facts import RUNNING, Facts

KNOWN: Final = 256  # configurations that are kept


def stored_config(data: dict[str, Any]) -> AnyConfig:
    """A configuration as it is stored; it is asked for several times while a table is made."""
    return _read(json.dumps(data))


@lru_cache(KNOWN)
def _read(text: str) -> AnyConfig:
    return read_config(json.loads(text))


def origin_of(facts: Facts) -> Origin:
    return Origin(
        facts.secret,
        stored_config(facts.wish),
        tuple(Part.from_json(part) for part in facts.parts),
        facts.marker,
        facts.chosen_seed,
    )


def pledged(facts: Facts) -> list[dict[str, Any]]:
    """The parts that are awaited: one from each device that has pledged one.

    To a deal that somebody chose nobody adds anything.
    """
    found: dict[tuple[str | None, str], list[int]] = {}
    for seat in facts.seats:
        if seat.is_person and not seat.left and seat.pledge and not facts.chosen_seed:
            found.setdefault((seat.token_hash, seat.pledge), []).append(seat.n)
    return [Part(tuple(seats), pledge).to_json() for (_, pledge), seats in found.items()]


def is_complete(facts: Facts) -> bool:
    """Have all parts come that are awaited?"""
    return all(part["part"] for part in facts.parts)


def dealt(facts: Facts, at: float) -> dict[str, Any]:
    """What a table becomes when it is dealt from the parts that are there: columns of its facts."""
    try:
        seed = origin_of(facts).seed
        game = Game.new(stored_config(facts.config), seed)
    except ConfigError as error:  # of an older Folsom
        raise TableError("bad_config", error) from error
    return {
        "state": RUNNING,
        "started": at,
        "round": None,
        "seed": seed,
        "config": game.config.to_json(),
        "rules": RULES_VERSION,
        "chance": list(game.set_up_chance),
    }
