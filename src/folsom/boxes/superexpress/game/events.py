"""The events of Colt Super Express, told in names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from folsom.boxes.superexpress.game.words import FACING, SuperWords, card_name, cards_of
from folsom.boxes.superexpress.printed import super_loot_values
from folsom.boxes.superexpress.rules import telling
from folsom.boxes.superexpress.rules.state import NOWHERE, State
from folsom.game.events import Event, Raw
from folsom.game.notation import position_name
from folsom.game.readings import Reveals, reveals, reveals_its_secret

HOW: Final = ("walked", "climbed", "shoved")
WHY: Final = ("nobody_ahead", "in_dust")
CAUSES: Final = ("left", "not_saved", "tail")
Things = dict[str, Any]


class SuperTeller:
    """Turns the engine's events into named ones."""

    def __init__(self, words: SuperWords) -> None:
        self._words = words

    def event(self, s: State, raw: Raw) -> Event:
        kind, a, b, c, d, secret, seats = raw
        name, _, read = READERS[kind]
        hidden = {"cards": cards_of(secret)} if seats else {}
        return Event(name, read(self._words, a, b, c, d), hidden, seats)


def _place(number: int) -> str | None:
    """A place, or None for the dust."""
    return None if number == NOWHERE else position_name(number)


Reader = Callable[[SuperWords, int, int, int, int], Things]

READERS: Final[Mapping[int, tuple[str, Reveals, Reader]]] = {
    int(telling.GAME_BEGUN): (
        "game_begun",
        reveals_its_secret,
        lambda w, a, b, c, d: {"first": w.seats[a]},
    ),
    int(telling.PLACED): (
        "placed",
        reveals_its_secret,
        lambda w, a, b, c, d: {
            "figure": w.seats[a],
            "position": position_name(b),
            "facing": FACING[c],
        },
    ),
    int(telling.ROUND_BEGUN): (
        "round_begun",
        reveals_its_secret,
        lambda w, a, b, c, d: {"round": a, "first": w.seats[b]},
    ),
    int(telling.PROGRAMMED): (
        "programmed",
        reveals_its_secret,
        lambda w, a, b, c, d: {"seat": w.seats[a]},
    ),
    int(telling.SHOOTIN_BEGUN): ("shootin_begun", reveals_its_secret, lambda w, a, b, c, d: {}),
    int(telling.REVEALED): (
        "revealed",
        reveals,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "card": card_name(b), "lap": c + 1},
    ),
    int(telling.NO_EFFECT): (
        "no_effect",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "card": card_name(b), "why": WHY[c]},
    ),
    int(telling.MOVED): (
        "moved",
        reveals_its_secret,
        lambda w, a, b, c, d: {
            "figure": w.seats[a],
            "from": position_name(b),
            "to": position_name(c),
            "how": HOW[d],
        },
    ),
    int(telling.RODE): (
        "rode",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "from": _place(b)},
    ),
    int(telling.FLIPPED): (
        "flipped",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "facing": FACING[b]},
    ),
    int(telling.FIRED): (
        "fired",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "target": w.seats[b]},
    ),
    int(telling.STUNNED): (
        "stunned",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "by_itself": bool(b)},
    ),
    int(telling.WOKE): ("woke", reveals_its_secret, lambda w, a, b, c, d: {"bandit": w.seats[a]}),
    int(telling.LEFT_TRAIN): (
        "left_train",
        reveals_its_secret,
        lambda w, a, b, c, d: {
            "bandit": w.seats[a],
            "from": position_name(b),
            "walked": bool(c),
            "may_return": bool(d),
        },
    ),
    int(telling.ELIMINATED): (
        "eliminated",
        reveals_its_secret,
        lambda w, a, b, c, d: {"bandit": w.seats[a], "cause": CAUSES[b]},
    ),
    int(telling.UNCOUPLED): ("uncoupled", reveals_its_secret, lambda w, a, b, c, d: {"car": a}),
    int(telling.LOOT_WON): (
        "loot_won",
        reveals,
        lambda w, a, b, c, d: {
            "bandit": w.seats[a],
            "value": super_loot_values()[b],
        },
    ),
    int(telling.ROUND_ENDED): (
        "round_ended",
        reveals_its_secret,
        lambda w, a, b, c, d: {"round": a},
    ),
    int(telling.GAME_OVER): ("game_over", reveals, lambda w, a, b, c, d: {"winners": w.members(a)}),
}
REVEALS: Final = {name: reveals for name, reveals, _ in READERS.values()}
