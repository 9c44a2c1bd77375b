"""`mautoma site FOLDER` takes the place of an older site, and of nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.kernel.message import Problem
from mautoma.site import build
from mautoma.site.gather import SiteNeeds
from mautoma.site.place import MARKER
from tests.terminal.screen import Screen

Tree = dict[str, bytes | str | None]


def tree(folder: Path) -> Tree:
    """Everything below a folder: contents of files, targets of links, None for a folder."""
    return {
        path.relative_to(folder).as_posix(): str(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        if path.is_file()
        else None
        for path in folder.rglob("*")
    }


@pytest.fixture(autouse=True)
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A site that needs no tools: what they would make is a word."""
    runtime = tmp_path / "runtime"
    runtime.mkdir()
    for name in build.RUNTIME:
        (runtime / name).write_text(name)
    monkeypatch.setattr(build, "check_tools", lambda: None)
    monkeypatch.setattr(build, "pyodide", lambda: runtime)
    monkeypatch.setattr(build, "library", lambda: b"library")
    monkeypatch.setattr(build, "program", lambda: b"program")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "site"


def refused(folder: Path) -> Problem:
    before = tree(folder.parent)
    with pytest.raises(Problem) as problem:
        build.build(folder)
    assert tree(folder.parent) == before
    return problem.value


def test_a_site_is_built_into_a_new_and_into_an_empty_folder(folder: Path) -> None:
    build.build(folder)
    other = folder.with_name("empty")
    other.mkdir()
    build.build(other)
    assert tree(folder) == tree(other)
    assert (folder / "index.html").exists()


def test_a_site_takes_the_place_of_an_older_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build.build(folder)
    before = set(tree(folder))
    monkeypatch.setattr(build, "program", lambda: b"newer")
    build.build(folder)
    assert set(tree(folder)) != before
    assert len(tree(folder)) == len(before)
    assert [path.name for path in folder.parent.iterdir()] == ["site"]


def test_a_folder_with_something_in_it_is_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "thesis.tex").write_text("seven years")
    problem = refused(folder)
    assert problem.message.key == "site-not-ours"
    assert problem.message.data["file"] == "thesis.tex"


@pytest.mark.parametrize("stranger", ["CNAME", ".git/HEAD", "files/notes.txt"])
def test_what_somebody_added_to_a_site_is_left_alone(folder: Path, stranger: str) -> None:
    build.build(folder)
    (folder / stranger).parent.mkdir(exist_ok=True)
    (folder / stranger).write_text("mine")
    assert refused(folder).message.key == "site-not-ours"


def test_an_empty_folder_and_a_link_in_a_site_are_somebody_elses(folder: Path, tmp_path: Path) -> None:
    build.build(folder)
    (folder / "drafts").mkdir()
    assert refused(folder).message.data["file"] == "drafts"
    (folder / "drafts").rmdir()
    (folder / "index.html").rename(tmp_path / "index.html")
    (folder / "index.html").symlink_to(tmp_path / "index.html")
    assert refused(folder).message.data["file"] == "index.html"


def test_a_page_that_somebody_changed_is_left_alone(folder: Path) -> None:
    build.build(folder)
    (folder / "404.html").write_text("my own")
    assert refused(folder).message.data["file"] == "404.html"


@pytest.mark.parametrize("marker", ["", "[]", "{", '{"thesis.tex": ""}'])
def test_a_marker_alone_opens_no_door(folder: Path, marker: str) -> None:
    folder.mkdir(parents=True)
    (folder / MARKER).write_text(marker)
    (folder / "thesis.tex").write_text("seven years")
    refused(folder)


def test_a_build_that_fails_leaves_what_was_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build.build(folder)

    def fails() -> bytes:
        raise SiteNeeds("site-needs-npm", reason="node")

    monkeypatch.setattr(build, "program", fails)
    assert refused(folder).message.key == "site-needs-npm"


def test_what_came_while_it_was_built_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(parents=True)

    def slow() -> bytes:
        (folder / "late.txt").write_text("mine")
        return b"program"

    monkeypatch.setattr(build, "program", slow)
    with pytest.raises(Problem):
        build.build(folder)
    assert tree(folder.parent) == {"site": None, "site/late.txt": b"mine"}


def test_if_the_last_step_fails_the_older_site_is_there_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build.build(folder)
    before, rename = tree(folder.parent), Path.rename

    def busy(path: Path, target: Path) -> Path:
        if path.name == "new":
            raise OSError(16, "Device or resource busy")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", busy)
    with pytest.raises(Problem) as problem:
        build.build(folder)
    assert problem.value.message.data["reason"] == "Device or resource busy"
    assert tree(folder.parent) == before


@pytest.mark.parametrize(("language", "reason"), [("en", "Can't write"), ("it", "Non riesco a scrivere")])
def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path, language: str, reason: str) -> None:
    file = tmp_path / "README.md"
    file.write_text("read me")
    screen = Screen(tmp_path / "games.sqlite", language)
    for place in (file / "inside", "/proc/x", tmp_path / ("long" * 100)):
        assert screen.run("site", str(place)) == 1
        assert reason in screen.err
        assert screen.err.count("\n") == 1
    assert screen.run("site", str(file)) == 1
    assert "README.md" in screen.err
    assert screen.err.count("\n") == 1
    assert file.read_text() == "read me"
