"""What the campaigns of a round brought, as a table: a row for each house."""

from __future__ import annotations

from collections import Counter

from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view.forecast import demand_sign
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.view import Listing, Row

TOLD = ("demand-placed", "demand-full", "stack-placed", "stack-product", "stacks-run", "stacks-full")


def demand_of(before: FoodChain, after: FoodChain, words: Wording) -> Listing | None:
    """Campaigns that found a house full are left out."""
    rows: list[Row] = []
    for number, house in after.city.houses.items():
        more = Counter(house.demand) - Counter(before.city.houses[number].demand)
        if more:
            signs = demand_sign(list(more.elements()), words), demand_sign(house.demand, words)
            rows.append(Row((str(number), *signs)))
    heads = ("tonight-house", "demand-more", "tonight-wants")
    return Listing("demand", tuple(words(head) for head in heads), tuple(rows), tells=TOLD) if rows else None
