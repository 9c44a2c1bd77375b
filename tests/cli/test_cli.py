"""The command line documents itself, and starts without loading what it does not need."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from mautoma.cli import cli

ROOT = Path(__file__).parents[2]
DOCS = "\n".join(path.read_text() for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))])


def commands(group: click.Group = cli, prefix: str = "mautoma") -> Iterator[tuple[str, click.Command]]:
    for name, command in group.commands.items():
        yield f"{prefix} {name}", command
        if isinstance(command, click.Group):
            yield from commands(command, f"{prefix} {name}")


@pytest.mark.parametrize(("path", "command"), list(commands()))
def test_every_command_and_option_is_documented(path: str, command: click.Command) -> None:
    assert command.help, path
    assert path in DOCS
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            assert parameter.help, f"{path} {parameter.opts}"
            assert f"`{parameter.opts[0]}" in DOCS, f"{path} {parameter.opts[0]}"


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("group", [cli, cli.commands["edition"]])
def test_help_lines_are_whole(group: click.Group, width: int) -> None:
    context = click.Context(group, terminal_width=width, max_content_width=width)
    shown = " ".join(group.get_help(context).split())
    assert "..." not in shown.replace("[ARGS]...", "")
    for command in group.commands.values():
        assert command.help is not None
        assert " ".join(command.help.split()).partition(". ")[0] in shown


def test_help_loads_no_game_and_no_border() -> None:
    code = "import sys; from mautoma.cli import main; main(['--help']);print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "simulate" in done.stdout
    loaded = set(done.stderr.split())
    assert "mautoma.cli" in loaded
    assert not loaded & {"mautoma.games", "mautoma.messages", "mautoma.shelf", "fluent", "rich", "starlette"}


def test_bots_need_no_saved_games() -> None:
    """An edition that comes with the program is found without SQLite."""
    run = ["simulate", "foodchain", "--games", "1", "--bot", "pass", "--jobs", "1"]
    code = f"import sys; from mautoma.cli import main; main({run}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    loaded = set(done.stderr.split())
    assert "mautoma.shelf.library" in loaded
    assert not loaded & {"sqlite3", "mautoma.shelf.file"}
