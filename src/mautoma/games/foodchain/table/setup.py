"""Setting the table: one order for each thing the hands do, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from mautoma.games.foodchain.city.board import Board, deal
from mautoma.games.foodchain.content.employees import one_x
from mautoma.games.foodchain.content.supply import supply
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import TableGame, at_table
from mautoma.games.foodchain.table.printed_deck import tell_to_deal
from mautoma.games.foodchain.table.reports.tiles import enter_map
from mautoma.kernel.table import Table

DEALT, ENTERED, NONE = MAPS = ("dealt", "entered", "none")
SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")
KEPT, _ = MATS = ("program", "printed")


def new_game(edition: Edition, options: Mapping[str, str], table: Table) -> TableGame:
    """FCM-S1 to FCM-S12"""
    board = deal(table.chance) if options["map"] == DEALT else Board(())
    shared = set_up(edition, options["level"], board, table.chance)
    shared.automa.printed_mat = options["mat"] == PRINTED
    return at_table(shared, without_map=options["map"] == NONE, printed_deck=options["deck"] == PRINTED)


def lay_the_table(game: TableGame, table: Table, map: str) -> None:
    """FCM-S1 to FCM-S12"""
    _lay_map(game, table, map)
    _lay_supply(game, table)
    _lay_company(table)
    _lay_mautoma_inc(game, table)


def _lay_map(game: TableGame, table: Table, map: str) -> None:
    """FCM-S1"""
    if map == NONE:
        table.tell("set-up-unseen", "FCM-S12", level=game.level)
        table.order("lay-map", "FCM-S1")
        return
    if map == ENTERED:
        enter_map(game, table)
    else:
        _order_tiles(game, table)
    table.tell("set-up", "FCM-S12", level=game.level, houses=list(game.city.houses))


def _order_tiles(game: TableGame, table: Table) -> None:
    for position, (letter, turns) in zip(TILE_PLACES, game.city.board.laid, strict=True):
        house = tiles()[letter].house
        kind = "lay-tile" if house is None else "lay-house-tile"
        table.order(kind, "FCM-S1", tile=position, letter=letter, turns=turns, house=house or 0)


def _lay_supply(game: TableGame, table: Table) -> None:
    """FCM-S2 to FCM-S5; the stack of houses is the program's."""
    table.order("lay-bank", "FCM-S2", cash=game.bank)
    table.order("lay-employees", "FCM-S3", employees=list(one_x()))
    table.order("lay-milestones", "FCM-S3", number=len(game.milestones))
    table.order("lay-gardens", "FCM-S3", number=game.gardens)
    table.order("lay-houses", "FCM-S4", houses=list(supply().house_numbers))
    table.order("lay-marketing", "FCM-S3", "FCM-S5")
    table.order("leave-track", "FCM-S5")


def _lay_company(table: Table) -> None:
    """FCM-S6, FCM-S13"""
    box = supply()
    table.order("take-company", "FCM-S6", number=box.restaurants)
    table.order("choose-reserve", "FCM-S6", "FCM-S13", cards=[card.cash for card in box.reserve_cards])


def _lay_mautoma_inc(game: TableGame, table: Table) -> None:
    """FCM-S7 to FCM-S12"""
    automa = game.automa
    if automa.printed_mat:
        table.order("lay-mat", "FCM-S7")
        table.order("lay-sales", "FCM-S8", spot=automa.sales)
        table.order("lay-modifier", "FCM-S9")
        table.order("lay-freezers", "FCM-S10", products=[str(product) for product in automa.order])
    else:
        table.tell("mat-kept", "FCM-S7", products=[str(product) for product in automa.order])
    if game.printed_deck:
        tell_to_deal(game, table)
    table.tell("reserve-kept", "FCM-S11")
