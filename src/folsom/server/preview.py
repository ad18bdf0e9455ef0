"""Preview: what sites show of a link to a finished game, before anybody follows it."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from fastapi import Request

from folsom.server.deals import finished, found_deal
from folsom.server.house import House
from folsom.server.language import language_of
from folsom.server.poster import SIZE, called, reward
from folsom.table import outcome
from folsom.table.errors import TableError
from folsom.table.facts import Facts
from folsom.table.speech import texts_of

GAME: Final = re.compile(r"(?:t|replay)/(?P<id>[0-9a-f]{16})")
DEAL: Final = re.compile(r"deal/(?P<code>[A-Za-z]{6})(?:/(?P<seat>\d))?")


async def preview(request: Request, path: str) -> str:
    """Tags for the head of the page at a path; none where no game has ended."""
    house: House = request.app.state.house
    try:
        if found := DEAL.fullmatch(path):
            facts = await found_deal(house, found["code"])
            seat = int(found["seat"]) if found["seat"] else None
            return _tags(request, facts, "deal", seat)
        if found := GAME.fullmatch(path):
            return _tags(request, await finished(house, found["id"]), "result", None)
    except TableError:
        pass
    return ""


def _tags(request: Request, facts: Facts, kind: str, seat: int | None) -> str:
    lang = language_of(request)
    texts = texts_of(lang)
    hero = outcome.hero(facts, seat)
    words = {"name": called(texts, hero), "reward": reward(texts, hero, len(facts.seats))}
    settings = request.app.state.house.settings
    home = settings.public_url or str(request.base_url).rstrip("/")
    told = {
        "og:type": "website",
        "og:site_name": "Folsom",
        "og:title": texts(f"preview-{kind}", **words),
        "og:description": texts(f"preview-{kind}.about"),
        "og:image": f"{home}/api/tables/{facts.id}/poster.png?lang={lang}&seat={hero.seat}",
        "og:image:type": "image/png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
    )
