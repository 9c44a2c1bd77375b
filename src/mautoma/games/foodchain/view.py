"""How Food Chain Magnate shows itself: four pictures, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mautoma.games.foodchain.draw.card import card_picture
from mautoma.games.foodchain.draw.city import city_picture
from mautoma.games.foodchain.draw.company import company_picture
from mautoma.games.foodchain.draw.mat import mat_picture
from mautoma.games.foodchain.inwords.card import card_lines
from mautoma.games.foodchain.inwords.city import city_lines
from mautoma.games.foodchain.inwords.company import company_lines
from mautoma.games.foodchain.inwords.mat import mat_lines
from mautoma.games.foodchain.state import AUTOMA, HUMAN, Game
from mautoma.games.foodchain.wording import Wording
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Question
from mautoma.kernel.view import Picture, Say, Section, View


class FoodChainView:
    def pictures(
        self, state: Game, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        words = Wording(say)
        return [
            city_picture(state, question, words, highlight),
            company_picture(state, question, words),
            card_picture(state, words),
            mat_picture(state, words),
        ]

    def sections(self, state: Game, say: Say) -> list[Section]:
        words = Wording(say)
        return [
            Section("board", tuple(city_lines(state, words))),
            Section("company", tuple(company_lines(state, words))),
            Section("card", tuple(card_lines(state, words))),
            Section("mat", tuple(mat_lines(state, words))),
        ]

    def summary(self, state: Game) -> Msg:
        return Msg("summary", {"round": state.round, "human": state.human.cash, "automa": state.automa.cash})

    def scores(self, state: Game) -> dict[str, list[int]]:
        return {
            HUMAN: [human for human, _ in state.history],
            AUTOMA: [automa for _, automa in state.history],
        }


def view() -> View[Game]:
    return FoodChainView()
