"""Says when an action can't be done, and why."""

from __future__ import annotations

from mautoma.kernel.decide import Trail
from mautoma.kernel.table import Table


def cannot(table: Table, action: str, reason: str, rule: str, trail: Trail[str] | None = None) -> bool:
    """The program itself knows that an action cannot be done (MOM-A8)."""
    table.tell("skipped", rule, trail=trail, action=action, reason=reason)
    return False
