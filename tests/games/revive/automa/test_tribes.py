from __future__ import annotations

import pytest

from mautoma.games.revive.automa.actions import build, explore, populate
from mautoma.games.revive.names import CORDYCEPHIANS, HEX49
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.reports.human import human_turn
from mautoma.kernel.question import Pick
from tests.games.revive.positions import answers, card, position


def of_tribe(picture: str, tribe: str) -> Revive:
    game = position(picture)
    game.tribe = tribe
    return game


@pytest.mark.rule("REV-V1")
def test_a_building_on_a_token_brings_its_cost_in_gears() -> None:
    game = of_tribe("* st st s", HEX49)
    game.small = 1
    gears = []
    for _ in range(3):
        table = answers(("carry-out-build", "done"))
        build(game, table, card("c1"))
        gears.append([event.data["gears"] for event in table.told("token-gears")])
    assert gears == [[3], [5], []]


@pytest.mark.rule("REV-V1")
def test_the_nth_population_of_the_game_brings_its_books_token_or_not() -> None:
    game = of_tribe("lt l lt lt lt lt lt *", HEX49)
    books = []
    for _ in range(7):
        table = answers(("carry-out-populate", "done"))
        populate(game, table, card("c6"))
        books.append([event.data["books"] for event in table.told("token-books")])
    assert books == [[2], [], [3], [3], [4], [4], [4]]


@pytest.mark.rule("REV-V1")
def test_after_a_correction_the_next_population_is_counted_from_what_is_left() -> None:
    game = of_tribe("lt *", HEX49)
    game.populations = 2  # five of seven stand on the map, whoever told of them
    table = answers(("carry-out-populate", "done"))
    populate(game, table, card("c6"))
    assert table.told("token-books")[0].data == {"books": 4, "nth": 6}


@pytest.mark.rule("REV-V1")
def test_a_token_does_not_make_a_location_occupied() -> None:
    game = of_tribe("* lt l", HEX49)
    table = answers(("carry-out-populate", "done"))
    populate(game, table, card("c4"))
    assert game.map.populations == [0, 1, 0]


@pytest.mark.rule("REV-V1")
def test_tokens_are_reported_and_taken_back_by_that_tribe_only() -> None:
    game = of_tribe("* s", HEX49)
    table = answers(("your-turn", "token"), ("token", "B1"), ("your-turn", "done"))
    human_turn(game, table)
    assert game.map.tokens == [False, True]
    human_turn(game, answers(("your-turn", "token"), ("token", "B1"), ("your-turn", "done")))
    assert game.map.tokens == [False, False]
    other = answers(("your-turn", "done"))
    human_turn(position("* s"), other)
    (question,) = other.questions
    assert isinstance(question, Pick)
    assert "token" not in question.values()


@pytest.mark.rule("REV-V2")
def test_the_cordycephians_are_shown_the_shortest_way() -> None:
    game = of_tribe("sa ~ s l", CORDYCEPHIANS)
    table = answers(("carry-out-populate", "done"))
    populate(game, table, card("c4"))
    (way,) = table.told("way")
    assert way.data["hexes"] == ["A1", "B1", "C1", "D1"]
    assert (way.data["number"], way.data["ways"]) == (3, 1)
    (taken,) = table.told("from-tribe-board")
    assert taken.at == 0, "before the population is placed"


@pytest.mark.rule("REV-V2")
def test_the_way_to_a_tile_leads_to_its_nearest_hex() -> None:
    game = of_tribe("sa s ?x ?x", CORDYCEPHIANS)
    table = answers(("turn-up", {"C1": "sand", "D1": "sand"}))
    explore(game, table, card("c3"))
    assert table.told("way")[0].data["hexes"] == ["A1", "B1", "C1"]


@pytest.mark.rule("REV-V2")
def test_a_card_without_a_limit_counts_no_distance_so_no_way_is_shown() -> None:
    for picture in ("sa ~ s l", "* ~ s l"):
        table = answers(("carry-out-populate", "done"))
        populate(of_tribe(picture, CORDYCEPHIANS), table, card("c6"))
        assert table.told("from-tribe-board")
        assert not table.told("way") and not table.told("from-centre")


@pytest.mark.rule("REV-V2")
def test_other_tribes_see_no_way() -> None:
    table = answers(("carry-out-populate", "done"))
    populate(position("sa l"), table, card("c4"))
    assert not table.told("way")
    assert not table.told("from-tribe-board")


@pytest.mark.rule("REV-V2")
def test_the_ability_of_the_cordycephians_is_remembered() -> None:
    table = answers(("your-turn", "leech"), ("your-turn", "done"))
    human_turn(of_tribe("* s", CORDYCEPHIANS), table)
    assert table.told("remember-leech")
