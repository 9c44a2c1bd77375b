"""An icon for each kind of order."""

from __future__ import annotations

import re
from pathlib import Path

from mautoma.games import foodchain
from mautoma.games.foodchain.show import SHOW
from mautoma.games.foodchain.view.orders import ORDERS
from mautoma.messages import LANGUAGES, words
from tests.golden.games import orders

SOURCES = Path(foodchain.__file__).parent


def ordered() -> set[str]:
    """In the golden games, and wherever the rules name one."""
    sources = "".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    return {*orders("foodchain"), *re.findall(r"\border\(\s*\"([a-z-]+)\"", sources)}


def test_every_order_has_an_icon() -> None:
    assert ordered() - set(ORDERS) == set()
    assert all(SHOW.sign(f"event-{kind}", {}).startswith("<svg") for kind in ORDERS)


def test_every_icon_is_of_something_that_is_told() -> None:
    for language in LANGUAGES:
        catalogue = words(language, "foodchain")
        assert {kind for kind in ORDERS if not catalogue.has(f"event-{kind}")} == set()
