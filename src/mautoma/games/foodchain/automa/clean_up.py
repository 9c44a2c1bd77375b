"""Phase 7 of the automa: milestones it gains and employees that leave the game.

It keeps everything in its freezers (FCM-C7). Its milestones count for FCM-D8 only (FCM-C6, FCM-O3).
"""

from __future__ import annotations

from mautoma.games.foodchain.automa.freezers import nearest_the_top
from mautoma.games.foodchain.content.products import BURGER, FOODS, PIZZA, Product
from mautoma.games.foodchain.edition import CleanUpIcon
from mautoma.games.foodchain.names import AUTOMA, FIRST_BILLBOARD, FIRST_TO_TRAIN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.decide import decide, most, must
from mautoma.kernel.table import Table

# FCM-C2 to FCM-C4: the milestone of an icon, and who leaves if the automa has it already.
PRODUCED: dict[Product, tuple[str, str]] = {
    BURGER: ("first_burger_produced", "burger_chef"),
    PIZZA: ("first_pizza_produced", "pizza_chef"),
}
BILLBOARD = (FIRST_BILLBOARD, "brand_director")
TRAIN = (FIRST_TO_TRAIN, "guru")


def clean_up(game: FoodChain, table: Table) -> None:
    """FCM-C1 to FCM-C5, in printed order."""
    for icon in game.card.clean_up:
        _carry_out(icon, game, table)


def _carry_out(icon: CleanUpIcon, game: FoodChain, table: Table) -> None:
    if icon.milestone is not None:
        claim(game, table, AUTOMA, icon.milestone, "FCM-C1")
    elif icon.produced:
        _first_produced(game, table)
    elif icon.billboard:
        _claim_or_remove(game, table, BILLBOARD, "FCM-C3")
    elif icon.train:
        _claim_or_remove(game, table, TRAIN, "FCM-C4")
    elif icon.leaves is not None:
        remove_employee(game, table, icon.leaves, "FCM-C5")


def _first_produced(game: FoodChain, table: Table) -> None:
    """FCM-C2: by what it got in the working phase; of both, the one it got more of."""
    gained = game.automa.gained
    food = decide(
        FOODS,
        must("FCM-C2", "got-this-round", lambda food: gained.get(food, 0) > 0),
        most("FCM-C2", "got-most-of", lambda food: gained[food]),
        nearest_the_top(game.automa),
        why="FCM-C2",
        show=str,
        noun="product",
    )
    if food.choice is None:
        table.tell("nothing-produced", "FCM-C2", trail=food.trail)
        return
    table.tell("food-produced", "FCM-C2", trail=food.trail, product=food.choice)
    _claim_or_remove(game, table, PRODUCED[food.choice], "FCM-C2")


def _claim_or_remove(game: FoodChain, table: Table, icon: tuple[str, str], rule: str) -> None:
    """FCM-C8: a milestone that is gone and not the automa's: nothing happens."""
    milestone, employee = icon
    if milestone in game.automa.milestones:
        remove_employee(game, table, employee, rule)
    else:
        claim(game, table, AUTOMA, milestone, rule)


def remove_employee(game: FoodChain, table: Table, employee: str, rule: str) -> None:
    """FCM-C5, FCM-C8: from the supply; a copy the human holds stays."""
    if game.employees.get(employee, 0) > 0:
        game.employees[employee] -= 1
        table.order("employee-leaves", rule, employee=employee)
