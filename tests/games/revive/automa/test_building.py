from __future__ import annotations

import pytest

from mautoma.games.revive.automa.actions import build
from mautoma.games.revive.automa.building import choose_site, next_building, site_value
from mautoma.games.revive.names import HUMAN, LARGE, SMALL
from mautoma.games.revive.state import Revive
from tests.games.revive.positions import DOWN_LEFT, DOWN_RIGHT, UP_RIGHT, answers, card, position


def value(game: Revive, hex: str, size: str = SMALL) -> int:
    return site_value(game.map, size)(game.map.board.index(hex))


def site(game: Revive, id: str = "c1") -> str | None:
    choice = choose_site(game, card(id), set()).choice
    return None if choice is None else game.map.board.names[choice]


@pytest.mark.rule("REV-B1")
def test_builds_on_an_empty_buildable_hex_within_the_distance() -> None:
    assert site(position("lp + sh l s")) is None
    assert site(position("lp + sh s l")) == "D1"
    assert site(position("lp + sa ?x s l")) == "E1"


@pytest.mark.rule("REV-B1")
def test_puts_the_piece_on_the_map() -> None:
    game = position("* s")
    table = answers(("carry-out-build", "done"))
    assert build(game, table, card("c1"))
    assert game.map.buildings[1] == SMALL
    assert game.small == 4
    (told,) = table.told("build")
    assert told.data["hex"] == "B1"
    assert told.data["piece"] == "small_building"


@pytest.mark.rule("REV-B1")
def test_all_small_buildings_first_then_the_large_ones() -> None:
    game = position("* s s s s s s s s")
    for _ in range(8):
        build(game, answers(("carry-out-build", "done")), card("c1"))
    sizes = [game.map.buildings[hex] for hex in range(1, 9)]
    assert sizes == [SMALL] * 5 + [LARGE] * 3


@pytest.mark.rule("REV-B8")
def test_with_no_building_left_it_cannot_build() -> None:
    game = position("* s")
    game.small = game.large = 0
    table = answers()
    assert next_building(game) is None
    assert not build(game, table, card("c1"))
    (told,) = table.told("no-build")
    assert told.data["reason"] == "no_pieces"
    assert "REV-B8" in told.rules


@pytest.mark.rule("REV-B2")
def test_each_adjacent_bonus_counts_one_whatever_it_is() -> None:
    game = position("""
        + c -
         + s C
        . l -
    """)
    # Adjacent to B2: B1 c, C1 -, A2 +, C2 C, B3 l, C3 -.
    assert value(game, "B2") == 3


@pytest.mark.rule("REV-B2")
def test_a_hex_with_several_bonuses_counts_each() -> None:
    assert value(position("+2 s +3"), "B1") == 5


@pytest.mark.rule("REV-B5")
def test_a_large_crystal_counts_one() -> None:
    assert value(position("C s"), "B1") == 1


@pytest.mark.rule("REV-B3")
def test_water_counts_two_unless_it_is_next_to_a_building_of_the_mautoma() -> None:
    assert value(position("~ s"), "B1") == 2
    assert value(position("sa ~ s"), "C1") == 0
    assert value(position("sA ~ s"), "C1") == 0
    assert value(position("sh ~ s"), "C1") == 2, "the human's building does not matter"
    assert value(position("lp ~ s"), "C1") == 2, "a population is no building"


@pytest.mark.rule("REV-B4")
def test_a_lake_counts_two_unless_a_building_of_the_same_size_is_next_to_it() -> None:
    assert value(position("= s"), "B1") == 2
    assert value(position("sa = s"), "C1", SMALL) == 0
    assert value(position("sa = s"), "C1", LARGE) == 2
    assert value(position("sA = s"), "C1", LARGE) == 0


@pytest.mark.rule("REV-B7")
def test_connected_water_is_one_body_and_several_bodies_count_each() -> None:
    one = position("""
        - ~ ~
         - s -
    """)
    assert value(one, "B2") == 2
    two = position("""
        - ~ -
         - s ~
    """)
    assert value(two, "B2") == 4
    far_end_taken = position("sa ~ ~ s")
    assert value(far_end_taken, "D1") == 0
    lakes = position("= s =")
    assert value(lakes, "B1") == 4


@pytest.mark.rule("REV-B7")
def test_only_explored_hexes_count() -> None:
    game = position("?x s +")
    game.map.kinds[0] = "terrain"
    assert value(game, "B1") == 1


@pytest.mark.rule("REV-Z3")
@pytest.mark.rule("REV-B2")
def test_among_hexes_of_different_value_the_one_of_value_four_is_taken() -> None:
    game = position("""
        + s s
         + lp .
        . + s c
         s ~ .
    """)
    table = answers(("carry-out-build", "done"))
    build(game, table, card("c1"))
    assert game.choice is not None
    assert game.choice.values == {"B1": 2, "C1": 0, "C3": 4, "A4": 3}
    (told,) = table.told("build")
    assert (told.data["hex"], told.data["value"]) == ("C3", 4)
    assert game.choice.arrows is None, "no tie, no arrow"


@pytest.mark.rule("REV-B6")
def test_ties_are_broken_by_the_arrows_at_the_marker() -> None:
    picture = """
        s + s
         . lp .
        s + s
    """
    assert site(position(picture, DOWN_RIGHT)) == "A1"
    assert site(position(picture, DOWN_LEFT)) == "C1"
    assert site(position(picture, UP_RIGHT)) == "A3"


@pytest.mark.rule("REV-B6")
def test_builds_all_the_same_where_every_value_is_nothing() -> None:
    assert site(position(". s lp s", DOWN_LEFT)) == "D1"


@pytest.mark.rule("REV-B1")
def test_what_cannot_be_is_learned_and_the_next_best_hex_is_taken() -> None:
    game = position("+ s lp s + ~")
    table = answers(
        ("carry-out-build", "cannot"),
        ("cannot", "occupied"),
        ("carry-out-build", "cannot"),
        ("cannot", "kind"),
        ("real-kind", "nothing"),
    )
    assert not build(game, table, card("c1"))
    assert game.map.buildings[1] == HUMAN
    assert game.map.kinds[3] == "nothing"
    assert [event.data["reason"] for event in table.told("cannot-build")] == ["occupied", "kind"]
    assert game.small == 5


@pytest.mark.rule("REV-B1")
def test_a_hex_barred_for_another_reason_is_barred_for_this_action_only() -> None:
    game = position("* s s")
    table = answers(("carry-out-build", "cannot"), ("cannot", "other"), ("carry-out-build", "done"))
    build(game, table, card("c1"))
    assert game.map.buildings[2] == SMALL
    assert site(game) == "B1"
