"""The command line documents itself, and starts without loading what it does not need."""

from __future__ import annotations

import os
import signal
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


def test_every_command_and_option_is_documented() -> None:
    found = dict(commands())
    assert found.keys() >= {"mautoma play", "mautoma edition add"}
    for path, command in found.items():
        assert command.help, path
        assert path in DOCS, path
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
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=50)
    assert done.returncode == 0
    assert "simulate" in done.stdout
    loaded = set(done.stderr.split())
    assert "mautoma.cli" in loaded
    assert not loaded & {"mautoma.games", "mautoma.messages", "mautoma.shelf", "fluent", "rich", "starlette"}


def test_bots_need_no_saved_games() -> None:
    """An edition that comes with the program is found without SQLite."""
    run = ["simulate", "foodchain", "--games", "1", "--bot", "pass", "--jobs", "1"]
    code = f"import sys; from mautoma.cli import main; main({run}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=50)
    assert done.returncode == 0
    loaded = set(done.stderr.split())
    assert "mautoma.shelf.library" in loaded
    assert not loaded & {"sqlite3", "mautoma.shelf.file"}


INTERRUPTED = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Hand(MetaPathFinder):
    def find_spec(self, name, *rest):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Hand())
signal.signal(signal.SIGINT, signal.default_int_handler)  # as in a terminal
from mautoma.__main__ import main
sys.argv[1:] = {arguments}
sys.exit(main())
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are of Unix")
@pytest.mark.parametrize("module", ["click", "mautoma.terminal.environment", "mautoma.web.serve", "uvicorn"])
def test_an_interrupt_while_it_is_loading_ends_it_without_a_word(module: str, tmp_path: Path) -> None:
    code = INTERRUPTED.format(module=module, arguments=["serve", "--no-browser", "--port", "0"])
    home = {**os.environ, "MAUTOMA_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=home, timeout=50
    )
    assert done.returncode in (130, -signal.SIGINT)
    assert done.stderr.strip() == ""


@pytest.mark.parametrize(
    "arguments", ["learn revive --lang it", "rules mombasa", "watch foodchain --seed 3", "play nonsenseé"]
)
def test_a_screen_with_few_letters_shows_the_nearest(arguments: str, tmp_path: Path) -> None:
    few = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "mautoma", *arguments.split()],
        capture_output=True,
        check=False,
        env={**os.environ, **few, "MAUTOMA_HOME": str(tmp_path)},
        timeout=50,
    )
    assert done.returncode == (1 if "nonsense" in arguments else 0)
    assert (done.stdout + done.stderr).isascii() and b"Traceback" not in done.stderr
    if "learn" in arguments:
        assert "La scatola e sul tuo tavolo" in done.stdout.decode()
