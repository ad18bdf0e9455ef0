"""A picture of the table: everything that a view tells, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Group
from rich.text import Text

from folsom.terminal import beside, palette
from folsom.terminal.box import Marks, View, boxes_of, turn_signs
from folsom.terminal.palette import ink, pad
from folsom.terminal.scores import scores
from folsom.terminal.train import Train
from folsom.texts import Texts
from folsom.texts import things as say
from folsom.texts.box import cases

PILE_LINES: Final = 3


def table(texts: Texts, view: View, width: int, marks: Marks | None = None) -> Group:
    """The whole table as the seat of the view sees it."""
    return Group(*lines(texts, view, width, marks))


def lines(texts: Texts, view: View, width: int, marks: Marks | None = None) -> list[Text]:
    found = [
        *header(texts, view, width),
        *_trains(texts, view, width, marks or marks_of(view)),
        *beside.lines(texts, view, width, marks or marks_of(view)),
        Text(),
        *scores(texts, view, width),
        *pile(texts, view, width),
        *hand(texts, view, width),
    ]
    for line in found:
        line.no_wrap = True
        line.truncate(width, overflow="ellipsis")
    return found


def _trains(texts: Texts, view: View, width: int, marks: Marks) -> list[Text]:
    for box in boxes_of(view):
        if lines := box.train(texts, view, width, marks):
            return lines
    return Train(texts, view, width, marks).lines()


def marks_of(view: View) -> dict[str, int]:
    """Where the options of the present question point on the train."""
    marks: dict[str, int] = {}
    for number, option in enumerate(view.get("decision", {}).get("options", ()), 1):
        points = option["points_at"]
        if "position" in points:
            marks[points["position"]] = number
        elif "figure" in points:
            marks[points["figure"]] = number
    return marks


# Header


def header(texts: Texts, view: View, width: int) -> list[Text]:
    title = ink(f" {texts('title')} ", f"bold {palette.INK} on {palette.BRASS}")
    if view["round"]:
        title.append(f"  {texts('round-of', round=view['round'])}", "bold")
    title.append("  " + texts("phase-" + view["phase"]), palette.CURRENT)
    leader = say.figure(texts, view["first"]) if view["first"] else "…"
    first = texts("first-player", seat=leader)
    supply = texts("neutral-left", number=view["neutral"])
    right = palette.paint(texts, f"{first}  ·  {supply}", view["bandits"], palette.QUIET)
    if title.cell_len + right.cell_len + 2 > width:
        right = palette.paint(texts, first, view["bandits"], palette.QUIET)
    lines = [title + pad(right, max(0, width - title.cell_len), "right")]
    if view["round_card"]:
        lines += _round_card(texts, view, width)
    return lines


def _round_card(texts: Texts, view: View, width: int) -> list[Text]:
    name = ink(f"{say.round_card(texts, view['round_card'])}  ", "bold")
    turns = [_turn(texts, view, n, full=True) for n in range(len(view["turns"]))]
    line = name + Text(" ").join(turns)
    if line.cell_len > width:
        turns = [_turn(texts, view, n, full=False) for n in range(len(view["turns"]))]
        line = name + Text(" ").join(turns)
    return [line, _event(texts, view)]


def _turn(texts: Texts, view: View, n: int, full: bool) -> Text:
    turn = view["turns"][n]
    word = texts(f"turn-{turn}") if full else texts(f"turn-{turn}")[:5]
    label = f" {turn_signs().get(turn, '?')} {word} "
    planning = view["phase"] in ("round_start", "schemin")
    if planning and n == view["turn"]:
        return ink(label, f"bold {palette.INK} on #ffd56b")
    past = not planning or n < view["turn"]
    style = f"{palette.QUIET} on #2b1931" if past else f"{palette.PAPER} on {palette.AUBERGINE}"
    return ink(label, style)


def _event(texts: Texts, view: View) -> Text:
    event = view["event"]
    if not event:
        return ink(f"→ {texts('no-event')}", palette.QUIET)
    words = say.happening(texts, event, cases(view))
    text = ink(f"→ {texts('event-of-round', **words)}", palette.QUIET)
    text.highlight_words([words["event"]], palette.BRASS)
    return text


# The common pile and the own hand


def pile(texts: Texts, view: View, width: int) -> list[Text]:
    """Small cards in the order of laying; done ones dim, the present one bright."""
    entries = view["pile"]
    if not entries:
        return _flow(texts("pile"), [ink(texts("pile-empty"), palette.QUIET)], width)
    done = sum(entry["resolved"] for entry in entries)
    chips = [_chip(texts, view, entry, current=n == done - 1) for n, entry in enumerate(entries)]
    for dropped in range(max(1, done)):
        shown = [ink(texts("pile-more", number=dropped), palette.QUIET)] if dropped else []
        lines = _flow(texts("pile"), shown + chips[dropped:], width)
        if len(lines) <= PILE_LINES:
            break
    return lines


def _chip(texts: Texts, view: View, entry: Mapping[str, Any], current: bool) -> Text:
    """Who has no seat lays cards for others."""
    owner = entry.get("bandit", entry["seat"])
    face = say.card(texts, entry["card"], short=True) if "card" in entry else "▒▒▒"
    if entry["seat"] not in view["seats"] and owner != entry["seat"]:
        owner, face = entry["seat"], f"{face} {palette.letter(owner)}"
    if entry["hidden"] and "card" in entry:
        face = f"({face})"
    chip = palette.letter_badge(owner, "")
    if current:
        return chip + ink(f" {face} ", f"bold {palette.INK} on #ffd56b")
    if entry["resolved"]:
        return ink(f"{palette.letter(owner)} {face} ", palette.QUIET)
    return chip + ink(f" {face} ", f"{palette.PAPER} on {palette.AUBERGINE}")


def hand(texts: Texts, view: View, width: int) -> list[Text]:
    """The own hand, if the view is that of a seat."""
    if "own" not in view or view["over"]:
        return []
    own = view["own"]
    if view["phase"] == "stealin" and not own["hand"] and not own["kept"]:
        return []
    chips = _cards(texts, own["hand"]) or [ink(texts("hand-empty"), palette.QUIET)]
    if own["kept"]:
        chips.append(ink(f"{texts('kept')}:", palette.QUIET))
        chips.extend(_cards(texts, own["kept"]))
    return _flow(texts("hand"), chips, width)


def _cards(texts: Texts, names: Iterable[str]) -> list[Text]:
    chips = []
    for name, number in Counter(names).items():
        bandit, _, kind = name.rpartition(":")
        style = f"{palette.INK} on {palette.PAPER}"
        if kind == "bullet":
            style = f"{palette.PAPER} on #5a3a36"
        face = say.times(texts, say.card(texts, kind), number)
        chip = ink(f" {face} ", style)
        chips.append(palette.letter_badge(bandit, "") + chip if bandit else chip)
    return chips


def _flow(label: str, chips: Iterable[Text], width: int) -> list[Text]:
    """Chips in lines, the label before the first one."""
    lines = [ink(label, f"bold {palette.BRASS}")]
    for chip in chips:
        if lines[-1].cell_len > len(label) and lines[-1].cell_len + 1 + chip.cell_len > width:
            lines.append(Text(" " * len(label)))
        lines[-1].append(" ").append_text(chip)
    return lines
