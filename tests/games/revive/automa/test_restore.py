from __future__ import annotations

import re

import msgspec
import pytest

from mautoma.games.kit.colours import CREAM
from mautoma.games.revive.automa.restore import restore_turn
from mautoma.games.revive.edition.mat import Position, Section
from mautoma.games.revive.state import Revive
from mautoma.games.revive.view.colours import MACHINES
from mautoma.games.revive.view.mat import mat_lines, mat_picture
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.revive.positions import answers, position

LEFT = ("artifact-left", True)
NONE = ("artifact-left", False)


def at_restore(
    colours: str = "purple orange blue", column: int = 3, energy: int = 0, variant: bool = False
) -> Revive:
    """A track of one position a colour, with the section of the printed example."""
    game = position("* s", energy=energy)
    section = Section("example", (1, 2, 5), (1, 2, 5), column, "a")
    mat = msgspec.structs.replace(
        game.edition.mat,
        section=(section,),
        position=tuple(Position(colour, "example") for colour in colours.split()),
    )
    game.edition = msgspec.structs.replace(game.edition, mat=mat)
    game.expansion, game.machine_variant = True, variant
    game.used = ["c1", "c2"]
    game.progress = ["c3", "c4", "c5"]
    return game


def restore(game: Revive, *given: tuple[str, Json]) -> ScriptedTable:
    table = answers(*given)
    restore_turn(game, table)
    assert not table.answers
    return table


def data(table: ScriptedTable, kind: str, name: str) -> Json:
    (event,) = table.told(kind)
    value = event.data[name]
    assert not isinstance(value, Msg)
    return value


@pytest.mark.rule("REV-Z1")
@pytest.mark.rule("REV-T2")
def test_the_printed_restore_turn() -> None:
    game = at_restore()
    table = restore(game, LEFT)
    assert (data(table, "restore", "number"), data(table, "restore", "position")) == (1, 1)
    assert data(table, "remove-artifact", "colour") == "purple"
    assert data(table, "discard-citizens", "numbers") == [1, 2, 5]
    assert data(table, "discard-modules", "numbers") == [1, 2, 5]
    assert data(table, "discard-machines", "numbers") == [3]
    assert data(table, "discard-exploration", "number") == 3
    assert data(table, "reshuffle", "cards") == 3
    assert sorted(game.deck) == ["c1", "c2", "c5"], "the top progress card joined"
    assert game.used == []
    assert game.progress == ["c3", "c4"]
    assert game.energy == 0, "the marker does not move"
    assert table.events[-1].kind == "refill"


@pytest.mark.rule("REV-T2")
def test_the_exploration_card_belongs_to_the_expansion() -> None:
    game = at_restore()
    game.expansion = False
    assert not restore(game, LEFT).told("discard-exploration")


@pytest.mark.rule("REV-T2")
def test_a_colour_that_is_gone_gives_way_to_the_next_position_clockwise() -> None:
    game = at_restore("purple purple orange blue", energy=3)
    table = restore(game, NONE, NONE, LEFT)
    assert [event.data["colour"] for event in table.told("no-artifact-of")] == ["blue", "purple"]
    assert data(table, "remove-artifact", "colour") == "orange"
    assert game.artifacts_removed == ["orange"]


@pytest.mark.rule("REV-T2")
def test_a_colour_known_to_be_gone_is_not_asked_again() -> None:
    game = at_restore()
    restore(game, NONE, LEFT)
    table = restore(game, LEFT)
    assert table.questions[0].data["colour"] == "orange"


@pytest.mark.rule("REV-T2")
def test_with_no_major_artifact_left_the_step_falls_away() -> None:
    game = at_restore("purple orange")
    table = restore(game, NONE, NONE)
    assert table.told("no-artifact")
    assert game.artifacts_removed == []
    assert table.told("discard-citizens")


@pytest.mark.rule("REV-T2")
def test_a_section_that_shows_no_citizens_or_modules_discards_none() -> None:
    game = at_restore()
    (section,) = game.edition.mat.section
    bare = msgspec.structs.replace(section, citizens=(), modules=(4,))
    mat = msgspec.structs.replace(game.edition.mat, section=(bare,))
    game.edition = msgspec.structs.replace(game.edition, mat=mat)
    table = restore(game, LEFT)
    assert not table.told("discard-citizens")
    (modules,) = table.told("discard-modules")
    said = words("en", "revive").text("event-discard-modules", modules.data)
    assert said == "Discard module 4 from the display, counted from the left."


@pytest.mark.rule("REV-Z2")
@pytest.mark.rule("REV-V4")
@pytest.mark.parametrize(("column", "discarded"), [(2, [2, 3]), (3, [3, 1])])
def test_the_machine_variant_discards_the_next_column_too(column: int, discarded: list[int]) -> None:
    table = restore(at_restore(column=column, variant=True), LEFT)
    assert data(table, "discard-machines", "numbers") == discarded
    assert data(table, "discard-exploration", "number") == column, "ruling: that of the shown column"


@pytest.mark.rule("REV-V4")
@pytest.mark.parametrize(("variant", "number"), [(False, 1), (True, 2)])
def test_the_mat_shows_what_goes(variant: bool, number: int) -> None:
    say = words("en", "revive").say
    game = at_restore(column=3, variant=variant)
    svg = mat_picture(game, None, say).svg
    drawn = f'd="([^"]*)" fill="none" stroke="{re.escape(CREAM)}" stroke-width="4"'
    assert [d.count("M") for d in re.findall(drawn, svg)] == [3, 3], "citizens and modules"
    for colour in MACHINES:
        (tokens,) = re.findall(f'd="([^"]*)" fill="{re.escape(colour)}"', svg)
        assert tokens.count("M") == number
    columns = "machine columns 3 and 1." if variant else "machine column 3."
    assert any(line.endswith(columns) for line in mat_lines(game, say))


@pytest.mark.rule("REV-V4")
def test_without_the_variant_one_column_goes() -> None:
    assert data(restore(at_restore(column=2), LEFT), "discard-machines", "numbers") == [2]


@pytest.mark.rule("REV-T2")
def test_where_the_marker_stood_at_each_discard_is_kept() -> None:
    game = at_restore(energy=2)
    restore(game, LEFT)
    game.energy = 1
    restore(game, LEFT)
    assert game.discarded_at == [2, 1]
