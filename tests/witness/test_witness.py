"""The witness says the same twice, tells moments and languages apart, and knows its types."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from tests.golden.games import Golden, golden_games
from tests.witness.__main__ import DRAWINGS, moments

LINES = 60
ADAPTER = 100


def shown(golden: Golden, language: str, folder: Path) -> list[str]:
    (folder / DRAWINGS).mkdir(exist_ok=True)
    return list(islice(moments(golden, language, folder), LINES))


def test_the_same_game_shows_the_same(tmp_path: Path) -> None:
    seen = 0
    for golden in golden_games():
        if golden.name == "owner":
            english = shown(golden, "en", tmp_path)
            assert shown(golden, "en", tmp_path) == english != shown(golden, "it", tmp_path)
            assert len(set(english)) > LINES / 3
            seen += 1
    assert seen == 3
    assert any((tmp_path / DRAWINGS).iterdir())


def test_the_adapter_is_small() -> None:
    adapter = Path(__file__).with_name("adapter.py").read_text(encoding="utf-8")
    assert len(adapter.splitlines()) <= ADAPTER
