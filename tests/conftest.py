"""The order of the tests, which wait for `make fuzz`, and how often their process looks for garbage."""

from __future__ import annotations

import gc
import os
from itertools import chain, groupby

import pytest
from hypothesis import settings

from mautoma.shelf import file
from tests.leftovers import (
    pytest_configure,
    pytest_sessionfinish,
    pytest_terminal_summary,
    pytest_unconfigure,
)

__all__ = ["pytest_configure", "pytest_sessionfinish", "pytest_terminal_summary", "pytest_unconfigure"]

settings.register_profile("mautoma", deadline=None)
settings.load_profile("mautoma")
file.SYNCHRONOUS = "OFF"  # no test waits for the disk but those of writing, which set it again
OBJECTS = 50_000
"""How many are made between two looks for garbage; 700 would be usual."""
SLOW = 8
"""A test that is marked so takes as long as so many others."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz", action="store_true", help="the long ones too, as `make fuzz` runs them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each process begins with its share of what is in a browser, which waits more than it works. Slow files
    come before quick ones: those are left for the end, when who has nothing more to do takes tests over."""
    if not config.getoption("fuzz"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("fuzz")])
        items[:] = [item for item in items if not item.get_closest_marker("fuzz")]
    files = [list(each) for _, each in groupby(items, lambda item: item.path)]
    files.sort(key=_weight, reverse=True)
    shares: list[list[pytest.Item]] = [[] for _ in range(int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1)))]
    room = -(-len(items) // len(shares))
    for each in [each for each in files if "e2e" in each[0].path.parts]:
        min(shares, key=_weight).extend(each)
    rest = [item for each in files if "e2e" not in each[0].path.parts for item in each]
    for share in shares:
        count = max(0, room - len(share))
        share += rest[:count]
        del rest[:count]
    items[:] = [*chain(*shares), *rest]


def _weight(items: list[pytest.Item]) -> int:
    """About how long they take."""
    return sum(SLOW if item.get_closest_marker("slow") else 1 for item in items)


def pytest_collection_finish() -> None:
    """Thousands of tests and all they import are there to stay: nobody need look through them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS)
