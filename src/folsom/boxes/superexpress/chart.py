"""How a game of Colt Super Express went, round by round."""

from __future__ import annotations

from typing import Any, Final

from folsom.boxes.superexpress.box import SuperexpressBox
from folsom.game import Record
from folsom.table.chart import GameChart, ends_of_rounds, number_of_rounds


def _ride(record: Record) -> dict[str, Any]:
    """In which car each bandit of Colt Super Express was, and with how many Loot cards."""
    cars: dict[str, list[int | None]] = {}
    loot: dict[str, list[int]] = {}
    for game in ends_of_rounds(record):
        for seat, bandit in game.view()["bandits"].items():
            at = bandit["at"]
            cars.setdefault(seat, []).append(None if at is None else int(at.split(".")[0]))
            loot.setdefault(seat, []).append(len(bandit["loot"]))
    return {
        "rounds": number_of_rounds(cars),
        "seats": [{"seat": seat, "cars": cars[seat], "loot": loot[seat]} for seat in cars],
    }


BOX: Final = GameChart(SuperexpressBox.game, _ride)
