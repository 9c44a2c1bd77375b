from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.terminal.screen import Screen

pytest.importorskip("matplotlib")

RUN = ("simulate", "orchard", "--bot", "chance", "--games", "12", "--jobs", "1")


def texts(file: Path) -> list[str]:
    tree = ElementTree.parse(file)
    return [node.text or "" for node in tree.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.slow
def test_a_plot_shows_outcomes_income_and_margins(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "run.svg"
    assert screen.run(*RUN, "--vary", "level=easy,hard", "--plot", str(file)) == 0, screen.err
    shown = texts(file)
    for words in ("How the games ended", "Income by round", "Margin at the end", "easy", "hard"):
        assert words in shown


@pytest.mark.slow
def test_the_same_run_draws_the_same_file(screen: Screen, tmp_path: Path) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        screen.run(*RUN, "--plot", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_plot_speaks_the_language_of_the_reader(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "run.svg"
    screen.language = "it"
    screen.run(*RUN, "--plot", str(file))
    assert "Come sono finite le partite" in texts(file)


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("run.doc", "run.doc: use .svg, .png or .pdf."),
        ("no/way.svg", "way.svg: No such file or directory."),
    ],
)
def test_a_plot_that_cannot_be_drawn_is_refused_before_anything_is_played(
    screen: Screen, tmp_path: Path, file: str, reason: str
) -> None:
    assert screen.run(*RUN, "--plot", str(tmp_path / file)) == 1
    assert reason in screen.err
    assert screen.out == ""


def test_without_the_library_a_line_says_how_to_get_it(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert screen.run(*RUN, "--plot", str(tmp_path / "run.svg")) == 1
    assert screen.err.startswith("Plots need Matplotlib: pip install matplotlib (with pipx: ")
