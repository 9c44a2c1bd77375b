"""The houses of the city: with garden, door and demand; in words also how far the chains are, and who would
sell there as things stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.city.grid import EAST, NORTH, SOUTH, WEST
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.rules.chains import AutomaChain, HumanChain
from mautoma.games.foodchain.rules.dinner import choose_chain
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.view.campaigns import stack_line
from mautoma.games.foodchain.view.colours import (
    AUTOMA_PALE,
    BUSH,
    CREAM,
    GARDEN,
    GARDEN_EDGE,
    HOUSE,
    HOUSE_EDGE,
    ROOF,
    ROOF_SHADE,
)
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.layout import UNIT, around, corner, span
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import AUTOMA as AUTOMA_COLOUR
from mautoma.games.kit.colours import INK
from mautoma.games.kit.svg import Rect, box, circle, group, layer, path, piece, polygon, text
from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Msg
from mautoma.kernel.remember import remembered

Squares = tuple[int, ...]
IN_A_ROW = 3
"""What a house wants, side by side."""
INSET = 3.0


class Poster(NamedTuple):
    """A stack of the automa's beside a house: product, rounds left, and what it says of itself."""

    product: Product
    left: int
    title: str


def draw_house(game: FoodChain, house: House, words: Wording) -> str:
    """FCM-M6: with the automa's stacks beside it."""
    stacks = [stack for stack in game.automa.stacks if stack.house == house.number]
    posters = tuple(Poster(stack.product, stack.left, stack_line(stack, words)) for stack in stacks)
    title = _title(game, house, words)
    return _house(
        house.number, house.squares, house.garden, house.bottom, tuple(house.demand), posters, title
    )


@remembered
def _house(
    number: int,
    squares: Squares,
    garden: Squares,
    bottom: int,
    demand: tuple[Product, ...],
    posters: tuple[Poster, ...],
    title: str,
) -> str:
    rect = around(squares)
    house = piece(
        f"house-{number}",
        *rect.centre,
        _roof(rect.inset(INSET), bottom) + _door(rect, bottom) + _plaque(number, rect),
    )
    lawn = piece(f"garden-{number}", *around(garden).centre, _garden(garden)) if garden else ""
    return group(layer(f"house-{number}", lawn, house), _inside(number, demand, posters, rect), title=title)


def _garden(squares: Squares) -> str:
    """A lawn with a hedge."""
    rect = around(squares)
    bushes = []
    for square in squares:
        x, y = corner(square)
        bushes += [
            circle(x + dx, y + dy, 5, fill=BUSH, stroke=GARDEN_EDGE)
            for dx, dy in ((10, 10), (30, 10), (10, 30), (30, 30))
        ]
    return group(box(rect.inset(2), rx=6, fill=GARDEN, stroke=GARDEN_EDGE, stroke_width=2.5), *bushes)


def _roof(rect: Rect, bottom: int) -> str:
    """Seen from above: the ridge runs along the side of the door."""
    x, y, wide, high = rect
    right, low = x + wide, y + high
    if bottom in (NORTH, SOUTH):
        one, two = (x + wide * 0.26, y + high / 2), (right - wide * 0.26, y + high / 2)
        shade = polygon([(x, y), one, two, (right, y)], fill=ROOF_SHADE)
        ends = f"M{x:g} {low:g}L{one[0]:g} {one[1]:g}H{two[0]:g}L{right:g} {low:g}"
    else:
        one, two = (x + wide / 2, y + high * 0.26), (x + wide / 2, low - high * 0.26)
        shade = polygon([(x, y), one, two, (x, low)], fill=ROOF_SHADE)
        ends = f"M{right:g} {y:g}L{one[0]:g} {one[1]:g}V{two[1]:g}L{right:g} {low:g}"
    return (
        box(rect, rx=3, fill=ROOF)
        + shade
        + path(ends, fill="none", stroke=HOUSE_EDGE, stroke_width=1.5)
        + box(rect, rx=3, fill="none", stroke=HOUSE_EDGE, stroke_width=2.5)
    )


def _door(rect: Rect, bottom: int) -> str:
    """On the bottom side of the art, under which its garden would go first (FCM-B7): half outside, where no
    wish and no poster hides it."""
    x, y = rect.centre
    dx, dy = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}[bottom]
    reach = UNIT
    across, along = (24, 9) if dx == 0 else (9, 24)
    step = Rect(x + dx * reach - across / 2, y + dy * reach - along / 2, across, along)
    return box(step, fill=HOUSE, stroke=HOUSE_EDGE, stroke_width=2, rx=1)


def _plaque(number: int, rect: Rect) -> str:
    plaque = Rect(rect.x + 5, rect.y + 5, 38, 26)
    return box(plaque, rx=5, fill=CREAM, stroke=HOUSE_EDGE, stroke_width=1.5) + text(
        *plaque.centre, str(number), 23, bold=True
    )


def _inside(number: int, demand: Sequence[Product], posters: Sequence[Poster], rect: Rect) -> str:
    """Below the plaque rows of what the house wants, in a bubble, and of posters; one poster fits beside it.
    What a person insists on beyond the rules is drawn closer together."""
    across = max(IN_A_ROW, -(-len(demand) // 2))
    wanted = -(-len(demand) // across)
    rows = wanted + len(posters) // 2
    high = min(23.0, 45 / max(1, rows))
    low = rect.y + rect.height - 4
    name = f"poster-{number}"
    drawn = [_poster(name, poster, Rect(rect.x + 45, rect.y + 6, 31, 24)) for poster in posters[:1]]
    if demand:
        bubble = Rect(rect.x + 4, low - wanted * high, rect.width - 8, wanted * high)
        drawn.append(_bubble(number, demand, across, high, bubble))
        low -= wanted * high + 1
    for at, poster in enumerate(posters[1:]):
        row, column = divmod(at, 2)
        place = Rect(rect.x + 4 + 37 * column, low - (row + 1) * high, 35, high - 1)
        drawn.append(_poster(name, poster, place))
    return "".join(drawn)


def _bubble(number: int, demand: Sequence[Product], across: int, high: float, rect: Rect) -> str:
    """As wide as what is said in it."""
    size = high - 3
    step = min(size + 2, (rect.width - 6 - size) / max(1, across - 1))
    wide = size + step * (min(len(demand), across) - 1) + 6
    left = rect.x + 3 + size / 2
    tail = f"M{rect.x + 8:g} {rect.y + 1:g}l4-6l5 6z"
    return group(
        box(rect._replace(width=wide), rx=7, fill=CREAM, stroke=INK, stroke_width=1.5),
        path(tail, fill=CREAM, stroke=INK, stroke_width=1.5, stroke_linejoin="round"),
        *(
            piece(f"wish-{number}-{at}", x, y, ICONS(product, x, y, size))
            for at, product in enumerate(demand)
            for x, y in [(left + at % across * step, rect.y + (at // across + 0.5) * high)]
        ),
    )


def _poster(name: str, poster: Poster, rect: Rect) -> str:
    """What is advertised and for how many rounds."""
    size = min(rect.width * 0.5, rect.height - 5)
    count = Rect(rect.x + size + 3, rect.y, rect.width - size - 4, rect.height)
    drawn = group(
        box(rect, rx=3, fill=AUTOMA_PALE, stroke=AUTOMA_COLOUR, stroke_width=2),
        ICONS(poster.product, rect.x + 2 + size / 2, rect.y + rect.height / 2, size),
        text(*count.centre, str(poster.left), min(18, rect.height - 3), bold=True),
        title=poster.title,
    )
    return piece(f"{name}-{poster.product}", *rect.centre, drawn)


def _title(game: FoodChain, house: House, words: Wording) -> str:
    line = house_line(game, house, words)
    if not house.demand or isinstance(game, TableGame):
        return line
    return f"{line} {explain_house(game, house, words)}"


def house_line(game: FoodChain, house: House, words: Wording) -> str:
    human = game.city.distance(house.number, game.human.drive_ins)
    automa = game.city.outside_distance(house.number)
    return _line(house.number, house.squares, house.garden, tuple(house.demand), human, automa, words)


@remembered
def _line(
    number: int,
    squares: Squares,
    garden: Squares,
    demand: tuple[Product, ...],
    human: int | None,
    automa: int | None,
    words: Wording,
) -> str:
    return words(
        "view-house",
        number=number,
        squares=span(squares),
        garden=span(garden) if garden else None,
        wanted=len(demand),
        products=dict(Counter(demand)),
        human=human,
        automa=automa,
    )


def explain_house(game: FoodChain, house: House, words: Wording) -> str:
    """The choice of dinnertime, with the criterion on which each chain that does not serve was lost."""
    if not game.automa.card:
        return words("view-no-offer-yet", number=house.number)
    decision = choose_chain(house, {HUMAN: HumanChain(game), AUTOMA: AutomaChain(game)})
    reasons = [_reason(decision.trail, side, words) for side in SIDES if side != decision.choice]
    if decision.choice is None:
        return words("view-would-stay", number=house.number, reasons=reasons)
    return words("view-would-eat", number=house.number, side=decision.choice, reasons=reasons)


def _reason(trail: Trail[str], side: str, words: Wording) -> str:
    step = trail.lost_on(side)
    assert step is not None
    criterion = words.say(Msg(f"criterion-{step.name}"))
    values = dict(zip(step.candidates, step.values, strict=True))
    if isinstance(values[side], bool):
        return words("view-fails", side=side, criterion=criterion)
    best = values[step.left[0]]
    return words("view-loses", side=side, criterion=criterion, theirs=values[side], best=best)
