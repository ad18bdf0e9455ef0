"""Nothing that reaches a seat depends on anything hidden from it (BASE-INFO-01 to 18).

The true game is compared with others in which everything hidden from one seat was exchanged by
the permuter below, which knows the rules about secrets and nothing of the engine's redeal.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from effort import EFFORT, some, times
from helpers import (
    SHAPES,
    bag_of,
    changed_mixes,
    check_census,
    flasks,
    has_marshal,
    has_partners,
    has_time_car,
    has_trains,
    members,
    numbers,
    observed,
    pies,
    players,
    printed_mixes,
    printed_today,
    random_games,
    random_positions,
    unpack,
)

from folsom.boxes.characters.rules.misty import THROWS_LEAD
from folsom.boxes.couriers.rules import state as trains
from folsom.boxes.marshal.rules import state as marshal_state
from folsom.boxes.timecar.rules.travel import HIDEOUT, TRAVELLER
from folsom.engine import flow
from folsom.engine.agenda import KINDS_PER_MODULE, group_of, kind_of, top
from folsom.engine.bits import BULLET
from folsom.engine.notebook import Notebook
from folsom.engine.state import (
    AGENDA,
    ANSWER,
    BOX,
    DECK,
    FACE,
    GROUND,
    HAND,
    KEPT,
    LABEL,
    LENT,
    MARSHAL,
    NOBODY,
    OUT,
    PAGES,
    PILE,
    POWERS,
    SHEET,
    SHUT,
    TOKENS,
    TOP,
    UNDER,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    pile_entry,
)
from folsom.engine.witness import ScriptError
from folsom.game import Game
from folsom.game.titles import private

OTHER = 16  # in a card of the permuter: it shows the seat's other bandit
shapes = pytest.mark.parametrize("shape", SHAPES)


# --- The permuter ---------------------------------------------------------------------------------


def permuted(game: Game, observer: int | None, dice: random.Random, deep: bool = True) -> Game:
    """Another game that `observer` cannot tell from this one; None is a spectator.

    Not `deep`: the observer's own deck keeps what the partner may have taken from it.
    """
    other = game.clone()
    s = other.state
    while s.r0 == game.state.r0:
        s.r0, s.r1, s.r2, s.r3 = (dice.getrandbits(32) for _ in range(4))
    mix_purses(s, other.notebook, observer, dice)
    mix_hideout(s, observer, dice)
    mix_goals(s, observer, dice)
    reopen(s, observer)
    for seat in range(s.rules.n_seats):
        if seat != observer:
            mix_cards(s, other.notebook, seat, dice)
    if has_partners(s):
        for owner in range(s.rules.n_seats):
            if observer != owner ^ 1 and (deep or observer != owner):
                mix_partners(s, other.notebook, owner, dice)
    answer_anew(s, observer, dice)
    if not s.over:
        flow.list_for(s, s.deciding)
        for n in range(s.n_options, len(s.options)):
            s.options[n] = dice.getrandbits(20)  # what an array still holds is hidden too
    return other


def mix_purses(s: State, book: Notebook, observer: int | None, dice: random.Random) -> None:
    """BASE-INFO-03, 04, 06, 07: faces unknown to the seat, those of a lot within the lot."""
    if s.over:
        return
    mix_faces(s, book, observer, range(s.rules.n_purses), dice)
    mix_faces(s, book, observer, flasks(s)[:6], dice)  # HORSE-WHISKEY-14
    mix_faces(s, book, observer, range(44, 46 if has_marshal(s) else 44), dice)  # MARSHAL-VIS-03
    mix_faces(s, book, observer, pies(s), dice)
    if has_trains(s):  # COUR-INFO-02, COUR-INFO-03
        mix_faces(s, book, observer, range(46, 49), dice)
        mix_faces(s, book, observer, range(49, 54), dice)
        mix_documents(s, book, observer, dice)


def mix_documents(s: State, book: Notebook, observer: int | None, dice: random.Random) -> None:
    """COUR-INFO-09: any way that everybody thinks possible and the seat has not seen to be wrong.

    What everybody thinks possible is proved to hold the truth in boxes/couriers/test_knowledge.
    """
    tokens = range(54, 57)
    known = {t: s.word[FACE + t] for t in tokens if is_known(s, book, observer, t)}
    lots = [] if observer is None else [lot for lot in book.lots[observer] if lot.members >> 54]
    possible = []
    for way, faces in enumerate(itertools.permutations((1, 2, 3))):
        lie = dict(zip(tokens, faces, strict=True))
        agrees = all(lie[token] == face for token, face in known.items())
        for lot in lots:
            agrees &= {*lot.faces} <= {lie[token] for token in members(lot.members)}
        if agrees and s.word[trains.WAYS] >> way & 1:
            possible.append(lie)
    for token, face in dice.choice(possible).items():
        s.word[FACE + token] = face
        for seat in range(s.rules.n_seats):
            if book.known[seat * TOKENS + token]:
                book.known[seat * TOKENS + token] = face


def mix_faces(
    s: State, book: Notebook, observer: int | None, tokens: range, dice: random.Random
) -> None:
    unknown = {t for t in tokens if not is_known(s, book, observer, t)}
    fixed: dict[int, int] = {}
    pool = {token: s.word[FACE + token] for token in unknown}
    for lot in [] if observer is None else book.lots[observer]:
        inside = members(lot.members)
        if inside[0] not in tokens:
            continue
        assert set(inside) <= unknown
        for face in lot.faces:
            source = next(token for token in inside if pool.get(token) == face)
            del pool[source]
        for token, face in zip(dice.sample(inside, len(lot.faces)), lot.faces, strict=True):
            fixed[token] = face
    left = sorted(unknown - set(fixed))
    faces = list(pool.values())
    dice.shuffle(faces)
    fixed.update(zip(left, faces, strict=True))
    for token, face in fixed.items():
        s.word[FACE + token] = face
        for seat in range(s.rules.n_seats):
            if book.known[seat * TOKENS + token]:
                book.known[seat * TOKENS + token] = face


def is_known(s: State, book: Notebook, observer: int | None, token: int) -> bool:
    """A spectator knows what was shown to all before it left the game."""
    if observer is not None:
        return knows(s, book, observer, token)
    seats = range(s.rules.n_seats)
    shown = all(book.known[seat * TOKENS + token] for seat in seats)
    return shown and bool(s.word[GROUND + BOX] >> token & 1)


def knows(s: State, book: Notebook, seat: int, token: int) -> bool:
    own = [figure for figure in players(s) if s.rules.seat_of[figure] == seat]
    on_sheet = any(s.word[SHEET + figure] >> token & 1 for figure in own)
    return on_sheet or book.known[seat * TOKENS + token] != 0


def is_open_question(s: State) -> bool:
    kind = kind_of(top(s)) if s.depth else 0
    return kind >= KINDS_PER_MODULE and bool(s.rules.slots[kind // KINDS_PER_MODULE].together(kind))


def reopen(s: State, observer: int | None) -> None:
    """Others take back what they have locked, so that they can lock something else."""
    if not is_open_question(s):
        return
    for seat in members(group_of(top(s))):
        if seat != observer:
            for bag in (0, LENT):
                s.word[HAND + bag + seat] += s.word[KEPT + bag + seat]
                s.word[KEPT + bag + seat] = 0
            s.word[ANSWER + seat] = 0
            s.asked |= 1 << seat
    s.deciding = members(s.asked)[0]


def answer_anew(s: State, observer: int | None, dice: random.Random) -> None:
    """BASE-EXPERT-12, BASE-DEC-12, 13: others answer, or not yet, as they like."""
    if not is_open_question(s):
        return
    flow.list_for(s, s.deciding)
    for _ in range(dice.randrange(12)):
        others = [seat for seat in members(s.asked) if seat != observer]
        if not others or s.asked == 1 << others[0]:
            return  # the last answer would end the question
        seat = dice.choice(others)
        flow.play(s, seat, dice.choice(flow.options_of(s, seat)))


def split(s: State, zone: int, seat: int) -> list[int]:
    """The cards of a zone one by one."""
    own = list(unpack(s.word[zone + seat]).elements())
    return own + [kind + OTHER for kind in unpack(s.word[zone + LENT + seat]).elements()]


def join(s: State, zone: int, seat: int, cards: list[int]) -> None:
    s.word[zone + seat] = bag_of(card for card in cards if card < OTHER)
    s.word[zone + LENT + seat] = bag_of(card - OTHER for card in cards if card >= OTHER)


def face_down(s: State, seat: int) -> list[int]:
    """Places in the pile where cards of this seat lie face down."""
    return [
        n
        for n in range(s.next, s.pile_size)
        if entry_hidden(s.word[PILE + n]) and entry_seat(s.word[PILE + n]) == seat
    ]


def laid_card(s: State, n: int) -> int:
    entry = s.word[PILE + n]
    seat = entry_seat(entry)
    if entry_kind(entry) == BULLET:
        return int(BULLET)
    return entry_kind(entry) + OTHER * (entry_figure(entry) == s.rules.other_bandit[seat])


def lay_card(s: State, n: int, card: int) -> None:
    seat = entry_seat(s.word[PILE + n])
    figure = (s.rules.other_bandit if card >= OTHER else s.rules.first_bandit)[seat]
    if card == BULLET:
        figure = thrower(s, seat)
    s.word[PILE + n] = pile_entry(seat, figure, card % OTHER, 1)


def thrower(s: State, seat: int) -> int:
    """COUR-MISTY-05: the figure that throws the bullets of this hand; -1 for none."""
    own = [figure for figure in range(s.rules.n_figures) if s.rules.seat_of[figure] == seat]
    return next((figure for figure in own if s.word[POWERS + figure] & THROWS_LEAD), -1)


def mix_hideout(s: State, observer: int | None, dice: random.Random) -> None:
    """EXTRA-CAR-41, 43: where somebody else hides."""
    if not has_time_car(s):
        return
    traveller = s.word[TRAVELLER]
    if traveller != NOBODY and s.rules.seat_of[traveller] != observer:
        s.word[HIDEOUT] = 2 * dice.randrange(s.rules.last_car + 1)


def mix_goals(s: State, observer: int | None, dice: random.Random) -> None:
    """MARSHAL-GOAL-02, MARSHAL-VIS-03: those that were not shown, for everybody but the Marshal."""
    if not has_marshal(s) or s.over or s.rules.seat_of[MARSHAL] == observer:
        return
    shown = members(s.word[marshal_state.SHOWN])
    number = len(members(s.word[marshal_state.GOALS]))
    specials = range(7 if s.rules.n_figures > 3 else 5)
    stack = dice.sample([n for n in specials if n not in shown], 3 - sum(n < 7 for n in shown))
    warrants = [7 + n for n in range(s.rules.n_figures) if 7 + n not in shown]
    stack += dice.sample(warrants, 2 - sum(n >= 7 for n in shown))
    dice.shuffle(stack)
    s.word[marshal_state.GOALS] = sum(1 << n for n in [*shown, *stack[: number - len(shown)]])


def mix_cards(s: State, book: Notebook, seat: int, dice: random.Random) -> None:
    """BASE-INFO-09 to 15: hand, deck, face-down discard and face-down cards of one seat.

    Known are sizes, bullets that lie on top of the deck, and those that were drawn from there.
    """
    if s.over:
        return
    hand, shut, deck = (split(s, zone, seat) for zone in (HAND, SHUT, DECK))
    places = face_down(s, seat)
    pool = hand + shut + deck + [laid_card(s, n) for n in places]
    known_hand = [BULLET] * min(book.held[seat], hand.count(BULLET))
    known_hand += unpack(book.found[seat]).elements()  # MARSHAL-DRAW-04
    known_shut = [BULLET] * min(book.shut_held[seat], shut.count(BULLET))
    known_deck = [BULLET] * s.word[TOP + seat]
    for card in known_hand + known_shut + known_deck:
        pool.remove(card)
    dice.shuffle(pool)
    for n in places:
        card = next(card for card in pool if card != BULLET or thrower(s, seat) >= 0)
        pool.remove(card)
        lay_card(s, n, card)
    for zone, known, size in ((HAND, known_hand, len(hand)), (SHUT, known_shut, len(shut))):
        new = known + [pool.pop() for _ in range(size - len(known))]
        join(s, zone, seat, new)
    join(s, DECK, seat, known_deck + pool)
    mix_bottom(s, seat, pool, dice)


def mix_bottom(s: State, seat: int, deck: list[int], dice: random.Random) -> None:
    """COUR-INFO-06: what lies under a deck, six bits a card."""
    number = -(-int(s.word[UNDER + seat]).bit_length() // 6)
    bottom = dice.sample(deck, number)
    s.word[UNDER + seat] = sum((card + 1) << 6 * n for n, card in enumerate(bottom))


def mix_partners(s: State, book: Notebook, owner: int, dice: random.Random) -> None:
    """BASE-TEAM-08: which card of a deck the partner took is unknown, even to its owner."""
    partner = owner ^ 1
    deck = split(s, DECK, owner)
    for _ in range(s.word[TOP + owner]):
        deck.remove(BULLET)
    away = split(s, OUT, owner)
    if s.over or not deck or not away:
        return
    gone, comes = dice.choice(away), dice.choice(deck)
    if gone != comes and replace(s, book, partner, flipped(gone), flipped(comes)):
        deck.remove(comes)
        join(s, DECK, owner, [*deck, gone] + [BULLET] * s.word[TOP + owner])
        away.remove(gone)
        join(s, OUT, owner, [*away, comes])


def flipped(card: int) -> int:
    """A card as the partner calls it."""
    return card if card == BULLET else card ^ OTHER


def replace(s: State, book: Notebook, seat: int, old: int, new: int) -> bool:
    """Put another card in place of one that a seat hides; False if that would be noticed."""
    for n in face_down(s, seat):
        if laid_card(s, n) == old and (new != BULLET or thrower(s, seat) >= 0):
            lay_card(s, n, new)
            return True
    known = {HAND: book.held[seat], SHUT: book.shut_held[seat], DECK: s.word[TOP + seat]}
    for zone, bullets in known.items():
        cards = split(s, zone, seat)
        if old in cards and not (old == BULLET and cards.count(BULLET) <= bullets):
            cards.remove(old)
            join(s, zone, seat, [*cards, new])
            return True
    return False


# --- What a seat gets -----------------------------------------------------------------------------


def sight(game: Game, observer: int | None) -> str:
    """The bytes that a seat may be sent: its view, its options, the open tasks."""
    s = game.state
    options = [] if observer is None else flow.options_of(s, observer)
    return json.dumps([game.view(observer), options, list(s.word[AGENDA : AGENDA + s.depth])])


def observers(game: Game) -> Iterator[int | None]:
    yield None
    yield from range(game.state.rules.n_seats)


def positions(shape: str, number: int) -> Iterator[Game]:
    for mix in printed_today(shape):
        yield from random_positions(mix, "leaks", number)
    for mix in changed_mixes(shape):
        yield from random_positions(mix, "leaks", number / 2)


@shapes
def test_a_view_shows_nothing_hidden(shape: str) -> None:
    """BASE-INFO-03, 04, 06, 09 to 11, 13 to 17, BASE-TEAM-08, 19, BASE-EXPERT-11, 12."""
    seen = changed = 0
    for game in positions(shape, times(3)):
        for observer in observers(game):
            dice = random.Random(f"{len(game.choices)} {observer}")
            other = permuted(game, observer, dice)
            assert sight(other, observer) == sight(game, observer)
            seen += 1
            changed += hidden_things(other) != hidden_things(game)
    assert changed > seen / 2


@shapes
def test_a_question_that_others_may_look_at_has_nothing_hidden_in_it(shape: str) -> None:
    """What a question is about, and its options, are the same whatever a spectator does not know;
    unless it is declared to be asked in secret."""
    for game in positions(shape, times(2)):
        other = permuted(game, None, random.Random(len(game.choices)))
        for decision in game.decisions:
            if decision.question not in private():
                found = other.decision(decision.seat)
                assert found is not None
                assert found.to_json() == decision.to_json()


@shapes
def test_an_observation_holds_nothing_hidden(shape: str) -> None:
    """What a bot gets is the same for every truth behind it, to the last word of its state."""
    for game in positions(shape, times(2)):
        for observer in range(game.state.rules.n_seats):
            dice = random.Random(f"{len(game.choices)} {observer}")
            truth = observed(game, observer)
            other = observed(permuted(game, observer, dice), observer)
            assert numbers(other._state) == numbers(truth._state)
            assert list(other._state.options) == list(truth._state.options)
            assert list(other._state.word[PILE:AGENDA]) == list(truth._state.word[PILE:AGENDA])
            assert json.dumps(other.to_json()) == json.dumps(truth.to_json())
            assert pages(other.notebook, observer) == pages(truth.notebook, observer)


PUBLIC_PAGES = (
    "held",
    "shut_held",
    "aged",
    "ceiling",
    "ceiling_other",
    "crossed",
    "fresh",
    "moved_lead",
)


def pages(book: Notebook, seat: int) -> list[Any]:
    """A notebook as plain data; the pages of other seats must be empty."""
    public = [list(getattr(book, name)) for name in PUBLIC_PAGES]
    lots = [[(lot.members, sorted(lot.faces)) for lot in lots] for lots in book.lots]
    assert not any(known for n, known in enumerate(book.known) if n // TOKENS != seat)
    assert not any(lot for n, lot in enumerate(lots) if n != seat)
    return [*public, list(book.known), lots]


@shapes
def test_events_tell_nothing_hidden(shape: str) -> None:
    """BASE-INFO-07, 11, 13, 15, 17: the same choice and chance look the same to a seat."""
    compared = 0
    for game in positions(shape, times(8)):
        dice = random.Random(len(game.choices))
        decision = dice.choice(game.decisions)
        for observer in observers(game):
            other = permuted(game, observer, dice, deep=False)
            asked = other.decision(decision.seat)
            if asked is None:
                continue
            texts = {option.text for option in asked.options}
            common = [option.text for option in decision.options if option.text in texts]
            if common:
                compared += same_events(game, other, observer, decision.seat, dice.choice(common))
    assert compared or EFFORT < 1  # with less, chance may leave nothing to compare


def same_events(game: Game, other: Game, observer: int | None, seat: int, text: str) -> int:
    """Play one choice in both games with the same chance; events seen alike are counted."""
    if game.state.asked != other.state.asked:
        return 0  # in one of them more seats have answered, which nobody is told
    is_melee = game.decisions[0].question == "melee"
    truth = game.clone()
    events = truth.play(seat, text)
    try:
        told = other.play(seat, text, truth.choices[-1].chance)
    except ScriptError:
        told = other.events[len(game.events) :]  # after a reveal chance is asked other things
    if game.state.asked and not (events and told):
        return 0  # in one of them the seat has more to choose, which nobody is told
    for n, (a, b) in enumerate(zip(events, told, strict=False)):
        seen, alike = a.seen_by(observer), b.seen_by(observer)
        if is_melee and seen["kind"] in ("played", "drew"):
            return n  # HORSE-MELEE-01: what the others have locked is shown
        if is_reveal(seen):
            if seen["kind"] not in OPENLY_REVEALED:
                assert public_part(seen) == public_part(alike)
            return n
        assert seen == alike
    if len(told) < len(events) and events[len(told)].kind in BY_ANOTHER_STACK:
        return len(told)
    assert len(events) == len(told)
    if not looks_at_a_document(truth, observer):
        assert truth.view(observer) == other.view(observer)
    return len(events)


def looks_at_a_document(game: Game, observer: int | None) -> bool:
    """COUR-LOOT-05: the seat that is asked whether to keep it sees whose it is."""
    return "document" in game.view(observer).get("decision", {}).get("about", {})


OPENLY_REVEALED = (
    "scored",
    "placed",
    "free_card",
    "bullets_discarded",
    "hand_kept",
    "resolving",
    "appeared",
    "boarded",
    "galloped",
    "cards_kept",
    "flask_spilt",
    "goal_drawn",
    "goal_shown",
    "goal_judged",
    "team_scored",
    "fetched",  # MARSHAL-DRAW-02: everybody sees whether it was in the deck or in the discard
    "bullet_removed",  # COUR-CAR-06: everybody sees whether it was in the deck
)
# What chance decides among Goals depends on those that only the Marshal has seen.
BY_ANOTHER_STACK = ("goal_drawn", "goal_shown")


def public_part(event: dict[str, Any]) -> dict[str, Any]:
    return {key: thing for key, thing in event.items() if key not in ("value", "drink", "cards")}


def is_reveal(event: dict[str, Any]) -> bool:
    """Something hidden is turned up before the observer's eyes, as it should be."""
    if event["kind"] == "resolving":
        return bool(event["was_hidden"])
    if event["kind"] == "borrowed":
        return "cards" in event
    return event["kind"] in OPENLY_REVEALED or "value" in event or is_tasted(event)


def is_tasted(event: dict[str, Any]) -> bool:
    """HORSE-WHISKEY-14: the one who takes or loses an untouched flask sees its content."""
    return event["kind"] != "drank" and "drink" in event


def hidden_things(game: Game) -> list[int]:
    """Cards, purse values, generator: what the permuter is there to change."""
    s = game.state
    return [*s.word[HAND:LABEL], *s.word[PILE : PILE + s.pile_size], *s.word[PAGES:]]


# --- The harness itself ---------------------------------------------------------------------------


@shapes
def test_the_permuter_makes_whole_games_that_differ(shape: str) -> None:
    """Its games have all their pieces and can be played to the end."""
    for mix in printed_today(shape):
        for game in random_positions(mix, "permuter", times(2)):
            dice = random.Random(len(game.choices))
            observer = dice.choice(list(observers(game)))
            other = permuted(game, observer, dice)
            assert numbers(other.state) != numbers(game.state)
            check_census(other.state)
            while not other.over:
                decision = other.decisions[0]
                other.play(decision.seat, dice.choice(decision.options))
            check_census(other.state)


LEAKS: dict[str, Callable[[State, int], object]] = {
    "the hand of the next seat": lambda s, seat: s.word[HAND + (seat + 1) % s.rules.n_seats],
    "the deck of the next seat": lambda s, seat: s.word[DECK + (seat + 1) % s.rules.n_seats],
    "the purses in the last car": lambda s, seat: [
        s.word[FACE + token] for token in members(s.word[GROUND + 2 * s.rules.last_car])
    ],
    "the generator": lambda s, seat: s.r0,
    "the sum of purses on sheets": lambda s, seat: [
        sum(s.word[FACE + token] for token in members(s.word[SHEET + figure]))
        for figure in range(s.rules.n_figures)
    ],
    "a locked answer": lambda s, seat: list(s.word[ANSWER : ANSWER + s.rules.n_seats]),
    "a card kept in secret": lambda s, seat: list(s.word[KEPT : KEPT + s.rules.n_seats]),
    "a card laid face down": lambda s, seat: list(s.word[PILE : PILE + s.pile_size]),
    "the face-down discard": lambda s, seat: list(s.word[SHUT : SHUT + s.rules.n_seats]),
    "the card that the partner took": lambda s, seat: s.word[OUT + seat],
    "where a traveller hides": lambda s, seat: list(s.word[PAGES:]),
    "what is in a flask": lambda s, seat: list(s.word[FACE + 32 : FACE + 38]),
    "what a Nugget is worth": lambda s, seat: list(s.word[FACE + 46 : FACE + 49]),
    "what is in the Luggage": lambda s, seat: list(s.word[FACE + 49 : FACE + 54]),
    "whose a Document is": lambda s, seat: list(s.word[FACE + 54 : FACE + 57]),
    "the card under a deck": lambda s, seat: list(s.word[UNDER : UNDER + s.rules.n_seats]),
}


@pytest.mark.parametrize("leak", some([*LEAKS], 6))
def test_the_harness_catches_a_view_that_leaks(leak: str) -> None:
    """A test that cannot fail is worthless: each of these leaks is found."""
    for shape in ("duel", "4-teams-expert", "3", "4-time", "3-horses", "4-trains"):
        for mix, n in itertools.product(printed_mixes(shape)[:1], range(8)):
            for game in random_games(mix, f"leaky {n}"):
                dice = random.Random(len(game.choices))
                if game.over:
                    break
                if LEAKS[leak](game.state, 0) != LEAKS[leak](permuted(game, 0, dice).state, 0):
                    return
    pytest.fail(f"nobody noticed {leak}")


@shapes
def test_a_spectator_sees_no_hand_and_no_value(shape: str) -> None:
    """BASE-INFO-03, 04, 09: until the game is over."""
    for mix in printed_today(shape):
        for game in random_positions(mix, "spectator", times(8)):
            view = game.view()
            assert not {"own", "mixed", "decision"} & view.keys()
            for bandit in view["bandits"].values():
                assert not {"purse_values", "known_purses"} & bandit.keys()
            for car in [*view["train"], *view.get("armored", [])]:
                for place in filter(None, (car["in"], car["roof"])):
                    if has_trains(game.state):  # COUR-INFO-03
                        assert isinstance(place["purses"], int)
                        assert not place["known"]
                    else:
                        assert all(purse.keys() == {"label"} for purse in place["purses"])
            for laid in view["pile"]:
                assert laid["hidden"] == ("card" not in laid)
            for event in game.events:
                assert not {"cards", "value"} & event.seen_by(None).keys()


@shapes
def test_everything_is_revealed_at_the_end(shape: str) -> None:
    """BASE-INFO-18."""
    for mix in printed_today(shape):
        *_, game = random_games(mix, "revealed")
        assert all("purse_values" in bandit for bandit in game.view()["bandits"].values())
