from __future__ import annotations

import pytest

from mautoma.games.revive.edition.mat import Readings
from mautoma.games.revive.map.distance import distances, reach, shortest_ways, sources
from mautoma.games.revive.state import Revive
from tests.games.revive.positions import card, position

LINE = "sa s ~ ?x s l"


def reached(game: Revive, id: str) -> list[str]:
    near = reach(game, card(id))
    return [name for name, yes in zip(game.map.board.names, near, strict=True) if yes]


@pytest.mark.rule("REV-D1")
def test_counts_steps_and_crosses_water_and_face_down_hexes() -> None:
    game = position(LINE)
    assert distances(game.map, sources(game.map)) == [0, 1, 2, 3, 4, 5]
    assert reached(game, "c1") == ["A1", "B1", "C1", "D1"]


@pytest.mark.rule("REV-D1")
def test_an_edition_may_count_only_the_spaces_between() -> None:
    game = position(LINE, readings=Readings(distance="between"))
    assert reached(game, "c1") == ["A1", "B1", "C1", "D1", "E1"]


@pytest.mark.rule("REV-D1")
@pytest.mark.rule("REV-C6")
def test_without_a_limit_everything_is_in_reach() -> None:
    assert len(reached(position(LINE), "c6")) == 6


@pytest.mark.rule("REV-D1")
def test_from_the_centre_before_the_first_piece_and_no_more_afterwards() -> None:
    game = position("s s * s s")
    names = game.map.board.names
    assert [names[hex] for hex in sources(game.map)] == ["C1"]
    game.map.populations[0] = 1
    assert [names[hex] for hex in sources(game.map)] == ["A1"]


@pytest.mark.rule("REV-D1")
def test_from_buildings_and_populations_but_not_from_the_humans_pieces() -> None:
    game = position("sa lp sA sh lq s")
    assert sources(game.map) == [0, 1, 2]


@pytest.mark.rule("REV-V2")
def test_a_shortest_way_and_how_many_there_are() -> None:
    game = position("""
        sa s s
         s s s
        s s s
    """)
    index = game.map.board.index
    way, ways = shortest_ways(game.map, [index("B2")])
    # Straight on and then down, or down and then straight on.
    assert len(way) == 3
    assert ways == 2
    assert (way[0], way[-1]) == (index("A1"), index("B2"))
    assert way[1] in (index("B1"), index("A2"))


@pytest.mark.rule("REV-V2")
def test_a_single_shortest_way_is_found_to_the_nearest_of_several_hexes() -> None:
    game = position("sa s s s s")
    assert shortest_ways(game.map, [4, 2]) == ([0, 1, 2], 1)
