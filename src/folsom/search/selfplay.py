"""Games of bots that follow a rehearsal, by the hundred a second: for the tuning of values."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from folsom.boxes.base.rules.scoring import members, winners
from folsom.engine.bits import bit, count
from folsom.engine.flow import choose, new
from folsom.engine.generator import Dice
from folsom.search.judgement import Judges
from folsom.search.rehearsal import Rehearsal


def contest(
    games: list[Judges], start: i64, deals: i64, values: vec[float], others: vec[float]
) -> float:
    """The share of games that a side with these values wins against others in all other seats.

    Every deal is played from every seat. Rehearsals see all cards here, on both sides alike.
    """
    dice = Dice(start)
    won = 0.0
    played = 0.0
    number: i64 = len(games)
    for deal in range(deals):
        judges = games[deal % number]
        rules = judges.rules
        a = dice.word()
        b = dice.word()
        c = dice.word()
        d = dice.word()
        own = Rehearsal(judges, values)
        theirs = Rehearsal(judges, others)
        for seat in range(rules.n_seats):
            s = new(rules, a, b, c, d, False)
            side = rules.side_of[seat]
            while s.over == 0:
                ours = rules.side_of[s.deciding] == side
                choose(s, own.best(s) if ours else theirs.best(s))
            found = winners(s)
            if found & bit(seat):
                won += float(count(found & members(s, side))) / float(count(found))
            played += 1.0
    return won / played
