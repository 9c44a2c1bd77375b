"""What a choice would do, said before it is taken: whom a campaign reaches, how far a restaurant is."""

from __future__ import annotations

from mautoma.games.foodchain.city.city import AirplanePlace, City, MarketingPlace, RestaurantPlace
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.kernel.message import Msg, msg

REACHES_NOBODY = msg("reaches-no-house")


def reach_of(city: City, kind: MarketingKind, *places: MarketingPlace | AirplanePlace) -> Msg:
    """The houses that a campaign reaches, however it lies."""
    houses = sorted({house for place in places for house in houses_reached(city, kind, place)})
    if not houses:
        return REACHES_NOBODY
    return msg("reaches-houses", number=len(houses), houses=[str(house) for house in houses])


def distances_from(city: City, place: RestaurantPlace) -> Msg:
    """The houses by their distance from an entrance, nearest first; those that no road reaches last."""
    by_distance: dict[int, list[str]] = {}
    cut_off: list[str] = []
    for number, house in sorted(city.houses.items()):
        distance = city.roads.distance([place.entrance], house.mask)
        (cut_off if distance is None else by_distance.setdefault(distance, [])).append(str(number))
    parts = [
        msg("houses-at-distance", distance=distance, number=len(houses), houses=houses)
        for distance, houses in sorted(by_distance.items())
    ]
    if cut_off:
        parts.append(msg("houses-cut-off", number=len(cut_off), houses=cut_off))
    said = parts[0] if parts else msg("houses-none")
    for part in parts[1:]:
        said = msg("previews-together", first=said, last=part)
    return said
