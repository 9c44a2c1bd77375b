"""What a person cannot see, dealt again: the automa's deck and reserve card, and the house stack.

Only what lies open is looked at, so the worlds are the same whatever the hidden cards really are.
"""

from __future__ import annotations

from random import Random

from mautoma.games.foodchain.automa.deck import FIRST_CARD_STAYS_IN_ROUND
from mautoma.games.foodchain.content.supply import GROUPS, levels, supply
from mautoma.games.foodchain.names import FIRST_TO_HAVE_20
from mautoma.games.foodchain.state import FoodChain, HouseTile


def world(game: FoodChain, random: Random) -> FoodChain:
    """A copy of the game as it might be."""
    copy = game.clone()
    copy.automa.deck = _deck(game, random)
    if not _reserve_seen(game):
        copy.automa.reserve = random.choice([card.cash for card in supply().reserve_cards])
    numbers = sorted(tile.number for tile in game.house_stack)
    random.shuffle(numbers)
    copy.house_stack = [HouseTile(number, random.random() < 0.5) for number in numbers]
    return copy


def _reserve_seen(game: FoodChain) -> bool:
    """FCM-E1, FCM-E5"""
    return game.bank_breaks > 0 or FIRST_TO_HAVE_20 in game.human.milestones


def _deck(game: FoodChain, random: Random) -> list[str]:
    """FCM-S12: the groups come in order, and what was not drawn yet may be any card not seen."""
    left = len(game.automa.deck)
    used = set(game.automa.used)
    if _reshuffled(game):
        pool = sorted(game.automa.deck)  # FCM-E3: all of them have been seen
        random.shuffle(pool)
        return pool
    deck: list[str] = []
    for group in reversed(GROUPS):
        pool = [card.id for card in game.edition.pool(group) if card.id not in used]
        random.shuffle(pool)
        number = min(left - len(deck), levels()[game.level].deals(group))
        deck = pool[:number] + deck
    return deck


def _reshuffled(game: FoodChain) -> bool:
    """More cards have come than were dealt."""
    drawn = game.round - (game.round >= FIRST_CARD_STAYS_IN_ROUND)
    return drawn > sum(levels()[game.level].deals(group) for group in GROUPS)
