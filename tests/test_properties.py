"""What holds at every decision of every game, whatever is played.

Random games of every mix: shapes of two to ten players, three editions, two modes, and options of
the editions changed so that every two of them meet.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable

import pytest
from effort import times
from helpers import (
    GENERATOR,
    SHAPES,
    check_census,
    fold,
    has_coach,
    has_horses,
    has_marshal,
    has_time_car,
    has_trains,
    members,
    mixes,
    numbers,
    printed_mixes,
    printed_today,
    random_games,
    random_states,
    unpack,
)

from folsom.boxes.base.rules.tasks import FLEE, PLAN, PUNCH_KEEP
from folsom.boxes.characters.rules.misty import THROWS_LEAD
from folsom.boxes.couriers.rules.state import GANG
from folsom.boxes.couriers.rules.tasks import ASK_DOCUMENT, ASK_DROP
from folsom.boxes.horses.rules.state import ACTIVE, GONE, GUARD
from folsom.boxes.horses.rules.tasks import ASK_FLEE, COACH_IN, COACH_ROOF
from folsom.boxes.marshal.rules.state import FALLEN
from folsom.boxes.marshal.rules.tasks import ASK_PAY, ASK_REFLEX, CELL
from folsom.boxes.timecar.rules.place import TIMECAR
from folsom.boxes.variants.rules.expert import ASK_KEEP as EXPERTS_CHOICE
from folsom.engine import flow
from folsom.engine.agenda import kind_of, top
from folsom.engine.bits import BULLET
from folsom.engine.state import (
    AGENDA,
    AGENDA_CAPACITY,
    AT,
    CYLINDER,
    DECK,
    GROUND,
    HAND,
    KEPT,
    LENT,
    LIMBO,
    MARSHAL,
    NEUTRAL,
    NOWHERE,
    OPTIONS_CAPACITY,
    OUT,
    PILE,
    PILE_CAPACITY,
    POWERS,
    RECEIVED,
    SCHEMIN,
    SHUT,
    State,
    clone,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)

GAMES_PER_MIX = times(3)

shapes = pytest.mark.parametrize("shape", SHAPES)


@shapes
def test_every_game_ends_after_five_rounds_and_fits_its_arrays(
    shape: str, record_property: Callable[[str, object], None]
) -> None:
    """BASE-ROUND-01, BASE-MAR-04, BASE-GEN-05, BASE-DECK-04, BASE-DECK-07.

    At every decision: nobody stands in the Marshal's car, nobody is off the train, somebody has
    an option, and no bullet has gone back.
    """
    depth = pile = options = 0
    for mix in mixes(shape):
        for n in range(GAMES_PER_MIX):
            rounds: list[int] = []
            fired = received = 0
            for s in random_states(mix, f"game {n}"):
                if not rounds or rounds[-1] != s.round:
                    rounds.append(s.round)
                figures = range(s.rules.n_figures)
                if s.round:
                    marshal = s.word[AT + MARSHAL]
                    places = [s.word[AT + figure] for figure in figures]
                    if has_trains(s):  # COUR-SCOPE-04, COUR-ENC-06
                        assert marshal == NOWHERE
                        met = set(places) & {s.word[AT + 12 + n] for n in range(3)}
                        assert not met or is_pending(s, FLEE)
                    elif has_marshal(s):  # MARSHAL-MEET-01, MARSHAL-MEET-02, EXTRA-CAR-05
                        assert marshal not in (CELL, TIMECAR)
                        assert is_somewhere(s, marshal)
                    else:
                        assert marshal not in places or is_pending(s, FLEE)
                        assert marshal % 2 == 0
                        assert marshal < 2 * len(s.rules.spec.cars)
                    assert all(is_somewhere(s, place) for place in places)
                    assert not is_beside_the_shotgun(s)
                now = sum(6 - s.word[CYLINDER + figure] for figure in figures)
                hits = sum(received_in_all(s.word[RECEIVED + figure]) for figure in figures)
                assert now >= fired
                assert hits >= received or has_trains(s)  # COUR-CAR-04, COUR-EVT-08
                fired, received = now, hits
                assert s.over or s.n_options > 0
                depth = max(depth, s.depth)
                pile = max(pile, s.pile_size)
                options = max(options, s.n_options)
            assert [round for round in rounds if round] == [1, 2, 3, 4, 5]
            assert s.over
            assert (s.depth, s.n_options, s.asked) == (0, 0, 0)
    record_property("maxima", {"agenda": depth, "pile": pile, "options": options})
    print(f"{shape}: agenda {depth}, pile {pile}, options {options}")
    assert depth <= AGENDA_CAPACITY // 2
    assert pile <= PILE_CAPACITY * 3 // 4
    assert options <= OPTIONS_CAPACITY // 2


def is_somewhere(s: State, place: int) -> bool:
    """On the train, in the time car, or travelling (EXTRA-CAR-01, EXTRA-CAR-43)."""
    if place < 2 * len(s.rules.spec.cars):
        return True
    if has_trains(s):
        return place in range(22) and place != 10  # COUR-GEO-06
    if has_coach(s) and place in (COACH_IN, COACH_ROOF):
        return True
    if has_horses(s) and place == NOWHERE and members(s.word[GONE]):
        return True
    if has_marshal(s) and (place == CELL or (place == NOWHERE and members(s.word[FALLEN]))):
        return True
    return has_time_car(s) and (place == TIMECAR or (place == NOWHERE and s.phase <= SCHEMIN))


def is_beside_the_shotgun(s: State) -> bool:
    """HORSE-SHOT-05: a bandit who meets the Shotgun is asked where to flee, and does not stay."""
    if not has_coach(s) or s.word[GUARD] != ACTIVE:
        return False
    places = [s.word[AT + figure] for figure in range(s.rules.n_figures)]
    return 2 * s.layout + 1 in places and not is_pending(s, ASK_FLEE)


def is_pending(s: State, kind: int) -> bool:
    """Is a task still to be done? EXTRA-SILK-21: a question may come before the flight."""
    return kind in [kind_of(word) for word in s.word[AGENDA : AGENDA + s.depth]]


@shapes
def test_no_card_token_or_bullet_is_ever_lost_or_doubled(shape: str) -> None:
    """BASE-COMP-02, 04 to 06, BASE-DECK-01, 02, 04, BASE-ROUND-09, BASE-SETUP-08.

    The census is taken at every decision of the printed editions, so it holds from round to
    round; with an option changed at every fifth.
    """
    for mix in mixes(shape):
        every = 1 if not mix.options else 5
        for n, s in enumerate(random_states(mix, "census")):
            if n % every == 0 or s.over:
                check_census(s)
                # Views say where a token in limbo comes from by the question about it.
                assert not s.word[GROUND + LIMBO] or kind_of(top(s)) in (PUNCH_KEEP, ASK_DOCUMENT)


@shapes
def test_every_option_that_is_offered_can_be_chosen_and_no_other(shape: str) -> None:
    """Options are complete and each of them leads on to a whole position."""
    for mix in mixes(shape):
        for n, s in enumerate(random_states(mix, "options")):
            if s.over:
                break
            for seat in range(s.rules.n_seats):
                for option in flow.options_of(s, seat):
                    other = clone(s)
                    flow.play(other, seat, option)
                    assert other.over or other.n_options > 0
            if n % 20 == 0:
                check_census(other)


@shapes
def test_listing_options_changes_nothing_and_asks_no_chance(shape: str) -> None:
    """BASE-RAND-01: only what happens is random, never what may be chosen."""
    for mix in mixes(shape):
        for s in random_states(mix, "listing"):
            before = numbers(s)
            for _ in range(2):
                for seat in range(s.rules.n_seats):
                    flow.options_of(s, seat)
            if not s.over:
                flow.list_for(s, s.deciding)
            assert numbers(s) == before


@shapes
def test_a_clone_is_equal_and_goes_its_own_way(shape: str) -> None:
    for mix in printed_today(shape):
        for n, s in enumerate(random_states(mix, "clone")):
            other = clone(s)
            assert numbers(other) == numbers(s)
            if n % 10 == 0:
                before = numbers(s)
                flow.play_randomly(other)
                assert numbers(s) == before
                assert other.over


@shapes
def test_the_same_seed_and_choices_give_the_same_game(shape: str) -> None:
    """BASE-RAND-02: what chance decides has one order."""
    for mix in mixes(shape):
        once, again, other = (
            [fold(s) for s in random_states(mix, seed)] for seed in ("once", "once", "other")
        )
        assert once == again
        assert once != other


@shapes
def test_planning_is_always_asked_and_the_rest_only_with_a_choice(shape: str) -> None:
    """BASE-GEN-09, BASE-PLAN-03: a missing question would betray a hand of bullets."""
    for mix, n in itertools.product(mixes(shape), range(times(5))):
        for s in random_states(mix, f"asked {n}"):
            if s.n_options == 1:
                if kind_of(top(s)) in (ASK_REFLEX, ASK_PAY, ASK_DOCUMENT, ASK_DROP):
                    continue  # MARSHAL-EVENT-04, MARSHAL-FREE-04, COUR-LOOT-05, COUR-EVT-02
                assert s.phase <= SCHEMIN or kind_of(top(s)) == EXPERTS_CHOICE
                assert s.asked or kind_of(top(s)) == PLAN


@shapes
def test_bullets_are_never_played(shape: str) -> None:
    """BASE-DECK-03, BASE-PLAN-02: but by Misty (COUR-MISTY-01, 05)."""
    for mix in printed_today(shape):
        for s in random_states(mix, "dead cards"):
            if has_marshal(s) and s.phase > SCHEMIN:
                continue  # MARSHAL-PRIS-09: its thrower may have lost the Prisoner since
            for entry in s.word[PILE : PILE + s.pile_size]:
                if entry_kind(entry) == BULLET:
                    assert s.word[POWERS + entry_figure(entry)] & THROWS_LEAD


@shapes
def test_every_option_has_its_own_text_and_the_text_plays_it(shape: str) -> None:
    for mix in mixes(shape):
        dice = random.Random(f"text {mix}")
        for game in random_games(mix, "text"):
            for decision in game.decisions:
                texts = [option.text for option in decision.options]
                assert len(set(texts)) == len(texts)
                assert game.decision(decision.name) == decision
            if game.over:
                break
            decision = dice.choice(game.decisions)
            option = dice.choice(decision.options)
            by_text, by_option = game.clone(), game.clone()
            by_text.play(decision.name, option.text)
            by_option.play(decision.seat, option)
            assert numbers(by_text.state) == numbers(by_option.state)
            assert by_text.choices[-1].option == option.text


@shapes
def test_a_witness_changes_nothing(shape: str) -> None:
    """A game that is told and one that nobody watches are the same game."""
    for mix in mixes(shape):
        for game in random_games(mix, "witness"):
            if game.over or random.Random(len(game.choices)).random() < 0.8:
                continue
            unwatched = clone(game.state)
            decision = game.decisions[-1]
            option = decision.options[0]
            flow.play(unwatched, decision.seat, option.word)
            watched = game.clone()
            watched.play(decision.seat, option)
            assert numbers(unwatched) == numbers(watched.state)


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if "teams" in shape])
def test_what_a_partner_took_unseen_is_with_him(shape: str) -> None:
    """BASE-TEAM-08, 11 to 14: one's cards that are away are those the partner still hides."""
    for mix in mixes(shape):
        for s in random_states(mix, "away"):
            for seat in range(s.rules.n_seats):
                away = unpack(s.word[OUT + seat])
                del away[int(BULLET)]
                assert away == hidden_with(s, seat ^ 1)


def hidden_with(s: State, seat: int) -> dict[int, int]:
    """Cards of the partner's bandit that a seat holds and has not shown."""
    found = unpack(0)
    for zone in (HAND, DECK, KEPT, SHUT):
        found += unpack(s.word[zone + LENT + seat])
    for n in range(s.next, s.pile_size):
        entry = s.word[PILE + n]
        if entry_hidden(entry) and entry_seat(entry) == seat and entry_figure(entry) != seat:
            found[entry_kind(entry)] += 1
    return found


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if "trains" in shape])
def test_every_bullet_of_two_trains_is_somewhere(shape: str) -> None:
    """COUR-FIRE-08, COUR-GAT-08, COUR-CAR-05, COUR-CAR-06, COUR-BUL-03, COUR-PROF-14.

    In a cylinder, in a deck, under the gang token or out of the game; neutral ones come back.
    """
    for mix in printed_today(shape):
        for game in random_games(mix, "bullets"):
            s = game.state
            laid = Counter(e.things["bandit"] for e in game.events if e.kind == "gang_bullet")
            cured = Counter(e.things["shooter"] for e in game.events if e.kind == "bullet_removed")
            for n, name in game.words.shooters:
                hits = sum(received_from(s.word[RECEIVED + f], n) for f in range(s.rules.n_figures))
                if n == NEUTRAL:
                    assert s.neutral + hits + laid["professore"] == 23
                else:
                    assert s.word[CYLINDER + n] + hits + laid[name] + cured[name] == 6
            assert s.word[GANG] & 255 == sum(laid[name] for name in game.config.bandits[::2])
            assert s.word[GANG] >> 8 == laid.total() - (s.word[GANG] & 255)


def test_the_generator_moves_only_when_chance_decides() -> None:
    """BASE-RAND-01: a Move, a shot or a card played draws no number."""
    still = moved = 0
    for mix in printed_mixes("4"):
        for game in random_games(mix, "generator"):
            if game.over:
                break
            before = [getattr(game.state, word) for word in GENERATOR]
            other = game.clone()
            decision = other.decisions[0]
            other.play(decision.seat, decision.options[0])
            after = [getattr(other.state, word) for word in GENERATOR]
            assert (before == after) == (other.choices[-1].chance == ())
            still += before == after
            moved += before != after
    assert still > moved > 0
