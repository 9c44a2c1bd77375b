from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.automa.rewards import gain_diamonds
from mautoma.games.mombasa.edition import house
from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN
from mautoma.games.mombasa.scoring import result, score
from mautoma.games.mombasa.state import Mombasa, Sheet
from mautoma.games.mombasa.table.facts.own_tracks import space_points
from mautoma.kernel.message import Json
from mautoma.kernel.question import Unfit
from tests.games.mombasa.builder import asked, position, scripted, with_values


def shares(**numbers: int) -> dict[str, int]:
    return dict.fromkeys(COMPANIES, 0) | numbers


@pytest.mark.rule("MOM-E1")
def test_points_of_a_track_are_those_of_the_last_entry_reached() -> None:
    board = replace(house().board, diamonds=((6, 10), (9, 15), (13, 25)))
    worth = {space: board.points_at("diamonds", space) for space in (0, 5, 6, 8, 9, 12, 13, 14)}
    assert worth == {0: 0, 5: 0, 6: 10, 8: 10, 9: 15, 12: 15, 13: 25, 14: 25}


@pytest.mark.rule("MOM-E1")
def test_what_a_space_is_worth_is_asked_once_where_the_edition_does_not_say() -> None:
    game = position()
    game.edition = game.edition.with_board(replace(house().board, diamonds=(), books=()))
    table = scripted(game, ("space-points", 12), ("space-points", 12), ("space-points", 30))
    assert [space_points(game, table, "diamonds", at) for at in (0, 4, 8, 6, 4)] == [0, 12, 12, 12, 12]
    assert space_points(game, table, "books", 8) == 30
    assert asked(table) == ["space-points"] * 3


@pytest.mark.rule("MOM-N11")
def test_where_a_track_ends_is_asked_once_where_the_edition_does_not_say() -> None:
    game = position()
    game.edition = game.edition.with_board(replace(house().board, diamonds=(), books=()))
    table = scripted(game, ("last-space", 5))
    gain_diamonds(game, table, 4)
    gain_diamonds(game, table, 3)
    assert (game.automa.diamonds, game.automa.coins) == (5, 1 + 2 * 2)


@pytest.mark.rule("MOM-E1")
def test_both_sides_are_scored() -> None:
    """Cash + shares × value + diamonds + books, worked out by hand with the tables of the facts."""
    game = with_values(position(coins=12, diamonds=14, jar=6), mombasa=5, cape_town=3, cairo=8)
    game.automa.shares["cairo"] = 2
    game.automa.steps |= {"mombasa": 9, "cairo": 4}
    table = scripted(
        game,
        ("human-board", {"coins": 20, "diamonds": 28, "jar": 2}),
        ("human-shares", shares(cape_town=4, cairo=1)),
        ("automa-track-shares", {"mombasa": 3, "cairo": 1}),  # the others are where they began
    )
    score(game, table)
    automa, human = game.sheets[AUTOMA], game.sheets[HUMAN]
    assert (automa.coins, automa.share_points, automa.diamond_points, automa.book_points) == (12, 39, 25, 15)
    assert automa.total == 91
    assert (human.coins, human.share_points, human.diamond_points, human.book_points) == (20, 20, 60, 0)
    assert human.total == 100
    won = result(game)
    assert won is not None
    assert (won.outcome, won.data) == ("won", {"human": 100, "automa": 91})
    lines = {(e.data["side"], e.data["company"]): e.data["points"] for e in table.told("score-shares")}
    assert lines == {
        (AUTOMA, "mombasa"): 15,
        (AUTOMA, "cairo"): 24,
        (HUMAN, "cape_town"): 12,
        (HUMAN, "cairo"): 8,
    }


@pytest.mark.rule("MOM-E1")
@pytest.mark.parametrize(
    ("board", "last"),
    [({}, {"diamonds": 28, "jar": 15}), ({"diamonds": (), "books": ()}, {"diamonds": 99, "jar": 99})],
)
def test_no_marker_of_the_humans_stands_beyond_its_track(board: dict[str, Any], last: dict[str, int]) -> None:
    """As far as it is known where the tracks end."""
    game = with_values(position())
    game.edition = game.edition.with_board(replace(house().board, **board))
    ends: list[tuple[str, Json]] = [("space-points", 0)] * 2 if board else []
    table = scripted(game, ("human-board", {"coins": 999, **last}), ("human-shares", shares()), *ends)
    score(game, table)
    for track in last:
        with pytest.raises(Unfit):
            table.questions[0].check({"coins": 0, **last, track: last[track] + 1})


@pytest.mark.rule("MOM-E1")
@pytest.mark.parametrize(("human", "automa", "outcome"), [(10, 9, "won"), (9, 10, "lost"), (9, 9, "drawn")])
def test_who_won(human: int, automa: int, outcome: str) -> None:
    game = position()
    assert result(game) is None
    game.sheets = {
        HUMAN: Sheet(human, 0, 0, 0),
        AUTOMA: Sheet(automa, 0, 0, 0),
    }
    found = result(game)
    assert found is not None
    assert found.outcome == outcome


def test_more_shares_than_exist_are_questioned_once_and_can_be_insisted_on() -> None:
    game: Mombasa = with_values(position())
    game.automa.steps["cairo"] = 12
    too_many: tuple[str, Json] = ("automa-track-shares", {"cairo": 31})
    table = scripted(
        game,
        ("human-board", {"coins": 0, "diamonds": 0, "jar": 0}),
        ("human-shares", shares()),
        too_many,
        ("insist", False),
        too_many,
        ("insist", True),
    )
    score(game, table)
    (told,) = [event for event in table.told("score-shares") if event.data["side"] == AUTOMA]
    assert (told.data["company"], told.data["shares"]) == ("cairo", 31)
    assert len(table.told("insisted")) == 1


@pytest.mark.rule("MOM-E1")
def test_only_the_values_of_companies_in_which_somebody_holds_shares_are_asked() -> None:
    game = position()
    game.automa.steps["cairo"] = 2
    table = scripted(
        game,
        ("human-board", {"coins": 0, "diamonds": 0, "jar": 0}),
        ("human-shares", shares(cairo=2, mombasa=1)),
        ("automa-track-shares", {"cairo": 1}),
        ("share-values", {"mombasa": 3, "cairo": 4}),
    )
    score(game, table)
    assert (game.sheets[AUTOMA].share_points, game.sheets[HUMAN].share_points) == (4, 11)
