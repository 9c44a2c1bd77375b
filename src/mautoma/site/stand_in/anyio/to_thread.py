"""There are no threads: what would be done in one is done here and now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


async def run_sync(work: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
    return work(*arguments)
