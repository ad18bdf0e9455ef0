"""Playouts: why a search likes an option, from games imagined as the search imagines them.

The rest of the round is played many times, with the cards of the others dealt as they may be:
once with the option in question and once with any other. What happens in more of these rounds, or
in fewer, is the reason.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from folsom.bots.reason import Reason
from folsom.boxes.shelf import judges_of
from folsom.engine import flow, telling
from folsom.engine.generator import Dice
from folsom.engine.state import OPTIONS_CAPACITY, State
from folsom.engine.witness import Witness
from folsom.game import Observation, Option
from folsom.game.notation import TOKEN_KINDS
from folsom.game.observation import ExpressObservation
from folsom.search.rehearsal import Rehearsal
from folsom.search.rounds import is_plan
from folsom.search.values import VALUES, habits_in

SECONDS: Final = 0.4  # for all imagined rounds
MOST: Final = 60  # imagined with the option, and as many with others
LEAST: Final = 8
CLEAR: Final = 0.2  # a difference that is worth a word
SLIGHT: Final = 0.05  # ... where nothing else can be said
LONGEST: Final = 400  # decisions of a round
HEAT: Final = 40.0  # dollars by which plans of one's own differ before it is noticed

# What may happen in a round, and about how many dollars it is worth. A punch is one that costs its
# victim loot.
WORTH: Final = {"loot": 350, "lost": -350, "punch": 250, "hit": 120, "bullet": -100}
# What a card is played for.
OWN: Final = {"fire": "hit", "robbery": "loot", "punch": "punch"}


def explain_by_search(
    observation: Observation, option: Option, least: float = CLEAR
) -> Reason | None:
    """What sets the option apart in imagined rounds, if anything does by a difference like this."""
    if not isinstance(observation, ExpressObservation) or len(observation.options) < 2:
        return None
    rng = Random(0)
    others = [other for other in observation.options if other.text != option.text]
    imagined = _Imagination(observation)
    mine, theirs = _Tally(), _Tally()
    end = perf_counter() + SECONDS
    while mine.rounds < MOST and (perf_counter() < end or mine.rounds < LEAST):
        imagined.play(option, mine)
        imagined.play(rng.choice(others), theirs)
    gains = {
        thing: worth * (mine.share(thing) - theirs.share(thing)) for thing, worth in WORTH.items()
    }
    clear = [
        thing
        for thing in gains
        if gains[thing] >= least * abs(WORTH[thing])
        and in_ten(mine.share(thing)) != in_ten(theirs.share(thing))
    ]
    own = OWN.get(str(option.points_at.get("card")))
    if own in clear:
        return _reason(own, mine, theirs)
    besides = [thing for thing in clear if option.verb != "play" or thing not in ("hit", "punch")]
    best = max(besides, key=lambda thing: gains[thing], default=None)
    if best is None:
        return None
    # What is played for something else brings no loot itself.
    is_besides = best == "loot" and own is not None
    return _reason(best, mine, theirs, "loot_besides" if is_besides else best)


def _reason(thing: str, mine: _Tally, theirs: _Tally, told: str = "") -> Reason:
    names = {"loot": "token", "hit": "target", "punch": "victim"}
    about = {names[thing]: mine.usual(thing)} if thing in names else {}
    often = {"number": in_ten(mine.share(thing)), "other": in_ten(theirs.share(thing))}
    return Reason(f"reason-search-{told or thing}", {**about, **often})


def in_ten(share: float) -> int:
    """As often as a player is told."""
    return round(10 * share)


class _Tally:
    """In how many rounds things happened, and to which bandits."""

    def __init__(self) -> None:
        self.rounds = 0
        self._this_round: set[str] = set()
        self._happened: Counter[str] = Counter()
        self._about: dict[str, Counter[str]] = {}

    def begin(self) -> None:
        self.rounds += 1
        self._this_round = set()

    def note(self, thing: str, about: str = "") -> None:
        if thing not in self._this_round:
            self._happened[thing] += 1
            self._this_round.add(thing)
        self._about.setdefault(thing, Counter())[about] += 1

    def share(self, thing: str) -> float:
        return self._happened[thing] / self.rounds

    def usual(self, thing: str) -> str:
        return self._about[thing].most_common(1)[0][0]


class _Imagination:
    """Plays the rest of the round, everybody as the search thinks they do."""

    def __init__(self, observation: ExpressObservation) -> None:
        self._words = observation.words
        self._knowledge = observation.knowledge
        rules = self._knowledge.state.rules
        judges = judges_of(rules)
        zero: i64 = 0
        self._weights = vec[i64]([zero] * OPTIONS_CAPACITY)
        self._habits = habits_in(rules)
        self._own = Rehearsal(judges, VALUES)
        self._rivals = Rehearsal(judges, self._habits.values, True, self._habits.ahead)
        self._dice = Dice(1)
        self._side = int(rules.side_of[observation.seat])

    def play(self, option: Option, tally: _Tally) -> None:
        s = self._knowledge.deal(self._dice)
        s.witness = Witness(self._knowledge.notebook.clone())
        now = s.round
        flow.play(s, self._knowledge.seat, option.word)
        for _ in range(LONGEST):
            if s.over or s.round != now:
                break
            flow.choose(s, self._likely(s))
        tally.begin()
        self._read(s, tally)

    def _likely(self, s: State) -> int:
        own = s.deciding == self._knowledge.seat
        rehearsal = self._own if own else self._rivals
        if is_plan(s):
            return int(rehearsal.likely(s, HEAT if own else self._habits.heat, self._weights))
        return int(rehearsal.act(s))

    def _is_ours(self, s: State, figure: int) -> bool:
        seat = int(s.rules.seat_of[figure]) if figure < len(s.rules.seat_of) else -1
        return 0 <= seat < s.rules.n_seats and int(s.rules.side_of[seat]) == self._side

    def _read(self, s: State, tally: _Tally) -> None:
        assert s.witness is not None
        struck = -1  # the bandit that we have punched
        for kind, a, b, c, *_ in s.witness.events:
            if kind == telling.LOOT_TAKEN and self._is_ours(s, a):
                tally.note("loot", TOKEN_KINDS[b])
            elif kind == telling.LOOT_KEPT and self._is_ours(s, a):
                tally.note("loot", TOKEN_KINDS[c])
            elif kind == telling.PUNCHED:
                struck = b if self._is_ours(s, a) else -1
            elif kind == telling.LOOT_FELL and self._is_ours(s, a):
                tally.note("lost")
            elif kind == telling.LOOT_FELL and a == struck:
                tally.note("punch", self._words.figure(a))
            elif kind == telling.SHOT and self._is_ours(s, a):
                tally.note("hit", self._words.figure(b))
            elif (kind == telling.SHOT and self._is_ours(s, b)) or (
                kind == telling.NEUTRAL_BULLET and self._is_ours(s, a)
            ):
                tally.note("bullet")
