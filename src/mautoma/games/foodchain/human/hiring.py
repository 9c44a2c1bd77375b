"""Working, first step: hire.

1. The CEO hires one, each recruiting girl one; recruiting managers two, HR directors four.
2. Entry cards only, to the beach, all with one answer. Then, with the hires left, from an empty pile:
   only a card that is trained on at once to one that exists.
3. FIRST TO HIRE 3 IN ONE TURN: two management trainees at once, fewer if the pile is short.
4. The hires a recruiting manager or HR director leaves unused are salary discounts; those of the
   CEO and the recruiting girls count as used first.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import employee, entry_level, total
from mautoma.games.foodchain.content.milestones import milestone
from mautoma.games.foodchain.human.training import Training, into, train_hired
from mautoma.games.foodchain.names import CEO, HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, employee_option
from mautoma.games.foodchain.rules.staff import discountable_hires, in_supply, join, put
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import msg
from mautoma.kernel.question import Counts, Limit, Pick
from mautoma.kernel.table import Table

HIRE_3 = "first_to_hire_3"


def hire(game: FoodChain, table: Table, training: Training) -> None:
    table.enter("step", "hire")
    hires = employee(CEO).hires + total(game.human.at_work, "hires")
    left = _hire_from_piles(game, table, hires)
    left = _hire_to_train(game, table, training, left, hires)
    game.human.day.hires_left = left if _anybody(game, training) else 0
    game.human.unused_hires = min(left, discountable_hires(game.human.at_work))


def _hire_from_piles(game: FoodChain, table: Table, hires: int) -> int:
    """As many of each card as its pile has. Gives how many hires are left."""
    supply = game.employees
    piles = {name: min(hires, left) for name in entry_level() if (left := supply.get(name))}
    if not piles:
        return hires
    question = Counts(
        key="hire",
        data={"left": hires},
        available=piles,
        noun="employee",
        limits=(Limit(msg("misfit-hires", hires=hires), most=hires),),
    )
    hired = table.ask(question)
    for name, number in hired.items():
        join(game, name, number)
        put(game.human.day.hired, name, number)
    if hired and table.listening:
        table.tell("hired", employees={**hired})
    left = hires - sum(hired.values())
    _claim_hire_3(game, table, hires - left)
    return left


def _hire_to_train(game: FoodChain, table: Table, training: Training, left: int, hires: int) -> int:
    """From empty piles, one after the other. Gives how many hires are left."""
    while left:
        names = _trainable(game, training)
        if not names:
            break
        question = Pick(
            key="hire-to-train",
            data={"left": left},
            choices=[*names, DONE],
            describe=employee_option,
            follows=lambda name: None if name == DONE else into(game, training, name),
        )
        name = table.ask(question)
        if name == DONE:
            break
        left -= 1
        put(game.human.day.hired, name)
        table.tell("hired-to-train", employee=name)
        train_hired(game, table, training, name)
        _claim_hire_3(game, table, hires - left)
    return left


def _trainable(game: FoodChain, training: Training) -> list[str]:
    """Cards of empty piles that can be trained on at once."""
    if not training.actions:
        return []
    return [
        name
        for name in entry_level()
        if not in_supply(game, name) and training.targets(name, name, 1, game, hired=True)
    ]


def _anybody(game: FoodChain, training: Training) -> bool:
    return any(map(game.employees.get, entry_level())) or bool(_trainable(game, training))


def _claim_hire_3(game: FoodChain, table: Table, hired: int) -> None:
    if hired >= milestone(HIRE_3).at_least and claim(game, table, HUMAN, HIRE_3):
        gain_free_employees(game, table, HIRE_3)


def gain_free_employees(game: FoodChain, table: Table, name: str) -> None:
    """The cards a milestone brings, as far as the supply has them."""
    for free, number in milestone(name).free_employees.items():
        came = join(game, free, number)
        if came:
            table.tell("free-employees", milestone=name, employees={free: came})
