"""What bots judge by: fortune, the hopes of the boxes, and rehearsals."""

from __future__ import annotations

from typing import Unpack

import pytest
from configs import Settings
from helpers import SHAPES, Mix, new_state, numbers, random_states
from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.tasks import FIRE, PUNCH, ROBBERY
from folsom.boxes.couriers.judgement import CouriersJudgement, way_home
from folsom.boxes.couriers.rules.scoring import DOCUMENT_MONEY, NUGGET_MONEY
from folsom.boxes.couriers.rules.state import DEPARTURE_TRAIN
from folsom.boxes.couriers.rules.tasks import FIRST_DOCUMENT, FIRST_LUGGAGE, FIRST_NUGGET, GOLD
from folsom.boxes.horses.judgement import HorsesJudgement
from folsom.boxes.horses.rules.hostages import OLD_LADY, POODLE, ZEALOT
from folsom.boxes.horses.rules.state import ACTIVE, GUARD, HOSTAGES, OFFERED
from folsom.boxes.horses.rules.tasks import (
    ASK_RIDE,
    COACH_IN,
    COACH_ROOF,
    FIRST_FLASK,
    FLASK,
    LEAVE,
    RIDE_TO,
)
from folsom.boxes.marshal.judgement import MarshalJudgement, chance
from folsom.boxes.marshal.rules.colts import bullets_left
from folsom.boxes.marshal.rules.goals import (
    BETWEEN_THE_BULLETS,
    FIRST_WARRANT,
    GOLDEN_BULLET,
    JUST_A_SCRATCH,
    is_met,
)
from folsom.boxes.marshal.rules.state import COLT, GOALS, POSTERS, marshal_seat
from folsom.boxes.marshal.rules.tasks import CELL
from folsom.boxes.shelf import gather, judges_of
from folsom.engine import loot
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count, lowest
from folsom.engine.flow import choose
from folsom.engine.options import DROP, PLAY, TAKE, first_of, kind_in, option, second_of, verb_of
from folsom.engine.rules import ROUNDS
from folsom.engine.state import (
    AT,
    CASH,
    FACE,
    GROUND,
    MARSHAL,
    NOWHERE,
    PILE,
    RECEIVED,
    SCHEMIN,
    SHEET,
    State,
    clone,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    pile_entry,
)
from folsom.game import Config
from folsom.search.fortune import STRONGBOX_VALUE, VICTORY, Fortune
from folsom.search.instinct import Instinct
from folsom.search.judgement import Judgement
from folsom.search.reach import FAR, cards_to
from folsom.search.rehearsal import Rehearsal
from folsom.search.rounds import as_seen, is_plan, plays_after, waiting
from folsom.search.spares import Spares
from folsom.search.values import GUARDED, PURSE, USUAL, VALUES

HORSES, LAW, COURIERS = HorsesJudgement(), MarshalJudgement(), CouriersJudgement()


def state(**wish: Unpack[Settings]) -> State:
    given: Settings = {"players": 4, **wish}
    return new_state(Config(**given).resolved("fortune").rules(), "fortune")


def judge(s: State, values: vec[float] = VALUES) -> Fortune:
    return Fortune(judges_of(s.rules), values)


def rehearsal_of(
    s: State, values: vec[float], rival: bool = False, ahead: bool = False
) -> Rehearsal:
    return Rehearsal(judges_of(s.rules), values, rival, ahead)


def instinct(s: State) -> Instinct:
    return Instinct(judges_of(s.rules))


def worth(s: State, seat: int) -> float:
    return float(judge(s).judge(s, seat))


def test_money_is_good_for_who_has_it_and_bad_for_the_others() -> None:
    s = state()
    before = [worth(s, seat) for seat in range(4)]
    s.word[CASH + 2] += 500
    after = [worth(s, seat) for seat in range(4)]
    assert [b > a for a, b in zip(before, after, strict=True)] == [False, False, True, False]


def test_partners_are_worth_the_same() -> None:
    s = state(variants=["teams"])
    s.word[CASH] += 100
    sides = [int(s.rules.side_of[seat]) for seat in range(4)]
    for one in range(4):
        for other in range(4):
            assert (worth(s, one) == worth(s, other)) == (sides[one] == sides[other])


def test_the_end_is_worth_what_it_is() -> None:
    s = state()
    s.word[CASH + 1] += 5000
    s.over = 1
    assert [worth(s, seat) for seat in range(4)] == [0.0, VICTORY, 0.0, 0.0]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_state_is_worth_the_same_whatever_was_judged_before(shape: str) -> None:
    experienced: Fortune | None = None
    for n, s in enumerate(random_states(Mix(shape), "memory")):
        experienced = experienced or judge(s)
        if n % 4 == 0 and not s.over:
            worths = [experienced.estimate(s, seat, 2, 1) for seat in range(s.rules.n_seats)]
            assert worths == [judge(s).estimate(s, seat, 2, 1) for seat in range(s.rules.n_seats)]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_spare_state_becomes_a_copy_like_any_other(shape: str) -> None:
    spares = Spares()
    for s in random_states(Mix(shape), "spares"):
        copy, before = spares.copy(s), numbers(s)
        assert numbers(copy) == before
        assert copy.witness is None
        if not s.over:
            choose(copy, copy.options[0])
            assert numbers(s) == before
        spares.put(copy)


def test_a_rehearsal_prices_every_option_and_changes_nothing() -> None:
    s = state()
    assert s.phase == SCHEMIN
    before = numbers(s)
    rehearsal = rehearsal_of(s, VALUES)
    best = rehearsal.best(s)
    assert numbers(s) == before
    prices = {int(s.options[k]): rehearsal.value[k] for k in range(s.n_options)}
    assert prices[int(best)] == max(prices.values())
    assert len(set(prices.values())) > 1


def played_out(s: State, plan: i64, rehearsal: Rehearsal) -> State:
    """The same round with the card really laid, up to the next one."""
    seat, end = s.deciding, clone(s)
    choose(end, plan)
    while end.over == 0 and end.round == s.round:
        if end.phase == SCHEMIN:
            choose(end, waiting(end))
        else:
            choose(end, rehearsal.act(end) if end.deciding == seat else instinct(end).follow(end))
    return end


def is_punch(plan: i64) -> bool:
    return bool(verb_of(plan) == PLAY and kind_in(first_of(plan)) == PUNCH)


def test_plans_that_share_the_pile_are_worth_what_they_come_to() -> None:
    """Where none of the own cards lies there yet, what others laid comes to the same for all."""
    s = state()
    plain = rehearsal_of(s, USUAL.values)  # values that think of nothing but the end of a round
    fortune = judge(s, USUAL.values)
    compared = 0
    while s.over == 0:
        own = [n for n in range(s.pile_size) if entry_seat(s.word[PILE + n]) == s.deciding]
        kinds = {int(entry_kind(s.word[PILE + n])) for n in range(s.pile_size)}
        if is_plan(s) and not own and PUNCH not in kinds:  # chance says which purse falls
            for k, price in enumerate(prices(plain, s)):
                if second_of(s.options[k]) or is_punch(s.options[k]):
                    continue  # secrecy has a price of its own
                end = played_out(s, s.options[k], plain)
                rounds, plays = ROUNDS - s.round, plays_after(s)
                assert price == fortune.estimate(end, s.deciding, rounds, plays)
                compared += s.pile_size > 0
        choose(s, plain.best(s))
    assert compared > 10


def test_cards_are_carried_out_by_the_dearest_option_and_loot_is_taken_by_instinct() -> None:
    differed = 0
    s = state()
    rehearsal = rehearsal_of(s, VALUES)
    while s.over == 0:
        if s.n_options == 1 or is_plan(s):
            choose(s, rehearsal.best(s))
            continue
        before = numbers(s)
        option = rehearsal.act(s)
        assert numbers(s) == before
        if verb_of(s.options[0]) == TAKE:
            assert option == instinct(s).follow(s)
        else:
            assert option == rehearsal.best(s)
            differed += option != instinct(s).follow(s)
        choose(s, option)
    assert differed > 0


def prices(rehearsal: Rehearsal, s: State) -> list[float]:
    rehearsal.rehearse(s)
    return [float(rehearsal.value[k]) for k in range(s.n_options)]


def test_a_rival_does_not_know_what_others_laid_face_down() -> None:
    s = state()
    rival, seer = (rehearsal_of(s, USUAL.values, blind) for blind in (True, False))
    own = others = 0
    while s.over == 0:
        for n in range(s.next, s.pile_size):
            entry = s.word[PILE + n]
            if entry_hidden(entry):
                another = clone(s)
                kind = FIRE if entry_kind(entry) == ROBBERY else ROBBERY
                another.word[PILE + n] = pile_entry(
                    entry_seat(entry), entry_figure(entry), kind, i64(1)
                )
                if entry_seat(entry) == s.deciding:
                    own += prices(rival, s) != prices(rival, another)
                else:
                    assert prices(rival, s) == prices(rival, another)
                    others += prices(seer, s) != prices(seer, another)
        choose(s, rival.best(s))
    assert own > 0
    assert others > 0


def test_a_rival_plans_for_his_next_card() -> None:
    s = state()
    rival = rehearsal_of(s, USUAL.values, True, True)
    plain = rehearsal_of(s, USUAL.values)
    gained = 0
    while s.over == 0:
        if s.n_options > 1 and is_plan(s):
            seen = as_seen(s)
            with_next, alone = prices(rival, s), prices(plain, seen)
            assert all(more >= less for more, less in zip(with_next, alone, strict=True))
            if plays_after(s) == 0:
                assert with_next == alone
            gained += with_next != alone
        choose(s, rival.best(s))
    assert gained > 0


def test_cards_to_count_moves_and_changes_of_floor() -> None:
    board = state().board
    assert cards_to(board, 0, bit(0)) == 0
    assert cards_to(board, 0, bit(1)) == 1
    assert cards_to(board, 0, bit(2)) == 1
    assert cards_to(board, 0, bit(5)) == 2  # up, then along the roofs
    assert cards_to(board, 0, 0) == FAR


def test_a_box_judges_the_games_in_which_it_is_in_play() -> None:
    assert judges_of(state().rules).hope == []
    judgements = gather("judgement", Judgement)
    for module, box in (
        ("couriers_armored_train", "couriers"),
        ("horses_stagecoach", "horses"),
        ("marshal_prisoners", "marshal"),
    ):
        assert judges_of(state(modules=[module]).rules).hope == [judgements[box]]


FAIR_GOALS = bit(JUST_A_SCRATCH) | bit(BETWEEN_THE_BULLETS) | bit(FIRST_WARRANT)
HARD_GOALS = bit(GOLDEN_BULLET) | bit(FIRST_WARRANT + 1)


def test_the_marshal_hopes_for_what_brings_his_goals_nearer() -> None:
    s = state(modules=["marshal_prisoners"])
    law = marshal_seat(s)
    s.word[GOALS] = FAIR_GOALS | HARD_GOALS
    for rounds in range(1, int(ROUNDS)):
        hopes = [LAW.hope(s, law, i64(rounds))]
        arrested = clone(s)
        arrested.word[POSTERS] |= bit(0)
        hopes.append(LAW.hope(arrested, law, i64(rounds)))
        armed = clone(arrested)
        while bullets_left(armed, 0) > 1:
            armed.word[COLT] >>= 3
        hopes.append(LAW.hope(armed, law, i64(rounds)))
        assert hopes == sorted(set(hopes))
        shot = clone(armed)
        shot.word[RECEIVED + MARSHAL] += i64(3)
        assert LAW.hope(shot, law, i64(rounds)) < hopes[-1]


def test_in_the_end_four_goals_are_a_victory_and_three_are_not() -> None:
    """MARSHAL-END-03."""
    s = state(modules=["marshal_prisoners"])
    law = marshal_seat(s)
    s.word[GOALS] = FAIR_GOALS | HARD_GOALS
    s.word[POSTERS] |= bit(0)
    assert int(LAW.hope(s, law, 0)) < VICTORY
    s.word[POSTERS] |= bit(1)
    assert int(LAW.hope(s, law, 0)) >= VICTORY


def test_chances_of_goals_are_chances_and_facts_in_the_end() -> None:
    seen = 0
    for s in random_states(Mix("5-law"), "chances"):
        for goal in range(FIRST_WARRANT + s.rules.n_figures):
            assert chance(s, goal, 0) == float(is_met(s, goal))
            for rounds in range(1, int(ROUNDS)):
                assert 0.0 <= chance(s, goal, i64(rounds)) <= 1.0
                seen += 1
    assert seen > 1000


def test_nobody_hopes_for_the_cell() -> None:
    s = state(modules=["marshal_prisoners"])
    bandit = i64(next(k for k in range(4) if k != marshal_seat(s)))
    free = LAW.hope(s, bandit, 3)
    s.word[AT + s.rules.first_bandit[bandit]] = CELL
    assert LAW.hope(s, bandit, 3) < free


def test_goals_of_a_player_who_is_the_marshal_are_no_lead_in_the_race_for_money() -> None:
    s = state(modules=["marshal_prisoners"])
    s.word[GOALS] = bit(GOLDEN_BULLET)
    before = [worth(s, seat) for seat in range(4)]
    s.word[GOALS] = bit(JUST_A_SCRATCH)
    changed = [worth(s, seat) != before[seat] for seat in range(4)]
    assert changed == [seat == marshal_seat(s) for seat in range(4)]


def test_the_best_hostage_for_a_bandit_is_a_prize() -> None:
    """HORSE-HOST-10 to 17."""
    s = state(modules=["horses_stagecoach"])
    s.word[OFFERED] = bit(ZEALOT) | bit(OLD_LADY)
    assert HORSES.prize(s, 0, 0) == (COACH_IN, 700)
    s.word[SHEET] |= s.rules.tokens_of[loot.JEWEL]
    jewels = count(s.rules.tokens_of[loot.JEWEL])
    assert HORSES.prize(s, 0, 2) == (COACH_IN, 500 * jewels + 2 * 120)
    s.word[HOSTAGES] |= OLD_LADY + 1
    assert HORSES.prize(s, 0, 2)[0] == -1
    assert HORSES.hope(s, s.rules.seat_of[0], 2) == 2 * 120
    s.word[OFFERED] = 0
    assert HORSES.prize(s, 1, 2)[0] == -1


def test_a_prize_makes_a_place_worth_more_the_nearer_one_is() -> None:
    s = state(modules=["horses_stagecoach"])
    seat = int(s.rules.seat_of[0])
    for place in range(NOWHERE):
        s.word[GROUND + place] = 0
    gains = []
    for here in (COACH_ROOF, i64(8)):
        s.word[AT] = here
        s.word[OFFERED] = bit(POODLE)
        with_prize = worth(s, seat)
        s.word[OFFERED] = 0
        gains.append(with_prize - worth(s, seat))
    assert gains[0] > gains[1] > 0


def test_riders_are_drawn_to_the_coach_and_away_before_they_are_caught() -> None:
    s = state(modules=["horses_stagecoach"])
    s.word[OFFERED] = bit(POODLE)
    for place in range(NOWHERE):
        s.word[GROUND + place] = 0
    s.word[AT] = 8
    push(s, task(ASK_RIDE, 0, s.rules.seat_of[0]))
    coach, car, away = option(RIDE_TO, COACH_IN), option(RIDE_TO, 6), option(LEAVE)
    liking = instinct(s).liking
    assert liking(s, away) > liking(s, coach) > liking(s, car)


def test_a_flask_is_no_loot_and_a_guarded_strongbox_is_part_of_one() -> None:
    """HORSE-SHOT-02."""
    s = state(modules=["horses_stagecoach"])
    assert judge(s).heap_at(s, COACH_ROOF, 0) == VALUES[GUARDED] * STRONGBOX_VALUE
    s.word[GUARD] = ACTIVE
    assert judge(s).heap_at(s, COACH_ROOF, 0) == STRONGBOX_VALUE
    s.word[GROUND + 4] = bit(FIRST_FLASK)
    assert judge(s).heap_at(s, 4, 0) == 0
    assert instinct(s).best_token(s, 4) == 0
    purse = lowest(s.rules.tokens_of[loot.PURSE])
    s.word[GROUND + 4] |= bit(purse)
    assert judge(s).heap_at(s, 4, 0) == VALUES[PURSE]
    liking = instinct(s).liking
    assert liking(s, option(TAKE, purse)) > liking(s, option(TAKE, FIRST_FLASK))
    assert liking(s, option(DROP, loot.PURSE)) > liking(s, option(DROP, FLASK))


def test_couriers_hope_to_be_home() -> None:
    s = state(modules=["couriers_armored_train"])
    s.word[AT] = 0
    assert way_home(s, 0) == 100
    far = clone(s)
    far.layout = ROUNDS - 1  # the last chance
    board = s.rules.boards[far.layout]
    chances = []
    for here in range(9, 22):
        if board.walk[here]:
            far.word[AT] = here
            away = int(cards_to(board, here, DEPARTURE_TRAIN))
            chances.append((away, int(way_home(far, 0))))
    assert all(0 < chance < 100 for _, chance in chances)
    assert sorted(chances) == sorted(chances, key=lambda one: -one[1])
    far.layout = 0
    assert way_home(far, 0) > chances[-1][1]
    far.over = 1
    assert way_home(far, 0) == 0


def test_a_document_lures_only_the_team_that_it_belongs_to() -> None:
    """COUR-SCORE-02, 04."""
    s = state(modules=["couriers_armored_train"])
    for token in range(FIRST_DOCUMENT, FIRST_DOCUMENT + 3):
        for team in range(2):
            own = s.word[FACE + token] == team + 1
            assert COURIERS.lure(s, i64(token), i64(team)) == (DOCUMENT_MONEY if own else 0)
    nuggets = range(FIRST_NUGGET, FIRST_LUGGAGE)
    found = [int(COURIERS.lure(s, i64(token), 0)) for token in nuggets]
    assert found == [NUGGET_MONEY if s.word[FACE + token] == GOLD else 0 for token in nuggets]
    assert COURIERS.lure(s, i64(FIRST_LUGGAGE), 0) == s.word[FACE + FIRST_LUGGAGE]
    assert COURIERS.lure(s, 0, 0) == -1  # a purse is no token of this box


def test_a_heap_is_what_the_side_that_looks_at_it_can_win() -> None:
    s = state(modules=["couriers_armored_train"])
    place = 12
    document = next(t for t in range(FIRST_DOCUMENT, FIRST_DOCUMENT + 3) if s.word[FACE + t] == 1)
    s.word[GROUND + place] = bit(i64(document))
    assert judge(s).heap_at(s, place, 0) == DOCUMENT_MONEY
    assert judge(s).heap_at(s, place, 1) == 0
