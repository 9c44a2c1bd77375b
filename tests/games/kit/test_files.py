"""TOML that cannot be read is one fault that names the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.games.kit.files import DataError, read_toml


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("number = " + "9" * 5000, "mine.toml: a number has too many digits"),
        ("list = " + "[" * 5000 + "]" * 5000, "mine.toml: nested too deeply"),
        ("number = ", "mine.toml: line 1: "),
    ],
)
def test_endless_digits_and_brackets_are_faults(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(DataError, match=fault):
        read_toml(file)
