"""Couriers & Armored Train as a module: what it answers at the points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from folsom.boxes.base.rules.powers import CHEYENNE, has
from folsom.boxes.base.rules.scoring import NO_TITLE
from folsom.boxes.base.rules.tasks import FIRE, ROBBERY
from folsom.boxes.couriers.rules import (
    armoury,
    cavalry,
    cure,
    dispatch,
    encounters,
    feint,
    gatling,
    helping_hand,
    knowledge,
    professore,
    pushing,
    robbery,
    round_events,
    scoring,
    setup,
    trains,
)
from folsom.boxes.couriers.rules.state import (
    PAGE_END,
    SCHEMES,
    TURNS,
    couriers_on,
    is_on_departure_train,
)
from folsom.boxes.couriers.rules.tasks import (
    ADVANCE,
    ASK_DOCUMENT,
    ASK_DROP,
    ASK_FIRE,
    ASK_LOOT,
    FEINT,
    HELPING_HAND,
    LUGGAGE,
    MACHINATION,
    SLOT,
)
from folsom.engine.agenda import push, task
from folsom.engine.bits import bit, count
from folsom.engine.board import Board
from folsom.engine.module import Module
from folsom.engine.notebook import Notebook
from folsom.engine.options import verb_of
from folsom.engine.rules import Rules
from folsom.engine.spec import Spec
from folsom.engine.state import GROUND, State
from folsom.engine.telling import SUPPLY_SHORT, tell

NEUTRAL_BULLETS: Final[i64] = 10


@final
class Couriers(Module):
    """A house may leave a Strongbox in the Locomotive, and let robbers name a kind of loot."""

    def __init__(self, spec: Spec, strongbox_stays: bool, robbers_choose: bool) -> None:
        super().__init__("couriers", SLOT, PAGE_END)
        self.strongbox_stays = strongbox_stays  # COUR-SETUP-04
        self.robbers_choose = robbers_choose  # COUR-ROB-02
        self.feint_turn: i64 = spec.extra["feint"][0]
        self.schemes: i64 = 0  # set of the cards of Il Professore, if he plays
        if "professore" in spec.extra:
            self.schemes = professore.deck_of(spec.extra["professore"], len(spec.seats))

    # Set-up

    def boards(self, boards: list[Board]) -> list[Board]:
        """COUR-GEO-03: the first layout is that of round 1."""
        return trains.for_each_round(boards[0])

    def tokens(self, rules: Rules) -> None:
        setup.bring_tokens(rules)

    def recipe(self, rules: Rules) -> None:
        setup.deal_recipes(rules)

    def supply(self, rules: Rules) -> i64:
        """COUR-SETUP-01."""
        return NEUTRAL_BULLETS

    def place_loot(self, s: State) -> None:
        setup.load_armored_train(s)

    def set_up(self, s: State) -> None:
        setup.clear_locomotive(s, self.strongbox_stays)
        setup.open_ways(s)
        s.word[SCHEMES] = self.schemes

    def place_figures(self, s: State) -> bool:
        setup.place_all(s)
        return True

    # Round start

    def card_revealed(self, s: State) -> None:
        cavalry.hurry(s)

    def before_shuffle(self, s: State) -> None:
        feint.begin_round(s)
        cure.open_infirmary(s)

    def extra_cards(self, s: State) -> None:
        cure.close_infirmary(s)
        armoury.arm(s)

    # Planning

    def turns(self, s: State) -> i64:
        """COUR-CAV-05."""
        if s.word[TURNS]:
            return s.word[TURNS]
        return -1

    def player_turn(self, s: State, seat: i64, turn_type: i64) -> bool:
        if seat < s.rules.n_seats:
            return False
        professore.lay_cards(s, s.rules.turn_flags[turn_type])
        return True

    def plan_more(self, s: State, seat: i64, word: i64) -> None:
        feint.list_feint(s, seat, self.feint_turn)

    def plan_chosen(self, s: State, seat: i64, word: i64, option: i64) -> bool:
        if verb_of(option) != FEINT:
            return False
        feint.feint(s, seat)
        return True

    def shown(self, s: State, entry: i64) -> None:
        professore.turn_up(s, entry)

    # Resolution

    def give_back(self, s: State, entry: i64) -> bool:
        """COUR-PROF-07: his cards wait for the end of the round."""
        return professore.is_his(entry)

    def action(self, s: State, figure: i64, kind: i64) -> bool:
        if kind == ROBBERY and self.robbers_choose:
            push(s, task(ASK_LOOT, figure, s.rules.seat_of[figure]))
        elif kind == ROBBERY:
            robbery.rob(s, figure)
        elif kind == FIRE and gatling.stands_beside(s, figure):
            gatling.fire(s, figure)
        elif kind == HELPING_HAND:
            helping_hand.lend_a_hand(s, figure)
        elif kind >= MACHINATION:
            professore.play(s, figure, kind)
        else:
            return False
        return True

    def shove(self, s: State, figure: i64, victim: i64, origin: i64) -> bool:
        pushing.shove(s, figure, victim, origin)
        return True

    def may_keep(self, s: State, figure: i64, kind: i64) -> i64:
        """COUR-CHEY-01: Luggage like a purse."""
        return 1 if kind == LUGGAGE and has(s, figure, CHEYENNE) else 0

    # Arrival and targets

    def meet(self, s: State, group: i64) -> None:
        encounters.encounter(s, group)

    def blockers(self, s: State, here: i64) -> i64:
        """COUR-FIRE-04."""
        return 1 if couriers_on(s, bit(here)) else 0

    def guarded(self, s: State, here: i64) -> i64:
        """COUR-ENC-06: nobody stays where a Courier is."""
        if couriers_on(s, bit(here)):
            return s.word[GROUND + here]
        return 0

    def figures_hit(self, s: State, figure: i64, zone: i64) -> i64:
        """COUR-FIRE-01, 05, COUR-TUCO-02: Couriers wherever a shot can hit a bandit."""
        return couriers_on(s, zone)

    def hit(self, s: State, figure: i64, target: i64) -> None:
        if encounters.is_courier(target):
            encounters.hit(s, figure, target)

    # Bullets

    def supply_short(self, s: State, group: i64) -> bool:
        """COUR-BUL-02, 03: nobody gets one, but what is left stays, whatever the edition."""
        tell(s, SUPPLY_SHORT, count(group), s.neutral, 0)
        return True

    # End of round and game

    def event(self, s: State, event: i64) -> bool:
        round_events.happens(s, event)
        return True

    def tidy(self, s: State) -> None:
        """COUR-PROF-07: all his cards, played or not, are his deck again."""
        s.word[SCHEMES] = self.schemes

    def after_event(self, s: State) -> None:
        push(s, task(ADVANCE))

    def left_out(self, s: State, figure: i64) -> i64:
        """COUR-SCORE-01."""
        return 0 if is_on_departure_train(s, figure) else 1

    def fame(self, s: State, side: i64) -> i64:
        """COUR-SCORE-03: no title of the base game."""
        return NO_TITLE

    def collect(self, s: State) -> None:
        scoring.reveal(s)

    def money(self, s: State, figure: i64) -> i64:
        return scoring.money(s, figure)

    def chest(self, s: State, side: i64) -> i64:
        return scoring.chest(s, side)

    def winners(self, s: State) -> i64:
        return scoring.winners(s)

    # Knowledge

    def redeal(self, r: State, notebook: Notebook, seat: i64) -> i64:
        knowledge.deal_documents(r, notebook, seat)
        return 0

    # Tasks

    def asks(self, kind: i64) -> bool:
        return kind >= ASK_FIRE

    def always_asks(self, kind: i64) -> bool:
        """COUR-LOOT-05, COUR-EVT-02: equal tokens must not be betrayed either."""
        return kind in (ASK_DOCUMENT, ASK_DROP)

    def run(self, s: State, word: i64) -> None:
        dispatch.run(s, word)

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        dispatch.list_options(s, word, seat)

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        dispatch.choose(s, word, seat, option)

    def nothing(self, s: State, word: i64) -> None:
        dispatch.nothing(s, word)
