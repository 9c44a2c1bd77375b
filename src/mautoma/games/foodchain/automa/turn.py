"""The automa's turn: after the human has worked, a card is drawn and acts (FCM-W1).

1. The next card of the deck, except in round 2 (FCM-W2): `deck`.
2. Its icons in printed order (FCM-W10): products into the `freezers` (FCM-W3 to FCM-W6), the payout of
   the sales track (FCM-W7, FCM-W8), a house or garden (FCM-W9): `building`.

The same card goes on through the round: it sets price and waitresses at dinnertime (`rules.chains`),
starts campaigns (`campaigns`) and takes milestones at clean-up (`clean_up`).
"""

from __future__ import annotations

from mautoma.games.foodchain.automa.building import build
from mautoma.games.foodchain.automa.deck import draw_card
from mautoma.games.foodchain.automa.freezers import least_held, most_held, store
from mautoma.games.foodchain.automa.players_map import PlayersMap
from mautoma.games.foodchain.content.products import BURGER, DRINKS, FOODS, PIZZA, PRODUCTS, Product
from mautoma.games.foodchain.edition import WorkIcon
from mautoma.games.foodchain.edition.mat import Spot
from mautoma.games.foodchain.rules.mat import move_markers, spot_of_marker, step_modifier
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.table import Table

CITY_SUPPLY_OF_EACH_FOOD = 2
CITY_SUPPLY_OF_A_MISSING_DRINK = 1


def take_turn(game: FoodChain, table: Table) -> None:
    """FCM-W1"""
    draw_card(game, table)
    act(game, table)


def act(game: FoodChain, table: Table, players_map: PlayersMap | None = None) -> None:
    """FCM-W10: the icons of the card in play. At a real table the map may be the player's to look at."""
    game.automa.gained.clear()
    for icon in game.card.work:
        _carry_out(icon, game, table, players_map)


def _carry_out(icon: WorkIcon, game: FoodChain, table: Table, players_map: PlayersMap | None) -> None:
    """FCM-W10: each icon sees the freezers as they then are."""
    automa = game.automa
    if icon.gain is not None:
        store(automa, table, icon.gain, "FCM-W3")
    elif icon.most_drink is not None:
        _store_most(game, table, DRINKS, icon.most_drink, "FCM-W4")
    elif icon.most_food is not None:
        _store_most(game, table, FOODS, icon.most_food, "FCM-W5")
    elif icon.least is not None:
        store(automa, table, dict.fromkeys(least_held(automa), icon.least), "FCM-W6")
    elif icon.payout:
        _sales_payout(game, table, players_map)
    elif icon.build is not None:
        build(game, table, icon.build, players_map)


def _store_most(game: FoodChain, table: Table, products: tuple[Product, ...], number: int, rule: str) -> None:
    """FCM-W4, FCM-W5"""
    decision = most_held(game.automa, table, products, rule)
    assert decision.choice is not None
    table.tell("most-chosen", rule, trail=decision.trail, product=decision.choice)
    store(game.automa, table, {decision.choice: number}, rule)


def _sales_payout(game: FoodChain, table: Table, players_map: PlayersMap | None) -> None:
    """FCM-W7: everything its spot shows; then the sales marker returns to 0."""
    automa = game.automa
    spot = spot_of_marker(game, table)
    move_markers(automa, table, "sales-payout", "FCM-W7", spot=automa.sales)
    if players_map and spot.city_supply:
        players_map.count_sources()
    products = spot_products(spot, game)
    if products:
        store(automa, table, products, "FCM-W7", "FCM-W8")
    if spot.arrow:
        before = game.price_modifier
        step_modifier(game, table, spot.arrow)
        modifier = game.price_modifier
        if modifier == before:
            table.tell("price-modifier-stays", "FCM-W7", modifier=modifier)
        else:
            move_markers(automa, table, "price-modifier", "FCM-W7", arrow=spot.arrow, modifier=modifier)
    automa.sales = 0


def spot_products(spot: Spot, game: FoodChain) -> dict[Product, int]:
    """FCM-W8"""
    supply = city_supply(game) if spot.city_supply else {}
    each = 1 if spot.one_of_each else 0
    numbers = {product: spot.gain.get(product, 0) + each + supply.get(product, 0) for product in PRODUCTS}
    return {product: number for product, number in numbers.items() if number}


def city_supply(game: FoodChain) -> dict[Product, int]:
    """FCM-W8: two of each food; of each drink as many as it has sources on the map, at least one (FCM-X3)."""
    sources = game.sources
    supply = {BURGER: CITY_SUPPLY_OF_EACH_FOOD, PIZZA: CITY_SUPPLY_OF_EACH_FOOD}
    for drink in DRINKS:
        supply[drink] = max(sources[drink], CITY_SUPPLY_OF_A_MISSING_DRINK)
    return supply
