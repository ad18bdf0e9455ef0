"""Box heuristic: what a box brings to the heuristic bot, which imagines worlds of Colt Express.

Each point has a harmless body, and says how the answers of several boxes combine: `first`, `any`
and `each` as at the points of the rules (``engine/module.py``), `add` for sums of dollars, `turn`
where each box changes what those before it have said.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from folsom.boxes import shelf

if TYPE_CHECKING:
    from folsom.bots.reason import Reason
    from folsom.boxes.base.heuristic.change import Change
    from folsom.boxes.base.heuristic.foresight import Card, Future
    from folsom.boxes.base.heuristic.habits import Choice
    from folsom.boxes.base.heuristic.lineup import Lineup
    from folsom.boxes.base.heuristic.thought import Thought
    from folsom.boxes.base.heuristic.world import Token, World
    from folsom.game import Option

T = TypeVar("T")
View = dict[str, Any]


class Road(Hashable, Protocol):
    """How far a place beside the train is."""

    def cards(self, start: int, goal: int) -> int | None:
        """first: how many cards lead from one position to another; None for no answer."""


class BoxWorld:
    """What one box adds to imagined worlds; what may change there is kept in ``world.beside``."""

    size: int = 0  # one more than the last position that it knows
    cars: Mapping[int, int] = {}  # never changed; places in a row with the cars
    front: int = -1  # first: where one slides to who is on the roof of the Locomotive
    thrower: int = -1  # first: the figure who can punch with the Bullet cards of a hand

    # What a view shows

    def beginning(self) -> Any:
        """What may change, in an object that never does."""
        return None

    def where(self, name: str) -> int | None:
        """first: where a bandit is who stands nowhere."""
        return None

    def tokens(self, place: View) -> Sequence[Token]:
        """any: its tokens on a sheet, or on a position."""
        return ()

    def token(self, kind: str) -> Token | None:
        """first: a token of a kind that it brings."""
        return None

    def clear(self, ground: list[tuple[Token, ...]]) -> None:
        """each: takes away what lies there and cannot be taken."""

    # What a bandit can do with a card

    def choices(self, world: World, figure: int, card: str) -> list[Choice] | None:
        """first: all that can be done with it; empty if it has no effect."""
        return None

    def act(self, world: World, figure: int, card: str, choice: Choice) -> bool:
        """first: does what comes of a choice."""
        return False

    def prize(self, victim: int) -> float:
        """add: what it brings to punch a figure that is no bandit."""
        return 0.0

    def pull(self, world: World, figure: int, goal: int, appeal: float) -> float:
        """turn: how a bandit is drawn to a goal."""
        return appeal

    # Going about

    def stride(self, world: World, figure: int) -> int:
        """How many cars a Move may go; of several the least, and 0 for no answer."""
        return 0

    def goals(self, world: World, figure: int, stride: int) -> list[int] | None:
        """first: goals of a Move from a place beside the train."""
        return None

    def more_goals(self, world: World, figure: int, stride: int) -> Sequence[int]:
        """any: further goals of a Move."""
        return ()

    def bars(self, world: World, figure: int, goal: int) -> bool:
        """veto: a goal that a Move cannot reach."""
        return False

    def passed(self, world: World, figure: int, goal: int) -> None:
        """each: what a Move costs on its way."""

    def arrived(self, world: World, figure: int) -> None:
        """each: what happens where a bandit has come to."""

    def climbs(self, world: World, figure: int) -> list[int] | None:
        """first: goals of a Change Floor."""
        return None

    def dodges(self, figure: int) -> bool:
        """veto: no bullet when the Marshal is met."""
        return False

    def car(self, world: World, position: int) -> int | None:
        """first: the car beside which a place is."""
        return self.cars.get(position)

    # Fire and Punch

    def blockers(self, world: World) -> Sequence[int]:
        """any: roofs on which a figure that is no bandit ends the line of sight."""
        return ()

    def targets(self, world: World, here: int, found: list[int]) -> list[int]:
        """turn: whom a shot from here can hit."""
        return found

    def shove(self, world: World, target: int, origin: int) -> bool:
        """first: pushes the target of a shot, or leaves it where it is."""
        return False

    def victims(self, world: World, here: int) -> Sequence[int]:
        """any: figures that are no bandits, below 0, as targets of Punch."""
        return ()

    def punched(self, world: World, victim: int) -> None:
        """each: what a Punch does to a figure that is no bandit."""

    def pushes(self, world: World, here: int) -> list[int] | None:
        """first: where one can be punched to from a place beside the train."""
        return None

    def more_pushes(self, world: World, here: int) -> Sequence[int]:
        """any: further places where one can be punched to."""
        return ()

    # The end of a round

    def happen(self, world: World, event: str) -> None:
        """each: the event of the Round card."""

    def after_event(self, world: World) -> None:
        """each: what comes after it, but in the last round."""

    # What it is worth

    def road(self, world: World) -> Road | None:
        """any: the way to its places."""
        return None

    def heaps(self, world: World) -> Sequence[tuple[int, float]]:
        """any: positions that promise more than the loot that lies there."""
        return ()

    def lure(self, world: World, figure: int, near: Sequence[float]) -> float | None:
        """first: what else draws a bandit, by how near each position is."""
        return None

    def promised(self, world: World, figure: int) -> float:
        """add: what a bandit is likely to get in the end for what they have."""
        return 0.0

    def burden(self, event: str) -> float:
        """add: what an event makes each bullet cost besides."""
        return 0.0

    def arrival(self, world: World, figure: int, plays_left: int) -> float:
        """add: what counts when the train arrives."""
        return 0.0

    # Reasons

    def struck(self, before: World, after: World) -> str:
        """first: the figure, no bandit, that a Punch has struck."""
        return ""

    def going(self, change: Change) -> Reason | None:
        """first: why a bandit goes somewhere."""
        return None

    def spared(self, change: Change) -> str:
        """first: the key of the reason, if another way costs a bullet because of this box."""
        return ""


def listening(boxes: Sequence[BoxWorld], point: str) -> list[BoxWorld]:
    """Those that have something to say at a point which is asked of every world."""
    plain = getattr(BoxWorld, point)
    return [box for box in boxes if getattr(type(box), point) is not plain]


class Weigher:
    """Weighs options of a plan that are no card and no draw."""

    def __init__(self, t: Thought, futures: list[Future], hand: list[Card]) -> None:
        raise NotImplementedError

    def promise(self, option: Option, draws: list[list[Card]]) -> float:
        """What it comes to, with these cards for those that it draws, each as likely."""
        raise NotImplementedError

    def reason(self, option: Option, waiting: list[Future]) -> Reason:
        """What it brings that waiting does not."""
        raise NotImplementedError


Meaning = tuple[str, "Choice"]  # a card, or what goes for one, and what is made of it
Meanings = Mapping[str, "Callable[[Thought, Option], list[Meaning]]"]


class BoxHeuristic:
    """What one box says; questions, cards and verbs have names of their own in every box."""

    plans: ClassVar[Sequence[str]] = ()  # questions which card to lay
    ways: ClassVar[Meanings] = {}  # questions where to go, and what an option may come to
    deeds: ClassVar[Meanings] = {}  # other questions of a card that is resolved, likewise
    answers: ClassVar[Mapping[str, Callable[[Thought], Option]]] = {}  # other questions
    motives: ClassVar[Mapping[str, Callable[[Thought, Option], Reason]]] = {}  # … with reasons
    uses: ClassVar[Mapping[str, float]] = {}  # cards: dollars, in a round that nobody knows yet
    cards: ClassVar[Mapping[str, Callable[[Change], Reason]]] = {}  # cards: why to lay one
    weighers: ClassVar[Mapping[str, type[Weigher]]] = {}  # verbs of options of a plan
    loot: ClassVar[Mapping[str, str]] = {}  # its kinds of tokens: a reason to rob what is no money

    def imagine(self, view: View, lineup: Lineup) -> BoxWorld | None:
        """What it adds to a world, in a game in which it is played."""
        return None

    def has_lost_power(self, view: View, name: str) -> bool:
        """veto: whether a bandit has no power, for now."""
        return False


def united(table: Callable[[BoxHeuristic], Mapping[str, T]]) -> dict[str, T]:
    """A table of all boxes."""
    said = shelf.gather("heuristic", BoxHeuristic).values()
    return {name: value for box in said for name, value in table(box).items()}
