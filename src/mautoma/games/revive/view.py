"""How Revive shows itself: the map and the mat, in pictures and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.revive.draw.map import map_picture
from mautoma.games.revive.draw.mat import mat_lines, mat_picture
from mautoma.games.revive.inwords import choice_lines, map_lines
from mautoma.games.revive.state import HUMAN_TURNS, Game
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture, Say, Section, View


class ReviveView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        return [map_picture(state, question, say, highlight), mat_picture(state, say)]

    def sections(self, state: Game, say: Say) -> list[Section]:
        return [
            Section("map", tuple(map_lines(state, say))),
            Section("choice", tuple(choice_lines(state, say))),
            Section("mat", tuple(mat_lines(state, say))),
        ]

    def summary(self, state: Game) -> Msg:
        if state.score is not None:
            return msg("summary-over", turns=state.turn, score=state.score)
        return msg("summary", turn=max(state.turn, 1), turns=HUMAN_TURNS, cards=len(state.deck))

    def scores(self, state: Game) -> dict[str, list[int]]:
        """Points are counted once, at the end: there is nothing to draw a line from."""
        return {}


def view() -> View[Game]:
    return ReviveView()
