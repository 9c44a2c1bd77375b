from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from mautoma.games.kit.files import DataError
from tests.terminal.screen import Screen
from tests.web.orchard import OrchardEditions


def test_a_new_edition_is_checked_added_listed_and_played(screen: Screen, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert screen.run("edition", "new", "orchard", str(folder)) == 0
    assert (folder / "trees.toml").read_text() == "# one line a tree\n"
    assert screen.run("edition", "check", str(folder)) == 0
    assert screen.out == "mine is a complete edition of orchard (other).\n"
    assert screen.run("edition", "add", str(folder)) == 0
    assert screen.run("edition", "list") == 0
    assert screen.out == "orchard: house, mine\n"
    assert screen.run("play", "orchard", "--edition", "mine") == 0
    assert "edition: mine." in screen.out


def test_an_edition_that_cannot_be_played_is_refused_with_the_fault(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(editions: OrchardEditions, folder: Path) -> None:
        raise ValueError("trees.toml: tree 3: height: missing")

    screen.run("edition", "new", "orchard", str(tmp_path / "mine"))
    monkeypatch.setattr(OrchardEditions, "load", broken)
    for command in ("check", "add"):
        assert screen.run("edition", command, str(tmp_path / "mine")) == 1
        assert screen.err == "The edition “mine” cannot be played: trees.toml: tree 3: height: missing\n"
    screen.run("edition", "list")
    assert "mine" not in screen.out


def test_the_game_is_told_by_the_files_where_no_file_says_it(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "trees.toml").write_text("")
    assert screen.run("edition", "check", str(tmp_path)) == 0
    (tmp_path / "trees.toml").rename(tmp_path / "bushes.toml")
    assert screen.run("edition", "check", str(tmp_path)) == 1
    assert "does not say which game it is for; use --game" in screen.err
    assert screen.run("edition", "check", str(tmp_path), "--game", "orchard") == 0


def test_what_is_there_is_not_overwritten_unasked(screen: Screen, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    screen.run("edition", "new", "orchard", str(folder))
    assert screen.run("edition", "new", "orchard", str(folder)) == 1
    assert "already exists" in screen.err
    screen.run("edition", "add", str(folder))
    (folder / "trees.toml").write_text("# changed\n")
    assert screen.run("edition", "add", str(folder)) == 1
    assert "There is already an edition “mine”" in screen.err
    assert screen.run("edition", "add", str(folder), "--replace") == 0
    kept = tmp_path / "home" / "editions" / "orchard" / "mine" / "trees.toml"
    assert kept.read_text() == "# changed\n"


@pytest.mark.parametrize("name", ["house", "../up", ".hidden", "a/b"])
def test_a_name_that_cannot_be_an_edition_is_refused(screen: Screen, tmp_path: Path, name: str) -> None:
    screen.run("edition", "new", "orchard", str(tmp_path / "mine"))
    assert screen.run("edition", "add", str(tmp_path / "mine"), "--name", name) == 1
    assert f"cannot be called “{name}”" in screen.err


def test_the_file_that_names_the_game_must_be_sound(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text("game = ")
    assert screen.run("edition", "check", str(tmp_path)) == 1
    assert "edition.toml" in screen.err
    (tmp_path / "edition.toml").write_text("game = " + "[" * 2000 + "]" * 2000)
    assert screen.run("edition", "check", str(tmp_path)) == 1
    assert "edition.toml: nested too deeply" in screen.err
    (tmp_path / "edition.toml").write_text('game = "chess"')
    assert screen.run("edition", "check", str(tmp_path)) == 1
    assert "There is no game “chess”" in screen.err


def test_check_says_every_fault(screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(editions: OrchardEditions, folder: Path) -> None:
        raise DataError("trees.toml: tree 3: height: missing", "trees.toml: tree 4: width: missing")

    screen.run("edition", "new", "orchard", str(tmp_path / "mine"))
    monkeypatch.setattr(OrchardEditions, "load", broken)
    assert screen.run("edition", "check", str(tmp_path / "mine")) == 1
    assert screen.err.splitlines() == [
        "The edition “mine” cannot be played; it has 2 faults:",
        "trees.toml: tree 3: height: missing",
        "trees.toml: tree 4: width: missing",
    ]


def test_a_name_of_several_words_can_be_typed_as_it_is_shown(screen: Screen, tmp_path: Path) -> None:
    screen.run("edition", "new", "orchard", str(tmp_path / "mine"))
    assert screen.run("edition", "add", str(tmp_path / "mine"), "--name", "My Cards") == 0
    assert screen.out == "Added My Cards. Play it with “mautoma play orchard --edition 'My Cards'”.\n"
    assert screen.run("play", "orchard", "--edition", "My Cards") == 0
    assert "edition: My Cards." in screen.out


def test_a_disk_that_is_full_is_named_in_one_line(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.run("edition", "new", "orchard", str(tmp_path / "mine"))
    monkeypatch.setattr(os, "fsync", full)
    assert screen.run("edition", "add", str(tmp_path / "mine")) == 1
    assert screen.err == (
        "The edition “mine” could not be kept: No space left on device. Nothing has changed.\n"
    )
    assert screen.run("edition", "new", "orchard", str(tmp_path / "another")) == 1
    assert screen.err.endswith("cannot be written: No space left on device.\n")
    assert not (tmp_path / "another").exists()


def full(number: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
