"""Nobody is stuck on somebody else: who is awaited, a bot that plays on, Leave and Give up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from serving import Server

from browser.conftest import DESKTOP, PHONE, Visit, desktop_or_phone
from browser.person import (
    DECIDING,
    THE_END,
    by_program,
    rests_in_its_width,
    rob_the_train,
    sit_down,
    table_id,
    until_asked,
    wait_for_question,
)

Shoot = Callable[[Page, str], None]
RIDE = 60_000  # milliseconds in which bots finish a game
TO_PLAY = re.compile("/t/")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """People wait some seconds only before they may let a bot play on."""
    path = tmp_path_factory.mktemp("waiting") / "folsom.db"
    running = Server(path, patience_away=3.0, patience_here=6.0)
    yield running
    running.kill()


def meet(visit: Visit, size: dict[str, int] = DESKTOP) -> tuple[Page, Page]:
    """Ann makes a table and starts, Ben comes by its code; the rest are bots."""
    ann = visit("/new", name="Ann", size=size)
    ann.get_by_text("Anyone", exact=True).click()
    ann.get_by_role("button", name="Make the table").click()
    code = ann.locator(".code").inner_text()
    ben = visit("/", name="Ben", size=size)
    ben.get_by_label("Code of the table").fill(code)
    ben.get_by_role("button", name="Join", exact=True).click()
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ann.get_by_text("Ben")).to_be_visible()
    ann.locator("button.start").click()
    for page in (ann, ben):
        expect(page.get_by_role("region", name="Players")).to_be_visible()
    return ann, ben


def panel(page: Page, name: str) -> Locator:
    return page.locator(".panel", has=page.locator(".person", has_text=name))


def is_played_by(page: Page, name: str, whom: str) -> None:
    """On a phone the sign is too small to be drawn, but it is there."""
    sign = {"bot": ".dot.bot", "person": ".dot:not(.bot)"}[whom]
    expect(panel(page, name).locator(sign)).to_have_count(1)


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("group", name="Menu").get_by_role("button", name=item, exact=True).click()


def confirm(page: Page, button: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()


def come_back(page: Page, table: str) -> None:
    """From the home page, where the game still stands."""
    page.locator(f"a[href*='/t/{table}']").first.click()
    page.wait_for_url(TO_PLAY)


def test_a_bot_plays_on_for_who_has_gone_until_they_are_back(visit: Visit, shoot: Shoot) -> None:
    ann, ben = meet(visit)
    until_asked(ben, ann)
    home, address = ben.context, ben.url
    ben.close()
    prompt = ann.locator(".prompt")
    expect(prompt).to_contain_text(re.compile(r"Waiting for Ben \(\w+\), away"))
    expect(prompt.get_by_role("timer")).to_have_text(re.compile(r"0:\d\d"))
    expect(panel(ann, "Ben").locator(".flag")).to_have_text(re.compile(r"Away\s*0:\d\d"))
    let = ann.get_by_role("button", name="Let a bot play for Ben")
    expect(let).to_be_visible()
    shoot(ann, "waiting-for-somebody-away")
    let.click()
    is_played_by(ann, "Ben", "bot")
    expect(let).to_be_hidden()
    wait_for_question(ann)

    ben = home.new_page()
    ben.goto(address)
    is_played_by(ann, "Ben", "person")
    until_asked(ben, ann)


@desktop_or_phone
def test_who_is_here_but_slow_can_be_replaced_and_takes_the_seat_back(
    visit: Visit, shoot: Shoot, size: dict[str, int]
) -> None:
    ann, ben = meet(visit, size)
    until_asked(ann, ben)
    prompt = ben.locator(".prompt")
    expect(prompt).to_contain_text(re.compile(r"Waiting for Ann \(\w+\)"))
    expect(prompt).not_to_contain_text("away")
    let = ben.get_by_role("button", name="Let a bot play for Ann")
    expect(let).to_be_visible()
    shoot(ben, f"waiting-for-somebody-slow-{size['width']}")
    rests_in_its_width(ben)
    let.click()
    back = ann.get_by_role("button", name="Take your seat back")
    expect(back).to_be_visible()
    shoot(ann, f"replaced-{size['width']}")
    rests_in_its_width(ann)
    back.click()
    expect(back).to_be_hidden()
    is_played_by(ben, "Ann", "person")
    until_asked(ann, ben)


@desktop_or_phone
def test_who_leaves_is_replaced_at_once_and_who_gives_up_for_good(
    visit: Visit, shoot: Shoot, size: dict[str, int]
) -> None:
    ann, ben = meet(visit, size)
    table = table_id(ben)
    until_asked(ben, ann)
    menu(ben, "Leave")
    expect(ben.get_by_role("dialog")).to_contain_text("Your seat stays yours")
    shoot(ben, f"leaving-{size['width']}")
    confirm(ben, "Stay")
    expect(ben.locator(DECIDING)).to_be_visible()
    menu(ben, "Leave")
    confirm(ben, "Leave")
    ben.wait_for_url(re.compile(r"/$"))
    is_played_by(ann, "Ben", "bot")
    wait_for_question(ann)

    come_back(ben, table)
    is_played_by(ann, "Ben", "person")
    menu(ben, "Give up")
    expect(ben.get_by_role("dialog")).to_contain_text("for good")
    confirm(ben, "Give up")
    ben.wait_for_url(re.compile(r"/$"))
    is_played_by(ann, "Ben", "bot")

    menu(ann, "Give up")
    expect(ann.get_by_role("dialog")).to_contain_text("you see how it ends")
    shoot(ann, f"giving-up-{size['width']}")
    confirm(ann, "Give up")
    expect(ann.locator(THE_END)).to_be_visible(timeout=RIDE)


def test_alone_the_game_waits_and_the_logo_leads_home(visit: Visit) -> None:
    page = visit("/")
    rob_the_train(page)
    table, question = table_id(page), wait_for_question(page)
    page.locator(".topbar .home").click()
    page.wait_for_url(re.compile(r"/$"))
    come_back(page, table)
    assert wait_for_question(page) == question


def test_who_watches_just_leaves(visit: Visit, server: Server) -> None:
    page = visit(f"/t/{server.table(people=1, bots=2)['id']}", size=PHONE)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    page.get_by_role("group", name="Menu").get_by_role("button", name="Home").click()
    page.wait_for_url(re.compile(r"/$"))


@desktop_or_phone
def test_in_colt_super_express_too(visit: Visit, server: Server, size: dict[str, int]) -> None:
    table = server.table(people=2, bots=2, config={"game": "super", "players": 4})
    ann, ben = (visit(sit_down(table, seat), size=size) for seat in (0, 1))
    wait_for_question(ann)
    by_program(ann)
    expect(ann.locator(".prompt")).to_contain_text(re.compile(r"Waiting for P1 \(\w+\)"))
    ann.get_by_role("button", name="Let a bot play for P1").click()
    back = ben.get_by_role("button", name="Take your seat back")
    back.click()
    expect(back).to_be_hidden()
    is_played_by(ann, "P1", "person")
    menu(ben, "Leave")
    confirm(ben, "Leave")
    ben.wait_for_url(re.compile(r"/$"))
    over = ann.locator(THE_END)
    expect(over.or_(panel(ann, "P1").locator(".dot.bot")).first).to_be_attached()
    if over.is_visible():
        return  # she was shot off the train, and bots rode on to the end
    menu(ann, "Give up")
    confirm(ann, "Give up")
    ann.wait_for_url(re.compile(r"/$"))


def test_the_menu_makes_room_for_whatever_opens(visit: Visit) -> None:
    page = visit("/", size=PHONE)
    rob_the_train(page)
    sheet = page.get_by_role("group", name="Menu")
    for opened in (".drawer", "dialog"):
        page.get_by_role("button", name="Menu", exact=True).click()
        name = "What happened" if opened == ".drawer" else "Settings"
        sheet.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(opened)).to_be_visible()
        expect(sheet).to_be_hidden()
        if opened == ".drawer":
            page.locator(".drawer header button").click()
        else:
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Chat").click()
    expect(sheet).to_be_hidden()


def test_a_lesson_is_left_not_given_up(visit: Visit) -> None:
    page = visit("/learn?course=base")
    expect(page.get_by_role("link", name="Couriers & Armored Train")).to_be_visible()
    page.get_by_role("button", name=re.compile("ready")).click()
    lesson = page.locator("[data-lesson=aim] button")
    lesson.wait_for()
    page.get_by_role("button", name="Menu", exact=True).click()
    menu = page.get_by_role("group", name="Menu")
    expect(menu).to_be_visible()
    lesson.dispatch_event("click")  # without a hand that would close the menu
    expect(page.locator("[data-lesson=roofs]")).to_be_visible()
    expect(menu).to_be_visible()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    menu.get_by_role("button", name="Leave").click()
    page.wait_for_url(re.compile(r"/$"))
