"""Setting the table: the map as the program deals it or as it lies there, the mat, the deck."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import FEWEST_HOUSES, TILES_LAID, Board, Laid, deal, from_tiles
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.edition import Edition
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.reports.printed_deck import tell_to_deal
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.state import TableGame, at_table
from mautoma.kernel.facts import report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Fill
from mautoma.kernel.table import Table

DEALT, ENTERED, NONE = MAPS = ("dealt", "entered", "none")
SHUFFLED, PRINTED = DECKS = ("shuffled", "printed")

TURNS = ("0", "1", "2", "3")


def new_game(edition: Edition, level: str, map: str, deck: str, table: Table) -> TableGame:
    """FCM-S1 to FCM-S12"""
    board = deal(table.chance) if map == DEALT else Board(())
    shared = set_up(edition, level, board, table.chance)
    return at_table(shared, without_map=map == NONE, printed_deck=deck == PRINTED)


def lay_the_table(game: TableGame, table: Table, map: str) -> None:
    if map == ENTERED:
        enter_map(game, table)
    if map == DEALT:
        _tell_tiles(game, table)
    if game.without_map:
        table.tell("set-up-unseen", "FCM-S1", level=game.level)
    else:
        table.tell("set-up", "FCM-S12", level=game.level, houses=list(game.city.houses))
    automa = game.automa
    table.tell(
        "lay-mat",
        "FCM-S8",
        "FCM-S9",
        "FCM-S10",
        products=[str(product) for product in automa.order],
        spot=automa.sales,
    )
    table.tell("lay-supply", "FCM-S2", "FCM-S3", "FCM-S5", bank=game.bank, gardens=game.gardens)
    if game.printed_deck:
        tell_to_deal(game, table)


def _tell_tiles(game: TableGame, table: Table) -> None:
    """FCM-S1: lay it like this."""
    for position, (letter, turns) in zip(TILE_PLACES, game.city.board.laid, strict=True):
        house = tiles()[letter].house
        kind = "lay-tile" if house is None else "lay-house-tile"
        table.tell(kind, "FCM-S1", tile=position, letter=letter, turns=turns, house=house or 0)


def enter_map(game: TableGame, table: Table) -> None:
    """The nine tiles that lie there: which, and how often each is turned clockwise."""
    laid = report(table, lambda: _ask_letters(table), _map_doubt)
    unturned = dict.fromkeys(TILE_PLACES, "0")
    game.city = _city(laid, unturned)  # to compare with
    turns = table.ask(
        Fill(
            key="map-turns",
            rules=("FCM-S1",),
            places=TILE_PLACES,
            palette=TURNS,
            noun="turns",
            default=unturned,
        )
    )
    game.city = _city(laid, turns)


def _city(laid: dict[str, str], turns: dict[str, str]) -> City:
    return City(from_tiles(Laid(laid[position], int(turns[position])) for position in TILE_PLACES))


def _ask_letters(table: Table) -> dict[str, str]:
    while True:
        laid = table.ask(Fill(key="map-tiles", rules=("FCM-S1",), places=TILE_PLACES, palette=list(tiles())))
        if len(set(laid.values())) == TILES_LAID:
            return laid
        table.tell("tile-twice", "FCM-S1")


def _map_doubt(laid: dict[str, str]) -> Msg | None:
    """FCM-S1: with fewer than three houses the map is built again."""
    houses = sum(tiles()[letter].house is not None for letter in laid.values())
    return msg("doubt-few-houses", number=houses) if houses < FEWEST_HOUSES else None
