"""Phase 7, clean-up, for both chains (FCM-C9).

1. The human throws away first, and may claim that milestone.
2. The automa gains the milestones of its card; employees leave (FCM-C1 to FCM-C5).
3. The remaining copies of all milestones gained this round go.
"""

from __future__ import annotations

from mautoma.games.foodchain.automa import clean_up as automa_clean_up
from mautoma.games.foodchain.human.clean_up import tidy_up
from mautoma.games.foodchain.rules.claims import close_milestones
from mautoma.games.foodchain.state import Game
from mautoma.kernel.table import Table


def clean_up(game: Game, table: Table) -> None:
    """FCM-C9"""
    tidy_up(game, table)
    automa_clean_up.clean_up(game, table)
    close_milestones(game, table)
