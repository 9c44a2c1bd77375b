"""The order of the tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those in a browser come first, and first of all the files with a slow test: short ones are left for the
    end, when a process that has nothing more to do takes tests over from another."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: ("e2e" not in item.path.parts, item.path not in slow))
