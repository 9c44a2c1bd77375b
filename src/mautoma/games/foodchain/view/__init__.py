"""How Food Chain Magnate shows itself: pictures and cards, the same in words, and tonight's dinner.

At the table the company and the milestones are the human's own, and the map may be as well: what the
program is not told of, it does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.state import Game, TableGame
from mautoma.games.foodchain.view.card import card_lines, card_picture, entered_picture
from mautoma.games.foodchain.view.city import city_lines, city_picture
from mautoma.games.foodchain.view.company import (
    career_tableau,
    company_lines,
    company_tableau,
    told_lines,
)
from mautoma.games.foodchain.view.employees import employee_lines
from mautoma.games.foodchain.view.forecast import forecast_of
from mautoma.games.foodchain.view.mat import mat_lines, mat_picture
from mautoma.games.foodchain.view.milestones import milestone_lines, milestones_picture
from mautoma.games.foodchain.view.options import draw_marks
from mautoma.games.foodchain.view.status import status_of
from mautoma.games.foodchain.view.tiles import tile_lines, tiles_picture
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.question import Question
from mautoma.kernel.view import Listing, Picture, Say, Section, Status, Tableau

ILLUSTRATIONS = {"working": ("card",)}


class FoodChainView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        words = Wording(say)
        if isinstance(state, TableGame) and state.entering is not None:
            return [entered_picture(state.entering, words), mat_picture(state, words)]
        pictures = [card_picture(state, words), mat_picture(state, words)]
        if not isinstance(state, TableGame):
            pictures.append(milestones_picture(state, words))
        if state.city.board.laid:
            pictures.insert(0, city_picture(state, question, words, highlight))
        if _being_laid(state):
            pictures.insert(len(pictures) - 2, tiles_picture(words))
        return pictures

    def marks(self, state: Game, places: Sequence[str]) -> Mapping[str, str]:
        return {"board": draw_marks(state.city, places)}

    def sections(self, state: Game, say: Say) -> list[Section]:
        words = Wording(say)
        on_screen = not isinstance(state, TableGame)
        company = company_lines(state, words) if on_screen else told_lines(state, words)
        sections = [
            Section("company", tuple(company)),
            Section("card", card_lines(state, words)),
            Section("mat", mat_lines(state, words)),
        ]
        if on_screen:
            sections.append(Section("milestones", tuple(milestone_lines(state, words))))
            sections.append(Section("employees", tuple(employee_lines(state, words)), reference=True))
        if state.city.board.laid:
            sections.insert(0, Section("board", tuple(city_lines(state, words))))
        if _being_laid(state):
            laid = bool(state.city.board.laid)
            chart = Section("tiles", tuple(tile_lines(words)), reference=laid)
            sections.insert(len(sections) if laid else 0, chart)
        return sections

    def status(self, state: Game, say: Say) -> Status:
        return status_of(state, Wording(say))

    def tableaus(self, state: Game, question: Question[Any] | None, say: Say) -> list[Tableau]:
        if isinstance(state, TableGame):
            return []
        words, asked = Wording(say), question.key if question else ""
        return [company_tableau(state, asked, words), career_tableau(state, asked, words)]

    def forecast(self, state: Game, question: Question[Any] | None, say: Say) -> Listing | None:
        if isinstance(state, TableGame) or not state.round:
            return None
        return forecast_of(state, question, Wording(say))

    def illustrations(self, phase: str) -> Sequence[str]:
        return ILLUSTRATIONS.get(phase, ())

    def scores(self, state: Game) -> dict[str, list[int]]:
        return {
            HUMAN: [human for human, _ in state.history],
            AUTOMA: [automa for _, automa in state.history],
        }


def _being_laid(state: Game) -> bool:
    """The map tiles are being laid at a real table: the program calls them by the letters of its chart."""
    return isinstance(state, TableGame) and not state.without_map and not state.round
