"""Proof: what a record proves of its deal, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from folsom.game.errors import RecordError
from folsom.game.fair import Origin, first_player

if TYPE_CHECKING:
    from folsom.game.record import Record

COMMON: Final = "common"  # neither the house nor a player chose the deal
HOUSE: Final = "house"  # the house alone drew it, and could not change it afterwards
CHOSEN: Final = "chosen"  # somebody chose it, and everybody was told
UNPROVED: Final = "unproved"  # without a seed there is nothing to prove it by
BROKEN: Final = "broken"  # something does not fit


@dataclass(frozen=True)
class Step:
    key: str
    value: str = ""  # what everybody can compare: a hash, a secret, a seed
    things: dict[str, Any] = field(default_factory=dict)
    error: RecordError | None = None
    is_left_out: bool = False  # not wrong, but not there either


@dataclass(frozen=True)
class Proof:
    verdict: str
    steps: tuple[Step, ...]

    def check(self) -> None:
        """Raise what does not fit."""
        for step in self.steps:
            if step.error is not None:
                raise step.error


def prove(record: Record) -> Proof:
    """Look at everything, the origin of the deal first; stop where something does not fit."""
    steps: list[Step] = []
    for step in _steps(record):
        steps.append(step)
        if step.error is not None:
            return Proof(BROKEN, tuple(steps))
    return Proof(_verdict(record), tuple(steps))


def _verdict(record: Record) -> str:
    if record.seed is None:
        return UNPROVED
    if record.origin is None:
        return HOUSE
    if record.origin.chosen:
        return CHOSEN
    return COMMON if any(part.part for part in record.origin.parts) else HOUSE


def _steps(record: Record) -> Iterator[Step]:
    if record.seed is not None:
        yield from _origin(record, record.origin or Origin(record.seed, record.config), record.seed)
    key = "replay.told" if record.seed is None else "replay"
    if record.seed is not None and record.result is None:
        key = "replay.open"
    yield _tried(key, record.check_replay, choices=len(record.choices))


def _origin(record: Record, origin: Origin, seed: str) -> Iterator[Step]:
    wrong = RecordError(
        "The seed does not have the hash that was shown at the start.", "record-hash"
    )
    yield Step("seal", record.seed_hash, error=None if origin.seal == record.seed_hash else wrong)
    yield Step("chosen" if origin.chosen else "secret", origin.secret)
    for part in origin.parts:
        who = [seat for n, seat in enumerate(record.config.seat_names) if n in part.seats]
        if part.part is None:
            yield Step("part-left-out", part.pledge, {"seats": who}, is_left_out=True)
            continue
        broken = RecordError("A part is not the one that was pledged.", "record-part")
        yield Step("part", part.part, {"seats": who}, None if part.is_kept else broken)
    found, number = origin.dealt()
    other = RecordError(
        "The seed does not follow from the house's secret and the players' parts.",
        "record-common",
    )
    error = None if found == seed else other
    if origin.marker is None:
        yield Step(_source(origin), origin.common, error=error)
    else:
        yield Step(_source(origin), origin.common)
        names = origin.asked.resolved(found).seat_names
        first = names[first_player(origin.asked, found)]
        yield Step("marker", seed, {"seat": first, "number": number}, error)
    yield _draw(record, origin, seed)


def _source(origin: Origin) -> str:
    if any(part.part for part in origin.parts):
        return "seed"
    return "seed-chosen" if origin.chosen else "seed-alone"


def _draw(record: Record, origin: Origin, seed: str) -> Step:
    """What was left open is drawn with the deal, or by the house when people could still look."""
    if origin.asked.resolved(seed).as_drawn == record.config.as_drawn:
        return Step("draw")
    if origin.asked.resolved(origin.secret).as_drawn == record.config.as_drawn:
        return Step("draw-before")
    wrong = RecordError("The seats or cars are not those that the seed draws.", "record-draw")
    return Step("draw", error=wrong)


def _tried(key: str, check: Callable[[], None], **things: Any) -> Step:
    try:
        check()
    except RecordError as error:
        return Step(key, things=things, error=error)
    return Step(key, things=things)
