"""Mautoma Inc. tonight, once for each card that may come: its price and its goods (FCM-W1, FCM-D2).

What nobody can see is not looked at: not the order of its deck, and not whether the next tile of the house
stack is a garden. A card that builds counts both with a garden and without.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from mautoma.games.foodchain.automa.deck import FIRST_CARD_STAYS_IN_ROUND, LAST_GROUP
from mautoma.games.foodchain.automa.turn import act
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.content.supply import GROUPS, levels
from mautoma.games.foodchain.edition import Card
from mautoma.games.foodchain.rules.chains import AutomaChain
from mautoma.games.foodchain.state import FoodChain, HouseTile
from mautoma.games.foodchain.view.larder import Larder, larder_of
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import Table

NOBODY = Table(Chance(0))
"""Who listens to what might happen."""
A_GARDEN = HouseTile(0, upside_down=True)


class Rival(NamedTuple):
    price: int
    waitresses: int
    freezers: Larder
    milestone_cash: int
    """If it serves a house (FCM-D8)."""
    gardens: tuple[int, ...]
    city: City


def rivals_to_come(game: FoodChain) -> list[Rival]:
    """Each once that differs at dinner."""
    found = [rival for card in cards_to_come(game) for rival in _with_card(game, card)]
    return list({rival[:-1]: rival for rival in found}.values())


def rival_in_play(game: FoodChain) -> Rival:
    card = game.card
    return Rival(
        AutomaChain(game).price(),
        card.waitresses,
        larder_of(game.automa.freezers),
        len(game.automa.milestones) if card.milestone_cash else 0,
        tuple([number for number, house in game.city.houses.items() if house.garden]),
        game.city,
    )


def _with_card(game: FoodChain, card: Card) -> list[Rival]:
    builds = any(icon.build for icon in card.work) and bool(game.house_stack)
    stacks: list[list[HouseTile]] = [[], [A_GARDEN]] if builds else [[]]
    return [_after_work(game, card, stack) for stack in stacks]


def _after_work(game: FoodChain, card: Card, stack: list[HouseTile]) -> Rival:
    city = game.city.clone() if stack else game.city
    tonight = replace(game, automa=game.automa.clone(), city=city, house_stack=stack)
    tonight.automa.card = card.id
    act(tonight, NOBODY)
    return rival_in_play(tonight)


def cards_to_come(game: FoodChain) -> list[Card]:
    """The cards that Mautoma Inc. may turn over tonight, as far as anybody can tell (FCM-S12, FCM-W2)."""
    automa = game.automa
    if game.round == FIRST_CARD_STAYS_IN_ROUND and automa.card:
        return [game.card]
    drawn = sum(levels()[game.level].deals(group) for group in GROUPS) - len(automa.deck)
    for group in GROUPS:
        drawn -= levels()[game.level].deals(group)
        if drawn < 0:
            break
    else:
        group = LAST_GROUP
    pool = list(game.edition.pool(group))
    fresh = [card for card in pool if card.id not in automa.used]
    return fresh if automa.deck and fresh else pool
