"""Marshal & Prisoners as a module: what it answers at the points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from folsom.boxes.base.rules.resolution import act
from folsom.boxes.base.rules.round_events import is_in_force
from folsom.boxes.base.rules.scoring import NO_ANSWER, NO_TITLE
from folsom.boxes.base.rules.tasks import FIRE, ROBBERY
from folsom.boxes.marshal.rules import (
    arrest,
    brilliant_idea,
    colts,
    dispatch,
    goals,
    plus_cards,
    prison,
    prisoners,
    round_events,
    scoring,
    setup,
)
from folsom.boxes.marshal.rules.state import (
    PAGE_END,
    WOUNDS,
    has_fallen,
    marshal_seat,
)
from folsom.boxes.marshal.rules.tasks import (
    ARREST,
    ASK_ARREST,
    ASK_PAY,
    ASK_REFLEX,
    ASK_SHOOT,
    BRILLIANT_IDEA,
    FELL_OFF,
    FETCH,
    IN_CELL,
    SLOT,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit
from folsom.engine.board import Board
from folsom.engine.module import Module
from folsom.engine.notebook import Notebook
from folsom.engine.options import verb_of
from folsom.engine.printed import MOST_TURNS
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.engine.state import AT, MARSHAL, NOWHERE, SCHEMIN, State


@final
class MarshalPlayer(Module):
    def __init__(self, spec: Spec) -> None:
        super().__init__("marshal", SLOT, PAGE_END)
        self.colts = [spec.extra["colt_1"], spec.extra["colt_2"]]
        self.admirers = spec.extra["admirers"]  # figure: the Prisoner who admires it, or -1
        self.last_car: i64 = len(spec.cars) - 1
        self.prisoners: i64 = 0  # set of those that can be drawn
        for prisoner in spec.extra["prisoners"]:
            self.prisoners |= bit(prisoner)

    # Set-up

    def boards(self, boards: list[Board]) -> list[Board]:
        """MARSHAL-PRISON-01: the last car has a third position."""
        for board in boards:
            prison.add_cell(board, self.last_car)
        return boards

    def tokens(self, rules: Rules) -> None:
        setup.bring_mailbags(rules)

    def recipe(self, rules: Rules) -> None:
        plus_cards.deal_recipes(rules)

    def set_up(self, s: State) -> None:
        """MARSHAL-SETUP-04, 08, 10."""
        setup.load_locomotive(s)
        for colt in range(2):
            colts.load(s, colt, self.colts[colt])
        prisoners.remember_admirers(s, self.admirers)
        prisoners.show_prisoners(s, self.prisoners)

    def first_player(self, s: State) -> i64:
        """MARSHAL-SETUP-11, MARSHAL-HORSE-04."""
        return marshal_seat(s)

    def place_figures(self, s: State) -> bool:
        setup.place_all(s)
        return True

    # Rounds and planning

    def card_revealed(self, s: State) -> None:
        goals.draw_goal(s)

    def bar_cards(self, s: State, seat: i64) -> i64:
        """MARSHAL-JOLT-01, 03: what is printed on the turn."""
        return s.rules.turn_bars[s.rules.turns_at[s.card * MOST_TURNS + s.turn]]

    def plan_more(self, s: State, seat: i64, word: i64) -> None:
        brilliant_idea.list_fetch(s, seat)

    def plan_chosen(self, s: State, seat: i64, word: i64, option: i64) -> bool:
        if verb_of(option) != FETCH:
            return False
        brilliant_idea.fetch(s, seat)
        return True

    def plan_after(self, s: State, seat: i64, word: i64, entry: i64) -> None:
        plus_cards.may_go_on(s, seat, word, entry)

    def end_of_planning(self, s: State) -> bool:
        """MARSHAL-EVENT-05: before a Reflex everybody keeps their hand."""
        return s.phase == SCHEMIN and is_in_force(s, round_events.REFLEX)

    # Resolution

    def void_actor(self, s: State, figure: i64, kind: i64) -> i64:
        """MARSHAL-PRISON-04, MARSHAL-STATION-03."""
        if has_fallen(s, figure):
            return FELL_OFF
        if prison.is_in_cell(s, figure) and kind != BRILLIANT_IDEA:
            return IN_CELL
        return 0

    def void_card(self, s: State, figure: i64, kind: i64) -> i64:
        return colts.hindered(s, figure, kind)

    def action(self, s: State, figure: i64, kind: i64) -> bool:
        if kind == BRILLIANT_IDEA:
            brilliant_idea.have_idea(s, figure)
        elif kind == ARREST:
            push(s, task(ASK_ARREST, MARSHAL, marshal_seat(s)))
        elif plus_cards.is_plus(kind):
            act(s, figure, plus_cards.plain_kind(kind))
        elif kind == FIRE and figure == MARSHAL:
            push(s, task(ASK_SHOOT, MARSHAL, marshal_seat(s)))
        elif kind == ROBBERY and prisoners.robs_two(s, figure):
            prisoners.begin_robbery(s, figure)
        else:
            return False
        return True

    # The Marshal as a figure

    def immune(self, s: State, group: i64, lawman: i64) -> i64:
        """MARSHAL-MEET-01: to meet the Marshal has no effect."""
        if lawman == MARSHAL:
            return group
        return 0

    def blockers(self, s: State, here: i64) -> i64:
        """MARSHAL-MEET-05."""
        return 1 if s.word[AT + MARSHAL] == here else 0

    def figures_hit(self, s: State, figure: i64, zone: i64) -> i64:
        """MARSHAL-MEET-03, 04, 07: bandits shoot and push the Marshal as they do each other."""
        if figure != MARSHAL and zone & bit(s.word[AT + MARSHAL]):
            return bit(MARSHAL)
        return 0

    def figures_punched(self, s: State, figure: i64) -> i64:
        if arrest.is_beside(s, figure):
            return bit(MARSHAL)
        return 0

    def punched(self, s: State, figure: i64, target: i64) -> bool:
        if target != MARSHAL:
            return False
        arrest.take_punch(s, figure)
        return True

    # Deadly Fall

    def punch_goals(self, s: State, figure: i64, victim: i64) -> i64:
        """MARSHAL-STATION-02, 05."""
        if round_events.may_fall(s, victim):
            return bit(NOWHERE)
        return 0

    def shove(self, s: State, figure: i64, victim: i64, origin: i64) -> bool:
        return round_events.push_off_the_end(s, figure, victim, origin)

    def meet(self, s: State, group: i64) -> None:
        """A victim that a Punch has sent nowhere has fallen off the train."""
        for figure in range(MARSHAL + 1):
            if group & bit(figure) and s.word[AT + figure] == NOWHERE:
                round_events.fall_off(s, figure)

    # End of round and game

    def event(self, s: State, event: i64) -> bool:
        return round_events.happens(s, event)

    def tidy(self, s: State) -> None:
        """MARSHAL-BULLET-04: wounds last as long as the round."""
        s.word[WOUNDS] = 0

    def collect(self, s: State) -> None:
        scoring.collect(s)

    def money(self, s: State, figure: i64) -> i64:
        return scoring.money(s, figure)

    def fame(self, s: State, side: i64) -> i64:
        """MARSHAL-END-06: a title for bandits only."""
        return NO_TITLE if side == marshal_seat(s) else NO_ANSWER

    def barred(self, s: State) -> i64:
        return scoring.barred(s)

    def winners(self, s: State) -> i64:
        return scoring.winners(s)

    def redeal(self, r: State, notebook: Notebook, seat: i64) -> i64:
        """MARSHAL-VIS-02, 03: bandits do not know the Marshal's Goals."""
        if seat != marshal_seat(r):
            goals.guess_goals(r)
        return 0

    # Tasks

    def asks(self, kind: i64) -> bool:
        return kind >= ASK_SHOOT

    def always_asks(self, kind: i64) -> bool:
        """MARSHAL-EVENT-04, MARSHAL-FREE-04: hand and purses of the asked seat are secret."""
        return kind in (ASK_REFLEX, ASK_PAY)

    def run(self, s: State, word: i64) -> None:
        dispatch.run(s, word)

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        dispatch.list_options(s, word, seat)

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        dispatch.choose(s, word, seat, option)

    def nothing(self, s: State, word: i64) -> None:
        dispatch.nothing(s, word)
