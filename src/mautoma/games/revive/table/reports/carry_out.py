"""An action of the Mautoma is proposed, and the human carries it out or says that it can't be done.

"That can't be done" names a reason; the map is corrected, and the Mautoma chooses again. So does
a correction by hand made meanwhile. Where the outcome is asked for anyway, such as what a tile shows, telling
it is carrying it out, and "that cannot be done" is an aside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.facts.map import BACK
from mautoma.kernel.decide import Decision
from mautoma.kernel.message import Json
from mautoma.kernel.question import Fill, Option, Pick, Place, Question
from mautoma.kernel.table import Table

DONE = "done"
CANNOT = "cannot"
OTHER_REASON = "other"
ALONG = {"populate": ("from-tribe-board",)}
"""What is ordered with an action."""


@dataclass(slots=True)
class Action:
    """`choose` decides, leaving out what is barred; `reasons` say why it cannot be, `learn` takes them in."""

    name: str
    rule: str
    choose: Callable[[set[int]], Decision[int]]
    announce: Callable[[Decision[int]], None]
    data: Callable[[int], dict[str, Json]]
    """What its words need: "places" among it, the hexes to point out."""
    reasons: tuple[str, ...]
    learn: Callable[[int, str], None]
    outcome: Callable[[int], Fill] | None = None
    """What to ask instead of whether it is done."""

    def withdraw(self, table: Table) -> None:
        """What was announced last is not to be done."""
        for order in (self.name, *ALONG.get(self.name, ())):
            table.withdraw(order)


def propose(game: Revive, table: Table, action: Action) -> int | None:
    """The hex or tile that the human confirms; None if nothing is possible."""
    barred: set[int] = set()
    while True:
        target, answer = _offer(table, action, barred)
        if target is None:
            game.choice = None
            return None
        if answer == DONE:
            return target
        if not _refused(table, action, target, barred):
            action.withdraw(table)  # it is announced again


def propose_outcome(game: Revive, table: Table, action: Action) -> tuple[int, dict[str, str]] | None:
    """The same, with what the human tells of it."""
    target, answer = _offer(table, action, set())
    if target is None or isinstance(answer, str):
        game.choice = None
        return None
    return target, answer


def _refused(table: Table, action: Action, target: int, barred: set[int]) -> bool:
    """False: it can be done after all."""
    reasons = (*action.reasons, OTHER_REASON, BACK)
    reason = table.ask(Pick(key="cannot", rules=(action.rule,), choices=reasons, noun="reason", leave=BACK))
    if reason == BACK:
        return False
    data = action.data(target)
    action.withdraw(table)
    table.tell(
        f"cannot-{action.name}",
        action.rule,
        reason=reason,
        target=data.get("tile", data.get("hex")),
        places=data["places"],
    )
    if reason == OTHER_REASON:
        barred.add(target)
    else:
        action.learn(target, reason)
    return True


def _offer(table: Table, action: Action, barred: set[int]) -> tuple[int | None, Any]:
    """What is chosen at last, and the answer. Only what is announced can't be done: no aside says so while
    the choice itself is still being asked about."""
    asides = table.asides
    shown: Decision[int] | None = None

    def choose() -> int | None:
        """Announced when it is new: the first time, and after a correction by hand changed it."""
        nonlocal shown
        table.asides = asides
        decision = action.choose(barred)
        if shown is not None and decision.choice != shown.choice:
            action.withdraw(table)
        if decision.choice is not None and (shown is None or decision.choice != shown.choice):
            action.announce(decision)
        shown = decision
        return decision.choice

    def question() -> Question[Any]:
        target = choose()
        if target is None:
            return Pick(key="nothing-left", rules=(action.rule,), choices=(DONE,))
        if action.outcome is None:
            return _carry_out(action, target)

        def cannot() -> None:
            _refused(table, action, target, barred)

        table.asides = {**asides, CANNOT: cannot}
        return action.outcome(target)

    if choose() is None:
        return None, DONE
    answer = table.ask(question)
    table.asides = asides
    return (shown.choice if shown is not None else None), answer


def _carry_out(action: Action, target: int) -> Pick:
    data = action.data(target)
    places = [str(place) for place in _listed(data["places"])]

    def describe(value: str) -> Option:
        return Option(value, place=Place(places[0], tuple(places)) if value == DONE else None)

    return Pick(
        key=f"carry-out-{action.name}",
        data=data,
        rules=(action.rule,),
        choices=(DONE, CANNOT),
        describe=describe,
        default=DONE,
        confirms=True,
    )


def _listed(value: Json) -> list[Json]:
    return list(value) if isinstance(value, list | tuple) else []
