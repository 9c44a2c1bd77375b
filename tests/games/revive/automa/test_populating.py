from __future__ import annotations

import pytest

from mautoma.games.revive.automa.actions import populate
from mautoma.games.revive.automa.populating import choose_location
from mautoma.games.revive.edition.mat import Readings
from mautoma.games.revive.state import Revive
from tests.games.revive.positions import DOWN_LEFT, DOWN_RIGHT, answers, card, position


def location(game: Revive, id: str = "c4") -> str | None:
    choice = choose_location(game, card(id), set()).choice
    return None if choice is None else game.map.board.names[choice]


@pytest.mark.rule("REV-P1")
def test_a_location_within_the_distance() -> None:
    assert location(position("sa s s s l")) is None
    assert location(position("sa s s s l"), "c6") == "E1"
    assert location(position("sa s s l")) == "D1"


@pytest.mark.rule("REV-P1")
def test_large_and_small_alike_by_the_arrows() -> None:
    assert location(position("l sa L", DOWN_RIGHT)) == "A1"
    assert location(position("l sa L", DOWN_LEFT)) == "C1"


@pytest.mark.rule("REV-P1")
def test_an_empty_one_before_an_occupied_one() -> None:
    assert location(position("lq sa s l", DOWN_RIGHT)) == "D1"
    assert location(position("lq sa s s l", DOWN_RIGHT)) == "E1"
    assert location(position("lq sa s s s l", DOWN_RIGHT)) == "A1"


@pytest.mark.rule("REV-P1")
def test_not_where_a_population_of_its_own_is_unless_the_edition_says_so() -> None:
    assert location(position("lp s")) is None
    assert location(position("lp s", readings=Readings(joins_itself=True))) == "A1"


@pytest.mark.rule("REV-P1")
def test_no_population_left() -> None:
    game = position("* l")
    game.populations = 0
    table = answers()
    assert not populate(game, table, card("c4"))
    assert table.told("no-populate")[0].data["reason"] == "no_pieces"


@pytest.mark.rule("REV-P1")
def test_a_location_that_turns_out_to_be_something_else() -> None:
    game = position("l * l")
    table = answers(
        ("carry-out-populate", "cannot"),
        ("cannot", "kind"),
        ("real-kind", "sand"),
        ("carry-out-populate", "done"),
    )
    assert populate(game, table, card("c4"))
    assert game.map.populations == [0, 0, 1]
    assert game.populations == 6


@pytest.mark.rule("REV-P1")
def test_what_can_be_done_after_all_is_done() -> None:
    game = position("l * l")
    table = answers(("carry-out-populate", "cannot"), ("cannot", "back"), ("carry-out-populate", "done"))
    assert populate(game, table, card("c4"))
    assert sum(game.map.populations) == 1
    assert {event.data["hex"] for event in table.told("populate")} == {"A1"}


@pytest.mark.rule("REV-Z4")
@pytest.mark.rule("REV-H2")
def test_two_occupied_locations_and_the_arrow_decides_for_the_north_east_one() -> None:
    game = position(
        """
        . . lq
         s sa .
        lq . .
    """,
        DOWN_LEFT,
    )
    table = answers(("carry-out-populate", "done"))
    populate(game, table, card("c4"))
    assert table.told("populate")[0].data["hex"] == "C1"
    (book,) = table.told("book-for-you")
    assert book.data["books"] == 1
    assert book.rules == ("REV-H2",)
    assert game.choice is not None and game.choice.arrows is not None
    assert game.choice.arrows.id == "b"


@pytest.mark.rule("REV-H2")
def test_no_book_where_the_human_has_no_population() -> None:
    game = position("* l")
    table = answers(("carry-out-populate", "done"))
    populate(game, table, card("c4"))
    assert not table.told("book-for-you")
