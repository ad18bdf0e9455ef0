"""Horses & Stagecoach as a module: what it answers at the points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.horses.rules import (
    attack,
    dispatch,
    hostages,
    melee,
    round_events,
    scoring,
    shotgun,
    whiskey,
)
from folsom.boxes.horses.rules.coach import beside_each_car
from folsom.boxes.horses.rules.hostages import MINISTER, OLD_LADY
from folsom.boxes.horses.rules.state import GUARD, GUARDING, PAGE_END, has_coach, holds, is_gone
from folsom.boxes.horses.rules.tasks import (
    ASK_ATTACK,
    ASK_MELEE,
    ASK_RIDE,
    COACH_ROOF,
    DRIFT,
    HOSTAGE_BARS,
    IS_GONE,
    RIDE,
    SHOTGUN,
    SLOT,
    THIRD_STRONGBOX,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, card
from folsom.engine.board import Board
from folsom.engine.loot import STRONGBOX, STRONGBOX_VALUE
from folsom.engine.module import Module
from folsom.engine.rules import ROUNDS, TOGETHER, Rules
from folsom.engine.state import AT, FACE, GROUND, NOBODY, State

NEUTRAL_BULLETS: Final[i64] = 3


@final
class Horses(Module):
    """With `light` there are Horses, Rides and flasks only (HORSE-SETUP-11)."""

    def __init__(self, light: bool) -> None:
        super().__init__("horses", SLOT, PAGE_END)
        self.light = light

    # Set-up

    def boards(self, boards: list[Board]) -> list[Board]:
        """HORSE-SETUP-01: the first layout has the coach beside the Locomotive."""
        return boards if self.light else beside_each_car(boards[0])

    def tokens(self, rules: Rules) -> None:
        """HORSE-COMP-01."""
        whiskey.bring_flasks(rules)
        if not self.light:
            rules.add_tokens(STRONGBOX, THIRD_STRONGBOX, 1)
            rules.worth_money |= rules.tokens_of[STRONGBOX]

    def recipe(self, rules: Rules) -> None:
        """HORSE-SETUP-08, HORSE-VAR-01, 02: a Ride for each bandit."""
        for seat in range(rules.n_seats):
            rules.recipe[seat] += card(RIDE)
            if rules.recipe_other[seat]:
                rules.recipe_other[seat] += card(RIDE)

    def supply(self, rules: Rules) -> i64:
        """HORSE-SETUP-07."""
        return NEUTRAL_BULLETS

    def place_loot(self, s: State) -> None:
        """HORSE-SETUP-02 to 04."""
        whiskey.place_flasks(s)
        if not self.light:
            s.word[FACE + THIRD_STRONGBOX] = STRONGBOX_VALUE
            s.word[GROUND + COACH_ROOF] |= bit(THIRD_STRONGBOX)
            s.word[GUARD] = GUARDING

    def set_up(self, s: State) -> None:
        if not self.light:
            hostages.show_hostages(s)

    def first_player(self, s: State) -> i64:
        """HORSE-ATTACK-09, HORSE-VAR-05: known after the attack, unless there are teams."""
        if s.rules.partner[0] == NOBODY:
            return NOBODY
        return -1

    def place_figures(self, s: State) -> bool:
        """HORSE-SETUP-10."""
        if s.rules.partner[0] == NOBODY:
            s.first = NOBODY
        attack.begin_attack(s)
        return True

    # Round start

    def before_shuffle(self, s: State) -> None:
        if s.round == ROUNDS:
            scoring.remember_bullets(s)
        hostages.bring_poodles_bullet(s)

    def hand_size(self, s: State, seat: i64) -> i64:
        """HORSE-HOST-12, 21: the Minister costs a card."""
        return -1 if hostages.seat_holds(s, seat, MINISTER) else 0

    # Planning

    def whole_turn(self, s: State, turn_type: i64) -> bool:
        if s.rules.turn_flags[turn_type] & TOGETHER == 0:
            return False
        melee.begin_melee(s)
        return True

    def must_show(self, s: State, seat: i64, figure: i64) -> i64:
        return 1 if hostages.must_be_seen(s, seat, figure) else 0

    def plan_more(self, s: State, seat: i64, word: i64) -> None:
        whiskey.list_drinks(s, seat)

    def plan_chosen(self, s: State, seat: i64, word: i64, option: i64) -> bool:
        if not whiskey.is_drink(option):
            return False
        whiskey.drink(s, seat, option)
        return True

    # Resolution

    def void_actor(self, s: State, figure: i64, kind: i64) -> i64:
        """HORSE-STATION-06: bandits who have left do nothing any more."""
        if is_gone(s, figure):
            return IS_GONE
        return 0

    def void_action(self, s: State, figure: i64, kind: i64) -> i64:
        if hostages.bars(s, figure, kind):
            return HOSTAGE_BARS
        return 0

    def action(self, s: State, figure: i64, kind: i64) -> bool:
        if kind != RIDE:
            return False
        push(s, task(ASK_RIDE, figure, s.rules.seat_of[figure]))
        return True

    def bar_goals(self, s: State, figure: i64, goals: i64) -> i64:
        """HORSE-HOST-15, 23: with the Old Lady one step, but along the inside of the train."""
        here = s.word[AT + figure]
        if s.board.insides & bit(here) or not holds(s, figure, OLD_LADY):
            return 0
        return goals & ~s.board.reach1[here] & ~s.board.insides

    def passed(self, s: State, figure: i64, start: i64, goal: i64) -> None:
        shotgun.cross(s, figure, start, goal)

    def meet(self, s: State, group: i64) -> None:
        if has_coach(s):
            hostages.enter_coach(s, group)
            shotgun.meet_shotgun(s, group)

    def blockers(self, s: State, here: i64) -> i64:
        return 1 if shotgun.blocks(s, here) else 0

    def figures_punched(self, s: State, figure: i64) -> i64:
        return shotgun.punchable(s, figure)

    def punched(self, s: State, figure: i64, target: i64) -> bool:
        if target != SHOTGUN:
            return False
        shotgun.knock_down(s)
        return True

    def guarded(self, s: State, here: i64) -> i64:
        return shotgun.guarded_loot(s, here)

    # End of round and game

    def event(self, s: State, event: i64) -> bool:
        return round_events.happens(s, event)

    def after_event(self, s: State) -> None:
        """HORSE-END-01, 04, 05: after the event, but not after the last round."""
        if has_coach(s):
            push(s, task(DRIFT))

    def collect(self, s: State) -> None:
        scoring.settle_bullets(s)

    def left_out(self, s: State, figure: i64) -> i64:
        return 1 if scoring.adds_nothing(s, figure) else 0

    def money(self, s: State, figure: i64) -> i64:
        return scoring.money(s, figure)

    def barred(self, s: State) -> i64:
        return scoring.caught_sides(s)

    # Tasks

    def asks(self, kind: i64) -> bool:
        return kind >= ASK_ATTACK

    def together(self, kind: i64) -> bool:
        return kind in (ASK_ATTACK, ASK_MELEE)

    def run(self, s: State, word: i64) -> None:
        dispatch.run(s, word)

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        dispatch.list_options(s, word, seat)

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        return dispatch.lock_answer(s, word, seat, option)

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        dispatch.choose(s, word, seat, option)

    def nothing(self, s: State, word: i64) -> None:
        dispatch.nothing(s, word)
