"""What is packed of Python's library: what is imported, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.site.compiler import imports, reached
from mautoma.site.pack import imported

ASKS = "import sys\nif sys.platform == 'win32':\n    import windows\nelse:\n    import unix\n"


def test_what_a_module_imports() -> None:
    cases: list[tuple[str, set[str], set[str]]] = [
        ("import a.b, c", {"a.b", "c"}, set()),
        ("from a import b", {"a", "a.b"}, set()),
        ("from . import b\nfrom ..c import d", {"top.here", "top.here.b", "top.c", "top.c.d"}, set()),
        ("def f():\n    import a\n    async def g():\n        import b", set(), {"a", "b"}),
        ("class C:\n    import a", {"a"}, set()),
        ("try:\n    import a\nexcept ImportError:\n    import b", {"a"}, {"b"}),
        ("if __name__ == '__main__':\n    import a", set(), {"a"}),
        (ASKS, {"sys", "unix"}, {"windows"}),
    ]
    for source, at_once, later in cases:
        found = list(imports("top.here.module", Path("top/here/module.py"), source.encode()))
        assert {name for name, is_later in found if not is_later} == at_once, source
        assert {name for name, is_later in found if is_later} == later, source


def test_what_is_imported_brings_its_own_imports_and_its_package(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    texts = {"a": "from deep import b", "deep/__init__": "", "deep/b": "import c", "c": "", "d": "import a"}
    for name, text in texts.items():
        (tmp_path / f"{name}.py").write_text(text)
    found = {path.relative_to(tmp_path).as_posix() for path in reached(tmp_path, ["a", "gone"])}
    assert found == {"a.py", "deep/__init__.py", "deep/b.py", "c.py"}


def test_what_a_bot_imports_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mautoma.site.pack.packages", lambda: iter(()))
    assert {"statistics", "sqlite3", "mautoma.games.foodchain.bots.search.regrets"} <= set(imported())
