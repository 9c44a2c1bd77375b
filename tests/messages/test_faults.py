"""Faults of an edition's files are told in the reader's language, every fault of our own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import mautoma.games
from mautoma.games import GAMES
from mautoma.messages.faults import tell_faults
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import BadEdition, load_edition, write_files

ROOT = Path(mautoma.games.__file__).parent
READERS = [
    *ROOT.glob("kit/files.py"),
    *ROOT.glob("*/edition.py"),
    *ROOT.glob("*/edition/*.py"),
]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("cards.toml: card 'caravan': id: used twice", "cards.toml: card 'caravan': id: usato due volte"),
        (
            "cards.toml: card: entry 3: missing required field `id`",
            "cards.toml: card: voce 3: manca il campo obbligatorio `id`",
        ),
        (
            "x.toml: line 4: cannot be read from column 9 on; is a quotation mark, bracket or = missing?",
            "x.toml: riga 4: non si legge dalla colonna 9 in poi; mancano virgolette, una parentesi o un =?",
        ),
        ("mat.toml: line 4: nested too deeply", "mat.toml: riga 4: troppi livelli uno dentro l'altro"),
        (
            "cards.toml: card 'a': price: Expected `int`, got `str`",
            "cards.toml: card 'a': price: qui va `int`, non `str`",
        ),
        (
            "cards.toml: card 'a': price: Expected `int` >= 1",
            "cards.toml: card 'a': price: qui va `int`, almeno 1",
        ),
        ("what nobody has foreseen: at all", "what nobody has foreseen: at all"),
    ],
)
def test_where_stays_and_what_is_wrong_is_told(fault: str, told: str) -> None:
    assert tell_faults(fault, "it") == told
    assert tell_faults(fault, "en") == fault


def test_every_line_is_told() -> None:
    lines = "a.toml: x: used twice\nb.toml: y: missing"
    assert tell_faults(lines, "it") == "a.toml: x: usato due volte\nb.toml: y: manca"


def phrases(path: Path) -> set[str]:
    """The faults that a reader of files can tell, with a number wherever it puts something in."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        told: ast.expr | None = None
        if isinstance(node, ast.Yield):
            told = node.value
        elif isinstance(node, ast.Call) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            told = node.args[0] if name in ("ValueError", "DataError", "append") else None
        if isinstance(told, ast.JoinedStr):
            found.add(
                "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in told.values)
            )
        elif isinstance(told, ast.Constant) and isinstance(told.value, str):
            found.add(told.value)
    whole = {phrase for phrase in found if re.search("[a-z]{3}.* .*[a-z]{2}", phrase)}
    return {phrase for phrase in whole if not phrase.endswith(": 7")}


def test_the_readers_tell_faults() -> None:
    assert len({phrase for path in READERS for phrase in phrases(path)}) > 30


@pytest.mark.parametrize("path", READERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_fault_of_ours_is_left_in_english(path: Path) -> None:
    left = {phrase for phrase in phrases(path) if tell_faults(phrase, "it") == phrase}
    assert left == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_template_that_is_not_filled_in_is_refused_in_italian(game: str, tmp_path: Path) -> None:
    files = dict(GAMES[game].editions().template())
    first = next(iter(files))
    write_files(tmp_path / "mine", files | {first: "nonsense = 1\n"})
    with pytest.raises(BadEdition) as refused:
        load_edition(game, tmp_path / "mine")
    text = Voice("web", "it", game).problem(refused.value.message, GAMES)
    assert f"{first}: campo sconosciuto `nonsense`" in text
