"""The columns of a base, where the edition tells how it looks: asked by the posts still there (MOM-N4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.post_columns import (
    Column,
    Layout,
    holds,
    posts_left,
    value,
)
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Numbers, Option, PickSome
from mautoma.kernel.table import Table


def base_of(game: Mombasa, table: Table, company: Company) -> list[Column]:
    """The columns of a base, asked by the posts still there."""
    layout = game.edition.board.base_columns

    def ask(before: list[Column] | None) -> list[Column]:
        names = [str(number) for number in range(1, len(layout) + 1)]
        known_open = [column.open for column in before] if before else [False] * len(layout)
        question = Numbers(
            key="base-columns",
            names=names,
            most=max(map(len, layout)),
            data={"company": company},
            rules=("MOM-N4",),
            default=None if before is None else dict(zip(names, posts_of(before), strict=True)),
            remembered=True,
        )
        told = ask_report(table, question, lambda left: _doubt(layout, known_open, company, left))
        base = [
            Column(min(told[name], holds(pounds, open)), open or not told[name])
            for name, pounds, open in zip(names, layout, known_open, strict=True)
        ]
        learn_columns(game, {company: _with_open_columns(table, company, layout, base)})
        return game.facts.columns.known[company]

    return game.facts.columns.recall(company, ask)


def _with_open_columns(table: Table, company: Company, layout: Layout, base: list[Column]) -> list[Column]:
    """A column that was emptied and has posts again shows its innermost space: only the person can see it."""
    doubtful = [
        str(number)
        for number, (pounds, column) in enumerate(zip(layout, base, strict=True), 1)
        if 0 < column.posts < len(pounds) and not column.open
    ]
    if not doubtful:
        return base
    question = PickSome(
        key="open-columns",
        choices=doubtful,
        describe=lambda number: Option(number, msg("option-column", column=int(number))),
        data={"company": company},
        rules=("MOM-N4",),
        default=[],
    )
    opened = table.ask(question)
    return [
        Column(column.posts, column.open or str(number) in opened) for number, column in enumerate(base, 1)
    ]


def posts_of(base: Sequence[Column]) -> list[int]:
    """Column by column."""
    return [column.posts for column in base]


def _doubt(layout: Layout, open: Sequence[bool], company: Company, left: dict[str, int]) -> Msg | None:
    for name, most in zip(left, map(holds, layout, open), strict=True):
        if left[name] > most:
            return msg("doubt-column", company=company, column=int(name), posts=left[name], most=most)
    return None


def base_is_empty(game: Mombasa, company: Company) -> bool:
    """Whether it is known for sure."""
    bases = game.facts.bases
    return bases.is_sure(company) and not bases.known[company]


def learn_columns(game: Mombasa, columns: Mapping[Company, list[Column]]) -> None:
    """What is known of the columns tells the share value and the posts left."""
    facts, layout = game.facts, game.edition.board.base_columns
    for company, base in columns.items():
        facts.columns.learn(company, base)
        facts.values.learn(company, value(layout, base))
        facts.bases.learn(company, posts_left(base))
