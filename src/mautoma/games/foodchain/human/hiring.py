"""Working, first step: hire.

1. The CEO hires one, each recruiting girl one; recruiting managers two, HR directors four.
2. Entry cards only, to the beach. From an empty pile only a card that is trained on at once to one
   that exists.
3. FIRST TO HIRE 3 IN ONE TURN: two management trainees at once, fewer if the pile is short.
4. The hires a recruiting manager or HR director leaves unused are salary discounts; those of the
   CEO and the recruiting girls count as used first.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import employee, employees, entry_level
from mautoma.games.foodchain.content.milestones import milestone
from mautoma.games.foodchain.human.training import Training, train_hired
from mautoma.games.foodchain.names import CEO, HUMAN
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.options import DONE, employee_option
from mautoma.games.foodchain.rules.staff import in_supply, join, put
from mautoma.games.foodchain.state import Game
from mautoma.kernel.question import Pick
from mautoma.kernel.table import Table

HIRE_3 = "first_to_hire_3"


def hire(game: Game, table: Table, training: Training) -> None:
    table.enter("step", "hire")
    hires, discountable = _hires(game)
    hired = 0
    while hired < hires:
        question = Pick(
            key="hire",
            data={"left": hires - hired},
            choices=lambda: [*_hireable(game, training), DONE],
            describe=employee_option,
        )
        answer = table.ask(question)
        if answer == DONE:
            game.human.day.hires_left = hires - hired
            break
        hired += 1
        _hire_one(game, table, training, answer)
        if hired == milestone(HIRE_3).at_least:
            _claim_hire_3(game, table)
    game.human.unused_hires = min(hires - hired, discountable)


def _hires(game: Game) -> tuple[int, int]:
    """All hires of this round, and how many of them are discounts if unused."""
    hires = employee(CEO).hires
    discountable = 0
    cards = employees()
    for name, number in game.human.at_work.items():
        card = cards[name]
        if card.hires:
            hires += number * card.hires
            if card.discount_per_unused_hire:
                discountable += number * card.hires
    return hires, discountable


def _hireable(game: Game, training: Training) -> list[str]:
    return [
        name
        for name in entry_level()
        if in_supply(game, name) or training.targets(name, name, 1, game, hired=True)
    ]


def _hire_one(game: Game, table: Table, training: Training, name: str) -> None:
    put(game.human.day.hired, name)
    if join(game, name):
        table.tell("hired", employee=name)
    else:
        table.tell("hired-to-train", employee=name)
        train_hired(game, table, training, name)


def _claim_hire_3(game: Game, table: Table) -> None:
    if claim(game, table, HUMAN, HIRE_3):
        gain_free_employees(game, table, HIRE_3)


def gain_free_employees(game: Game, table: Table, name: str) -> None:
    """The cards a milestone brings, as far as the supply has them."""
    for free, number in milestone(name).free_employees.items():
        came = join(game, free, number)
        if came:
            table.tell("free-employees", milestone=name, employees={free: came})
