"""How Mombasa shows itself: a file a picture, with its drawing for a page and its words for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.games.mombasa.names import DISPLAY
from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view import board, display, gallery, made_up, reference, score, tracks
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture, Say, Section

ABOUT_DISPLAY = ("display-cards", "first-display-card")


class MombasaView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        pictures = [
            score.draw(state, say) if state.sheets else reference.draw(state, say, highlight),
            board.draw(state, say),
            tracks.draw(state, say, highlight),
        ]
        if state.stand_in is not None and not state.sheets:
            pictures += made_up.draw(state, say)
        if state.entering is not None:
            pictures.insert(0, gallery.entered_side(state.edition, *state.entering, say))
        if question is not None and (question.key in ABOUT_DISPLAY or state.pointed in DISPLAY):
            pictures.insert(0, display.draw(state, say))
        elif state.pointed:
            pictures.insert(0, pictures.pop(2))  # the tracks
        return pictures

    def marks(self, state: Game, places: Sequence[str]) -> Mapping[str, str]:
        return {
            reference.NAME: reference.draw_marks(places),
            tracks.NAME: tracks.draw_marks(state, places),
        }

    def sections(self, state: Game, say: Say) -> list[Section]:
        parts = {part.NAME: part.lines(state) for part in (made_up, reference, board, tracks, score)}
        return [Section(name, tuple(say(line) for line in lines)) for name, lines in parts.items() if lines]

    def scores(self, state: Game) -> dict[str, list[int]]:
        """At a real table nobody knows the scores before the end."""
        return {}
