"""The city as a grid of characters with its legend, and as lists."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import Ground
from mautoma.games.foodchain.city.city import City, MarketingPlace
from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SIDE, SQUARE_NAMES, TILE
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA, Product
from mautoma.games.foodchain.inwords.campaigns import placed_campaign_line, stack_line
from mautoma.games.foodchain.inwords.houses import house_line, span
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording

LETTERS: dict[Product, str] = {BURGER: "B", PIZZA: "P", BEER: "E", LEMONADE: "L", SODA: "S"}
_PLAIN = {Ground.EMPTY: ".", Ground.ROAD: "#"}
_BRIDGE, _GARDEN = "+", "'"


def city_lines(game: Game, words: Wording) -> list[str]:
    city = game.city
    return [
        *_grid(city),
        *_legend(words),
        *(house_line(game, house, words) for house in city.houses.values()),
        *_restaurants(game, words),
        *(placed_campaign_line(city, campaign, words) for campaign in game.human.campaigns.values()),
        *(stack_line(stack, words) for stack in game.automa.stacks),
        _house_stack(game, words),
    ]


def _grid(city: City) -> list[str]:
    """Three characters a square; lines between the tiles."""
    marks = _marks(city)
    letters = _row("   ", [f" {letter} " for letter in "abcdefghijklmno"], " ")
    rows = [letters]
    for row in range(SIDE):
        if row and row % TILE == 0:
            rows.append(_row("   ", ["---"] * SIDE, "+"))
        rows.append(_row(f"{row + 1:>2} ", marks[row * SIDE : (row + 1) * SIDE], "|"))
    return rows


def _row(head: str, cells: list[str], border: str) -> str:
    tiles = ["".join(cells[start : start + TILE]) for start in range(0, SIDE, TILE)]
    return (head + border.join(tiles)).rstrip()


def _marks(city: City) -> list[str]:
    board = city.board
    marks = []
    for square in range(SIDE * SIDE):
        ground = board.ground(square)
        plain = _PLAIN.get(ground) or LETTERS.get(board.sources.get(square, BURGER), "")
        marks.append(f" {_BRIDGE if board.bridges >> square & 1 else plain} ")
    for house in city.houses.values():
        for square in house.squares:
            marks[square] = f"{house.number:>2} "
        for square in house.garden:
            marks[square] = f" {_GARDEN} "
    for restaurant in city.restaurants.values():
        for square in restaurant.corners:
            marks[square] = f"R{restaurant.id}" + ("*" if square == restaurant.place.entrance else " ")
    for number, place in city.marketing.items():
        if isinstance(place, MarketingPlace):
            for square in place.squares:
                marks[square] = f"m{number:<2}"
    return marks


def _legend(words: Wording) -> list[str]:
    sources = {LETTERS[drink]: drink for drink in (BEER, LEMONADE, SODA)}
    return [
        words("view-legend-ground", road="#", bridge=_BRIDGE, empty=".", garden=_GARDEN),
        words("view-legend-pieces", house="12", restaurant="R1", entrance="R1*", campaign="m9"),
        "; ".join(f"{letter} = {words('view-source', product=drink)}" for letter, drink in sources.items()),
    ]


def _restaurants(game: Game, words: Wording) -> list[str]:
    lines = []
    for restaurant in game.city.restaurants.values():
        key = "view-restaurant-soon" if restaurant.coming_soon else "view-restaurant"
        if game.human.drive_ins and not restaurant.coming_soon:
            key = "view-restaurant-drive-in"
        lines.append(
            words(
                "view-restaurant-at",
                restaurant=words(key, number=restaurant.id),
                squares=span(restaurant.corners),
                entrance=SQUARE_NAMES[restaurant.place.entrance],
            )
        )
    outside = [
        words("view-exit", square=SQUARE_NAMES[restaurant.square], direction=DIRECTION_NAMES[restaurant.side])
        for restaurant in game.city.roads.outside
    ]
    return [*lines, words("view-outside-restaurants", number=len(outside), exits=outside)]


def _house_stack(game: Game, words: Wording) -> str:
    """FCM-S4: which numbers are left is known, their order and turns are not."""
    numbers = [str(number) for number in sorted(tile.number for tile in game.house_stack)]
    return words("view-house-stack", number=len(numbers), numbers=numbers, gardens=game.gardens)
