"""Points: for each of them the modules that have something to say there.

A base game visits lists that are empty. Points that are asked once, when a game is set up, need
no list: every module is asked.
"""

from __future__ import annotations

from folsom.engine.module import Module


def listening(modules: list[Module], point: str) -> list[Module]:
    """The modules that override a point, in order of precedence."""
    return [m for m in modules if getattr(type(m), point) is not getattr(Module, point)]


class Points:
    """A list of modules for each point, by the name of the point."""

    def __init__(self, modules: list[Module]) -> None:
        # Decks
        self.draw_short = listening(modules, "draw_short")
        self.lay_bullet = listening(modules, "lay_bullet")
        self.give_back = listening(modules, "give_back")

        # Round start
        self.card_revealed = listening(modules, "card_revealed")
        self.before_shuffle = listening(modules, "before_shuffle")
        self.borrow = listening(modules, "borrow")
        self.hand_size = listening(modules, "hand_size")
        self.extra_cards = listening(modules, "extra_cards")
        self.before_planning = listening(modules, "before_planning")

        # Planning
        self.order = listening(modules, "order")
        self.whole_turn = listening(modules, "whole_turn")
        self.turns = listening(modules, "turns")
        self.player_turn = listening(modules, "player_turn")
        self.bar_cards = listening(modules, "bar_cards")
        self.must_show = listening(modules, "must_show")
        self.lays_bullets = listening(modules, "lays_bullets")
        self.plan_more = listening(modules, "plan_more")
        self.plan_chosen = listening(modules, "plan_chosen")
        self.plan_after = listening(modules, "plan_after")
        self.shown = listening(modules, "shown")
        self.end_of_planning = listening(modules, "end_of_planning")
        self.before_first_card = listening(modules, "before_first_card")

        # Resolution
        self.void_actor = listening(modules, "void_actor")
        self.void_card = listening(modules, "void_card")
        self.void_action = listening(modules, "void_action")
        self.action = listening(modules, "action")

        # Movement
        self.stride = listening(modules, "stride")
        self.bar_goals = listening(modules, "bar_goals")
        self.unhindered = listening(modules, "unhindered")
        self.passed = listening(modules, "passed")
        self.floor_goals = listening(modules, "floor_goals")
        self.punch_goals = listening(modules, "punch_goals")
        self.bar_landing = listening(modules, "bar_landing")
        self.shove = listening(modules, "shove")

        # Arrival
        self.meet = listening(modules, "meet")
        self.immune = listening(modules, "immune")

        # Targets
        self.blockers = listening(modules, "blockers")
        self.sight_more = listening(modules, "sight_more")
        self.figures_hit = listening(modules, "figures_hit")
        self.figures_punched = listening(modules, "figures_punched")
        self.hit = listening(modules, "hit")
        self.punched = listening(modules, "punched")

        # Loot
        self.guarded = listening(modules, "guarded")
        self.may_keep = listening(modules, "may_keep")

        # Bullets
        self.supply_short = listening(modules, "supply_short")
        self.receiver = listening(modules, "receiver")

        # End of round
        self.event = listening(modules, "event")
        self.after_event = listening(modules, "after_event")
        self.tidy = listening(modules, "tidy")
        self.next_first = listening(modules, "next_first")

        # End of game
        self.collect = listening(modules, "collect")
        self.left_out = listening(modules, "left_out")
        self.money = listening(modules, "money")
        self.chest = listening(modules, "chest")
        self.fame = listening(modules, "fame")
        self.barred = listening(modules, "barred")
        self.winners = listening(modules, "winners")

        # Knowledge
        self.redeal = listening(modules, "redeal")
