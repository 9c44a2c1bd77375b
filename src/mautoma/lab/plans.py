"""Plans to play: one, or several that differ in one thing and are played on the same seeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mautoma.kernel.message import Problem
from mautoma.lab.play import Plan, find_bot
from mautoma.shelf.library import library_for
from mautoma.shelf.sessions import begin_game

BOT, EDITION, BUDGET = "bot", "edition", "budget"


@dataclass(slots=True, frozen=True)
class Variation:
    """`name` is what differs: the bot, its budget, the edition, or a setting of the mode."""

    name: str
    values: tuple[str, ...]


def read_variation(text: str) -> Variation:
    """NAME=VALUE,VALUE,… with at least two values."""
    name, equals, values = text.partition("=")
    parts = tuple(value.strip() for value in values.split(","))
    if not equals or len(parts) < 2 or len(set(parts)) < len(parts) or not all(parts):
        raise Problem("bad-variation", text=text)
    return Variation(name.strip(), parts)


def varied(plan: Plan, variation: Variation | None) -> list[Plan]:
    """A plan for each value, each checked: Problem before anything is played."""
    if variation is None:
        return [_checked(plan)]
    return [_checked(_with(plan, variation.name, value)) for value in variation.values]


def _with(plan: Plan, name: str, value: str) -> Plan:
    if name == BOT:
        return replace(plan, bot=value)
    if name == EDITION:
        return replace(plan, edition=value)
    if name == BUDGET:
        return replace(plan, budget=_budget(value))
    return replace(plan, options={**plan.options, name: value})


def _budget(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or int(text) == 0:
        raise Problem("bad-budget", text=text)
    return int(text)


def _checked(plan: Plan) -> Plan:
    """With the defaults of the settings that were left out."""
    editions = library_for(plan.game, plan.edition)
    first = begin_game(plan.game, plan.mode, plan.edition, plan.seed, plan.options, editions)
    find_bot(plan.game, plan.bot, plan.budget)
    options: Mapping[str, str] = first.transcript.header.options
    return replace(plan, options=options)
