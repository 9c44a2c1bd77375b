"""Templates: what they wrote is not written again, and all their links come from one place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from jinja2 import DictLoader
from jinja2.runtime import Macro

from mautoma.web.html import HERE, environment, keep, keep_each, to

COUNTED = "{% macro counted(what, by) %}{{ language }}: {{ what }} {{ by }}{% endmacro %}"


@pytest.fixture(autouse=True)
def part(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "it"):
        monkeypatch.setattr(environment(language), "loader", DictLoader({"part.html": COUNTED}))


def counted(language: str, items: list[str], by: object) -> str:
    return str(keep_each(environment(language), "part.html", "counted", items, by))


def test_a_part_is_remembered_by_all_that_it_is_given_and_by_its_language() -> None:
    assert counted("en", ["<a>", "b"], 1) == "en: &lt;a&gt; 1en: b 1"
    assert counted("en", ["b", "<a>"], 1) == "en: b 1en: &lt;a&gt; 1"
    assert counted("en", ["b"], 2) == "en: b 2"
    assert counted("it", ["b"], 1) == "it: b 1"


def test_a_part_that_was_written_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    templates = environment("en")
    keep(templates, "part.html", "counted", "here", "twice")
    monkeypatch.setattr(Macro, "__call__", None)
    assert keep(templates, "part.html", "counted", "here", "twice") == "en: here twice"
    with pytest.raises(TypeError):
        keep(templates, "part.html", "counted", "here", "thrice")


def test_an_address_is_below_its_root_and_written_as_addresses_are() -> None:
    assert to("") == "/"
    assert to("/some/where") == "/some/where/"
    assert to("", "games", "x1", "why", 7) == "/games/x1/why/7"
    assert to("/app", "editions", "revive", "à la carte/2", entry=3, file="a b") == (
        "/app/editions/revive/%C3%A0%20la%20carte/2?entry=3&file=a%20b"
    )


def test_every_link_of_a_template_is_made_by_one_function() -> None:
    """Or stays on its page."""
    links = [
        (path.name, link)
        for path in (HERE / "templates").iterdir()
        for link in re.findall(r'\s(?:href|action|formaction|src)="([^"]*)', path.read_text(encoding="utf-8"))
    ]
    given = [f"{{{{ {name} }}}}" for name in ("show", "why", "address", "phone", "bg_stats")]
    own = ("{{ to(", "{{ asset(", "#", "?", *given)
    assert len(links) > 100
    assert [(name, link) for name, link in links if not link.startswith(own)] == []


def test_nothing_of_the_program_is_kept_or_run_beside_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that was passed on could have anything in it."""
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    environment.cache_clear()
    assert environment("en").get_template("base.html").blocks.keys() >= {"title", "main"}
    assert environment("en").bytecode_cache is None and list(tmp_path.iterdir()) == []
    environment.cache_clear()
