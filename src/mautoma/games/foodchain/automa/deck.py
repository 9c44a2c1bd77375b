"""The automa's deck: dealt by level, one card a round.

1. Top to bottom: one ROUND 1-2 card, then Phase I, II and III cards, each group shuffled (FCM-S12).
2. A card is drawn after the human has worked (FCM-W1); the first stays for round 2 (FCM-W2).
3. Empty: the used Phase III cards are reshuffled (FCM-E3).
"""

from __future__ import annotations

from collections.abc import Callable

from mautoma.games.foodchain.content.supply import Group, levels
from mautoma.games.foodchain.edition import BLANKS, Edition
from mautoma.games.foodchain.edition.called import called
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import Table

FIRST_CARD_STAYS_IN_ROUND = 2
LAST_GROUP: Group = "phase_3"


def deal_deck(edition: Edition, level: str, chance: Chance) -> list[str]:
    """FCM-S12; a card that is not entered yet is dealt as a blank."""
    deck: list[str] = []
    for blank, group in BLANKS.items():
        pool = [card.id for card in edition.pool(group)]
        chance.shuffle("deck", pool)
        dealt = levels()[level].deals(group)
        deck += [*pool, *[blank] * dealt][:dealt]
    return deck


def draw_card(game: FoodChain, table: Table, turned_up: Callable[[], str] | None = None) -> None:
    """FCM-W1, FCM-W2. `turned_up` tells which card came, where a person draws from printed cards."""
    automa = game.automa
    if game.round == FIRST_CARD_STAYS_IN_ROUND:
        table.tell("card-stays", "FCM-W2", card=called(game.card))
        return
    if not automa.deck:
        reshuffle(game, table, by_hand=turned_up is not None)
    automa.card = turned_up() if turned_up else automa.deck.pop(0)
    automa.used.append(automa.card)
    table.reveal()
    table.tell("card-drawn", "FCM-W1", card=called(game.card))


def reshuffle(game: FoodChain, table: Table, by_hand: bool = False) -> None:
    """FCM-E3. Printed cards are for a person to shuffle."""
    automa = game.automa
    again = [card for card in automa.used if game.edition.card(card).group == LAST_GROUP]
    automa.used = [card for card in automa.used if card not in again]
    if not again:  # at a table whose printed cards were other ones than the rules deal
        again = [card.id for card in game.edition.pool(LAST_GROUP)]
    automa.again = tuple(again)
    table.chance.shuffle("deck", again)
    automa.deck = again
    say = table.order if by_hand else table.tell
    say("deck-reshuffled", "FCM-E3", number=len(again))
