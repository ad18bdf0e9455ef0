"""The rules of a table: choices, repeats, staleness, undo, clock, absence, chat, rematch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from folsom.game import Event, Game, Record
from folsom.server.warm_up import warm_up
from folsom.table import (
    clock,
    keys,
    lobby,
    mine,
    outgoing,
    pile,
    public,
    rematch,
    rows,
    schema,
    typed,
    undo,
)
from folsom.table.errors import TableError, Taken
from folsom.table.facts import BY_BOT, Entry, Facts
from folsom.table.lobby import Wishes
from folsom.table.outgoing import Eyes
from folsom.table.store import Append, Store, url_of
from folsom.table.table import Table

PEOPLE = [{"kind": "person", "name": name} for name in ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")]
MINE = [frozenset({n}) for n in range(6)]


def made(
    n: int = 3, seed: str = "table", guest_hash: str | None = None, **wishes: Any
) -> lobby.Made:
    config = wishes.pop("config", {"players": n})
    wished = Wishes(config, PEOPLE[:n], seed=seed, start=True, **wishes)
    return lobby.make(wished, at=100.0, guest_hash=guest_hash)


def table_of(n: int = 3, seed: str = "table", **wishes: Any) -> Table:
    """A running table with people on all seats."""
    return Table(made(n, seed, **wishes).facts)


def play(table: Table, option: str | None = None, seat: int | None = None) -> Entry:
    """The seat that is asked chooses; the first option by default."""
    decisions = table.decisions()
    decision = next(d for d in decisions if seat is None or d.seat == seat)
    text = option or decision.options[0].text
    entry = table.choice(decision.seat, text, 100.0 + table.n, mine=MINE[decision.seat])
    table.apply(entry)
    return entry


def play_until(table: Table, question: str) -> None:
    """Play at random, always the same way, until a question is asked."""
    dice = random.Random(7)
    while not table.running.over and table.decisions()[0].question != question:
        decision = dice.choice(table.decisions())
        play(table, dice.choice(decision.options).text, decision.seat)


def refused(code: str, reason: str | None = None) -> Any:
    class Check:
        def __enter__(self) -> None: ...

        def __exit__(self, kind: Any, error: Any, trace: Any) -> bool:
            assert isinstance(error, TableError), "it was not refused"
            assert error.code == code
            assert reason is None or error.things["reason"] == reason
            return True

    return Check()


# --- Choices --------------------------------------------------------------------------------------


def test_a_choice_changes_nothing_before_it_is_applied() -> None:
    table = table_of()
    decision = table.decisions()[0]
    entry = table.choice(decision.seat, decision.options[0].text, 1.0)
    assert (table.n, table.steps, entry.n) == (0, [], 1)
    assert table.running.choices == []
    table.apply(entry)
    assert (table.n, len(table.running.choices)) == (1, 1)


def test_a_game_that_is_put_away_is_as_it_was_when_somebody_asks_for_it() -> None:
    def told(table: Table) -> Any:
        return [outgoing.state(table, Eyes(mine)) for mine in (*MINE[:3], frozenset())]

    facts, dice = made().facts, random.Random(7)
    table, other = Table(facts), Table(facts)
    while not other.over:
        decision = dice.choice(other.decisions())
        entry = other.choice(decision.seat, dice.choice(decision.options).text, 9.0)
        for one in (table, other):
            one.apply(entry)
        table.put_away()
        known = (other.state, other.round, other.result, other.progress())
        assert (table.state, table.round, table.result, table.progress()) == known
        if other.n % 9 == 0 or other.over:
            assert told(table) == told(other)
    assert table.record() == other.record()


def test_an_entry_must_follow_the_last_one() -> None:
    table = table_of()
    entry = play(table)
    with pytest.raises(ValueError, match="does not follow"):
        table.apply(entry)


def test_a_choice_that_is_not_offered_is_refused() -> None:
    table = table_of()
    decision = table.decisions()[0]
    with refused("illegal"):
        table.choice(decision.seat, "play cannon", 1.0)
    with refused("stale", "nothing_to_decide"):
        table.choice((decision.seat + 1) % 3, decision.options[0].text, 1.0)


@pytest.mark.parametrize("seen", [-1, 0, 2, 99])
def test_a_choice_made_before_looking_is_stale(seen: int) -> None:
    table = table_of()
    play(table)
    decision = table.decisions()[0]
    option = decision.options[0].text
    with refused("stale", "seen"):
        table.choice(decision.seat, option, 1.0, seen=seen)
    assert table.choice(decision.seat, option, 1.0, seen=1).n == 2


def test_the_command_of_a_choice_is_remembered_with_it() -> None:
    table = table_of()
    decision = table.decisions()[0]
    entry = table.choice(decision.seat, decision.options[0].text, 1.0, command="0:abc")
    table.apply(entry)
    assert table.commands == {"0:abc": 1}
    again = Table(table.facts, [entry])
    assert again.commands == {"0:abc": 1}


def test_nobody_chooses_before_the_start_or_after_the_end() -> None:
    table = Table(lobby.make(Wishes({"players": 3}, PEOPLE[:3]), 1.0, None).facts)
    with refused("not_started"):
        table.choice(0, "draw", 1.0)
    over = table_of()
    play_until(over, "never")
    with refused("game_over"):
        over.choice(0, "draw", 1.0)
    with refused("game_over"):
        over.undoing(MINE[0], 1.0)


CONFIGS = [
    {"players": 4},
    {"players": 3, "variants": ["expert"], "edition": "2014"},
    {"players": 2, "variants": ["two_bandits"]},
    {"players": 4, "variants": ["teams"]},
]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_table_is_the_same_after_a_restart(config: dict[str, Any]) -> None:
    """With undos and secret answers on the way."""
    table = table_of(config["players"], config=config)
    dice, log = random.Random(3), list[Entry]()
    while not table.running.over:
        decision = dice.choice(table.decisions())
        last = MINE[log[-1].seat] if log else MINE[0]
        if dice.random() < 0.3 and table.may_undo(last):
            entry = table.undoing(last, 5.0)
        else:
            option = dice.choice(decision.options).text
            entry = table.choice(decision.seat, option, 5.0)
        table.apply(entry)
        log.append(entry)
        if dice.random() < 0.1:
            compare(table, Table(table.facts, log))
    compare(table, Table(table.facts, log))
    assert any(entry.kind == "undo" for entry in log)
    record = table.record()
    record.verify()
    assert Record.from_text(record.to_text()).result == table.running.result


def compare(one: Table, other: Table) -> None:
    for own in (frozenset[int](), *MINE[: len(one.seats)]):
        assert outgoing.state(one, Eyes(own)) == outgoing.state(other, Eyes(own))
    assert (one.n, one.loud, one.commands) == (other.n, other.loud, other.commands)


# --- Undo -----------------------------------------------------------------------------------------


def test_a_card_just_laid_can_be_taken_back() -> None:
    table = table_of()
    before = table.running.view(table.decisions()[0].seat)
    entry = play(table)
    assert entry.option.startswith("play")
    assert table.may_undo(MINE[entry.seat])
    back = table.undoing(MINE[entry.seat], 2.0, seen=1)
    table.apply(back)
    assert (back.n, back.back, table.n) == (2, 1, 2)
    assert table.running.view(entry.seat) == before
    assert table.decisions()[0].seat == entry.seat


def test_numbers_are_not_used_again_after_an_undo() -> None:
    """Somebody who has not heard of it can never be mistaken for somebody who has."""
    table = table_of()
    seat = play(table).seat
    table.apply(table.undoing(MINE[seat], 2.0))
    assert play(table).n == 3
    decision = table.decisions()[0]
    with refused("stale"):
        table.choice(decision.seat, decision.options[0].text, 1.0, seen=1)


def test_nobody_takes_back_what_another_has_built_on() -> None:
    table = table_of()
    first = play(table)
    play(table)
    with refused("cannot_undo", "others_chose"):
        table.undoing(MINE[first.seat], 2.0)


def test_a_draw_cannot_be_taken_back() -> None:
    table = table_of()
    entry = play(table, "draw")
    with refused("cannot_undo", "chance"):
        table.undoing(MINE[entry.seat], 2.0)


def test_who_has_not_chosen_has_nothing_to_take_back() -> None:
    table = table_of()
    with refused("cannot_undo", "nothing"):
        table.undoing(MINE[0], 2.0)
    seat = table.decisions()[0].seat
    table.apply(table.choice(seat, table.decisions()[0].options[0].text, 1.0, by=BY_BOT))
    with refused("cannot_undo", "nothing"):
        table.undoing(MINE[seat], 2.0)


def test_a_purse_that_was_looked_into_stays_taken() -> None:
    """BASE-INFO-03: the taker has learnt its value."""
    for seed in range(30):
        table = table_of(seed=str(seed))
        play_until(table, "rob")
        while not table.running.over and table.decisions()[0].question == "rob":
            decision = table.decisions()[0]
            take = next((o for o in decision.options if o.text.startswith("take purse")), None)
            if take is None:
                break
            entry = play(table, take.text)
            assert not table.may_undo(MINE[entry.seat])
            with refused("cannot_undo"):
                table.undoing(MINE[entry.seat], 2.0)
            return
    pytest.fail("nobody robbed a purse")


def test_an_undo_never_crosses_a_revelation() -> None:
    """In whole games: where an undo is allowed nothing was learnt, and nothing was drawn."""
    undone = 0
    for seed in range(6):
        table = table_of(4, seed=f"undo {seed}")
        dice = random.Random(seed)
        while not table.running.over:
            decision = dice.choice(table.decisions())
            before = {n: table.running.view(n) for n in range(4)}
            play(table, dice.choice(decision.options).text, decision.seat)
            step, mine = table.steps[-1], MINE[decision.seat]
            if not table.may_undo(mine):
                continue
            undone += 1
            assert not step.by_chance
            assert not any(undo.reveals(event) for event in table.events(step))
            after = table.running.view(decision.seat)
            assert after["mixed"] == before[decision.seat]["mixed"]
            assert after["round_card"] == before[decision.seat]["round_card"]
            if dice.random() < 0.2:
                table.apply(table.undoing(mine, 9.0))
                assert {n: table.running.view(n) for n in range(4)} == before
    assert undone > 100


# --- Questions to several seats at once -----------------------------------------------------------


def duel() -> Table:
    """Two players who each secretly choose the bandit that boards the caboose."""
    table = table_of(2, config={"players": 2, "variants": ["two_bandits"]})
    assert {d.seat for d in table.decisions()} == {0, 1}
    return table


def test_a_secret_answer_is_told_to_its_seat_alone() -> None:
    table = duel()
    others = [Eyes(), Eyes(MINE[1])]
    before = [outgoing.state(table, eyes) for eyes in others]
    entry = play(table, seat=0)
    step = table.steps[-1]
    assert step.quiet
    assert [outgoing.step(table, step, eyes) for eyes in others] == [None, None]
    assert [outgoing.state(table, eyes) for eyes in others] == before
    own = outgoing.step(table, step, Eyes(MINE[0]))
    assert own is not None
    assert (own["n"], own["decisions"], own["undo"]) == (entry.n, [], True)


def test_who_answers_choice_by_choice_is_waited_for_until_the_last() -> None:
    table = table_of(3, config={"players": 3, "variants": ["expert"]})
    play_until(table, "keep_cards")
    play(table, seat=1)
    assert table.waited_for() == [0, 1, 2]
    play(table, "pass", seat=1)
    assert table.waited_for() == [0, 2]


def test_an_answer_is_not_stale_because_another_came_first() -> None:
    table = duel()
    play(table, seat=0)
    option = table.running.decision(1).options[0].text  # type: ignore[union-attr]
    entry = table.choice(1, option, 1.0, seen=0, mine=MINE[1])
    table.apply(entry)
    assert entry.n == 2
    told = outgoing.step(table, table.steps[-1], Eyes())
    assert told is not None
    assert (told["n"], [e["kind"] for e in told["events"]].count("placed")) == (2, 4)


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    """Also after the other has answered, of which nobody knows."""
    table = duel()
    play(table, seat=0)
    table.apply(table.undoing(MINE[0], 2.0, seen=1))
    play(table, seat=1)
    play(table, seat=0)
    assert not table.may_undo(MINE[0])  # now all is revealed
    assert not table.may_undo(MINE[1])
    other = duel()
    play(other, seat=1)
    may_before = other.may_undo(MINE[1])
    table = duel()
    play(table, seat=1)
    assert (may_before, table.may_undo(MINE[0])) == (True, False)


# --- Clock and absence ----------------------------------------------------------------------------


def test_the_clock_runs_from_what_everybody_was_told_last() -> None:
    table = table_of(clock=30)
    seat = table.decisions()[0].seat
    assert clock.to_json(table) == {"seat": seat, "until": 130.0}
    assert clock.late(table, 129.9) == []
    assert clock.late(table, 130.0) == [seat]
    assert clock.late(table, 130.0, counts_from=120.0) == []  # a restart takes nobody's time
    play(table)
    assert clock.deadline(table) == 130.0
    assert clock.deadline(table_of()) is None


def test_the_clock_leaves_time_to_be_told_what_bots_have_done() -> None:
    table = table_of(clock=30)
    play(table)
    for _ in range(2):
        decision = table.decisions()[0]
        table.apply(table.choice(decision.seat, decision.options[0].text, 101.0, by=BY_BOT))
    assert clock.deadline(table) == 101.0 + 2 * clock.TOLD_IN + 30
    assert clock.deadline(table, counts_from=200.0) == 230.0  # who comes later sees how it is
    play(table)
    assert clock.deadline(table) == 103.0 + 30


def test_a_secret_answer_does_not_stop_the_clock() -> None:
    table = table_of(2, config={"players": 2, "variants": ["duel_2014"]}, clock=30)
    play(table, seat=0)
    assert clock.to_json(table) == {"seat": None, "until": 130.0}
    assert clock.late(table, 131.0) == [1]


def test_a_bot_plays_on_for_the_absent_only_while_somebody_waits() -> None:
    table = table_of(absence=60)
    seat = table.decisions()[0].seat
    other = (seat + 1) % 3
    gone = dict.fromkeys(range(3), 100.0)
    assert clock.missing(table, [other], gone, 159.0) == []
    assert clock.missing(table, [other], gone, 160.0) == [seat]
    assert clock.missing(table, [], gone, 9999.0) == []
    assert clock.missing(table, [seat, other], gone, 9999.0) == []
    table.seats[other].kind = "bot"
    assert clock.missing(table, [other], gone, 9999.0) == []
    assert clock.missing(table_of(absence=None), [other], gone, 9999.0) == []


def test_nobody_waits_for_a_seat_that_a_bot_plays_on() -> None:
    table = table_of()
    seat = table.decisions()[0].seat
    assert clock.waited_for(table) == [seat]
    table.seats[seat].away = True
    assert clock.waited_for(table) == []
    assert public.to_json(table)["seats"][seat]["played_by_bot"]


# --- What is told ---------------------------------------------------------------------------------


def test_the_seed_is_told_at_the_end_and_its_hash_before() -> None:
    table = table_of(seed="secret seed")
    table.facts.chosen_seed = False
    assert "secret seed" not in str(outgoing.state(table, Eyes(MINE[0])))
    play_until(table, "never")
    assert public.to_json(table)["seed"] == "secret seed"


def test_a_chosen_seed_is_shown_as_such() -> None:
    assert public.to_json(table_of(seed="dare"))["chosen_seed"] == "dare"
    wishes = Wishes({"players": 3}, PEOPLE[:3])
    assert public.to_json(Table(lobby.make(wishes, 1.0, None).facts))["chosen_seed"] is None


def test_only_those_at_the_table_know_its_code() -> None:
    table = table_of()
    assert outgoing.state(table, Eyes(MINE[0]))["table"]["code"] == table.facts.code
    assert "code" not in outgoing.state(table, Eyes())["table"]


def test_a_covered_pile_shows_its_last_card_only() -> None:
    table = table_of(4, pile="covered")
    for _ in range(3):
        play(table)
    view = outgoing.view_of(table, table.steps[0].entry.seat)
    assert [entry.get("covered", False) for entry in view["pile"]] == [True, True, False]
    assert ["card" in entry for entry in view["pile"]] == [False, False, True]
    log = outgoing.state(table, Eyes(MINE[0]))["log"]
    laid = [event for step in log for event in step["events"] if event["kind"] == "played"]
    assert ["card" in event for event in laid] == [False, False, True]
    assert all(event["text"] for event in laid)
    open_table = table_of(4)
    for _ in range(3):
        play(open_table)
    assert all("card" in entry for entry in outgoing.view_of(open_table, None)["pile"])


def test_a_covered_pile_is_open_when_the_game_is_over() -> None:
    table = table_of(4, pile="covered")
    play_until(table, "never")
    view = outgoing.view_of(table, None)
    assert pile.cover(table.facts, view) is view


def test_in_hot_seat_one_token_opens_all_seats_and_looks_through_the_one_asked() -> None:
    made_table = made(3, hot_seat=True)
    (token,) = set(made_table.tokens.values())
    table = Table(made_table.facts)
    mine = table.mine(keys.hashed(token))
    assert mine == {0, 1, 2}
    asked = table.decisions()[0].seat
    state = outgoing.state(table, Eyes(mine))
    assert (state["you"], state["seats_of_mine"]) == (asked, [0, 1, 2])
    assert state["own_view"]["seat"] == table.config.seat_names[asked]
    assert state["view"] == outgoing.view_of(table, None)


def test_what_several_people_see_at_one_screen_is_public() -> None:
    """Only the view of the asked seat stands apart, for the screen to draw a curtain over."""
    mine = frozenset({0, 1})
    table = Table(
        made(3, hot_seat=True, config={"players": 3, "modules": ["horses_stagecoach"]}).facts
    )
    eyes, nobody = Eyes(mine), Eyes()
    last, dice = None, random.Random(3)
    while table.state == "running" and len(table.steps) < 120:
        decision = table.decisions()[0]
        play(table, dice.choice(decision.options).text, decision.seat)
        message = outgoing.step(table, table.steps[-1], eyes, last)
        if message is None:
            continue
        asked = [d.seat for d in table.decisions() if d.seat in mine]
        assert message["view"] == outgoing.view_of(table, None)
        assert (message["own_view"] is None) == (not asked)
        assert [d["seat"] for d in message["decisions"]] == [message["you"]] * bool(asked)
        if not table.steps[-1].quiet:
            watched = outgoing.step(table, table.steps[-1], nobody)
            assert watched is not None
            assert message["events"] == watched["events"]
        state = outgoing.state(table, eyes)
        assert state["log"] == outgoing.state(table, nobody)["log"]
        last = message["you"]


def test_an_earlier_moment_looks_as_it_did_then() -> None:
    table = table_of()
    seen = []
    for _ in range(12):
        play(table, random.Random(table.n).choice(table.decisions()[0].options).text)
        seen.append(outgoing.view_of(table, 1))
    for n, view in enumerate(seen, 1):
        assert outgoing.look(table, Eyes(MINE[1]), n) == {"n": n, "view": view}


def test_an_earlier_moment_shows_no_card_that_is_covered_by_now() -> None:
    table = table_of(4, pile="covered")
    dice, hidden, shown = random.Random(3), 0, 0
    for _ in range(40):
        play(table, dice.choice(table.decisions()[0].options).text)
        for eyes in (Eyes(), Eyes(MINE[1])):
            now = outgoing.view_of(table, 1 if eyes.mine else None)
            known = [n for n, card in enumerate(now["pile"]) if "covered" not in card]
            for n in range(max(0, table.n - 6), table.n + 1):
                then = outgoing.look(table, eyes, n)["view"]
                if then["round"] != now["round"]:
                    continue
                seen = [n for n, card in enumerate(then["pile"]) if "covered" not in card]
                assert set(seen) <= set(known)
                hidden += len(then["pile"]) - len(seen)
                shown += len(seen)
    assert hidden > 100
    assert shown > 10


# --- The store and the lobby ----------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "folsom.db"))
    yield store
    store.close()


def stored(store: Store, **wishes: Any) -> lobby.Made:
    seats = wishes.pop("seats", [PEOPLE[0], {"kind": "open"}, {"kind": "open"}])
    new = lobby.make(Wishes({"players": len(seats)}, seats, **wishes), 1.0, "guest")
    store.write_now(lambda db: rows.insert_table(db, new.facts))
    return new


def test_entries_that_come_together_are_written_with_one_statement(store: Store) -> None:
    tables = [stored(store).facts.id for _ in range(3)]

    def write(*ns: int) -> list[Future[None]]:
        entries = [
            (id, Entry(n, "choice", 0, 2.0, "draw", chance=(n,))) for n in ns for id in tables
        ]
        futures = [Future[None]() for _ in entries]
        works = [Append(id, entry) for id, entry in entries]
        store.submit(list(zip(works, futures, strict=True)))
        return futures

    for written in write(1):
        written.result()
    said: list[str] = []
    store._line.dbapi_connection.set_trace_callback(said.append)
    for written in write(2, 3):
        written.result()
    assert [words.split()[0] for words in said] == ["INSERT"]
    taken = write(3, 4)  # of which half is in the log already
    assert [type(one.exception()) for one in taken] == 3 * [Taken] + 3 * [type(None)]
    for written in write(5):  # on a new line
        written.result()
    log = store.read(lambda db: rows.load_entries(db, tables[0]))
    assert [(entry.n, entry.chance) for entry in log] == [(n, (n,)) for n in range(1, 6)]


def found(store: Store, table_id: str) -> Facts:
    return store.read(lambda db: lobby.found(db, table_id))


def test_what_is_stored_is_loaded_again(store: Store) -> None:
    new = stored(store, public=True, clock=60, pile="covered")
    assert found(store, new.facts.id) == new.facts


def test_secrets_are_stored_as_hashes_only(store: Store, tmp_path: Path) -> None:
    new = stored(store)
    store.close()
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (new.host_token, *new.tokens.values()):
        assert secret.encode() not in files
        assert keys.hashed(secret).encode() in files or not new.tokens


def test_a_number_of_the_log_is_written_once(store: Store) -> None:
    new = stored(store)
    entry = Entry(1, "choice", 0, 1.0, "draw", command="0:a")
    store.write_now(lambda db: rows.insert_entry(db, new.facts.id, entry))
    for other in (
        entry,
        Entry(1, "choice", 1, 1.0, "draw"),
        Entry(2, "choice", 0, 1.0, "draw", command="0:a"),
    ):
        with pytest.raises(Taken):
            store.write_now(partial(rows.insert_entry, table_id=new.facts.id, entry=other))
    assert store.read(lambda db: rows.load_entries(db, new.facts.id)) == [entry]


def test_a_rehearsal_leaves_no_trace(store: Store) -> None:
    """The server warms up with a table that nobody ever sees."""
    warm_up(store)
    tables = store.read(lambda db: rows.load_tables(db, schema.tables.c.id.is_not(None)))
    assert tables == []
    assert stored(store).facts.id


def test_one_failing_write_does_not_spoil_those_beside_it(store: Store) -> None:
    new = stored(store)
    entries = [Entry(n, "choice", 0, 1.0, "draw") for n in (1, 2, 2, 3, 3, 4)]
    futures = [
        store.write(partial(rows.insert_entry, table_id=new.facts.id, entry=entry))
        for entry in entries
    ]
    failed = [n for n, future in enumerate(futures) if future.exception() is not None]
    assert failed == [2, 4]
    log = store.read(lambda db: rows.load_entries(db, new.facts.id))
    assert [entry.n for entry in log] == [1, 2, 3, 4]


def test_people_join_leave_and_the_host_starts(store: Store) -> None:
    id = stored(store).facts.id
    write = store.write_now
    assert write(lambda db: lobby.join(db, id, None, "Bob", "hash b", None)) == 1
    with refused("seat_taken"):
        write(lambda db: lobby.join(db, id, 1, "Cid", "hash c", None))
    with refused("no_such_seat"):
        write(lambda db: lobby.join(db, id, 7, "Cid", "hash c", None))
    write(lambda db: lobby.leave(db, id, "hash b"))
    assert found(store, id).seats[1].kind == "open"
    with refused("unknown_token"):
        write(lambda db: lobby.leave(db, id, "hash b"))
    assert write(lambda db: lobby.join(db, id, 2, "Cid", "hash c", None)) == 2
    write(lambda db: lobby.start(db, id, 9.0))
    facts = found(store, id)
    assert [seat.kind for seat in facts.seats] == ["person", "bot", "person"]
    assert (facts.state, facts.started) == ("running", 9.0)
    with refused("already_started"):
        write(lambda db: lobby.start(db, id, 9.0))
    write(lambda db: lobby.leave(db, id, "hash c"))
    assert found(store, id).seats[2].away


def test_a_latecomer_takes_a_seat_that_nobody_plays(store: Store) -> None:
    new = stored(store, seats=[PEOPLE[0], PEOPLE[1], {"kind": "bot"}], start=True)
    id, write = new.facts.id, store.write_now
    assert write(lambda db: lobby.join(db, id, None, "Cid", "hash c", "cid")) == 2
    seat = found(store, id).seats[2]
    assert (seat.kind, seat.name, seat.bot, seat.away) == ("person", "Cid", None, False)
    with refused("already_seated"):
        write(lambda db: lobby.join(db, id, None, "Cid", "hash", "cid"))
    with refused("table_full"):
        write(lambda db: lobby.join(db, id, None, "Dot", "hash d", "dot"))
    write(lambda db: rows.update_seat(db, id, 1, away=True))  # gone for a while
    with refused("seat_taken"):
        write(lambda db: lobby.join(db, id, 1, "Dot", "hash d", "dot"))
    write(lambda db: lobby.leave(db, id, keys.hashed(new.tokens[1])))
    write(lambda db: lobby.change_options(db, id, {"latecomers": False}))
    with refused("already_started"):
        write(lambda db: lobby.join(db, id, 1, "Dot", "hash d", "dot"))
    write(lambda db: lobby.change_options(db, id, {"latecomers": True}))
    assert write(lambda db: lobby.join(db, id, 1, "Dot", "hash d", "dot")) == 1
    with refused("unknown_token"):
        write(lambda db: lobby.leave(db, id, keys.hashed(new.tokens[1])))
    write(lambda db: rows.update_table(db, id, state="over"))
    with refused("game_over"):
        write(lambda db: lobby.join(db, id, None, "Eve", "hash e", "eve"))


def join_as_cid(database: Any, id: str, wanted: int | None) -> int:
    return lobby.join(database, id, wanted, "Cid", "hash", "cid")


def test_nobody_looks_into_a_second_hand(store: Store) -> None:
    seats = [PEOPLE[0], PEOPLE[1], {"kind": "bot"}, {"kind": "bot"}]
    new = stored(store, seats=seats, start=True)
    id, write = new.facts.id, store.write_now
    assert write(lambda db: lobby.join(db, id, 2, "Cid", "hash c", "cid")) == 2
    write(lambda db: lobby.leave(db, id, "hash c"))
    facts = found(store, id)
    assert facts.seats[2].is_played_by_bot
    assert facts.opened_by("hash c") == facts.opened_by(None, "cid") == frozenset()
    for wanted in (None, 2, 3):
        with refused("already_seated"):
            write(partial(join_as_cid, id=id, wanted=wanted))
    assert not facts.is_free(facts.seats[2])
    with refused("seat_taken"):
        write(lambda db: lobby.join(db, id, 2, "Dot", "hash d", "dot"))

    write(lambda db: rows.update_seat(db, id, 1, token_hash="bob's", guest_hash="bob"))
    write(lambda db: lobby.leave(db, id, "bob's"))
    with refused("already_seated"):
        write(lambda db: lobby.join(db, id, 3, "Bob", "hash b", "bob"))
    assert write(lambda db: lobby.join(db, id, 1, "Dot", "hash d", "dot")) == 1
    assert found(store, id).opened_by("bob's") == frozenset()
    with refused("already_seated"):
        write(lambda db: lobby.join(db, id, None, "Bob", "hash b", "bob"))
    write(lambda db: mine.hold(db, "eve", keys.hashed(new.tokens[0])))  # who plays by a link
    with refused("already_seated"):
        write(lambda db: lobby.join(db, id, 3, "Eve", "hash e", "eve"))


def test_who_gave_up_may_have_their_own_seat_again(store: Store) -> None:
    seats = [PEOPLE[0], {"kind": "open"}, {"kind": "bot"}]
    new = stored(store, seats=seats)
    id, write = new.facts.id, store.write_now
    write(lambda db: lobby.join(db, id, 1, "Bob", "hash b", "bob"))
    write(lambda db: lobby.start(db, id, 9.0))
    write(lambda db: lobby.leave(db, id, "hash b"))
    assert write(lambda db: lobby.join(db, id, None, "Bob", "hash b2", "bob")) == 1


def test_in_a_rematch_a_bot_has_the_seat_of_somebody_who_left(store: Store) -> None:
    new = stored(store, seats=PEOPLE[:3], start=True)
    store.write_now(lambda db: lobby.leave(db, new.facts.id, keys.hashed(new.tokens[1])))
    store.write_now(lambda db: rows.update_table(db, new.facts.id, state="over"))
    again = played_again(store, new)
    assert [seat.kind for seat in again.seats] == ["person", "bot", "person"]


def test_everybody_knows_who_rides_again() -> None:
    """What a table tells of a rematch is what the rematch does."""
    facts = made(3).facts
    facts.state = "over"
    for left, again in (([], [0, 1, 2]), ([1], [0, 2]), ([0, 1, 2], [0, 1, 2])):
        for seat in facts.seats:
            seat.left = seat.n in left
        told = [seat["n"] for seat in public.summary(facts)["seats"] if seat["rides_again"]]
        people = [s.n for s in rematch.arranged(Table(facts), 5.0).seats if s.is_person]
        assert told == people == again


def test_an_old_database_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    store = Store(str(path))
    new = stored(store)
    with store.engine.begin() as connection:
        alembic_to(connection, "0001")
    store.close()
    store = Store(str(path))
    assert found(store, new.facts.id) == new.facts
    store.close()


def alembic_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("folsom.table") / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, revision)


def test_a_renewed_token_makes_the_old_one_worthless(store: Store) -> None:
    new = stored(store)
    old = keys.hashed(new.tokens[0])
    store.write_now(lambda db: lobby.renew(db, new.facts.id, old, "new"))
    table = Table(found(store, new.facts.id))
    assert table.mine(old) == set()
    assert table.mine("new") == {0}
    with refused("unknown_token"):
        store.write_now(lambda db: lobby.renew(db, new.facts.id, old, "newer"))


def played_again(store: Store, new: lobby.Made, token: str | None = None) -> Facts:
    """The rematch for which somebody calls, as it is stored."""
    facts = found(store, new.facts.id)
    by = rematch.caller(facts, token or facts.host_hash, None)
    made = rematch.arranged(Table(facts), 5.0)
    id = store.write_now(lambda db: rematch.call(db, made, facts.id, by))
    return found(store, id)


def test_a_rematch_is_one_running_table_for_all_who_ask(store: Store) -> None:
    new = stored(store, seats=[*PEOPLE[:2], {"kind": "bot", "bot": "rookie"}], start=True, seed="x")
    id = new.facts.id
    with refused("not_over"):
        played_again(store, new)
    store.write_now(lambda db: rows.update_table(db, id, state="over"))
    second = keys.hashed(new.tokens[1])
    (again,) = {played_again(store, new, token).id for token in (second, None, None)}
    facts = found(store, again)
    assert (facts.state, facts.chosen_seed, facts.seed != new.facts.seed) == (
        "running",
        False,
        True,
    )
    assert [seat.token_hash for seat in facts.seats] == [s.token_hash for s in new.facts.seats]
    assert [seat.bot for seat in facts.seats] == [None, None, "rookie"]
    assert (found(store, id).rematch, found(store, id).rematch_by) == (again, 1)
    assert (facts.rematch, facts.rematch_by) == (None, None)


def test_only_those_who_played_and_the_host_may_call_for_a_rematch() -> None:
    facts = made(3, guest_hash="ann").facts
    second = facts.seats[1].token_hash
    assert rematch.caller(facts, second, None) == 1
    assert rematch.caller(facts, None, "ann") == 0
    assert rematch.caller(facts, "worn out", "ann") == 0
    for token, guest in ((None, None), ("worn out", None), (None, "bob")):
        with refused("not_seated"):
            rematch.caller(facts, token, guest)
    facts.seats[1].left = True
    with refused("gave_up", "rematch"):
        rematch.caller(facts, second, None)
    for seat in facts.seats:
        seat.guest_hash = None
    assert rematch.caller(facts, None, "ann") is None  # the host, who only watched


@pytest.mark.parametrize(
    ("config", "seats"),
    [
        ({"players": 5}, 1),
        ({"game": "super", "players": 4}, 1),
        ({"players": 6, "variants": ["teams"]}, 2),  # from player A of a team to that of the next
        ({"players": 5, "modules": ["marshal_prisoners"]}, 5),  # always the Marshal
    ],
)
def test_in_a_rematch_the_first_player_marker_has_passed_on(
    config: dict[str, Any], seats: int
) -> None:
    facts = lobby.make(Wishes(config, start=True), 1.0, "ann").facts
    for _ in range(4):
        facts.state = "over"
        again = rematch.arranged(Table(facts), 5.0)
        first = [int(Table(one).running.state.first) for one in (facts, again)]
        assert first[1] == (first[0] + seats) % config["players"]
        facts = again


def test_a_rematch_draws_again_what_was_drawn_and_keeps_what_was_chosen() -> None:
    chosen = [["ghost"], ["doc"], ["tuco"]]
    for config, is_chosen in (({"players": 3}, False), ({"seats": chosen}, True)):
        facts = lobby.make(Wishes(config, start=True), 1.0, None).facts
        facts.state = "over"
        gangs = {str(rematch.arranged(Table(facts), 5.0).config["seats"]) for _ in range(12)}
        assert (gangs == {str(chosen)}) is is_chosen


def test_the_cookie_opens_what_its_guest_holds_and_no_second_hand() -> None:
    facts = made(3, guest_hash="ann").facts
    assert facts.opened_by(None, "ann") == frozenset()  # three hands, which are to be passed on
    shared = made(3, hot_seat=True, guest_hash="ann").facts
    assert shared.opened_by(None, "ann") == {0, 1, 2}
    assert shared.opened_by(None, "bob") == shared.opened_by(None, None) == frozenset()
    assert facts.opened_by(facts.seats[2].token_hash, "ann") == {2}
    facts.seats[0].guest_hash = "bob"
    assert facts.opened_by(None, "bob") == {0}


@pytest.mark.parametrize(
    ("config", "seats"),
    [
        ({"players": 2}, None),
        ({"edition": "1999", "players": 4}, None),
        ({"players": 4}, 3),
        ({"variants": ["duel_2014", "teams"], "players": 2}, None),
        ({}, None),
    ],
)
def test_an_impossible_game_is_refused_with_a_sentence(config: dict[str, Any], seats: int) -> None:
    with pytest.raises(TableError) as error:
        lobby.make(Wishes(config, PEOPLE[: seats or 0]), 1.0, None)
    assert error.value.code == "bad_config"
    assert str(error.value).endswith(".")


def test_names_are_cleaned() -> None:
    assert typed.name("  Ann\n\tO\u202e'Neil\x00 ") == "Ann O 'Neil"
    assert len(typed.name("x" * 500)) == typed.NAME_LENGTH


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("/tmp/x.db", "sqlite:////tmp/x.db"),
        ("postgresql://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgresql+psycopg://u@h/d", "postgresql+psycopg://u@h/d"),
    ],
)
def test_databases_are_named_by_path_or_url(given: str, expected: str) -> None:
    assert url_of(given).render_as_string() == expected


def test_the_schema_is_what_the_migrations_make(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from folsom.table.schema import metadata

    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, metadata) == []


def test_a_replayed_game_needs_no_more_than_its_log() -> None:
    """Replaying is fast enough to forget tables that nobody looks at."""
    import time

    table = table_of(4)
    log = []
    while not table.running.over:
        log.append(play(table))
    started = time.process_time()  # of our own, however busy the machine is
    again = Table(table.facts, log)
    assert time.process_time() - started < 0.5
    assert isinstance(again.game, Game)
    assert again.state == "over"


def test_who_has_seen_a_traveller_appear_takes_nothing_back() -> None:
    """EXTRA-CAR-43, EXTRA-CAR-44: where somebody hid was a secret until then."""
    assert undo.reveals(Event("appeared", {"bandit": "tuco", "position": "3.in"}))
    assert undo.reveals(Event("travels", {"bandit": "tuco"}, {"hideout": "3"}, 1))
