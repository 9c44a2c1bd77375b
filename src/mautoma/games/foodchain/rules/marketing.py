"""Phase 6, marketing, for both chains.

The automa's new campaigns came before (FCM-M1).

1. All campaigns in number order; the automa's, old and new, at the number on its card, before a
   tile of the same number (FCM-M7). Each puts demand on the houses it reaches, up to their limit.
2. One counter off each; at none the campaign is gone and its marketeer comes back (FCM-M8).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from mautoma.games.foodchain.city.reach import houses_reached
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.milestones import give
from mautoma.games.foodchain.names import AUTOMA, HUMAN
from mautoma.games.foodchain.rules.staff import put
from mautoma.games.foodchain.state import Campaign, FoodChain, Stack
from mautoma.kernel.message import Json
from mautoma.kernel.table import Table


def run_campaigns(game: FoodChain, table: Table) -> None:
    """FCM-M7"""
    priority = game.card.runs_at
    numbers = sorted(game.human.campaigns)
    for number in [n for n in numbers if n < priority]:
        _run_tile(game, table, game.human.campaigns[number])
    run_stacks(game, table, partial(_run_beside, game, table))
    for number in [n for n in numbers if n >= priority]:
        _run_tile(game, table, game.human.campaigns[number])


def _stacks_by_house(game: FoodChain) -> list[tuple[int, list[Stack]]]:
    """FCM-M9: two stacks on one house, the product nearer the top first."""
    automa = game.automa
    stacks = sorted(automa.stacks, key=lambda stack: (stack.house, automa.order.index(stack.product)))
    return [(house, list(beside)) for house, beside in groupby(stacks, key=lambda stack: stack.house)]


def run_stacks(game: FoodChain, table: Table, run: Callable[[int, list[Stack]], None]) -> None:
    """FCM-M8: house by house; one token off each stack, whatever it placed; gone when empty (FCM-X6)."""
    left: list[Stack] = []
    for house, stacks in _stacks_by_house(game):
        run(house, stacks)
        left += [_used(stack) for stack in stacks if stack.left > 1]
    game.automa.stacks = left


def _run_beside(game: FoodChain, table: Table, number: int, stacks: list[Stack]) -> None:
    """FCM-M6: all stacks of a house in one go, as far as it has room."""
    house = game.city.houses[number]
    placed = stacks[: house.room_for_demand]
    house.demand += [stack.product for stack in placed]
    if table.listening:
        full = stacks[len(placed) :]
        tell_stacks(table, "stacks-run", number, placed, full)
        tell_stacks(table, "stacks-full", number, full, [_used(stack) for stack in placed])


def tell_stacks(
    table: Table, kind: str, house: int, stacks: list[Stack], others: Sequence[Stack] = ()
) -> None:
    """A token off each; a product is used up once no stack beside the house has it, these or the `others`."""
    if stacks:
        products = Counter(str(stack.product) for stack in stacks)
        kept = {stack.product for stack in [*map(_used, stacks), *others] if stack.left}
        over = [product for product in products if product not in kept]
        table.order(
            kind,
            "FCM-M6",
            "FCM-M8",
            side=AUTOMA,
            house=house,
            products=products,
            over=len(over),
            over_products=over,
            places=[f"house {house}"],
        )


def _used(stack: Stack) -> Stack:
    return stack._replace(left=stack.left - 1)


def _run_tile(game: FoodChain, table: Table, campaign: Campaign) -> None:
    human = game.human
    left = None if campaign.left is None else campaign.left - 1
    _place_demand(game, table, campaign, left)
    if left is None:
        return
    if left:
        human.campaigns[campaign.number] = campaign._replace(left=left)
        return
    del human.campaigns[campaign.number]
    game.city.lift_marketing(campaign.number)
    table.order("tile-over", marketing=campaign.kind, tile_number=campaign.number)
    if campaign.marketeer:  # one that was fired left the campaign behind
        put(human.beach, campaign.marketeer)
        table.tell("marketeer-back", employee=campaign.marketeer)


def _place_demand(game: FoodChain, table: Table, campaign: Campaign, left: int | None) -> None:
    """Up to 3 tokens on a house, 5 with a garden."""
    place = game.city.marketing[campaign.number]
    by_number: dict[int, list[int]] = defaultdict(list)
    for number in houses_reached(game.city, campaign.kind, place):
        house = game.city.houses[number]
        placed = min(_tokens(game, campaign.kind), house.room_for_demand)
        house.demand += [campaign.product] * placed
        by_number[placed].append(number)
    if table.listening:
        _tell_tile(table, campaign, left, by_number)


def _tell_tile(table: Table, campaign: Campaign, left: int | None, by_number: dict[int, list[int]]) -> None:
    """The houses that get as many in one go; `left` tokens stay on the tile, if it is not eternal."""
    tile: dict[str, Json] = {"side": HUMAN, "marketing": campaign.kind, "tile_number": campaign.number}
    full = by_number.pop(0, [])
    for number, houses in sorted(by_number.items(), reverse=True):
        table.order(
            "demand-placed",
            trail=None,
            **tile,
            products={str(campaign.product): number},
            houses=houses,
            number=len(houses),
            left=left or 0,
            places=[f"house {house}" for house in houses],
        )
    if full:
        table.tell(
            "demand-full",
            trail=None,
            **tile,
            houses=full,
            number=len(full),
            places=[f"house {house}" for house in full],
        )
    if left and not by_number:
        table.order("tile-idle", trail=None, **tile, left=left)


def _tokens(game: FoodChain, kind: MarketingKind) -> int:
    if kind is not MarketingKind.RADIO:
        return 1
    return give(game.human.milestones, "radio_tokens") or 1
