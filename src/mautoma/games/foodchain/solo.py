"""Food Chain Magnate on screen: the whole game against Mautoma Inc.

A round is seven phases. In this mode the order of business never changes: the human is first
(FCM-R2), and the automa restructures nothing (FCM-R1).
"""

from __future__ import annotations

from mautoma.games.foodchain.automa import clean_up as automa_clean_up
from mautoma.games.foodchain.automa.campaigns import start_campaigns
from mautoma.games.foodchain.automa.turn import take_turn
from mautoma.games.foodchain.city.board import deal
from mautoma.games.foodchain.city.map_code import DEALT, read_code, usual
from mautoma.games.foodchain.content.supply import levels
from mautoma.games.foodchain.human.clean_up import tidy_up
from mautoma.games.foodchain.human.day import end_day
from mautoma.games.foodchain.human.opening import choose_reserve, first_restaurant
from mautoma.games.foodchain.human.payday import pay_salaries
from mautoma.games.foodchain.human.restructuring import restructure
from mautoma.games.foodchain.human.work import work
from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.rules.claims import close_milestones
from mautoma.games.foodchain.rules.counting import miscounted
from mautoma.games.foodchain.rules.dinner import dine
from mautoma.games.foodchain.rules.marketing import run_campaigns
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.mode import Result, Setting, Setup
from mautoma.kernel.table import Table

ROUND_LIMIT = 60
"""A game in which neither chain sells for ever ends here; nobody who plays to win gets near it."""


class Solo:
    game = "foodchain"
    name = "solo"
    rules = 3

    @property
    def settings(self) -> tuple[Setting, ...]:
        return Setting("level", tuple(levels()), "normal"), Setting("map", (DEALT,), DEALT, read=usual)

    def set_up(self, setup: Setup, table: Table) -> FoodChain:
        """FCM-S1 to FCM-S13"""
        code = setup.options.get("map", DEALT)
        board = deal(table.chance) if code == DEALT else read_code(code)
        game = set_up(setup.edition, setup.options["level"], board, table.chance)
        table.state = game
        table.enter("phase", "opening")
        table.tell("set-up", "FCM-S12", level=game.level, houses=list(game.city.houses))
        choose_reserve(game, table)
        first_restaurant(game, table)
        return game

    def play_round(self, game: FoodChain, table: Table) -> None:
        play_round(game, table)

    def result(self, game: FoodChain) -> Result | None:
        return result(game)

    def clone(self, game: FoodChain) -> FoodChain:
        return game.clone()

    def summary(self, game: FoodChain) -> Msg:
        return summary(game)

    def scores(self, game: FoodChain) -> dict[str, list[int]]:
        return scores(game)

    def miscounted(self, game: FoodChain) -> str:
        return miscounted(game)


def play_round(game: FoodChain, table: Table) -> None:
    game.round += 1
    table.enter("round", str(game.round))
    table.tell("round-begins", round=game.round)
    table.enter("phase", "restructuring")
    restructure(game, table)
    table.enter("phase", "working")
    work(game, table)
    end_day(game, table)
    take_turn(game, table)
    table.enter("phase", "dinnertime")
    dine(game, table)
    if not game.over:  # FCM-D13: after the second break there are no phases 5 to 7
        table.enter("phase", "payday")
        pay_salaries(game, table)
        table.enter("phase", "marketing")
        advertise(game, table)
        table.enter("phase", "clean_up")
        clean_up(game, table)
    game.history.append((game.human.cash, game.automa.cash))


def advertise(game: FoodChain, table: Table) -> None:
    """Phase 6: the automa's new campaigns, then all campaigns (FCM-M1, FCM-M7)."""
    start_campaigns(game, table)
    run_campaigns(game, table)


def clean_up(game: FoodChain, table: Table) -> None:
    """Phase 7 (FCM-C9): the human, then the automa; then the copies of what both gained go (FCM-C1)."""
    tidy_up(game, table)
    automa_clean_up.clean_up(game, table)
    close_milestones(game, table)


def summary(game: FoodChain) -> Msg:
    return msg("summary", round=game.round, human=game.human.cash, automa=game.automa.cash)


def result(game: FoodChain) -> Result | None:
    """FCM-E1, FCM-E2, FCM-E4"""
    if not game.over and game.round < ROUND_LIMIT:
        return None
    if game.bankrupt:
        outcome = "bankrupt"
    elif not game.over:
        outcome = "unfinished"
    else:
        outcome = "won" if game.human.cash >= game.automa.cash else "lost"
    cash, against = game.human.cash, game.automa.cash
    figures = {"human": cash, "automa": against, "rounds": game.round}
    return Result(outcome, figures, None if outcome == "unfinished" else outcome == "won", cash, against)


def scores(game: FoodChain) -> dict[str, list[int]]:
    """Cash on hand."""
    return {HUMAN: [human for human, _ in game.history], AUTOMA: [automa for _, automa in game.history]}
