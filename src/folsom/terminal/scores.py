"""The score strip: bullets, loot, money and cards of every bandit; and the final ranking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from folsom.engine.loot import JEWEL_VALUE, STRONGBOX_VALUE
from folsom.game import catalogue
from folsom.game.notation import VALUED
from folsom.game.parts import BASE_ONLY
from folsom.terminal import palette
from folsom.terminal.box import boxes_of
from folsom.terminal.palette import ink, pad
from folsom.texts import Texts
from folsom.texts import things as say

View = Mapping[str, Any]

ONE_COLUMN: Final = 4  # more bandits than this stand in two columns
_COLUMNS: Final = ("bandit", "bullets", "loot", "money", "cards", "hits")


def scores(texts: Texts, view: View, width: int) -> list[Text]:
    """One line a bandit, or two bandits a line where there are many."""
    names = list(view["bandits"])
    if len(names) <= ONE_COLUMN:
        rows = [_cells(texts, view, name, wide=True) for name in names]
        heads = [ink(texts(f"column-{column}"), palette.QUIET) for column in _COLUMNS]
        return _aligned([heads, *rows], gap=3 if width >= 80 else 1)
    gap = 2 if width >= 100 else 1
    half = (len(names) + 1) // 2
    left, right = (
        _aligned([_cells(texts, view, name, wide=False) for name in part], gap)
        for part in (names[:half], names[half:])
    )
    if left[0].cell_len + gap + right[0].cell_len > width:
        return left + right
    right += [Text()] * (len(left) - len(right))
    return [one + Text(" " * gap) + other for one, other in zip(left, right, strict=True)]


def _aligned(rows: list[list[Text]], gap: int) -> list[Text]:
    widths = [max(row[n].cell_len for row in rows) for n in range(len(rows[0]))]
    return [
        Text(" " * gap).join(pad(text, widths[n]) for n, text in enumerate(row)) for row in rows
    ]


def _cells(texts: Texts, view: View, name: str, wide: bool) -> list[Text]:
    bandit = view["bandits"][name]
    asked = not view["over"] and bandit["seat"] in view.get("asked", ())
    badge = palette.name_badge(texts, name, " " if wide else "")
    mark = ink("▸" if asked else " ", palette.CURRENT)
    return [
        mark + palette.side(bandit.get("team")) + badge,
        _cylinder(bandit["bullets"], wide),
        _loot(bandit, " " if wide else ""),
        ink(money_text(texts, view, name, wide), palette.BRASS),
        _cards(view, name),
        ink(f"✖{bandit['received']}", "#e0705f" if bandit["received"] else palette.QUIET),
    ]


def _cylinder(bullets: int, wide: bool) -> Text:
    if not wide:
        return ink(f"●{bullets}", palette.STEEL)
    fired = _printed("bullets") - bullets
    return ink("●" * bullets, palette.STEEL) + ink("○" * fired, palette.QUIET)


def _loot(bandit: Mapping[str, Any], gap: str = " ") -> Text:
    pieces = []
    for kind, symbol in palette.SYMBOLS.items():
        if kind not in palette.ALWAYS_COUNTED and not bandit.get(kind):
            continue
        style = palette.LOOT_STYLE[kind] if bandit[kind] else palette.QUIET
        pieces.append(ink(f"{symbol}{bandit[kind]}", style))
    return Text(gap).join(pieces)


def _cards(view: View, name: str) -> Text:
    """Hand and deck belong to the seat; its second bandit does not repeat them."""
    seat = view["bandits"][name]["seat"]
    if name != seat:
        return ink("″", palette.QUIET)
    piles = view["seats"][seat]
    text = f"{piles['hand']}+{piles['deck']}"
    return Text(text + (f"+{piles['discard']}" if piles["discard"] else ""))


def money_text(texts: Texts, view: View, name: str, wide: bool) -> str:
    """What a bandit owns as far as the view tells: exact, or at least so much."""
    bandit = view["bandits"][name]
    open_loot = (
        int(JEWEL_VALUE) * bandit["jewels"]
        + int(STRONGBOX_VALUE) * bandit["strongboxes"]
        + bandit["cash"]
    )
    open_loot += sum(sum(bandit.get(f"{kind}_values", ())) for kind in _besides_purses())
    if "purse_values" in bandit:
        return say.money(texts, open_loot + sum(bandit["purse_values"]))
    known = bandit.get("known_purses", [])
    unknown = bandit["purses"] - len(known)
    least = say.money(texts, open_loot + sum(known) + unknown * min(catalogue.purse_values()))
    if not unknown and not _has_unknown(bandit):
        return least
    return texts("at-least", money=least) if wide else f"{least}+"


def _has_unknown(bandit: Mapping[str, Any]) -> bool:
    """Other tokens than purses whose worth the view does not tell."""
    return any(
        bandit.get(plural, 0) > len(bandit.get(f"{kind}_values", ()))
        for kind, plural in _besides_purses().items()
    )


def _besides_purses() -> dict[str, str]:
    """Other tokens that hide money, and what several of them are called."""
    return {kind: plural for kind, plural in VALUED.items() if kind != "purse"}


def _printed(name: str) -> int:
    return int(catalogue.values(BASE_ONLY[0])[name])


def ranking(texts: Texts, view: View) -> Grid:
    """The last page: who has what, best first."""
    result = view["result"]["seats"]
    has_title = any(entry["gunslinger"] for entry in result.values())
    table = Grid(border_style=palette.WOOD, header_style=f"bold {palette.BRASS}")
    columns = ["rank", "bandit", "money", "loot", *(["gunslinger"] if has_title else []), "hits"]
    for column in columns:
        right = column in ("rank", "money", "hits")
        table.add_column(texts(f"column-{column}"), justify="right" if right else "left")
    for seat in sorted(result, key=lambda seat: result[seat]["rank"]):
        table.add_row(*_final_cells(texts, view, seat, has_title))
    return table


def _final_cells(texts: Texts, view: View, seat: str, has_title: bool) -> list[Text]:
    entry = view["result"]["seats"][seat]
    bandits = view["seats"][seat]["bandits"]
    if not bandits:
        return _cells_without_bandit(texts, view, seat, has_title)
    loot = Text("\n").join(_loot(view["bandits"][name]) for name in bandits)
    cells = [
        ink(str(entry["rank"]), "bold"),
        Text("\n").join(
            palette.side(view["bandits"][name].get("team")) + palette.name_badge(texts, name)
            for name in bandits
        ),
        ink(say.money(texts, entry["score"]), f"bold {palette.BRASS}"),
        loot,
    ]
    if has_title:
        title = texts("gunslinger-yes", money=say.money(texts, _printed("gunslinger")))
        cells.append(ink(title if entry["gunslinger"] else "", palette.CURRENT))
    return [*cells, Text(f"✖{entry['received']}")]


def _cells_without_bandit(texts: Texts, view: View, seat: str, has_title: bool) -> list[Text]:
    """Somebody who has other things than loot, and no money."""
    rank = view["result"]["seats"][seat]["rank"]
    found = (box.without_bandit(texts, view) for box in boxes_of(view))
    things, received = next(filter(None, found))
    cells = [ink(str(rank), "bold"), palette.name_badge(texts, seat), Text("-"), things]
    return [*cells, *([Text()] if has_title else []), Text(f"✖{received}")]
