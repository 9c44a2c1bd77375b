"""How Mombasa shows itself: pictures for a page, the same in lines for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.mombasa.state import Game
from mautoma.games.mombasa.view import draw
from mautoma.games.mombasa.view import words as inwords
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture, Say, Section

ABOUT_DISPLAY = ("display-cards", "first-display-card")


class MombasaView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        pictures = [
            draw.score_picture(state, say) if state.sheets else draw.reference_picture(state, say, highlight),
            draw.board_picture(state, say, highlight),
            draw.tracks_picture(state, say, highlight),
        ]
        if question is not None and question.key in ABOUT_DISPLAY:
            pictures.insert(0, draw.display_picture(say))
        return pictures

    def sections(self, state: Game, say: Say) -> list[Section]:
        parts = {
            "reference": inwords.reference_lines(state),
            "board": inwords.board_lines(state),
            "tracks": inwords.track_lines(state),
            "score": inwords.score_lines(state),
        }
        return [Section(name, tuple(say(line) for line in lines)) for name, lines in parts.items() if lines]

    def scores(self, state: Game) -> dict[str, list[int]]:
        """At a real table nobody knows the scores before the end."""
        return {}
