"""How Revive shows itself: the map and the mat, in pictures and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.games.revive.names import PALETTE, SYMBOLS
from mautoma.games.revive.state import Game
from mautoma.games.revive.view.choice import choice_lines
from mautoma.games.revive.view.colours import KINDS
from mautoma.games.revive.view.layout import layout_of
from mautoma.games.revive.view.map import draw_marks, map_lines, map_picture
from mautoma.games.revive.view.mat import mat_lines, mat_picture
from mautoma.games.revive.view.tile import offered_tile
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.view import Ink, Picture, Say, Section, Sign


class ReviveView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        return [map_picture(state, question, say, highlight), mat_picture(state, say)]

    def marks(self, state: Game, places: Sequence[str]) -> Mapping[str, str]:
        return {"map": draw_marks(layout_of(state.map.board), places)}

    def sections(self, state: Game, say: Say) -> list[Section]:
        return [
            Section("map", tuple(map_lines(state, say))),
            Section("choice", tuple(choice_lines(state, say))),
            Section("mat", tuple(mat_lines(state, say))),
        ]

    def inks(self) -> Mapping[str, Ink]:
        return {kind: Ink(KINDS[kind], SYMBOLS[kind]) for kind in PALETTE}

    def offers(self, state: Game, question: Fill, say: Say) -> list[Sign]:
        return [offered_tile(state.map.board, offer, say) for offer in question.offers]

    def scores(self, state: Game) -> dict[str, list[int]]:
        """Points are counted once, at the end: there is nothing to draw a line from."""
        return {}
