"""Phase 6, marketing, for both chains.

The automa's new campaigns came before (FCM-M1).

1. All campaigns in number order; the automa's, old and new, at the number on its card, before a
   tile of the same number (FCM-M7). Each puts demand on the houses it reaches, up to their limit.
2. One counter off each; at none the campaign is gone and its marketeer comes back (FCM-M8).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.content.products import Product
from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.rules.staff import put
from mautoma.games.foodchain.state import Campaign, Game, Stack
from mautoma.kernel.table import Table


def run_campaigns(game: Game, table: Table) -> None:
    """FCM-M7"""
    priority = game.card.priority
    numbers = sorted(game.human.campaigns)
    for number in [n for n in numbers if n < priority]:
        _run_tile(game, table, game.human.campaigns[number])
    run_stacks(game, table, partial(_add_automa_demand, game, table))
    for number in [n for n in numbers if n >= priority]:
        _run_tile(game, table, game.human.campaigns[number])


def run_stacks(game: Game, table: Table, add_demand: Callable[[Stack], None]) -> None:
    """FCM-M8, FCM-M9: two stacks on one house, the product nearer the top first (FCM-X6)."""
    automa = game.automa
    left = []
    for stack in sorted(automa.stacks, key=lambda s: (s.house, automa.order.index(s.product))):
        add_demand(stack)
        if stack.left > 1:
            left.append(Stack(stack.house, stack.product, stack.left - 1))
        elif table.listening:
            table.tell("campaign-over", "FCM-M8", side=AUTOMA, product=stack.product, house=stack.house)
    automa.stacks = left


def _add_automa_demand(game: Game, table: Table, stack: Stack) -> None:
    """FCM-M6"""
    _add_demand(table, game.city.houses[stack.house], stack.product, 1, AUTOMA, "FCM-M6", "FCM-M8")


def _run_tile(game: Game, table: Table, campaign: Campaign) -> None:
    human = game.human
    place = game.city.marketing[campaign.number]
    for number in houses_reached(game.city, campaign.kind, place):
        _add_demand(table, game.city.houses[number], campaign.product, _tokens(game, campaign.kind), HUMAN)
    if campaign.left is None:
        return
    if campaign.left > 1:
        human.campaigns[campaign.number] = campaign._replace(left=campaign.left - 1)
        return
    del human.campaigns[campaign.number]
    game.city.lift_marketing(campaign.number)
    table.tell("tile-over", tile_number=campaign.number)
    if campaign.marketeer:  # one that was fired left the campaign behind
        put(human.beach, campaign.marketeer)
        table.tell("marketeer-back", employee=campaign.marketeer)


def _tokens(game: Game, kind: MarketingKind) -> int:
    if kind is not MarketingKind.RADIO:
        return 1
    return give(game.human.milestones, "radio_tokens") or 1


def _add_demand(table: Table, house: House, product: Product, number: int, side: str, *rules: str) -> None:
    """Up to 3 tokens on a house, 5 with a garden."""
    placed = min(number, house.room_for_demand)
    house.demand += [product] * placed
    if table.listening:
        kind = "demand-placed" if placed else "demand-full"
        table.tell(
            kind,
            *rules,
            side=side,
            product=product,
            number=placed,
            house=house.number,
            places=[f"house {house.number}"],
        )
