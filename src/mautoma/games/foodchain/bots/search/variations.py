"""Small changes of a strategy, for the rest of the game."""

from __future__ import annotations

from dataclasses import replace

from mautoma.games.foodchain.bots.players.staffing import everyone, wish_at
from mautoma.games.foodchain.bots.players.strategies import Strategy
from mautoma.games.foodchain.content.employees import employee, entry_level
from mautoma.games.foodchain.state import FoodChain

WEIGHTS = ("recruit", "trainer", "campaign", "developer", "milestone", "spare", "horizon")
TIMES = (0.5, 2.0)


def variations(game: FoodChain, strategy: Strategy) -> list[Strategy]:
    return [*_hires(game, strategy), *_trainings(game, strategy), *_weights(strategy)]


def _hires(game: FoodChain, strategy: Strategy) -> list[Strategy]:
    """One card more to hire next, or the next one not."""
    wishes = strategy.hire
    at = wish_at(everyone(game), wishes)
    if at is None:
        at = len(wishes)
    names = [name for name in entry_level() if game.employees.get(name) and wishes[at : at + 1] != (name,)]
    more = [(*wishes[:at], name, *wishes[at:]) for name in names]
    fewer = [(*wishes[:at], *wishes[at + 1 :])] if at < len(wishes) else []
    return [replace(strategy, hire=hire) for hire in [*more, *fewer]]


def _trainings(game: FoodChain, strategy: Strategy) -> list[Strategy]:
    """One training more, before the others; or none of the first kind."""
    staff = everyone(game)
    if not any(employee(name).trains for name in staff):
        return []
    steps = [
        (name, into) for name in staff for into in employee(name).trains_into if game.employees.get(into)
    ]
    more = [((name, into, staff.get(into, 0) + 1), *strategy.train) for name, into in steps]
    return [replace(strategy, train=train) for train in [*more, strategy.train[1:]]]


def _weights(strategy: Strategy) -> list[Strategy]:
    """Something weighs half as much, or twice as much."""
    changed = [{name: getattr(strategy, name) * times} for name in WEIGHTS for times in TIMES]
    return [replace(strategy, **weight) for weight in changed]
