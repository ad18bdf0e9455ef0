"""Events in mid-motion and as still pictures: a shot, a punch, the marshal, a tunnel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from effort import some
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import DESKTOP, PHONE, Visit
from folsom.bots import make_bot
from folsom.game import Config, Game, Record

SIZES = {"desktop": DESKTOP, "phone": PHONE}
SEED = "stills 0"  # a game in which everything below happens

# From the piece that is looked for on, everything that moves stands still at a share of its way.
FREEZE = """
([selector, share]) => {
    const animate = Element.prototype.animate
    let frozen = false
    Element.prototype.animate = function (frames, options) {
        const motion = animate.call(this, frames, options)
        if (this === document.documentElement) return motion  // the story only waits
        document.body.classList.toggle('frozen', frozen ||= this.matches(selector))
        if (!frozen) return motion
        motion.currentTime = share * options.duration
        for (const running of document.getAnimations())
            if (running.effect.target !== document.documentElement) running.pause()
        return motion
    }
}
"""
QUIET = 400  # milliseconds, until all that belongs to the moment is there


@dataclass(frozen=True)
class Still:
    """A moment: the event, its motion, and how far that has come."""

    kind: str
    effect: str
    also: tuple[str, ...] = ()
    share: float = 0.5
    facts: tuple[tuple[str, str], ...] = ()

    def is_it(self, event: dict[str, Any]) -> bool:
        return event["kind"] == self.kind and all(event.get(k) == v for k, v in self.facts)


MOVING = {
    "shot": Still("shot", ".effect.x-flash", (".effect.tracer",), share=0.35),
    "punch": Still("punched", ".effect.x-fist"),
    "loot": Still("loot_fell", "[data-token]", share=0.3),
    "marshal": Still("moved", "[data-cone]", facts=(("figure", "marshal"),)),
    "star": Still("neutral_bullet", ".effect.x-star"),
    "switching": Still("turn_begun", ".x-points use", facts=(("turn_type", "switching"),)),
    "event": Still("event_begun", ".effect.banner"),
}
RESTING = {
    "shot": MOVING["shot"],
    "punch": MOVING["punch"],
    "loot": Still("loot_fell", ".effect.trail"),
    "marshal": Still("moved", "[data-cone]", (".effect.trail",), facts=(("figure", "marshal"),)),
    "star": MOVING["star"],
}


@pytest.fixture(scope="module")
def replay(server: Server) -> tuple[str, list[dict[str, Any]]]:
    """A game of six bots at the server, and its frames."""
    game = Game.new(Config(players=6), SEED)
    bots = [make_bot("random", f"{SEED} {seat}") for seat in range(6)]
    while not game.over:
        seat = game.decisions[0].seat
        game.play(seat, bots[seat].choose(game.observe(seat)))
    with server.client() as client:
        id = client.post("/api/replays", content=Record.of(game).to_text()).json()["id"]
    return id, server.get(f"/api/replays/{id}")["frames"]


def moment(still: Still, frames: list[dict[str, Any]]) -> int:
    """The choice after which the event comes soonest."""
    found: list[tuple[int, int]] = [
        (place, frame["n"])
        for frame in frames
        for place, event in enumerate(frame["events"])
        if still.is_it(event)
    ]
    return min(found)[1]


@pytest.mark.parametrize("size", some([*SIZES], 1))
@pytest.mark.parametrize(
    ("name", "motion"),
    [(name, True) for name in MOVING] + [(name, False) for name in RESTING],
)
def test_an_event_is_seen(
    visit: Visit,
    shoot: Callable[[Page, str], None],
    replay: tuple[str, list[dict[str, Any]]],
    name: str,
    motion: bool,
    size: str,
) -> None:
    id, frames = replay
    still = (MOVING if motion else RESTING)[name]
    at = moment(still, frames) - 1
    page = visit(f"/replay/{id}?at={at}", size=SIZES[size], speed=1, motion=motion)
    page.get_by_role("slider").wait_for()
    page.evaluate(FREEZE, [still.effect, still.share])
    page.keyboard.press("Space")
    page.locator("body.frozen").wait_for()
    page.wait_for_timeout(QUIET)
    for selector in (still.effect, *still.also):
        expect(page.locator(selector).first).to_be_visible()
    shoot(page, f"still-{name}-{'moving' if motion else 'resting'}-{size}")


@pytest.mark.parametrize("size", SIZES)
def test_a_tunnel_has_walls_and_the_lamps_stay_lit(
    visit: Visit,
    shoot: Callable[[Page, str], None],
    replay: tuple[str, list[dict[str, Any]]],
    size: str,
) -> None:
    id, frames = replay
    at = next(
        frame["n"]
        for frame in frames
        if frame["view"]["phase"] == "schemin"
        and frame["view"]["turns"][frame["view"]["turn"]] == "tunnel"
    )
    page = visit(f"/replay/{id}?at={at}", size=SIZES[size])
    page.locator(".landscape .rock").first.wait_for()
    shoot(page, f"still-tunnel-resting-{size}")
