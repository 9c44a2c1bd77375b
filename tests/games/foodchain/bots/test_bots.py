from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.bots.players.simple import RandomBot
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Result, Setup, play
from mautoma.kernel.question import Number, Pick, Question
from mautoma.kernel.table import PolicyTable


class Checked:
    """Checks each answer of a bot against its question."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def look(self, state: FoodChain) -> FoodChain:
        return state

    def answer(self, question: Question[Any], state: Any) -> Any:
        return question.check(self.bot.answer(question, self.look(state)))


class Counted(Checked):
    """Counts the questions."""

    asked = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        self.asked += 1
        return super().answer(question, state)


class Blindfolded(Checked):
    """Shows the bot a game without what lies face down."""

    def look(self, state: FoodChain) -> FoodChain:
        seen = state.clone()
        seen.automa.deck = ["face down"] * len(seen.automa.deck)
        seen.automa.reserve = -1
        seen.house_stack.sort()
        return seen


def game(bot: Any, seed: int, level: str = "easy") -> tuple[FoodChain, Result]:
    return play(Solo(), Setup(house(), {"level": level}), PolicyTable(Chance(seed), bot))


def test_the_bots_by_name() -> None:
    assert list(BOTS) == ["pass", "random", "planner", "strategist-fast", "strategist"]


@pytest.mark.parametrize("name", ["pass", "random", "planner"])
def test_every_bot_plays_legally_to_the_end(name: str) -> None:
    for seed in range(20):
        state, result = game(Checked(BOTS[name](seed)), seed)
        assert state.over, result


@pytest.mark.parametrize("name", ["pass", "random", "planner"])
def test_no_bot_sees_what_lies_face_down(name: str) -> None:
    for seed in range(10):
        seeing, _ = game(BOTS[name](seed), seed)
        blind, _ = game(Blindfolded(BOTS[name](seed)), seed)
        assert blind == seeing


def test_a_planners_game_takes_at_most_80_answers() -> None:
    """One decision, one question: a game that asks for every card alone would need twice as many."""
    for seed in range(10):
        counted = Counted(BOTS["planner"](seed))
        state, _ = game(counted, seed, "normal")
        assert state.over
        assert counted.asked <= 80, seed


@pytest.mark.parametrize("name", ["random", "planner"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, _ = game(BOTS[name](5), 5)
    again, _ = game(BOTS[name](5), 5)
    assert first == again


def test_the_random_bot_takes_every_option_about_as_often() -> None:
    bot = RandomBot(1)
    question = Pick(key="any", choices=["a", "b", "c", "d"])
    taken = Counter(bot.answer(question, None) for _ in range(4000))
    assert set(taken) == {"a", "b", "c", "d"}
    assert all(900 < number < 1100 for number in taken.values())


def test_the_pass_bot_earns_nothing() -> None:
    for seed in range(10):
        state, result = game(BOTS["pass"](seed), seed)
        assert state.human.cash == 0
        assert result.outcome == "lost"


@pytest.mark.slow
@pytest.mark.parametrize("games", [150, pytest.param(1000, marks=pytest.mark.fuzz)])
def test_the_planner_has_a_fair_chance_on_easy_and_wins_clearly_less_on_hard(games: int) -> None:
    won = {
        level: sum(game(BOTS["planner"](seed), seed, level)[1].outcome == "won" for seed in range(games))
        for level in ("easy", "hard")
    }
    assert won["easy"] > 0.4 * games
    assert won["easy"] - won["hard"] > 0.2 * games


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_refuses_what_only_a_real_table_can_answer(name: str) -> None:
    with pytest.raises(Problem, match="bot-cannot-answer"):
        BOTS[name](1).answer(Number(key="cash"), None)
