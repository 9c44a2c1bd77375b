"""The human's restaurants, and the automa's at the ends of the roads."""

from __future__ import annotations

from mautoma.games.foodchain.city.city import City, Restaurant
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, NORTH, SIDE, SOUTH, SQUARE_NAMES
from mautoma.games.foodchain.city.roads import OutsideRestaurant
from mautoma.games.foodchain.view.colours import CREAM, HUMAN_PALE
from mautoma.games.foodchain.view.layout import RESTAURANT_BAND, around, beside_map, corner, span
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import AUTOMA, HUMAN, INK
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Rect, box, group, path, text


def draw_restaurants(city: City, drive_ins: bool, words: Wording) -> str:
    return group(
        *(_draw_outside(restaurant, words) for restaurant in city.roads.outside),
        *(_draw(restaurant, drive_ins, words) for restaurant in city.restaurants.values()),
    )


@remembered
def _draw(restaurant: Restaurant, drive_in: bool, words: Wording) -> str:
    rect = around(restaurant.corners)
    x, y = rect.centre
    soon = restaurant.coming_soon
    if soon:
        body = box(rect.inset(3), rx=6, fill=HUMAN_PALE, stroke=HUMAN, stroke_width=3, stroke_dasharray="8 5")
        label = text(x, y + 20, words("view-soon"), 20, bold=True, fill=HUMAN)
        number = text(x, y - 2, f"R{restaurant.id}", 24, bold=True, fill=HUMAN)
    else:
        body = box(rect.inset(3), rx=6, fill=HUMAN, stroke=INK, stroke_width=1.5)
        label = path(
            f"M{x - 24:g} {y + 13:g}h48v5a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0z",
            fill=CREAM,
            stroke=INK,
        )
        number = text(x, y - 4, f"R{restaurant.id}", 26, bold=True, fill=CREAM)
    doors = [_entrance(square, rect, soon) for square in restaurant.entrances(drive_in and not soon)]
    return group(body, label, number, *doors, title=_name(restaurant, drive_in, words))


def _entrance(square: int, rect: Rect, soon: bool) -> str:
    """A white triangle that fills the corner."""
    x, y = corner(square)
    right, down = x > rect.x, y > rect.y
    cx = rect.x + rect.width - 3 if right else rect.x + 3
    cy = rect.y + rect.height - 3 if down else rect.y + 3
    dx, dy = (-20 if right else 20), (-20 if down else 20)
    return path(
        f"M{cx:g} {cy:g}l{dx} 0L{cx:g} {cy + dy:g}z",
        fill="none" if soon else CREAM,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )


@remembered
def _draw_outside(restaurant: OutsideRestaurant, words: Wording) -> str:
    """FCM-O1: one of the automa's restaurants, at the end of its road."""
    row, column = divmod(restaurant.square, SIDE)
    first = column if restaurant.side in (NORTH, SOUTH) else row
    rect = beside_map(restaurant.side, first, 1, 1, RESTAURANT_BAND - 2)
    x, y = rect.centre
    return group(
        box(rect, rx=3, fill=AUTOMA, stroke=INK, stroke_width=1.2),
        text(x, y, "M", 16, bold=True, fill=CREAM),
        title=words("view-outside-restaurant"),
    )


def restaurant_lines(city: City, drive_ins: bool, words: Wording) -> list[str]:
    exits = [_exit(restaurant, words) for restaurant in city.roads.outside]
    return [
        *(_line(restaurant, drive_ins, words) for restaurant in city.restaurants.values()),
        words("view-outside-restaurants", number=len(exits), exits=exits),
    ]


@remembered
def _exit(restaurant: OutsideRestaurant, words: Wording) -> str:
    square, direction = SQUARE_NAMES[restaurant.square], DIRECTION_NAMES[restaurant.side]
    return words("view-exit", square=square, direction=direction)


@remembered
def _line(restaurant: Restaurant, drive_in: bool, words: Wording) -> str:
    return words(
        "view-restaurant-at",
        restaurant=_name(restaurant, drive_in, words),
        squares=span(restaurant.corners),
        entrance=SQUARE_NAMES[restaurant.place.entrance],
    )


def _name(restaurant: Restaurant, drive_in: bool, words: Wording) -> str:
    kind = "-soon" if restaurant.coming_soon else "-drive-in" if drive_in else ""
    return words(f"view-restaurant{kind}", number=restaurant.id)
