"""Poster: the end of a game as a picture, for those who save it and for those who follow a link.

The figures are drawings of the client (``web/public/wanted``), the type is the client's too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from folsom.table import outcome
from folsom.table.facts import Facts
from folsom.table.outcome import Place
from folsom.table.speech import texts_of
from folsom.texts import Texts
from folsom.texts import things as say

SIZE: Final = (1200, 630)  # what sites that show links ask for
SHEET: Final = (430, 560)
FINE: Final = 2  # everything is drawn larger, so that edges are smooth
MOST_LINES: Final = 6

SKY: Final = ("#1f1236", "#47204f", "#8d2f4e", "#d9603f", "#fbb65a")
MESA, SAND = "#702c48", "#371a30"
PAPER, PAPER_EDGE, INK, RUST = "#f7e9cd", "#d6b582", "#3a2029", "#b4452b"
CREAM, BRASS = "#fff3da", "#ffd56b"

WRITTEN: Final = re.compile("[ -~\xa0-\xff\u0152\u0153\u2019]+")  # what the font has letters for

Spot = tuple[float, float]


def poster(facts: Facts, seat: int | None, lang: str, web: Path) -> bytes:
    """A PNG: somebody on a Wanted poster, and beside it how all of them did."""
    texts = texts_of(lang)
    hero = outcome.hero(facts, seat)
    canvas = Canvas(SIZE, web)
    _desert(canvas)
    _standings(canvas, texts, outcome.places(facts), hero)
    canvas.pin(_sheet(texts, hero, len(facts.seats), web), (52, 30), 2.2)
    return canvas.png()


def called(texts: Texts, place: Place) -> str:
    """A person by their name, a bot by its bandits."""
    return place.name or say.figures(texts, place.figures)


def reward(texts: Texts, place: Place, of: int) -> str:
    """What somebody got, or where there is no money how well they did."""
    if place.money is None:
        return texts("poster-place", place=place.rank, of=of)
    return say.money(texts, place.money)


def _written(texts: Texts, place: Place) -> str:
    """The same in letters that there are."""
    name = called(texts, place)
    return name if WRITTEN.fullmatch(name) else say.figures(texts, place.figures)


class Canvas:
    """A picture that is drawn larger than it is shown."""

    def __init__(self, size: tuple[int, int], web: Path) -> None:
        self.size, self._web = size, web
        self._image = Image.new("RGBA", (size[0] * FINE, size[1] * FINE))
        self._draw = ImageDraw.Draw(self._image)

    def polygon(self, spots: Iterable[Spot], colour: str) -> None:
        self._draw.polygon([(x * FINE, y * FINE) for x, y in spots], colour)

    def box(self, a: Spot, b: Spot, colour: str, edge: str | None = None, width: int = 0) -> None:
        corners = [(a[0] * FINE, a[1] * FINE), (b[0] * FINE, b[1] * FINE)]
        self._draw.rectangle(corners, colour, edge, width * FINE)

    def text(self, at: Spot, text: str, size: int, colour: str, most: float, anchor: str) -> None:
        """One line that is no wider than ``most``: a long one is set smaller."""
        text = text.replace("\u202f", "\xa0")  # which the font has
        font = _font(self._web, size * FINE)
        width = self._draw.textlength(text, font)
        if width > most * FINE:
            font = _font(self._web, int(size * FINE * most * FINE / width))
        self._draw.text((at[0] * FINE, at[1] * FINE), text, colour, font, anchor)

    def figure(self, name: str, foot: Spot, height: float) -> None:
        """A bandit who stands there; nobody, where the drawing is not built."""
        drawn = _drawing(self._web, name)
        if drawn is None:
            return
        scale = height * FINE / drawn.height
        drawn = drawn.resize((int(drawn.width * scale), int(height * FINE)))
        corner = (int(foot[0] * FINE - drawn.width / 2), int(foot[1] * FINE - drawn.height))
        self._image.alpha_composite(drawn, corner)

    def pin(self, sheet: Canvas, at: Spot, turned: float) -> None:
        """Lay another picture on this one, a little askew, with its shadow."""
        whole = sheet._image.rotate(turned, Image.Resampling.BICUBIC, expand=True)
        shadow = Image.new("RGBA", whole.size, "#14061488")
        shadow.putalpha(whole.getchannel("A").point(lambda alpha: alpha // 2))
        for layer, off in ((shadow, 10), (whole, 0)):
            corner = (int(at[0] * FINE), int((at[1] + off) * FINE))
            self._image.alpha_composite(layer, corner)

    def png(self) -> bytes:
        small = self._image.convert("RGB").resize(self.size, Image.Resampling.LANCZOS)
        kept = BytesIO()
        small.save(kept, "PNG")
        return kept.getvalue()


@lru_cache(maxsize=32)
def _font(web: Path, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """The client's slab, heavy; some other where the client is not built."""
    found = next(iter((web / "assets").glob("bitter-latin-wght-*.woff2")), None)
    if found is None:
        return ImageFont.load_default(size)
    font = ImageFont.truetype(found, size)
    font.set_variation_by_axes([800])
    return font


@lru_cache(maxsize=16)
def _drawing(web: Path, name: str) -> Image.Image | None:
    file = web / "wanted" / f"{name}.png"
    return Image.open(file).convert("RGBA") if file.is_file() else None


def _desert(canvas: Canvas) -> None:
    """Dusk, mesas, and the ground on which nothing is written."""
    width, height = canvas.size
    steps = 120
    for n in range(steps):
        top = n * height / steps
        canvas.box((0, top), (width, top + height / steps + 1), _between(SKY, n / steps))
    for left, right, top in ((380, 640, 430), (560, 820, 470), (900, 1230, 400), (-60, 300, 450)):
        slope = (640 - top) * 0.22
        canvas.polygon(((left, 640), (left + slope, top), (right - slope, top), (right, 640)), MESA)
    canvas.box((0, 560), (width, height), SAND)


def _between(colours: tuple[str, ...], part: float) -> str:
    """A colour of a gradient."""
    at = part * (len(colours) - 1)
    first, last = colours[int(at)], colours[min(int(at) + 1, len(colours) - 1)]
    mixed = (
        int(int(first[i : i + 2], 16) * (1 - at % 1) + int(last[i : i + 2], 16) * (at % 1))
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in mixed)


def _sheet(texts: Texts, hero: Place, of: int, web: Path) -> Canvas:
    width, height = SHEET
    middle = width / 2
    sheet = Canvas(SHEET, web)
    sheet.box((0, 0), (width, height), PAPER)
    sheet.box((12, 12), (width - 12, height - 12), PAPER, PAPER_EDGE, 3)
    sheet.text((middle, 62), texts("poster-wanted"), 70, INK, width - 70, "mm")
    sheet.box((48, 112), (width - 48, 402), "#e8a45c", INK, 4)
    apart = 130 if len(hero.figures) > 1 else 0
    for n, figure in enumerate(hero.figures):
        shift = (n - (len(hero.figures) - 1) / 2) * apart
        sheet.figure(figure, (middle + shift, 404), 230 if apart else 282)
    sheet.text((middle, 434), _written(texts, hero), 40, INK, width - 80, "mm")
    label = "poster-fate" if hero.money is None else "poster-reward"
    sheet.text((middle, 474), texts(label), 20, RUST, width - 80, "mm")
    sheet.text((middle, 514), reward(texts, hero, of), 56, RUST, width - 80, "mm")
    return sheet


def _standings(canvas: Canvas, texts: Texts, places: list[Place], hero: Place) -> None:
    left, right, top = 560, 1150, 56
    canvas.text((left, top), "FOLSOM", 40, BRASS, right - left, "lm")
    canvas.text((left, top + 52), texts("poster-split"), 30, CREAM, right - left, "lm")
    shown = places[:MOST_LINES]
    if hero not in shown:
        shown = [*shown[:-1], hero]
    for n, place in enumerate(shown):
        line = top + 128 + n * 58
        colour = BRASS if place == hero else CREAM
        canvas.text((left, line), str(place.rank), 34, colour, 40, "lm")
        canvas.text((left + 52, line), _written(texts, place), 34, colour, 350, "lm")
        if place.money is not None:
            canvas.text((right, line), say.money(texts, place.money), 34, colour, 170, "rm")
    canvas.text((left, 596), texts("poster-foot"), 24, CREAM, right - left, "lm")
