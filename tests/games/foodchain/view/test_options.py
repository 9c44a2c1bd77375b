"""What can be tapped on the board, and what is pointed out."""

from __future__ import annotations

from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.question import Place
from tests.games.foodchain.view.seen import ENGLISH, VIEW, pick


def test_an_option_on_a_square_is_a_spot_on_that_square(game: FoodChain) -> None:
    board = VIEW.pictures(game, pick("a1", "o15"), ENGLISH)[0]
    first, last = board.spots
    assert (first.value, last.value) == ("a1", "o15")
    assert (last.x - first.x, last.y - first.y) == (14 * first.width, 14 * first.height)


def test_every_option_with_a_place_has_a_spot_inside_the_picture(game: FoodChain) -> None:
    edges = [f"{side} {n}" for side in ("north", "east", "south", "west") for n in range(1, 16)]
    values = [*SQUARE_NAMES, *edges, "house 4", "house 17"]
    board = VIEW.pictures(game, pick(*values), ENGLISH)[0]
    assert [spot.value for spot in board.spots] == values
    for spot in board.spots:
        assert 0 <= spot.x <= spot.x + spot.width <= board.width
        assert 0 <= spot.y <= spot.y + spot.height <= board.height


def test_options_that_cover_different_squares_are_spots_as_large_as_what_they_cover(game: FoodChain) -> None:
    covers = {"a4": ("a4", "b4"), "f6": ("f6", "f7")}
    board = VIEW.pictures(game, pick("a4", "f6", at=lambda v: Place(v, covers[v])), ENGLISH)[0]
    wide, high = board.spots
    assert wide.width == 2 * wide.height == high.height == 2 * high.width


def test_options_that_overlap_are_spots_on_their_own_square(game: FoodChain) -> None:
    covers = {"a4": ("a4", "b4"), "b4": ("b4", "c4")}
    board = VIEW.pictures(game, pick("a4", "b4", at=lambda v: Place(v, covers[v])), ENGLISH)[0]
    assert [spot.width for spot in board.spots] == [board.spots[0].height] * 2
    assert board.spots[0].x + board.spots[0].width == board.spots[1].x


def test_options_on_the_same_square_share_it_without_overlap(game: FoodChain) -> None:
    board = VIEW.pictures(game, pick("w", "x", "y", "z", at=lambda _: Place("d4")), ENGLISH)[0]
    corners = {(spot.x, spot.y) for spot in board.spots}
    assert len(corners) == 4
    assert len({x for x, _ in corners}) == len({y for _, y in corners}) == 2


def test_places_to_point_out_are_outlined_and_unknown_ones_left_alone(game: FoodChain) -> None:
    plain = VIEW.pictures(game, None, ENGLISH)[0].svg
    assert VIEW.pictures(game, None, ENGLISH, ["house 99", "nowhere"])[0].svg == plain
    for name in ("c4", "house 4", "north 3"):
        assert VIEW.pictures(game, None, ENGLISH, [name])[0].svg != plain
