"""The employees in words: what each does, whom it can become, and how many are left."""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import Employee, employees
from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.message import Msg


def employee_lines(game: FoodChain, words: Wording) -> list[str]:
    return [_line(card, game.employees[card.id], words) for card in employees().values() if card.copies]


def _line(card: Employee, left: int, words: Wording) -> str:
    return words(
        "view-employee-card",
        employee=card.id,
        does=Msg("does-" + card.id.replace("_", "-")),
        entry=str(card.entry).lower(),
        trains=len(card.trains_into),
        new_employees=list(card.trains_into),
        left=left,
    )
