"""Every text exists in every language, with the same data."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mautoma.messages import FOLDER, LANGUAGES

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(re.sub("_id$", "", node.id.name))


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file, attributes included, each with the data its text wants."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
            for key, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
            ]:
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[key] = variables.found
    return found


def test_every_language_has_the_same_files() -> None:
    assert len(FILES) > 50
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


def test_every_text_is_there_in_every_language_with_the_same_data() -> None:
    for name in FILES:
        english, italian = [messages(FOLDER / language / name) for language in LANGUAGES]
        assert set(italian) == set(english), name
        # A word need not show its number where the language has no plural for it.
        differing = {key for key in english if english[key] - {"number"} != italian[key] - {"number"}}
        assert differing == set(), name


def test_no_text_hides_another_of_its_game_or_border() -> None:
    keys = Counter(
        (name.removesuffix(".ftl").partition("-")[0], key)
        for name in FILES
        for key in messages(FOLDER / "en" / name)
    )
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_stands_alone_begins_with_a_capital(language: str) -> None:
    alone = re.compile(
        r"(aside-[\w-]+|option-(?:done|end|ready)|[\w-]+-done|editor-(?:undo|save|download)) = (.)"
    )
    lists = {"build-done", "change-done"}  # the last of several things
    lines = [
        line
        for path in (FOLDER / language).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    found = [each for line in lines if (each := alone.match(line))]
    assert len(found) > 10
    assert [each[0] for each in found if each[1] not in lists and not each[2].isupper()] == []


def test_the_rival_has_its_article_wherever_it_is_named_in_italian() -> None:
    files = (FOLDER / "it").glob("foodchain*.ftl")
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    named = [line for line in lines if "Mautoma Inc" in line]
    assert len(named) > 20
    assert [line for line in named if re.search(r"(?<![Ll]a )Mautoma Inc", line)] == []
