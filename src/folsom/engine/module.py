"""Module: the points at which a module of the game may change the rules.

Each point is a method with a harmless body; a module overrides those it needs, and
``Rules`` keeps for every point the short list of modules that listen. A *law* says how
the answers of several modules combine:

- ``add``: numbers are summed;
- ``any``: sets are united;
- ``veto``: sets are taken away, after everything else ("cannot" beats "can");
- ``first``: the first module that answers takes over, the base game comes last;
- ``each``: all are called, in the order of the modules; where decks, tokens and boards are made,
  the base game first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from folsom.engine.state import State

if TYPE_CHECKING:
    from folsom.engine.board import Board
    from folsom.engine.notebook import Notebook
    from folsom.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One box, variant or character; the base game is the first of them."""

    def __init__(self, name: str, slot: i64, page_end: i64 = 0) -> None:
        self.name = name
        self.slot = slot  # its tasks are 32 * slot to 32 * slot + 31
        self.page_end = page_end  # end of its words in the state

    # Tasks of this module

    def run(self, s: State, word: i64) -> None:
        """Carry out an automatic task, already taken off the agenda."""

    def asks(self, kind: i64) -> bool:
        """Is this kind of task a question?"""
        return False

    def always_asks(self, kind: i64) -> bool:
        """BASE-GEN-09: is it asked even with one option, so that asking betrays nothing?"""
        return False

    def list_options(self, s: State, word: i64, seat: i64) -> None:
        """Offer the legal options of a question. Changes nothing but the list."""

    def choose(self, s: State, word: i64, seat: i64, option: i64) -> None:
        """Carry out an option; the question is already off the agenda."""

    def nothing(self, s: State, word: i64) -> None:
        """Say why a question without any option is skipped."""

    def together(self, kind: i64) -> bool:
        """Is this a question to several seats at once, answered in any order?"""
        return False

    def has_answered(self, s: State, word: i64, seat: i64, option: i64) -> bool:
        """Lock an answer to a question asked together; False if the seat goes on choosing."""
        return True

    # Set-up

    def boards(self, boards: list[Board]) -> list[Board]:
        """each: further positions and neighbours; one board for each layout."""
        return boards

    def tokens(self, rules: Rules) -> None:
        """each: the tokens that it brings, by ``rules.add_tokens``."""

    def recipe(self, rules: Rules) -> None:
        """each: the cards of a deck, in ``rules.recipe`` and ``rules.recipe_other``."""

    def supply(self, rules: Rules) -> i64:
        """add: neutral bullets."""
        return 0

    def place_loot(self, s: State) -> None:
        """each: tokens used, where they lie, what is hidden."""

    def first_player(self, s: State) -> i64:
        """first: the first First Player; -1 for no answer."""
        return -1

    def place_figures(self, s: State) -> bool:
        """first: where figures start, or who is asked."""
        return False

    def deal_powers(self, s: State) -> None:
        """each: powers and protection of the figures."""

    def set_up(self, s: State) -> None:
        """each: open and secret stacks beside the board."""

    # Decks

    def shuffles(self, rules: Rules) -> i64:
        """first: are decks shuffled at round start? 1, 0, or -1 for no answer."""
        return -1

    def draw_short(self, s: State, seat: i64) -> bool:
        """first: a card is needed and the deck is empty."""
        return False

    def lay_bullet(self, s: State, seat: i64) -> bool:
        """first: where a received bullet goes."""
        return False

    def give_back(self, s: State, entry: i64) -> bool:
        """first: where a resolved card goes."""
        return False

    # Round start

    def card_revealed(self, s: State) -> None:
        """each: what the new Round card does at once."""

    def before_shuffle(self, s: State) -> None:
        """each: cards enter or leave the deck, or questions are asked."""

    def borrow(self, s: State) -> None:
        """each: cards come from other decks, after the shuffle."""

    def hand_size(self, s: State, seat: i64) -> i64:
        """add: cards to hold after filling."""
        return 0

    def extra_cards(self, s: State) -> None:
        """each: cards after the hands are filled."""

    def before_planning(self, s: State) -> None:
        """each: questions after the hand is known."""

    # Planning

    def order(self, s: State, turn_type: i64, place: i64) -> i64:
        """first: the seat that plays at this place of the turn; -1 for no answer."""
        return -1

    def whole_turn(self, s: State, turn_type: i64) -> bool:
        """first: a turn in which nobody plays one after the other."""
        return False

    def turns(self, s: State) -> i64:
        """first: how many turns of the Round card are played; -1 for no answer."""
        return -1

    def player_turn(self, s: State, seat: i64, turn_type: i64) -> bool:
        """first: what one seat does in its place of a turn."""
        return False

    def bar_cards(self, s: State, seat: i64) -> i64:
        """veto: set of kinds of cards that this seat may not lay now."""
        return 0

    def must_show(self, s: State, seat: i64, figure: i64) -> i64:
        """veto: 1 if this seat may not lay a card of this figure face down, whatever the turn."""
        return 0

    def lays_bullets(self, s: State, seat: i64) -> i64:
        """first: the figure whose Punch a Bullet card of this hand is; -1 for no answer."""
        return -1

    def plan_more(self, s: State, seat: i64, task: i64) -> None:
        """any: offer alternatives to play and draw."""

    def plan_chosen(self, s: State, seat: i64, task: i64, option: i64) -> bool:
        """first: carry out an alternative that this module offered."""
        return False

    def plan_after(self, s: State, seat: i64, task: i64, entry: i64) -> None:
        """each: a further card for the same seat, after it has laid one."""

    def shown(self, s: State, entry: i64) -> None:
        """each: everybody sees a card of the pile, laid openly or turned up."""

    def end_of_planning(self, s: State) -> bool:
        """first: where hands go."""
        return False

    def before_first_card(self, s: State) -> None:
        """each: things revealed before the Stealin' phase."""

    # Resolution

    def void_actor(self, s: State, figure: i64, kind: i64) -> i64:
        """veto: why this figure does nothing; 0 if it acts."""
        return 0

    def void_card(self, s: State, figure: i64, kind: i64) -> i64:
        """veto: why this card does nothing, though a copy of it might; 0 if it works."""
        return 0

    def void_action(self, s: State, figure: i64, kind: i64) -> i64:
        """veto: why this figure cannot do this, from whatever source; 0 if it can."""
        return 0

    def action(self, s: State, figure: i64, kind: i64) -> bool:
        """first: the whole action."""
        return False

    # Movement

    def stride(self, s: State, figure: i64) -> i64:
        """first: how many cars a Move may go; -1 for no answer."""
        return -1

    def bar_goals(self, s: State, figure: i64, goals: i64) -> i64:
        """veto: goals of a Move forbidden to this figure."""
        return 0

    def unhindered(self, s: State, figure: i64) -> i64:
        """veto: 1 if the way of a Move has no effect on this figure."""
        return 0

    def passed(self, s: State, figure: i64, start: i64, goal: i64) -> None:
        """each: effect of the way itself."""

    def floor_goals(self, s: State, figure: i64) -> i64:
        """any: further goals of a Change Floor."""
        return 0

    def punch_goals(self, s: State, figure: i64, victim: i64) -> i64:
        """any: further positions where a punched figure may land."""
        return 0

    def bar_landing(self, s: State, victim: i64, goals: i64) -> i64:
        """veto: positions where a punched figure may not land."""
        return 0

    def shove(self, s: State, figure: i64, victim: i64, origin: i64) -> bool:
        """first: where the shot that a figure has fired from `origin` pushes its victim."""
        return False

    # Arrival

    def meet(self, s: State, group: i64) -> None:
        """each: consequences for a set of figures that arrived or was reached."""

    def immune(self, s: State, group: i64, lawman: i64) -> i64:
        """veto: figures that a meeting with this lawman does not concern."""
        return 0

    # Targets

    def blockers(self, s: State, here: i64) -> i64:
        """any: 1 if something that is no bandit ends the line of sight at this roof."""
        return 0

    def sight_more(self, s: State, figure: i64) -> i64:
        """any: further positions that this figure's shot can hit."""
        return 0

    def figures_hit(self, s: State, figure: i64, zone: i64) -> i64:
        """any: figures that are no bandits, but targets of Fire on the positions of a zone."""
        return 0

    def figures_punched(self, s: State, figure: i64) -> i64:
        """any: figures that are no bandits, as targets of Punch."""
        return 0

    def hit(self, s: State, figure: i64, target: i64) -> None:
        """each: what a hit does besides the bullet."""

    def punched(self, s: State, figure: i64, target: i64) -> bool:
        """first: what a Punch does to a figure that is no bandit."""
        return False

    # Loot

    def guarded(self, s: State, here: i64) -> i64:
        """veto: tokens on a position that no robber can take."""
        return 0

    def may_keep(self, s: State, figure: i64, kind: i64) -> i64:
        """any: 1 if the puncher may keep a fallen token of this kind."""
        return 0

    # Bullets

    def supply_short(self, s: State, group: i64) -> bool:
        """first: the neutral supply does not suffice for one cause."""
        return False

    def receiver(self, s: State, figure: i64, cause: i64) -> bool:
        """first: another one gets the neutral bullet meant for a figure."""
        return False

    # End of round

    def event(self, s: State, event: i64) -> bool:
        """first: the event of the Round card."""
        return False

    def after_event(self, s: State) -> None:
        """each: steps between event and round end, none after round 5."""

    def tidy(self, s: State) -> None:
        """each: what ends with the round."""

    def next_first(self, s: State) -> i64:
        """first: the next First Player; -1 for no answer."""
        return -1

    # End of game

    def collect(self, s: State) -> None:
        """each: last transfers before counting."""

    def left_out(self, s: State, figure: i64) -> i64:
        """veto: 1 if a bandit adds nothing to the score of its side."""
        return 0

    def money(self, s: State, figure: i64) -> i64:
        """add: money of a bandit besides tokens and cash."""
        return 0

    def chest(self, s: State, side: i64) -> i64:
        """add: money of a side that is no bandit's."""
        return 0

    def fame(self, s: State, side: i64) -> i64:
        """first: Gunslinger score of a side, the highest wins; -1 if there is no title, -2 for
        no answer."""
        return -2

    def barred(self, s: State) -> i64:
        """veto: sides out of the contest."""
        return 0

    def winners(self, s: State) -> i64:
        """first: the set of winning seats; -1 for no answer."""
        return -1

    # Knowledge

    def redeal(self, r: State, notebook: Notebook, seat: i64) -> i64:
        """each: sample this module's secrets anew as `seat` knows them; seats whose cards are
        dealt with."""
        return 0
