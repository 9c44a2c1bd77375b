"""The automa builds a house or a garden.

1. It draws the bottom tile of the house stack: upside down means a garden (FCM-B1).
2. On the tile its card shows, else on the next outer tile counter-clockwise (FCM-B5, FCM-B6).
3. A house: the key square on each square of the tile in reading order, turned counter-clockwise
   until it fits (FCM-B2 to FCM-B4).
4. A garden: under the house, else on the first side that fits, counter-clockwise (FCM-B7).
5. The drawn tile is spent in every case (FCM-B8). The top left stays as at set-up (FCM-B9).
"""

from __future__ import annotations

from mautoma.games.foodchain.automa.players_map import PlayersMap
from mautoma.games.foodchain.city.city import City, GardenPlace, HousePlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES, TILE_MASKS, squares_of
from mautoma.games.foodchain.city.places import garden_places, house_keys, house_place
from mautoma.games.foodchain.names import OUTER_TILES, TILE_PLACES, OuterTile
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.decide import Decision, decide, least, must
from mautoma.kernel.table import Table

# FCM-B9: where each outer tile lies, in reading order from the top left as it was at set-up.
TILE_NUMBERS: dict[OuterTile, int] = {tile: TILE_PLACES.index(tile) for tile in OUTER_TILES}


def build(game: FoodChain, table: Table, tile: OuterTile, players_map: PlayersMap | None = None) -> None:
    """FCM-W9. With the map on the table only, the player builds and tells."""
    if not game.house_stack:
        table.tell("stack-empty", "FCM-B8")
        return
    drawn = game.house_stack.pop()
    table.reveal()
    if drawn.upside_down:
        table.order("garden-drawn", "FCM-B1", "FCM-B8", tile=tile, house=drawn.number)
        if players_map:
            players_map.build_garden(drawn.number, tile)
        else:
            _build_garden(game, table, tile, drawn.number)
    else:
        table.tell("house-drawn", "FCM-B1", tile=tile, house=drawn.number)
        if players_map:
            players_map.build_house(drawn.number, tile)
        else:
            _build_house(game, table, tile, drawn.number)


def ring_from(tile: OuterTile) -> list[OuterTile]:
    """FCM-B5: the outer tiles, counter-clockwise from this one; never the centre."""
    start = OUTER_TILES.index(tile)
    return [*OUTER_TILES[start:], *OUTER_TILES[:start]]


def choose_tile_for_house(city: City, shown: OuterTile) -> Decision[OuterTile]:
    """FCM-B5"""
    legal = house_keys(city)
    anywhere = legal[0] | legal[1] | legal[2] | legal[3]
    ring = ring_from(shown)
    return decide(
        ring,
        must("FCM-B4", "house-fits", lambda tile: bool(anywhere & TILE_MASKS[TILE_NUMBERS[tile]])),
        least("FCM-B5", "counter-clockwise-from-the-card", lambda tile: ring.index(tile) + 1),
        why="FCM-B5",
        noun="tile",
    )


def choose_house_place(city: City, tile: OuterTile) -> Decision[tuple[int, int]]:
    """FCM-B3: the key square in reading order, each with all its turns (FCM-X5)."""
    legal = house_keys(city)
    blank = squares_of(city.free & TILE_MASKS[TILE_NUMBERS[tile]])
    tries = [(key, turn) for key in blank for turn in range(4)]
    reading_order = {at: number for number, at in enumerate(tries, 1)}
    return decide(
        tries,
        must("FCM-B4", "piece-fits", lambda at: bool(legal[at[1]] >> at[0] & 1)),
        least("FCM-B3", "reading-order", reading_order.__getitem__),
        why="FCM-B3",
        show=lambda at: f"{SQUARE_NAMES[at[0]]}/{at[1]}",
        noun="way",
    )


def choose_tile_for_garden(city: City, shown: OuterTile) -> Decision[OuterTile]:
    """FCM-B6"""
    ring = ring_from(shown)
    anywhere = 0
    for number, house in city.houses.items():
        if garden_places(city, number):
            anywhere |= house.mask
    return decide(
        ring,
        must("FCM-B6", "garden-fits", lambda tile: bool(anywhere & TILE_MASKS[TILE_NUMBERS[tile]])),
        least("FCM-B6", "counter-clockwise-from-the-card", lambda tile: ring.index(tile) + 1),
        why="FCM-B6",
        noun="tile",
    )


def house_for_garden(city: City, tile: OuterTile) -> int | None:
    """FCM-B6: a house with a square on the tile that can take a garden; of several the lowest number."""
    area = TILE_MASKS[TILE_NUMBERS[tile]]
    for number, house in city.houses.items():
        if house.mask & area and garden_places(city, number):
            return number
    return None


def choose_garden_side(city: City, number: int) -> Decision[int]:
    """FCM-B7"""
    sides = [(city.houses[number].bottom - step) % 4 for step in range(4)]
    fitting = [place.side for place in garden_places(city, number)]
    return decide(
        sides,
        must("FCM-B7", "garden-side-fits", lambda side: side in fitting),
        least("FCM-B7", "counter-clockwise-from-the-bottom", lambda side: sides.index(side) + 1),
        why="FCM-B7",
        show=lambda side: DIRECTION_NAMES[side],
        noun="direction",
    )


def first_house_place(city: City, shown: OuterTile) -> HousePlace | None:
    """What `choose_tile_for_house` and `choose_house_place` choose, without saying why."""
    legal = house_keys(city)
    anywhere = legal[0] | legal[1] | legal[2] | legal[3]
    for tile in ring_from(shown):
        keys = squares_of(anywhere & TILE_MASKS[TILE_NUMBERS[tile]])
        if keys:
            turn = next(turn for turn in range(4) if legal[turn] >> keys[0] & 1)
            return house_place(keys[0], turn)
    return None


def first_garden_place(city: City, shown: OuterTile) -> GardenPlace | None:
    """What `choose_tile_for_garden` and `choose_garden_side` choose, without saying why."""
    for tile in ring_from(shown):
        number = house_for_garden(city, tile)
        if number is not None:
            return garden_places(city, number)[0]
    return None


def _build_house(game: FoodChain, table: Table, shown: OuterTile, number: int) -> None:
    if not table.listening:
        if found := first_house_place(game.city, shown):
            game.city.add_house(number, found)
        return
    tile = choose_tile_for_house(game.city, shown)
    if tile.choice is None:
        table.order("nothing-fits", "FCM-B8", trail=tile.trail, house=number)
        return
    table.tell("tile-chosen", "FCM-B5", trail=tile.trail, tile=tile.choice)
    spot = choose_house_place(game.city, tile.choice)
    assert spot.choice is not None
    place = house_place(*spot.choice)
    game.city.add_house(number, place)
    table.order(
        "house-built",
        "FCM-B3",
        "FCM-B4",
        trail=spot.trail,
        house=number,
        square=SQUARE_NAMES[place.key],
        turn=place.turn,
        squares=[SQUARE_NAMES[square] for square in place.squares],
        garden=[SQUARE_NAMES[square] for square in place.garden],
        places=[SQUARE_NAMES[square] for square in (*place.squares, *place.garden)],
    )


def _build_garden(game: FoodChain, table: Table, shown: OuterTile, spent: int) -> None:
    if game.gardens == 0:
        table.tell("no-garden-left", "FCM-B8", house=spent)
        return
    if not table.listening:
        if found := first_garden_place(game.city, shown):
            game.city.add_garden(found)
            game.gardens -= 1
        return
    tile = choose_tile_for_garden(game.city, shown)
    if tile.choice is None:
        table.tell("nothing-fits", "FCM-B8", trail=tile.trail, house=spent)
        return
    table.tell("tile-chosen", "FCM-B6", trail=tile.trail, tile=tile.choice)
    number = house_for_garden(game.city, tile.choice)
    assert number is not None
    side = choose_garden_side(game.city, number)
    assert side.choice is not None
    place = next(place for place in garden_places(game.city, number) if place.side == side.choice)
    game.city.add_garden(place)
    game.gardens -= 1
    table.order(
        "garden-built",
        "FCM-B6",
        "FCM-B7",
        trail=side.trail,
        house=number,
        direction=DIRECTION_NAMES[place.side],
        places=[SQUARE_NAMES[square] for square in place.squares],
    )
