"""The houses of the city: with garden, door and demand; in words also how far the chains are, and who would
sell there as things stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.city.grid import EAST, NORTH, SOUTH, WEST
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import AUTOMA, HUMAN, SIDES
from mautoma.games.foodchain.rules.chains import AutomaChain, HumanChain
from mautoma.games.foodchain.rules.dinner import choose_chain
from mautoma.games.foodchain.state import Game, TableGame
from mautoma.games.foodchain.view.colours import BUSH, CREAM, GARDEN, GARDEN_EDGE, HOUSE, HOUSE_EDGE
from mautoma.games.foodchain.view.icons import product_icon
from mautoma.games.foodchain.view.layout import UNIT, around, corner, span
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.colours import INK
from mautoma.games.kit.remember import remembered
from mautoma.games.kit.svg import Rect, box, circle, group, text
from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Msg

Squares = tuple[int, ...]
_TOKEN = 24
_TOKENS_IN_HOUSE = 3


def draw_house(game: Game, house: House, words: Wording) -> str:
    title = _title(game, house, words)
    return _house(house.number, house.squares, house.garden, house.bottom, tuple(house.demand), title)


@remembered
def _house(
    number: int, squares: Squares, garden: Squares, bottom: int, demand: tuple[Product, ...], title: str
) -> str:
    rect = around(squares)
    return group(
        _garden(garden) if garden else "",
        box(rect.inset(2), rx=5, fill=HOUSE, stroke=HOUSE_EDGE, stroke_width=2.5),
        _door(rect, bottom),
        text(rect.x + 5, rect.y + 23, str(number), 25, bold=True, text_anchor="start"),
        _demand(demand, garden, rect),
        title=title,
    )


def _garden(squares: Squares) -> str:
    rect = around(squares)
    bushes = []
    for square in squares:
        x, y = corner(square)
        bushes += [
            circle(x + dx, y + dy, 4.5, fill=BUSH, stroke=GARDEN_EDGE)
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


def _demand(demand: Sequence[Product], garden: Squares, rect: Rect) -> str:
    """Three tokens fit into the house, the other two lie in its garden. More than there should be, which a
    person may insist on, overlap in the house."""
    in_garden = min(len(garden), max(0, len(demand) - _TOKENS_IN_HOUSE))
    in_house = len(demand) - in_garden
    apart = _TOKEN * min(1, (_TOKENS_IN_HOUSE - 1) / max(1, in_house - 1))
    places = [(rect.x + 16 + at * apart, rect.y + 60) for at in range(in_house)]
    for square in garden[:in_garden]:
        x, y = corner(square)
        places.append((x + UNIT / 2, y + UNIT / 2))
    tokens = []
    for (x, y), product in zip(places, demand, strict=True):
        tokens += [
            circle(x, y, 12.5, fill=CREAM, stroke=INK, stroke_width=1.2),
            product_icon(product, x, y, _TOKEN * 0.8),
        ]
    return group(*tokens)


def _title(game: Game, house: House, words: Wording) -> str:
    line = house_line(game, house, words)
    if not house.demand or isinstance(game, TableGame):
        return line
    return f"{line} {explain_house(game, house, words)}"


def house_line(game: Game, house: House, words: Wording) -> str:
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


def explain_house(game: Game, house: House, words: Wording) -> str:
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
