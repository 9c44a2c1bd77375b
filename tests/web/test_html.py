"""Templates are compiled once, not at every start; what they wrote is not written again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment

from mautoma.web.html import each_once, environment, once


@pytest.fixture(autouse=True)
def own_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path / "home"))
    environment.cache_clear()
    yield
    environment.cache_clear()


def test_a_template_is_not_compiled_again_at_the_next_start(monkeypatch: pytest.MonkeyPatch) -> None:
    environment("en").get_template("base.html")
    environment.cache_clear()
    monkeypatch.setattr(Environment, "compile", None)
    assert environment("en").get_template("base.html").blocks.keys() >= {"title", "main"}
    with pytest.raises(TypeError):
        environment("en").get_template("home.html")


def test_where_nothing_can_be_kept_templates_are_compiled(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    assert environment("en").get_template("base.html").blocks.keys() >= {"title", "main"}


def test_a_spoilt_file_is_compiled_anew(tmp_path: Path) -> None:
    environment("en").get_template("base.html")
    (kept,) = (tmp_path / "home" / "templates").iterdir()
    kept.write_bytes(kept.read_bytes()[:-100])
    environment.cache_clear()
    assert environment("en").get_template("base.html").blocks.keys() >= {"title", "main"}


MACRO = "{% macro counted(what, by) %}{{ language }}: {{ what }} {{ by }}{% endmacro %}"


def counted(language: str, items: list[object], by: object) -> str:
    macro = environment(language).from_string(MACRO).module.counted  # type: ignore[attr-defined]
    return str(each_once(language, macro, items, by))


def test_a_part_is_remembered_by_all_that_it_is_given_and_by_its_language() -> None:
    assert counted("en", ["<a>", "b"], 1) == "en: &lt;a&gt; 1en: b 1"
    assert counted("en", ["b", "<a>"], 1) == "en: b 1en: &lt;a&gt; 1"
    assert counted("en", [1, True, "1"], "x") == "en: 1 xen: True xen: 1 x"
    assert counted("en", ["b"], True) == "en: b True"
    assert counted("it", ["b"], 1) == "it: b 1"


def test_a_part_that_was_written_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    macro = environment("en").from_string(MACRO).module.counted  # type: ignore[attr-defined]
    once("en", macro, "here", "twice")
    monkeypatch.setattr(type(macro), "__call__", None)
    assert once("en", macro, "here", "twice") == "en: here twice"
    with pytest.raises(TypeError):
        once("en", macro, "here", "thrice")
