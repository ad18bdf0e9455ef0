"""Couriers & Armored Train: the set-up, chance, and the order in which cards are laid."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from folsom.boxes.couriers.printed import armored_train, departure_train, professore_deck
from folsom.boxes.couriers.rules import state as trains
from folsom.boxes.couriers.rules.professore import draw as draw_scheme
from folsom.boxes.couriers.rules.robbery import rob
from folsom.boxes.couriers.rules.tasks import BINOCULARS, MACHINATION, UNDRAWN
from folsom.engine import cards
from folsom.engine.bits import BULLET, copies
from folsom.engine.chance import MAYBE, below
from folsom.engine.state import (
    AT,
    DECK,
    FACE,
    GROUND,
    HAND,
    LIMBO,
    NOBODY,
    PILE,
    SHEET,
    UNDER,
    State,
    clone,
    entry_hidden,
    entry_kind,
    entry_seat,
)
from folsom.game import Config, Game, catalogue
from folsom.game.notation import PLURALS, TOKEN_KINDS
from folsom.game.scenario import Scenario

BOX = "couriers_armored_train"
STRANGERS = ["misty", "twinzz", "mei", "silk"]
COUNTS = range(2, 11)


def couriers(players: int) -> Config:
    """A game for so many, with as many bandits of other boxes as it takes."""
    strangers = STRANGERS[: max(players - 6, 0)]
    power = "movement" if "silk" in strangers else None
    return Config(players=players, modules=[BOX], extra_bandits=strangers, silk_power=power)


def decisions(game: Game, seed: int) -> Iterator[Game]:
    """The game at every decision, played by chance."""
    dice = random.Random(seed)
    while not game.over:
        yield game
        decision = dice.choice(game.decisions)
        game.play(decision.seat, dice.choice(decision.options))


# Set-up


@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    """COUR-SETUP-01, COUR-SETUP-03, COUR-SETUP-09, COUR-SETUP-10, COUR-HELP-08, COUR-SCOPE-04."""
    game = Game.new(couriers(players), "setup")
    s = game.state
    assert s.neutral == 23
    assert s.word[AT + 10] == 31  # no Marshal
    for name, bandit in game.view()["bandits"].items():
        assert bandit["at"] == "3.in"
        assert bandit["bullets"] == 6
        seat = game.config.seat_names.index(name)
        assert [s.word[FACE + token] for token in members(s.word[SHEET + seat])] == [250]
        own = game.view(name)["own"]
        lonely = players == 2 or (players == 3 and seat == 1)
        assert Counter(own["hand"] + own["deck"]) == Counter(
            move=2, fire=2, robbery=2, floor_change=2, punch=1, nudge=0 if lonely else 1
        ) - Counter(nudge=int(lonely))


def members(tokens: int) -> list[int]:
    return [n for n in range(64) if tokens >> n & 1]


@pytest.mark.parametrize("seed", range(5))
def test_the_trains_are_loaded_as_printed(seed: int) -> None:
    """COUR-SETUP-03, COUR-SETUP-04, COUR-SETUP-07: on the floors, and nothing in the Locomotive."""
    game = Game.new(couriers(6), seed)
    assert isinstance(game.config, Config)
    view = game.view()
    for car, place in zip(game.config.cars or (), view["train"], strict=True):
        printed = departure_train()[car]
        assert loot(place["in"]) == +Counter(purses=printed.purses, jewels=printed.jewels)
        assert loot(place["roof"]) == Counter()
    for built, place in zip(armored_train(), view["armored"], strict=True):
        assert (place["in"] is not None) == built.has_inside
        for n, floor in enumerate(("in", "roof")):
            assert loot(place[floor] or {}) == +Counter(
                strongboxes=built.strongboxes[n],
                bags=built.bags[n],
                nuggets=built.nuggets[n],
                secret_documents=built.documents[n],
            )
    where = [
        f"a{n}.{car.courier.removesuffix('side')}"
        for n, car in enumerate(armored_train())
        if car.courier
    ]
    assert list(view["couriers"].values()) == where


def loot(place: dict[str, int]) -> Counter[str]:
    return +Counter({kind: place.get(kind, 0) for kind in PLURALS})


def test_chance_hides_what_is_what() -> None:
    """COUR-SETUP-08: which Document, Luggage or Nugget lies where is anybody's guess."""
    faces = {token: set[int]() for token in range(46, 57)}
    for seed in range(60):
        s = Game.new(couriers(2), seed).state
        for token, seen in faces.items():
            seen.add(int(s.word[FACE + token]))
    assert [len(seen) for seen in faces.values()] == [2] * 3 + [5] * 5 + [3] * 3


def test_anybody_may_be_the_first_player_but_il_professore() -> None:
    """COUR-TEAM-04: drawn among the bandits; then the marker goes one seat to the left."""
    firsts = Counter(Game.new(couriers(5), seed).view()["first"] for seed in range(60))
    assert set(firsts) <= set(catalogue.bandits())
    assert len(firsts) > 4
    order: list[tuple[int, int]] = []
    for game in decisions(Game.new(couriers(3), 1), 1):
        if not order or order[-1][0] != game.state.round:
            order.append((int(game.state.round), int(game.state.first)))
    start = order[0][1]
    assert order == [(round, (start + round - 1) % 3) for round in range(1, 6)]


# Feint


def test_a_feinted_card_lies_under_the_deck() -> None:
    """COUR-TURN-03, COUR-TURN-06, COUR-ROUND-05: drawn after everything else; also a bullet."""
    last = Counter[int]()
    for seed in range(40):
        s = Game.new(couriers(2), seed).state
        lost = int(cards.pick(s, 0, s.word[HAND], s.word[HAND + 10]))
        cards.remove(s, HAND, 0, lost)
        cards.put_under(s, 0, lost)
        drawn = []
        while (code := int(cards.take_top(s, 0))) >= 0:
            drawn.append(code)
        assert drawn[-1] == lost
        assert s.word[UNDER] == 0
        last[lost] += 1
    assert len(last) > 3


def test_several_cards_under_a_deck_come_in_the_order_they_went_there() -> None:
    """COUR-TURN-03."""
    s = Game.new(couriers(2), 1).state
    s.word[DECK] = 0
    for code in (BULLET, 4, 0):
        cards.put_under(s, 0, code)
    cards.take_out(s, 0, BULLET)
    assert [int(cards.nth_under(s, 0, n)) for n in range(cards.number_under(s, 0))] == [4, 0]
    assert [int(cards.take_top(s, 0)) for _ in range(3)] == [4, 0, -1]


def test_a_card_is_taken_from_above_if_another_like_it_is_there() -> None:
    s = Game.new(couriers(2), 1).state
    s.word[DECK] = 0
    cards.add(s, DECK, 0, BULLET)
    cards.put_under(s, 0, BULLET)
    cards.take_out(s, 0, BULLET)
    assert cards.number_under(s, 0) == 1
    assert copies(s.word[DECK], BULLET) == 1


# Robbery


def test_every_token_is_as_likely_as_any_other() -> None:
    """COUR-EX-15, COUR-ROB-02: two Documents, a Purse and a piece of Luggage."""
    text = """
    title = "Belle robs"
    [game]
    modules = ["couriers_armored_train"]
    seats = ["belle", "ghost"]
    [position]
    round = 3
    couriers = ["a2.roof", "a4.roof", "a6.roof"]
    bandits.belle = { at = "a4.in", loot = [] }
    loot."a4.in" = ["secret_document red", "secret_document neutral", "purse 250", "bag 300"]
    """
    start = Scenario.from_text(text).start().state
    found = Counter[str]()
    for _ in range(400):
        below(start, 2, MAYBE)  # another course of chance each time
        s = clone(start)
        rob(s, 0)
        taken = members(s.word[SHEET] | s.word[GROUND + LIMBO])[0]
        kind = TOKEN_KINDS[s.rules.kind_of_token[taken]]
        found[f"{kind} {s.word[FACE + taken]}"] += 1
    assert set(found) == {"purse 250", "bag 300", "secret_document 1", "secret_document 3"}
    assert all(70 <= number <= 130 for number in found.values())


ROBBERS_CHOICE = """
    title = "Belle names what she wants"
    [game]
    modules = ["couriers_armored_train"]
    options = { robbers_choice = true }
    seats = ["belle", "ghost"]
    [position]
    round = 3
    phase = "stealin"
    couriers = ["a2.roof", "a4.roof", "a6.roof"]
    bandits.belle = { at = "a4.in", loot = [] }
    loot."a4.in" = [LOOT]
    pile = ["belle robbery"]
    """


@pytest.mark.parametrize(
    ("choice", "sheets"),
    [
        ("take purse", {("purse 250",), ("purse 500",)}),
        ("take bag", {("bag 300",)}),
        ("take secret_document", {("secret_document red",), ()}),
    ],
)
def test_a_robber_may_name_a_kind_if_the_house_says_so(
    choice: str, sheets: set[tuple[str, ...]]
) -> None:
    """COUR-ROB-02: chance decides only within the kind, and one kind is one option."""
    loot = '"secret_document red", "secret_document blue", "purse 250", "purse 500", "bag 300"'
    start = Scenario.from_text(ROBBERS_CHOICE.replace("LOOT", loot)).start()
    found = set()
    for _ in range(20):
        below(start.state, 2, MAYBE)  # another course of chance each time
        game = start.clone()
        (decision,) = game.decisions
        assert decision.question == "rob"
        kinds = {"take purse", "take bag", "take secret_document"}
        assert {option.text for option in decision.options} == kinds
        assert len(decision.options) == len(kinds)
        game.play("belle", choice)
        for asked in game.decisions:  # what to do with a Document, of which there is no choice
            game.play(asked.seat, asked.options[0])
        tokens = members(game.state.word[SHEET])
        found.add(tuple(said(game, token) for token in tokens))
    assert found == sheets


def said(game: Game, token: int) -> str:
    (face,) = game.words.face_of(game.state, token).values()
    return f"{TOKEN_KINDS[game.state.rules.kind_of_token[token]]} {face}"


@pytest.mark.parametrize(("loot", "taken"), [('"bag 300"', 1), ("", 0)])
def test_with_one_kind_or_none_a_robber_has_nothing_to_name(loot: str, taken: int) -> None:
    """COUR-ROB-01, COUR-ROB-02."""
    game = Scenario.from_text(ROBBERS_CHOICE.replace("LOOT", loot)).start()
    assert len(members(game.state.word[SHEET])) == taken
    assert any(event.things.get("why") == "no_loot" for event in game.events) == (not taken)


@pytest.mark.parametrize("stays", [False, True])
def test_a_house_may_leave_a_strongbox_in_the_locomotive(stays: bool) -> None:
    """COUR-SETUP-04: off by default; the second one is in the box either way."""
    options = {"locomotive_strongbox": stays}
    config = Config(players=4, modules=["couriers_armored_train"], options=options)
    view = Game.new(config, 1).view()
    assert view["train"][0]["in"]["strongboxes"] == int(stays)
    assert view["armored"][0]["in"]["strongboxes"] == 1


# Il Professore


@pytest.mark.parametrize("players", [3, 5, 7, 9])
def test_his_deck_is_as_printed(players: int) -> None:
    """COUR-PROF-01, COUR-PROF-02, COUR-PROF-03, COUR-PROF-07: drawn by chance until it is empty."""
    s = Game.new(couriers(players), players).state
    assert s.word[trains.TRACK] == 0
    printed = professore_deck(players)
    drawn = [draw_scheme(s) for _ in range(sum(printed.values()) - laid_by_him(s))]
    kinds = Counter(int(entry_kind(entry)) for entry in drawn)
    kinds += Counter(int(entry_kind(s.word[PILE + n])) for n in range(s.pile_size) if is_his(s, n))
    assert s.word[trains.SCHEMES] == 0
    assert kinds == +Counter(
        {
            int(MACHINATION): printed["machination"],
            int(MACHINATION) + 1: printed["quick_shot"],
            int(MACHINATION) + 2: printed["shot_last_courier"],
            int(MACHINATION) + 3: printed["bonus_nudge"],
            int(BINOCULARS): players,
        }
    )


def turns_played(game: Game) -> list[str]:
    turns: list[str] = game.view()["turns"]
    return turns[: game.state.word[trains.TURNS] or len(turns)]


def is_his(s: State, n: int) -> bool:
    return bool(entry_seat(s.word[PILE + n]) == NOBODY)


def laid_by_him(s: State) -> int:
    return sum(is_his(s, n) for n in range(s.pile_size))


@pytest.mark.parametrize("seed", range(6))
def test_he_lays_one_card_a_turn_and_two_when_speeding_up(seed: int) -> None:
    """COUR-PROF-04, COUR-PROF-05, COUR-PROF-06, COUR-PROF-07: in his place between two opponents,
    face down in a Tunnel, and nobody knows what; in each round from a full deck."""
    for game in decisions(Game.new(couriers(5), seed), seed):
        s = game.state
        if s.phase != 3 or s.next > 1:
            continue
        wanted = sum(2 if turn == "speeding_up" else 1 for turn in turns_played(game))
        assert laid_by_him(s) == wanted
        for n in range(s.next, s.pile_size):
            if is_his(s, n):
                hidden = bool(entry_hidden(s.word[PILE + n]))
                assert hidden == (entry_kind(s.word[PILE + n]) == UNDRAWN)


# Secrets


def test_not_even_teammates_see_what_one_has_robbed() -> None:
    """COUR-ROUND-04, COUR-INFO-02: they may be told anything, but nothing is shown."""
    text = """
    title = "Doc robs Luggage and his Document"
    [game]
    modules = ["couriers_armored_train"]
    seats = ["doc", "ghost", "belle", "django"]
    [position]
    round = 3
    couriers = ["a2.roof", "a4.roof", "a6.roof"]
    pile = ["doc robbery", "doc robbery", "belle move"]
    bandits.doc = { at = "a4.in", loot = [] }
    loot."a4.in" = ["secret_document red"]
    """
    game = Scenario.from_text(text).start()
    game.play("doc", "keep secret_document")
    assert game.view("doc")["bandits"]["doc"]["documents"] == ["red"]
    for eyes in ("ghost", "belle", "django", None):
        doc = game.view(eyes)["bandits"]["doc"]
        assert doc["secret_documents"] == 1
        assert not doc["documents"]
