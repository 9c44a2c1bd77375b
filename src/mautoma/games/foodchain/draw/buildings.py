"""Houses with their gardens and demand, restaurants, the automa's campaigns and restaurants."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.foodchain.city.city import City, House, Restaurant
from mautoma.games.foodchain.city.grid import EAST, NORTH, SIDE, SOUTH, WEST
from mautoma.games.foodchain.city.roads import OutsideRestaurant
from mautoma.games.foodchain.draw.icons import product_icon
from mautoma.games.foodchain.draw.layout import RESTAURANT_BAND, UNIT, around, beside_map, corner
from mautoma.games.foodchain.draw.palette import (
    AUTOMA,
    AUTOMA_PALE,
    GARDEN,
    GARDEN_EDGE,
    HOUSE,
    HOUSE_EDGE,
    HUMAN,
    HUMAN_PALE,
    INK,
)
from mautoma.games.foodchain.draw.svg import Rect, box, circle, group, path
from mautoma.games.foodchain.inwords.campaigns import stack_line
from mautoma.games.foodchain.state import Stack
from mautoma.games.foodchain.wording import Wording
from mautoma.games.kit.svg import text

_TOKEN = 24
_TOKENS_IN_HOUSE = 3
_BADGE = Rect(0, 0, 38, 21)


def draw_house(house: House, title: str) -> str:
    rect = around(house.squares)
    return group(
        _garden(house) if house.garden else "",
        box(rect.inset(2), rx=5, fill=HOUSE, stroke=HOUSE_EDGE, stroke_width=2.5),
        _door(rect, house.bottom),
        text(rect.x + 9, rect.y + 25, str(house.number), 34, bold=True, text_anchor="start"),
        _demand(house, rect),
        title=title,
    )


def _garden(house: House) -> str:
    rect = around(house.garden)
    bushes = []
    for square in house.garden:
        x, y = corner(square)
        bushes += [
            circle(x + dx, y + dy, 4.5, fill="#8fb069", stroke=GARDEN_EDGE)
            for dx, dy in ((9, 9), (31, 9), (9, 31), (31, 31))
        ]
    return group(
        box(rect.inset(2), rx=5, fill=GARDEN, stroke=GARDEN_EDGE, stroke_width=2.5),
        *bushes,
    )


def _door(rect: Rect, bottom: int) -> str:
    """On the bottom side of the art, under which its garden would go first (FCM-B7)."""
    x, y = rect.centre
    dx, dy = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}[bottom]
    reach = UNIT - 4
    across, along = (14, 7) if dx == 0 else (7, 14)
    return box(
        Rect(x + dx * reach - across / 2, y + dy * reach - along / 2, across, along), fill=HOUSE_EDGE, rx=1
    )


def _demand(house: House, rect: Rect) -> str:
    """Three tokens fit into the house, the other two lie in its garden."""
    tokens = []
    for at, product in enumerate(house.demand):
        if at < _TOKENS_IN_HOUSE:
            x, y = rect.x + 16 + at * 24, rect.y + 60
        else:
            square = house.garden[at - _TOKENS_IN_HOUSE]
            x, y = corner(square)
            x, y = x + UNIT / 2, y + UNIT / 2
        tokens += [
            circle(x, y, 12.5, fill="#fffdf5", stroke=INK, stroke_width=1.2),
            product_icon(product, x, y, _TOKEN * 0.8),
        ]
    return group(*tokens)


def draw_stacks(house: House, stacks: Sequence[Stack], words: Wording) -> str:
    """FCM-M6: stacks beside a house: product and rounds left, on the house's right edge."""
    rect = around(house.squares)
    x = rect.x + rect.width - 14
    badges = []
    for at, stack in enumerate(stacks):
        y = rect.y - 3 + at * (_BADGE.height + 1)
        badges.append(
            group(
                box(
                    Rect(x, y, _BADGE.width, _BADGE.height),
                    rx=10,
                    fill=AUTOMA_PALE,
                    stroke=AUTOMA,
                    stroke_width=2,
                ),
                product_icon(stack.product, x + 12, y + 10.5, 17),
                text(x + 28, y + 10.5, str(stack.left), 17, bold=True),
                title=stack_line(stack, words),
            )
        )
    return group(*badges)


def draw_restaurant(restaurant: Restaurant, drive_in: bool, words: Wording) -> str:
    rect = around(restaurant.corners)
    x, y = rect.centre
    soon = restaurant.coming_soon
    if soon:
        body = box(rect.inset(3), rx=6, fill=HUMAN_PALE, stroke=HUMAN, stroke_width=3, stroke_dasharray="8 5")
        label = text(x, y + 20, words("view-soon"), 15, bold=True, fill=HUMAN)
        name = text(x, y - 2, f"R{restaurant.id}", 24, bold=True, fill=HUMAN)
    else:
        body = box(rect.inset(3), rx=6, fill=HUMAN, stroke=INK, stroke_width=1.5)
        label = path(
            f"M{x - 24:g} {y + 13:g}h48v5a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0z",
            fill="#fffdf5",
            stroke=INK,
        )
        name = text(x, y - 4, f"R{restaurant.id}", 26, bold=True, fill="#fffdf5")
    doors = [_entrance(square, rect, soon) for square in restaurant.entrances(drive_in and not soon)]
    key = "view-restaurant-soon" if soon else "view-restaurant-drive-in" if drive_in else "view-restaurant"
    return group(body, label, name, *doors, title=words(key, number=restaurant.id))


def _entrance(square: int, rect: Rect, soon: bool) -> str:
    """A white triangle that fills the corner."""
    x, y = corner(square)
    right, down = x > rect.x, y > rect.y
    cx = rect.x + rect.width - 3 if right else rect.x + 3
    cy = rect.y + rect.height - 3 if down else rect.y + 3
    dx, dy = (-20 if right else 20), (-20 if down else 20)
    fill = "none" if soon else "#fffdf5"
    return path(
        f"M{cx:g} {cy:g}l{dx} 0L{cx:g} {cy + dy:g}z",
        fill=fill,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )


def draw_outside(restaurant: OutsideRestaurant, words: Wording) -> str:
    """FCM-O1: one of the automa's restaurants, at the end of its road."""
    row, column = divmod(restaurant.square, SIDE)
    first = column if restaurant.side in (NORTH, SOUTH) else row
    rect = beside_map(restaurant.side, first, 1, 1, RESTAURANT_BAND - 2)
    x, y = rect.centre
    return group(
        box(rect, rx=3, fill=AUTOMA, stroke=INK, stroke_width=1.2),
        text(x, y, "M", 16, bold=True, fill="#fffdf5"),
        title=words("view-outside-restaurant"),
    )


def draw_buildings(city: City, drive_ins: bool, words: Wording) -> str:
    return group(
        *(draw_outside(restaurant, words) for restaurant in city.roads.outside),
        *(draw_restaurant(restaurant, drive_ins, words) for restaurant in city.restaurants.values()),
    )
