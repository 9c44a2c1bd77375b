"""The guide to playing at the table, and the template of an edition, say what the program does."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.games.foodchain.content.tiles import tiles
from mautoma.games.foodchain.edition import EDITIONS, house
from mautoma.games.foodchain.table.mode import AtTable
from tests.editions import load

GUIDE = Path(__file__).parents[4] / "docs" / "table-foodchain.md"


def chart() -> dict[str, tuple[str, ...]]:
    """The tiles as the guide draws them: five in a row, a line of names above five of squares."""
    lines = GUIDE.read_text(encoding="utf-8").rsplit("```", 2)[1].strip("\n").split("\n")
    drawn: dict[str, tuple[str, ...]] = {}
    for start in range(0, len(lines), 7):
        for at in range(5):
            name = lines[start][at * 9 : at * 9 + 6].strip()
            rows = [line[at * 9 : at * 9 + 5] for line in lines[start + 1 : start + 6]]
            drawn[name] = tuple(rows)
    return drawn


def test_the_chart_shows_every_tile_as_it_is() -> None:
    named = {
        tile.letter + (f" {tile.house}" if tile.house else "") + ("*" if tile.bridge else ""): tile.rows
        for tile in tiles().values()
    }
    assert chart() == named


def test_the_guide_names_every_setting() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for setting in AtTable().settings:
        assert f"\n| {setting.name} | " in text
        for value in setting.values:
            assert value in text


def test_the_template_is_the_house_edition_with_a_guide_to_every_field(tmp_path: Path) -> None:
    for name, text in EDITIONS.template().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load(EDITIONS, tmp_path).hash == house().hash


@pytest.mark.parametrize("kind", ["gain", "most_drink", "most_food", "least", "payout", "build"])
def test_the_template_explains_every_icon_of_the_working_phase(kind: str) -> None:
    assert f"#   {{ {kind} = " in EDITIONS.template()["cards.toml"]


@pytest.mark.parametrize("kind", ["milestone", "produced", "billboard", "train", "leaves"])
def test_the_template_explains_every_icon_of_the_clean_up(kind: str) -> None:
    assert f"#   {{ {kind} = " in EDITIONS.template()["cards.toml"]
