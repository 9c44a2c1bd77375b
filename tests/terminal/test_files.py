from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mautoma.kernel.message import Problem
from mautoma.shelf import Shelf
from mautoma.terminal.files import save_file, write_whole
from tests.terminal.screen import Screen


@pytest.mark.skipif(os.name == "nt", reason="modes are of Unix")
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o027, 0o640)])
def test_a_file_of_results_is_readable_as_the_umask_says(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        write_whole(tmp_path / "wins.csv", b"wins")
    finally:
        os.umask(before)
    assert (tmp_path / "wins.csv").stat().st_mode & 0o777 == mode


def test_what_could_not_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "inside").touch()
    with pytest.raises(Problem, match="file-unwritable"):
        write_whole(tmp_path / "folder", b"wins")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@contextmanager
def no_room_for(bytes_: int) -> Iterator[None]:
    """In a file."""
    resource = pytest.importorskip("resource")
    limit, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (bytes_, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, most))


@pytest.mark.parametrize(
    "command",
    ["watch orchard --save {}", "edition export orchard mine {}.json", "edition export orchard mine {}"],
)
@pytest.mark.parametrize("there", [b"", b"mautoma transcript 1\nan old one"])
def test_a_disk_without_room_keeps_what_was_there_and_no_half(
    screen: Screen, tmp_path: Path, command: str, there: bytes
) -> None:
    Shelf(screen.shelf).editions.add("orchard", "mine", {"trees.toml": "# tree\n" * 1000})
    folder = tmp_path / "wanted"
    folder.mkdir()
    if there and "--save" in command:
        (folder / "file").write_bytes(there)
    before = {path: path.read_bytes() for path in folder.iterdir()}
    with no_room_for(100):
        assert screen.run(*command.format(folder / "file").split()) == 1
    assert "File too large" in screen.err
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_a_game_is_not_saved_into_a_pipe(screen: Screen, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert screen.run("watch", "orchard", "--save", str(tmp_path / "pipe")) == 1
    assert "isn't a transcript" in screen.err


@pytest.mark.parametrize("path", ["game.txt/inside", "\0", "~nobody-of-this-name/game"])
def test_a_place_where_no_file_can_be_is_named(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.txt").touch()
    with pytest.raises(Problem, match="file-unwritable"):
        save_file(Path(path), "mautoma transcript 1")
