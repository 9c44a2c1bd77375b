"""The human's restaurants, and the automa's at the ends of the roads."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.foodchain.city.city import City, Restaurant
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, NORTH, SIDE, SOUTH, SQUARE_NAMES, WEST
from mautoma.games.foodchain.city.roads import OutsideRestaurant
from mautoma.games.foodchain.view.colours import AWNING, CREAM, EDGE, HUMAN_PALE, NEON, SIGN, WHITE
from mautoma.games.foodchain.view.layout import RESTAURANT_BAND, UNIT, around, beside_map, corner, span
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.canvas import Room, column, row
from mautoma.games.kit.colours import AUTOMA, HUMAN, INK
from mautoma.games.kit.svg import Rect, box, group, layer, path, piece, text, text_width
from mautoma.kernel.remember import remembered

DOOR = 25
SHADE = 7
"""How deep the awning of a storefront is."""


def draw_restaurants(city: City, drive_ins: bool, words: Wording) -> str:
    return layer(
        "restaurants",
        *(_draw_outside(restaurant, words) for restaurant in city.roads.outside),
        *(_draw(restaurant, drive_ins, words) for restaurant in city.restaurants.values()),
    )


@remembered
def _draw(restaurant: Restaurant, drive_in: bool, words: Wording) -> str:
    """A diner with its sign; one that is coming soon is an outline."""
    rect = around(restaurant.corners)
    soon = restaurant.coming_soon
    lines = [f"R{restaurant.id}", *([words("view-soon")] if soon else [])]
    doors = [_door(square, rect, soon) for square in restaurant.entrances(drive_in and not soon)]
    diner = group(_body(rect, soon), *doors, _sign(lines, rect), title=_name(restaurant, drive_in, words))
    return piece(f"restaurant-{restaurant.id}", *rect.centre, diner)


def _body(rect: Rect, soon: bool) -> str:
    shape = rect.inset(3)
    if soon:
        return box(shape, rx=6, fill=HUMAN_PALE, stroke=HUMAN, stroke_width=3, stroke_dasharray="8 5")
    inside = shape.inset(7)
    seams = "".join(f"M{x:g} {y:g}v{inside.height:g}" for x, y, _, _ in row(inside, 5)[1:])
    return (
        box(shape, rx=6, fill=HUMAN, stroke=INK, stroke_width=2)
        + box(inside, rx=3, fill=HUMAN_PALE)
        + path(seams, stroke=HUMAN, stroke_width=1, opacity=0.5)
    )


def _sign(lines: Sequence[str], rect: Rect) -> str:
    """In the middle, where no door is."""
    high = 26 if len(lines) == 1 else 32
    sign = Rect(rect.x + 12, rect.y + (rect.height - high) / 2, rect.width - 24, high)
    drawn = [box(sign, rx=6, fill=SIGN, stroke=NEON, stroke_width=2.5)]
    for at, words in enumerate(lines):
        y = sign.y + sign.height * (at + 0.5) / len(lines)
        size = min(high / len(lines) - 1, 21, (sign.width - 6) / text_width(words, 1, bold=True))
        drawn.append(text(rect.centre[0], y, words, size, bold=True, fill=NEON))
    return "".join(drawn)


def _door(square: int, rect: Rect, soon: bool) -> str:
    """An open door that fills the corner of its square, with a mat on both sides to the road."""
    x, y = corner(square)
    x = x + UNIT - DOOR - 1 if x > rect.x else x + 1
    y = y + UNIT - DOOR - 1 if y > rect.y else y + 1
    frame = box(Rect(x, y, DOOR, DOOR), rx=3, fill=CREAM if soon else NEON, stroke=EDGE, stroke_width=2.5)
    leaf = f"M{x + 7:g} {y + 4:g}h6l5 3v{DOOR - 9}l-5-2h-6z"
    return frame + path(leaf, fill="none" if soon else AWNING, stroke=EDGE)


@remembered
def _draw_outside(restaurant: OutsideRestaurant, words: Wording) -> str:
    """FCM-O1: one of the automa's restaurants, at the end of its road: a storefront under its awning."""
    down, across = divmod(restaurant.square, SIDE)
    first = across if restaurant.side in (NORTH, SOUTH) else down
    whole = beside_map(restaurant.side, first, 1, 1, RESTAURANT_BAND - 2)
    front, roof = _halves(whole, restaurant.side)
    return group(
        box(whole, rx=3, fill=AUTOMA, stroke=INK, stroke_width=1.2),
        box(roof, fill=WHITE),
        path(_stripes(roof), fill=AWNING),
        text(*front.centre, "M", 14, bold=True, fill=CREAM),
        title=words("view-outside-restaurant"),
    )


def _halves(rect: Rect, side: int) -> tuple[Rect, Rect]:
    """The wall with the letter, and the awning over the road."""
    x, y, wide, high = rect
    if side == NORTH:
        return Rect(x, y, wide, high - SHADE), Rect(x, y + high - SHADE, wide, SHADE)
    if side == SOUTH:
        return Rect(x, y + SHADE, wide, high - SHADE), Rect(x, y, wide, SHADE)
    if side == WEST:
        return Rect(x, y, wide - SHADE, high), Rect(x + wide - SHADE, y, SHADE, high)
    return Rect(x + SHADE, y, wide - SHADE, high), Rect(x, y, SHADE, high)


def _stripes(rect: Rect) -> str:
    every = row(rect, 8) if rect.width > rect.height else column(rect, [Room(1, 1, rect.height)] * 8)
    return "".join(f"M{x:g} {y:g}h{wide:g}v{high:g}h-{wide:g}z" for x, y, wide, high in every[::2])


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
