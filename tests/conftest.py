"""The order of the tests, and how often their process looks for garbage."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

settings.register_profile("mautoma", deadline=None)
settings.load_profile("mautoma")
OBJECTS = 50_000
"""How many are made between two looks for garbage; 700 would be usual."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those in a browser come first, and first of all the files with a slow test: short ones are left for the
    end, when a process that has nothing more to do takes tests over from another."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: ("e2e" not in item.path.parts, item.path not in slow))


def pytest_collection_finish() -> None:
    """Thousands of tests and all they import are there to stay: nobody need look through them again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS)
