"""Setting up a game against Mautoma Inc., in the order of the rulebook."""

from __future__ import annotations

from mautoma.games.foodchain.automa.deck import deal_deck
from mautoma.games.foodchain.city.board import Board
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.content.employees import starting_supply
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.edition.mat import SALES_START
from mautoma.games.foodchain.state import FoodChain, HouseTile, MautomaInc
from mautoma.kernel.chance import Chance


def set_up(edition: Edition, level: str, board: Board, chance: Chance) -> FoodChain:
    """FCM-S2 to FCM-S12, on a map that lies there already (FCM-S1)."""
    box = supply()
    return FoodChain(
        edition=edition,
        level=level,
        city=City(board),
        automa=mautoma_inc(edition, level, chance),
        bank=box.bank,  # FCM-S2
        house_stack=house_stack(chance),
        employees=dict(starting_supply()),  # FCM-S3
        milestones=set(milestone_ids()),  # FCM-S3
        gardens=box.gardens,
    )


def house_stack(chance: Chance) -> list[HouseTile]:
    """FCM-S4, ruling: each tile is upside down with an even chance."""
    numbers = list(supply().house_numbers)
    chance.shuffle("houses", numbers)
    return [HouseTile(number, chance.below("houses", 2) == 1) for number in numbers]


def mautoma_inc(edition: Edition, level: str, chance: Chance) -> MautomaInc:
    """FCM-S7 to FCM-S12: no CEO, no restaurant on the map, nothing in stock."""
    order = list(PRODUCTS)
    chance.shuffle("freezers", order)
    return MautomaInc(
        order=tuple(order),  # FCM-S10
        freezers=dict.fromkeys(order, 0),  # FCM-S7
        sales=SALES_START,  # FCM-S8
        modifier=edition.mat.modifiers.index(0),  # FCM-S9
        reserve=chance.pick("reserve", [card.cash for card in supply().reserve_cards]),  # FCM-S11
        deck=deal_deck(edition, level, chance),  # FCM-S12
    )
