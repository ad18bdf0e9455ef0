"""The heuristic bot with Horses & Stagecoach: change the position, and its choice changes."""

from __future__ import annotations

import copy
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from folsom.bots import make_bot
from folsom.bots.arena import play_game
from folsom.bots.reasons import explain
from folsom.game import Config, Game, Observation
from folsom.game.scenario import Scenario

GAME = """
title = "a position"
[game]
seats = ["doc", "ghost", "belle", "tuco"]
modules = ["horses_stagecoach"]
[position]
"""
OTHERS_FAR = """
marshal = "4.in"
bandits.ghost = { at = "4.roof" }
bandits.belle = { at = "4.roof" }
bandits.tuco = { at = "4.roof" }
"""
OTHERS_IN_FRONT = """
marshal = "0.in"
bandits.ghost = { at = "0.roof" }
bandits.belle = { at = "0.roof" }
bandits.tuco = { at = "0.roof" }
"""


def loot(**places: str) -> str:
    """Bare cars, but for the loot named: ``car1='"jewel"'``."""
    return "".join(f'loot."{n}.in" = [{places.get(f"car{n}", "")}]\n' for n in range(5))


def asked(*lines: str) -> Observation:
    """What Doc sees when asked."""
    return Scenario.from_text(GAME + "\n".join(lines)).start().observe("doc")


def changed(observation: Observation, change: Callable[[Any], object]) -> Observation:
    """The same question in another position."""
    view = copy.deepcopy(observation.view)
    change(view)
    little = SimpleNamespace(
        game="express", view=view, decision=observation.decision, options=observation.options
    )
    return cast(Observation, little)


def choice(observation: Observation) -> str:
    """What it chooses, whatever its whims."""
    chosen = {make_bot("heuristic", seed).choose(observation).text for seed in range(5)}
    assert len(chosen) == 1, chosen
    return chosen.pop()


def reason(observation: Observation, text: str) -> str:
    return explain(observation, next(o for o in observation.options if o.text == text)).key


# --- Ride -----------------------------------------------------------------------------------------

RIDE = (
    OTHERS_FAR,
    """
round = 2
coach = 4
hostages = []
pile = ["doc ride"]
horses = [2]
bandits.doc = { at = "2.roof" }
""",
)


@pytest.mark.parametrize("car", [0, 1, 3])
def test_it_rides_to_the_loot(car: int) -> None:
    seen = asked(*RIDE, loot(**{f"car{car}": '"jewel"'}))
    assert choice(seen) == f"ride {car}.in"
    assert reason(seen, f"ride {car}.in") == "reason-go-loot"


def test_it_does_not_ride_into_the_arms_of_the_marshal() -> None:
    lines = "\n".join(RIDE).replace('marshal = "4.in"', 'marshal = "3.in"')
    assert choice(asked(lines, loot(car3='"jewel"', car0='"purse 250"'))) != "ride 3.in"


@pytest.mark.parametrize(("horse", "plays"), [(2, True), (4, False)])
def test_it_plans_a_ride_where_a_horse_stands(horse: int, plays: bool) -> None:
    seen = asked(
        OTHERS_FAR,
        'round = 3\nturns = ["standard", "standard", "standard"]\nturn = 1\ncoach = 4',
        f'hostages = []\nhorses = [{horse}]\nbandits.doc = {{ at = "2.roof" }}',
        'hands.doc = ["ride", "marshal", "floor_change", "punch", "robbery"]',
        loot(car0='"strongbox"'),
    )
    assert (choice(seen) == "play ride") is plays


def test_a_blow_to_the_shotgun_is_told_though_the_victim_comes_back() -> None:
    """HORSE-SHOT-05: from his roof one flees forward, to where one stood."""
    seen = asked(
        'marshal = "4.in"\nbandits.ghost = { at = "2.roof", loot = [] }',
        'bandits.belle = { at = "4.roof" }\nbandits.tuco = { at = "4.roof" }',
        'round = 1\nturns = ["standard"]\ncoach = 3\nloot."coach.roof" = []',
        'shotgun = "active"\nhostages = []\nbandits.doc = { at = "2.roof" }',
        'hands.doc = ["punch", "marshal", "robbery"]',
        loot(),
    )
    assert reason(seen, "play punch") == "reason-plan-punch-bullet"


# --- Horse attack ---------------------------------------------------------------------------------


def board(seen: Observation, jewels: dict[int, int]) -> Observation:
    """With nothing on the train but these jewels."""

    def lay(view: Any) -> None:
        for n, car in enumerate(view["train"]):
            car["in"].update(purses=[], whiskeys=[], strongboxes=0, jewels=jewels.get(n, 0))
        view["hostages"] = []

    return changed(seen, lay)


def test_it_boards_where_the_loot_is() -> None:
    game = Game.new(Config(players=4, modules=("base", "horses_stagecoach")), "attack")
    seat = game.decisions[0].seat
    seen = game.observe(seat)
    assert seen.decision is not None
    assert seen.decision.about["place"] == "4.in"
    at_the_rear, in_front = board(seen, {4: 3}), board(seen, {2: 3})
    assert choice(at_the_rear) == "board"
    assert reason(at_the_rear, "board") == "reason-attack-board"
    assert choice(in_front) == "gallop"
    said = explain(in_front, next(o for o in seen.options if o.text == "gallop"))
    assert (said.key, said.things["place"]) == ("reason-attack-gallop", "2.in")


def test_it_boards_further_forward_for_the_coach() -> None:
    """It waits beside the locomotive; a good Hostage is worth more than a small purse."""
    game = Game.new(Config(players=4, modules=("base", "horses_stagecoach")), "attack")
    seen = board(game.observe(game.decisions[0].seat), {})

    def small_purse(view: Any) -> None:
        view["train"][4]["in"]["purses"] = [{"label": 1, "value": 130}]
        view["shotgun"]["state"] = "active"
        view["places"]["coach.roof"]["strongboxes"] = 0

    def hostages(view: Any) -> None:
        small_purse(view)
        view["hostages"] = ["poodle", "minister", "teacher"]

    assert choice(changed(seen, small_purse)) == "board"
    assert choice(changed(seen, hostages)) == "gallop"


# --- Hostages -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "owned", "taken"),
    [
        (1, '"purse 250"', "teacher"),
        (1, '"strongbox"', "banker"),
        (1, '"jewel", "jewel"', "old_lady"),
        (5, '"jewel"', "teacher"),
        (5, '"jewel", "jewel"', "old_lady"),
    ],
)
def test_it_takes_the_hostage_that_pays_for_what_it_owns(
    round: int, owned: str, taken: str
) -> None:
    seen = asked(
        OTHERS_FAR,
        f'round = {round}\npile = ["doc floor_change"]\ncoach = 1',
        'hostages = ["banker", "teacher", "old_lady"]',
        f'bandits.doc = {{ at = "coach.roof", loot = [{owned}] }}',
    )
    assert choice(seen) == f"take {taken}"
    assert reason(seen, f"take {taken}").startswith("reason-hostage")


def test_the_cost_of_a_hostage_grows_with_the_rounds_to_come() -> None:
    for round, taken in ((1, "teacher"), (5, "minister")):
        seen = asked(
            OTHERS_FAR,
            f'round = {round}\npile = ["doc floor_change"]\ncoach = 1',
            'hostages = ["minister", "teacher"]\nbandits.doc = { at = "coach.roof" }',
        )
        assert choice(seen) == f"take {taken}"


@pytest.mark.parametrize(("hostage", "goal"), [("minister", "coach.in"), ("old_lady", "3.in")])
def test_it_rides_into_the_coach_only_for_a_ransom(hostage: str, goal: str) -> None:
    seen = asked(
        OTHERS_FAR,
        'round = 5\npile = ["doc ride", "doc robbery"]\nhorses = [2]\ncoach = 1',
        f'hostages = ["{hostage}"]\nbandits.doc = {{ at = "2.roof" }}',
        loot(car3='"jewel"'),
    )
    assert choice(seen) == f"ride {goal}"
    pays = reason(seen, "ride coach.in") == "reason-go-hostage"
    assert pays is (hostage == "minister")


# --- Whiskey --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flask", "hand", "chosen"),
    [
        ("classic", '"marshal", "floor_change", "punch"', "drink whiskey_classic"),
        ("classic", '"robbery", "robbery", "move"', "play robbery"),
        ("old", '"robbery", "robbery", "move"', "drink whiskey_old"),
        ("old", '"robbery", "marshal", "punch"', "play robbery"),
    ],
)
def test_it_drinks_when_the_flask_makes_up_for_the_hand(flask: str, hand: str, chosen: str) -> None:
    """Ordinary whiskey for a poor hand, Old Whiskey for two good cards."""
    seen = asked(
        OTHERS_FAR,
        'round = 3\nturns = ["standard", "standard", "standard"]\nturn = 2\ncoach = 4',
        f"hostages = []\nhands.doc = [{hand}]",
        f'bandits.doc = {{ at = "2.in", loot = ["purse 250", "whiskey {flask}"] }}',
        loot(car2='"jewel", "jewel", "jewel"', car3='"jewel"'),
    )
    assert choice(seen) == chosen
    if chosen.startswith("drink"):
        key = {"classic": "reason-drink-poor", "old": "reason-drink-twice"}
        assert reason(seen, chosen) == key[flask]


@pytest.mark.parametrize(("round", "taken"), [(2, "take whiskey"), (5, "take purse")])
def test_a_flask_is_worth_something_while_there_are_turns_to_drink_in(
    round: int, taken: str
) -> None:
    seen = asked(
        OTHERS_FAR,
        f'round = {round}\npile = ["doc robbery"]\ncoach = 4\nhostages = []',
        'bandits.doc = { at = "2.in" }',
        loot(car2='"purse 250", "whiskey classic"'),
    )

    def light(view: Any) -> None:
        view["train"][2]["in"]["purses"][0]["value"] = 50

    assert choice(changed(seen, light)) == taken


# --- Shotgun --------------------------------------------------------------------------------------

MOVE_PAST = """
round = 3
shotgun = "active"
hostages = []
pile = ["doc move", "doc floor_change", "doc robbery"]
bandits.doc = { at = "3.roof" }
loot."coach.roof" = []
"""


def purses(view: Any) -> None:
    view["train"][1]["in"]["purses"][0]["value"] = 300
    view["train"][4]["in"]["purses"][0]["value"] = 250


def test_it_takes_a_detour_from_the_shotgun_unless_it_pays() -> None:
    small = loot(car1='"purse 250"', car4='"purse 250"')
    elsewhere = asked(OTHERS_IN_FRONT, MOVE_PAST, "coach = 4", small)
    on_the_way = asked(OTHERS_IN_FRONT, MOVE_PAST, "coach = 2", small)
    assert choice(changed(elsewhere, purses)) == "to 1.roof"
    assert choice(changed(on_the_way, purses)) == "to 4.roof"
    rich = asked(OTHERS_IN_FRONT, MOVE_PAST, "coach = 2", loot(car1='"strongbox"', car4='"jewel"'))
    assert choice(rich) == "to 1.roof"


@pytest.mark.parametrize(("at", "chosen"), [("coach.roof", "punch"), ("2.roof", "move")])
def test_it_punches_the_shotgun_for_a_strongbox_that_it_can_win(at: str, chosen: str) -> None:
    """From farther away it goes there first."""
    seen = asked(
        OTHERS_FAR,
        'round = 3\nturns = ["standard", "standard", "standard"]\ncoach = 1\nhostages = []',
        f'bandits.doc = {{ at = "{at}" }}\nhands.doc = ["punch", "robbery", "move", "marshal"]',
        loot(),
    )
    assert choice(seen) == f"play {chosen}"
    if chosen == "punch":
        assert reason(seen, "play punch") == "reason-plan-punch-shotgun"


# --- The station ----------------------------------------------------------------------------------

ESCAPE = 'round = 5\nround_card = "hs_station_escape"'
PLAIN = "round = 5"


@pytest.mark.parametrize(
    ("card", "coach", "goal"),
    [(ESCAPE, 0, "leave"), (ESCAPE, 1, "ride coach.in"), (PLAIN, 0, "ride 3.in")],
)
def test_it_gets_away_before_the_train_arrives(card: str, coach: int, goal: str) -> None:
    """HORSE-STATION-04 to 07: by the coach if that is near and pays, else on horseback."""
    seen = asked(
        OTHERS_FAR,
        f'{card}\npile = ["doc ride", "doc robbery"]\nhorses = [4]\ncoach = {coach}',
        'hostages = []\nbandits.doc = { at = "4.roof" }\nloot."coach.in" = ["jewel"]',
        loot(car3='"jewel"'),
    )
    assert choice(seen) == goal
    if goal == "leave":
        assert reason(seen, goal) == "reason-go-off"


def test_it_runs_for_the_coach_when_nobody_on_the_train_can_win() -> None:
    move = 'pile = ["doc move"]\nhorses = []\ncoach = 3\nhostages = []'
    doc = 'bandits.doc = { at = "2.roof", loot = ["jewel"] }'
    seen = asked(OTHERS_FAR, ESCAPE, move, doc, loot())
    assert choice(seen) == "to coach.roof"
    assert reason(seen, "to coach.roof") == "reason-go-away"


def test_a_mortal_bullet_is_not_worth_a_few_dollars() -> None:
    past = MOVE_PAST.replace("round = 3", "round = 5")
    small = loot(car1='"purse 250"', car4='"purse 250"')
    plain = asked(OTHERS_IN_FRONT, past, "coach = 2", small)
    mortal = asked(
        OTHERS_IN_FRONT, past, 'coach = 2\nround_card = "hs_station_mortal_bullet"', small
    )
    assert choice(changed(plain, purses)) == "to 1.roof"
    assert choice(changed(mortal, purses)) == "to 4.roof"


def test_it_shares_no_strongbox_if_it_can_be_alone() -> None:
    company = """
round = 5
marshal = "0.in"
coach = 0
hostages = []
pile = ["doc move", "doc robbery"]
bandits.doc = { at = "3.in", loot = ["strongbox"] }
bandits.ghost = { at = "4.in" }
bandits.belle = { at = "3.roof" }
bandits.tuco = { at = "3.roof" }
"""
    purse = loot(car4='"purse 250"')
    shared = asked(company, 'round_card = "hs_station_sharing_the_loot"', purse)
    assert choice(asked(company, purse)) == "to 4.in"
    assert choice(shared) == "to 2.in"
    assert reason(shared, "to 2.in") == "reason-go-alone"


# --- Melee and Attack plan ------------------------------------------------------------------------


@pytest.mark.parametrize(("car", "chosen"), [(2, "play robbery"), (3, "play move")])
def test_in_a_melee_it_plays_the_card_that_pays(car: int, chosen: str) -> None:
    seen = asked(
        OTHERS_FAR,
        'round = 3\nturns = ["turmoil", "standard", "standard"]\ncoach = 4\nhostages = []',
        'horses = []\nbandits.doc = { at = "2.in" }\nhands.doc = ["robbery", "move", "punch"]',
        loot(**{f"car{car}": '"jewel"'}),
    )
    assert seen.decision is not None
    assert seen.decision.question == "melee"
    assert choice(seen) == chosen
    assert reason(seen, chosen).startswith("reason-")


@pytest.mark.parametrize(
    ("horse", "loot_in", "hand", "kept"),
    [
        (4, "car2", '"ride", "robbery", "marshal"', "keep robbery"),
        (2, "car0", '"ride", "robbery", "marshal"', "keep ride"),
        (3, "car0", '"marshal", "punch"', "pass"),
    ],
)
def test_it_keeps_what_will_be_of_use(horse: int, loot_in: str, hand: str, kept: str) -> None:
    """HORSE-PLAN-01: better than a card from the deck would be, where one will stand."""
    seen = asked(
        OTHERS_FAR,
        'round = 2\nround_card = "hs_24_whiskey"\nturn = 5\nphase = "schemin"\ncoach = 4',
        f'hostages = []\nhorses = [{horse}]\nbandits.doc = {{ at = "2.in" }}\nhands.doc = [{hand}]',
        loot(**{loot_in: '"strongbox"'}),
    )
    assert seen.decision is not None
    assert seen.decision.question == "attack_plan"
    assert choice(seen) == kept
    assert reason(seen, kept) == ("reason-pass" if kept == "pass" else "reason-keep-gain")


# --- Strength -------------------------------------------------------------------------------------


def test_the_heuristic_bot_beats_three_random_ones_with_horses() -> None:
    games = 40
    credit = 0.0
    for n in range(games):
        bots = ["random"] * 4
        bots[n % 4] = "heuristic"
        config = Config(players=4, modules=("base", "horses_stagecoach"))
        credit += play_game(config, f"riders {n}", bots)[n % 4].credit
    assert credit / games > 0.75  # a fair share is 0.25
