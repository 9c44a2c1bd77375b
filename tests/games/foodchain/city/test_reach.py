from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.city.places import garden_places
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from tests.games.foodchain.places import airplane_place_named, marketing_place_named

MAP = parse("D0 C0 A0 / L2 H2 K3 / N0 O0 B0")


def test_a_mailbox_reaches_its_block_the_long_way_round() -> None:
    """From inside the road of tile D, out below, to the house of tile H; rings of road stay shut."""
    assert houses_reached(City(MAP), MarketingKind.MAILBOX, marketing_place_named("d2/1x1")) == [7, 13]


def test_a_bridge_stops_a_mailbox_like_any_road() -> None:
    city = City(parse("G0 L0 N0 / Q0 M0 O0 / H0 R0 S0"))
    for square in ("d1", "a4", "d4"):
        assert 12 not in houses_reached(city, MarketingKind.MAILBOX, marketing_place_named(f"{square}/1x1"))


def test_a_billboard_reaches_what_it_touches_but_not_across_a_corner() -> None:
    """House 7 lies on b2 to c3."""
    city = City(MAP)
    touching, corner = marketing_place_named("d2/1x2"), marketing_place_named("d4/1x1")
    assert houses_reached(city, MarketingKind.BILLBOARD, touching) == [7]
    assert houses_reached(city, MarketingKind.BILLBOARD, corner) == []


def test_a_billboard_that_touches_the_garden_reaches_the_house() -> None:
    city = City(MAP)
    south = next(place for place in garden_places(city, 7) if place.name == "7/south")
    city.add_garden(south)
    assert houses_reached(city, MarketingKind.BILLBOARD, marketing_place_named("d4/1x1")) == [7]


def test_an_airplane_reaches_its_columns_or_rows() -> None:
    """House 7 is in columns b and c, house 13 in h and i, both 5 and 7 in rows 2 and 3."""
    city = City(MAP)
    assert houses_reached(city, MarketingKind.AIRPLANE, airplane_place_named("north 1", 1)) == []
    assert houses_reached(city, MarketingKind.AIRPLANE, airplane_place_named("south 3", 1)) == [7]
    assert houses_reached(city, MarketingKind.AIRPLANE, airplane_place_named("west 1", 3)) == [5, 7]


def test_a_radio_reaches_its_tile_and_those_around_it() -> None:
    """From the bottom left: the four tiles L, H, N and O, with house 13; from the centre: all."""
    city = City(MAP)
    assert houses_reached(city, MarketingKind.RADIO, marketing_place_named("a14/1x1")) == [13]
    assert houses_reached(city, MarketingKind.RADIO, marketing_place_named("f6/1x1")) == list(city.houses)


def test_a_radio_reaches_a_house_by_its_garden() -> None:
    """House 2 stands on the top-left tile; its garden may lie on the tile below."""
    city = City(parse("A0 F0 B0 / L0 N0 K3 / P0 O0 C0"))
    radio = marketing_place_named("a14/1x1")
    assert houses_reached(city, MarketingKind.RADIO, radio) == []
    city.add_garden(garden_places(city, 2)[0])
    assert houses_reached(city, MarketingKind.RADIO, radio) == [2]
