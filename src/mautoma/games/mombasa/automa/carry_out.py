"""An instruction is carried out, or the player says why it cannot be."""

from __future__ import annotations

from mautoma.kernel.decide import Trail
from mautoma.kernel.message import msg
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

DONE = "done"
OTHER = "other"


def carry_out(table: Table, action: str, *reasons: str) -> str | None:
    """None when it was done; else the reason why not, from a short list. The log keeps it (MOM-A2)."""
    question = Pick(
        key="carry-out",
        choices=[DONE, *reasons, OTHER],
        describe=_option,
        data={"action": action},
        rules=("MOM-A2", "MOM-A3"),
        default=DONE,
    )
    answer = table.ask(question)
    if answer == DONE:
        return None
    table.tell("refused", "MOM-A2", action=action, reason=answer)
    return answer


def _option(value: str) -> Option:
    return Option(value, msg("option-carried-out" if value == DONE else f"cannot-{value}".replace("_", "-")))


def cannot(table: Table, action: str, reason: str, rule: str, trail: Trail[str] | None = None) -> bool:
    """The program itself knows that an action cannot be done (MOM-A8)."""
    table.tell("skipped", rule, trail=trail, action=action, reason=reason)
    return False
