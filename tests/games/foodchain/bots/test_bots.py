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


@pytest.mark.parametrize("seed", range(10))
def test_a_planners_game_takes_at_most_80_answers(seed: int) -> None:
    counted = Counted(BOTS["planner"](seed))
    state, _ = game(counted, seed, "normal")
    assert state.over
    assert counted.asked <= 80


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
def test_the_planner_has_a_fair_chance_on_easy_and_wins_clearly_less_on_hard() -> None:
    won = {
        level: sum(game(BOTS["planner"](seed), seed, level)[1].outcome == "won" for seed in range(1000))
        for level in ("easy", "hard")
    }
    assert won["easy"] > 400
    assert won["easy"] - won["hard"] > 200


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_refuses_what_only_a_real_table_can_answer(name: str) -> None:
    with pytest.raises(Problem, match="bot-cannot-answer"):
        BOTS[name](1).answer(Number(key="cash"), None)


class Counting:
    """Counts the questions."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.questions = 0

    def answer(self, question: Question[Any], state: Any) -> Any:
        self.questions += 1
        return self.bot.answer(question, state)


def test_a_planners_game_asks_eighty_questions_at_most_on_average() -> None:
    """One decision, one question: a game that asks for every card alone would need twice as many."""
    asked = []
    for seed in range(10):
        player = Counting(BOTS["planner"](seed))
        play(Solo(), Setup(house(), {"level": "normal"}), PolicyTable(Chance(seed), player))
        asked.append(player.questions)
    assert sum(asked) / len(asked) <= 80
