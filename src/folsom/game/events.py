"""Events: everything that happens, told in names, with what each seat may see of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from folsom.engine import telling
from folsom.engine.attack_plan.manifest import CARDS_KEPT
from folsom.engine.bits import bit
from folsom.engine.characters import silk
from folsom.engine.couriers import tasks as trains
from folsom.engine.horses import tasks as horses
from folsom.engine.marshal import tasks as law
from folsom.engine.modules import EVENT_IDS
from folsom.engine.state import NOBODY, State
from folsom.engine.timecar import travel
from folsom.game import couriers, justice, stagecoach
from folsom.game.errors import RecordError
from folsom.game.notation import TOKEN_KINDS, Words, card_name, hideout_name
from folsom.game.parts import TURN_TYPES
from folsom.game.tellings import (
    Readers,
    Reading,
    Things,
    reveals,
    reveals_a_hidden_card,
    reveals_its_secret,
    reveals_nothing,
)

SCHEMA: Final = 1
Raw = tuple[int, int, int, int, int, int, int]

HOW: Final[Mapping[int, str]] = {
    int(telling.WALKED): "walked",
    int(telling.CLIMBED): "climbed",
    int(telling.PUNCHED_AWAY): "punched",
    int(telling.SHOVED): "shoved",
    int(telling.FLED): "fled",
    int(telling.SWEPT): "swept",
    int(telling.LED): "led",
    int(horses.RODE): "rode",
    int(law.BROKE_OUT): "broke_out",
    int(law.SET_FREE): "set_free",
    int(law.JAILED): "jailed",
    int(trains.RESCUED): "rescued",
}
WHY: Final[Mapping[int, str]] = {
    int(telling.NO_TARGET): "no_target",
    int(telling.NO_BULLET): "no_bullet",
    int(telling.NO_LOOT): "no_loot",
    int(telling.NOBODY_HERE): "nobody_here",
    int(telling.NO_WAY): "no_way",
    int(horses.NO_HORSE): "no_horse",
    int(horses.HOSTAGE_BARS): "hostage",
    int(horses.IS_GONE): "gone",
    int(law.IN_CELL): "in_cell",
    int(law.DISARMED): "disarmed",
    int(law.KNEE_WOUND): "knee_wound",
    int(law.SHOULDER_WOUND): "shoulder_wound",
    int(law.NOTHING_TO_COPY): "nothing_to_copy",
    int(law.NOTHING_TO_FREE): "nothing_to_free",
    int(law.FELL_OFF): "fell_off",
    int(trains.TOP_OF_TRACK): "top_of_track",
    int(trains.SUPPLY_TOO_SHORT): "supply_too_short",
    int(trains.INSIDE_A_CAR): "inside_a_car",
    int(trains.NO_COURIER): "no_courier",
}
EVENTS: Final = {number: name for name, number in EVENT_IDS.items()}


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, its things, and a secret for some seats."""

    kind: str
    things: Mapping[str, Any]
    secret: Mapping[str, Any] = field(default_factory=dict)
    secret_for: int = 0  # set of seats

    def to_json(self) -> dict[str, Any]:
        """Everything, secrets included; send people what ``seen_by`` says."""
        return {
            "schema": SCHEMA,
            "kind": self.kind,
            "things": dict(self.things),
            "secret": dict(self.secret),
            "secret_for": self.secret_for,
        }

    @classmethod
    def from_json(cls, data: Any) -> Event:
        try:
            if data["schema"] != SCHEMA:
                raise ValueError("another schema")
            return cls(
                str(data["kind"]),
                dict(data["things"]),
                dict(data["secret"]),
                int(data["secret_for"]),
            )
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise RecordError("This event cannot be read.", "event") from error

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat sees it; None for a spectator."""
        seen = {"kind": self.kind, **self.things}
        if seat is not None and self.secret_for & bit(seat):
            seen.update(self.secret)
        return seen


class Teller:
    """Turns the engine's events into named ones."""

    def __init__(self, words: Words, card_ids: list[str]) -> None:
        self._words = words
        self._card_ids = card_ids

    def event(self, s: State, raw: Raw) -> Event:
        kind, *numbers, seats = raw
        name, _, read = READERS[kind]
        things, hidden = read(Reading(self._words, self._card_ids, s, numbers))
        return Event(name, things, hidden if seats else {}, seats)


def _played(r: Reading) -> tuple[Things, Things]:
    things: Things = {"seat": r.seat(r.a), "index": r.d, "hidden": r.c == telling.UNSEEN}
    if r.c != telling.UNSEEN:
        return things | {"bandit": r.figure(r.b), "card": card_name(r.c)}, {}
    return things, r.laid()


def _event_begun(r: Reading) -> tuple[Things, Things]:
    """A Marshal player changes some events of other boxes."""
    return {"event": EVENTS[r.a]} | ({"law": True} if r.words.config.has_marshal_player else {}), {}


def _returned(r: Reading) -> tuple[Things, Things]:
    if r.a == NOBODY:
        return {}, {}
    return {"bandit": r.figure(r.a), "card": card_name(r.b)}, {}


def _moved(r: Reading) -> tuple[Things, Things]:
    return {
        "figure": r.figure(r.a),
        "from": r.position(r.b),
        "to": r.position(r.c),
        "how": HOW[r.d],
    }, {}


_READERS: Final[Readers] = {
    int(telling.GAME_BEGUN): (
        "game_begun",
        reveals_its_secret,
        lambda r: ({"first": None if r.a == NOBODY else r.seat(r.a)}, {}),
    ),
    int(telling.PLACED): (
        "placed",
        reveals_its_secret,
        lambda r: ({"figure": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
    int(telling.ROUND_BEGUN): (
        "round_begun",
        reveals_its_secret,
        lambda r: ({"round": r.a, "first": r.seat(r.b)}, {}),
    ),
    int(telling.CARD_TURNED): (
        "card_turned",
        reveals,
        lambda r: ({"round_card": r.round_card(r.a)}, {}),
    ),
    int(telling.TURN_BEGUN): (
        "turn_begun",
        reveals_its_secret,
        lambda r: ({"turn": r.a, "turn_type": TURN_TYPES[r.b]}, {}),
    ),
    int(telling.FREE_CARD): (
        "free_card",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "taken": bool(r.b)}, r.cards()),
    ),
    int(telling.BORROWED): (
        "borrowed",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "partner": r.seat(r.b)}, r.cards()),
    ),
    int(telling.HAND_FILLED): (
        "hand_filled",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, r.cards()),
    ),
    int(telling.BULLETS_DISCARDED): (
        "bullets_discarded",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.PLAYED): ("played", reveals_nothing, _played),
    int(telling.DREW): (
        "drew",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, r.cards()),
    ),
    int(telling.POURED): (
        "poured",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.HAND_RETURNED): (
        "hand_returned",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
    int(telling.HAND_KEPT): (
        "hand_kept",
        reveals,
        lambda r: ({"seat": r.seat(r.a), "kept": r.b, "discarded": r.c}, {}),
    ),
    int(telling.STEALIN_BEGUN): ("stealin_begun", reveals_its_secret, lambda _: ({}, {})),
    int(telling.RESOLVING): (
        "resolving",
        reveals_a_hidden_card,
        lambda r: (
            {
                "bandit": r.figure(r.a),
                "card": card_name(r.b),
                "index": r.c,
                "was_hidden": bool(r.d),
            },
            {},
        ),
    ),
    int(telling.NO_EFFECT): (
        "no_effect",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "card": card_name(r.b), "why": WHY[r.c]}, {}),
    ),
    int(telling.MOVED): ("moved", reveals_its_secret, _moved),
    int(telling.SHOT): (
        "shot",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b), "bullets_left": r.c}, {}),
    ),
    int(telling.PUNCHED): (
        "punched",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
    int(telling.LOOT_FELL): (
        "loot_fell",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)} | r.token(r.b, r.c, r.d), r.face(r.b)),
    ),
    int(telling.LOOT_KEPT): (
        "loot_kept",
        reveals_its_secret,
        lambda r: (
            {"bandit": r.figure(r.a), "victim": r.figure(r.b), "token": TOKEN_KINDS[r.c]},
            r.face(r.c),
        ),
    ),
    int(telling.LOOT_TAKEN): (
        "loot_taken",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)} | r.token(r.b, r.c, r.d), r.face(r.b)),
    ),
    int(telling.NEUTRAL_BULLET): (
        "neutral_bullet",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "supply": r.b}, {}),
    ),
    int(telling.SUPPLY_SHORT): (
        "supply_short",
        reveals_its_secret,
        lambda r: ({"concerned": r.a, "supply": r.b, "removed": bool(r.c)}, {}),
    ),
    int(telling.EVENT_BEGUN): ("event_begun", reveals_its_secret, _event_begun),
    int(telling.LOOT_LAID): (
        "loot_laid",
        reveals_its_secret,
        lambda r: ({"token": TOKEN_KINDS[r.a], "position": r.position(r.b)}, {}),
    ),
    int(telling.PAID): (
        "paid",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "amount": r.b}, {}),
    ),
    int(telling.LOOT_FORFEITED): (
        "loot_forfeited",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "token": TOKEN_KINDS[r.b]}, r.face(r.b)),
    ),
    int(telling.CARDS_RETURNED): ("cards_returned", reveals_its_secret, _returned),
    int(telling.ROUND_ENDED): ("round_ended", reveals_its_secret, lambda r: ({"round": r.a}, {})),
    int(telling.SCORED): (
        "scored",
        reveals,
        lambda r: (
            {"seat": r.seat(r.a), "money": r.b, "gunslinger": bool(r.c), "received": r.d},
            {},
        ),
    ),
    int(telling.GAME_OVER): ("game_over", reveals, lambda r: ({"winners": r.winners()}, {})),
    int(silk.DODGED): (
        "dodged",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a), "target": r.figure(r.b)}, {}),
    ),
    int(travel.TRAVELS): (
        "travels",
        reveals_its_secret,
        lambda r: ({"bandit": r.figure(r.a)}, {"hideout": hideout_name(r.secret)}),
    ),
    int(travel.APPEARED): (
        "appeared",
        reveals,
        lambda r: ({"bandit": r.figure(r.a), "position": r.position(r.b)}, {}),
    ),
    int(CARDS_KEPT): (
        "cards_kept",
        reveals_its_secret,
        lambda r: ({"seat": r.seat(r.a), "number": r.b}, {}),
    ),
}
READERS: Final[Readers] = {
    **_READERS,
    **stagecoach.READERS,
    **justice.READERS,
    **couriers.READERS,
}
REVEALS: Final = {name: reveals for name, reveals, _ in READERS.values()}
