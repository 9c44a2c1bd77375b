"""What must be there at any time: money, cards, tiles. At a table only what the program itself keeps."""

from __future__ import annotations

from collections.abc import Iterable

from mautoma.games.foodchain.content.employees import starting_supply
from mautoma.games.foodchain.content.milestones import milestone_ids
from mautoma.games.foodchain.content.supply import GROUPS, levels, supply
from mautoma.games.foodchain.edition import BLANKS
from mautoma.games.foodchain.state import FoodChain, TableGame


def miscounted(game: FoodChain) -> str:
    """Where nothing is reported, everything is counted."""
    counts = {
        "cards": _cards,
        "money": _money,
        "employees": _employees,
        "milestones": _milestones,
        "houses": _houses,
        "gardens": _gardens,
        "campaigns": _campaigns,
    }
    return next((what for what, right in counts.items() if not right(game)), "")


def miscounted_at_table(game: TableGame) -> str:
    """A card comes once, unless a person insisted on one that had come (FCM-S12)."""
    cards = [*game.automa.deck, *game.automa.used]
    return "" if game.printed_deck or _once(cards) or not _once(game.automa.used) else "cards"


def _cards(game: FoodChain) -> bool:
    """FCM-S12, FCM-E3: what was dealt is still to come or was in play."""
    cards = [*game.automa.deck, *game.automa.used]
    return _once(cards) and len(cards) == sum(levels()[game.level].deals(group) for group in GROUPS)


def _money(game: FoodChain) -> bool:
    """FCM-D13, FCM-E1: what the chains have came from the bank, into which both reserves went."""
    reserves = game.human.reserve + game.automa.reserve if game.bank_breaks else 0
    had = game.bank + game.human.cash + game.automa.cash - game.iou
    return had == supply().bank + reserves and min(game.bank, game.human.cash, game.iou) >= 0


def _employees(game: FoodChain) -> bool:
    """FCM-C5: one that leaves the game is nowhere."""
    company = game.human
    busy = [campaign.marketeer for campaign in company.campaigns.values()]
    return all(
        left >= 0 and left + company.at_work.get(id, 0) + company.beach.get(id, 0) + busy.count(id) <= copies
        for id, copies in starting_supply().items()
        for left in (game.employees.get(id, 0),)
    )


def _milestones(game: FoodChain) -> bool:
    """FCM-C1: one that somebody has stays on the table only for the round in which it was gained."""
    had = game.human.milestones | game.automa.milestones
    return had | game.milestones <= set(milestone_ids()) and had & game.milestones <= game.milestones_gained


def _houses(game: FoodChain) -> bool:
    """FCM-S4, FCM-B8: a tile is in the stack, on the map or out of the game."""
    built = [number for number, house in game.city.houses.items() if not house.printed]
    tiles = [*built, *(tile.number for tile in game.house_stack)]
    return _once(tiles) and set(supply().house_numbers).issuperset(tiles)


def _gardens(game: FoodChain) -> bool:
    """FCM-S3: a house tile has its own, a printed house gets one of the pieces."""
    laid = sum(1 for house in game.city.houses.values() if house.printed and house.garden)
    return laid + game.gardens == supply().gardens


def _campaigns(game: FoodChain) -> bool:
    """Every tile on the map is a campaign of the human, and the other way round."""
    return set(game.human.campaigns) == set(game.city.marketing)


def _once(pieces: Iterable[str | int]) -> bool:
    counted = [piece for piece in pieces if piece not in BLANKS]
    return len(set(counted)) == len(counted)
