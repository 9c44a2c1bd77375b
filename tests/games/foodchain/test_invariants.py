"""Whole games by bots, with everything counted after every round: nothing appears, nothing vanishes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.city.grid import mask_of
from mautoma.games.foodchain.content.employees import starting_supply
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.rules.staff import busy
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.decide import Trail
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Question
from mautoma.kernel.table import PolicyTable

CHUNK = 500
LEVELS = ("easy", "normal", "hard")


class Checked:
    """A bot whose every question must have a legal answer, and whose every answer must be legal."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def answer(self, question: Question[Any], state: Any) -> Any:
        return question.check(self.bot.answer(question, state))


class Listening(PolicyTable):
    """Hears which houses new campaigns hit, and which employees leave."""

    listening = True

    def __init__(self, chance: Chance, policy: Any) -> None:
        super().__init__(chance, policy)
        self.hit: list[Any] = []
        self.left: Counter[str] = Counter()

    def tell(self, kind: str, /, *rules: str, trail: Trail[Any] | None = None, **data: Json | Msg) -> None:
        if kind == "stack-placed":
            self.hit.append(data["house"])
        elif kind == "employee-leaves":
            self.left[str(data["employee"])] += 1


def check_money(game: FoodChain) -> None:
    reserves = game.human.reserve + game.automa.reserve if game.bank_breaks else 0
    assert game.bank >= 0
    assert game.bank + game.human.cash + game.automa.cash - game.iou == supply().bank + reserves
    assert game.human.cash >= 0 and game.automa.cash >= 0


def check_automa(game: FoodChain) -> None:
    automa = game.automa
    assert all(0 <= number <= 10 for number in automa.freezers.values())
    assert 0 <= automa.sales < len(game.edition.mat.sales)
    assert 0 <= automa.modifier < len(game.edition.mat.modifiers)
    assert all(stack.left > 0 and stack.house in game.city.houses for stack in automa.stacks)
    level = {"easy": 14, "normal": 13, "hard": 12}[game.level]
    assert len(automa.deck) + len(automa.used) == level
    assert len({*automa.deck, *automa.used}) == level


def check_city(game: FoodChain) -> None:
    city = game.city
    taken = [square for house in city.houses.values() for square in (*house.squares, *house.garden)]
    taken += [corner for restaurant in city.restaurants.values() for corner in restaurant.corners]
    taken += [square for place in city.marketing.values() for square in getattr(place, "squares", ())]
    assert len(set(taken)) == len(taken)
    assert city.free & mask_of(taken) == 0
    printed = sum(house.printed for house in city.houses.values())
    assert len(city.houses) - printed + len(game.house_stack) <= len(supply().house_numbers)
    gardens = sum(bool(house.garden) and house.printed for house in city.houses.values())
    assert game.gardens + gardens == supply().gardens
    assert all(house.room_for_demand >= 0 for house in city.houses.values())
    assert len(city.restaurants) <= supply().restaurants
    assert set(city.marketing) == set(game.human.campaigns)


def check_cards(game: FoodChain, left: Counter[str]) -> None:
    cards: Counter[str] = Counter(game.employees)
    for pile in (game.human.at_work, game.human.beach, busy(game.human), left):
        cards.update(pile)
    assert +cards == Counter(starting_supply())
    assert min(game.employees.values()) >= 0
    assert all(number >= 0 for number in game.human.stock.values())
    assert set(milestone_ids()) >= game.milestones | game.human.milestones | game.automa.milestones


def play_checked(seed: int, bot: str) -> int:
    """A whole game with every check after every round; gives its number of rounds."""
    mode = Solo()
    table = Listening(Chance(seed), Checked(BOTS[bot](seed)))
    game = mode.set_up(Setup(house(), {"level": LEVELS[seed % 3]}), table)
    while mode.result(game) is None:
        mode.play_round(game, table)
        assert len(set(table.hit)) == len(table.hit), "a house was hit twice by new campaigns (FCM-M5)"
        table.hit.clear()
        check_money(game)
        check_automa(game)
        check_city(game)
        check_cards(game, table.left)
    return game.round


@pytest.mark.slow
@pytest.mark.rule("FCM-M5")
@pytest.mark.parametrize("chunk", range(2))
def test_a_thousand_games_against_a_human_who_only_passes(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        assert play_checked(seed, "pass") > 2


@pytest.mark.slow
@pytest.mark.parametrize("chunk", [0, 1, *(pytest.param(n, marks=pytest.mark.fuzz) for n in range(2, 20))])
def test_ten_thousand_random_games(chunk: int) -> None:
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        assert play_checked(seed, "random") > 2
