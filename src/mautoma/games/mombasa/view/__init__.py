"""How Mombasa shows itself: a file a picture, with its drawing for a page and its words for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mautoma.games.mombasa.names import DISPLAY
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view import (
    board,
    display,
    entering,
    made_up,
    map,
    reference,
    scheme,
    score,
    tracks,
    watching,
)
from mautoma.kernel.event import Event
from mautoma.kernel.question import Question
from mautoma.kernel.view import Figure, Picture, Say, Section, Turned

ABOUT_DISPLAY = ("display-cards", "share-card", "first-display-card")


def _tapped_alone(pictures: list[Picture]) -> list[Picture]:
    """Where a picture is tapped, the rest of the answer stands beneath it: the other pictures make way."""
    tapped, *others = pictures
    return [tapped, *(replace(each, part="opponent") for each in others)]


class MombasaView:
    def pictures(
        self, state: Mombasa, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        pictures = [
            score.draw(state, say) if state.sheets else reference.draw(state, say, highlight),
            board.draw(state, say),
            tracks.draw(state, say, highlight, question),
        ]
        if state.tracks:
            pictures.append(map.draw(state, say))
        if state.stand_in is not None and not state.sheets:
            pictures += made_up.draw(state, say)
        entered = entering.draw(state, question, say) or scheme.draw(state, question, say)
        if entered is not None:
            pictures.insert(0, entered)
        elif question is not None and question.key in ABOUT_DISPLAY:
            pictures.insert(0, display.draw(state, say))
        elif pictures[2].spots or (state.pointed and state.pointed not in DISPLAY):
            pictures.insert(0, pictures.pop(2))  # the tracks
        elif question is not None and state.pointed:
            pictures.insert(0, display.draw(state, say))
        return _tapped_alone(pictures) if pictures[0].spots else pictures

    def marks(self, state: Mombasa, places: Sequence[str]) -> Mapping[str, str]:
        return {
            reference.NAME: reference.draw_marks(places),
            tracks.NAME: tracks.draw_marks(state, places),
        }

    def sections(self, state: Mombasa, say: Say) -> list[Section]:
        parts = {part.NAME: part.lines(state) for part in (made_up, reference, board, tracks, map, score)}
        return [Section(name, tuple(say(line) for line in lines)) for name, lines in parts.items() if lines]

    def at_a_glance(self, state: Mombasa, say: Say) -> Sequence[Figure]:
        return watching.open_majorities(state, say)

    def turned_card(self, state: Mombasa, told: Sequence[Event], say: Say) -> Turned | None:
        return watching.turned_card(state, told, say)
