"""The register of rules and the description of the file format say all there is."""

from __future__ import annotations

import re
from pathlib import Path

from mautoma.games.revive.edition.board import BoardFile, TileEntry, read_board
from mautoma.games.revive.edition.cards import Card
from mautoma.games.revive.edition.mat import Arrows, Costs, Displays, Mat, Position, Readings, Section
from mautoma.games.revive.edition.stand_ins import StandIns, StandInTile
from mautoma.games.revive.names import PALETTE
from mautoma.messages import FOLDER

DOCS = Path(__file__).parents[3] / "docs"
REGISTER = (DOCS / "rules" / "revive.md").read_text()
FORMAT = (DOCS / "editions-revive.md").read_text()


def test_the_register_has_every_rule_that_has_words_and_no_other() -> None:
    worded = re.findall(r"^(REV-\w\d) =", (FOLDER / "en" / "revive-rules.ftl").read_text(), re.MULTILINE)
    registered = re.findall(r"^- \*\*(REV-\w\d) ", REGISTER, re.MULTILINE)
    assert registered == [rule for rule in registered if rule in worded]
    assert sorted(registered) == sorted(worded)
    assert len(registered) == len(set(registered)) == 40


def test_every_field_of_the_files_and_every_kind_is_described() -> None:
    structs = (BoardFile, TileEntry, Arrows, Card, Costs, Displays, Mat, Position, Readings, Section)
    for struct in (*structs, StandIns, StandInTile):
        for field in struct.__struct_fields__:
            assert re.search(rf"`\[*{field}\b", FORMAT), (struct.__name__, field)
    for kind in (*PALETTE, "centre"):
        assert f"`{kind}`" in FORMAT


def test_the_example_of_the_description_is_a_board() -> None:
    example = FORMAT[FORMAT.index('    shifted = "even"') : FORMAT.index("## mat.toml")]
    board = read_board(example.replace("\n    ", "\n"))
    assert [tile.id for tile in board.tiles] == ["north", "east", "start", "middle"]
