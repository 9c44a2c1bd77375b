"""Setting the table: the map dealt or entered, the mat, the deck."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.at_table import AtTable
from mautoma.games.foodchain.city.board import deal, parse
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.reports.table_setup import enter_map
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Setup
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.foodchain.at_table.player import table_session
from tests.games.foodchain.at_table.start import table_game
from tests.games.foodchain.start import scripted

LETTERS = dict(zip(TILE_PLACES, "ABCLNDQOR", strict=True))
TURNS = dict(zip(TILE_PLACES, "012301230", strict=True))


def laid(map: str, *answers: tuple[str, Any], deck: str = "shuffled") -> tuple[TableGame, ScriptedTable]:
    table = scripted(
        *answers,
        ("ready", "ready"),
        ("report-first-restaurant", "a1"),
        ("entrance", "b2"),
        ("insist", True),
        seed=4,
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
    assert [tile["tile"] for tile in told] == list(TILE_PLACES)


@pytest.mark.rule("FCM-S1")
def test_a_map_that_lies_there_is_entered() -> None:
    game = table_game()
    enter_map(game, scripted(("map-tiles", LETTERS), ("map-turns", TURNS)))
    assert game.city.board == parse("A0 B1 C2 / L3 N0 D1 / Q2 O3 R0")


def test_while_the_turns_are_entered_the_tiles_are_shown_unturned() -> None:
    session = table_session(map="entered")
    session.answer(LETTERS)
    assert session.state.city.board == parse("A0 B0 C0 / L0 N0 D0 / Q0 O0 R0")


def test_the_chart_of_the_tiles_is_shown_until_the_map_lies_there() -> None:
    say = words("en", "foodchain").say
    session = table_session(map="entered")

    def shown() -> list[str]:
        pictures = FoodChainView().pictures(session.state, session.question, say)
        return [picture.name for picture in pictures if picture.name in ("board", "tiles")]

    assert shown() == ["tiles"]
    lines = next(
        section.lines for section in FoodChainView().sections(session.state, say) if section.name == "tiles"
    )
    assert "A 2      B 4      C 5      D 7      E 8" in lines
    for answer, pictures in (
        (LETTERS, ["board", "tiles"]),
        (TURNS, ["board", "tiles"]),
        ("ready", ["board", "tiles"]),
        ("a1", ["board", "tiles"]),
    ):
        session.answer(answer)
        assert shown() == pictures
    session.answer("b2")
    assert session.state.round == 1 and shown() == ["board"]


def test_a_piece_is_put_down_by_a_square_and_then_by_its_entrance() -> None:
    session = table_session()
    session.answer("ready")
    board = FoodChainView().pictures(session.state, session.question, words("en", "foodchain").say)[0]
    assert len(board.spots) == 14 * 14
    session.answer("a1")
    board = FoodChainView().pictures(session.state, session.question, words("en", "foodchain").say)[0]
    assert [spot.value for spot in board.spots] == ["a2", "b2"]


@pytest.mark.rule("FCM-S1")
def test_a_tile_cannot_lie_in_two_places() -> None:
    twice = LETTERS | {"top": "A"}
    table = scripted(("map-tiles", twice), ("map-tiles", LETTERS), ("map-turns", TURNS))
    enter_map(table_game(), table)
    assert len(table.told("tile-twice")) == 1


@pytest.mark.rule("FCM-S1")
def test_a_map_with_two_houses_is_questioned() -> None:
    few = dict(zip(TILE_PLACES, "ABLMNOPQR", strict=True))
    table = scripted(("map-tiles", few), ("insist", True), ("map-turns", TURNS))
    game = table_game()
    enter_map(game, table)
    assert len(game.city.houses) == 2


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
