"""Clean-up at the table (FCM-C9): the human's milestones, then the automa's, then the copies go."""

from __future__ import annotations

from mautoma.games.foodchain.automa import clean_up as automa_clean_up
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.human.campaigns import BY_KIND, BY_PRODUCT, DRINK_MARKETED
from mautoma.games.foodchain.human.clean_up import open_for_business
from mautoma.games.foodchain.names import (
    FIRST_ROUND,
    FIRST_TO_HAVE_20,
    FIRST_TO_HAVE_100,
    FIRST_TO_PAY_20,
    FIRST_WAITRESS,
    HUMAN,
)
from mautoma.games.foodchain.rules.claims import claim, close_milestones
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.message import Msg
from mautoma.kernel.question import Option, PickSome
from mautoma.kernel.table import Table

# These follow from cash, salaries and tips, and from the campaigns that were reported.
_BY_MONEY = {FIRST_TO_HAVE_20, FIRST_TO_HAVE_100, FIRST_TO_PAY_20, FIRST_WAITRESS}
_BY_CAMPAIGN = {*BY_KIND.values(), *BY_PRODUCT.values(), DRINK_MARKETED}


def clean_up(game: TableGame, table: Table) -> None:
    """FCM-C9"""
    if game.round > FIRST_ROUND:
        _claim_reported(game, table)
    open_for_business(game, table)
    game.human.drive_ins = False
    automa_clean_up.clean_up(game, table)
    close_milestones(game, table)


def _claim_reported(game: TableGame, table: Table) -> None:
    open_to_human = [name for name in milestone_ids() if _must_be_told(game, name)]
    if not open_to_human:
        return
    question = PickSome(
        key="milestones",
        rules=("FCM-C1", "FCM-C9"),
        choices=open_to_human,
        describe=lambda name: Option(name, Msg("option-milestone", {"milestone": name})),
        default=[],
    )
    for name in table.ask(question):
        claim(game, table, HUMAN, name, "FCM-C9", reported=True)


def _must_be_told(game: TableGame, name: str) -> bool:
    if name not in game.milestones or name in game.human.milestones or name in _BY_MONEY:
        return False
    return game.without_map or name not in _BY_CAMPAIGN
