"""Expectation: what a scenario says of the outcome, compared with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from folsom.boxes.base.game.position import OWN_CARD
from folsom.boxes.base.rules import scoring, tasks
from folsom.boxes.base.rules.planning import number_of_turns
from folsom.engine.agenda import kind_of
from folsom.engine.cards import deck_size, discard_size, hand_size
from folsom.engine.state import (
    AGENDA,
    AT,
    CASH,
    CYLINDER,
    DECK,
    DISCARD,
    GROUND,
    HAND,
    KEPT,
    MARSHAL,
    NOBODY,
    PILE,
    RECEIVED,
    SHEET,
    SHUT,
    STEALIN,
    State,
    entry_figure,
    entry_hidden,
    entry_kind,
    entry_seat,
    received_from,
    received_in_all,
)
from folsom.game import shelf
from folsom.game.asked import Among, OneOf, asked
from folsom.game.box_scenario import Finding, Findings, each, fields, kinds_of
from folsom.game.config import Config
from folsom.game.effects import EFFECT, effects
from folsom.game.game import Game
from folsom.game.kinds import (
    AnyNumber,
    Counts,
    CountsOfSome,
    Either,
    Fields,
    Including,
    Kind,
    Word,
    differences,
    words_out_of,
)
from folsom.game.notation import PLURALS, TOKEN_KINDS, TURN_TYPES, Words, card_name
from folsom.game.pieces import Pieces, card_names, place_number
from folsom.game.pieces import kinds_of as kinds_of_loot
from folsom.game.reading import Section
from folsom.game.view import PHASES

TELLS_OF_THE_PILE: Final = ("next", "effect", "pile", "pile_left", "pile_size", "pile_hidden")


def kind_of_expectation(config: Config) -> Kind:
    """What an expectation of this game may say."""
    pieces = Pieces(Words(config), shelf.played(config))
    of_bandit = fields(
        kinds_of(_bandit_findings(config)),
        pieces,
        shelf.keys_of_others(config, lambda box: box.bandit_findings),
    )
    bandits = Fields(dict.fromkeys(config.bandits, of_bandit))
    return fields(
        {**kinds_of(_findings(config)), "bandits": lambda _: bandits},
        pieces,
        shelf.keys_of_others(config, lambda box: box.findings),
    )


def _findings(config: Config) -> Findings:
    return shelf.with_boxes(config, FINDINGS, lambda box: box.findings)


def _bandit_findings(config: Config) -> Findings:
    return shelf.with_boxes(config, BANDIT_FINDINGS, lambda box: box.bandit_findings)


class Expectation:
    """The ``[expect]`` table of a scenario."""

    def __init__(self, table: Section, config: Config, position: Section) -> None:
        self._table = table
        self._config = config
        self._kind = kind_of_expectation(config)
        self._position = position

    def differences(self, game: Game) -> list[str]:
        """One line for everything that is not as expected; none if all holds."""
        findings = _findings(self._config)
        of_bandits = _bandit_findings(self._config)

        def found(key: str) -> Any:
            return of_bandit if key == "bandits" else findings[key].find(game)

        def of_bandit(name: str) -> Callable[[str], Any]:
            figure = game.words.figure_number(name)
            return lambda field: of_bandits[field].find(game, figure)

        wanted = {key: self._table.raw(key) for key in self._table}
        return list(differences(self._kind, wanted, found))

    def remarks(self, game: Game) -> list[str]:
        """What somebody may have overlooked, though all holds."""
        return [*self._of_the_round_card(), *([] if game.over else self._of_the_pile(game))]

    def _of_the_round_card(self) -> list[str]:
        card = self._position.text("round_card", "")
        if not card or card in {printed.id for printed in self._config.round_cards}:
            return []
        return [f"{card!r} is no Round card of this game: its turns are played, without an event"]

    def _of_the_pile(self, game: Game) -> list[str]:
        """Cards that nobody has come to, though nothing says so."""
        s = game.state
        left = s.pile_size - s.next
        if self._is_silent(s) or not (left or _a_card_waits(s)):
            return []
        what = f"{left} of {s.pile_size} cards of the pile are" if left else "the last card is"
        return [f"{what} not resolved: {_waiting(game)}; write this play, or say it with next"]

    def _is_silent(self, s: State) -> bool:
        """Is the pile none of the scenario's concern, or has it been told?"""
        told = any(key in self._table for key in TELLS_OF_THE_PILE)
        return not self._position.texts("pile") or told or s.phase != STEALIN


def _waiting(game: Game) -> str:
    return " and ".join(
        f"{decision.name} must decide ({', '.join(option.text for option in decision.options)})"
        for decision in game.decisions
    )


# Pile


def _pile(game: Game) -> list[str]:
    return [_entry(game, n) for n in range(game.state.pile_size)]


def _entry(game: Game, n: int) -> str:
    s, words = game.state, game.words
    entry = s.word[PILE + n]
    figure = entry_figure(entry)
    if entry_seat(entry) == NOBODY:
        boxes = shelf.played(words.config)
        return next(filter(None, (box.write_laid(words, entry) for box in boxes)))
    word = f"{words.figure(figure)} {card_name(entry_kind(entry))}"
    if s.rules.seat_of[figure] != entry_seat(entry):
        word += f" by {words.seats[entry_seat(entry)]}"
    return f"{word} hidden" if entry_hidden(entry) and n >= s.next else word


def _hidden(game: Game) -> int:
    s = game.state
    return sum(entry_hidden(s.word[PILE + n]) for n in range(s.next, s.pile_size))


def _a_card_waits(s: State) -> bool:
    """Is a card begun, and not resolved yet?"""
    return s.next > 0 and any(kind_of(s.word[AGENDA + n]) == tasks.RESOLVE for n in range(s.depth))


# Round


def _round_card(game: Game) -> str:
    return game.view()["round_card"] or ""


def _first(game: Game) -> str:
    first = game.state.first
    return "" if first == NOBODY else game.words.seat(first)


def _turns(game: Game) -> list[str]:
    turns: list[str] = game.view()["turns"]
    return turns[: number_of_turns(game.state)]


class HowMany(AnyNumber):
    """The length of what is found."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return bool(wanted == len(found))


# Seats and teams


def _zone(*zones: int) -> Callable[[Game, str], list[str]]:
    def cards(game: Game, name: str) -> list[str]:
        seat = game.words.seat_number(name)
        return [card for zone in zones for card in game.words.zone_of(game.state, zone, seat)]

    return cards


def _number(count: Callable[[State, int], int]) -> Callable[[Game, str], int]:
    return lambda game, name: int(count(game.state, game.words.seat_number(name)))


def _left(game: Game, name: str) -> dict[str, int]:
    return dict(Counter(_zone(HAND, KEPT, DECK, DISCARD, SHUT)(game, name)))


def _money(game: Game, seat: int) -> int:
    return int(scoring.side_money(game.state, game.state.rules.side_of[seat]))


def _team_money(game: Game, team: str) -> int:
    return _money(game, game.words.seat_of_team(team))


def _seats_of(pieces: Pieces) -> Sequence[str]:
    return pieces.words.seats


def _of_cards(pieces: Pieces) -> Kind:
    names = [f"{bandit}:{card}" for bandit in pieces.words.bandits for card in card_names()]
    return CountsOfSome("card", [*card_names(), *names])


def _including(pieces: Pieces) -> Kind:
    return Including(pieces.cards())


def _winners(game: Game) -> list[str]:
    return list(game.result["winners"]) if game.result else []


def _winning_teams(game: Game) -> list[list[str]]:
    """Each team that has won, by all its names."""
    side_of = game.state.rules.side_of
    won = {side_of[game.words.seat_number(name)] for name in _winners(game)}
    return [
        [name for name in game.words.team_names if side_of[game.words.seat_of_team(name)] == side]
        for side in sorted(won)
    ]


class Team(Word):
    """A team by its colour or by a seat; ``""`` while nobody has won."""

    def agrees(self, wanted: Any, found: Any) -> bool:
        return (len(found) == 1 and wanted in found[0]) if wanted else not found


# Loot


def _loot(game: Game, place: str) -> list[str]:
    found: list[str] = game.words.loot(game.state, game.state.word[GROUND + place_number(place)])
    return found


def _loot_counts(game: Game, place: str) -> dict[str, int]:
    return dict(kinds_of_loot(_loot(game, place)))


def _of_tokens(pieces: Pieces) -> Kind:
    return Counts("loot", [kind for kind, _ in pieces.tokens])


def _places_of(pieces: Pieces) -> Sequence[str]:
    return pieces.places


def _any_number(_: Pieces) -> Kind:
    return AnyNumber()


FINDINGS: Final[Findings] = {
    "round": Finding(_any_number, lambda game: int(game.state.round)),
    "phase": Finding(lambda _: Word("phase", PHASES), lambda game: PHASES[game.state.phase]),
    "turn": Finding(_any_number, lambda game: int(game.state.turn)),
    "turns": Finding(
        lambda _: Either(HowMany(), words_out_of("turn type", TURN_TYPES, ordered=True)), _turns
    ),
    "attack_plans": Finding(_any_number, lambda game: game.view().get("attack_plans", 0)),
    "first": Finding(Pieces.seat_or_nobody, _first),
    "first_in": Finding(lambda pieces: Either(pieces.seat(), OneOf(pieces.seats())), _first),
    "marshal": Finding(
        Pieces.place, lambda game: game.words.position(game.state.word[AT + MARSHAL])
    ),
    "neutral": Finding(_any_number, lambda game: int(game.state.neutral)),
    "pile": Finding(Pieces.pile, _pile),
    "pile_size": Finding(_any_number, lambda game: int(game.state.pile_size)),
    "pile_left": Finding(_any_number, lambda game: int(game.state.pile_size - game.state.next)),
    "pile_hidden": Finding(_any_number, _hidden),
    "next": Finding(
        lambda pieces: Either(Among("seat", pieces.words.seats, ("",)), pieces.seats()), asked
    ),
    "effect": Finding(
        lambda _: EFFECT, lambda game: effects(game.events, _a_card_waits(game.state))
    ),
    "winners": Finding(Pieces.seats, _winners),
    "winning_team": Finding(
        lambda pieces: Team("team", pieces.words.team_names, ("",)), _winning_teams
    ),
    "round_card": Finding(
        lambda pieces: Word(
            "Round card", [*(card.id for card in pieces.words.config.round_cards), OWN_CARD], ("",)
        ),
        _round_card,
    ),
    "loot": each(_places_of, Pieces.loot, _loot),
    "loot_counts": each(_places_of, _of_tokens, _loot_counts),
    "hand_size": each(_seats_of, _any_number, _number(hand_size)),
    "deck_size": each(_seats_of, _any_number, _number(deck_size)),
    "discard_size": each(_seats_of, _any_number, _number(discard_size)),
    "hands": each(_seats_of, Pieces.cards, _zone(HAND)),
    "decks": each(_seats_of, Pieces.cards, _zone(DECK)),
    "discards": each(_seats_of, Pieces.cards, _zone(DISCARD, SHUT)),
    "kept": each(_seats_of, Pieces.cards, _zone(KEPT)),
    "hands_include": each(_seats_of, _including, _zone(HAND)),
    "decks_include": each(_seats_of, _including, _zone(DECK)),
    "discards_include": each(_seats_of, _including, _zone(DISCARD, SHUT)),
    "cards_left": each(_seats_of, _of_cards, _left),
    "score": each(_seats_of, _any_number, _team_money),
    "team_score": each(lambda pieces: pieces.words.team_names, _any_number, _team_money),
}


# Bandits


def _field(base: int) -> Callable[[Game, int], int]:
    return lambda game, figure: int(game.state.word[base + figure])


def _received_from(game: Game, figure: int) -> dict[str, int]:
    received = game.state.word[RECEIVED + figure]
    return {name: int(received_from(received, n)) for n, name in game.words.shooters}


def _carried(game: Game, figure: int) -> list[str]:
    found: list[str] = game.words.loot(game.state, game.state.word[SHEET + figure])
    return found


def _number_of(kind: str) -> Finding:
    return Finding(_any_number, lambda game, figure: kinds_of_loot(_carried(game, figure))[kind])


def _shooters(pieces: Pieces) -> Kind:
    return Counts("bandit", [name for _, name in pieces.words.shooters])


BANDIT_FINDINGS: Final[Mapping[str, Finding]] = {
    "at": Finding(
        Pieces.place, lambda game, figure: game.words.position(game.state.word[AT + figure])
    ),
    "bullets": Finding(_any_number, _field(CYLINDER)),
    "cash": Finding(_any_number, _field(CASH)),
    "received": Finding(
        _any_number, lambda game, figure: int(received_in_all(game.state.word[RECEIVED + figure]))
    ),
    "received_from": Finding(_shooters, _received_from),
    "loot": Finding(Pieces.loot, _carried),
    **{plural: _number_of(kind) for plural, kind in zip(PLURALS, TOKEN_KINDS, strict=True)},
}
