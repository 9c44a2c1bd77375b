"""Houses in words: where they are, what they want, how far the chains are."""

from __future__ import annotations

from collections import Counter

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.state import Game
from mautoma.games.foodchain.wording import Wording


def span(squares: tuple[int, ...]) -> str:
    """A block of squares by its first and last: "c4–d5"."""
    first, last = SQUARE_NAMES[min(squares)], SQUARE_NAMES[max(squares)]
    return first if first == last else f"{first}–{last}"


def house_line(game: Game, house: House, words: Wording) -> str:
    city = game.city
    return words(
        "view-house",
        number=house.number,
        squares=span(house.squares),
        garden=span(house.garden) if house.garden else None,
        wanted=len(house.demand),
        products=dict(Counter(house.demand)),
        human=city.distance(house.number, game.human.drive_ins),
        automa=city.outside_distance(house.number),
    )
