"""TOML that cannot be read is one fault that names the file."""

from __future__ import annotations

import pytest

from mautoma.games.kit.files import parse_toml
from mautoma.kernel.fault import DataError
from tests.editions import told


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("number = 1\n" + "# more\n" * 20_000, "mine.toml: more than 100,000 characters"),
        ("a." * 1_000 + "a = 1", "mine.toml: line 1 has more than 2,000 characters"),
        ("list = " + "[" * 1_900, "mine.toml: too many brackets inside each other"),
        ("number = ", "mine.toml: line 1, column 10: "),
        ("list = [\n1,\n", "mine.toml: line 2, column 3: "),
        ("number = 1\nnumber = 1", "mine.toml: line 2, column "),
    ],
)
def test_what_is_no_toml_is_said_with_line_and_column(text: str, fault: str) -> None:
    with pytest.raises(DataError) as refused:
        parse_toml(text, "mine.toml")
    [line] = told(refused.value.faults)
    assert line.startswith(fault)


def test_syntax_is_told_in_italian() -> None:
    with pytest.raises(DataError) as refused:
        parse_toml("number 1", "mine.toml")
    assert told(refused.value.faults, "it") == [
        "mine.toml: riga 1, colonna 8: da qui non si legge più; mancano virgolette, una parentesi o un =?"
    ]
