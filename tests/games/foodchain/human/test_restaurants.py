from __future__ import annotations

from mautoma.games.foodchain.human.restaurants import open_restaurants
from mautoma.games.foodchain.human.work import open_drive_ins, work
from tests.games.foodchain.positions import offered, position


def test_a_local_manager_opens_a_restaurant_that_is_coming_soon() -> None:
    start = position().restaurant("f4/g4").at_work(local_manager=1)
    start.play(
        open_restaurants,
        ("restaurant-manager", "local_manager"),
        ("new-restaurant", "i4"),
        ("restaurant-lies", "i4/i4"),
    )
    assert start.game.city.restaurants[2].place.name == "i4/i4"
    assert start.game.city.restaurants[2].coming_soon


def test_a_local_manager_reaches_three_borders() -> None:
    """From the top left tile the bottom middle one is three borders away, the bottom right one four."""
    start = position().restaurant("d4/d4").at_work(local_manager=1)
    table = start.play(
        open_restaurants,
        ("restaurant-manager", "local_manager"),
        ("new-restaurant", "i11"),
        ("restaurant-lies", "i11/i11"),
    )
    assert "l14" not in offered(table, 1)


def test_a_regional_manager_opens_anywhere_at_once() -> None:
    start = position().restaurant("f4/g4").at_work(regional_manager=1)
    table = start.play(
        open_restaurants,
        ("restaurant-manager", "regional_manager"),
        ("restaurant-move", "new"),
        ("new-restaurant", "k14"),
        ("restaurant-lies", "k14/l14"),
    )
    assert offered(table, 1) == ["new", "1"]
    assert not start.game.city.restaurants[2].coming_soon


def test_a_regional_manager_may_move_a_restaurant() -> None:
    start = position().restaurant("f4/g4").at_work(regional_manager=1)
    start.play(
        open_restaurants,
        ("restaurant-manager", "regional_manager"),
        ("restaurant-move", "1"),
        ("move-restaurant", "f5"),  # its own squares count as free
        ("restaurant-lies", "f5/g6"),
    )
    [restaurant] = start.game.city.restaurants.values()
    assert restaurant.place.name == "f5/g6"


def test_a_restaurant_that_is_coming_soon_cannot_be_moved() -> None:
    start = position().restaurant("f4/g4").restaurant("i4/i4", coming_soon=True).at_work(regional_manager=1)
    table = start.play(
        open_restaurants,
        ("restaurant-manager", "regional_manager"),
        ("restaurant-move", "1"),
        ("move-restaurant", "f5"),
        ("restaurant-lies", "f5/g6"),
    )
    assert offered(table, 1) == ["new", "1"]


def test_three_restaurants_at_most() -> None:
    start = position().restaurant("f4/g4").restaurant("i4/i4").restaurant("d4/d4")
    start.at_work(local_manager=1)
    start.play(open_restaurants)
    start.at_work(regional_manager=1)
    table = start.play(
        open_restaurants,
        ("restaurant-manager", "regional_manager"),
        ("restaurant-move", "3"),
        ("move-restaurant", "d9"),
        ("restaurant-lies", "d9/d9"),
    )
    assert offered(table, 0) == ["regional_manager", "done"]
    assert offered(table, 1) == ["1", "2", "3"]


def test_each_manager_opens_one() -> None:
    start = position().restaurant("f4/g4").at_work(local_manager=1)
    start.play(open_restaurants, ("restaurant-manager", "done"))
    assert len(start.game.city.restaurants) == 1


def test_a_manager_at_work_makes_drive_ins_at_once() -> None:
    start = position().restaurant("f4/g4").at_work(local_manager=1)
    start.play(open_drive_ins)
    assert len(start.game.city.entrances(start.company.drive_ins)) == 4
    start = position().restaurant("f4/g4").at_work(trainer=1).beach(local_manager=1)
    start.play(open_drive_ins)
    assert not start.company.drive_ins


def test_drive_ins_open_before_the_routes_of_the_same_turn() -> None:
    """The corner l10 of a restaurant on k9 touches no road; k9 and l9 touch row 8."""
    start = position().restaurant("k9/l10").at_work(cart_operator=1).gone("first_cart_operator")
    start.play(work, ("hire", {}))  # l10 touches no road: no route, not asked
    start.at_work(regional_manager=1)
    start.play(work, ("hire", {}), ("route", "done"), ("restaurant-manager", "done"))
    assert start.company.drive_ins
