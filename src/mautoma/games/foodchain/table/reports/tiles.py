"""The map that is on the table already: its nine tiles, tapped one after the other (FCM-S1)."""

from __future__ import annotations

from mautoma.games.foodchain.city.board import FEWEST_HOUSES, TILES_LAID, Board, Laid
from mautoma.games.foodchain.city.city import City
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.rules.options import DONE
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.facts import report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.table import Table

NEXT_TILE, TURNS = "map-tile", "map-turns"


def enter_map(game: TableGame, table: Table) -> None:
    """FCM-S1: in reading order; with fewer than three houses it's built, and entered, again."""
    report(table, lambda: _lay(game, table), _doubt)


def _lay(game: TableGame, table: Table) -> Board:
    """A tap on the chart lays a tile, a tap on the map turns it clockwise."""
    laid: list[Laid] = []
    game.city = City(Board(laid))
    while (tapped := table.ask(_next_tap(laid))) != DONE:
        if tapped in tiles():
            laid.append(Laid(tapped, 0))
        else:
            at = TILE_PLACES.index(tapped)
            laid[at] = laid[at]._replace(turns=(laid[at].turns + 1) % 4)
        game.city = City(Board(laid))
    return game.city.board


def _next_tap(laid: list[Laid]) -> Pick:
    letters = [letter for letter, _ in laid]
    turns = list(TILE_PLACES[: len(laid)])

    def describe(value: str) -> Option:
        if value == DONE:
            return Option(value, Msg("option-map-done"))
        if value in turns:
            letter = letters[turns.index(value)]
            return Option(value, Msg("option-turn-tile", {"letter": letter, "tile": value}), Place(value))
        return Option(
            value, Msg("option-lay-tile", {"letter": value, "house": tiles()[value].house or 0}), Place(value)
        )

    if len(laid) == TILES_LAID:
        return Pick(key=TURNS, rules=("FCM-S1",), choices=[DONE, *turns], describe=describe, at_once=True)
    return Pick(
        key=NEXT_TILE,
        data={"tile": TILE_PLACES[len(laid)]},
        rules=("FCM-S1",),
        choices=[*(letter for letter in tiles() if letter not in letters), *turns],
        describe=describe,
        at_once=True,
    )


def _doubt(board: Board) -> Msg | None:
    houses = len(board.houses)
    return msg("doubt-few-houses", number=houses) if houses < FEWEST_HOUSES else None
