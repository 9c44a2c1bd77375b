"""Every text exists in every language, with the same data."""

from __future__ import annotations

import re
from collections import Counter
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
    for language in LANGUAGES:
        assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_there_in_every_language_with_the_same_data(name: str) -> None:
    english, *others = [messages(FOLDER / language / name) for language in LANGUAGES]
    for other in others:
        assert set(other) == set(english)
        # A word need not show its number where the language has no plural for it.
        differing = {key for key in english if english[key] - {"number"} != other[key] - {"number"}}
        assert differing == set()


@pytest.mark.parametrize("subject", sorted({name.removesuffix(".ftl").partition("-")[0] for name in FILES}))
def test_no_text_hides_another_of_its_game_or_border(subject: str) -> None:
    files = [name for name in FILES if name.removesuffix(".ftl").partition("-")[0] == subject]
    keys = Counter(key for name in files for key in messages(FOLDER / "en" / name))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_stands_alone_begins_with_a_capital(language: str) -> None:
    alone = re.compile(
        r"(aside-[\w-]+|option-(?:done|end|ready)|[\w-]+-done|editor-(?:undo|save|download)) = (.)"
    )
    lists = {"build-done", "change-done"}  # the last of several things
    for path in (FOLDER / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = alone.match(line)
            assert not found or found[1] in lists or found[2].isupper(), f"{path.name}: {line}"


def test_the_rival_has_its_article_wherever_it_is_named_in_italian() -> None:
    for path in (FOLDER / "it").glob("foodchain*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r".*(?<![Ll]a )Mautoma Inc.*", text), path.name
