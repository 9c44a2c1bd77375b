"""How Food Chain Magnate shows itself: pictures and cards, the same in words, and tonight's dinner.

At the table the company and the milestones are the human's own, and the map may be as well: what the
program is not told of, it does not show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.table.reports.tiles import NEXT_TILE, TURNS
from mautoma.games.foodchain.view.card import card_lines, card_picture
from mautoma.games.foodchain.view.city import city_lines, city_picture, drawn_lines
from mautoma.games.foodchain.view.company import (
    career_tableau,
    company_lines,
    company_tableau,
    told_lines,
)
from mautoma.games.foodchain.view.demand import demand_of
from mautoma.games.foodchain.view.employees import employee_lines
from mautoma.games.foodchain.view.forecast import dinner_of, forecast_of
from mautoma.games.foodchain.view.laying import laying_picture
from mautoma.games.foodchain.view.looking import entering_picture, spot_picture
from mautoma.games.foodchain.view.mat import mat_lines, mat_picture
from mautoma.games.foodchain.view.milestones import milestone_lines, milestones_picture
from mautoma.games.foodchain.view.mosaic import city_mosaic
from mautoma.games.foodchain.view.options import draw_marks
from mautoma.games.foodchain.view.palette import ICONS_OF
from mautoma.games.foodchain.view.status import status_of
from mautoma.games.foodchain.view.strips import freezers_strip, milestones_strip
from mautoma.games.foodchain.view.tiles import tile_lines, tiles_picture
from mautoma.games.foodchain.view.trays import trays_of
from mautoma.games.foodchain.view.watching import its_shop, turned_card
from mautoma.games.foodchain.view.words import Wording
from mautoma.games.kit.spots import placed
from mautoma.kernel.event import Event
from mautoma.kernel.mosaic import Mosaic
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.view import Figure, Listing, Picture, Say, Section, Status, Strip, Tableau, Tray, Turned

ILLUSTRATIONS = {"card-drawn": ("card",), "card-stays": ("card",)}
SCENES = {"bank-broke": "bank-breaks", "bank-broke-again": "bank-breaks-again"}


class FoodChainView:
    def pictures(
        self, state: FoodChain, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        words = Wording(say)
        if isinstance(state, TableGame) and state.entering is not None and not placed(question):
            return [entering_picture(state.entering, question, words), mat_picture(state, words)]
        looking_at = state.looking_at if isinstance(state, TableGame) else None
        if looking_at is not None and isinstance(question, Pick) and question.key in ICONS_OF:
            return [spot_picture(looking_at, question, words), card_picture(state, words)]
        pictures = [card_picture(state, words), mat_picture(state, words)]
        if question is not None and question.key in (NEXT_TILE, TURNS):
            return [laying_picture(state.city.board, words), *pictures]
        if not isinstance(state, TableGame):
            pictures.append(milestones_picture(state, words))
        if state.city.board.laid:
            pictures.insert(0, city_picture(state, question, words, highlight))
        if _being_laid(state) and not placed(question):
            pictures.insert(len(pictures) - 2, tiles_picture(words))
        return pictures

    def marks(self, state: FoodChain, places: Sequence[str]) -> Mapping[str, str]:
        return {"board": draw_marks(state.city, places)}

    def sections(self, state: FoodChain, say: Say) -> list[Section]:
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

    def mosaics(self, state: FoodChain, question: Question[Any] | None, say: Say) -> Mapping[str, Mosaic]:
        if not state.city.board.laid:
            return {}
        words = Wording(say)
        return {"board": city_mosaic(state, question, words, drawn_lines(state.city, words))}

    def status(self, state: FoodChain, say: Say) -> Status:
        return status_of(state, Wording(say))

    def strips(self, state: FoodChain, say: Say) -> list[Strip]:
        if isinstance(state, TableGame):
            return []
        words = Wording(say)
        return [milestones_strip(state, words), freezers_strip(state, words)]

    def tableaus(self, state: FoodChain, question: Question[Any] | None, say: Say) -> list[Tableau]:
        if isinstance(state, TableGame):
            return []
        words, asked = Wording(say), question.key if question else ""
        return [company_tableau(state, asked, words), career_tableau(state, asked, words)]

    def trays(self, state: FoodChain, question: Question[Any], say: Say) -> Sequence[Tray]:
        return () if isinstance(state, TableGame) else trays_of(state, question, Wording(say))

    def forecast(self, state: FoodChain, question: Question[Any], say: Say) -> Listing | None:
        if isinstance(state, TableGame) or not state.round:
            return None
        return forecast_of(state, question, Wording(say))

    def retell(self, phase: str, before: FoodChain, after: FoodChain, say: Say) -> Listing | None:
        if phase == "dinnertime":
            return dinner_of(before, Wording(say))
        return demand_of(before, after, Wording(say)) if phase == "marketing" else None

    def illustrations(self, event: str) -> Sequence[str]:
        return ILLUSTRATIONS.get(event, ())

    def scene(self, event: str) -> str:
        return SCENES.get(event, "")

    def at_a_glance(self, state: FoodChain, say: Say) -> Sequence[Figure]:
        return its_shop(state, Wording(say))

    def turned_card(self, state: FoodChain, told: Sequence[Event], say: Say) -> Turned | None:
        return turned_card(state, Wording(say)) if told else None


def _being_laid(state: FoodChain) -> bool:
    """The map tiles are being laid at a real table: the program calls them by the letters of its chart."""
    return isinstance(state, TableGame) and not state.without_map and not state.round
