"""What was entered or forgotten at the table: cards, and what the mat shows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import to_builtins

from mautoma.games.foodchain.edition import CARDS_FILE, Card
from mautoma.games.foodchain.edition.mat import MAT_FILE, SpotEntry, Step
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.kernel.finding import Finding


def findings(state: FoodChain) -> Sequence[Finding]:
    """What the owner's edition may keep for the next game."""
    if not isinstance(state, TableGame):
        return []
    entered, forgotten = state.entered, state.forgotten
    cards = [_of_a_card(card, gone=False) for card in entered if card not in forgotten]
    cards += [_of_a_card(card, gone=True) for card in forgotten if card not in entered]
    return cards + [_of_the_mat(found) for found in state.looked_at]


def _of_a_card(card: Card, gone: bool) -> Finding:
    return Finding(CARDS_FILE, "card", to_builtins(card), gone=gone)


def _of_the_mat(found: SpotEntry | Step) -> Finding:
    if isinstance(found, Step):
        return Finding(MAT_FILE, "step", to_builtins(found), key="at")
    return Finding(MAT_FILE, "sales", to_builtins(found), key="spot")
