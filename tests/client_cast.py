"""The cast in the browser: colours and letters of all figures, made from the printed data.

``test_cast.py`` notices when they are not up to date; then make them again:

    PYTHONPATH=src .venv/bin/python tests/client_cast.py
"""

from __future__ import annotations

from pathlib import Path

from folsom.game import catalogue

ROOT = Path(__file__).resolve().parents[1]
COLOURS = ROOT / "web/src/cast.css"
LETTERS = ROOT / "web/src/cast.ts"
MADE_BY = "Made by tests/client_cast.py from the printed data."


def colours() -> str:
    cast = catalogue.cast()
    teams = {f"team-{id}": colour for id, colour in catalogue.team_colours().items()}
    apart = {id: look.colour_apart for id, look in cast.items() if look.colour_apart != look.colour}
    parts = [f"/* {MADE_BY} */"]
    parts.append(_rule(":root", {id: look.colour for id, look in cast.items()} | teams))
    parts.append("/* Told apart with any eyes; the letters stay. */")
    parts.append(_rule("html.colours", apart))
    for id, look in cast.items():
        parts.append(_rule(f".b-{id}", {"c": f"var(--{id})", "on": look.ink}))
    for id, look in cast.items():
        if look.ink_apart != look.ink:
            parts.append(_rule(f".colours .b-{id}", {"on": look.ink_apart}))
    return "\n".join([*parts, ""])


def _rule(selector: str, tokens: dict[str, str]) -> str:
    lines = [f"  --{name}: {value};" for name, value in tokens.items()]
    return "\n".join([f"{selector} {{", *lines, "}"])


def letters() -> str:
    lines = [f"  {id}: '{look.letter}'," for id, look in catalogue.cast().items()]
    opening = "export const LETTERS: Record<string, string> = {"
    return "\n".join([f"/** {MADE_BY} */", opening, *lines, "}", ""])


def main() -> None:
    COLOURS.write_text(colours(), encoding="utf-8")
    LETTERS.write_text(letters(), encoding="utf-8")


if __name__ == "__main__":
    main()
