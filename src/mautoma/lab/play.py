"""What a run plays, and one game of it.

The seed of game i depends on the run's seed and i alone, so where and in which order the games are
played changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from mautoma import games
from mautoma.kernel.chance import MAX_SEED, Chance
from mautoma.kernel.game import Bot
from mautoma.kernel.message import Problem
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.table import PolicyTable
from mautoma.shelf.library import library_for


@dataclass(slots=True, frozen=True)
class Plan:
    """What is played. `options` is complete: a value for each setting of the mode."""

    game: str
    mode: str
    bot: str
    edition: str
    options: Mapping[str, str]
    seed: int
    games: int
    budget: int | None = None
    """For a bot that searches; None: its usual one."""


@dataclass(slots=True, frozen=True)
class Played:
    """How one game ended, the numbers its result carries, and the score of each side after each round."""

    number: int
    seed: int
    outcome: str
    figures: Mapping[str, float]
    scores: Mapping[str, list[int]] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Task:
    """Some games of a plan, with all that another machine needs to play them."""

    plan: Plan
    edition: Any
    numbers: tuple[int, ...]


def tasks(plan: Plan, size: int) -> list[Task]:
    edition = library_for(plan.game, plan.edition).find(plan.game, plan.edition)
    return [
        Task(plan, edition, tuple(range(at, min(at + size, plan.games))))
        for at in range(0, plan.games, max(1, size))
    ]


def seed_of(seed: int, number: int) -> int:
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % (MAX_SEED + 1)


def find_bot(game: str, name: str, budget: int | None = None) -> Bot:
    bots = games.find_bots(game)
    if name not in bots:
        raise Problem("unknown-bot", name=name, names=list(bots))
    if budget is None:
        return bots[name]
    searching = games.find_game(game).players().searching
    if name not in searching:
        raise Problem("bot-without-budget", name=name)
    return searching[name](budget)


def play_task(task: Task) -> list[Played]:
    return list(play_each(task))


def play_each(task: Task) -> Iterable[Played]:
    plan = task.plan
    mode = games.find_mode(plan.game, plan.mode)
    bot = find_bot(plan.game, plan.bot, plan.budget)
    for number in task.numbers:
        seed = seed_of(plan.seed, number)
        table = PolicyTable(Chance(seed), bot(seed))
        try:
            state, result = play(mode, Setup(task.edition, plan.options), table)
        except Exception as error:
            error.add_note(f"in game {number} of the run, seed {seed}")
            raise
        yield Played(number, seed, result.outcome, _figures(result.data), mode.scores(state))


def _figures(data: Mapping[str, Any]) -> dict[str, float]:
    return {
        name: value
        for name, value in data.items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    }
