"""Numbers by company: where the human's markers stand, and what a share is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mautoma.games.mombasa.names import LONGEST_TRACK, Company
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.facts import Memory, ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Numbers, PickSome
from mautoma.kernel.table import Table

MOST_VALUE = 99
"""Of a share; the edition says from which on it is questioned."""


def learn_human_steps(game: Mombasa, table: Table, companies: Sequence[Company]) -> None:
    """Where the human's markers stand (MOM-Q2 to MOM-Q4)."""
    known = game.facts.steps

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, steps in answer.items():
            before = known.last(company)
            if before is not None and steps < before:
                return msg("doubt-steps-back", company=company, steps=steps, before=before)
            length = game.facts.lengths.get(game.tracks[company])
            if length is not None and steps > length:
                return msg("doubt-steps-length", company=company, steps=steps, length=length)
        return None

    rules = ("MOM-Q2", "MOM-Q3", "MOM-Q4")
    _learn_numbers(table, known, companies, "human-steps", rules, doubt, LONGEST_TRACK, 0)


def learn_values(game: Mombasa, table: Table, companies: Sequence[Company]) -> None:
    """The share values (MOM-Q1)."""
    limit = game.edition.board.limits.share_value

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, value in answer.items():
            if value > limit:
                return msg("doubt-share-value", company=company, value=value, most=limit)
        return None

    _learn_numbers(table, game.facts.values, companies, "share-values", ("MOM-Q1",), doubt, MOST_VALUE)


def learn_richest(game: Mombasa, table: Table, companies: Sequence[Company]) -> dict[Company, int]:
    """What each is worth, if it is known; else 1 for those that are worth most, 0 for the others (MOM-Q1)."""
    values = game.facts.values
    if all(values.is_sure(company) for company in companies):
        return {company: values.known[company] for company in companies}

    def ask(before: list[str] | None) -> list[str]:
        question = PickSome(
            key="richest",
            choices=list(companies),
            noun="company",
            least=1,
            ties=True,
            rules=("MOM-Q1",),
            default=before,
            remembered=True,
        )
        return table.ask(question)

    told = _told_richest(game, companies) or game.facts.richest.recall(" ".join(companies), ask)
    return {company: int(company in told) for company in companies}


def _told_richest(game: Mombasa, companies: Sequence[Company]) -> set[Company]:
    """Who is worth most of more companies is worth most of these."""
    known = game.facts.richest
    told = [
        set(companies) & set(known.known[compared])
        for compared in sorted(known.sure)
        if set(companies) <= set(compared.split())
    ]
    return next(filter(None, told), set())


def _learn_numbers(
    table: Table,
    known: Memory[int],
    companies: Sequence[Company],
    key: str,
    rules: tuple[str, ...],
    doubt: Callable[[dict[str, int]], Msg | None],
    most: int,
    start: int | None = None,
) -> None:
    """`start` is offered where nothing was told yet."""
    wanted = [company for company in companies if not known.is_sure(company)]
    if not wanted:
        return
    told = {company: known.known[company] for company in wanted if company in known.known}
    offered = told if start is None else dict.fromkeys(wanted, start) | told
    question = Numbers(
        key=key,
        names=wanted,
        noun="company",
        most=most,
        rules=rules,
        default=offered if len(offered) == len(wanted) else None,
        remembered=bool(told),
        data={"companies": wanted},
    )
    for company, number in ask_report(table, question, doubt).items():
        known.learn(company, number)
