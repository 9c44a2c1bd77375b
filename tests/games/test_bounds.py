"""Whatever an edition says, it asks for no more than a board game has: every field has a bound."""

from __future__ import annotations

import io
import json
import tomllib
import zipfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from mautoma.games import GAMES
from mautoma.games.kit.editions import texts
from mautoma.games.kit.toml import write_toml
from mautoma.kernel.fault import DataError
from mautoma.shelf import Shelf
from mautoma.shelf.backup import CONTENTS, FORMAT
from mautoma.shelf.restore import restore
from tests.editions import told
from tests.offering import WITH_DATA

HERE = "put it here"
HOLE = json.dumps(HERE)
NUMBERS = (str(10**12), str(-(10**12)), str(10**30), "nan", "inf")
LISTS = ("[" + "1,\n" * 1_000 + "]",)
TEXTS = ('"' + "x\\n" * 200 + '"',)
HUGE = (
    f'"{"x" * 1_000_000}"',
    "[" + "1," * 100_000 + "]",
    "[" + "1,\n" * 100_000 + "]",
    "[" + "{ id = 1 },\n" * 100_000 + "]",
    "9" * 5_000,
    "[" * 100_000,
    "1\n" + "a." * 50_000 + "a = 1",
    "1\n" + ("a." * 900 + "a = 1\n") * 100,
)

Step = str | int


def house(game: str) -> dict[str, str]:
    return texts(next(iter(GAMES[game].box().data.values())).house.parent)


def leaves(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    """The way to every number, text and list in a document."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from leaves(each, (*path, name))
        return
    if path:
        yield path
    if isinstance(value, list):
        for index, each in enumerate(value):
            yield from leaves(each, (*path, index))


def kinds_of_leaves(document: dict[str, Any]) -> list[tuple[Step, ...]]:
    """One leaf of each field, and the list it is in."""
    fields = {tuple(step for step in path if isinstance(step, str)): path for path in leaves(document)}
    lists = [path[:-1] for path in fields.values() if isinstance(path[-1], int)]
    return [*fields.values(), *lists]


def with_hole(text: str, path: tuple[Step, ...]) -> str:
    """The document with `HOLE` in place of a leaf."""
    document: Any = tomllib.loads(text)
    place = document
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = HERE
    return write_toml(document)


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_DATA)
def test_what_is_far_outside_is_refused_and_its_field_is_named(game: str) -> None:
    files = house(game)
    fields = [(file, path) for file in files for path in kinds_of_leaves(tomllib.loads(files[file]))]
    assert len(fields) > 10
    for file, path in fields:
        named = [str(step) for step in path if isinstance(step, str)][-1]
        holed = with_hole(files[file], path)
        for literal in (*NUMBERS, *LISTS, *TEXTS):
            with pytest.raises(DataError) as refused:
                GAMES[game].box().editions.read("mine", files | {file: holed.replace(HOLE, literal)})
            lines = told(refused.value.faults)
            assert any(line.startswith(f"{file}: ") and named in line for line in lines), (path, literal[:20])


@pytest.mark.parametrize("game", WITH_DATA)
def test_what_is_far_too_long_is_not_even_read(game: str) -> None:
    files = house(game)
    for literal, file in product(HUGE, files):
        with pytest.raises(DataError) as refused:
            GAMES[game].box().editions.read("mine", files | {file: f"x = {literal}\n{files[file]}"})
        assert any(line.startswith(f"{file}: ") for line in told(refused.value.faults)), literal[:6]


@pytest.mark.parametrize("game", WITH_DATA)
def test_a_backup_brings_no_such_edition(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    file, text = next(iter(house(game).items()))
    path = kinds_of_leaves(tomllib.loads(text))[0]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(CONTENTS, json.dumps({"format": FORMAT, "games": {}}))
        for name, each in (house(game) | {file: with_hole(text, path).replace(HOLE, str(10**12))}).items():
            archive.writestr(f"editions/{game}/mine/{name}", each)
    shelf = Shelf(tmp_path / "games.sqlite")
    done = restore(shelf, packed.getvalue())
    assert done.editions == [] and len(done.unread) == 1
    assert "mine" not in shelf.editions.names(game)
