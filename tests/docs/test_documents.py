"""The documents say what the program says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs.write import HERE, documents

DOCUMENTS = documents()


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_says_what_the_program_says(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == DOCUMENTS[path], "run make docs"


def test_no_document_is_left_over() -> None:
    for folder in ("rules", "learn", "look"):
        assert set((HERE / folder).iterdir()) == {path for path in DOCUMENTS if path.parent.name == folder}


LINKED = [*HERE.parent.glob("*.md"), *HERE.rglob("*.md")]


@pytest.mark.parametrize("path", LINKED, ids=lambda path: str(path.relative_to(HERE.parent)))
def test_every_link_within_the_project_leads_somewhere(path: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]+)", path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_both_readmes_have_the_same_pictures_and_commands() -> None:
    english, italian = (
        (HERE.parent / name).read_text(encoding="utf-8") for name in ("README.md", "README.it.md")
    )
    for pattern in (r"docs/screenshots/[\w-]+\.png", r"`(make \w+|mautoma serve --lan)`"):
        assert set(re.findall(pattern, italian)) == set(re.findall(pattern, english))
