"""Pictures of figures: dots with intervals, and distributions, each an SVG that stands alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from folsom.lab.statistics import Estimate
from folsom.texts.paints import INK

SHEET: Final = "#fffaf0"
LINE: Final = "#e6d3ae"
WORDS: Final = "#3a2029"
MUTE: Final = "#6b4636"
RUST: Final = "#b4452b"
AUBERGINE: Final = "#47204f"
FONT: Final = "'Avenir Next', 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"
SLAB: Final = "Rockwell, 'Roboto Slab', Clarendon, 'Bookman Old Style', Georgia, serif"

WIDTH: Final = 720
LEFT: Final = 170  # where the scale begins
RIGHT: Final = 560  # where it ends
TOP: Final = 62
ROW: Final = 28
RIDGE: Final = 84
FOOT: Final = 34
LETTER: Final = 8  # width of a letter of a label

Badge = tuple[str, str, str]  # colour, ink on it, letter


@dataclass(frozen=True)
class Dot:
    """A figure on a scale, with its interval."""

    label: str
    estimate: Estimate
    said: str  # beside it
    more: str = ""  # when it is pointed at
    badge: Badge | None = None


@dataclass(frozen=True)
class Group:
    """Dots under a heading of their own; the heading may be empty."""

    heading: str
    dots: Sequence[Dot]


@dataclass(frozen=True)
class Scale:
    """From figures to places on the paper."""

    low: float
    high: float
    ticks: Sequence[float]
    say: Callable[[float], str]
    is_log: bool = False

    def x(self, figure: float) -> float:
        if self.is_log:
            low, high, at = (math.log(max(n, 1e-12)) for n in (self.low, self.high, figure))
        else:
            low, high, at = self.low, self.high, figure
        return LEFT + (RIGHT - LEFT) * min(max((at - low) / (high - low), 0.0), 1.0)


@dataclass(frozen=True)
class Ridge:
    """A distribution: the edges of its bins, how many are in each, and marks on it."""

    label: str
    bins: Sequence[tuple[float, float, int]]
    said: Sequence[str]
    marks: Sequence[tuple[str, float]] = field(default_factory=tuple)


def fitted(label: str, left: float) -> str:
    """A label as far as it fits before the scale; of a command its end says most."""
    room = int((LEFT - left) / LETTER)
    return label if len(label) <= room else f"…{label[1 - room :]}"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shares_scale(estimates: Iterable[Estimate], fair: float) -> Scale:
    """From nothing to a round share above the highest."""
    return linear([0.0, fair, *(e.high for e in estimates)], lambda share: f"{100 * share:g} %")


def linear(figures: Sequence[float], say: Callable[[float], str]) -> Scale:
    """A scale with four to eight round ticks around the figures."""
    low, high = min(figures), max(figures)
    high = high if high > low else low + 1
    rough = (high - low) / 6
    ten = 10 ** math.floor(math.log10(rough))
    step = next(n * ten for n in (1, 2, 5, 10) if n * ten >= rough * 0.999)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    ticks = [round(n * step, 10) for n in range(first, last + 1)]
    return Scale(ticks[0], ticks[-1], ticks, say)


def logarithmic(low: float, high: float, say: Callable[[float], str]) -> Scale:
    """A scale from a power of ten to a power of ten."""
    first = math.floor(math.log10(max(low, 1e-9)))
    last = max(math.ceil(math.log10(max(high, 1e-9))), first + 1)
    return Scale(
        10.0**first, 10.0**last, [10.0**n for n in range(first, last + 1)], say, is_log=True
    )


# Pictures


def dots(title: str, subtitle: str, groups: Sequence[Group], fair: float) -> str:
    """A row for each figure; the dashed line is the fair share."""
    every = [dot.estimate for group in groups for dot in group.dots]
    scale = shares_scale(every, fair)
    parts, y = [], TOP + 14.0
    for group in groups:
        if group.heading:
            parts.append(_text(16, y + 18, group.heading, 13, WORDS, weight=700))
            y += ROW
        for dot in group.dots:
            parts.append(_dot(scale, y + ROW / 2, dot))
            y += ROW
    line = _fair(scale, fair, y)
    return _picture(title, subtitle, y + FOOT, [_axis(scale, y), line, *parts])


def ridges(title: str, subtitle: str, rows: Sequence[Ridge], scale: Scale) -> str:
    """A small histogram for each row, all on one scale."""
    parts, y = [], TOP + 14.0
    for row in rows:
        y += RIDGE
        parts.append(_ridge(scale, y, row))
    return _picture(title, subtitle, y + FOOT, [_axis(scale, y), *parts])


def _picture(title: str, subtitle: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'width="{WIDTH}" height="{height:.0f}" role="img" '
        f'aria-label="{escape(f"{title}. {subtitle}")}" font-family="{FONT}">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH}" height="{height:.0f}" rx="10" fill="{SHEET}"/>'
        f"{_text(16, 28, title, 17, AUBERGINE, weight=800, font=SLAB)}"
        f"{_text(16, 48, subtitle, 12.5, MUTE)}{''.join(parts)}</svg>"
    )


def _axis(scale: Scale, bottom: float) -> str:
    parts = []
    for tick in scale.ticks:
        x = scale.x(tick)
        parts.append(_line(x, TOP + 12, x, bottom, LINE))
        parts.append(_text(x, bottom + 18, scale.say(tick), 12, MUTE, anchor="middle"))
    return "".join(parts)


def _fair(scale: Scale, fair: float, bottom: float) -> str:
    x = scale.x(fair)
    return _line(x, TOP + 8, x, bottom, AUBERGINE, 1.6, "5 4") + _text(
        x, TOP + 4, f"fair {percent(fair)}", 11.5, AUBERGINE, anchor="middle", weight=700
    )


def _dot(scale: Scale, y: float, dot: Dot) -> str:
    low, at, high = (scale.x(n) for n in (dot.estimate.low, dot.estimate.value, dot.estimate.high))
    colour, ink, letter = dot.badge or (RUST, "#ffffff", "")
    badge, indent = "", 16
    if dot.badge:
        badge = (
            f'<circle cx="27" cy="{y:.1f}" r="10" fill="{colour}" stroke="{INK}"/>'
            f"{_text(27, y + 4, letter, 11.5, ink, anchor='middle', weight=800)}"
        )
        indent = 44
    between = f"{percent(dot.estimate.low)} to {percent(dot.estimate.high)}"
    hover = f"{dot.label}: {dot.said}, 95 % interval {between}. {dot.more}".strip()
    return (
        f"<g><title>{escape(hover)}</title>"
        f'<rect x="8" y="{y - ROW / 2:.1f}" width="{WIDTH - 16}" height="{ROW}" '
        'fill="transparent"/>'
        f"{badge}{_text(indent, y + 4.5, fitted(dot.label, indent), 13.5, WORDS)}"
        f"{_line(low, y, high, y, MUTE, 2)}"
        f"{_line(low, y - 5, low, y + 5, MUTE)}{_line(high, y - 5, high, y + 5, MUTE)}"
        f'<circle cx="{at:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="{INK}"/>'
        f"{_text(WIDTH - 16, y + 4.5, dot.said, 13.5, WORDS, anchor='end', weight=700)}</g>"
    )


def _ridge(scale: Scale, bottom: float, row: Ridge) -> str:
    most = max((count for _, _, count in row.bins), default=1)
    whole = sum(count for _, _, count in row.bins) or 1
    bars = []
    for low, high, count in row.bins:
        left, right = scale.x(low), scale.x(high)
        height = (RIDGE - 26) * count / most
        bars.append(
            f'<rect x="{left:.1f}" y="{bottom - height:.1f}" width="{max(right - left, 1):.1f}" '
            f'height="{height:.1f}" fill="{RUST}" fill-opacity="0.78"><title>'
            f"{escape(f'{scale.say(low)} to {scale.say(high)}: {percent(count / whole)}')}"
            "</title></rect>"
        )
    marks = []
    for name, figure in row.marks:
        x = scale.x(figure)
        marks.append(_line(x, bottom - RIDGE + 22, x, bottom, AUBERGINE, 1.6, "3 3"))
        marks.append(_text(x, bottom - RIDGE + 18, name, 11, AUBERGINE, anchor="middle"))
    beside = "".join(
        _text(WIDTH - 16, bottom - 44 + 18 * n, said, 12.5, WORDS, anchor="end")
        for n, said in enumerate(row.said)
    )
    label = _text(16, bottom - 8, fitted(row.label, 16), 13.5, WORDS, weight=700)
    base = _line(LEFT, bottom, RIGHT, bottom, MUTE)
    name = f"<title>{escape(row.label)}</title>"
    return f"<g>{name}{''.join(bars)}{''.join(marks)}{base}{label}{beside}</g>"


def _line(
    x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1, dash: str = ""
) -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}"{dashed}/>'
    )


def _text(
    x: float,
    y: float,
    words: str,
    size: float,
    colour: str,
    anchor: str = "start",
    weight: int = 500,
    font: str = "",
) -> str:
    family = f' font-family="{font}"' if font else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'font-weight="{weight}"{family}>{escape(words)}</text>'
    )
