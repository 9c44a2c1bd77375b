"""Setting the table: the map dealt or entered, the mat, the deck."""

from __future__ import annotations

from typing import Any

import pytest

from mautoma.games.foodchain.city.board import deal, parse
from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.city.places import restaurant_places
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.names import TILE_PLACES
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.games.foodchain.table.reports.tiles import enter_map
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Setup
from mautoma.kernel.question import Pick
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.foodchain.start import scripted
from tests.games.foodchain.table.player import table_session
from tests.games.foodchain.table.start import table_game

FIRST = "f5"
"""On the map that is dealt there, a place with one possible entrance."""
MAP = "A0 B1 C2 / L3 N0 D1 / Q2 O3 R0"


def taps(board: str) -> list[str]:
    """The tiles in reading order, each turned as soon as it's there; then done."""
    laid = zip(TILE_PLACES, parse(board).laid, strict=True)
    return [tap for place, (letter, turns) in laid for tap in (letter, *[place] * turns)] + ["done"]


def tapped(board: str) -> list[tuple[str, str]]:
    last = taps(board).index(board.split()[-1][0])
    return [("map-tile" if at <= last else "map-turns", tap) for at, tap in enumerate(taps(board))]


def laid(
    map: str, *answers: tuple[str, Any], deck: str = "shuffled", mat: str = "program"
) -> tuple[TableGame, ScriptedTable]:
    table = scripted(
        *answers,
        ("ready", "ready"),
        ("report-first-restaurant", FIRST),
        seed=4,
    )
    game = AtTable().set_up(Setup(house(), {"level": "hard", "map": map, "deck": deck, "mat": mat}), table)
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
def test_a_map_on_the_table_is_entered_by_tapping_tiles_and_turning_them() -> None:
    game = table_game()
    enter_map(game, scripted(*tapped(MAP)))
    assert game.city.board == parse(MAP)


def test_the_map_fills_tap_by_tap_above_the_chart() -> None:
    session = table_session(map="entered")
    say = words("en", "foodchain").say
    for tap in ("A", "B", "top", "top_left"):
        session.answer(tap)
    assert session.state.city.board.laid == (("A", 1), ("B", 1))
    picture = FoodChainView().pictures(session.state, session.question, say)[0]
    assert picture.name == "laying"
    values = [spot.value for spot in picture.spots]
    assert values == ["top_left", "top", *"CDEFGHIJKLMNOPQRST"]
    assert sorted(values) == sorted(session.question.values())  # type: ignore[union-attr]


def test_a_tile_that_was_turned_four_times_is_as_it_was() -> None:
    session = table_session(map="entered")
    for tap in ("K", *["top_left"] * 4):
        session.answer(tap)
    assert session.state.city.board.laid == (("K", 0),)


def test_the_chart_of_the_tiles_is_shown_until_the_map_lies_there() -> None:
    say = words("en", "foodchain").say
    session = table_session(map="entered")

    def shown() -> list[str]:
        pictures = FoodChainView().pictures(session.state, session.question, say)
        return [picture.name for picture in pictures if picture.part == "board"]

    assert shown() == ["laying"]
    lines = next(
        section.lines for section in FoodChainView().sections(session.state, say) if section.name == "tiles"
    )
    assert "A 2      B 4      C 5      D 7      E 8" in lines
    for tap in taps(MAP):
        assert shown() == ["laying"]
        session.answer(tap)
    assert shown() == ["board", "tiles"]
    for answer in ("ready", "a1"):
        session.answer(answer)
        assert shown() == ["board"]
    if session.state.round == 0:
        session.answer(session.question.values()[0])  # type: ignore[union-attr]
    assert session.state.round == 1 and shown() == ["board"]


@pytest.mark.rule("FCM-S13")
def test_the_first_restaurant_goes_on_legal_squares_only() -> None:
    """Two by two free squares, the entrance at a corner beside a road."""
    session = table_session()
    session.answer("ready")
    city, question = session.state.city, session.question
    assert isinstance(question, Pick)
    legal = {SQUARE_NAMES[place.square] for place in restaurant_places(city)}
    assert set(question.values()) == legal
    board = FoodChainView().pictures(session.state, question, words("en", "foodchain").say)[0]
    assert {spot.value for spot in board.spots} == legal
    for square in question.values():
        session.answer(square)
        if session.question and session.question.key == "entrance":
            doors = {
                SQUARE_NAMES[p.entrance] for p in restaurant_places(city) if SQUARE_NAMES[p.square] == square
            }
            assert set(session.question.values()) == doors  # type: ignore[attr-defined]
        session.undo()


@pytest.mark.rule("FCM-S1")
def test_a_map_with_two_houses_is_questioned_and_entered_again() -> None:
    few = "A0 B0 L0 / M0 N0 O0 / P0 Q0 R0"
    table = scripted(*tapped(few), ("insist", False), *tapped(few), ("insist", True))
    game = table_game()
    enter_map(game, table)
    assert len(game.city.houses) == 2


SUPPLY = [
    "lay-bank",
    "lay-employees",
    "lay-milestones",
    "lay-gardens",
    "lay-houses",
    "lay-marketing",
    "leave-track",
    "take-company",
    "choose-reserve",
]
MAT = ["lay-mat", "lay-sales", "lay-modifier", "lay-freezers"]


def ordered(table: ScriptedTable) -> list[str]:
    return [event.kind for event in table.events if event.order and not event.kind.endswith("tile")]


@pytest.mark.rule("FCM-S2")
@pytest.mark.rule("FCM-S3")
@pytest.mark.rule("FCM-S5")
@pytest.mark.rule("FCM-S6")
def test_every_line_of_the_set_up_is_an_order() -> None:
    _, table = laid("dealt")
    assert ordered(table) == SUPPLY
    assert table.told("lay-bank")[0].data == {"cash": 100}
    one_copy = table.told("lay-employees")[0].data["employees"]
    assert {"cfo", "guru", "brand_director", "burger_chef"} <= set(one_copy)  # type: ignore[arg-type]
    assert table.told("lay-gardens")[0].data == {"number": 8}
    assert table.told("lay-houses")[0].data == {"houses": [1, 3, 6, 9, 11, 14, 17, 19]}
    assert table.told("choose-reserve")[0].data == {"cards": [100, 200, 300]}


@pytest.mark.rule("FCM-S1")
@pytest.mark.rule("FCM-S13")
def test_without_the_map_the_map_and_the_first_restaurant_are_orders_too() -> None:
    table = scripted()
    options = {"level": "hard", "map": "none", "deck": "shuffled", "mat": "program"}
    AtTable().set_up(Setup(house(), options), table)
    assert ordered(table) == ["lay-map", *SUPPLY, "place-first-restaurant"]


@pytest.mark.rule("FCM-S7")
@pytest.mark.rule("FCM-S8")
@pytest.mark.rule("FCM-S9")
@pytest.mark.rule("FCM-S10")
def test_a_printed_mat_is_laid_out_as_the_program_has_it() -> None:
    game, table = laid("dealt", mat="printed")
    assert ordered(table) == [*SUPPLY, *MAT]
    assert table.told("lay-sales")[0].data == {"spot": 2}
    assert table.told("lay-freezers")[0].data == {"products": [str(each) for each in game.automa.order]}


@pytest.mark.rule("FCM-S11")
def test_what_the_program_keeps_is_told_and_not_ordered() -> None:
    _, table = laid("dealt")
    for kind in ("mat-kept", "reserve-kept"):
        assert [event.order for event in table.told(kind)] == [False]


@pytest.mark.rule("FCM-S12")
def test_a_printed_deck_is_dealt_by_the_player() -> None:
    _, table = laid("dealt", deck="printed")
    assert table.told("deck-printed")[0].data == {"round_1_2": 1, "phase_1": 3, "phase_2": 3, "phase_3": 5}
