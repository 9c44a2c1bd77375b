"""Drawing that may fail: the game goes on without its pictures."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger("mautoma")


def drawn(draw: Callable[[], T]) -> T | None:
    """What was drawn, or None if that failed: then the log says why."""
    try:
        return draw()
    except Exception:
        log.exception("a picture could not be drawn")
        return None
