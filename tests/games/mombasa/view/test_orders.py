"""An icon for each kind of order."""

from __future__ import annotations

import re
from pathlib import Path

from mautoma.games import mombasa
from mautoma.games.mombasa.show import SHOW
from mautoma.games.mombasa.view.orders import ORDERS
from mautoma.messages import LANGUAGES, words
from tests.golden.games import orders

SOURCES = Path(mombasa.__file__).parent


def ordered() -> set[str]:
    """In the golden games, and wherever the rules name one."""
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    named = re.findall(r"(?:table\.order|\bsay)\(\s*\"([a-z-]+)\"", sources)
    stepped = re.findall(r"tell_steps\([^)]*?\"([a-z-]+)\",", sources)
    return {*orders("mombasa"), *named, *stepped}


def test_every_order_has_an_icon() -> None:
    assert ordered() <= set(ORDERS)
    assert all(SHOW.sign(f"event-{kind}", {}).startswith("<svg") for kind in ORDERS)


def test_every_icon_is_of_something_that_is_told() -> None:
    for language in LANGUAGES:
        catalogue = words(language, "mombasa")
        assert all(catalogue.has(f"event-{kind}") for kind in ORDERS)
