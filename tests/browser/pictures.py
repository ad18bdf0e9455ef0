"""Pictures of the README, and the figures of Wanted posters, made again from a fixed deal.

No test of the suite; run it after a change of what they show:

    ./folsom test tests/browser/pictures.py

It writes docs/pictures and web/public/wanted.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect
from serving import Person, Server

from browser.conftest import DESKTOP, PHONE, ROOT, Visit
from folsom.bots import make_bot
from folsom.game import Config, Game

PICTURES = ROOT / "docs/pictures"
WANTED = ROOT / "web/public/wanted"
SEED = "a picture of a robbery"
NAMES = {"cheyenne": "Ann", "ghost": "Ben", "doc": "Zoe", "tuco": "Max"}
ROUND = 2  # in which the train is full of bandits, and everybody has something to lose
FIGURES = (
    *("ghost", "doc", "tuco", "cheyenne", "belle", "django"),
    *("mei", "silk", "misty", "twinzz", "marshal"),
)

FILM = (720, 450)
SECONDS = 14.0
PER_SECOND = 8
LARGEST = 2_200_000  # bytes of the film; all pictures together may have 3 MB

# A figure alone, where nothing else is painted.
ALONE = """name => {
  document.querySelector('#alone')?.remove()
  for (const root of [document.documentElement, document.body]) root.style.background = 'none'
  document.querySelector('#app').style.visibility = 'hidden'
  const place = document.createElement('div')
  place.id = 'alone'
  place.style.cssText = 'position: fixed; inset: 0 auto auto 0'
  place.innerHTML = `<svg class="fig b-${name}" width="414" height="576" viewBox="-6 -16 92 128">
    <use href="#fig-${name}" x="-6" y="-8" width="92" height="120" /></svg>`
  document.body.append(place)
}"""

Choice = tuple[int, str]


def played() -> tuple[list[Choice], list[Choice]]:
    """What bots choose in the deal until a Stealin' phase, and in it."""
    config = Config(**deal())
    game = Game.new(config, SEED)
    bots = [make_bot("heuristic", seat, config.game) for seat in range(config.n_players)]
    before: list[Choice] = []
    during: list[Choice] = []
    while not game.over and game.state.round <= ROUND:
        decision = game.decisions[0]
        option = bots[decision.seat].choose(game.observe(decision.seat))
        stealing = game.state.round == ROUND and decision.question not in ("plan", "cover")
        (during if stealing else before).append((decision.seat, option.text))
        game.play(decision.seat, option)
    return before, during


def deal() -> dict[str, Any]:
    return {"players": len(NAMES), "seats": [[bandit] for bandit in NAMES]}


@contextmanager
def table(server: Server) -> Iterator[tuple[str, list[Person]]]:
    """A table of the deal: the link to its first seat, and all who sit there."""
    seats = [{"kind": "person", "name": name} for name in NAMES.values()]
    wish = {"config": deal(), "seats": seats, "seed": SEED, "start": True, "absence": None}
    made = server.post("/api/tables", wish)
    with ExitStack() as sockets:
        people = [sockets.enter_context(server.person(made, n)) for n in range(len(NAMES))]
        yield f"/t/{made['id']}#seat={made['tokens']['0']}", people


def play(people: list[Person], choices: list[Choice]) -> None:
    for seat, option in choices:
        people[seat].choose(option)


def keep(page: Page, name: str, size: tuple[int, int]) -> None:
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB").resize(size)
    drawn.save(PICTURES / f"{name}.webp", quality=82, method=6)


def test_the_table_and_a_phone(visit: Visit, server: Server) -> None:
    before, during = played()
    with table(server) as (link, people):
        play(people, before + list(takewhile(lambda choice: choice[0] != 0, during)))
        for name, size, shown in (
            ("table", DESKTOP, (1440, 900)),
            ("phone", PHONE, (390, 844)),
        ):
            page = visit(link, size=size, still=True, whole=True, speed=1)
            page.locator("[data-stage]").first.wait_for()
            page.evaluate("person.paint(true)")
            page.wait_for_timeout(1_500)
            keep(page, name, shown)


def test_a_film_of_stealin(visit: Visit, server: Server) -> None:
    before, during = played()
    frames: list[Image.Image] = []
    with table(server) as (link, people):
        play(people, before)
        page = visit(link, fresh=True)
        page.locator("[data-stage]").first.wait_for()
        page.wait_for_timeout(1_000)
        play(people, during)
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            due = time.monotonic() + 1 / PER_SECOND
            frames.append(Image.open(BytesIO(page.screenshot())).convert("RGB").resize(FILM))
            time.sleep(max(0.0, due - time.monotonic()))
    film = PICTURES / "stealin.webp"
    pause = int(1000 * SECONDS / len(frames))
    for quality in (70, 55, 40, 25):
        frames[0].save(
            film, save_all=True, append_images=frames[1:], duration=pause, loop=0, quality=quality
        )
        if film.stat().st_size <= LARGEST:
            return
    raise AssertionError(f"The film has {film.stat().st_size} bytes.")


def test_the_figures_of_posters(whole_browser: Browser, server: Server) -> None:
    page = whole_browser.new_page(base_url=server.url)
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for name in FIGURES:
        page.evaluate(ALONE, name)
        clip = {"x": 0, "y": 0, "width": 414, "height": 576}
        cut = page.screenshot(clip=clip, omit_background=True)  # type: ignore[arg-type]
        drawn = Image.open(BytesIO(cut)).convert("RGBA")
        drawn.quantize(64, method=Image.Quantize.FASTOCTREE).save(
            Path(WANTED) / f"{name}.png", optimize=True
        )
    page.close()
