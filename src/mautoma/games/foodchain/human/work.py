"""Phase 3, working, for the human (FCM-W1: the human works first).

Hire; train; drive-ins; campaigns; food and drinks; houses and gardens; restaurants.
"""

from __future__ import annotations

from mautoma.games.foodchain.content.employees import anyone
from mautoma.games.foodchain.human.building import build
from mautoma.games.foodchain.human.campaigns import start_campaigns
from mautoma.games.foodchain.human.hiring import hire
from mautoma.games.foodchain.human.production import produce
from mautoma.games.foodchain.human.restaurants import open_restaurants
from mautoma.games.foodchain.human.training import Training, train
from mautoma.games.foodchain.state import Day, FoodChain
from mautoma.kernel.table import Table


def work(game: FoodChain, table: Table) -> None:
    """FCM-W1"""
    game.human.day = Day()
    training = Training(game)
    hire(game, table, training)
    train(game, table, training)
    open_drive_ins(game, table)
    start_campaigns(game, table)
    produce(game, table)
    build(game, table)
    open_restaurants(game, table)


def open_drive_ins(game: FoodChain, table: Table) -> None:
    """At once if a local or regional manager works; not optional."""
    if anyone(game.human.at_work, "restaurants"):
        game.human.drive_ins = True
        table.tell("drive-ins")
