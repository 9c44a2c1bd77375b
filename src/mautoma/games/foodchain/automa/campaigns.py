"""The automa's new campaigns, before demand is placed (FCM-M1).

1. The drink, or the food, it has most of (FCM-M2); the duration is the card's (FCM-M3).
2. Each listed house, or the next higher number on the map, wrapping to #1 (FCM-M4); a house
   already hit this round passes it on to the next (FCM-M5).
3. Each target gets a stack of tokens beside it (FCM-M6).
"""

from __future__ import annotations

from mautoma.games.foodchain.automa.freezers import most_held
from mautoma.games.foodchain.automa.players_map import PlayersMap
from mautoma.games.foodchain.content.products import DRINKS, FOODS, Product
from mautoma.games.foodchain.edition import Campaign
from mautoma.games.foodchain.state import FoodChain, Stack
from mautoma.kernel.decide import Criterion, Decision, decide, least, must, prefer, unexplained
from mautoma.kernel.table import Table

NEXT_NUMBER: Criterion[int] = least("FCM-M4", "next-number", lambda house: house)


def start_campaigns(game: FoodChain, table: Table, players_map: PlayersMap | None = None) -> None:
    """FCM-M1, FCM-M3: the card's campaigns in order, sharing one list of houses already hit."""
    hit: set[int] = set()
    on_map = list(game.city.houses)
    for campaign in game.card.campaigns:
        product = _product(game, table, campaign)
        for listed in campaign.houses:
            houses = players_map.houses(listed, hit) if players_map else on_map
            _target(game, table, campaign, product, houses, listed, hit)


def _product(game: FoodChain, table: Table, campaign: Campaign) -> Product:
    """FCM-M2"""
    choice = most_held(game.automa, table, DRINKS if campaign.kind == "drink" else FOODS, "FCM-M2")
    assert choice.choice is not None
    table.tell("stack-product", "FCM-M2", trail=choice.trail, product=choice.choice)
    return choice.choice


def _target(
    game: FoodChain,
    table: Table,
    campaign: Campaign,
    product: Product,
    houses: list[int],
    listed: int,
    hit: set[int],
) -> None:
    if table.listening:
        choice = choose_house(houses, listed, hit)
    else:
        choice = unexplained(next_house(houses, listed, hit))
    if choice.choice is None:
        table.tell("no-target", "FCM-M5", trail=choice.trail, listed=listed)
        return
    hit.add(choice.choice)
    game.automa.stacks.append(Stack(choice.choice, product, campaign.duration))
    if table.listening:
        table.order(
            "stack-placed",
            "FCM-M4",
            "FCM-M6",
            trail=choice.trail,
            product=product,
            house=choice.choice,
            listed=listed,
            number=campaign.duration,
            moved=choice.choice != listed,
            places=[f"house {choice.choice}"],
        )


def choose_house(houses: list[int], listed: int, hit: set[int]) -> Decision[int]:
    """FCM-M4, FCM-M5, FCM-M10: full houses and houses out of reach are targets like any other (FCM-X4)."""
    return decide(
        houses,
        must("FCM-M5", "not-hit-this-round", lambda house: house not in hit),
        prefer("FCM-M4", "at-or-after", lambda house: house >= listed),
        NEXT_NUMBER,
        why="FCM-M4",
        noun="house",
    )


def next_house(houses: list[int], listed: int, hit: set[int]) -> int | None:
    """What `choose_house` chooses, without saying why."""
    if listed in houses and listed not in hit:
        return listed
    not_hit = [house for house in houses if house not in hit]
    return min([house for house in not_hit if house >= listed] or not_hit, default=None)
