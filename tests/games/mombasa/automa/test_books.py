from __future__ import annotations

from itertools import islice

import msgspec
import pytest

from mautoma.games.mombasa.automa.books import gain_books, letters_wanted
from mautoma.games.mombasa.automa.slot_actions import books
from mautoma.games.mombasa.edition import Edition, house
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import after_human_action, new_round
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.mombasa.builder import card, half, position, scripted

NO_COIN: tuple[str, Json] = ("book-coin", "no_coin")
NONE: tuple[str, Json] = ("book-coin", "none")


def gain(game: Mombasa, points: int, *answers: tuple[str, Json]) -> ScriptedTable:
    table = scripted(game, *answers)
    gain_books(game, table, points)
    assert not table.answers
    return table


def letters(table: ScriptedTable) -> list[object]:
    return [e.data["letter"] for e in table.events if e.kind in ("book-first", "book-with-coin")]


@pytest.mark.rule("MOM-N7")
def test_the_jar_goes_to_the_last_book_before_new_ones_are_bought() -> None:
    game = position(books=3, jar=1)
    table = scripted(game, NO_COIN, NO_COIN)
    assert books(game, table, half(books=2), card())
    assert (game.automa.jar, game.automa.books) == (3, 5)
    assert game.automa.coins == 1  # no reward from the book it stops on


@pytest.mark.rule("MOM-N7")
def test_without_a_book_the_jar_stays() -> None:
    game = position()
    assert books(game, scripted(game, NO_COIN), half(books=1), card())
    assert (game.automa.jar, game.automa.books) == (0, 1)


@pytest.mark.rule("MOM-N8")
@pytest.mark.parametrize(("points", "bought"), [(1, "A"), (2, "AB"), (3, "CAB"), (4, "CABA"), (5, "CABAB")])
def test_which_books_the_points_buy(points: int, bought: str) -> None:
    game = position()
    table = gain(game, points, *[NO_COIN] * len(set(bought)))
    assert letters(table) == list(bought)
    assert "".join(islice(letters_wanted(points), points)) == bought


@pytest.mark.rule("MOM-N8")
def test_a_book_with_a_coin_beneath_is_preferred_and_pays() -> None:
    game = position()
    table = gain(game, 2, ("book-coin", "3"), NO_COIN)
    told = table.told("book-with-coin")[0].data
    assert (told["letter"], told["number"]) == ("A", 3)
    assert table.told("book-first")[0].data["letter"] == "B"
    assert game.automa.coins == 2


def test_a_book_that_is_gone_is_not_offered_again() -> None:
    game = position()
    assert gain(game, 1, ("book-coin", "3")) and gain(game, 1, NO_COIN).questions[0].default is None


@pytest.mark.rule("MOM-N8")
def test_a_letter_without_coins_gets_none_in_the_round() -> None:
    game = position()
    gain(game, 1, NO_COIN)
    gain(game, 1)
    new_round(game)
    gain(game, 1, NO_COIN)


@pytest.mark.rule("MOM-N8")
@pytest.mark.parametrize(
    ("round_", "first", "next_"), [(1, [], ("book-left", True)), (2, [NO_COIN], NO_COIN)]
)
def test_after_one_action_of_the_humans_a_letter_may_have_run_out(
    round_: int, first: list[tuple[str, Json]], next_: tuple[str, Json]
) -> None:
    """A bookkeeping action can buy all that is left of it."""
    game = position()
    game.round = round_
    gain(game, 1, *first)
    after_human_action(game)
    gain(game, 1, ("book-left", True))
    after_human_action(game)
    assert letters(gain(game, 1, ("book-left", False), next_)) == ["B"]
    after_human_action(game)
    gain(game, 1, ("book-left", True))  # of B: what is gone stays away, A is not asked about


@pytest.mark.rule("MOM-N8")
def test_what_the_automa_buys_itself_is_counted() -> None:
    """Four of each letter: C, A, B, A, B and C, A, B, and A, B."""
    game = position()
    gain(game, 5, NO_COIN, NO_COIN, NO_COIN)
    gain(game, 3)
    gain(game, 2)
    assert letters(gain(game, 1, ("book-left", False), ("book-left", False))) == ["C"]


@pytest.mark.rule("MOM-N8")
def test_the_order_says_what_to_take_in_place_of_an_empty_letter() -> None:
    (order,) = gain(position(), 1, NO_COIN).told("book-first")
    assert "No A left? Then the first book that's there of A, B, C." in words("en", "mombasa").text(
        "event-book-first", order.data
    )


@pytest.mark.rule("MOM-N8")
def test_in_round_1_no_book_has_a_coin() -> None:
    game = position()
    game.round = 1
    assert letters(gain(game, 3)) == ["C", "A", "B"]


@pytest.mark.rule("MOM-N8")
def test_an_empty_letter_gives_way_to_the_next_available() -> None:
    game = position()
    assert letters(gain(game, 1, NONE, NO_COIN)) == ["B"]
    game = position()
    assert letters(gain(game, 3, NONE, NO_COIN, NO_COIN)) == ["A", "A", "B"]


@pytest.mark.rule("MOM-N8")
def test_a_dearer_c() -> None:
    game = position()
    dear = msgspec.structs.replace(house().board, price_of_c=2)
    game.edition = Edition("test", "test", game.edition.cards, dear)
    assert letters(gain(game, 3, NO_COIN, NO_COIN)) == ["C", "A"]


@pytest.mark.rule("MOM-N8")
def test_points_that_buy_nothing_are_lost() -> None:
    game = position()
    table = gain(game, 1, NONE, NONE, NONE)
    assert table.told("book-points-lost")[0].data["points"] == 1


@pytest.mark.rule("MOM-N9")
def test_books_lie_side_by_side_whatever_their_letters() -> None:
    game = position(books=4)
    table = gain(game, 3, NO_COIN, NO_COIN, NO_COIN)
    assert [e.data["at"] for e in table.told("book-first")] == [5, 6, 7]


@pytest.mark.rule("MOM-N9")
def test_a_full_row_takes_no_more_books() -> None:
    last = house().board.books[-1][0]
    game = position(books=last - 1)
    table = gain(game, 2, NO_COIN)
    assert game.automa.books == last
    assert table.told("book-points-lost")[0].data["points"] == 1


@pytest.mark.rule("MOM-N11")
def test_with_the_jar_on_the_last_space_a_point_is_two_pounds() -> None:
    last = house().board.books[-1][0]
    game = position(books=last, jar=last)
    gain(game, 3)
    assert game.automa.coins == 1 + 6


@pytest.mark.rule("MOM-N11")
def test_a_full_row_pays_nothing_while_the_jar_is_behind() -> None:
    last = house().board.books[-1][0]
    game = position(books=last, jar=last - 1)
    assert gain(game, 2).told("book-points-lost")[0].data["points"] == 2
    assert game.automa.coins == 1
