"""Random clicks through whole games of every box, several games at a time.

The player sits in the page (``fuzzer.js``). A game fails on an option that nothing on the screen
stands for, on a question that cannot be answered, on a screen that another one of the same table
would not show, on a complaint in the console, and on an end that is not the server's.
"""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from serving import Server

from browser.conftest import DESKTOP, PHONE
from browser.person import sit_down

SCRIPT = Path(__file__).with_name("fuzzer.js").read_text(encoding="utf-8")
AT_ONCE = 4  # pages
LONGEST = 240.0  # seconds for one game, on a machine that plays others meanwhile
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK_EVERY = 12  # answers, after which the table is opened anew and must look the same

RESUME = """
([answered, questions, seed]) => {
    Object.assign(fuzzer, {answered, questions, resting: true})
    fuzzer.begin(seed)
}
"""

LAW = {"modules": ["base", "marshal_prisoners"]}
HORSES = {"modules": ["base", "horses_stagecoach"]}
TIME = {"modules": ["base", "time_travel_car"]}
TRAINS = {"modules": ["base", "couriers_armored_train"]}
STRANGERS = {"extra_bandits": ["mei", "silk", "misty", "twinzz"], "silk_power": "movement"}
MADNESS = {
    **STRANGERS,
    "modules": ["base", "horses_stagecoach", "marshal_prisoners", "time_travel_car"],
    "silk_power": "blocking",
}

# What is played, and how often.
GAMES: dict[str, tuple[dict[str, Any], int]] = {
    "base": ({"players": 4}, 4),
    "first": ({"players": 3, "mode": "first_game"}, 1),
    "six": ({"players": 6, "edition": "2014"}, 1),
    "proto": ({"players": 4, "edition": "proto"}, 1),
    "expert": ({"players": 4, "variants": ["expert"]}, 2),
    "duel": ({"players": 2, "variants": ["duel_2014"]}, 2),
    "pairs": ({"players": 3, "variants": ["two_bandits"]}, 2),
    "teams": ({"players": 4, "variants": ["teams"]}, 2),
    "events": ({"players": 4, "variants": ["choice_of_events"]}, 1),
    "strangers": ({"players": 7, **STRANGERS}, 3),
    "dodging": ({"players": 4, **STRANGERS, "silk_power": "dodge"}, 2),
    "time": ({"players": 4, **TIME}, 3),
    "horses": ({"players": 4, **HORSES}, 6),
    "light": ({"players": 3, **HORSES, "options": {"horses_light": True}}, 1),
    "law": ({"players": 4, **LAW}, 4),
    "gang": ({"players": 6, **LAW, "variants": ["expert"]}, 4),
    "riders": ({"players": 6, "modules": [*HORSES["modules"], "time_travel_car"]}, 3),
    "trains": ({"players": 4, **TRAINS}, 2),
    "traitors": ({"players": 5, **TRAINS, "options": {"betrayal": True}}, 2),
    "madness": ({"players": 8, **MADNESS}, 4),
    "posse": ({"players": 5, "modules": [*LAW["modules"], "time_travel_car"]}, 4),
}


@dataclass
class Fuzzed:
    """A game in a page of its own."""

    name: str
    table: dict[str, Any]
    page: Page
    context: BrowserContext
    complaints: list[str] = field(default_factory=list)
    looked: int = 0
    started: float = field(default_factory=time.monotonic)

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            "({answered: fuzzer.answered, faults: fuzzer.faults, over: fuzzer.over,"
            " questions: fuzzer.questions, atRest: Boolean(fuzzer.isAtRest())})"
        )
        return found


def opened(server: Server, browser: Browser, name: str, n: int) -> Fuzzed:
    config, _ = GAMES[name]
    # Drawn seats begin with the Marshal's, so that he and a bandit are played by turns.
    seat = n % 2
    people = [
        {"kind": "person", "name": "Fuzz"} if k == seat else {"kind": "bot", "bot": "random"}
        for k in range(config["players"])
    ]
    body = {"config": config, "seats": people, "start": True, "seed": f"fuzz {name} {n}"}
    table = server.post("/api/tables", body)
    context = browser.new_context(
        base_url=server.url,
        locale="fr" if n % 3 == 1 else "en",
        viewport=PHONE if n % 4 == 3 else DESKTOP,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    settings = json.dumps({"speed": "instant", "sound": False})
    context.add_init_script(f"localStorage['folsom.settings'] ??= {json.dumps(settings)}")
    context.add_init_script(SCRIPT)
    page = context.new_page()
    game = Fuzzed(f"{name} {n}", table, page, context)

    def complain(message: ConsoleMessage) -> None:
        if message.type == "error":
            game.complaints.append(message.text)

    page.on("console", complain)
    page.on("pageerror", lambda error: game.complaints.append(str(error)))
    page.goto(sit_down(table, seat))
    page.evaluate(f"fuzzer.begin({random.Random(game.name).getrandbits(31)})")
    return game


def picture(game: Fuzzed) -> dict[str, Any]:
    """What the page shows at a question, once nothing moves any more."""
    before, now = None, {}
    while before != now or not now["question"]:
        assert time.monotonic() - game.started < LONGEST, f"{game.name} does not come to rest"
        game.page.evaluate(TWO_FRAMES)
        before, now = now, game.page.evaluate("fuzzer.picture()")
    return now


def look_again(game: Fuzzed) -> None:
    """A table that is opened anew looks as the one that was told step by step."""
    told = picture(game)
    kept = game.page.evaluate("[fuzzer.answered, fuzzer.questions]")
    game.page.reload()
    game.page.evaluate(RESUME, [*kept, random.Random(f"{game.name} {kept[0]}").getrandbits(31)])
    fresh = picture(game)
    differing = {part: (told[part], fresh[part]) for part in told if told[part] != fresh[part]}
    assert not differing, (game.name, game.table["id"], kept[0], differing)
    game.page.evaluate("fuzzer.resting = false")


def finish(game: Fuzzed, server: Server) -> None:
    """The split on the screen is that of the server."""
    game.page.locator("td.total").first.wait_for()
    shown = [
        int(re.sub(r"\D", "", text)) for text in game.page.locator("td.total").all_inner_texts()
    ]
    result = server.get(f"/api/tables/{game.table['id']}/replay")["result"]
    gang = [seat for name, seat in result["seats"].items() if name != "marshal"]  # he has no money
    scores = [seat["score"] for seat in gang]
    assert sorted(shown) == sorted(scores), game.name
    game.context.close()


def played(server: Server, browser: Browser, games: Iterator[tuple[str, int]]) -> Counter[str]:
    """Play them all, a few at a time; how often each question was answered."""
    asked: Counter[str] = Counter()
    running: list[Fuzzed] = []
    while True:
        while len(running) < AT_ONCE and (wish := next(games, None)):
            running.append(opened(server, browser, *wish))
        if not running:
            return asked
        for game in list(running):
            state = game.state
            assert not state["faults"], (game.name, game.table["id"], state["faults"])
            assert not game.complaints, (game.name, game.complaints)
            assert time.monotonic() - game.started < LONGEST, f"{game.name} does not end"
            if state["over"]:
                asked.update(state["questions"])
                finish(game, server)
                running.remove(game)
            elif state["atRest"]:
                look_again(game)
            elif state["answered"] >= game.looked + LOOK_EVERY:
                game.looked = state["answered"]
                game.page.evaluate("fuzzer.resting = true")
        if running:
            running[0].page.wait_for_timeout(40)


SHARES = 5


@pytest.mark.skipif(
    "FOLSOM_FUZZ" not in os.environ,
    reason="It finds what is not mended yet: kept cards of two bandits do not glow, Reflex cards "
    "are covered at a table of eight, flags of who chooses differ after a reload.",
)
@pytest.mark.parametrize("share", range(SHARES))
def test_random_clicks_lead_through_whole_games(
    server: Server, browser: Browser, share: int
) -> None:
    everything = [(name, n) for name, (_, times) in GAMES.items() for n in range(times)]
    assert len(everything) >= 50
    asked = played(server, browser, iter(everything[share::SHARES]))
    assert asked.total() > 10 * len(everything[share::SHARES])
