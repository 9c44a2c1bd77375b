"""The player that thinks: what it searches in a second, how long a hint takes, and many games at once."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter, process_time

from mautoma import games
from mautoma.games.foodchain.bots.search.trial import Trial
from mautoma.kernel.session import Session
from mautoma.lab.cluster import on_cluster
from mautoma.lab.play import Plan
from mautoma.lab.simulate import Player, simulate
from mautoma.shelf.hints import copy_of, find_hint
from mautoma.shelf.regrets import examine
from mautoma.shelf.sessions import at, begin_game

Line = tuple[str, str]
WORLDS = 50
SEED = 7
PLAN = Plan("foodchain", "solo", "planner", "house", {"level": "normal"}, SEED, 200)


def lines() -> Iterator[Line]:
    session = played()
    yield "rounds searched", f"{rounds_searched(session):.0f} /s"
    yield f"a hint, {session.number} questions of a game", hints(session)
    yield "the answers that cost most, of a game", examination(session)
    for jobs in (1, 2):
        yield f"simulate, {jobs} process{'es' if jobs > 1 else ''}", games_per_second(jobs)
    yield "simulate, cluster of 2 workers", clustered()


def played() -> Session:
    session = begin_game("foodchain", "solo", "house", SEED, {})
    bot = games.find_game("foodchain").players().bots["planner"](SEED)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


def rounds_searched(session: Session) -> float:
    trial = Trial(at(session, session.number // 3))
    [idea] = trial.ideas(1)
    searched, start = trial.left, process_time()
    for number in range(WORLDS):
        trial.ending(idea, number)
    return (searched - trial.left) / (process_time() - start)


def hints(session: Session) -> str:
    taken: list[tuple[float, str]] = []
    for number in range(session.number):
        then = at(session, number)
        assert then.question is not None
        start = process_time()
        find_hint(copy_of(then))
        taken.append((process_time() - start, then.question.key))
    seconds = [each for each, _ in taken]
    longest, question = max(taken)
    slow = quantiles(seconds, n=20)[-1]
    worst = f"at most {longest:.2f} s ({question})"
    return f"{median(seconds):.2f} s, 95 % within {slow:.2f} s, {worst}; goal: ≤ 2 s"


def examination(session: Session) -> str:
    start = before = process_time()
    longest = 0.0
    for _ in examine(session):
        now = process_time()
        longest, before = max(longest, now - before), now
    return f"{process_time() - start:.1f} s, in pieces of at most {longest:.2f} s"


def games_per_second(jobs: int, player: Player | None = None) -> str:
    start = perf_counter()
    run = simulate(PLAN, jobs, lambda done: None, player)
    return f"{len(run.played) / (perf_counter() - start):.1f} games/s ({PLAN.bot})"


def clustered() -> str:
    if importlib.util.find_spec("distributed") is None:
        return "not measured: needs mautoma[cluster]"
    from distributed import LocalCluster

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        on_cluster(cluster.scheduler_address) as player,
    ):
        return games_per_second(2, player)
