"""Every game can be looked back at, in both languages."""

from __future__ import annotations

import pytest

from mautoma.games import GAMES
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import open_sample
from tests.offering import WITH_SAMPLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_a_sample_game_is_looked_back_at_in_words(game: str, language: str) -> None:
    session = open_sample(game)
    own = words(language, game)
    review = GAMES[game].show().review
    assert review is not None
    parts = review(session, own.say)
    assert parts
    for part in parts:
        assert own.text(f"review-{part.name}")
        if part.figures:
            assert part.figures.rows
            assert {len(row) for row in part.figures.rows} == {len(part.figures.head)}


def test_the_sheet_of_mombasa_adds_up() -> None:
    session = open_sample("mombasa")
    review = GAMES["mombasa"].show().review
    assert review is not None and session.result is not None
    sheet = next(part for part in review(session, words("en", "mombasa").say) if part.name == "sheet")
    assert sheet.figures is not None
    *points, total = [row[1:] for row in sheet.figures.rows]
    assert [sum(int(row[side]) for row in points) for side in (0, 1)] == [int(each) for each in total]
    assert tuple(map(int, total)) == (session.result.points, session.result.against)


def test_revives_map_only_grows() -> None:
    session = open_sample("revive")
    review = GAMES["revive"].show().review
    assert review is not None
    (growth,) = review(session, words("en", "revive").say)
    assert growth.figures is not None
    tiles = [int(row[1]) for row in growth.figures.rows]
    assert tiles == sorted(tiles) and tiles[-1] > tiles[0]
    assert [row[0] for row in growth.figures.rows] == [str(turn) for turn in range(1, len(tiles) + 1)]
