"""The environment: a step is one action of the human; all else, the automa's turn too, goes by itself."""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
from gymnasium import spaces

from mautoma import __version__
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.gym.actions import ACTIONS, Answering
from mautoma.games.foodchain.gym.observation import observe, space
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.session import Session, new_session

Observation = dict[str, Any]
Reward = Literal["win", "margin"]
DOLLARS = 100
"""A margin of so much is worth as much as a win."""


class FoodChainEnv(gymnasium.Env[Observation, Any]):
    """An action that `action_mask` forbids changes nothing, and `info["illegal"]` says so.

    `reward` "win": 1 for a game won, -1 for one lost, at the end. "margin": what the human gained more than
    the automa since the last step, in hundreds of dollars.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        edition: Edition,
        level: str = "normal",
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.mode = Solo()
        self.edition = edition
        self.options = {"level": level}
        self.reward = reward
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(len(ACTIONS))
        self.observation_space = space()
        self._session: Session
        self._answering: Answering | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(MAX_SEED))
        chosen = {**self.options, **(options or {})}
        self._session = new_session(self.mode, self.edition, number, __version__, chosen)
        self._next_question()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._answering is None or int(action) not in self._answering.legal():
            over = self._session.result is not None
            return self._observation(), 0.0, over, False, {**self._info(), "illegal": True}
        before = self._margin()
        answer = self._answering.take(int(action))
        if answer is not None:
            self._session.answer(answer)
            self._next_question()
        over = self._session.result is not None
        return self._observation(), self._reward(before), over, False, self._info()

    def action_masks(self) -> Any:
        """As maskable algorithms ask for it."""
        return self._observation()["action_mask"].astype(bool)

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        question = self._session.question
        return f"round {self._game.round}: {question.key if question else self._session.result}"

    @property
    def _game(self) -> FoodChain:
        game: FoodChain = self._session.state
        return game

    def _next_question(self) -> None:
        question = self._session.question
        self._answering = Answering(question) if question else None

    def _observation(self) -> Observation:
        if self._answering is None:
            return observe(self._game, "other", {}, {})
        return observe(
            self._game, self._answering.question.key, self._answering.legal(), self._answering.counts
        )

    def _info(self) -> dict[str, Any]:
        result = self._session.result
        legal = self._answering.legal() if self._answering else {}
        info: dict[str, Any] = {"actions": legal, "seed": self._session.transcript.header.seed}
        return info if result is None else {**info, "outcome": result.outcome}

    def _margin(self) -> int:
        return self._game.human.cash - self._game.automa.cash

    def _reward(self, before: int) -> float:
        if self.reward == "margin":
            return (self._margin() - before) / DOLLARS
        result = self._session.result
        return 0.0 if result is None else 1.0 if result.outcome == "won" else -1.0
