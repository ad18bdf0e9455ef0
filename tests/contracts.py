"""Which layer may import which: `python tests/contracts.py` asks import-linter (pyproject.toml)."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from grimp import ImportGraph
from importlinter import ContractCheck
from importlinter.cli import lint_imports
from importlinter.contracts.layers import Layer, LayersContract, ModuleTail

ROOT = Path(__file__).resolve().parents[1]
PROJECT = ROOT / "pyproject.toml"


class Shelved(LayersContract):
    """Layers with rooms in every box: `folsom.boxes.*.words` are all modules of that name.

    Every module belongs to a layer.
    """

    layers: Any = LayersContract.layers

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        self.layers = [found(graph, layer) for layer in self.layers]
        checked = super().check(graph, verbose)
        strangers = self._strangers(graph)
        return ContractCheck(
            kept=checked.kept and not strangers,
            metadata={**checked.metadata, "undeclared_modules": strangers},
            warnings=checked.warnings,
        )

    def _strangers(self, graph: ImportGraph) -> set[str]:
        """Modules that no layer speaks of; packages that only hold layers are none."""
        rooms = [tail.name for layer in self.layers for tail in layer.module_tails]
        (root,) = self.session_options["root_packages"]
        return {
            module
            for module in graph.find_descendants(root)
            if not any(f"{module}.".startswith(f"{room}.") for room in rooms)
            and not any(room.startswith(f"{module}.") for room in rooms)
        }


def found(graph: ImportGraph, layer: Layer) -> Layer:
    """The modules of a layer, which need not keep apart."""
    names = {tail.name for tail in layer.module_tails}
    for pattern in [name for name in names if "*" in name]:
        names = names - {pattern} | graph.find_matching_modules(pattern)
    return Layer({ModuleTail(name) for name in names}, is_independent=False)


@cache
def lines() -> list[list[str]]:
    """The layers from above, each with the package that it is named after and with its rooms."""
    project: dict[str, Any] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (shelved,) = (contract for contract in contracts if contract["type"] == "shelved")
    return [line.split(" : ") for line in shelved["layers"]]


def layer_of(module: str) -> str:
    """`game` for modules in `folsom.game` or in a room of it; nothing for those in no layer."""
    for line in lines():
        if any(re.match(rf"{room}(\.|$)".replace("*", r"\w+"), module) for room in line):
            return line[0].split(".")[1]
    return ""


def main(source: Path = ROOT / "src") -> int:
    """Reads the sources, and not what is installed."""
    os.chdir(source)
    sys.path.insert(0, str(source))
    return lint_imports(str(PROJECT), no_cache=True, no_logo=True)


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
