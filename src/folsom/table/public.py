"""What everybody may know of a table before they sit down at it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from folsom.game.game import hash_of
from folsom.table import rematch
from folsom.table.facts import OVER, Facts
from folsom.table.table import Table


def to_json(table: Table, here: Collection[int] = (), at_table: bool = False) -> dict[str, Any]:
    """The table in public; before the end its code only for those who sit at it, its seed
    and what that comes from not."""
    public = summary(table.facts, here)
    public["state"] = table.state
    public["n"] = table.seen_n(frozenset())
    public["round"] = table.round
    public["taken_back"] = table.taken_back
    if at_table or table.state == OVER:
        public["code"] = table.facts.code
    if table.outdated is not None:
        public["outdated"] = table.outdated
        public["seats"] = [seat | {"free": False} for seat in public["seats"]]
    is_dealt = table.facts.is_dealt
    public["parts"] = [part if is_dealt else {**part, "part": None} for part in table.facts.parts]
    if table.state == OVER:
        public["secret"], public["seed"] = table.facts.secret, table.facts.seed
    return public


def summary(facts: Facts, here: Collection[int] = ()) -> dict[str, Any]:
    """The same for a list of tables, of which the games are not looked at."""
    return {
        "id": facts.id,
        "state": facts.state,
        "public": facts.public,
        "host": facts.host,
        "config": facts.config,
        "clock": facts.clock,
        "absence": facts.absence,
        "pile": facts.pile,
        "hot_seat": facts.hot_seat,
        "latecomers": facts.latecomers,
        "spectator_chat": facts.spectator_chat,
        "seats": [
            {
                "n": seat.n,
                "bandits": facts.figures(seat.n),
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "here": seat.n in here,
                "played_by_bot": facts.is_dealt and seat.is_played_by_bot,
                "gave_up": seat.is_person and seat.left,
                "free": facts.is_free(seat),
                "rides_again": rematch.rides_again(facts, seat),
            }
            for seat in facts.seats
        ],
        "created": facts.created,
        "rules": facts.rules,
        "rematch": facts.rematch,
        "rematch_by": facts.rematch_by,
        "seed_hash": hash_of(facts.secret),
        "chosen_seed": facts.secret if facts.chosen_seed else None,
    }
