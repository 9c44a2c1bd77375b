"""How Revive shows itself: the map and the mat, in pictures and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.games.revive.names import HIDDEN, PALETTE, SYMBOLS
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.mat import MARKER, MAT_SECTION
from mautoma.games.revive.view.card import card_picture
from mautoma.games.revive.view.choice import choice_lines
from mautoma.games.revive.view.colours import KINDS
from mautoma.games.revive.view.deck import deck_picture
from mautoma.games.revive.view.layout import layout_of
from mautoma.games.revive.view.map import draw_marks, map_lines, map_picture
from mautoma.games.revive.view.mat import mat_lines, mat_picture
from mautoma.games.revive.view.section import section_picture
from mautoma.games.revive.view.tile import offered_tile
from mautoma.games.revive.view.watching import turned_card, what_it_has_left
from mautoma.kernel.event import Event
from mautoma.kernel.question import Fill, Question
from mautoma.kernel.view import Figure, Ink, Picture, Say, Section, Sign, Turned


class ReviveView:
    def pictures(
        self, state: Revive, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        pictures = [
            map_picture(state, question, say, highlight),
            card_picture(state, say),
            mat_picture(state, question, say),
        ]
        asked = section_picture(state, question, say) or deck_picture(state, question, say)
        if question is not None and question.key in (MARKER, MAT_SECTION):
            asked = pictures.pop()  # the energy track comes first
        return [asked, *pictures] if asked is not None else pictures

    def marks(self, state: Revive, places: Sequence[str]) -> Mapping[str, str]:
        return {"map": draw_marks(layout_of(state.map.board), places)}

    def sections(self, state: Revive, say: Say) -> list[Section]:
        return [
            Section("map", tuple(map_lines(state, say))),
            Section("choice", tuple(choice_lines(state, say))),
            Section("mat", tuple(mat_lines(state, say))),
        ]

    def inks(self) -> Mapping[str, Ink]:
        return {kind: Ink(KINDS[kind], SYMBOLS[kind]) for kind in (*PALETTE, HIDDEN)}

    def offers(self, state: Revive, question: Fill, say: Say) -> list[Sign]:
        return [offered_tile(state.map.board, offer, say) for offer in question.offers]

    def at_a_glance(self, state: Revive, say: Say) -> Sequence[Figure]:
        return what_it_has_left(state, say)

    def turned_card(self, state: Revive, told: Sequence[Event], say: Say) -> Turned | None:
        return turned_card(state, told, say)
