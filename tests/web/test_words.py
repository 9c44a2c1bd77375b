"""Every text of the pages exists in both languages, and none is left over."""

from __future__ import annotations

import re
from collections import Counter
from typing import get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mautoma.kernel.session import LEVELS
from mautoma.kernel.turns import Turn
from mautoma.messages import LANGUAGES, words
from mautoma.web.html import HERE

CATALOGUE = HERE.parent / "messages"
SHELF = (HERE.parent / "shelf" / "restore.py",)
# Keys that are put together from a part and a value, or used where no page is.
BUILT = {f"undo-{level}" for level in LEVELS} | {f"language-{code}" for code in LANGUAGES}
BUILT |= {"serve-here", "serve-lan", "serve-lan-key", "serve-lan-open"}
BUILT |= {f"challenge-{verdict}" for verdict in ("beaten", "missed", "equalled")}
BUILT |= {
    "keep-true",
    "keep-most",
    "keep-least",
    "http-403",
    "http-404",
    "http-405",
    "http-408",
    "http-413",
    "http-415",
    "http-421",
    "http-500",
}

BUILT |= {"level-measured", "level-measured-too"}
BUILT |= {f"turn-{whose}" for whose in get_args(Turn)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    files = sorted((CATALOGUE / language).glob("web*.ftl"))
    tree = FluentParser().parse("\n".join(file.read_text(encoding="utf-8") for file in files))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def used() -> set[str]:
    sources = [*HERE.rglob("*.py"), *HERE.glob("templates/*.html"), *SHELF]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    told = r"\bui|NotFound|NotNow|BadForm|BadBackup|BadCode|BadLink|Msg|\.text"
    calls = re.findall(rf"""(?:{told})\(\s*["']([a-z-]+)["']""", text)
    both = re.findall(r"""ui\("([a-z-]+)" if \w+ else "([a-z-]+)"\)""", text)
    return {key for key in calls if not key.endswith("-")} | {key for pair in both for key in pair}


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert messages("en") == messages("it")


def test_no_text_has_the_key_of_another() -> None:
    files = (CATALOGUE / "en").glob("web*.ftl")
    keys = re.findall(
        r"^([a-z][\w-]*) =", "\n".join(file.read_text(encoding="utf-8") for file in files), re.M
    )
    assert [key for key, times in Counter(keys).items() if times > 1] == []


def test_every_text_that_a_page_uses_exists() -> None:
    assert {key for key in used() if not words("en", None, "web").has(key)} == set()


def test_no_text_is_left_over() -> None:
    assert set(messages("en")) - used() - BUILT == set()


def test_templates_hold_no_words_of_their_own() -> None:
    found = []
    for path in HERE.glob("templates/*.html"):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"\{% block main_attributes %\}.*?\{% endblock %\}", " ", text)
        text = re.sub(r"\{[{%#].*?[%}#]\}", " ", text, flags=re.S)
        text = re.sub(r"<style.*?</style>|<[^>]*>", " ", text, flags=re.S)
        found += [(path.name, word) for word in re.findall(r"[A-Za-z]{2,}", text)]
    assert {word for _, word in found} == {"mautoma"}, found
