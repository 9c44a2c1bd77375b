from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from mautoma.kernel.fault import DataError, Place
from mautoma.shelf import Shelf
from tests.terminal.screen import Screen
from tests.web.orchard import OrchardEditions


def fill_in(screen: Screen, folder: Path) -> None:
    """A template, and something entered in it."""
    assert screen.run("edition", "export", "orchard", "template", str(folder)) == 0
    (folder / "trees.toml").write_text("# two trees\n")


def test_a_template_is_filled_in_added_listed_and_played(screen: Screen, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert screen.run("edition", "export", "orchard", "template", str(folder)) == 0
    assert (folder / "trees.toml").read_text() == "# one line a tree\n"
    assert screen.run("edition", "add", str(folder)) == 1
    assert screen.err.startswith("mine: nothing changed yet.")
    (folder / "trees.toml").write_text("# two trees\n")
    assert screen.run("edition", "add", str(folder)) == 0
    assert screen.run("edition", "list") == 0
    assert screen.out == "orchard:\n  house (orchard)\n  mine (other)\n"
    assert screen.run("play", "orchard", "--edition", "mine") == 0
    assert "edition: mine." in screen.out


def test_an_edition_that_cannot_be_played_is_refused_with_the_fault(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(editions: OrchardEditions, name: str, files: object) -> None:
        raise DataError(Place("trees.toml").named("tree", 3).field("height").fault("fault-missing"))

    fill_in(screen, tmp_path / "mine")
    monkeypatch.setattr(OrchardEditions, "read", broken)
    assert screen.run("edition", "add", str(tmp_path / "mine")) == 1
    assert screen.err == "The edition “mine” can't be played: trees.toml: tree 3: height: missing\n"
    screen.run("edition", "list")
    assert "mine" not in screen.out


def test_the_game_is_told_by_the_files_where_no_file_says_it(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "trees.toml").write_text("")
    assert screen.run("edition", "add", str(tmp_path), "--name", "one") == 0
    (tmp_path / "trees.toml").rename(tmp_path / "bushes.toml")
    assert screen.run("edition", "add", str(tmp_path), "--name", "two") == 1
    assert "doesn't say which game it's for; use --game" in screen.err
    assert screen.run("edition", "add", str(tmp_path), "--name", "two", "--game", "orchard") == 0


def test_what_is_there_is_not_overwritten_unasked(screen: Screen, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    fill_in(screen, folder)
    assert screen.run("edition", "export", "orchard", "template", str(folder)) == 1
    assert "already exists" in screen.err
    screen.run("edition", "add", str(folder))
    (folder / "trees.toml").write_text("# changed\n")
    assert screen.run("edition", "add", str(folder)) == 1
    assert "There's already an edition “mine”" in screen.err
    assert screen.run("edition", "add", str(folder), "--replace") == 0
    assert screen.run("edition", "export", "orchard", "mine", str(tmp_path / "kept")) == 0
    assert (tmp_path / "kept" / "trees.toml").read_text() == "# changed\n"


@pytest.mark.parametrize("name", ["house", "../up", ".hidden", "a/b"])
def test_a_name_that_cannot_be_an_edition_is_refused(screen: Screen, tmp_path: Path, name: str) -> None:
    fill_in(screen, tmp_path / "mine")
    assert screen.run("edition", "add", str(tmp_path / "mine"), "--name", name) == 1
    assert f"can't be called “{name}”" in screen.err


def test_the_file_that_names_the_game_must_be_sound(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text("game = ")
    assert screen.run("edition", "add", str(tmp_path)) == 1
    assert "edition.toml" in screen.err
    (tmp_path / "edition.toml").write_text("game = " + "[" * 2000 + "]" * 2000)
    assert screen.run("edition", "add", str(tmp_path)) == 1
    assert "edition.toml: line 1 has more than 2,000 characters" in screen.err
    (tmp_path / "edition.toml").write_text('game = "chess"')
    assert screen.run("edition", "add", str(tmp_path)) == 1
    assert "There's no game “chess”" in screen.err


def test_every_fault_is_said(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(editions: OrchardEditions, name: str, files: object) -> None:
        file = Place("trees.toml")
        raise DataError(
            file.named("tree", 3).field("height").fault("fault-missing"),
            file.named("tree", 4).field("width").fault("fault-missing"),
        )

    fill_in(screen, tmp_path / "mine")
    monkeypatch.setattr(OrchardEditions, "read", broken)
    assert screen.run("edition", "add", str(tmp_path / "mine")) == 1
    assert screen.err.splitlines() == [
        "The edition “mine” can't be played; it has 2 faults:",
        "trees.toml: tree 3: height: missing",
        "trees.toml: tree 4: width: missing",
    ]


def test_a_name_of_several_words_can_be_typed_as_it_is_shown(screen: Screen, tmp_path: Path) -> None:
    fill_in(screen, tmp_path / "mine")
    assert screen.run("edition", "add", str(tmp_path / "mine"), "--name", "My Cards") == 0
    assert screen.out == "Added My Cards. Play it with “mautoma play orchard --edition 'My Cards'”.\n"
    assert screen.run("play", "orchard", "--edition", "My Cards") == 0
    assert "edition: My Cards." in screen.out


def test_a_disk_that_is_full_is_named_in_one_line(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "write_text", full)
    assert screen.run("edition", "export", "orchard", "template", str(tmp_path / "another")) == 1
    assert screen.err.endswith(": No space left on device.\n")
    assert not (tmp_path / "another").exists()


def full(*given: object, **more: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_an_edition_is_taken_out_changed_and_put_back(screen: Screen, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine", tmp_path / "out"
    fill_in(screen, mine)
    screen.run("edition", "add", str(mine))
    assert screen.run("edition", "export", "orchard", "mine", str(out)) == 0
    assert screen.out == f"Wrote mine into {out}: edition.toml, trees.toml.\n"
    (out / "trees.toml").write_text("# changed\n")
    assert screen.run("edition", "add", str(out), "--name", "mine", "--replace") == 0
    assert screen.run("edition", "export", "orchard", "mine", str(out)) == 1
    assert "already exists" in screen.err
    assert screen.run("edition", "export", "orchard", "none", str(tmp_path / "x")) == 1
    assert "none" in screen.err and not (tmp_path / "x").exists()


def test_a_damaged_edition_is_listed_as_such(screen: Screen, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "games.sqlite")
    shelf.editions.add("orchard", "mine", {"trees.toml": ""})
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = '{'")
    assert screen.run("edition", "list", "orchard") == 0
    assert "  mine (The edition “mine” is damaged: its cards can't be read.)\n" in screen.out


def test_one_file_passes_an_edition_on(screen: Screen, tmp_path: Path) -> None:
    """The same that a page makes and opens."""
    fill_in(screen, tmp_path / "mine")
    screen.run("edition", "add", str(tmp_path / "mine"))
    file = tmp_path / "passed on.json"
    assert screen.run("edition", "export", "orchard", "mine", str(file)) == 0, screen.err
    assert (
        screen.run("edition", "export", "orchard", "mine", str(file)) == 1
        and "is there already" in screen.err
    )
    assert screen.run("edition", "add", str(file), "--name", "theirs") == 0, screen.err
    assert screen.run("edition", "add", str(file)) == 1, "there is one of that name"
    file.write_text(file.read_text()[:60])
    assert screen.run("edition", "add", str(file), "--name", "half") == 1
    assert "Part of this file is missing" in screen.err
