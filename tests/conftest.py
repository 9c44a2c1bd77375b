"""The order of the tests, which wait for `make fuzz`, and how often their process looks for garbage."""

from __future__ import annotations

import gc

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz", action="store_true", help="the long ones too, as `make fuzz` runs them")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those in a browser come first, and first of all the files with a slow test: short ones are left for the
    end, when a process that has nothing more to do takes tests over from another."""
    if not config.getoption("fuzz"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("fuzz")])
        items[:] = [item for item in items if not item.get_closest_marker("fuzz")]
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: ("e2e" not in item.path.parts, item.path not in slow))


def pytest_collection_finish() -> None:
    """Thousands of tests and all they import are there to stay: nobody need look through them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS)
