"""Many games by a bot, over several processes.

The seed of game i depends on the run's seed and i alone, so the number of processes and the
order in which they finish change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import blake2b

from mautoma import games
from mautoma.kernel.chance import MAX_SEED, Chance
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.table import PolicyTable
from mautoma.shelf.editions import find_edition

CHUNKS_PER_JOB = 16


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


@dataclass(slots=True, frozen=True)
class Played:
    """How one game ended, and the numbers its result carries."""

    number: int
    seed: int
    outcome: str
    figures: Mapping[str, float]


def seed_of(seed: int, number: int) -> int:
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % (MAX_SEED + 1)


def play_games(plan: Plan, numbers: range) -> list[Played]:
    mode = games.find_mode(plan.game, plan.mode)
    setup = Setup(find_edition(plan.game, plan.edition), plan.options)
    bot = games.find_game(plan.game).bots()[plan.bot]
    played = []
    for number in numbers:
        seed = seed_of(plan.seed, number)
        try:
            _, result = play(mode, setup, PolicyTable(Chance(seed), bot(seed)))
        except Exception as error:
            error.add_note(f"in game {number} of the run, seed {seed}")
            raise
        figures = {
            name: value
            for name, value in result.data.items()
            if isinstance(value, int | float) and not isinstance(value, bool)
        }
        played.append(Played(number, seed, result.outcome, figures))
    return played


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> list[Played]:
    """All games of the plan in their order; `progress` hears how many more are done."""
    played: list[Played] = []
    for some in _chunks_played(plan, jobs):
        played += some
        progress(len(some))
    return sorted(played, key=lambda game: game.number)


def _chunks_played(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    size = max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    chunks = [range(at, min(at + size, plan.games)) for at in range(0, plan.games, size)]
    if jobs == 1:
        yield from (play_games(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(play_games, plan, chunk) for chunk in chunks]):
            yield done.result()
