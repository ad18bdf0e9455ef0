"""Every kind of event is told at a table, with motion, on every size of screen.

Games are played at random in which everything happens. Each is laid out just before it does,
somebody looks on, the choice is made, and all its sentences must come up on the screen; on one of
them nothing moves, as some people want it. Every day that is another third of the kinds, on other
screens; with more effort all see everything.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from effort import EFFORT, SEED, some
from playwright.sync_api import Page, TimeoutError
from serving import Person, Server

from browser.conftest import DESKTOP, PHONE, SIDEWAYS, SMALL, Visit
from browser.motion import WATCH
from browser.person import ASKED
from browser.positions import Position, lay_out
from folsom.boxes.superexpress.game.events import READERS as SUPER_READERS
from folsom.game import Decision, Game, Option
from folsom.game.box_words import events
from folsom.game.titles import read_config

SIZES = [DESKTOP, SMALL, PHONE, SIDEWAYS]
KINDS = {
    "express": {kind for kind, *_ in events().values()},
    "super": {kind for kind, *_ in SUPER_READERS.values()},
}
# While the table is set, before anybody is shown anything.
BEFORE_ALL = {"express": {"game_begun"}, "super": {"game_begun", "placed"}}

LAW = ["base", "marshal_prisoners"]
HORSES = ["base", "horses_stagecoach"]
TRAINS = ["base", "couriers_armored_train"]
STRANGERS = ["mei", "silk", "misty", "twinzz"]


Taste = Callable[[Decision], tuple[str, ...]]


def anything(_: Decision) -> tuple[str, ...]:
    return ()


def mail(_: Decision) -> tuple[str, ...]:
    return ("robbery", "mailbag")


def hunt(decision: Decision) -> tuple[str, ...]:
    """All fire at Doc, who plays what he has, and then drinks with nothing but bullets in hand."""
    if decision.name == "doc":
        return ("play", "drink", "draw")
    return ("fire", "doc") if decision.question in ("plan", "fire_at", "melee") else ()


@dataclass(frozen=True)
class Ride:
    """A game at random; of what can be chosen, the first word of a taste goes first."""

    config: dict[str, Any]
    n: int
    taste: Taste = anything

    def choices(self) -> tuple[list[tuple[int, str]], list[set[str]]]:
        """What is chosen, and the kinds of what happens then."""
        game = Game.new(read_config(self.config), self.seed)
        dice = random.Random(self.n)
        choices: list[tuple[int, str]] = []
        kinds: list[set[str]] = []
        while not game.over:
            decision = dice.choice(game.decisions)
            option = dice.choice(self._liked(decision))
            choices.append((decision.seat, option.text))
            kinds.append({event.kind for event in game.play(decision.seat, option)})
        return choices, kinds

    def _liked(self, decision: Decision) -> Sequence[Option]:
        for word in self.taste(decision):
            if liked := [option for option in decision.options if word in option.text]:
                return liked
        return decision.options

    @property
    def seed(self) -> str:
        return f"tellings {self.n}"


MADNESS = {
    "players": 8,
    "modules": [*HORSES, "marshal_prisoners", "time_travel_car"],
    "extra_bandits": STRANGERS,
    "silk_power": "blocking",
}
TRAITORS = {"players": 5, "modules": TRAINS, "options": {"betrayal": True}}
POSSE = {"players": 6, "modules": LAW, "variants": ["expert"]}
HUNTED = {"seats": ["doc", "tuco", "django", "ghost", "cheyenne", "belle"], "modules": HORSES}
DODGING = {"players": 4, "extra_bandits": STRANGERS, "silk_power": "dodge"}

# If a change of the rules makes them other games, look for some in which the kinds happen.
RIDES = {
    "express": [
        Ride(MADNESS, 7),
        Ride(TRAITORS, 31),
        Ride({"players": 3, "modules": HORSES, "options": {"horses_light": True}}, 40),
        Ride(POSSE, 27),
        Ride({"players": 4, "variants": ["teams"]}, 45),
        Ride(MADNESS, 10),
        Ride(MADNESS, 33),
        Ride(POSSE, 16),
        Ride({"players": 3, "variants": ["two_bandits"]}, 0),
        Ride(DODGING, 6),
        Ride({"players": 5, "edition": "2014", "variants": ["expert"]}, 0),
        Ride({"players": 4, "modules": LAW}, 168, mail),
        Ride({**HUNTED, "players": 6}, 533, hunt),
        Ride({"players": 3, "modules": TRAINS}, 5887),
    ],
    "super": [
        Ride({"game": "super", "players": 7, "extensions": ["horse", "reflex"]}, 0),
    ],
}


def moments(rides: Collection[Ride], kinds: set[str]) -> list[tuple[Position, str]]:
    """Positions, and choices that let all these kinds happen; few of both."""
    happens: list[tuple[set[str], Position, str]] = []
    for ride in rides:
        choices, after = ride.choices()
        happens += [
            (here & kinds, Position(ride.config, ride.seed, seat, choices[:at]), option)
            for at, (here, (seat, option)) in enumerate(zip(after, choices, strict=True))
            if here & kinds
        ]
    found: list[tuple[Position, str]] = []
    left = set(kinds)
    while left:
        here, position, option = max(happens, key=lambda one: len(one[0] & left))
        assert here & left, f"Nothing of these kinds happens in any of the rides: {left}"
        left -= here
        found.append((position, option))
    return found


# From one table to the next without loading the page again.
FOLLOW = """link => {
    const anchor = Object.assign(document.createElement('a'), {href: link})
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
}"""


MISSED = "all => all.filter(text => !person.told.has(text))"


def hears(page: Page, sentences: list[str]) -> None:
    """All of them, however long it takes, as long as others come up meanwhile."""
    before: list[str] = []
    while missed := page.evaluate(MISSED, sentences):
        assert missed != before, f"Never told: {missed}; {page.evaluate('person.tell()')}"
        before = missed
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(
                f"([all, n]) => ({MISSED})(all).length < n", arg=[sentences, len(missed)]
            )
    page.evaluate("person.told.clear()")


def told(server: Server, pages: list[Page], position: Position, option: str) -> set[str]:
    """Everybody looks on while the choice is made; the kinds of what was told to all."""
    link = lay_out(server, position)
    id, token = link.removeprefix("/t/").split("#seat=")
    for page in pages:
        page.evaluate(FOLLOW, link)
    for page in pages:
        page.wait_for_function("id => person.isAt(id)", arg=id)
        page.locator(ASKED).wait_for()
    with Person(server, id, token) as person:
        person.until("state")
        person.choose(option)
        events = person.now["events"]
    sentences = [event["text"] for event in events if event.get("text")]
    for page in pages:
        hears(page, sentences)
    return {event["kind"] for event in events}


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_event_is_told(visit: Visit, server: Server, game: str) -> None:
    known = sorted(KINDS[game] - BEFORE_ALL[game])
    wanted = {*some(known, len(known) // 3)}
    sizes = random.Random(SEED).sample(SIZES, len(SIZES))
    pages = [visit("/", size=size, still=n == 0) for n, size in enumerate(sizes)]
    pages[0].evaluate(WATCH)
    seen: set[str] = set()
    for n, (position, option) in enumerate(moments(RIDES[game], wanted)):
        lookers = pages if EFFORT > 1 else [pages[n % len(pages)]]
        seen |= told(server, lookers, position, option)
    assert wanted <= seen
    assert pages[0].evaluate("restless") == []
