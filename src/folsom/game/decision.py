"""Decision: a question to a seat, with every legal option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from folsom.engine import flow
from folsom.engine.agenda import a_of, b_of, figure_of, kind_of, top
from folsom.engine.attack_plan.manifest import ASK_PLAN
from folsom.engine.base import tasks
from folsom.engine.base.planning import turn_flags
from folsom.engine.characters import silk
from folsom.engine.couriers import tasks as trains
from folsom.engine.horses import tasks as horses
from folsom.engine.marshal import tasks as law
from folsom.engine.options import verb_of
from folsom.engine.pairs.marshal_with_horses import ASK_FLASK
from folsom.engine.rules import TWICE
from folsom.engine.state import NOBODY, State
from folsom.engine.timecar import manifest as timecar
from folsom.engine.variants import duel, expert, two_bandits
from folsom.game import couriers, justice, stagecoach
from folsom.game.asking import Questions, in_secret, openly
from folsom.game.errors import IllegalChoice
from folsom.game.notation import TOKEN_KINDS, Words, card_name
from folsom.game.option import WRITERS as BASE_WRITERS
from folsom.game.option import Choosing, Option, Writers

_BASE: Final[Questions] = {
    int(tasks.PLAN): in_secret("plan"),
    int(tasks.MOVE_TO): openly("move_to"),
    int(tasks.FIRE_AT): openly("fire_at"),
    int(tasks.ROB): openly("rob"),
    int(tasks.PUNCH_WHOM): openly("punch_whom"),
    int(tasks.PUNCH_WHAT): openly("punch_what"),
    int(tasks.PUNCH_KEEP): openly("punch_keep"),
    int(tasks.PUNCH_WHERE): openly("punch_where"),
    int(tasks.MARSHAL_TO): openly("marshal_to"),
    int(tasks.PICKPOCKET): openly("pickpocket"),
    int(tasks.FLOOR_TO): openly("floor_to"),
    int(duel.ASK_PLACE): in_secret("place"),
    int(two_bandits.ASK_PLACE): in_secret("place"),
    int(two_bandits.ASK_FREE_CARD): in_secret("free_card"),
    int(expert.ASK_DISCARD): in_secret("discard_bullets"),
    int(expert.ASK_KEEP): in_secret("keep_cards"),
    int(silk.ASK_RECEIVER): openly("give_bullet"),
    int(timecar.ASK_HIDEOUT): in_secret("hide"),
}
_PLANS: Final[Questions] = {
    int(tasks.ANY_CARD): in_secret("plan"),
    int(tasks.COVER_FIRST): in_secret("cover"),
    int(tasks.COVER_OTHER): in_secret("cover"),
    int(tasks.PLAY_ONE): in_secret("play_one"),
    int(tasks.PLAY_TWO): in_secret("play_two"),
    int(tasks.MAY_PLAY): in_secret("play_more"),
}
ASKED: Final[Questions] = {
    **_BASE,
    **stagecoach.QUESTIONS,
    int(ASK_PLAN): in_secret("attack_plan"),
    **justice.QUESTIONS,
    int(ASK_FLASK): openly("find_flask"),
    **couriers.QUESTIONS,
}
QUESTIONS: Final[Mapping[int, str]] = {kind: asked.name for kind, asked in ASKED.items()}
PLANS: Final[Mapping[int, str]] = {plan: asked.name for plan, asked in _PLANS.items()}
PRIVATE: Final = frozenset(
    asked.name for asked in (*ASKED.values(), *_PLANS.values()) if asked.is_private
)
WRITERS: Final[Writers] = {
    **BASE_WRITERS,
    **stagecoach.WRITERS,
    **justice.WRITERS,
    **couriers.WRITERS,
}
_ABOUT_VICTIM: Final = (
    *(tasks.PUNCH_WHAT, tasks.PUNCH_KEEP, tasks.PUNCH_WHERE),
    *(trains.ASK_STRIP, trains.ASK_SHOVE),
)


@dataclass(frozen=True)
class Decision:
    """A question to a seat: what is asked, about whom, and the legal options."""

    seat: int
    name: str
    question: str
    about: Mapping[str, Any]
    options: tuple[Option, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.name,
            "question": self.question,
            "about": dict(self.about),
            "options": [option.to_json() for option in self.options],
        }

    @classmethod
    def from_json(cls, data: Any, seats: Sequence[str]) -> Decision:
        """A decision as a view tells it, in a game with these seats."""
        try:
            return cls(
                list(seats).index(data["seat"]),
                str(data["seat"]),
                str(data["question"]),
                dict(data["about"]),
                tuple(Option.from_json(option) for option in data["options"]),
            )
        except (LookupError, TypeError, ValueError) as error:
            raise IllegalChoice("This decision cannot be read.") from error


def decision_of(words: Words, s: State, seat: int) -> Decision | None:
    """What a seat has to decide in a state, if anything."""
    if not flow.is_asked(s, seat):
        return None
    options = tuple(option_of(words, s, seat, word) for word in flow.options_of(s, seat))
    question, about = _question(words, s)
    return Decision(seat, words.seats[seat], question, about, options)


def option_of(words: Words, s: State, seat: int, word: int) -> Option:
    """An option of the engine, in words."""
    text, verb, points_at = WRITERS[verb_of(word)](Choosing(words, s, seat, word))
    return Option(text, verb, points_at, word)


def _question(words: Words, s: State) -> tuple[str, dict[str, Any]]:
    """What is asked now, and about whom; it is the same for everybody who is asked."""
    word = top(s)
    kind = kind_of(word)
    about: dict[str, Any] = {}
    if figure_of(word) != NOBODY:
        about["bandit"] = words.figure(figure_of(word))
    if kind in _ABOUT_VICTIM:
        about["victim"] = words.figure(a_of(word))
    if kind == tasks.PUNCH_KEEP:
        about["token"] = TOKEN_KINDS[s.rules.kind_of_token[b_of(word)]]
    if kind == horses.ASK_ATTACK:
        next_step = s.agenda[s.depth - 2]  # HORSE-ATTACK-01: it waits already, for the car ahead
        about["place"] = words.position(2 * a_of(next_step) + 2)
    if kind == law.ASK_PAY:
        about["deliverer"] = words.figure(a_of(word))
    if kind == law.ASK_MORE_LOOT:
        about["token"] = TOKEN_KINDS[s.rules.kind_of_token[a_of(word)]]
    if kind == trains.ASK_DOCUMENT:
        about |= words.face_of(s, a_of(word))
    if kind == trains.ASK_ACCEPT:
        about["card"] = card_name(a_of(word))
    if kind == tasks.PLAN:
        return PLANS[a_of(word)], about | _place_in_a_row(s)
    return QUESTIONS[kind], about


def _place_in_a_row(s: State) -> dict[str, Any]:
    """BASE-TURN-03: the first or the second of two player turns in a row."""
    if a_of(top(s)) != tasks.ANY_CARD or not turn_flags(s) & TWICE:
        return {}
    again = s.depth > 1 and s.agenda[s.depth - 2] == top(s)
    return {"number": 1 if again else 2, "total": 2}
