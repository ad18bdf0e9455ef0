"""A box that is no part of Folsom in the browser: `examples/boxes/pies`, played to the end.

`tests/test_outside_boxes.py` runs this in a process that has loaded it.
"""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from serving import Server

from browser.conftest import DESKTOP, PHONE, Visit
from browser.person import by_button, by_mouse, play, sit_down
from folsom.boxes import shelf

pytestmark = pytest.mark.skipif("pies" not in shelf.OUTSIDE, reason="in a process that has it")
SEATS = ["nell", "doc", "belle"]
# Pieces of the stage that nothing is drawn for: a reference without a symbol.
UNDRAWN = """[...document.querySelectorAll('.stage use, .panel use, .portrait use')]
    .map(use => use.getAttribute('href')).filter(id => !document.querySelector(id))"""


def table(server: Server) -> str:
    people: list[dict[str, Any]] = [{"kind": "person", "name": "Ann"}]
    wish = {
        "config": {"seats": SEATS, "modules": ["base", "pies_pistols"]},
        "seats": [*people, *[{"kind": "bot", "bot": "random"}] * 2],
        "start": True,
    }
    return sit_down(httpx.post(f"{server.url}/api/tables", json=wish).json(), 0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1440", "390"])
def test_pies_are_drawn_and_played_to_the_end(
    server: Server, visit: Visit, size: dict[str, int]
) -> None:
    seen: set[str] = set()

    def look(page: Page) -> None:
        assert page.evaluate(UNDRAWN) == []
        seen.update(
            page.evaluate(
                "[...document.querySelectorAll('[data-token]')].map(t => t.dataset.token)"
            )
        )

    page = visit(table(server), size=size)
    play({page: [by_mouse, by_button]}, look)
    assert any(token.endswith(":pie") for token in seen)


def test_pies_can_be_chosen_for_a_table(visit: Visit) -> None:
    page = visit("/new")
    expect(page.get_by_text("Pies & Pistols").first).to_be_visible()
