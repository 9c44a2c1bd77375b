"""Nothing that the program did not write is ever removed or written over."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

import mautoma
from mautoma.cli import cli
from tests.terminal.screen import Screen

SOURCES = Path(mautoma.__file__).parent
WAYS = {"rmtree", "unlink", "rmdir", "remove", "rename", "replace", "move", "write_text", "write_bytes"}
SIMULATE = "simulate orchard --bot pass --games 1 --jobs 1"
NAMED = {
    ("watch", "file"): "watch orchard --save {}",
    ("replay", "file"): "replay {}",
    ("simulate", "csv_file"): f"{SIMULATE} --csv {{}}",
    ("simulate", "plot_file"): f"{SIMULATE} --plot {{}}",
    ("history", "csv_file"): "history --csv {}",
    ("site", "folder"): "site {}",
    ("edition add", "folder"): "edition add --game orchard {}",
    ("edition export", "folder"): "edition export orchard house {}",
}
"""A command for every path that a person may name."""
WHO_REMOVES = {
    "shelf/file.py": "the log of the saved games",
    "site/build.py": "a file of a new site",
    "site/compiler.py": "a module, in a folder made to compile it",
    "site/gather.py": "what it fetched, in the cache",
    "site/pack.py": "what it compiled, in the cache",
    "site/place.py": "an older site",
    "site/vault.py": "what an earlier start laid out of the saved games, in the browser",
    "site/wire.py": "cookies, in the browser",
    "terminal/editions.py": "files that it has just written",
    "terminal/files.py": "a transcript, a table or a picture that it wrote before",
    "web/editions.py": "nothing: an edition gets another name",
}


def parameters(group: click.Group = cli, prefix: str = "") -> Iterator[tuple[str, str]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from parameters(command, f"{prefix}{name} ")
        for parameter in command.params:
            if isinstance(parameter.type, click.Path):
                yield f"{prefix}{name}", str(parameter.name)


def test_every_path_that_can_be_named_is_tried_here() -> None:
    assert set(parameters()) == set(NAMED)


@pytest.mark.parametrize("name", ["thesis.svg", "folder"])
def test_what_is_somebody_elses_stays(screen: Screen, tmp_path: Path, name: str) -> None:
    there = tmp_path / "there"
    (there / "folder").mkdir(parents=True)
    (there / "thesis.svg").write_text("<svg>seven years</svg>")
    (there / "folder" / "thesis.svg").write_text("<svg>and one more</svg>")
    before = {path: path.read_bytes() for path in there.rglob("*") if path.is_file()}
    assert len(before) == 2
    for command in NAMED.values():
        screen.run(*command.format(there / name).split())
        assert {path: path.read_bytes() for path in there.rglob("*") if path.is_file()} == before, command


@pytest.mark.parametrize("option", ["--csv", "--plot"])
def test_results_are_written_over_by_newer_ones_through_a_link(
    screen: Screen, tmp_path: Path, option: str
) -> None:
    pytest.importorskip("matplotlib")
    file, link = tmp_path / "results.svg", tmp_path / "link.svg"
    for games in ("1", "3"):
        assert screen.run(*SIMULATE.split(), "--games", games, option, str(file)) == 0, screen.err
    once = file.read_bytes()
    link.symlink_to(file)
    assert screen.run(*SIMULATE.split(), "--games", "2", option, str(link)) == 0, screen.err
    assert link.is_symlink()
    assert file.read_bytes() != once


@pytest.mark.parametrize("ending", [".png", ".pdf"])
def test_a_picture_says_that_it_is_ours(screen: Screen, tmp_path: Path, ending: str) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"results{ending}"
    for _ in range(2):
        assert screen.run(*SIMULATE.split(), "--plot", str(file)) == 0, screen.err


def test_no_results_go_where_there_is_no_ordinary_file(screen: Screen, tmp_path: Path) -> None:
    """A device such as /dev/null would be lost to the whole machine."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert screen.run(*SIMULATE.split(), "--csv", str(pipe)) == 1
    assert pipe.is_fifo()


def test_only_these_files_remove_anything() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Call) and removes(node)
    }
    assert found <= set(WHO_REMOVES)


def removes(call: ast.Call) -> bool:
    """By `path.rename(to)`, `os.replace(one, two)` and the like; `text.replace(old, new)` removes nothing."""
    way = call.func
    if not isinstance(way, ast.Attribute) or way.attr not in WAYS:
        return False
    if way.attr in ("remove", "replace"):
        return isinstance(way.value, ast.Name) and way.value.id == "os"
    return True
