"""``folsom modules``: what can be played, and what goes with what."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid

from folsom.boxes import shelf
from folsom.boxes.box import EXTRA_BANDIT
from folsom.cli.configs import AsJson
from folsom.game import box_config, catalogue, compat
from folsom.game.parts import ALONE, MODES, MODULES, SWITCHES, VARIANTS
from folsom.game.titles import titles
from folsom.texts import Texts, language
from folsom.texts import things as say

# Parts that some row may refuse; bandits of other boxes are one of them.
PARTS: Final = (*MODULES[1:], *VARIANTS, MODES[1], EXTRA_BANDIT)
GOES, REFUSED, SELF = "✓", "✗", "·"


def modules(
    as_json: AsJson = False,
    lang: Annotated[str | None, typer.Option("--lang", help="en or fr.")] = None,
) -> None:
    """List modules, bandits and variants, and what does not go together."""
    texts = Texts(language(lang))
    found = listing(texts)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
    else:
        show(texts, found)


def listing(texts: Texts) -> dict[str, Any]:
    """All parts of a game with their names, and for each pair that is refused the reason."""
    return {
        "modules": [_part(texts, "module", id, players_of(id)) for id in (*MODULES, *ALONE)],
        "variants": [_part(texts, "variant", id, players_of(id)) for id in VARIANTS],
        "modes": [_part(texts, "mode", id, players_of(id)) for id in MODES],
        "switches": [
            {"id": id, "name": texts(f"option-{id}"), "module": module}
            for id, module in SWITCHES.items()
        ],
        "bandits": [
            {
                "id": entry["id"],
                "name": say.figure(texts, entry["id"]),
                "about": say.power(texts, entry["id"]),
                "box": entry["module"],
            }
            for entry in catalogue.table("bandits")
        ],
        "refused": [
            {"parts": [a, b], "rule": row.id, "why": texts(f"problem-{row.id}")}
            for n, a in enumerate(PARTS)
            for b in PARTS[n + 1 :]
            if (row := compat.refusal((a, b))) is not None
        ],
        "rules": [{"rule": row.id, "why": texts(f"problem-{row.id}")} for row in compat.REFUSALS],
    }


def players_of(part: str) -> list[int]:
    """How many may play it."""
    if part in ALONE:
        game = next(box.game for box in shelf.boxes().values() if box.module == part)
        return list(titles()[game].players)
    return list(box_config.players_of(part).numbers)


def _part(texts: Texts, what: str, id: str, players: list[int]) -> dict[str, Any]:
    return {
        "id": id,
        "name": texts(f"{what}-{id}"),
        "about": texts(f"setup-{what}-{id}"),
        "players": players,
    }


def show(texts: Texts, found: dict[str, Any]) -> None:
    console = Console(highlight=False)
    for what in ("modules", "variants", "modes"):
        table = _table(texts, what, "part", "id", "players", "about")
        for part in found[what]:
            table.add_row(part["name"], part["id"], _span(part["players"]), part["about"])
        console.print(table)
    table = _table(texts, "switches", "part", "id", "box")
    for switch in found["switches"]:
        table.add_row(switch["name"], switch["id"], texts(f"module-{switch['module']}"))
    console.print(table)
    table = _table(texts, "bandits", "bandit", "id", "box", "about")
    for bandit in found["bandits"]:
        box = bandit["box"]
        named = texts(f"module-{box}") if texts.has(f"module-{box}") else bandit["name"]
        table.add_row(bandit["name"], bandit["id"], named, bandit["about"])
    console.print(table)
    console.print(_matrix(texts, found))
    console.print(texts("modules-refusals"))
    for row in found["rules"]:
        console.print(f"  {row['why']}")


def _table(texts: Texts, title: str, *columns: str) -> Grid:
    table = Grid(title=texts(f"modules-{title}"), title_justify="left", title_style="bold")
    for column in columns:
        table.add_column(texts(f"modules-column-{column}"), no_wrap=column != "about")
    return table


def _matrix(texts: Texts, found: dict[str, Any]) -> Grid:
    """Each part with each other; columns are numbered like the rows."""
    refused = {frozenset(row["parts"]) for row in found["refused"]}
    table = _table(texts, "together", "part")
    for n in range(len(PARTS)):
        table.add_column(str(n + 1), justify="center")
    for n, part in enumerate(PARTS):
        marks = (
            SELF if other == part else REFUSED if frozenset((part, other)) in refused else GOES
            for other in PARTS
        )
        table.add_row(f"{n + 1} {_name(texts, part)}", *marks)
    return table


def _name(texts: Texts, part: str) -> str:
    for what in ("module", "variant", "mode"):
        if texts.has(f"{what}-{part}"):
            return texts(f"{what}-{part}").partition(" (")[0]
    return texts("modules-extra-bandits")


def _span(players: list[int]) -> str:
    """``3-7``; ``4, 6`` where numbers between are missing."""
    first, last = players[0], players[-1]
    if len(players) > 2 and last - first == len(players) - 1:
        return f"{first}-{last}"
    return ", ".join(str(number) for number in players)
