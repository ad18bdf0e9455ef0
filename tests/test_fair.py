"""Deals that nobody alone can choose: seals, pledges, parts, and what a record proves of them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from fastapi import FastAPI
from serving import PATIENCE
from typer.testing import CliRunner

from folsom.cli.main import app
from folsom.game import Config, Game, Record, RecordError
from folsom.game.fair import Origin, Part, first_player, pledge_of
from folsom.game.game import hash_of
from folsom.game.proof import prove
from folsom.server.app import make_app
from folsom.server.bots import BotPool
from folsom.server.house import House
from folsom.server.settings import Settings
from folsom.table import dealing, keys, lobby, public, rematch, rows
from folsom.table.errors import TableError
from folsom.table.facts import DEALING, OVER, RUNNING, Facts
from folsom.table.lobby import Made, Wishes
from folsom.table.origin import dealt, is_complete, origin_of
from folsom.table.store import Store
from folsom.table.table import Table
from folsom.texts import LANGUAGES, Texts
from folsom.texts import proof as say

ANN, BOB, CAT = ("a" * 32, "b" * 32, "c" * 32)
CONFIG = {"players": 3}


@contextlib.contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(TableError) as caught:
        yield
    assert caught.value.code == code


def origin(*parts: str | None, **more: Any) -> Origin:
    given = [Part((n,), pledge_of(part or CAT), part) for n, part in enumerate(parts)]
    return Origin("secret", Config(players=3), tuple(given), **more)


# The seed


def test_the_seed_is_a_plain_hash_of_the_secret_and_the_parts() -> None:
    """So that anybody can compute it by other means."""
    text = f"folsom common seed\nsecret\n{ANN}\n-\n{BOB}"
    assert origin(ANN, None, BOB).seed == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert pledge_of(ANN) == hashlib.sha256(f"folsom part {ANN}".encode()).hexdigest()
    assert origin(ANN).seal == hashlib.sha256(b"folsom seed secret").hexdigest()


def test_every_part_matters_and_without_any_it_is_the_house_alone() -> None:
    seeds = [origin(*parts).seed for parts in ((ANN, BOB), (BOB, ANN), (ANN, None), (ANN, CAT))]
    assert len(set(seeds)) == len(seeds)
    assert origin().seed == origin(None, None).seed == "secret"


def test_in_a_rematch_the_first_deal_is_taken_that_gives_the_marker_to_the_next() -> None:
    for marker in range(3):
        found = origin(ANN, marker=marker)
        seed, number = found.dealt()
        assert first_player(found.asked, seed) == marker
        earlier = [
            hashlib.sha256(f"folsom rematch {n} {found.common}".encode()).hexdigest()[:32]
            for n in range(1, number)
        ]
        assert all(first_player(found.asked, deal) != marker for deal in earlier)


# Records


def record_of(origin: Origin) -> Record:
    game = Game.new(origin.asked.resolved(origin.seed), origin.seed)
    while not game.over:
        decision = game.decisions[0]
        game.play(decision.seat, decision.options[0])
    return Record.of(game, origin=origin)


@pytest.fixture(scope="module")
def fair() -> Record:
    return record_of(origin(ANN, None, marker=1))


def test_a_record_carries_what_proves_its_deal(fair: Record) -> None:
    again = Record.from_text(fair.to_text())
    assert again == fair
    again.verify()
    proof = prove(again)
    assert proof.verdict == "common"
    keys_ = [step.key for step in proof.steps]
    assert keys_ == ["seal", "secret", "part", "part-left-out", "seed", "marker", "draw", "replay"]
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert all(say.sentence(texts, step) for step in proof.steps)
        assert say.verdict(texts, proof)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"secret": "another"}, "record-hash"),
        ({"parts": (Part((0,), pledge_of(ANN), BOB),)}, "record-part"),
        ({"parts": (Part((0,), pledge_of(ANN), ANN), Part((1,), pledge_of(CAT), CAT))}, None),
        ({"parts": (Part((0,), pledge_of(BOB), BOB),)}, None),
        ({"parts": ()}, None),
        ({"marker": 2}, None),
        ({"marker": None}, None),
        ({"asked": Config(seats=["doc", "ghost", "tuco"])}, None),
    ],
)
def test_whoever_changes_where_a_deal_comes_from_is_found_out(
    fair: Record, change: dict[str, Any], key: str | None
) -> None:
    assert fair.origin is not None
    forged = replace(fair, origin=replace(fair.origin, **change))
    with pytest.raises(RecordError) as caught:
        forged.verify()
    assert caught.value.key == key or key is None
    proof = prove(forged)
    assert proof.verdict == "broken"
    assert say.sentence(Texts("fr"), proof.steps[-1]) != str(caught.value)


@pytest.mark.parametrize(
    "damage",
    [
        {"secret": 5},
        {"secret": "\ud800"},
        {"parts": "x"},
        {"parts": [{"seats": [0], "pledge": "x", "part": None}]},
        {"parts": [{"seats": ["a"], "pledge": "0" * 64, "part": None}]},
        {"parts": [{"seats": [0], "pledge": "0" * 64, "part": "?"}]},
        {"asked": {"players": 99}},
        {"marker": 7},
        {"marker": "1"},
        {"chosen": None},
    ],
)
def test_a_damaged_origin_is_refused_in_a_sentence(fair: Record, damage: dict[str, Any]) -> None:
    lines = fair.to_json()
    lines[0] = {**lines[0], "origin": {**lines[0]["origin"], **damage}}
    with pytest.raises(RecordError, match="Where the deal comes from cannot be read"):
        Record.from_json(lines)


def test_what_proves_nothing_is_not_called_proved(fair: Record) -> None:
    """M8: anybody can write a record without a seed, and any hash above it."""
    blind = replace(fair, seed=None, origin=None, seed_hash="0" * 64)
    assert prove(Record.from_text(blind.to_text())).verdict == "unproved"
    chosen = record_of(Origin("a word", Config(players=3), chosen=True))
    assert prove(chosen).verdict == "chosen"
    assert prove(record_of(Origin("drawn", Config(players=3)))).verdict == "house"


def test_verify_tells_each_step_and_compares_the_seal(fair: Record, tmp_path: Path) -> None:
    path = tmp_path / "fair.folsom"
    fair.save(path)
    run = CliRunner().invoke
    told = run(app, ["verify", str(path), "--lang", "en", "--seal", fair.seed_hash[:12] + "…"])
    assert told.exit_code == 0, told.output
    for word in (fair.seed_hash, "secret", ANN, pledge_of(CAT), fair.seed, "Neither the house"):
        assert str(word) in told.output
    other = run(app, ["verify", str(path), "--lang", "en", "--seal", "0123456789"])
    assert "does not begin with 0123456789" in str(other.exception)
    short = run(app, ["verify", str(path), "--lang", "fr", "--seal", fair.seed_hash[:3]])
    assert "au moins 8" in str(short.exception)
    forged = path.read_text().replace(ANN, BOB)
    path.write_text(forged)
    broken = run(app, ["verify", str(path), "--lang", "en"])
    assert broken.exit_code == 1
    assert "not to be trusted" in broken.output
    assert "Traceback" not in broken.output


# Tables


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "fair.db"))
    yield store
    store.close()


def people(*names: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in names]


def stored(store: Store, **wish: Any) -> Made:
    made = lobby.make(Wishes(CONFIG, **{"seats": people("Ann", "Bob", "Cat"), **wish}), 1.0, None)
    store.write_now(lambda db: rows.insert_table(db, made.facts))
    return made


def found(store: Store, made: Made | Facts) -> Facts:
    id = made.id if isinstance(made, Facts) else made.facts.id
    return store.read(lambda db: lobby.found(db, id))


def pledge(store: Store, made: Made, seat: int, part: str) -> bool:
    token = keys.hashed(made.tokens[seat])
    id = made.facts.id
    return store.write_now(lambda db: dealing.pledge(db, id, token, None, pledge_of(part)))


def give(store: Store, made: Made, seat: int, part: str, table: Facts | None = None) -> bool:
    token = keys.hashed(made.tokens[seat])
    id = (table or made.facts).id
    return store.write_now(lambda db: dealing.give(db, id, token, None, part))


def deal(store: Store, made: Made | Facts) -> Facts:
    facts = found(store, made)
    assert store.write_now(lambda db: dealing.deal(db, facts, dealt(facts, 3.0)))
    return found(store, made)


def test_the_cards_are_dealt_when_all_pledged_parts_have_come(store: Store) -> None:
    made = stored(store)
    seal = public.to_json(Table(found(store, made)))["seed_hash"]
    pledge(store, made, 0, ANN)
    pledge(store, made, 1, CAT)
    pledge(store, made, 1, BOB)  # the device lost what it had pledged, and pledges anew
    store.write_now(lambda db: lobby.start(db, made.facts.id, 2.0))
    called = found(store, made)
    assert (called.state, called.seed, is_complete(called)) == (DEALING, "", False)
    assert [part["seats"] for part in called.parts] == [[0], [1]]  # nobody waits for Cat
    with refused("already_started"):
        store.write_now(lambda db: lobby.join(db, made.facts.id, None, "Eve", "token", None))
    assert not pledge(store, made, 0, CAT)
    with refused("not_pledged"):
        give(store, made, 0, BOB)  # what another has pledged
    give(store, made, 0, ANN)
    give(store, made, 0, ANN)
    assert not is_complete(found(store, made))
    give(store, made, 1, BOB)
    facts = deal(store, made)
    assert facts.state == RUNNING
    assert origin_of(facts).seed == facts.seed != facts.secret
    assert public.to_json(Table(facts))["seed_hash"] == seal == hash_of(facts.secret)
    assert facts.config == made.facts.config  # as people have seen it while they waited


def test_a_part_that_comes_too_late_is_left_out_and_that_is_recorded(store: Store) -> None:
    made = stored(store)
    pledge(store, made, 0, ANN)
    pledge(store, made, 1, BOB)
    store.write_now(lambda db: lobby.start(db, made.facts.id, 2.0))
    give(store, made, 0, ANN)
    facts = deal(store, made)
    assert not give(store, made, 1, BOB)
    assert found(store, made).parts == facts.parts
    assert [part["part"] for part in facts.parts] == [ANN, None]


def test_a_part_that_comes_while_cards_are_dealt_is_not_lost(store: Store) -> None:
    made = stored(store, pledge=pledge_of(ANN), start=True)
    before = found(store, made)
    give(store, made, 0, ANN)
    assert not store.write_now(lambda db: dealing.deal(db, before, dealt(before, 3.0)))
    facts = deal(store, made)
    assert [part["part"] for part in facts.parts] == [ANN]
    assert not store.write_now(lambda db: dealing.deal(db, facts, dealt(facts, 4.0)))
    assert found(store, facts).started == 3.0


def test_a_table_that_starts_at_once_draws_everything_with_the_deal(store: Store) -> None:
    made = stored(store, pledge=pledge_of(ANN), start=True)
    waiting = public.to_json(Table(made.facts))
    assert (waiting["state"], waiting["seats"][0]["bandits"]) == (DEALING, [])
    assert waiting["parts"] == [{"seats": [0], "pledge": pledge_of(ANN), "part": None}]
    give(store, made, 0, ANN)
    facts = deal(store, made)
    assert facts.config == origin_of(facts).asked.resolved(facts.seed).to_json()
    alone = lobby.make(Wishes(CONFIG, start=True), 1.0, None).facts
    assert (alone.state, alone.seed) == (RUNNING, alone.secret)


def test_people_at_one_device_add_one_part(store: Store) -> None:
    made = stored(store, hot_seat=True, pledge=pledge_of(ANN), start=True)
    assert [part["seats"] for part in made.facts.parts] == [[0, 1, 2]]


def test_to_a_chosen_deal_nobody_adds_anything(store: Store) -> None:
    made = stored(store, seed="a word", pledge=pledge_of(ANN), start=True)
    assert (made.facts.state, made.facts.seed) == (RUNNING, "a word")


def test_who_leaves_takes_the_pledge_along(store: Store) -> None:
    made = stored(store)
    pledge(store, made, 0, ANN)
    store.write_now(lambda db: lobby.leave(db, made.facts.id, keys.hashed(made.tokens[0])))
    store.write_now(lambda db: lobby.join(db, made.facts.id, 0, "Eve", "token", None))
    store.write_now(lambda db: lobby.start(db, made.facts.id, 2.0))
    assert (found(store, made).state, found(store, made).parts) == (RUNNING, [])


def test_a_rematch_is_dealt_from_new_parts(store: Store) -> None:
    made = stored(store, pledge=pledge_of(ANN), start=True)
    give(store, made, 0, ANN)
    facts = deal(store, made)
    assert all(seat.pledge is None for seat in facts.seats)  # known parts are not used again
    pledge(store, made, 0, BOB)
    pledge(store, made, 2, CAT)
    store.write_now(lambda db: rows.update_table(db, facts.id, state=OVER))
    old = found(store, made)
    again = rematch.arranged(Table(old), 5.0)
    store.write_now(lambda db: rematch.call(db, again, old.id, 0))
    assert again.state == DEALING
    assert [part["seats"] for part in again.parts] == [[0], [2]]
    assert not pledge(store, made, 1, ANN)  # this deal is called
    give(store, made, 0, BOB, again)
    last = first_player(origin_of(old).asked, old.seed)
    dealt_again = deal(store, again)
    assert int(Table(dealt_again).running.state.first) == (last + 1) % 3
    assert dealt_again.marker == (last + 1) % 3


def test_before_the_end_nobody_is_told_the_secret_and_before_the_deal_no_part(
    store: Store,
) -> None:
    made = stored(store, pledge=pledge_of(ANN), start=True)
    give(store, made, 0, ANN)
    table = Table(found(store, made))
    assert ANN not in str(public.to_json(table))
    table = Table(deal(store, made))
    told = str(public.to_json(table))
    assert ANN in told
    assert table.facts.secret not in told
    assert table.facts.seed not in told


# The server, in this process


@contextlib.asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[tuple[httpx.AsyncClient, House]]:
    app = make_app(Settings(database=str(folder / "served.db"), bot_workers=1, **settings))
    with patch.object(BotPool, "warm"):  # nobody here has a bot think
        async with _opened(app) as client:
            yield client, app.state.house


@contextlib.asynccontextmanager
async def _opened(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://127.0.0.1", timeout=None
        ) as client,
    ):
        yield client


async def play_out(house: House, id: str) -> None:
    """For people who are gone bots choose the first that is offered."""
    room = await house.room(id)
    while room.table.state != OVER:
        decision = room.table.decisions()[0]
        option = decision.options[0].text
        assert await room.choose_for(decision.seat, option, room.table.loud)


async def posted(client: httpx.AsyncClient, path: str, body: Any = None, token: str = "") -> Any:
    client.cookies.clear()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = await client.post(f"/api/tables{path}", json=body or {}, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def until(client: httpx.AsyncClient, id: str, state: str) -> dict[str, Any]:
    while True:
        shown: dict[str, Any] = (await client.get(f"/api/tables/{id}")).json()
        if shown["state"] == state:
            return shown
        await asyncio.sleep(0.01)


def test_devices_of_a_waiting_room_deal_together_and_anybody_can_check_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, part_seconds=PATIENCE) as (client, house):
            wish = {"config": CONFIG, "seats": [*people("Ann", "Bob"), {"kind": "bot"}]}
            made = await posted(client, "", wish)
            path, tokens = f"/{made['id']}", made["tokens"]
            for seat, part in (("0", ANN), ("1", BOB)):
                await posted(client, f"{path}/pledge", {"pledge": pledge_of(part)}, tokens[seat])
            start = asyncio.create_task(posted(client, f"{path}/start", token=made["host_token"]))
            called = await until(client, made["id"], "dealing")
            assert [part["pledge"] for part in called["parts"]] == [pledge_of(ANN), pledge_of(BOB)]
            assert called["seed_hash"] == made["seed_hash"]
            await posted(client, f"{path}/part", {"part": ANN}, tokens["0"])
            assert not start.done()
            assert (await until(client, made["id"], "dealing"))["parts"][0]["part"] is None
            await posted(client, f"{path}/part", {"part": BOB}, tokens["1"])
            await start
            assert (await until(client, made["id"], "running"))["parts"][1]["part"] == BOB
            for seat in "01":
                await posted(client, f"{path}/leave", token=tokens[seat])
            await play_out(house, made["id"])
            over = await until(client, made["id"], "over")
            record = Record.from_text((await client.get(f"/api/tables{path}/record")).text)
            record.verify()
            assert record.seed_hash == made["seed_hash"] == hash_of(over["secret"])
            answer = await client.get(f"/api/replays/{made['id']}/proof?lang=fr")
            proof = answer.json()
            assert (proof["verdict"], proof["seal"]) == ("common", made["seed_hash"])
            assert [step["ok"] for step in proof["steps"]] == [True] * len(proof["steps"])
            assert "Ni la maison ni un joueur" in proof["text"]
            body = record.to_text()
            brought = (await client.post("/api/replays", content=body)).json()["id"]
            again = (await client.get(f"/api/replays/{brought}/proof")).json()
            assert (again["verdict"], again["origin"]) == ("common", proof["origin"])

    asyncio.run(play())


def test_no_device_can_keep_a_table_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, part_seconds=0.05) as (client, _):
            wish = {"config": CONFIG, "pledge": pledge_of(ANN), "start": True}
            made = await posted(client, "", wish)
            assert made["state"] == "dealing"
            shown = await until(client, made["id"], "running")
            assert [part["part"] for part in shown["parts"]] == [None]
            token = made["tokens"]["0"]
            late = await client.post(
                f"/api/tables/{made['id']}/part",
                json={"part": ANN},
                headers={"Authorization": f"Bearer {token}"},
            )
            assert late.json() == {"ok": True, "counts": False}

    asyncio.run(play())


def test_a_game_that_nobody_adds_to_is_dealt_at_once(tmp_path: Path) -> None:
    """Programs, and pages of before, need not know of any of this."""

    async def play() -> None:
        async with served(tmp_path, part_seconds=PATIENCE) as (client, _):
            made = await posted(client, "", {"config": CONFIG, "start": True})
            assert (made["state"], made["parts"]) == ("running", [])

    asyncio.run(play())
