"""Random clicks through whole games of every box, several games at a time.

The player sits in the page (``fuzzer.js``). A game fails on an option that nothing on the screen
stands for, on a question that cannot be answered, on a screen that another one of the same table
would not show, on a complaint in the console, and on an end that is not the server's.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from effort import EFFORT, SEED, count, in_time, times
from playwright.sync_api import Browser, BrowserContext, Page
from serving import Server

from browser.complaints import Complaints
from browser.conftest import DESKTOP, FAST, PHONE, remembered
from browser.person import amount, sit_down

SCRIPT = Path(__file__).with_name("fuzzer.js").read_text(encoding="utf-8")
AT_ONCE = 3  # pages
LONGEST = 600.0  # seconds for one game, on a machine that does much else meanwhile
PATIENCE = 120_000  # milliseconds to open a page
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOOK_EVERY = 18  # answers
LOOK_EVERY_SUPER = 3

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
    "base": ({"players": 4}, 2),
    "first": ({"players": 3, "mode": "first_game"}, 1),
    "six": ({"players": 6, "edition": "2014"}, 1),
    "proto": ({"players": 3, "edition": "proto"}, 1),
    "expert": ({"players": 3, "variants": ["expert"]}, 1),
    "duel": ({"players": 2, "variants": ["duel_2014"]}, 1),
    "pairs": ({"players": 3, "variants": ["two_bandits"]}, 1),
    "teams": ({"players": 4, "variants": ["teams"]}, 1),
    "events": ({"players": 4, "variants": ["choice_of_events"]}, 1),
    "strangers": ({"players": 7, **STRANGERS}, 1),
    "dodging": ({"players": 4, **STRANGERS, "silk_power": "dodge"}, 1),
    "time": ({"players": 3, **TIME}, 2),
    "horses": ({"players": 4, **HORSES}, 3),
    "light": ({"players": 3, **HORSES, "options": {"horses_light": True}}, 1),
    "law": ({"players": 4, **LAW}, 3),
    "gang": ({"players": 6, **LAW, "variants": ["expert"]}, 1),
    "riders": ({"players": 4, "modules": [*HORSES["modules"], "time_travel_car"]}, 1),
    "trains": ({"players": 4, **TRAINS}, 2),
    "traitors": ({"players": 5, **TRAINS, "options": {"betrayal": True}}, 2),
    "madness": ({"players": 8, **MADNESS}, 2),
    "posse": ({"players": 5, "modules": [*LAW["modules"], "time_travel_car"]}, 1),
    "super": ({"game": "super", "players": 3}, 2),
    "rescue": ({"game": "super", "players": 4, "extensions": ["horse"]}, 1),
    "reflexes": ({"game": "super", "players": 5, "extensions": ["reflex"]}, 1),
    "both": ({"game": "super", "players": 7, "extensions": ["horse", "reflex"]}, 2),
}


@dataclass
class Fuzzed:
    """A game in a page of its own."""

    name: str
    config: dict[str, Any]
    table: dict[str, Any]
    page: Page
    context: BrowserContext
    look_at: int = 0  # answers, after which the table is opened anew and must look the same
    started: float = field(default_factory=time.monotonic)

    @property
    def is_super(self) -> bool:
        return self.config.get("game") == "super"

    @property
    def look_every(self) -> int:
        return LOOK_EVERY_SUPER if self.is_super else LOOK_EVERY

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(
            "({answered: fuzzer.answered, faults: fuzzer.faults, over: fuzzer.over,"
            " questions: fuzzer.questions, atRest: Boolean(fuzzer.isAtRest())})"
        )
        return found


def opened(server: Server, browser: Browser, k: int, name: str) -> Fuzzed:
    config, _ = GAMES[name]
    # Drawn seats begin with the Marshal's, so that it and a bandit's are played by turns, each
    # on both screens.
    seat = k // 2 % 2
    people = [
        {"kind": "person", "name": "Fuzz"} if n == seat else {"kind": "bot", "bot": "random"}
        for n in range(config["players"])
    ]
    body = {"config": config, "seats": people, "start": True, "seed": f"fuzz {k}"}
    table = server.post("/api/tables", body)
    context = browser.new_context(
        base_url=server.url,
        locale="fr" if k % 3 == 1 else "en",
        viewport=PHONE if k % 2 else DESKTOP,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    # Every other four games are told, on both screens and from both seats.
    speed = FAST if k // 4 % 2 else "instant"
    # What is introduced once is not there any more when one looks again, and has had its room.
    wishes = {"speed": speed, "sound": False, "introductions": False}
    context.add_init_script(remembered(wishes))
    context.add_init_script(SCRIPT)
    page = context.new_page()
    dice = random.Random(k)
    game = Fuzzed(f"{name} ({k})", config, table, page, context)
    game.look_at = dice.randrange(game.look_every)
    page.goto(sit_down(table, seat))
    page.evaluate(f"fuzzer.begin({dice.getrandbits(31)})")
    return game


def picture(game: Fuzzed) -> dict[str, Any]:
    """What the page shows at a question, once nothing moves any more."""
    before: dict[str, Any] | None = None
    now: dict[str, Any] = {}
    while before != now or not now["question"]:
        assert time.monotonic() - game.started < LONGEST, f"{game.name} does not come to rest"
        game.page.evaluate(TWO_FRAMES)
        before, now = now, game.page.evaluate("fuzzer.picture()")
    return now


def assert_near(game: Fuzzed, told: dict[str, list[int]], fresh: dict[str, list[int]]) -> None:
    """Everybody stands where they stood, but for rounding."""
    assert told.keys() == fresh.keys(), game.name
    for figure, place in told.items():
        assert place == pytest.approx(fresh[figure], abs=1), (game.name, game.table["id"], figure)


def look_again(game: Fuzzed) -> None:
    """A table that is opened anew looks as the one that was told step by step."""
    told = picture(game)
    kept = game.page.evaluate("[fuzzer.answered, fuzzer.questions]")
    game.page.reload()
    game.page.evaluate(RESUME, [*kept, random.Random(f"{game.name} {kept[0]}").getrandbits(31)])
    fresh = picture(game)
    game.look_at = kept[0] + game.look_every
    assert_near(game, told.pop("figures"), fresh.pop("figures"))
    differing = {part: (told[part], fresh[part]) for part in told if told[part] != fresh[part]}
    assert not differing, (game.name, game.table["id"], kept[0], differing)
    game.page.evaluate("fuzzer.resting = false")


def numbers(game: Fuzzed, selector: str) -> list[int]:
    """What is written there; nothing counts as 0."""
    texts = game.page.locator(f"tbody {selector}").all_inner_texts()
    return [amount(text) for text in texts]


def finish(game: Fuzzed, server: Server) -> None:
    """The split on the screen is that of the server."""
    game.page.locator("tbody tr").first.wait_for()
    result = server.get(f"/api/tables/{game.table['id']}/replay")["result"]
    # The Marshal has no money.
    gang = [seat for name, seat in result["seats"].items() if name != "marshal"]
    if game.is_super:
        gang.sort(key=lambda seat: int(seat["rank"]))
        assert numbers(game, ".rank") == [seat["rank"] for seat in gang], game.name
        assert numbers(game, ".loot i") == [card for seat in gang for card in seat["loot"]], (
            game.name
        )
    else:
        # Of a team's money each row has what its own bandits brought home.
        money = "own_money" if "teams" in result else "score"
        assert sorted(numbers(game, "td.total")) == sorted(s[money] for s in gang), game.name
    game.context.close()


def played(
    server: Server, browser: Browser, complaints: Complaints, games: Iterator[tuple[int, str]]
) -> list[int]:
    """Play them all, a few at a time; how many questions were answered in each."""
    answered: list[int] = []
    running: list[Fuzzed] = []
    while True:
        while len(running) < AT_ONCE and (wish := next(games, None)):
            running.append(opened(server, browser, *wish))
        if not running:
            return answered
        for game in list(running):
            state = game.state
            assert not state["faults"], (game.name, game.table["id"], state["faults"])
            assert not complaints.unexpected, (game.name, complaints.unexpected)
            assert time.monotonic() - game.started < LONGEST, f"{game.name} does not end"
            if state["over"]:
                answered.append(sum(state["questions"].values()))
                finish(game, server)
                running.remove(game)
            elif state["atRest"]:
                look_again(game)
            elif state["answered"] >= game.look_at:
                game.page.evaluate("fuzzer.resting = true")
        if running:
            running[0].page.wait_for_timeout(60)


def test_random_clicks_lead_through_whole_games(
    server: Server, browser: Browser, complaints: Complaints
) -> None:
    """Every day others, until all have had their turn."""
    all_games = list(enumerate(name for name, (_, often) in GAMES.items() for _ in range(often)))
    random.Random(SEED).shuffle(all_games)
    games = all_games if EFFORT > 1 else all_games[: times(1)]
    answered = played(server, browser, complaints, in_time(games))
    assert sum(answered) > 10 * len(answered)
    count("games of random clicks in a browser", len(answered))
    count("answers by random clicks", sum(answered))
