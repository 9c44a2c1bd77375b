"""Food Chain Magnate as an environment for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.gym.actions import ACTIONS, NUMBER_OF, Answering
from mautoma.games.foodchain.gym.env import FoodChainEnv
from mautoma.games.foodchain.gym.observation import QUESTIONS
from mautoma.kernel.question import Counts

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "learn_foodchain.py"


def play(env: FoodChainEnv, seed: int) -> tuple[list[dict[str, Any]], list[float], dict[str, Any]]:
    random = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    observations, rewards, over = [seen], [], False
    while not over:
        action = random.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, _, info = env.step(action)
        observations.append(seen)
        rewards.append(reward)
    return observations, rewards, info


@pytest.mark.filterwarnings("error::UserWarning")
def test_the_environment_passes_the_standard_checker() -> None:
    check_env(FoodChainEnv(house(), render_mode="ansi"), skip_render_check=True)


def test_a_seed_gives_the_same_game() -> None:
    first, second = (play(FoodChainEnv(house(), "easy"), 3) for _ in range(2))
    assert first[1] == second[1]
    for one, other in zip(first[0], second[0], strict=True):
        assert all(np.array_equal(one[name], other[name]) for name in one)


def test_every_observation_is_of_the_declared_shape_and_every_question_has_a_name() -> None:
    env = gymnasium.make("mautoma.lab.gym:mautoma/FoodChain-v0", level="easy").unwrapped
    assert isinstance(env, FoodChainEnv)
    for seed in range(3):
        observations, rewards, info = play(env, seed)
        assert all(env.observation_space.contains(seen) for seen in observations)
        assert all(seen["question"] != QUESTIONS.index("other") for seen in observations[:-1])
        assert rewards[-1] == (1.0 if info["outcome"] == "won" else -1.0)
        assert not any(rewards[:-1])


def test_the_margins_of_all_steps_add_up_to_the_margin_at_the_end() -> None:
    env = FoodChainEnv(house(), "easy", reward="margin")
    observations, rewards, _ = play(env, 5)
    cash = observations[-1]["numbers"][3:5]
    assert sum(rewards) == pytest.approx(float(cash[0] - cash[1]) / 100)


def test_nothing_hidden_is_observed() -> None:
    env = FoodChainEnv(house(), "easy")
    seen, _ = env.reset(seed=1)
    game = env._game
    game.automa.deck.reverse()
    game.automa.reserve = -1
    game.house_stack.reverse()
    again = env._observation()
    assert all(np.array_equal(seen[name], again[name]) for name in seen)


def test_an_action_that_the_mask_forbids_changes_nothing() -> None:
    env = FoodChainEnv(house())
    seen, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(forbidden)
    assert all(np.array_equal(seen[name], again[name]) for name in seen)
    assert (reward, over, info["illegal"]) == (0.0, False, True)


def test_how_many_of_each_is_answered_one_by_one() -> None:
    question = Counts(key="structure", available={"waitress": 2, "trainer": 1})
    answering = Answering(question)
    assert [ACTIONS[action] for action in answering.legal()] == ["waitress", "trainer", "done"]
    assert answering.take(NUMBER_OF["waitress"]) is None
    assert answering.take(NUMBER_OF["waitress"]) is None
    assert [ACTIONS[action] for action in answering.legal()] == ["trainer", "done"]
    assert answering.take(NUMBER_OF["done"]) == {"waitress": 2}


@pytest.mark.slow
def test_the_example_learns_from_a_few_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 25
    code = compile(source.replace("range(200)", "range(3)"), str(EXAMPLE), "exec")
    names: dict[str, Any] = {}
    exec(code, names)
    assert capsys.readouterr().out.count("margin") == 3
    assert np.any(names["preferences"] != 0)


def test_the_guide_knows_how_many_actions_there_are() -> None:
    guide = (EXAMPLE.parents[1] / "lab.md").read_text(encoding="utf-8")
    assert f"`Discrete({len(ACTIONS)})`" in guide
