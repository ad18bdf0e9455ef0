"""Couriers & Armored Train: neighbouring places while one train passes the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages import page

from folsom.boxes.couriers.rules.trains import across, along_the_track, for_each_round
from folsom.engine.board import Board, measure, train
from folsom.engine.rules import ROUNDS
from folsom.game import catalogue

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "couriers.md"
DEPARTURE = [f"D{n}" for n in range(4)]
ARMORED = [f"A{n}" for n in range(7)]
CARS = [*DEPARTURE, *ARMORED]
FLOORS = ("in", "roof")
DASH = "\u2013"


def place(car: str, floor: str) -> int:
    return 2 * CARS.index(car) + FLOORS.index(floor)


def name(position: int) -> str:
    return CARS[position // 2] + "." + FLOORS[position % 2]


def names(positions: int) -> set[str]:
    return {name(n) for n in range(32) if positions >> n & 1}


def cars(positions: int) -> set[str]:
    """The cars of a set of positions, which must all be on one floor."""
    found = names(positions)
    assert len({name.split(".")[1] for name in found}) <= 1
    return {name.split(".")[0] for name in found}


def boards() -> list[Board]:
    found = for_each_round(train(3))
    for board in found:
        measure(board)
    return found


BOARDS = boards()
ALL_ROUNDS = pytest.mark.parametrize("round", range(1, ROUNDS + 1))


def table(id: str) -> dict[int, list[str]]:
    """The rows of the table that follows a rule in the rulebook, by round."""
    text = RULES.read_text(encoding="utf-8").split(f"**{id}**")[1]
    rows = re.findall(r"^\| (\d) \|(.*)\|$", text.split("\n\n- **COUR")[0], re.MULTILINE)
    return {int(round): [cell.strip() for cell in cells.split("|")] for round, cells in rows}


def test_the_picture_of_round_3_shows_the_cars_that_face_each_other() -> None:
    (picture,) = page("docs/rules/couriers.md").examples("text")
    _, armored, departure = picture.splitlines()
    places = {found.start(): found[0] for found in re.finditer(r"A\d", armored)}
    drawn = {found[0]: places[found.start()] for found in re.finditer(r"D\d", departure)}
    assert [drawn[car] for car in DEPARTURE] == [cell[:2] for cell in table("COUR-GEO-03")[3][:4]]


@ALL_ROUNDS
def test_facing_cars_are_those_of_the_table(round: int) -> None:
    """COUR-GEO-01, COUR-GEO-02, COUR-GEO-03, COUR-SETUP-06: formula and table say the same."""
    *facing, alone = table("COUR-GEO-03")[round]
    for car, cell in zip(DEPARTURE, facing, strict=True):
        across_roof = across(round - 1, place(car, "roof"))
        assert (name(across_roof) if across_roof >= 0 else DASH).split(".")[0] == cell.split()[0]
        for other in ARMORED:
            at_once = int(car[1]) + int(other[1]) == 2 * (round - 1)
            same_x = along_the_track(round - 1, place(car, "in")) == along_the_track(
                round - 1, place(other, "in")
            )
            assert same_x == at_once == (cell.split()[0] == other)
    assert {car for car in ARMORED if across(round - 1, place(car, "roof")) < 0} == set(
        alone.split()
    )


@ALL_ROUNDS
def test_the_printed_alignment_is_the_same(round: int) -> None:
    """COUR-GEO-03, COUR-SETUP-05: as the data has it."""
    ids = [
        "armored_locomotive",
        "tender",
        "armored_1",
        "armory",
        "armored_2",
        "infirmary",
        "armored_3",
    ]
    row = next(row for row in catalogue.table("train_alignment") if row["round"] == round)
    found = [across(round - 1, place(car, "roof")) for car in DEPARTURE]
    assert [ids[there // 2 - 4] if there >= 0 else "" for there in found] == row["facing"]


def test_there_are_twenty_one_positions() -> None:
    """COUR-GEO-06, COUR-CAR-01: both floors of every car, but only the roof of the Tender."""
    for board in BOARDS:
        found = names(board.roofs | board.insides)
        assert len(found) == 21
        assert "A1.in" not in found
        assert "A1.roof" in found


@ALL_ROUNDS
def test_insides_are_adjacent_as_the_table_says(round: int) -> None:
    """COUR-GEO-07, COUR-GEO-08, COUR-GEO-10, COUR-MOVE-01, COUR-FIRE-02, COUR-PUNCH-03."""
    board = BOARDS[round - 1]
    pairs = {tuple(pair.split(DASH)) for pair in table("COUR-GEO-08")[round][0].split(", ")}
    chain = [("D0", "D1"), ("D1", "D2"), ("D2", "D3")]
    chain += [("A2", "A3"), ("A3", "A4"), ("A4", "A5"), ("A5", "A6")]
    for car in CARS:
        if car == "A1":
            continue
        wanted = {b for a, b in [*pairs, *chain] if a == car}
        wanted |= {a for a, b in [*pairs, *chain] if b == car}
        here = place(car, "in")
        assert cars(board.reach1[here]) == wanted
        assert board.walk[here] == board.near[here] == board.punch[here] == board.reach1[here]
    if round >= 3:
        assert board.reach1[place("A0", "in")] == 0


@ALL_ROUNDS
def test_roofs_are_adjacent_along_and_across(round: int) -> None:
    """COUR-GEO-09, COUR-PUNCH-03: the Tender's roof too."""
    board = BOARDS[round - 1]
    for car in CARS:
        train, n = car[0], int(car[1])
        wanted = {f"{train}{m}" for m in (n - 1, n + 1)} & set(CARS)
        other = 2 * (round - 1) - n
        wanted |= {f"{'A' if train == 'D' else 'D'}{other}"} & set(CARS)
        assert cars(board.reach1[place(car, "roof")]) == wanted
        assert board.punch[place(car, "roof")] == board.reach1[place(car, "roof")]


@ALL_ROUNDS
def test_a_roof_move_goes_three_steps_one_of_them_across(round: int) -> None:
    """COUR-MOVE-02, COUR-MOVE-03: the ways with one crossing reach all that is three steps away."""
    board = BOARDS[round - 1]

    def along(car: str, steps: int) -> set[str]:
        found = {f"{car[0]}{int(car[1]) + d}" for d in range(-steps, steps + 1)}
        return found & set(CARS)

    def facing(car: str) -> set[str]:
        other = 2 * (round - 1) - int(car[1])
        return {f"{'A' if car[0] == 'D' else 'D'}{other}"} & set(CARS)

    for car in CARS:
        wanted = along(car, 3)
        for before in range(3):
            for middle in along(car, before):
                for over in facing(middle):
                    wanted |= along(over, 2 - abs(int(middle[1]) - int(car[1])))
        assert cars(board.walk[place(car, "roof")]) == wanted - {car}


@ALL_ROUNDS
def test_shots_reach_every_roof_of_the_other_train(round: int) -> None:
    """COUR-FIRE-05: without line of sight and at any distance."""
    board = BOARDS[round - 1]
    for car in CARS:
        other = ARMORED if car in DEPARTURE else DEPARTURE
        assert cars(board.wide[place(car, "roof")]) == set(other)
        if car != "A1":
            assert board.wide[place(car, "in")] == 0


def test_floors_belong_to_one_train() -> None:
    """COUR-FLOOR-01, COUR-FLOOR-02, COUR-MEI-01: one train only; the Tender has no other floor."""
    board = BOARDS[0]
    assert board.floor[place("A1", "roof")] < 0
    for car in CARS:
        for floor in FLOORS:
            if (car, floor) == ("A1", "in"):
                continue
            here = place(car, floor)
            other = FLOORS[1 - FLOORS.index(floor)]
            neighbours = {f"{car[0]}{int(car[1]) + d}" for d in (-1, 1)} & set(CARS)
            diagonal = {f"{neighbour}.{other}" for neighbour in neighbours} - {"A1.in"}
            assert names(board.aslant[here]) == diagonal
            if car != "A1":
                assert name(board.floor[here]) == f"{car}.{other}"


def test_front_and_tail_are_those_of_each_train() -> None:
    """COUR-GEO-11."""
    board = BOARDS[0]
    for front, tail in (("D0", "D3"), ("A0", "A6")):
        assert board.front[place(front, "roof")] < 0
        assert board.rear[place(tail, "roof")] < 0
    assert name(board.front[place("A2", "roof")]) == "A1.roof"
    assert board.front[place("A2", "in")] < 0
    assert board.rear[place("A0", "in")] < 0
