from __future__ import annotations

import pytest

from mautoma.games.foodchain.city.board import deal
from mautoma.games.foodchain.city.map_code import BadMap, read_code, usual, write_code
from mautoma.games.foodchain.content.tiles import tiles
from mautoma.kernel.chance import Chance
from mautoma.messages import words
from mautoma.shelf.sessions import begin_game

CODE = "G1C1L3-E3J2Q1-P1R3O2"
HOUSELESS = "".join(f"{letter}0" for letter, tile in tiles().items() if tile.house is None)


@pytest.mark.rule("FCM-S1")
@pytest.mark.parametrize("seed", range(5))
def test_every_map_that_is_dealt_has_a_code(seed: int) -> None:
    board = deal(Chance(seed))
    assert read_code(write_code(board)).laid == board.laid


@pytest.mark.parametrize("written", ["g1c1l3 e3j2q1 p1r3o2", "G1C1L3E3J2Q1P1R3O2", f" {CODE} "])
def test_a_code_may_be_written_in_any_way(written: str) -> None:
    assert usual(written) == CODE


@pytest.mark.rule("FCM-S1")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("G1C1", "isn't a map"),
        (CODE.replace("G1", "G4"), "isn't a map"),
        (CODE.replace("G1", "Z1"), "no map tile Z"),
        (CODE.replace("G1", "C1"), "Tile C is in the map twice"),
        (HOUSELESS[:18], "three houses"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(code: str, said: str) -> None:
    with pytest.raises(BadMap) as bad:
        read_code(code)
    assert said in words("en", "foodchain").say(bad.value.message)


def test_a_game_on_a_map_of_ones_own_has_the_cards_of_its_seed() -> None:
    dealt, chosen = (
        begin_game("foodchain", "solo", "house", 7, {}),
        begin_game("foodchain", "solo", "house", 7, {"map": CODE.lower()}),
    )
    assert chosen.transcript.header.options == {"level": "normal", "map": CODE}
    assert dealt.transcript.header.options == {"level": "normal"}
    assert write_code(chosen.state.city.board) == CODE != write_code(dealt.state.city.board)
    assert chosen.state.automa.deck == dealt.state.automa.deck
