"""The documents say what the program says."""

from __future__ import annotations

import re

from docs.write import HERE, documents


def test_a_document_says_what_the_program_says() -> None:
    """And none of an earlier one is left over."""
    wanted = documents()
    differing = [path.name for path, text in wanted.items() if path.read_text(encoding="utf-8") != text]
    assert differing == [], "run make docs"
    for folder in ("rules", "learn", "look"):
        assert set((HERE / folder).iterdir()) == {path for path in wanted if path.parent.name == folder}


def test_every_link_within_the_project_leads_somewhere() -> None:
    links = [
        (path, link)
        for path in (*HERE.parent.glob("*.md"), *HERE.rglob("*.md"))
        for link in re.findall(r"\]\((?!https?:)([^)#\s]+)", path.read_text(encoding="utf-8"))
    ]
    assert len(links) > 50
    assert [(path.name, link) for path, link in links if not (path.parent / link).exists()] == []


def test_both_readmes_have_the_same_pictures_and_commands() -> None:
    english, italian = (
        (HERE.parent / name).read_text(encoding="utf-8") for name in ("README.md", "README.it.md")
    )
    for pattern in (r"docs/screenshots/[\w-]+\.png", r"`(make \w+|mautoma serve --lan)`"):
        assert set(re.findall(pattern, italian)) == set(re.findall(pattern, english))
