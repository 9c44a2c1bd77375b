"""Every question, option and event of the human's side has its words in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mautoma.games.foodchain.bots.players.simple import RandomBot
from mautoma.games.foodchain.content.employees import employees
from mautoma.games.foodchain.content.milestones import milestones
from mautoma.games.foodchain.human.clean_up import tidy_up
from mautoma.games.foodchain.human.day import end_day
from mautoma.games.foodchain.human.payday import pay_salaries
from mautoma.games.foodchain.human.restructuring import restructure
from mautoma.games.foodchain.human.work import work
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.question import Counts, Pick
from mautoma.kernel.table import Asked, PolicyTable, Table
from mautoma.messages import Words, words
from tests.games.foodchain.positions import position


class Reader(PolicyTable):
    """Says everything aloud; a missing word or a datum that its text wants raises."""

    listening = True

    def __init__(self, chance: Chance, policy: Any, language: str) -> None:
        super().__init__(chance, policy)
        self.words: Words = words(language, "foodchain")
        self.asked: set[str] = set()
        self.told: set[str] = set()

    def ask(self, asked: Asked[Any]) -> Any:
        question = asked() if callable(asked) else asked
        assert isinstance(question, Pick | Counts)
        self.asked.add(question.key)
        assert self.words.text(f"ask-{question.key}", question.data)
        if self.words.has(f"help-{question.key}"):
            assert self.words.text(f"help-{question.key}", question.data)
        for note in question.notes:
            assert self.words.say(note)
        if isinstance(question, Counts):
            labels = [self.words.word(question.noun, name) for name in question.available]
        else:
            labels = [self.words.option(option) for option in question.options()]
        assert len(set(labels)) == len(labels), labels
        return super().ask(question)

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        self.told.add(kind)
        assert self.words.text(f"event-{kind}", data)


PHASES: tuple[Callable[[FoodChain, Table], None], ...] = (restructure, work, end_day, pay_salaries, tidy_up)

QUESTIONS = [
    "structure",
    "hire",
    "hire-to-train",
    "train",
    "train-into",
    "campaign",
    "campaign-marketeer",
    "campaign-map-tile",
    "campaign-square",
    "campaign-lies",
    "campaign-edge",
    "campaign-berth",
    "campaign-product",
    "campaign-run",
    "produce",
    "route",
    "build",
    "house-number",
    "house-square",
    "house-lies",
    "garden-house",
    "garden-side",
    "restaurant-manager",
    "restaurant-move",
    "new-restaurant",
    "move-restaurant",
    "restaurant-lies",
    "end-day",
    "payday",
    "fire",
    "must-fire",
    "keep",
]


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_company_with_one_of_everyone_can_be_read(language: str) -> None:
    """Rare questions, from companies far larger than a random player's."""
    asked: set[str] = set()
    for seed in range(60):
        start = position().restaurant("f4/g4").cash(seed % 3 * 40).stock(burger=7, pizza=6)
        start.beach(**{card.id: 1 for card in employees().values() if card.copies})
        start.company.ceo_slots = 20
        if seed % 2:
            start.milestone("first_to_throw_away").gone("first_billboard")
        if seed % 5 == 0:
            start.supply(errand_boy=0)
        table = Reader(Chance(seed), RandomBot(seed), language)
        for phase in PHASES:
            phase(start.game, table)
        asked |= table.asked
    assert asked == set(QUESTIONS)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_and_milestone_says_what_it_does(language: str) -> None:
    said = words(language, "foodchain")
    for name in employees():
        key = name.replace("_", "-")
        assert said.text(f"employee-{key}", {"number": 2})
        assert said.text(f"does-{key}")
    for name in milestones():
        key = name.replace("_", "-")
        assert said.text(f"milestone-{key}")
        assert said.text(f"brings-{key}")
