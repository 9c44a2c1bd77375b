"""Gaining milestones. Everyone who meets one in the same round gets it; then its copies are gone."""

from __future__ import annotations

from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.table import Table


def claim(
    game: FoodChain, table: Table, side: str, milestone: str, *rules: str, reported: bool = False
) -> bool:
    """Gains the milestone if it is still on the table and not held already. One that a person reports is
    in their hands already."""
    held = game.milestones_of(side)
    if milestone not in game.milestones or milestone in held:
        return False
    held.add(milestone)
    game.milestones_gained.add(milestone)
    say = table.tell if reported else table.order
    say("milestone-gained", *rules, side=side, milestone=milestone)
    return True


def close_milestones(game: FoodChain, table: Table) -> None:
    """FCM-C1: the remaining copies of all milestones gained this round leave the game."""
    if game.milestones_gained:
        table.order("milestones-closed", "FCM-C1", milestones=sorted(game.milestones_gained))
        game.milestones -= game.milestones_gained
        game.milestones_gained = set()
