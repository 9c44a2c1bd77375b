"""Valid positions of the human's company in a line or two.

    position().restaurant("f4/g4").at_work(trainer=1).beach(kitchen_trainee=2).milestone("first_waitress")

Cards come out of the supply, so that they stay conserved. The map, with roads `#`, houses `H` and the
sources of beer, lemonade and soda:

       abcde fghij klmno
     1 ..#.. .B#.. ..#S.
     2 ..#.. ..#.. ..#..
     3 ##### ##### #####
     4 HH#.. ..#.. B.#..    house 2
     5 HH#.. ..#.. ..#..

     6 ..#HH ..#.. HH#..    houses 4 and 10
     7 ..#HH .L#.. HH#..
     8 ##### ##### #####
     9 ..#.. ..#.. .....
    10 ..#.. ..#.. .....

    11 ..#.. ..#.. ..#..
    12 .S#.. ..#.. ..#..
    13 ##### ##### #####
    14 ..#.. .HH.. ...HH    houses 13 and 15
    15 ..#.. .HH.. ...HH
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mautoma.games.foodchain.city.grid import SQUARE_NUMBERS
from mautoma.games.foodchain.content.marketing_tiles import marketing_tiles
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.rules.staff import put
from mautoma.games.foodchain.state import Campaign, Company, FoodChain
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable, Table
from tests.games.foodchain.places import marketing_place_named, restaurant_place_named
from tests.games.foodchain.start import new_game, scripted

MAP = "A0 O0 S0 / B0 T0 F0 / R0 H0 I0"


class Position:
    def __init__(self, board: str = MAP) -> None:
        self.game: FoodChain = new_game(board)
        self.game.bank = 1000

    @property
    def company(self) -> Company:
        return self.game.human

    def restaurant(self, place: str, coming_soon: bool = False) -> Position:
        """By top-left square and entrance, such as "f4/g4"."""
        self.game.city.add_restaurant(restaurant_place_named(place), coming_soon)
        return self

    def at_work(self, **cards: int) -> Position:
        return self._staff(self.company.at_work, cards)

    def beach(self, **cards: int) -> Position:
        return self._staff(self.company.beach, cards)

    def _staff(self, pile: dict[str, int], cards: dict[str, int]) -> Position:
        for employee, number in cards.items():
            assert self.game.employees[employee] >= number, employee
            self.game.employees[employee] -= number
            put(pile, employee, number)
        return self

    def supply(self, **cards: int) -> Position:
        """So many cards are left; the others are out of the game."""
        self.game.employees.update(cards)
        return self

    def campaign(self, number: int, place: str, product: str, left: int | None, marketeer: str) -> Position:
        """A running campaign on the board with its busy marketeer."""
        self.game.employees[marketeer] -= 1
        self.game.city.place_marketing(number, marketing_place_named(place))
        kind = marketing_tiles()[number].kind
        self.company.campaigns[number] = Campaign(number, kind, Product(product), left, marketeer)
        return self

    def cash(self, dollars: int) -> Position:
        self.company.cash = dollars
        return self

    def stock(self, **products: int) -> Position:
        self.company.stock = {Product(name): number for name, number in products.items()}
        return self

    def milestone(self, *names: str) -> Position:
        self.company.milestones.update(names)
        return self

    def gone(self, *names: str) -> Position:
        """These milestones are no longer to be had."""
        self.game.milestones.difference_update(names)
        return self

    def take(self, *squares: str) -> Position:
        """Nothing can be built on these squares any more."""
        for square in squares:
            self.game.city.free &= ~(1 << SQUARE_NUMBERS[square])
        return self

    def play(self, chapter: Callable[[FoodChain, Table], None], *answers: tuple[str, Json]) -> ScriptedTable:
        """Plays a chapter with these answers, all of which must be used."""
        table = scripted(*answers)
        chapter(self.game, table)
        assert not table.answers, f"never asked: {table.answers}"
        return table


def position(board: str = MAP) -> Position:
    return Position(board)


def offered(table: ScriptedTable, number: int) -> list[str]:
    """The options of a question, counted from 0."""
    question: Any = table.questions[number]
    return list(question.values())
