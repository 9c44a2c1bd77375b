"""Our reading of Fluent files says what the Fluent runtime says: every text, in both languages."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mautoma.messages import FOLDER, LANGUAGES
from mautoma.messages.fluent import BadText, NoDatum, Value, read_file, say

NUMBERS = (0, 1, 2, 5, 11, 21, 1000, 12_345, 1_000_000, 3_000_000, -1, -1500, 0.5, 1.0, 2.0625, 1234.5678)


class Data(Visitor):
    """What a text asks for: each datum with the words it is chosen by."""

    def __init__(self) -> None:
        self.words: dict[str, list[Value]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        given = node.arguments.positional
        self.counted |= {datum.id.name for datum in given if isinstance(datum, ast.VariableReference)}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        assert isinstance(node.selector, ast.VariableReference)
        self.words[node.selector.id.name] += [key for key in keys if key not in ("one", "many", "other")]


def samples(pattern: ast.Pattern) -> list[dict[str, Value]]:
    """Every number and every word of a choice at least once for each datum."""
    data = Data()
    data.visit(pattern)
    offered: dict[str, list[Value]] = {}
    for name, words in data.words.items():
        strings: list[Value] = [] if name in data.counted else [*words, "a burger", "", "{ $x }", "–"]
        offered[name] = [*NUMBERS, *strings]
        Random(name).shuffle(offered[name])
    rounds = max(map(len, offered.values()), default=1)
    columns = {name: cycle(values) for name, values in offered.items()}
    return [{name: next(column) for name, column in columns.items()} for _ in range(rounds)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_as_the_fluent_runtime_says_it(language: str) -> None:
    said = 0
    for path in (FOLDER / language).glob("*.ftl"):
        source = path.read_text(encoding="utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        ours = read_file(path)
        entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
        assert list(ours) == [entry.id.name for entry in entries], path
        for entry in entries:
            key = entry.id.name
            theirs = bundle.get_message(key)
            texts: dict[str | None, ast.Pattern] = {None: entry.value} if entry.value else {}
            texts |= {attribute.id.name: attribute.value for attribute in entry.attributes}
            assert ours[key].texts.keys() == texts.keys(), (path, key)
            for name, pattern in texts.items():
                compiled = theirs.value if name is None else theirs.attributes[name]
                assert compiled is not None
                for values in samples(pattern):
                    expected, errors = bundle.format_pattern(compiled, values)
                    assert not errors
                    assert say(ours[key].texts[name], values, language) == expected, (path, key, values)
                said += 1
    assert said > 2000


def read(tmp_path: Path, source: str) -> dict[str, str]:
    """All texts of a file, in English, with `$n` = 1 and `$who` = "me"."""
    path = tmp_path / "sample.ftl"
    path.write_text(source, encoding="utf-8")
    read_file.cache_clear()
    return {
        key if name is None else f"{key}.{name}": say(text, {"n": 1, "who": "me"}, "en")
        for key, message in read_file(path).items()
        for name, text in message.texts.items()
    }


def runtime(source: str) -> dict[str, str]:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    said = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            message = bundle.get_message(entry.id.name)
            patterns = {entry.id.name: message.value} if message.value else {}
            patterns |= {f"{entry.id.name}.{name}": text for name, text in message.attributes.items()}
            for key, pattern in patterns.items():
                said[key] = str(bundle.format_pattern(pattern, {"n": 1, "who": "me"})[0])
    return said


def test_lines_indents_and_choices_are_read_as_fluent_has_it(tmp_path: Path) -> None:
    for source in (
        "a = one\nb = two\n",
        "# A comment\na = one   \n\n# Another\n\nb=two",
        "a =\n    on the next line\n",
        "a =\n      indented\n    less\n\n     after a blank line\n",
        "a = first\n      second\n    third\n",
        "a = first\n\n\n    { $who }\n      and more\n",
        "a = { $n ->\n    [one] one thing\n   *[other] { $n } things\n} in a row\n",
        "a = { $n ->\n    [0] none\n    [1] exactly one\n   *[other] many\n  }\nb = x\n",
        "a = { $n ->\n   *[other]\n        a line\n        and another   \n    [two] { $who }\n }.\n",
        "a = { $who ->\n    [you] yours\n   *[me] { $n ->\n        [one] mine\n   *[other] ours\n    }\n}\n",
        'a = { "" } led by a space\nb = with { "{" }braces{ "}" } and { "\\"quotes\\" \\\\" }\n',
        'a = ends in { " " }\nb = x\n',
        "a = text\n    .title = a title\n    .help = help\n        in two lines\nb = x\n",
        "a =\n    .title = only a title\n",
        "a = {$who}{$n}{ NUMBER($n) }\n",
        "a = first\n{ $who }\n",
    ):
        assert read(tmp_path, source) == runtime(source) != {}


def test_what_our_texts_do_not_use_is_refused(tmp_path: Path) -> None:
    for source in (
        "a = { -brand }\n",
        "a = { other-message }\n",
        "a = { DATETIME($n) }\n",
        "a = { $n\n",
        "a = } closed\n",
        "a = { $n ->\n    [one] no default\n}\n",
        "a =\n",
    ):
        with pytest.raises(BadText):
            pytest.fail(f"{source!r} is read as {read(tmp_path, source)}")


def test_a_datum_that_is_not_given_is_a_fault(tmp_path: Path) -> None:
    for text in ("{ $missing }", "{ NUMBER($who) }", "{ $missing ->\n   *[other] x\n }"):
        with pytest.raises(NoDatum):
            pytest.fail(f"{text!r} is read as {read(tmp_path, f'a = {text}')}")


def test_there_is_a_way_of_writing_numbers_for_every_language() -> None:
    from mautoma.messages.numbers import written

    assert {language: written(-1234.5, language) for language in LANGUAGES} == {
        "en": "-1,234.5",
        "it": "-1.234,5",
    }
