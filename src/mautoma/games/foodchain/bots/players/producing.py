"""What the planner's people cook and fetch."""

from __future__ import annotations

from mautoma.games.foodchain.bots.players.market import shortage
from mautoma.games.foodchain.human.production import Job, jobs_of, nothing_to_choose
from mautoma.games.foodchain.rules.staff import Cards, put
from mautoma.games.foodchain.state import FoodChain, Stock
from mautoma.kernel.question import Counts


def wanted_jobs(game: FoodChain, question: Counts) -> Cards:
    """All who have nothing to choose; then, kind by kind, those who have."""
    jobs = jobs_of(game)
    stock = dict(game.human.stock)
    waiting = game.milestones - game.human.milestones
    wanted: Cards = {}
    for name, number in nothing_to_choose(jobs, question.available).items():
        put(wanted, name, number)
        _stock_up(stock, jobs[name], number)
        waiting -= {f"first_{product}_produced" for product in jobs[name].goods}
    choosing = dict.fromkeys(jobs[name].employee for name in question.available if name not in wanted)
    for employee in choosing:
        choices = {name: job for name, job in jobs.items() if job.employee == employee}
        number = max(question.available[name] for name in choices)
        for name in _wanted_products(game, choices, number, stock, waiting):
            put(wanted, name)
    return wanted


def _wanted_products(
    game: FoodChain, choices: dict[str, Job], number: int, stock: Stock, waiting: set[str]
) -> list[str]:
    """One after the other: a milestone that waits, else what is missing most, else what there is least of."""
    missing = shortage(game, stock)
    wanted = []
    for _ in range(number):

        def rank(name: str) -> tuple[bool, int, int]:
            [product] = choices[name].goods
            waits = f"first_{product}_produced" in waiting
            return waits, missing.get(product, 0), -stock.get(product, 0)

        name = max(choices, key=rank)
        [(product, amount)] = choices[name].goods.items()
        waiting.discard(f"first_{product}_produced")
        missing[product] = missing.get(product, 0) - amount
        _stock_up(stock, choices[name], 1)
        wanted.append(name)
    return wanted


def _stock_up(stock: Stock, job: Job, number: int) -> None:
    for product, amount in job.goods.items():
        stock[product] = stock.get(product, 0) + number * amount
