"""The Python of the site, without a browser: it has all that is imported, and tells the same."""

from __future__ import annotations

import ast
import gzip
import json
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mautoma.site.compiler import module_name
from mautoma.site.gather import packages, pyodide
from mautoma.site.pack import own
from tests.golden.games import FOLDER, golden_games

LAB_ONLY = "mautoma.games.foodchain.gym"
"""Learning environments stay in the lab."""
REPLAY = """
import json
from games import golden_games, told

json.dumps({f"{golden.game}/{golden.name}": told(golden.replay()) for golden in golden_games()})
"""
IMPORT = """
import json
from pathlib import Path

failed, library = [], json.loads(Path("/shared/library.json").read_text())
for name, package, statements in json.loads(Path("/shared/imports.json").read_text()):
    for statement in (f"import {name}", *statements):
        try:
            exec(statement, {"__name__": name, "__package__": package})
        except ImportError as error:
            if name.startswith("mautoma") or isinstance(error, ModuleNotFoundError) and error.name in library:
                failed.append(f"{name}: {statement}: {error}")
json.dumps(failed)
"""


@pytest.fixture
def python(site: Path, tmp_path: Path) -> Any:
    """Runs a script in a built site; what it comes to is read as JSON."""
    files = []
    for name in ("library.zip", "program.bundle"):
        (packed,) = site.rglob(f"{name}.gz")
        (tmp_path / name).write_bytes(gzip.decompress(packed.read_bytes()))
        files.append(str(tmp_path / name))

    def run(script: str, folder: Path) -> Any:
        command = ["node", str(Path(__file__).with_name("run.mjs")), str(pyodide()), *files, str(folder)]
        done = subprocess.run(command, input=script, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-2000:]
        return json.loads(done.stdout)

    return run


@pytest.mark.slow
def test_golden_games_tell_the_same_as_on_cpython(python: Any) -> None:
    told = python(REPLAY, FOLDER)
    for golden in golden_games():
        assert told[f"{golden.game}/{golden.name}"] == golden.log.read_text(encoding="utf-8")


def test_every_module_of_the_site_finds_what_it_imports(python: Any, tmp_path: Path) -> None:
    """At once and in its functions. A package may offer more than the program uses, and what that needs of
    other packages may be missing, but never a part of Python's own library."""
    shipped = [(path, source) for path, source in [*packages(), *own()] if path.endswith(".py")]
    imports = []
    for path, source in shipped:
        name = module_name(path)
        package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
        imports.append((name, package, sorted(set(statements(ast.parse(source))))))
    assert len(imports) > 300
    with zipfile.ZipFile(pyodide() / "python_stdlib.zip") as library:
        (tmp_path / "library.json").write_text(json.dumps([*map(module_name, library.namelist())]))
    (tmp_path / "imports.json").write_text(json.dumps(imports))
    assert python(IMPORT, tmp_path) == []


def statements(node: ast.AST) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        if isinstance(child, ast.Import | ast.ImportFrom):
            if LAB_ONLY not in ast.unparse(child):
                yield ast.unparse(child)
        else:
            yield from statements(child)
