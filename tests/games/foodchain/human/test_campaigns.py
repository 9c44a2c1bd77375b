from __future__ import annotations

import pytest

from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.human.campaigns import start_campaigns
from mautoma.games.foodchain.state import Campaign
from tests.games.foodchain.positions import Position, offered, position


def with_restaurant(**at_work: int) -> Position:
    return position().restaurant("f4/g4").at_work(**at_work)


BILLBOARD_14 = (
    ("campaign", "14"),
    ("campaign-square", "i4"),
    ("campaign-lies", "2x1"),
    ("campaign-product", "burger"),
)
"""The first billboard, which runs for ever."""


def test_a_billboard_in_small_picks() -> None:
    start = with_restaurant(marketing_trainee=1).gone("first_billboard")
    table = start.play(start_campaigns, *BILLBOARD_14[:-1], ("campaign-run", "burger 2"))
    assert start.company.campaigns == {
        14: Campaign(14, MarketingKind.BILLBOARD, "burger", 2, "marketing_trainee")  # type: ignore[arg-type]
    }
    assert start.game.city.marketing[14].name == "i4/2x1"
    assert start.company.at_work == {}  # busy
    assert offered(table, 0) == ["11", "13", "14", "done"]
    products = ("burger", "pizza", "beer", "lemonade", "soda")
    assert sorted(offered(table, 3)) == sorted(
        f"{product} {rounds}" for product in products for rounds in (1, 2)
    )


def test_a_campaign_is_told_before_the_milestone_it_earns() -> None:
    table = with_restaurant(marketing_trainee=1).play(start_campaigns, *BILLBOARD_14)
    assert table.events[0].kind == "tile-placed-eternal"
    assert {event.kind for event in table.events[1:]} == {"milestone-gained"}


def test_campaigns_are_optional() -> None:
    start = with_restaurant(marketing_trainee=1)
    start.play(start_campaigns, ("campaign", "done"))
    assert start.company.at_work == {"marketing_trainee": 1}


@pytest.mark.parametrize(
    ("marketeer", "tiles", "rounds"),
    [
        ("marketing_trainee", [11, 13, 14], 2),
        ("campaign_manager", [11, 13, 14, 7, 8, 9, 10], 3),
        ("brand_manager", [11, 13, 14, 7, 8, 9, 10, 4, 5, 6], 4),
        ("brand_director", [11, 13, 14, 7, 8, 9, 10, 4, 5, 6, 1, 2, 3], 5),
    ],
)
def test_kinds_and_rounds_by_marketeer(marketeer: str, tiles: list[int], rounds: int) -> None:
    start = with_restaurant(**{marketeer: 1}).gone("first_billboard")
    table = start.play(start_campaigns, *BILLBOARD_14[:-1], ("campaign-run", "burger 1"))
    assert offered(table, 0) == [*(str(tile) for tile in tiles), "done"]
    runs = [run for run in offered(table, 3) if run.startswith("pizza")]
    assert runs == [f"pizza {number}" for number in range(1, rounds + 1)]


def squares_for(start: Position) -> list[str]:
    """Where billboard 14 may lie, by its top-left square."""
    start.gone("first_billboard")
    answers = (*BILLBOARD_14[:-1], ("campaign-run", "burger 1"))
    return offered(start.play(start_campaigns, *answers), 1)


def test_the_range_counts_tile_borders_from_the_entrance() -> None:
    # From g4 on the top middle tile: the bottom left tile is three borders away, the left one two.
    near = squares_for(with_restaurant(marketing_trainee=1))
    far = squares_for(with_restaurant(campaign_manager=1))
    assert "d9" in near and "d9" in far
    assert "d11" not in near and "d11" in far


def test_a_brand_manager_has_any_range() -> None:
    assert "d15" in squares_for(with_restaurant(brand_manager=1))


def test_a_restaurant_coming_soon_starts_no_range() -> None:
    start = (
        position().restaurant("f4/g4").restaurant("n10/n11", coming_soon=True).at_work(marketing_trainee=1)
    )
    assert "n12" not in squares_for(start)


def test_a_tile_lies_on_empty_squares_next_to_a_road() -> None:
    squares = squares_for(with_restaurant(brand_manager=1))
    assert "a4" not in squares  # a house
    assert "f4" not in squares  # the restaurant
    assert "k10" not in squares  # k10, l10 and k11: only the last could touch a road, and none does
    assert "l10" in squares  # standing: l10 and l11, beside the road square m11


def test_the_first_billboard_makes_itself_and_all_later_campaigns_eternal() -> None:
    start = with_restaurant(marketing_trainee=1, campaign_manager=1)
    start.play(
        start_campaigns,
        BILLBOARD_14[0],
        ("campaign-marketeer", "marketing_trainee"),
        *BILLBOARD_14[1:],
        ("campaign", "9"),
        ("campaign-square", "i5"),
        ("campaign-product", "beer"),
    )
    assert "first_billboard" in start.company.milestones
    assert [campaign.left for campaign in start.company.campaigns.values()] == [None, None]


def test_a_campaign_before_the_first_billboard_keeps_its_counters() -> None:
    start = with_restaurant(campaign_manager=1, marketing_trainee=1)
    start.play(
        start_campaigns,
        ("campaign", "9"),
        ("campaign-square", "i1"),
        ("campaign-run", "beer 3"),
        *BILLBOARD_14,
    )
    assert start.company.campaigns[9].left == 3
    assert start.company.campaigns[14].left is None


@pytest.mark.parametrize(
    ("product", "milestone"),
    [
        ("burger", "first_burger_marketed"),
        ("pizza", "first_pizza_marketed"),
        ("beer", "first_drink_marketed"),
        ("lemonade", "first_drink_marketed"),
        ("soda", "first_drink_marketed"),
    ],
)
def test_marketed_milestones(product: str, milestone: str) -> None:
    start = with_restaurant(marketing_trainee=1)
    start.play(start_campaigns, *BILLBOARD_14[:-1], ("campaign-product", product))
    assert start.company.milestones == {"first_billboard", milestone}


def test_an_airplane_lies_beside_the_edge_and_gains_its_milestone() -> None:
    start = with_restaurant(brand_manager=1)
    table = start.play(
        start_campaigns,
        ("campaign", "6"),
        ("campaign-edge", "north"),
        ("campaign-berth", "north 11"),
        ("campaign-run", "pizza 4"),
    )
    assert len(offered(table, 2)) == 11  # five wide on fifteen columns, no overhang
    assert start.game.city.marketing[6].name == "north 11"
    assert "first_airplane" in start.company.milestones


def test_two_airplanes_do_not_overlap() -> None:
    start = with_restaurant(brand_manager=2)
    table = start.play(
        start_campaigns,
        *(("campaign", "6"), ("campaign-edge", "north"), ("campaign-berth", "north 6")),
        ("campaign-run", "pizza 1"),
        *(("campaign", "5"), ("campaign-edge", "north"), ("campaign-berth", "north 1")),
        ("campaign-run", "pizza 1"),
    )
    assert offered(table, 6) == [f"north {first}" for first in (1, 2, 3, 11, 12, 13)]


def test_a_radio_is_placed_by_map_tile_and_gains_its_milestone() -> None:
    start = with_restaurant(brand_director=1)
    table = start.play(
        start_campaigns,
        ("campaign", "1"),
        ("campaign-map-tile", "f1"),
        ("campaign-square", "i4"),
        ("campaign-run", "soda 5"),
    )
    assert offered(table, 1) == ["a1", "f1", "k1", "a6", "f6", "k6", "a11", "f11", "k11"]
    assert {"f2", "j2"} <= set(offered(table, 2)) and "k5" not in offered(table, 2)
    assert "first_radio" in start.company.milestones


def test_a_tile_in_use_is_not_offered_again() -> None:
    start = with_restaurant(marketing_trainee=2)
    table = start.play(
        start_campaigns, *BILLBOARD_14, ("campaign", "13"),
        ("campaign-square", "i9"),
        ("campaign-lies", "3x1"), ("campaign-product", "beer"),
    )  # fmt: skip
    assert offered(table, 4) == ["11", "13", "done"]


def test_without_an_open_restaurant_a_range_reaches_nothing() -> None:
    start = position().restaurant("f4/g4", coming_soon=True).at_work(marketing_trainee=1)
    start.play(start_campaigns)
