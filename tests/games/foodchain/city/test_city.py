import pytest

from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.places import garden_places
from mautoma.games.foodchain.content.products import BEER, PIZZA
from tests.games.foodchain.places import (
    airplane_place_named,
    house_place_named,
    marketing_place_named,
    restaurant_place_named,
)


@pytest.fixture
def city() -> City:
    return City(parse("L3 H1 A0 / B0 C0 D0 / E0 F0 G0"))


def test_houses_are_kept_by_number(city: City) -> None:
    city.add_house(9, house_place_named("d3/0"))
    assert list(city.houses) == [2, 4, 5, 7, 8, 9, 10, 12, 13]


def test_a_house_piece_brings_its_garden(city: City) -> None:
    assert city.add_house(9, house_place_named("d3/0")).garden == (4 * 15 + 3, 4 * 15 + 4)


def test_demand_is_limited_to_three_and_with_a_garden_to_five(city: City) -> None:
    house = city.houses[13]
    house.demand += [BEER, PIZZA]
    assert house.room_for_demand == 1
    city.add_garden(garden_places(city, 13)[0])
    assert house.room_for_demand == 3


def test_a_garden_is_part_of_the_building(city: City) -> None:
    place = garden_places(city, 13)[0]
    city.add_garden(place)
    assert city.houses[13].mask & place.mask == place.mask
    with pytest.raises(ValueError, match="already has a garden"):
        city.add_garden(place)


def test_taken_squares_are_refused_and_nothing_changes(city: City) -> None:
    restaurant = city.add_restaurant(restaurant_place_named("d3/d3"))
    free = city.free
    with pytest.raises(ValueError, match="already lies there"):
        city.add_house(9, house_place_named("d3/0"))
    with pytest.raises(ValueError, match="already lies there"):
        city.place_marketing(9, marketing_place_named("e4/1x1"))
    with pytest.raises(ValueError, match="already lies there"):
        city.move_restaurant(restaurant.id, restaurant_place_named("a1/a1")._replace(mask=1 << 2))
    assert city.free == free
    assert 9 not in city.houses
    assert city.restaurants[restaurant.id] == restaurant


def test_a_restaurant_may_move_over_its_own_squares(city: City) -> None:
    free = city.free
    restaurant = city.add_restaurant(restaurant_place_named("d3/d3"))
    city.move_restaurant(restaurant.id, restaurant_place_named("d4/d4"))
    assert city.entrances() == (3 * 15 + 3,)
    city.remove_restaurant(restaurant.id)
    assert city.free == free


def test_a_restaurant_coming_soon_has_no_entrance_until_it_opens(city: City) -> None:
    city.add_restaurant(restaurant_place_named("d3/d3"))
    soon = city.add_restaurant(restaurant_place_named("a1/b1"), coming_soon=True)
    assert city.entrances() == (33,)
    city.open_restaurant(soon.id)
    assert city.entrances() == (33, 1)


def test_a_drive_in_has_an_entrance_at_every_corner(city: City) -> None:
    city.add_restaurant(restaurant_place_named("d3/d3"))
    assert city.entrances(drive_ins=True) == (33, 34, 48, 49)


def test_without_a_restaurant_no_house_is_reached(city: City) -> None:
    assert city.distance(13) is None


def test_lifted_marketing_frees_its_squares(city: City) -> None:
    free = city.free
    city.place_marketing(11, marketing_place_named("d3/2x3"))
    city.place_marketing(4, airplane_place_named("north 3", 1))
    assert (free ^ city.free).bit_count() == 6
    with pytest.raises(ValueError, match="already in the city"):
        city.place_marketing(11, marketing_place_named("a1/2x1"))
    city.lift_marketing(11)
    city.lift_marketing(4)
    assert city.free == free
    assert not city.marketing


def test_a_clone_leads_its_own_life(city: City) -> None:
    copy = city.clone()
    copy.houses[13].demand.append(BEER)
    copy.add_garden(garden_places(copy, 13)[0])
    copy.add_restaurant(restaurant_place_named("a1/b1"))
    copy.place_marketing(9, marketing_place_named("d1/1x1"))
    assert city.houses[13].demand == []
    assert not city.houses[13].garden
    assert not city.restaurants
    assert not city.marketing
    assert city.free == city.board.empty
