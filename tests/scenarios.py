"""The scenarios of all boxes, each by its box and its name there: `horses/ex-01.toml`."""

from __future__ import annotations

from pathlib import Path

BOXES = Path(__file__).parent / "boxes"
SCENARIOS = sorted(BOXES.glob("*/scenarios/**/*.toml"))


def name_of(path: Path) -> str:
    box, _, *rest = path.relative_to(BOXES).parts
    return "/".join((box, *rest))


def path_of(name: str) -> Path:
    box, _, rest = name.partition("/")
    return BOXES / box / "scenarios" / rest


def of_box(box: str) -> list[Path]:
    return [path for path in SCENARIOS if name_of(path).startswith(f"{box}/")]
