"""What Tab offers in the shell."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from mautoma.cli import cli
from mautoma.games import GAMES
from tests.terminal.screen import Screen


def offered(*typed: str) -> list[str]:
    *before, begun = typed
    shell = ShellComplete(cli, {}, "mautoma", "_MAUTOMA_COMPLETE")
    return [item.value for item in shell.get_completions(before, begun)]


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        (("pl",), ["play"]),
        (("play", ""), list(GAMES)),
        (("learn", "mo"), ["mombasa"]),
        (("edition", "new", "f"), ["foodchain"]),
        (("play", "foodchain", "--level", "h"), ["hard"]),
        (("play", "revive", "--mode", ""), ["table", "stand-in"]),
        (("watch", "mombasa", "--bot", ""), ["pass", "random", "usual"]),
        (("simulate", "foodchain", "--bot", "str"), ["strategist-fast", "strategist"]),
    ],
)
def test_tab_offers_what_fits(typed: tuple[str, ...], values: list[str]) -> None:
    assert offered(*typed) == values


def test_own_editions_are_offered_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    screen = Screen(tmp_path / "home" / "games.sqlite")
    folder = tmp_path / "mine"
    assert screen.run("edition", "new", "foodchain", str(folder)) == 0, screen.err
    screen.shelf = None  # type: ignore[assignment]
    assert screen.run("edition", "add", str(folder)) == 0, screen.err
    assert offered("play", "foodchain", "--edition", "") == ["house", "veterans", "mine", "printed"]
    assert offered("play", "mombasa", "--edition", "") == ["house", "printed"]
