"""What the docs list is what there is, no more and no less: requests, messages, keys, variables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pages import PAGES, ROOT, Page, codes, page, tracked
from serving import Person, serving
from test_docs import COMMANDS

from folsom.bots import LEVELS
from folsom.boxes import shelf
from folsom.boxes.base import form
from folsom.boxes.base.game import expectation, position
from folsom.boxes.marshal import scenario as marshal
from folsom.boxes.marshal.rules.colts import EFFECT_IDS
from folsom.boxes.superexpress.game import expectation as super_expectation
from folsom.boxes.superexpress.game import position as super_position
from folsom.boxes.superexpress.game.config import SuperConfig
from folsom.cli.bench import Subject
from folsom.game import Config, Game, catalogue, editions, parts, scenario_form
from folsom.game.box_scenario import BoxScenario
from folsom.game.decision import question_names
from folsom.game.notation import PLURALS
from folsom.server import connection, socket
from folsom.server.app import make_app

SUPER = SuperConfig(seats=["belle", "mei", "tuco"])
API, NOTATION, BOTS = (page(f"docs/{name}.md") for name in ("api", "notation", "bots"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_row_has_as_many_cells_as_its_head(page: Page) -> None:
    """A bar in code ends a cell too, unless it is written ``\\|``."""
    width = 0
    for number, line in enumerate(page.text.splitlines(), 1):
        bars = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
        width = width or bars if bars else 0
        assert bars == width, f"{page.name}:{number}"


# --- JSON -----------------------------------------------------------------------------------------

Shape = dict[str, Any]  # the keys of an object, each with those of the objects in it


def shape(text: str) -> Shape:
    """Of an object as the docs write it: ``{"n", "clock": {"seat", "until"} or null}``."""
    return _inside(iter(re.findall(r'[{}\[\],:]|"[^"]*"', text)), "")


def _inside(tokens: Iterator[str], end: str) -> Shape:
    found: Shape = {}
    key, is_value = "", end != "}"
    for token in tokens:
        if token == end:
            break
        if token in "{[":
            more = _inside(tokens, "}" if token == "{" else "]")
            (found[key] if key else found).update(more)
        elif token in ",:":
            is_value = end != "}" or token == ":"
        elif not is_value and "<" not in token:
            key = token.strip('"')
            found[key] = {}
    return found


def shape_of(thing: Any) -> Shape:
    """Of what was really sent."""
    if isinstance(thing, dict):
        return {key: shape_of(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return joined(shape_of(one) for one in thing)
    return {}


def joined(shapes: Iterable[Shape]) -> Shape:
    found: Shape = {}
    for one in shapes:
        for key, below in one.items():
            found[key] = joined([found.get(key, {}), below])
    return found


def agrees(told: Shape, true: Shape) -> bool:
    """The same keys, and the same below those that tell what is in them."""
    return told.keys() == true.keys() and all(
        agrees(below, true[key]) for key, below in told.items() if below
    )


def objects(text: str) -> list[Shape]:
    return [shape(code) for code in codes(text) if code.startswith("{")]


def test_an_object_is_read_as_the_docs_write_it() -> None:
    text = '{"n", "by": "host|anybody", "clock": {"seat", "until"} or null, "log": [{"n"}, …]}'
    assert shape(text) == {"n": {}, "by": {}, "clock": {"seat": {}, "until": {}}, "log": {"n": {}}}
    assert not agrees(shape(text), {"n": {}, "by": {}, "clock": {"seat": {}}, "log": {"n": {}}})


# --- Requests -------------------------------------------------------------------------------------

UNDESCRIBED = {"GET /metrics", "GET /api/tables/{id}/socket"}  # no JSON, and no request
OF_ALL = {"lang"}  # what every request may ask


@cache
def description() -> dict[str, Any]:
    return make_app().openapi()


def operations() -> dict[str, Any]:
    return {
        f"{method.upper()} {path}": operation
        for path, methods in description()["paths"].items()
        for method, operation in methods.items()
    }


def fields(body: Any) -> Shape:
    """The fields of a model, with those of the models in them."""
    found: Shape = {}
    if "$ref" in body:
        model = description()["components"]["schemas"][body["$ref"].rpartition("/")[2]]
        return {name: fields(field) for name, field in model.get("properties", {}).items()}
    for part in (body.get("items"), *body.get("anyOf", ())):
        found |= fields(part) if part else {}
    return found


def requests() -> Iterator[tuple[str, set[str], str, str]]:
    """Every request of the docs: its name, what may be asked, and both cells of its row."""
    for sent, does in API.table("request"):
        for name in codes(sent):
            if name.startswith(("GET ", "POST ")):
                path, _, query = name.replace("\\|", "|").partition("?")
                yield path, set(re.findall(r"(\w+)=", query)), sent, does


def test_every_request_is_told() -> None:
    told = [name for name, *_ in requests()]
    assert len(told) == len(set(told))
    assert set(told) | UNDESCRIBED == set(operations()) | UNDESCRIBED


def test_what_a_request_may_ask_is_told() -> None:
    for name, asked, *_ in requests():
        known = operations().get(name, {}).get("parameters", [])
        assert asked - OF_ALL == {one["name"] for one in known if one["in"] == "query"}, name


def test_what_a_request_sends_is_told() -> None:
    for name, _, sent, does in requests():
        body = operations().get(name, {}).get("requestBody", {}).get("content", {})
        if "application/json" in body:
            true = fields(body["application/json"]["schema"])
            told = joined([*objects(sent), *objects(does.partition("→")[0])])
            assert agrees({key: told[key] for key in told.keys() & true.keys()}, true), name


def test_every_field_of_an_answer_is_told() -> None:
    """Somewhere on the page."""
    named = {word for span in API.spans for word in re.findall(r"\w+", span.text)}
    for model in description()["components"]["schemas"].values():
        assert set(model.get("properties", {})) - named == set(), model["title"]


def test_an_answer_is_as_it_is_told() -> None:
    """Where a row shows it after an arrow, or begins with it."""
    shown = 0
    for name, _, _, does in requests():
        before, arrow, after = does.partition("→")
        if arrow or before.startswith("`{"):
            (told, *_), text = objects(after or before), codes(after or before)[0]
            answer = operations()[name]["responses"]["200"]["content"]["application/json"]
            true = fields(answer["schema"])
            assert told.keys() <= true.keys(), name
            assert told.keys() == true.keys() or "…}" in text, name
            shown += 1
    assert shown > 7


def test_a_table_in_public_is_told() -> None:
    told = shape(API.text.partition("A **table** in public: `")[2].partition("`")[0])
    true = fields({"$ref": "PublicTable"})
    assert agrees(told, {key: below for key, below in true.items() if key != "hosting"})


# --- Messages -------------------------------------------------------------------------------------


def messages(does: str) -> dict[str, Shape]:
    """The messages of a table, by their type."""
    found = {}
    for row in API.table("message"):
        text, *_ = codes(row[0])
        kind = re.findall(r'"type": "(\w+)"', text)[0]
        if (kind in socket._HANDLERS and '"id"' in text) == (does == "does"):
            found[kind] = joined(objects(row[0]))
    return found


def test_every_command_of_a_client_is_told() -> None:
    told = messages("does")
    assert told.keys() == socket._HANDLERS.keys()
    assert set().union(*told.values()) == socket.Command.model_fields.keys()


def test_every_message_of_the_server_is_told(tmp_path: Path) -> None:
    """As one among bots, several at one screen, and one joined by others get them."""
    with serving(tmp_path / "folsom.db") as server:
        alone, shared = server.table(clock=60), server.table(people=3, bots=0, hot_seat=True)
        inbox: list[dict[str, Any]] = []
        for made in (alone, shared):
            with server.person(made) as person:
                options = (person.decision() or {})["options"]
                person.choose(next(o["text"] for o in options if o["text"].startswith("play")))
                person.ask("undo", seen=person.n)
                gather(person, {"state", "step", "undone", "waiting", "reply"})
                inbox += person.inbox
        made = server.table(people=2, bots=1)
        with server.person(made) as person, server.person(made, 1) as other:
            other.ask("chat", text="Howdy")
            gather(person, {"table", "chat"})
            inbox += person.inbox
    true = {kind: joined(shape_of(m) for m in inbox if m["type"] == kind) for kind in kinds(inbox)}
    told = messages("meaning")
    assert told.keys() == true.keys()
    told["reply"].pop("…", None)
    for kind in told:
        assert agrees(told[kind], true[kind]), kind


def gather(person: Person, wanted: set[str]) -> None:
    while not wanted <= kinds(person.inbox):
        person.receive()


def kinds(inbox: list[dict[str, Any]]) -> set[str]:
    return {message["type"] for message in inbox}


def test_every_close_code_is_told() -> None:
    told = API.text.partition("Close codes: ")[2].partition("\n\n")[0]
    codes = {value for name, value in vars(connection).items() if name.isupper()}
    true = {code for code in codes if isinstance(code, int) and code > 1000}
    assert {int(code) for code in re.findall(r"\b(?:1|4)\d{3}\b", told)} == true | {1009}


# --- Commands and variables -----------------------------------------------------------------------


def test_every_command_is_in_readme() -> None:
    told = [codes(row[0])[0].split()[1:] for row in page("README.md").table("command")]
    assert {command for command, *_ in told} | {"play"} == COMMANDS.keys()
    assert {words[1] for words in told if words[0] == "bench" and words[1:]} | {"engine"} == {
        *Subject
    }


def test_every_environment_variable_is_told() -> None:
    told = {name for row in page("docs/development.md").table("variable") for name in codes(row[0])}
    code = [name for name in tracked() if name.startswith(("deploy/", "tests/", "src/"))]
    code = [name for name in code if "/test_" not in name and not name.endswith((".toml", ".xz"))]
    found: set[str] = set()
    for name in [*code, "folsom", "setup.py"]:
        text = (ROOT / name).read_text(encoding="utf-8")
        found |= set(re.findall(r"\bFOLSOM_[A-Z_]+\b", text))
        found |= set(re.findall(r"environ(?:\.\w+\(|\[)\"(\w+)\"", text))
    language = {"LC_ALL", "LC_MESSAGES", "LANG"}  # of which `texts/messages.py` reads the first
    of_others = {"PATH", "PYTHONPATH", "PYTEST_XDIST_WORKER_COUNT"}
    assert told == (found - of_others) | language


def test_every_level_is_told() -> None:
    assert [codes(row[0])[0] for row in BOTS.table("level")] == list(reversed(LEVELS))


# --- Notation -------------------------------------------------------------------------------------


def keys(page: Page, title: str) -> set[str]:
    """The keys in the first column of a table, without what hangs on them."""
    named = [code for row in page.table(title) for code in codes(row[0])]
    return {re.split(r"[.\s]", code)[0] for code in named if not code.startswith(".")}


def paragraph(start: str) -> set[str]:
    """Every name in the code of a paragraph."""
    found = next(part for part in NOTATION.text.split("\n\n") if part.startswith(start))
    return set(re.findall(r"[a-z]\w+|\d{4}", " ".join(codes(found))))


BOXES = tuple(shelf.gather("scenario", BoxScenario).values())


def test_every_key_of_a_position_is_told() -> None:
    everywhere = {"bandits"}.union(position.KEYS, *(box.keys for box in BOXES))
    assert keys(NOTATION, "key") == everywhere
    assert keys(NOTATION, "key of `[position]`") == {*super_position.kind_of_position(SUPER).kinds}
    rows = {row[0]: " ".join(row) for row in NOTATION.table("key")}
    law = set(re.findall(r"\w+", " ".join(codes(rows["`law`"]))))
    assert law >= set(marshal.MarshalScenario.law_keys)
    bandits = " ".join(text for title, text in rows.items() if title.startswith("`bandits."))
    of_bandit = set(position.BANDIT_KEYS).union(*(box.bandit_keys for box in BOXES))
    assert set(re.findall(r"\w+", " ".join(codes(bandits)))) >= of_bandit


def test_every_key_of_a_game_is_told() -> None:
    told = paragraph("**`[game]`**") - {"game"}
    values = {*editions.EDITIONS, *parts.MODES, *parts.VARIANTS, *parts.MODULES[1:]}
    values |= {*parts.SWITCHES, *catalogue.silk_powers()}
    assert told == values | set(form.GAME_KEYS) - {"game"}
    assert paragraph("`[game]` has") >= set(super_position.GAME_KEYS)
    assert paragraph("**`title`**") >= set(scenario_form.HEAD)


def test_every_key_of_a_play_and_an_expectation_is_told() -> None:
    assert paragraph("**`[[play]]`**") - {"play", "true"} == set(scenario_form.PLAY)
    found = set(expectation.FINDINGS).union(*(box.findings for box in BOXES))
    told = keys(NOTATION, "key of `[expect]`")
    assert found == told | keys(NOTATION, "key") - {"bandits", "event"}
    more = paragraph("`bandits.tuco` has also")
    fields = set(expectation.BANDIT_FINDINGS).union(*(box.bandit_findings for box in BOXES))
    of_bandit = set(position.BANDIT_KEYS).union(*(box.bandit_keys for box in BOXES))
    assert fields - {*PLURALS} - of_bandit <= more
    law = marshal.MarshalScenario
    assert set(law.law_findings) - set(law.law_keys) <= more
    assert {*EFFECT_IDS} <= more
    of_super = {*super_expectation.findings(SUPER)}
    assert of_super - {*super_position.kind_of_position(SUPER).kinds} <= paragraph(
        "`[expect]` knows"
    )


def test_the_notation_names_every_option_verb() -> None:
    verbs = {"play", "draw", "to", "target", "take", "drop", "push", "yes", "no", "pass", "keep"}
    verbs |= {"board", "gallop", "ride", "leave", "flee", "drink"}
    verbs |= {"feint", "gatling", "offer", "act", "join", "put back", "keep secret_document"}
    for verb in verbs | {"discard", "caboose"}:
        assert re.search(rf"`{verb}\b", NOTATION.text), verb
    assert len(set(question_names().values())) >= 13


def test_the_api_speaks_the_names_of_the_card_data() -> None:
    game = Game.new(Config(players=6), 1)
    assert set(game.view()["bandits"]) == set(catalogue.bandits())
    his = {card["id"] for card in catalogue.table("marshal_action_cards")}
    assert set(catalogue.actions()) == set(catalogue.deck_copies()) | his
