import pytest
from hypothesis import given, settings

from mautoma.games.foodchain.city.board import Board, Ground, deal, parse
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES, SQUARE_NUMBERS, squares_of
from mautoma.kernel.chance import Chance
from tests.games.foodchain.naive import NaiveMap, boards, square

LETTERS = {"#": Ground.ROAD, ".": Ground.EMPTY, "H": Ground.HOUSE}
LETTERS |= {"B": Ground.BEER, "L": Ground.LEMONADE, "S": Ground.SODA}


def test_squares_are_named_by_column_letter_and_row_from_the_top() -> None:
    assert SQUARE_NAMES[0] == "a1"
    assert SQUARE_NAMES[3 * 15 + 2] == "c4"
    assert SQUARE_NUMBERS["o15"] == 224


@settings(max_examples=40, deadline=None)
@given(boards)
def test_the_ground_is_that_of_the_turned_tiles(board: Board) -> None:
    naive = NaiveMap(board)
    assert all(board.ground(square(at)) == LETTERS[kind] for at, kind in naive.kinds.items())
    assert {square(at) for at in naive.bridges} == set(squares_of(board.bridges))


@pytest.mark.rule("FCM-S1")
def test_a_dealt_map_has_nine_different_tiles_and_three_houses() -> None:
    for seed in range(300):
        board = deal(Chance(seed))
        assert len({letter for letter, _ in board.laid}) == 9
        assert len(board.houses) >= 3


@pytest.mark.rule("FCM-S1")
def test_a_map_with_fewer_than_three_houses_is_dealt_again() -> None:
    class FewHousesFirst(Chance):
        deals = 0

        def shuffle(self, stream: str, items: list[str]) -> None:  # type: ignore[override]
            self.deals += 1
            items.sort(reverse=self.deals == 1)

    chance = FewHousesFirst(1)
    # T to L hold no house at all, A to I nine of them.
    assert "".join(letter for letter, _ in deal(chance).laid) == "ABCDEFGHI"
    assert chance.deals == 2


@pytest.mark.rule("FCM-S1")
def test_every_tile_and_every_turn_is_dealt() -> None:
    laid = {tile for seed in range(300) for tile in deal(Chance(seed)).laid}
    assert len(laid) == 20 * 4


@pytest.mark.rule("FCM-B7")
def test_the_bottom_of_a_printed_house_turns_with_its_tile() -> None:
    board = parse("A0 B1 C2 / D3 L0 M0 / N0 O0 P0")
    assert {h.number: DIRECTION_NAMES[h.bottom] for h in board.houses} == {
        2: "south",
        4: "west",
        5: "north",
        7: "east",
    }


def test_a_printed_house_lies_where_its_tile_shows_it() -> None:
    board = parse("L0 M0 N0 / B1 C2 D3 / A0 O0 P0")
    [two] = [house for house in board.houses if house.number == 2]
    assert [SQUARE_NAMES[s] for s in two.squares] == ["a14", "b14", "a15", "b15"]


@given(boards)
@settings(max_examples=20, deadline=None)
def test_the_text_of_a_board_reads_back_as_the_same_board(board: Board) -> None:
    assert parse(str(board)) == board


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("A0 B0 C0 / D0 E0 F0", "three rows"),
        ("A0 B0 C0 / D0 E0 F0 / G0 H0 A1", "twice"),
        ("A0 B0 C0 / D0 E0 F0 / G0 H0 Z1", "no map tile 'Z'"),
        ("A0 B0 C0 / D0 E0 F0 / G0 H0 I4", "'I4'"),
    ],
)
def test_a_faulty_text_is_refused(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        parse(text)
