"""Setting the table: the map dealt or entered, the mat, the deck."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.attable import AtTable
from mautoma.games.foodchain.attable.laying import POSITIONS, ask_board
from mautoma.games.foodchain.attable.state import TableGame
from mautoma.games.foodchain.board import deal, parse
from mautoma.games.foodchain.edition import house
from mautoma.kernel.chance import Chance
from mautoma.kernel.script import Setup
from mautoma.kernel.table import ScriptedTable

from ..start import scripted

LETTERS = dict(zip(POSITIONS, "ABCLNDQOR", strict=True))
TURNS = dict(zip(POSITIONS, "012301230", strict=True))


def laid(map: str, *answers: tuple[str, Any], deck: str = "shuffled") -> tuple[TableGame, ScriptedTable]:
    table = scripted(
        *answers, ("report-first-restaurant", "a1"), ("entrance", "a1"), ("insist", True), seed=4
    )
    game = AtTable().set_up(Setup(house(), {"level": "hard", "map": map, "deck": deck}), table)
    return game, table


@pytest.mark.rule("FCM-S1")
def test_a_dealt_map_is_laid_tile_by_tile() -> None:
    game, table = laid("dealt")
    board = deal(Chance(4))
    assert game.city.board == board
    told = [event.data for event in table.events if event.kind in ("lay-tile", "lay-house-tile")]
    assert [(tile["letter"], tile["turns"]) for tile in told] == list(board.laid)
    assert [tile["tile"] for tile in told] == list(POSITIONS)


@pytest.mark.rule("FCM-S1")
def test_a_map_that_lies_there_is_entered() -> None:
    assert ask_board(scripted(("map-tiles", LETTERS), ("map-turns", TURNS))) == parse(
        "A0 B1 C2 / L3 N0 D1 / Q2 O3 R0"
    )


@pytest.mark.rule("FCM-S1")
def test_a_tile_cannot_lie_in_two_places() -> None:
    twice = LETTERS | {"top": "A"}
    table = scripted(("map-tiles", twice), ("map-tiles", LETTERS), ("map-turns", TURNS))
    ask_board(table)
    assert len(table.told("tile-twice")) == 1


@pytest.mark.rule("FCM-S1")
def test_a_map_with_two_houses_is_questioned() -> None:
    few = dict(zip(POSITIONS, "ABLMNOPQR", strict=True))
    table = scripted(("map-tiles", few), ("insist", True), ("map-turns", TURNS))
    assert len(ask_board(table).houses) == 2


@pytest.mark.rule("FCM-S5")
@pytest.mark.rule("FCM-S8")
@pytest.mark.rule("FCM-S10")
def test_the_mat_is_laid_out_as_the_program_has_it() -> None:
    game, table = laid("dealt")
    mat = table.told("lay-mat")[0].data
    assert mat == {"products": [str(product) for product in game.automa.order], "spot": 2}
    assert table.told("lay-supply")[0].data == {"bank": 100, "gardens": 8}


@pytest.mark.rule("FCM-S12")
def test_a_printed_deck_is_dealt_by_the_player() -> None:
    _, table = laid("dealt", deck="printed")
    assert table.told("deck-printed")[0].data == {"round_1_2": 1, "phase_1": 3, "phase_2": 3, "phase_3": 5}
