from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from mautoma.games.foodchain.automa.building import (
    build,
    choose_garden_side,
    choose_house_place,
    choose_tile_for_garden,
    choose_tile_for_house,
    first_garden_place,
    first_house_place,
    house_for_garden,
    ring_from,
)
from mautoma.games.foodchain.automa.turn import act
from mautoma.games.foodchain.city.board import Board, parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.grid import EAST, SOUTH, SQUARE_NAMES, TILE_OF, WEST
from mautoma.games.foodchain.city.places import garden_places, house_place
from mautoma.games.foodchain.names import OUTER_TILES, OuterTile
from mautoma.games.foodchain.state import FoodChain, HouseTile
from mautoma.kernel.chance import Chance
from mautoma.kernel.decide import Decision
from mautoma.kernel.table import Table
from tests.games.foodchain.naive import boards
from tests.games.foodchain.places import house_places, marketing_place_named
from tests.games.foodchain.start import new_game, scripted

BOTTOM_LEFT = "A0 B0 C0 / P0 N0 D0 / F0 L0 Q0"


def lost_on(decision: Decision[Any], candidate: Any) -> str:
    step = decision.trail.lost_on(candidate)
    assert step is not None
    return step.name


def spot(city: City, tile: OuterTile) -> str | None:
    choice = choose_house_place(city, tile).choice
    return None if choice is None else house_place(*choice).name


@pytest.mark.rule("FCM-B5")
def test_the_ring_runs_counter_clockwise_and_leaves_out_the_centre() -> None:
    assert ring_from("bottom_right") == [
        "bottom_right",
        "right",
        "top_right",
        "top",
        "top_left",
        "left",
        "bottom_left",
        "bottom",
    ]


@pytest.mark.rule("FCM-W9")
@pytest.mark.parametrize(
    ("work", "built"), [([{"build": "bottom_left"}], [9]), ([{"gain": {"burger": 1}}], []), ([], [])]
)
def test_only_the_icon_on_the_card_builds_and_at_once(work: list[Any], built: list[int]) -> None:
    game = new_game(work=work)
    game.house_stack = [HouseTile(9, False)]
    before = set(game.city.houses)
    act(game, scripted())
    assert sorted(set(game.city.houses) - before) == built
    assert len(game.house_stack) == 1 - len(built)


@pytest.mark.rule("FCM-W9")
@pytest.mark.rule("FCM-B1")
@pytest.mark.rule("FCM-B2")
def test_an_upright_tile_from_the_bottom_of_the_stack_is_built() -> None:
    game, table = new_game(), scripted()
    game.house_stack = [HouseTile(1, False), HouseTile(9, False)]
    build(game, table, "bottom_left")
    assert 9 in game.city.houses and 1 not in game.city.houses
    assert game.house_stack == [HouseTile(1, False)]
    assert game.city.houses[9].garden


@pytest.mark.rule("FCM-B1")
def test_a_tile_upside_down_means_a_garden() -> None:
    for table in (scripted(), Table(Chance(1))):  # nobody listens to the second
        game = new_game()
        game.house_stack = [HouseTile(9, True)]
        build(game, table, "top_left")
        assert game.city.houses[2].garden
        assert game.gardens == 7
        assert 9 not in game.city.houses


@pytest.mark.rule("FCM-B3")
@pytest.mark.rule("FCM-X5")
def test_the_second_blank_square_takes_the_house_after_a_turn() -> None:
    """The first, d11, is shut by the road below, the beer source above and the road beside it."""
    decision = choose_house_place(City(parse(BOTTOM_LEFT)), "bottom_left")
    assert spot(City(parse(BOTTOM_LEFT)), "bottom_left") == "e11/1"
    tried = [
        f"{SQUARE_NAMES[key]}/{turn}"
        for key, turn in decision.trail.candidates
        if key <= decision.choice[0]  # type: ignore[index]
    ]
    assert tried[:5] == ["d11/0", "d11/1", "d11/2", "d11/3", "e11/0"]


@pytest.mark.rule("FCM-B4")
def test_a_taken_square_shuts_a_place() -> None:
    city = City(parse(BOTTOM_LEFT))
    city.place_marketing(9, marketing_place_named("g10/1x1"))
    assert spot(city, "bottom_left") != "e11/1"


@pytest.mark.rule("FCM-B4")
@pytest.mark.rule("FCM-B5")
@pytest.mark.rule("FCM-B9")
def test_a_full_tile_passes_the_house_on_counter_clockwise() -> None:
    """Tile C lies top right and has no room for a house; the next counter-clockwise is the top."""
    city = City(parse("A0 B0 C0 / L0 N0 D0 / Q0 O0 R0"))
    assert spot(city, "top_right") is None
    decision = choose_tile_for_house(city, "top_right")
    assert decision.choice == "top"
    assert lost_on(decision, "top_right") == "house-fits"
    assert lost_on(decision, "top_left") == "counter-clockwise-from-the-card"


@pytest.mark.rule("FCM-B5")
@pytest.mark.rule("FCM-B6")
@pytest.mark.rule("FCM-B7")
@settings(max_examples=30, deadline=None)
@given(boards)
def test_whatever_is_passed_over_has_lost_on_a_rule(board: Board) -> None:
    city = City(board)
    decisions: list[Decision[Any]] = [
        choose_tile_for_house(city, "left"),
        choose_tile_for_garden(city, "top"),
    ]
    decisions += [choose_garden_side(city, number) for number in city.houses]
    assert decisions[0].trail.candidates
    for decision in decisions:
        for candidate in decision.trail.candidates:
            assert (candidate == decision.choice) == (decision.trail.lost_on(candidate) is None)


@pytest.mark.rule("FCM-B5")
@settings(max_examples=60, deadline=None)
@given(boards)
def test_a_house_is_built_exactly_when_an_outer_tile_has_a_place(board: Board) -> None:
    city = City(board)
    while True:
        tiles_with_place = {TILE_OF[place.key] for place in house_places(city)} - {4}
        choice = choose_tile_for_house(city, "left").choice
        assert (choice is not None) == bool(tiles_with_place)
        if choice is None:
            return
        number = next(n for n in range(30, 99) if n not in city.houses)
        key, turn = choose_house_place(city, choice).choice or (0, 0)
        city.add_house(number, house_place(key, turn))


@pytest.mark.rule("FCM-B6")
def test_a_tile_without_a_house_passes_the_garden_on() -> None:
    """Left is L without a house, then Q, O and R without one; right is D with house 7."""
    city = City(parse("A0 B0 C0 / L0 N0 D0 / Q0 O0 R0"))
    decision = choose_tile_for_garden(city, "left")
    assert decision.choice == "right"
    assert house_for_garden(city, "right") == 7


@pytest.mark.rule("FCM-B6")
def test_a_house_with_a_garden_passes_it_on() -> None:
    city = City(parse("A0 B0 C0 / L0 N0 D0 / Q0 O0 R0"))
    city.add_garden(garden_places(city, 7)[0])
    assert choose_tile_for_garden(city, "right").choice != "right"


@pytest.mark.rule("FCM-B6")
def test_the_house_of_the_centre_tile_never_gets_a_garden() -> None:
    city = City(parse("L0 N0 O0 / Q0 D0 P0 / R0 S0 T0"))
    assert list(city.houses) == [7]
    assert choose_tile_for_garden(city, "top").choice is None


@pytest.mark.rule("FCM-B7")
def test_the_garden_goes_under_the_art_if_it_fits() -> None:
    """Tile H lies turned once clockwise: the bottom of its art points west."""
    city = City(parse("L3 H1 A0 / B0 C0 D0 / E0 F0 G0"))
    decision = choose_garden_side(city, 13)
    assert decision.choice == WEST
    step = decision.trail.steps[-1]
    counted = dict(zip(step.candidates, step.values, strict=True))
    assert (counted[WEST], counted[SOUTH]) == (1, 2), "as a person counts"


@pytest.mark.rule("FCM-B7")
def test_a_garden_that_does_not_fit_goes_on_counter_clockwise() -> None:
    city = City(parse("L3 H1 A0 / B0 C0 D0 / E0 F0 G0"))
    city.place_marketing(9, marketing_place_named("e2/1x1"))
    decision = choose_garden_side(city, 13)
    assert decision.choice == SOUTH
    assert lost_on(decision, WEST) == "garden-side-fits"
    assert lost_on(decision, EAST) in ("garden-side-fits", "counter-clockwise-from-the-bottom")


@pytest.mark.rule("FCM-B8")
def test_the_drawn_tile_is_spent_even_if_no_garden_is_left() -> None:
    game, table = new_game(), scripted()
    game.house_stack = [HouseTile(9, True)]
    game.gardens = 0
    build(game, table, "top_left")
    assert game.house_stack == []
    assert not any(house.garden for house in game.city.houses.values())
    assert table.told("no-garden-left")
    drawn = table.told("garden-drawn")[0]
    assert drawn.order and drawn.data["house"] == 9, "to put it back in the box"


@pytest.mark.rule("FCM-B8")
def test_nothing_fits_nothing_is_built_and_the_tile_is_spent() -> None:
    game, table = new_game(), scripted()
    game.city.free = 0
    game.house_stack = [HouseTile(9, False)]
    build(game, table, "top_left")
    assert game.house_stack == [] and 9 not in game.city.houses
    assert table.told("nothing-fits")[0].order, "to lay it aside"


@pytest.mark.rule("FCM-B8")
def test_an_empty_stack_builds_nothing() -> None:
    game, table = new_game(), scripted()
    game.house_stack = []
    before = houses(game)
    build(game, table, "top_left")
    assert houses(game) == before
    assert table.told("stack-empty")


def houses(game: FoodChain) -> list[tuple[int, int]]:
    return [(number, house.mask) for number, house in game.city.houses.items()]


@pytest.mark.rule("FCM-B3")
@pytest.mark.rule("FCM-B5")
@given(board=boards)
@settings(max_examples=20)
def test_the_same_place_for_a_house_whether_or_not_anybody_asks_why(board: Board) -> None:
    city = City(board)
    for number, shown in enumerate(OUTER_TILES * 2, 21):
        tile = choose_tile_for_house(city, shown).choice
        place = first_house_place(city, shown)
        if tile is None:
            assert place is None
            return
        assert place is not None and (place.key, place.turn) == choose_house_place(city, tile).choice
        city.add_house(number, place)


@pytest.mark.rule("FCM-B6")
@pytest.mark.rule("FCM-B7")
@given(board=boards)
@settings(max_examples=20)
def test_the_same_garden_whether_or_not_anybody_asks_why(board: Board) -> None:
    city = City(board)
    for shown in OUTER_TILES:
        tile = choose_tile_for_garden(city, shown).choice
        place = first_garden_place(city, shown)
        if tile is None:
            assert place is None
            return
        assert place is not None and place.house == house_for_garden(city, tile)
        assert place.side == choose_garden_side(city, place.house).choice
        city.add_garden(place)
