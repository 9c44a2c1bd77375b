"""An instruction is carried out, or the player says why it cannot be."""

from __future__ import annotations

from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.table.facts.gains import GainsOf, ask_gains, cannot_words
from mautoma.kernel.message import msg
from mautoma.kernel.question import Number, Option, Pick
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
        confirms=True,
    )
    answer = table.ask(question)
    return None if answer == DONE else refused(table, action, answer)


def carry_out_and_gain(
    table: Table, action: str, gains: GainsOf, *reasons: str
) -> tuple[str | None, dict[str, int]]:
    """As `carry_out`. That it was done is told by what it gives, in the same answer."""
    answer = ask_gains(table, gains, *reasons, OTHER)
    return (refused(table, action, answer), {}) if isinstance(answer, str) else (None, answer)


def refused(table: Table, action: str, reason: str) -> str:
    table.tell("refused", "MOM-A2", action=action, reason=reason)
    return reason


def _option(value: str) -> Option:
    return Option(value, msg("option-carried-out") if value == DONE else cannot_words(value))


def posts_placed(table: Table, company: Company, most: int) -> int:
    """How many posts a base still held (MOM-N5)."""
    question = Number(key="posts-placed", most=most, data={"company": company}, rules=("MOM-N5",), default=0)
    return table.ask(question)
