"""The documents say what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.write import HERE, documents

DOCUMENTS = documents()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_says_what_the_program_says(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == DOCUMENTS[path], "run make docs"


def test_no_document_is_left_over() -> None:
    for folder in ("rules", "learn"):
        assert set((HERE / folder).iterdir()) == {path for path in DOCUMENTS if path.parent.name == folder}
