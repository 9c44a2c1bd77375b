from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest

from mautoma import games
from mautoma.games.kit.files import DataError
from mautoma.shelf.editions import (
    BadEdition,
    EditionTaken,
    UnknownEdition,
    add_edition,
    bundled_names,
    copy_edition,
    edition_files,
    edition_names,
    find_edition,
    remove_edition,
    rename_edition,
)
from tests.web.orchard import OrchardEditions

FILES = {"trees.toml": "# mine\n"}
CHANGED = {"trees.toml": "# changed\n", "bushes.toml": "# new\n"}


@pytest.fixture
def added(tmp_path: Path) -> Path:
    """Where the editions of the orchard lie."""
    return tmp_path / "editions" / "orchard"


def test_the_house_edition_comes_first_then_those_added(added: Path) -> None:
    assert edition_names("orchard") == ["house"]
    for name in ("mine", "another"):
        (added / name).mkdir(parents=True)
    assert edition_names("orchard") == ["house", "another", "mine"]
    assert find_edition("orchard", "mine").name == "mine"


@pytest.mark.parametrize("name", ["absent", "..", "../orchard", "", "/"])
def test_only_a_listed_edition_is_found(added: Path, name: str) -> None:
    (added / "mine").mkdir(parents=True)
    with pytest.raises(UnknownEdition):
        find_edition("orchard", name)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("mine", "mine"),
        ("My  Cards ", "My Cards"),
        ("città-2", "città-2"),
        ("citta\u0300", "città"),
        ("我的", "我的"),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_may_have_letters_of_any_language_digits_spaces_and_hyphens(name: str, kept: str) -> None:
    assert add_edition("orchard", name, FILES) == kept
    assert edition_names("orchard") == ["house", kept]
    assert edition_files("orchard", kept) == FILES


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "house",
        "House",
        ".hidden",
        "..",
        "a/b",
        "a\\b",
        "a:b",
        "mine.",
        "-rf",
        "x" * 41,
        "NUL",
        "com1",
        "a\0",
    ],
)
def test_a_name_that_no_folder_should_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="edition-name"):
        add_edition("orchard", name, FILES)
    assert list(tmp_path.iterdir()) == []


def test_an_edition_is_changed_only_on_demand(added: Path) -> None:
    add_edition("orchard", "mine", FILES)
    for name in ("mine", "Mine"):
        with pytest.raises(EditionTaken):
            add_edition("orchard", name, CHANGED)
    assert edition_files("orchard", "mine") == FILES
    assert add_edition("orchard", "Mine", CHANGED, replace=True) == "mine"
    assert edition_files("orchard", "mine") == CHANGED
    assert [path.name for path in added.iterdir()] == ["mine"]


def test_an_edition_that_cannot_be_played_is_refused_with_every_fault(
    added: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(editions: OrchardEditions, folder: Path) -> None:
        raise DataError("trees.toml: tree 3: missing", "trees.toml: tree 4: missing")

    add_edition("orchard", "mine", FILES)
    monkeypatch.setattr(OrchardEditions, "load", broken)
    with pytest.raises(BadEdition) as refused:
        add_edition("orchard", "mine", CHANGED, replace=True)
    assert refused.value.message.data == {
        "name": "mine",
        "number": 2,
        "faults": "trees.toml: tree 3: missing\ntrees.toml: tree 4: missing",
    }
    assert edition_files("orchard", "mine") == FILES


@pytest.mark.parametrize("at", range(1, 7))
def test_a_disk_that_fails_at_any_moment_leaves_the_old_edition_or_the_new(
    added: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """Writing calls in order: two files, their folder, the old one away, the new one in, the shelf."""
    add_edition("orchard", "mine", FILES)
    calls = 0

    def failing(does: object) -> object:
        def call(*arguments: object) -> object:
            nonlocal calls
            calls += 1
            if calls == at:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            return does(*arguments)  # type: ignore[operator]

        return call

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(os.fsync))
        patch.setattr(Path, "rename", failing(Path.rename))
        if at < 6:
            with pytest.raises(BadEdition, match="edition-unwritable"):
                add_edition("orchard", "mine", CHANGED, replace=True)
        else:
            add_edition("orchard", "mine", CHANGED, replace=True)
    assert calls >= at
    assert edition_files("orchard", "mine") == (FILES if at < 6 else CHANGED)
    assert [path.name for path in added.iterdir()] == ["mine"]
    assert [path.name for path in tmp_path.iterdir()] == ["editions"]


def test_of_a_changed_edition_only_what_changed_is_written(added: Path) -> None:
    add_edition("orchard", "mine", CHANGED)
    before = {file: (added / "mine" / file).stat().st_ino for file in CHANGED}
    again = CHANGED | {"trees.toml": "# again\n"}
    add_edition("orchard", "mine", again, replace=True)
    assert edition_files("orchard", "mine") == again
    after = {file: (added / "mine" / file).stat().st_ino for file in again}
    assert [file for file in again if after[file] == before[file]] == ["bushes.toml"]


def test_where_folders_cannot_share_a_file_it_is_written_again(
    added: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*files: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    add_edition("orchard", "mine", FILES)
    monkeypatch.setattr(os, "link", refused)
    add_edition("orchard", "mine", FILES, replace=True)
    assert edition_files("orchard", "mine") == FILES


class Killed(BaseException):
    """The program is gone: nothing more is done."""


def test_an_edition_comes_back_when_the_program_was_stopped_while_replacing_it(
    added: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_edition("orchard", "mine", FILES)
    rename = Path.rename

    def killed(path: Path, target: Path) -> Path:
        if path.parent.name.startswith(".new-"):
            raise Killed
        return rename(path, target)

    with monkeypatch.context() as patch, pytest.raises(Killed):
        patch.setattr(Path, "rename", killed)
        add_edition("orchard", "mine", CHANGED, replace=True)
    assert not (added / "mine").exists()
    assert edition_names("orchard") == ["house", "mine"]
    assert edition_files("orchard", "mine") == FILES


def test_what_a_stopped_program_left_is_cleared_away(added: Path, tmp_path: Path) -> None:
    add_edition("orchard", "mine", FILES)
    for left in (added / ".old-mine", tmp_path / ".new-ancient", tmp_path / ".new-now"):
        left.mkdir()
    os.utime(tmp_path / ".new-ancient", (0, 0))
    assert edition_names("orchard") == ["house", "mine"]
    assert not (added / ".old-mine").exists()
    assert not (tmp_path / ".new-ancient").exists()
    assert (tmp_path / ".new-now").exists()


def test_a_file_that_is_no_text_is_a_fault_of_the_edition(added: Path) -> None:
    (added / "mine").mkdir(parents=True)
    (added / "mine" / "trees.toml").write_bytes(b"\xff")
    with pytest.raises(BadEdition, match=r"trees\.toml"):
        edition_files("orchard", "mine")


@pytest.fixture
def bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A second edition that comes with the orchard."""
    folder = tmp_path / "winter"
    folder.mkdir()
    (folder / "trees.toml").write_text("# bare\n")
    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], bundled={"winter": folder}))
    return "winter"


def test_an_edition_that_comes_with_the_game_stands_after_the_house_s(added: Path, bundled: str) -> None:
    (added / "mine").mkdir(parents=True)
    assert edition_names("orchard") == ["house", "winter", "mine"]
    assert bundled_names("orchard") == ["house", "winter"]
    assert find_edition("orchard", bundled).name == "winter"
    assert edition_files("orchard", bundled) == {"trees.toml": "# bare\n"}


def test_nobody_can_change_an_edition_that_comes_with_the_game(bundled: str) -> None:
    with pytest.raises(EditionTaken):
        add_edition("orchard", "Winter", FILES, replace=True)
    with pytest.raises(BadEdition):
        rename_edition("orchard", bundled, "spring")
    with pytest.raises(BadEdition):
        remove_edition("orchard", bundled)
    assert copy_edition("orchard", bundled, "spring") == "spring"
    assert edition_files("orchard", "spring") == {"trees.toml": "# bare\n"}
