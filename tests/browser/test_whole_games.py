"""Whole games as people play them: from the home page, by clicks, with every step told.

No question makes a page scroll sideways. Each game ends with its money counted,
and goes on through "Ride again" to the next first question. The story is told by a fast clock;
everything else is as everybody has it.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from effort import EFFORT, SEED, count, has_time, in_time, some
from playwright.sync_api import Page, expect
from serving import Server

from browser.barriers import answers_are_in_sight
from browser.complaints import Complaints
from browser.conftest import DESKTOP, PHONE, SIDEWAYS, SMALL, Visit
from browser.person import (
    DECIDING,
    GLOWING,
    HAND_OVER,
    THE_END,
    Answer,
    Player,
    amount,
    by_arrows,
    by_button,
    by_mouse,
    by_number,
    by_program,
    finish,
    pick,
    rests_in_its_width,
)
from browser.words import words

AT_ONCE = 3  # pages
QUICKEST = "rookie"  # thinks least
# What a cell says besides its small print.
AMOUNTS = "cells => cells.map(cell => cell.firstChild.textContent)"

SIZES = {"desktop": DESKTOP, "small": SMALL, "phone": PHONE, "sideways": SIDEWAYS}
MOUSE, KEYS, TOUCH = [by_mouse], [by_number, by_arrows], [by_button]

HORSES = "horses_stagecoach"
LAW = "marshal_prisoners"
TIME = "time_travel_car"
TRAINS = "couriers_armored_train"


@dataclass(frozen=True)
class Wish:
    """A game that somebody wants, and the device for it."""

    size: str
    lang: str
    ways: Sequence[Answer]
    boxes: tuple[str, ...] = ()
    players: int = 4
    me: str = ""  # a bandit, or the Marshal
    strangers: bool = False
    game: str = ""
    extensions: tuple[str, ...] = ()
    variant: str = ""
    switch: str = ""
    mix: str = ""
    people: int = 1  # at this device
    in_sight: bool = False  # all answers, without scrolling
    ends: str = ""  # with these on the last screen
    spare: bool = False  # for runs that have the time

    @property
    def counts_money(self) -> bool:
        """Does each row of the split add up to its last cell?"""
        return not (self.game or self.variant or self.mix or {LAW, TRAINS} & {*self.boxes})


GAMES = {
    "base": Wish("desktop", "en", MOUSE, spare=True),
    "base by keys": Wish("small", "fr", KEYS, spare=True),
    "base on a phone": Wish("phone", "fr", TOUCH, players=3),
    "base on a turned phone": Wish("sideways", "en", TOUCH, players=5, spare=True),
    "six": Wish("desktop", "fr", MOUSE, players=6, spare=True),
    "strangers": Wish("small", "en", MOUSE, players=7, strangers=True, spare=True),
    "horses": Wish("desktop", "en", MOUSE, (HORSES,), in_sight=True),
    "horses on a phone": Wish("phone", "en", TOUCH, (HORSES,), players=3, spare=True),
    "law": Wish("desktop", "en", MOUSE, (LAW,), spare=True),
    "law on a phone": Wish("phone", "fr", TOUCH, (LAW,), players=3, spare=True),
    "the marshal": Wish("small", "fr", KEYS, (LAW,), me="marshal", ends=".goal em"),
    "couriers": Wish("desktop", "fr", KEYS, (TRAINS,), in_sight=True, ends=".teams", spare=True),
    "couriers on a turned phone": Wish(
        "sideways", "fr", TOUCH, (TRAINS,), players=3, ends=".teams"
    ),
    "time": Wish("small", "en", KEYS, (TIME,), players=3, spare=True),
    "time on a phone": Wish("phone", "en", TOUCH, (TIME,), players=3),
    "horses and time": Wish("sideways", "fr", TOUCH, (HORSES, TIME), spare=True),
    "everything": Wish("desktop", "en", MOUSE, mix="full_madness", spare=True),
    "everything on a phone": Wish("phone", "fr", TOUCH, mix="full_madness", spare=True),
    "ten": Wish("small", "en", MOUSE, (TRAINS,), players=10, strangers=True, spare=True),
    "traitors": Wish("sideways", "en", TOUCH, (TRAINS,), players=5, switch="betrayal", spare=True),
    "super": Wish("phone", "en", [by_program], game="super", players=3, spare=True),
    "super with both": Wish(
        "desktop",
        "fr",
        [by_program],
        game="super",
        players=5,
        extensions=("horse", "reflex"),
        spare=True,
    ),
    "super on a turned phone": Wish(
        "sideways", "fr", [by_program], game="super", extensions=("horse", "reflex"), spare=True
    ),
    "teams": Wish("small", "fr", MOUSE, variant="teams", spare=True),
    "teams on a turned phone": Wish("sideways", "en", TOUCH, variant="teams", spare=True),
    "two bandits": Wish("desktop", "en", KEYS, variant="two_bandits", players=3, spare=True),
    "two bandits on a phone": Wish(
        "phone", "en", TOUCH, variant="two_bandits", players=2, spare=True
    ),
    "experts": Wish("small", "fr", KEYS, variant="expert", players=3, spare=True),
    "hot-seat": Wish("small", "en", KEYS, players=3, people=3, spare=True),
}


GAMES_NOW = {name: wish for name, wish in GAMES.items() if EFFORT > 1 or not wish.spare}
# To the end by clicks; the others into round 3, and then by a program, which is faster.
BY_CLICKS = some([*GAMES_NOW], 1)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class SetUp:
    """Somebody who puts a game together by clicks, in whatever language the page is."""

    def __init__(self, page: Page, server: Server, wish: Wish) -> None:
        self.page = page
        self.wish = wish
        self.say = words(wish.lang)
        self.known: dict[str, Any] = server.get(f"/api/setup?lang={wish.lang}")

    def start(self) -> None:
        """From the home page to a table; what it does not offer, the set-up form does."""
        wish = self.wish
        if wish.variant or wish.mix or wish.extensions or wish.switch or wish.people > 1:
            self.page.get_by_role("link", name=self.say["home-create"]).click()
            self._fill_in_the_form()
        else:
            self._choose_boxes()
            self._choose_me()
            self._seat_on_the_home_page()
            pick(self.page.get_by_role("combobox", name=self.say["home-bots"]), QUICKEST)
            self.page.get_by_role("button", name=self.say["home-play-start"]).click()

    def name_of(self, group: str, id: str) -> str:
        found: str = next(one["name"] for one in self.known[group] if one["id"] == id)
        return found

    def _tick(self, name: str) -> None:
        box = self.page.get_by_role("checkbox", name=name, exact=True)
        box.click()
        expect(box).to_be_checked()

    def _choose_boxes(self) -> None:
        wish = self.wish
        for box in wish.boxes:
            self._tick(self.name_of("modules", box))
        if wish.strangers:
            self._tick(self.say["box-strangers"])
        if wish.game:
            self._tick(self.name_of("games", wish.game))

    def _choose_me(self) -> None:
        if not self.wish.me:
            return
        self.page.locator(".seats .me").click()
        self.page.locator(f"dialog .b-{self.wish.me}").click()

    def _seat_on_the_home_page(self) -> None:
        faces = self.page.locator(".seats .portrait")
        more = self.page.locator(".seats .add")
        fewer = self.page.locator(".seats .last")
        expect(faces.first).to_be_visible()
        # What was ticked may change how many can play.
        self.page.wait_for_load_state("networkidle")
        while (now := faces.count()) != self.wish.players:
            (more if now < self.wish.players else fewer).click()
            expect(faces).not_to_have_count(now)

    def _fill_in_the_form(self) -> None:
        wish, page = self.wish, self.page
        if wish.mix:
            page.get_by_role("button", name=self.name_of("mixes", wish.mix)).click()
        else:
            self._choose_boxes()
        if wish.variant:
            variant = self.name_of("variants", wish.variant)
            is_gang = next(
                one["gang"] for one in self.known["variants"] if one["id"] == wish.variant
            )
            if is_gang:
                page.get_by_text(capital(variant), exact=True).click()
            else:
                self._switch(capital(variant))
        for extension in wish.extensions:
            game = next(one for one in self.known["games"] if one["id"] == wish.game)
            name = next(one["name"] for one in game["extensions"] if one["id"] == extension)
            self._switch(name)
        if wish.switch:
            switch = self.name_of("switches", wish.switch)
            self._switch(capital(switch))
        if not wish.mix:
            players = page.get_by_role("group", name=self.say["new-players"])
            players.get_by_text(str(wish.players), exact=True).click()
        self._seat_in_the_form()
        page.get_by_role("button", name=self.say["new-make-and-start"]).click()

    def _switch(self, name: str) -> None:
        lever = self.page.get_by_role("switch", name=re.compile("^" + re.escape(name)))
        lever.locator("..").click()
        expect(lever).to_be_checked()

    def _seat_in_the_form(self) -> None:
        if self.wish.people > 1:
            self._switch(self.say["new-hot-seat"])
        seats = self.page.locator("ol > li .who")
        for n in range(1, seats.count()):
            kind, *_ = seats.nth(n).get_by_role("combobox").all()
            pick(kind, "person" if n < self.wish.people else "bot")
            if n >= self.wish.people:
                pick(seats.nth(n).get_by_role("combobox").nth(1), QUICKEST)


def whole_game(visit: Visit, server: Server, name: str, seen: list[str]) -> Iterator[None]:
    """Through the end to the next first question; gives way to others while nothing is to do."""
    wish = GAMES[name]
    page = visit("/", lang=wish.lang, size=SIZES[wish.size], name="Robin")
    SetUp(page, server, wish).start()
    page.wait_for_url(re.compile("/t/"))
    player = Player(page, wish.ways, name)
    while not player.over and (is_by_clicks(name) or page.evaluate("person.round()") < 3):
        if player.go_on():
            (answers_are_in_sight if wish.in_sight else rests_in_its_width)(page)
        yield
    if player.over:
        count("whole games told in a browser")
    else:
        finish({page: server})
    if wish.ends:
        expect(page.locator(wish.ends).first).to_be_visible()
    if wish.counts_money:
        assert all(sum(parts) == total for *parts, total in split(page))
    rests_in_its_width(page)
    before = page.url
    page.get_by_role("button", name=words(wish.lang)["end-rematch"]).click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(page.locator(f"{DECIDING}, {HAND_OVER}").first).to_be_visible()
    seen.append(name)
    page.context.close()


def is_by_clicks(name: str) -> bool:
    return name in BY_CLICKS and has_time()


def split(page: Page) -> list[list[int]]:
    """The money of each row at the end, the total last."""
    rows = page.locator("tbody tr").all()
    cells = [row.locator("td").evaluate_all(AMOUNTS) for row in rows]
    return [[amount(text) for text in row] for row in cells]


def until_asked(*players: Player) -> None:
    """Each comes to a question of the new table; those who are not first answer later."""
    asked: set[Player] = set()
    while len(asked) < len(players):
        for player in players:
            if player.go_on():
                asked.add(player)


def take_turns(games: Iterator[Iterator[None]], at_once: int, complaints: Complaints) -> None:
    running: list[Iterator[None]] = []
    while True:
        while len(running) < at_once and (game := next(games, None)):
            running.append(game)
        if not running:
            return
        for game in list(running):
            assert complaints.unexpected == []
            if next(game, "over") == "over":
                running.remove(game)


@pytest.mark.parametrize("size", SIZES)
def test_whole_games(visit: Visit, server: Server, complaints: Complaints, size: str) -> None:
    wanted = [name for name, wish in GAMES_NOW.items() if wish.size == size]
    random.Random(SEED).shuffle(wanted)
    seen: list[str] = []
    games = (whole_game(visit, server, name, seen) for name in in_time(wanted))
    take_turns(games, AT_ONCE, complaints)
    assert sorted(seen) == sorted(wanted) or not has_time()


def test_a_guest_by_code_reloads_in_mid_story_and_rides_again(
    visit: Visit, server: Server, complaints: Complaints
) -> None:
    ann = visit("/", name="Ann")
    ann.get_by_role("link", name="Create a table").click()
    for bot in ann.get_by_role("combobox", name="Which bot in seat").all():
        pick(bot, QUICKEST)
    ann.get_by_role("button", name="Make the table").click()
    code = ann.locator(".code").inner_text()
    ben = visit("/", name="Ben", lang="fr", size=PHONE)
    say = words("fr")
    ben.get_by_label(say["home-join-code"]).fill(code)
    ben.get_by_role("button", name=say["home-join-button"], exact=True).click()
    ben.get_by_role("button", name=say["sit-here"]).first.click()
    expect(ann.get_by_text("Ben").first).to_be_visible()
    ann.locator("button.start").click()
    expect(ann.get_by_role("region", name="Players")).to_be_visible()
    cleo = visit(ann.url, lang="fr", size=SMALL)  # only looks on
    expect(cleo.get_by_role("region", name="Joueurs")).to_be_visible()
    assert cleo.locator(f"{GLOWING}, {DECIDING}, .hand .card").count() == 0

    host, guest = Player(ann, MOUSE, "Ann"), Player(ben, TOUCH, "Ben")
    reloaded = False
    while not reloaded or ben.evaluate("person.round()") < 2:
        for player in (host, guest):
            assert complaints.unexpected == []
            player.go_on()
        if not reloaded and guest.answered > 1 and ben.evaluate("person.isTelling()"):
            ben.reload()
            reloaded = True
    assert host.answered > 3 < guest.answered
    finish({ann: server, ben: server})
    totals = [
        [amount(text) for text in page.locator("td.total").all_inner_texts()] for page in (ann, ben)
    ]
    assert totals[0] == totals[1]
    expect(cleo.locator(THE_END)).to_be_visible()
    ann.get_by_role("button", name="Ride again").click()
    ben.get_by_role("button", name=say["end-ride-along"]).click()
    until_asked(host, guest)


def test_every_size_and_language_is_played_in() -> None:
    assert {wish.size for wish in GAMES_NOW.values()} == {*SIZES}
    assert {wish.lang for wish in GAMES_NOW.values()} == {"en", "fr"}


def test_a_round_at_the_pace_of_everybody(visit: Visit) -> None:
    """Motion, sounds and the clock are those of a device that has never been here."""
    page = visit("/", fresh=True)
    page.locator(".seats .last").click()
    expect(page.locator(".seats .portrait")).to_have_count(3)
    page.get_by_role("button", name="Rob the train").click()
    player = Player(page, MOUSE, "at the usual pace")
    page.wait_for_url(re.compile("/t/"))
    while page.evaluate("person.round()") < 2:
        player.go_on()
    answered = player.answered
    while player.answered < answered + 2:
        player.go_on()
    kept = json.loads(page.evaluate("localStorage['folsom.settings']"))
    assert (kept["speed"], kept["motion"], kept["introductions"]) == (1, None, True)
