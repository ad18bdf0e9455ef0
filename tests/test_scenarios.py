"""The scenario runner: what it says to those who write scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from folsom.cli.main import app
from folsom.game.errors import ScenarioError
from folsom.game.scenario import SAYS_NOTHING, Scenario

FOUR = '[game]\nseats = ["doc", "ghost", "tuco", "django"]\n'
SHOT = """[position]
pile = ["doc fire"]
bandits.doc = { at = "2.in" }
bandits.ghost = { at = "3.in" }
bandits.tuco = { at = "1.in" }
bandits.django = { at = "4.roof" }
"""
SHOOT = '[[play]]\nseat = "doc"\nchoose = "target ghost"\n'
HORSES = '[game]\nmodules = ["horses_stagecoach"]\nseats = ["doc", "ghost", "tuco", "django"]\n'
LAW = '[game]\nmodules = ["marshal_prisoners"]\nseats = ["marshal", "doc", "ghost", "tuco"]\n'
TRAINS = '[game]\nmodules = ["couriers_armored_train"]\nseats = ["doc", "ghost", "belle", "mei"]\n'
SUPER = '[game]\ngame = "super"\nseats = ["belle", "mei", "tuco"]\n'


def run(*parts: str) -> list[str]:
    return Scenario.from_text("\n".join(parts)).run()


def refused(*parts: str) -> list[str]:
    """What is wrong with it, line by line."""
    with pytest.raises(ScenarioError) as error:
        run(*parts)
    return str(error.value).splitlines()


# What is written


def test_all_unknown_keys_are_named_at_once() -> None:
    lines = refused(
        'tilte = "x"',
        FOUR,
        '[position]\nroundcard = "x"\nbandits.doc = { bulets = 3 }',
        SHOOT,
        "opitons = []",
        "[expect]\npile_hiden = 1",
    )
    near = ["'title'", "'round_card'", "'bullets'", "'options'", "'pile_hidden'"]
    assert [f"did you mean {word}" in line for word, line in zip(near, lines, strict=True)] == (
        [True] * 5
    )
    where = ["a scenario", "position", "position.bandits.doc", "play 1", "expect"]
    assert [line.partition(" has no ")[0] for line in lines] == where


@pytest.mark.parametrize(
    ("written", "key", "meant"),
    [
        ('effect = "viod"', "expect.effect", "'void'"),
        ('winners = ["dco"]', "expect.winners", "'doc'"),
        ('bandits.doc.loot = ["jewle"]', "expect.bandits.doc.loot", "'jewel'"),
        ('bandits.doc.at = "2.rof"', "expect.bandits.doc.at", "'2.roof'"),
        ('pile = ["doc fier"]', "expect.pile", "'fire'"),
        ('hands.doc = ["mvoe"]', "expect.hands.doc", "'move'"),
        ('phase = "stealing"', "expect.phase", "'stealin'"),
        ('next = ["doc", "goast"]', "expect.next", "'ghost'"),
        ('loot_counts."3.in" = { purses = 1 }', 'expect.loot_counts."3.in"', "'purse'"),
        ('turns = ["tunel"]', "expect.turns", "'tunnel'"),
    ],
)
def test_a_misspelt_word_is_no_difference_of_rules(written: str, key: str, meant: str) -> None:
    (line,) = refused(FOUR, SHOT, "[expect]", written)
    assert line.startswith(f"{key}: ")
    assert f"did you mean {meant}?" in line


def test_a_purse_that_does_not_exist_is_refused_with_those_that_do() -> None:
    (line,) = refused(FOUR, "[position]\nturn = 0\nbandits.doc.loot = ['purse 25']")
    assert "'purse 25' (did you mean 'purse 250'?)" in line
    assert "purse 500" in line


def test_a_word_where_a_list_belongs_is_refused() -> None:
    assert refused(FOUR, SHOT, '[expect]\nwinners = "doc"') == [
        "expect.winners is a list of texts, not 'doc': write ['doc']."
    ]


def test_what_only_another_box_knows_names_the_box() -> None:
    (line,) = refused(FOUR, "[position]\nhorses = [1]\n[expect]\nround = 1")
    assert line.startswith("position.horses: it comes with 'horses_stagecoach'")


@pytest.mark.parametrize("turns", ["", '\nturns = ["standard"]'])
def test_an_unknown_round_card_is_refused_with_turns_and_without(turns: str) -> None:
    (line,) = refused(FOUR, f'[position]\nround_card = "base_24_brakin"{turns}')
    assert "did you mean 'base_24_braking'?" in line


def test_a_card_of_another_game_lends_its_turns_and_that_is_said() -> None:
    for card in ("base_56_braking", "my own"):
        text = f'{FOUR}[position]\nround_card = "{card}"\nturns = ["tunnel"]\n[expect]\nturns = 1'
        report = Scenario.from_text(text).report()
        assert report.differences == []
        assert report.remarks == [
            f"{card!r} is no Round card of this game: its turns are played, without an event"
        ]


def test_errors_of_a_position_name_the_key() -> None:
    (line,) = refused(FOUR, "[position]\npile = ['doc punch', 'doc punch']\n[expect]\nround = 1")
    assert line == "position.pile: all cards 'doc punch' are used already."
    loot = "bandits.doc.loot = ['purse 500', 'purse 500', 'purse 500']"
    (line,) = refused(FOUR, f"[position]\nturn = 0\n{loot}\n[expect]\nround = 1")
    assert line == "position.bandits.doc.loot: no 'purse 500' is left in the box."


def test_errors_of_a_play_name_its_number() -> None:
    (line,) = refused(FOUR, SHOT, SHOOT, SHOOT.replace('"doc"', '"dco"'))
    assert line.startswith("play 2.seat: there is no seat 'dco' (did you mean 'doc'?)")


def test_attack_plans_need_no_turns() -> None:
    position = "[position]\nturn = 1\nattack_plans = 2"
    assert run(HORSES, position, "[expect]\nattack_plans = 2") == []


# What is played


def test_a_forced_play_that_nobody_asks_for_says_why() -> None:
    position = SHOT.replace('ghost = { at = "3.in" }', 'ghost = { at = "4.in" }')
    forced = 'forced = true\n[expect]\npile = ["doc fire"]'
    (line,) = run(FOUR, position.replace('"1.in"', '"4.in"'), SHOOT, forced)
    assert "nothing asks doc: what is no choice happens by itself" in line


def test_a_play_that_comes_too_late_says_what_was_chosen_without_a_word() -> None:
    position = '[position]\nturns = ["standard"]\nhands.doc = []'
    play = '[[play]]\nseat = "doc"\nchoose = "play fire"'
    assert run(FOUR, position, play) == [
        "play 1: ghost must decide, not doc; doc had one option and took it: draw"
    ]


def test_a_note_is_told_when_it_does_not_hold() -> None:
    why = 'why = "the nearest one is hit"'
    lines = run(FOUR, SHOT, SHOOT.replace("ghost", "django"), why)
    assert lines[0].startswith("play 1: doc cannot choose 'target django'")
    assert lines[1:] == ["why: the nearest one is hit"]
    wrong = "[expect]\nbandits.ghost.received = 2"
    assert run('note = "n"', FOUR, SHOT, SHOOT, wrong)[1:] == ["why: n"]


def remarks(*parts: str) -> list[str]:
    """What is said of a scenario that holds."""
    report = Scenario.from_text("\n".join(parts)).report()
    assert report.differences == []
    return report.remarks


def test_that_nothing_is_expected_is_mentioned() -> None:
    assert remarks(FOUR, SHOT, SHOOT) == [SAYS_NOTHING]
    assert remarks(FOUR, SHOT, SHOOT, 'includes = ["target tuco"]') == []


def test_cards_that_are_never_reached_are_mentioned() -> None:
    two = SHOT.replace('["doc fire"]', '["doc fire", "tuco move", "ghost move"]')
    (line,) = remarks(FOUR, two, "[expect]\nbandits.ghost.received = 0")
    assert line.startswith("2 of 3 cards of the pile are not resolved: doc must decide (target")
    assert remarks(FOUR, two, '[expect]\nnext = "doc"') == []


def test_a_last_card_that_waits_is_mentioned() -> None:
    (line,) = remarks(FOUR, SHOT, "[expect]\nbandits.ghost.received = 0")
    assert line.startswith("the last card is not resolved: doc must decide (target")
    assert remarks(FOUR, SHOT, '[expect]\nnext = "doc"') == []


# What is compared


def test_a_void_card_is_seen_before_a_card_that_waits() -> None:
    void = SHOT.replace('["doc fire"]', '["doc robbery", "doc fire"]') + 'loot."2.in" = []\n'
    assert run(FOUR, void, '[expect]\neffect = "void"') == []
    assert run(FOUR, void, '[expect]\neffect = "some"') == []  # of the card that waits
    assert run(FOUR, void, '[expect]\neffect = { 1 = "void" }') == []
    assert run(FOUR, void, '[expect]\neffect = { 1 = "some" }') == [
        "effect: {'1': 'some'} expected, {'1': 'void'} found"
    ]
    assert run(FOUR, SHOT, '[expect]\neffect = "void"') == ["effect: 'void' expected, 'some' found"]


def test_next_is_one_of_those_who_are_asked_or_all_of_them() -> None:
    position = "[position]\nwagons_count = 3\n[expect]\nnext = "
    assert run(SUPER, position + '"mei"') == []
    assert run(SUPER, position + '["tuco", "belle", "mei"]') == []
    assert run(SUPER, position + '["belle", "mei"]') == [
        "next: ['belle', 'mei'] expected, ['belle', 'mei', 'tuco'] found"
    ]
    assert run(FOUR, SHOT, '[expect]\nnext = ["ghost"]') == [
        "next: ['ghost'] expected, ['doc'] found"
    ]


def test_the_order_of_horses_says_nothing() -> None:
    position = "[position]\nhorses = [4, 2, 4]\n[expect]\nhorses = "
    assert run(HORSES, position + "[4, 4, 2]") == []
    assert run(HORSES, position + "[4, 2, 2]") != []


def test_loot_of_the_marshal_is_found_as_it_was_written() -> None:
    both = '[game]\nmodules = ["marshal_prisoners", "horses_stagecoach"]\n'
    both += 'seats = ["marshal", "doc", "ghost", "tuco"]\n'
    position = '[position]\nlaw.loot = ["whiskey old"]\n[expect]\nlaw.loot = '
    assert run(both, position + '["whiskey old"]') == []
    assert run(both, position + '["whiskey"]') == []
    assert run(both, position + '["whiskey classic"]') != []


def test_off_is_a_place_like_others() -> None:
    position = '[position]\nbandits.doc.at = "off"\n[expect]\nlaw.fallen = ["doc"]\n'
    for off in ("off", ""):
        assert run(LAW, position, f'bandits.doc.at = "{off}"') == []
    assert refused(FOUR, "[position]\nbandits.doc.at = 'off'\n[expect]\nround = 1") == [
        "position.bandits.doc.at: nobody leaves this train for good."
    ]


def test_neutral_bullets_of_the_marshal_are_told_and_found() -> None:
    position = "[position]\nlaw.received_from = { doc = 1, neutral = 2 }\n[expect]\n"
    assert run(LAW, position, "law.received_from = { doc = 1, neutral = 2 }") == []
    assert run(LAW, position, "law.received_from = { doc = 1 }\nlaw.received = 3") == []
    assert run(LAW, position, "law.received_from = { doc = 1, neutral = 1 }") != []


def test_a_team_is_its_colour_or_any_seat_in_it() -> None:
    position = "[position]\ngang = { doc = 2, blue = 1 }\n[expect]\n"
    for team in ("red", "doc", "belle"):
        assert run(TRAINS, position, f"gang = {{ {team} = 2, ghost = 1 }}") == []
        assert run(TRAINS, position, f"team_score.{team} = 1") != []
    score = run(TRAINS, position, "team_score.red = 1") + run(
        TRAINS, position, "team_score.doc = 1"
    )
    assert len({line.partition(": ")[2] for line in score}) == 1


def test_the_winning_team_has_a_name() -> None:
    position = '[position]\nround = 5\nphase = "stealin"\npile = []\n'
    position += 'round_card = "ca_cavalry_normal_plain"\ntrack = 0\n'
    position += 'bandits.ghost.loot = ["secret_document blue", "bag 700"]\n[expect]\n'
    for team in ("blue", "ghost", "mei"):
        assert run(TRAINS, position, f'winning_team = "{team}"') == []
    assert run(TRAINS, position, 'winning_team = "red"') != []
    assert run(TRAINS, '[position]\nturn = 0\n[expect]\nwinning_team = ""') == []


def test_cards_that_are_left_are_counted_by_kind() -> None:
    position = '[position]\npile = ["ghost fire", "doc move"]\n[expect]\nnext = "ghost"\n'
    assert run(FOUR, position, "cards_left.ghost = { fire = 1, move = 2 }") == []
    assert run(FOUR, position, "cards_left.ghost = { fire = 2 }") != []
    assert run(FOUR, position, 'decks_include.doc = ["fire"]') == []
    assert run(FOUR, position, 'decks_include.doc = ["bullet"]') != []


def test_the_pile_has_a_length() -> None:
    two = SHOT.replace('["doc fire"]', '["doc fire", "tuco move hidden"]')
    assert run(FOUR, two, "[expect]\npile_size = 2\npile_left = 1\npile_hidden = 1") == []
    assert len(run(FOUR, two, "[expect]\npile_size = 1\npile_left = 2\npile_hidden = 0")) == 3


def test_turns_are_told_by_their_icons_or_their_number() -> None:
    position = '[position]\nturns = ["standard", "tunnel"]\n[expect]\nturns = '
    assert run(FOUR, position + "2") == []
    assert run(FOUR, position + '["standard", "tunnel"]') == []
    assert run(FOUR, position + '["tunnel", "standard"]') != []


def test_what_the_colts_will_do_can_be_said() -> None:
    position = "[position]\nlaw.colts = [1, 0]\n[expect]\nlaw.colt_effects = "
    assert run(LAW, position + '["golden", ""]') == []
    assert run(LAW, position + '["", "golden"]') != []


def test_goals_drawn_are_counted() -> None:
    position = '[position]\nlaw.goals = ["mailbag"]\nlaw.goals_drawn = 3\n[expect]\n'
    assert run(LAW, position + "law.goals_drawn = 3") == []
    assert run(LAW, "[position]\nround = 2\n[expect]\nlaw.goals_drawn = 2") == []


def test_wagons_of_super_express_are_found_as_they_are_written() -> None:
    position = "[position]\nwagons = [345, 301]\n[expect]\nwagons_count = 2\nwagons = "
    assert run(SUPER, position + "[345, 301]") == []
    assert run(SUPER, position + "[301, 345]") != []


# The command


def test_each_outcome_has_a_label_and_a_code(tmp_path: Path) -> None:
    texts = {
        "holds": "[expect]\nbandits.ghost.received = 1",
        "differs": "[expect]\nbandits.ghost.received = 2",
        "cannot be run": "[expect]\nbandits.gohst.received = 1",
    }
    for code, (label, expected) in enumerate(texts.items()):
        path = tmp_path / f"{code}.toml"
        path.write_text(f'title = "A [shot]"\n{FOUR}{SHOT}{SHOOT}{expected}', encoding="utf-8")
        done = CliRunner().invoke(app, ["scenario", str(path)])
        assert done.stdout.startswith(f"{label}  {path}")
        assert done.exit_code == code
    done = CliRunner().invoke(app, ["scenario", str(tmp_path)])
    assert done.exit_code == 2
    assert "A [shot]" in done.stdout
    assert done.stdout.endswith("1 of 3 scenarios hold.\n")
