from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from mautoma.games.mombasa.automa.marker_actions import buy
from mautoma.games.mombasa.automa.slot_actions import books, diamonds, explore, take_card, track
from mautoma.games.mombasa.edition import Card, Half, TrackPriority, house
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable, Table
from tests.games.mombasa.builder import (
    NOTHING_PASSED,
    PASSES_NOTHING,
    asked,
    card,
    half,
    in_full,
    position,
    scripted,
    with_steps,
    with_values,
)

Action: TypeAlias = Callable[[Mombasa, Table, Half, Card], bool]


def do_track(game: Mombasa, steps: int, *answers: tuple[str, Json], by: str = "richest") -> ScriptedTable:
    table = scripted(game, *answers)
    priority = TrackPriority(by, steps)  # type: ignore[arg-type]
    track(game, table, half(track=priority), card())
    assert not table.answers
    return table


def richest_cairo(**automa: int) -> Mombasa:
    return with_values(with_steps(position(), None, automa), cairo=9)


@pytest.mark.rule("MOM-N2")
def test_company_and_steps_by_the_priority() -> None:
    game = richest_cairo(cairo=2)
    table = do_track(game, 3, PASSES_NOTHING)
    told = table.told("track")[0].data
    assert (told["company"], told["steps"], told["start"]) == ("cairo", 3, 2)
    assert game.automa.steps["cairo"] == 5


@pytest.mark.rule("MOM-N2")
def test_it_takes_printed_coins_and_one_off_rewards_and_nothing_else() -> None:
    game = richest_cairo()
    passed = {"coins": 3, "diamonds": 2, "books": 1, "beyond": 0}
    table = do_track(game, 2, *in_full("track-gives", passed), ("book-coin", "no_coin"))
    automa = game.automa
    assert (automa.coins, automa.diamonds, automa.books, automa.markers) == (4, 2, 1, 3)
    names = getattr(table.questions[1], "names", [])
    assert set(names) == {"coins", "diamonds", "books", "beyond"}  # no costs, no bonus actions, no markers


@pytest.mark.rule("MOM-N11")
def test_past_the_end_of_a_company_track_two_pounds_a_step() -> None:
    game = richest_cairo(cairo=9)
    do_track(game, 3, *in_full("track-gives", NOTHING_PASSED | {"beyond": 2}))
    assert (game.automa.steps["cairo"], game.automa.coins) == (10, 5)
    table = do_track(game, 3)  # the length is known now: nothing is asked
    told = table.told("track")[0].data
    assert (told["steps"], told["start"], told["end"]) == (0, 10, 10)
    assert (game.automa.steps["cairo"], game.automa.coins) == (10, 11)


def test_once_the_length_is_known_only_the_rewards_are_asked() -> None:
    game = richest_cairo(cairo=1)
    game.facts.lengths["D"] = 9
    table = do_track(game, 2, *in_full("track-gives", {"coins": 1, "diamonds": 1, "books": 0}))
    assert asked(table) == ["track-gives", "track-gives-all"]


@pytest.mark.rule("MOM-N2")
def test_one_reward_is_told_by_one_tap() -> None:
    game = richest_cairo()
    do_track(game, 2, ("track-gives", "diamonds 2"))
    assert (game.automa.coins, game.automa.diamonds, game.automa.steps["cairo"]) == (1, 2, 2)


def test_more_steps_past_the_end_than_were_made_are_questioned() -> None:
    game = richest_cairo()
    table = do_track(
        game, 1, *in_full("track-gives", NOTHING_PASSED | {"beyond": 2}), ("insist", False),
        ("track-gives-all", NOTHING_PASSED),
    )  # fmt: skip
    assert game.automa.steps["cairo"] == 1
    assert not table.told("insisted")


@pytest.mark.rule("MOM-N10")
def test_diamonds_by_the_priority() -> None:
    game = position(diamonds=4)
    table = scripted(game)
    assert diamonds(game, table, half(diamonds=3), card())
    assert game.automa.diamonds == 7
    assert table.told("diamonds")[0].data == {"steps": 3, "start": 4, "end": 7}


@pytest.mark.rule("MOM-N11")
@pytest.mark.rule("MOM-A8")
def test_past_the_end_of_the_diamond_track_two_pounds_a_step() -> None:
    last = house().board.diamonds[-1][0]
    game = position(diamonds=last - 1)
    table = scripted(game)
    assert diamonds(game, table, half(diamonds=3), card())
    assert table.told("diamonds")[0].data == {"steps": 1, "start": last - 1, "end": last}
    assert (game.automa.diamonds, game.automa.coins) == (last, 1 + 4)
    assert diamonds(game, scripted(game), half(diamonds=3), card())
    assert (game.automa.diamonds, game.automa.coins) == (last, 5 + 6)


@pytest.mark.rule("MOM-A8")
@pytest.mark.parametrize("action", [track, explore, diamonds])
def test_a_priority_that_is_not_shown_makes_way_for_the_next_action(action: Action) -> None:
    game = position()
    table = scripted(game)
    assert not action(game, table, Half(), card())
    assert table.told("skipped")[0].data == {"action": action.__name__, "reason": "not_shown"}


@pytest.mark.rule("MOM-A8")
@pytest.mark.rule("MOM-T2")
@pytest.mark.parametrize("action", [take_card, buy])
def test_which_card_is_not_shown_a_share_of_the_richest_company(action: Action) -> None:
    game = with_values(position(), cairo=9)
    table = scripted(game, ("share-card", "left_3"))
    assert action(game, table, Half(), card())
    assert [event.kind for event in table.events][:2] == ["card-not-shown", "looks-for-share"]
    assert table.told("take-card")[0].data["at"] == "left_3"
    assert game.automa.shares["cairo"] == 1


@pytest.mark.rule("MOM-A8")
@pytest.mark.rule("MOM-T2")
def test_which_card_is_not_shown_and_none_has_a_share_the_first_card() -> None:
    game = with_values(position())
    table = scripted(game, *[("share-card", "none")] * 4, ("first-display-card", "right_2"))
    assert take_card(game, table, Half(), card())
    assert table.told("take-card")[0].data["at"] == "right_2"


@pytest.mark.rule("MOM-A8")
def test_book_points_that_are_not_shown_are_none_and_the_jar_moves() -> None:
    game = position(books=3, jar=1)
    table = scripted(game)
    assert books(game, table, Half(), card())
    assert (game.automa.jar, game.automa.books, game.automa.coins) == (3, 3, 1)
    assert table.told("book-points")[0].data == {"points": 0}
