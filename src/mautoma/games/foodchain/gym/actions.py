"""Every answer of a person as one of a fixed list of actions.

A value of an option is its own action, so that “trainer” or a square means the same in every question.
What has no fixed name, such as what a route brings, takes a numbered slot. How many of each is answered one
by one, and ended with `done`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.city.grid import DIRECTION_NAMES, SQUARE_NAMES
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.human.building import GARDEN, HOUSE
from mautoma.games.foodchain.human.day import END
from mautoma.games.foodchain.human.payday import FIRE, PAY
from mautoma.games.foodchain.human.restaurants import NEW
from mautoma.games.foodchain.rules.options import DONE
from mautoma.kernel.message import Json
from mautoma.kernel.question import Counts, Pick, Question

SLOTS = 64
NUMBERS = 21

ACTIONS: tuple[str, ...] = (
    *(DONE, END, PAY, FIRE, NEW, HOUSE, GARDEN),
    *(name for name in employees() if name != "ceo"),
    *PRODUCTS,
    *DIRECTION_NAMES,
    *(str(number) for number in (*range(NUMBERS), 100, 200, 300)),
    *SQUARE_NAMES,
    *(f"slot {number}" for number in range(SLOTS)),
)
NUMBER_OF = {name: number for number, name in enumerate(ACTIONS)}
_FIRST_SLOT = NUMBER_OF["slot 0"]


def _numbered(values: Sequence[str]) -> dict[int, str]:
    """The values by their actions; what has none of its own takes the next slot, while there are slots."""
    numbered: dict[int, str] = {}
    slot = _FIRST_SLOT
    for value in values:
        number = NUMBER_OF.get(value)
        if number is None and slot < len(ACTIONS):
            number, slot = slot, slot + 1
        if number is not None:
            numbered[number] = value
    return numbered


class Answering:
    """The actions that answer one question; several of them where it asks how many of each."""

    def __init__(self, question: Question[Any]) -> None:
        self.question = question
        self.counts: dict[str, int] = {}

    def legal(self) -> dict[int, str]:
        """What each action means that may be taken now."""
        if isinstance(self.question, Counts):
            question = self.question
            numbered = _numbered([*question.available, DONE])
            return {
                number: name
                for number, name in numbered.items()
                if name == DONE or self._fits(question, name)
            }
        assert isinstance(self.question, Pick)
        return _numbered(self.question.values())

    def _fits(self, question: Counts, name: str) -> bool:
        more = {**self.counts, name: self.counts.get(name, 0) + 1}
        return more[name] <= question.available[name] and question.fault(more) is None

    def take(self, action: int) -> Json | None:
        """The answer, once it is complete."""
        value = self.legal()[action]
        if not isinstance(self.question, Counts):
            return value
        if value != DONE:
            self.counts[value] = self.counts.get(value, 0) + 1
            return None
        return {**self.counts}
