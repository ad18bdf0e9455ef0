"""What is sent, as JSON schemas: the client's types are made of them, and tables of the docs.

``test_wire_types.py`` notices when they are not up to date; then make them again:

    PYTHONPATH=src .venv/bin/python tests/client_wire.py
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args

from pydantic import ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

from folsom.boxes.shelf import gather
from folsom.game.wire import NAMES, Wire
from folsom.server import models

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
TYPES = WEB / "wire.json"
CORE = "src/lib/wire.ts"

Schema = dict[str, Any]
STRICT: Final = ConfigDict(extra="forbid", use_attribute_docstrings=True)
TEXT: Final = {"anyOf": [{"type": "string"}, {"type": "null"}]}  # null if a story leaves it out
TABLE: Final = "folsom.table.wire"
ANSWERS: Final = {  # of HTTP: what the client calls them
    "PublicTable": "Table",
    "PublicSeat": "TableSeat",
    "Part": "Part",
}


def boxes() -> dict[str, Wire]:
    return gather("wire", Wire)


def declared(module: str) -> list[Any]:
    """The types that a module declares, in their order."""
    types = [kind for kind in vars(import_module(module)).values() if is_typeddict(kind)]
    return [kind for kind in types if kind.__module__ == module and kind.__name__[0] != "_"]


@cache
def schemas() -> dict[str, Schema]:
    """Every type by its name; types that it is made of are ``{"$ref": "#/$defs/…"}``."""
    found: dict[str, Schema] = {}
    for module in (*(room_of(box) for box in boxes()), TABLE):
        for kind in declared(module):
            assert kind.__name__ not in found, f"two types are called {kind.__name__}"
            found[kind.__name__] = _schema(kind)
    for name, called in ANSWERS.items():
        found[called] = _schema(getattr(models, name))
    found["Table"]["properties"]["config"] = {"tsType": "Config"}
    for box in boxes().values():
        for event in box.events:
            schema = found[event.__name__]
            schema["properties"]["text"] = TEXT
            schema["required"].append("text")
    return found


def room_of(box: str) -> str:
    return f"folsom.boxes.{box}.wire"


def _schema(kind: Any) -> Schema:
    adapter: TypeAdapter[Any] = TypeAdapter(list[kind], config=STRICT)
    whole = adapter.json_schema(mode="serialization")["$defs"][kind.__name__]
    return dict(_plain(whole))


def _plain(part: Any) -> Any:
    """Without the titles that pydantic gives to fields, and with our names."""
    if isinstance(part, list):
        return [_plain(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        return {**part, "$ref": f"#/$defs/{ANSWERS.get(name, name)}"}
    kept = {key: _plain(value) for key, value in part.items() if key != "title"}
    if "properties" in part:
        kept["properties"] = {name: _plain(one) for name, one in part["properties"].items()}
        kept["additionalProperties"] = False
    return kept


# Checking what is sent


@cache
def strict(game: str, played: frozenset[str]) -> Schema:
    """A schema of all that is sent where these boxes are played, with the types in ``$defs``.

    It allows nothing else than what they declare, and asks for all of it.
    """
    defs = dict(schemas())
    names = {name: {"type": "string"} for name in (_named(kind).name for kind in NAMES)}
    here = [box for name, box in boxes().items() if name in played and box.game == game]
    for box in here:
        for name, kind in box.adds.items():
            defs[name] = _merged(defs[name], defs[kind.__name__])
        if box.view is not None and box.game != "express":
            defs["View"] = {"$ref": f"#/$defs/{box.view.__name__}"}
    events = [event.__name__ for box in here for event in box.events]
    defs["GameEvent"] = {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in events]}
    known = {**names, **defs}
    return {"$defs": {name: _linked(schema, known) for name, schema in known.items()}}


def _merged(own: Schema, more: Schema) -> Schema:
    return {
        **own,
        "properties": {**own["properties"], **more["properties"]},
        "required": [*own.get("required", ()), *more.get("required", ())],
    }


def _linked(part: Any, known: Collection[str]) -> Any:
    """What has a name of its own is that type, if there is one."""
    if isinstance(part, list):
        return [_linked(one, known) for one in part]
    if not isinstance(part, dict):
        return part
    if part.get("tsType") in known:
        return {"$ref": f"#/$defs/{part['tsType']}"}
    return {key: _linked(value, known) for key, value in part.items()}


def _named(kind: Any) -> Any:
    return get_args(kind)[1]


# The client's types


def files() -> dict[str, Schema]:
    """For each file of the client: its types, its events, and what it adds to other types."""
    found = schemas()
    by_box = boxes()
    types = {box: _types(found, [k.__name__ for k in declared(room_of(box))]) for box in by_box}
    core = types.pop("base")
    core |= _types(found, [*(k.__name__ for k in declared(TABLE)), *ANSWERS.values()])
    made: dict[str, Schema] = {
        CORE: {
            "names": {_named(kind).name: _named(kind).says for kind in NAMES},
            "types": core,
            "events": kinds(by_box["base"], found),
            "adds": {},
        }
    }
    for box, own in types.items():
        made[f"src/boxes/{box}/wire.ts"] = {
            "names": {},
            "types": own,
            "events": kinds(by_box[box], found),
            "game": by_box[box].game,
            "adds": {
                name: {"to": _file_of(name, types), "type": kind.__name__}
                for name, kind in by_box[box].adds.items()
            },
        }
    return made


def _file_of(type: str, types: Mapping[str, Schema]) -> str:
    owner = next((box for box, own in types.items() if type in own), None)
    return CORE if owner is None else f"src/boxes/{owner}/wire.ts"


def kinds(box: Wire, found: Mapping[str, Schema]) -> dict[str, str]:
    """The kinds of a box's events, and the types of these."""
    names = [event.__name__ for event in box.events]
    return {found[name]["properties"]["kind"]["const"]: name for name in names}


def _types(found: dict[str, Schema], names: Iterable[str]) -> dict[str, Schema]:
    return {name: _named_only(found[name]) for name in names}


def _named_only(part: Any) -> Any:
    """Types of other types by their names alone, as the library that writes them wants it."""
    if isinstance(part, list):
        return [_named_only(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        said = {key: value for key, value in part.items() if key == "description"}
        return {"tsType": part["$ref"].rpartition("/")[2], **said}
    if "prefixItems" in part:
        return {"type": "array", "items": _named_only(part["prefixItems"])} | _lengths(part)
    return {key: _named_only(value) for key, value in part.items() if key != "propertyNames"}


def _lengths(part: Schema) -> Schema:
    return {key: part[key] for key in ("minItems", "maxItems")}


def text() -> str:
    """A line for each type."""
    parts = [f"{_json(file)}: {_lines(part)}" for file, part in files().items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(part: Schema) -> str:
    types = [f"  {_json(name)}: {_json(schema)}" for name, schema in part["types"].items()]
    rest = [f" {_json(key)}: {_json(value)}" for key, value in part.items() if key != "types"]
    return ",\n".join(['{\n "types": {\n' + ",\n".join(types) + "\n }", *rest]) + "\n}"


def _json(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False)


def main() -> None:
    TYPES.write_text(text(), encoding="utf-8")
    subprocess.run(["npm", "run", "--silent", "wire"], cwd=WEB, check=True)


if __name__ == "__main__":
    main()
