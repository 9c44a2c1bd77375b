"""The chart of the map tiles."""

from __future__ import annotations

from mautoma.games.foodchain.view import FoodChainView
from mautoma.games.foodchain.view.tiles import tile_lines, tiles_picture
from mautoma.games.foodchain.view.words import Wording
from tests.games.foodchain.view.seen import ENGLISH, texts
from tests.samples import sample_until

LETTERS = "ABCDEFGHIJKLMNOPQRST"


def test_the_picture_has_every_tile_by_its_letter() -> None:
    shown = texts(tiles_picture(Wording(ENGLISH)))
    assert [words for words in shown if words.isalpha()] == list(LETTERS)


def test_the_lines_name_five_tiles_above_five_rows_of_squares() -> None:
    _, *bands = "\n".join(tile_lines(Wording(ENGLISH))).split("\n\n")
    assert len(bands) == 4
    for band, letters in zip(bands, (LETTERS[i : i + 5] for i in range(0, 20, 5)), strict=True):
        names, *rows = band.splitlines()
        assert [name[0] for name in names.split() if name[0].isalpha()] == list(letters)
        assert [len(row.split()) for row in rows] == [5] * 5


def test_the_chart_goes_where_something_is_tapped_on_the_map() -> None:
    def shown(key: str) -> list[str]:
        session = sample_until("foodchain", key)
        return [
            picture.name for picture in FoodChainView().pictures(session.state, session.question, ENGLISH)
        ]

    assert "tiles" in shown("ready")
    assert "tiles" not in shown("report-first-restaurant")
