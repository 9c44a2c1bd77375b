"""Templates are compiled once, not at every start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment

from mautoma.web.html import environment


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
