"""Which columns of a base posts leave and return to (MOM-N4).

Where the edition tells how a base looks, the program names the columns, and knows the share value
afterwards. Otherwise it tells what is to be achieved.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa.automa import base
from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.state import Game
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Numbers
from mautoma.kernel.table import Table

Moves = dict[Company, list[int]]
"""By company: how many posts will be gone from each column."""


def posts_out(game: Game, table: Table, company: Company) -> list[int]:
    """How many posts are gone from each column of a base; asked as those still there."""
    columns = game.edition.board.base_columns

    def ask(before: list[int] | None) -> list[int]:
        names = [str(number) for number in range(1, len(columns) + 1)]
        question = Numbers(
            key="base-columns",
            names=names,
            most=99,
            data={"company": company},
            rules=("MOM-N4",),
            default=None if before is None else dict(zip(names, posts_left(game, before), strict=True)),
            remembered=True,
        )
        answer = ask_report(table, question, lambda left: _doubt(game, company, left))
        out = [max(0, len(column) - answer[name]) for name, column in zip(names, columns, strict=True)]
        learn_columns(game, {company: out})
        return out

    return game.facts.columns.recall(company, ask)


def posts_left(game: Game, out: Sequence[int]) -> list[int]:
    """Column by column."""
    return [len(column) - gone for column, gone in zip(game.edition.board.base_columns, out, strict=True)]


def _doubt(game: Game, company: Company, left: dict[str, int]) -> Msg | None:
    for name, column in zip(left, game.edition.board.base_columns, strict=True):
        if left[name] > len(column):
            return msg("doubt-column", company=company, column=int(name), posts=left[name], most=len(column))
    return None


def plan_moves(game: Game, table: Table, company: Company, victims: Sequence[Company | None]) -> Moves:
    """For each entry a post of the company leaves and the victim's comes back. Empty: columns unknown."""
    columns = game.edition.board.base_columns
    if not columns:
        return {}
    out = posts_out(game, table, company)
    after = {company: base.take(columns, out, min(len(victims), base.posts_left(columns, out)))}
    for victim in dict.fromkeys(victims):
        if victim is not None:
            out = posts_out(game, table, victim)
            after[victim] = base.put_back(columns, out, min(victims.count(victim), sum(out)))
    return after


def tell_moves(
    game: Game, table: Table, company: Company, victims: Sequence[Company | None], moves: Moves
) -> None:
    """Column by column, or what the columns are to be chosen for."""
    if not moves:
        table.tell("columns-by-value", "MOM-N4", company=company)
        if any(victims):
            table.tell("return-by-value", "MOM-N4")
        return
    for each, after in moves.items():
        before = game.facts.columns.known[each]
        changes = [now - gone for now, gone in zip(after, before, strict=True)]
        kind = "columns-taken" if each == company else "columns-returned"
        if any(changes):
            table.tell(kind, "MOM-N4", company=each, columns=_columns_words(changes))


def _columns_words(changes: Sequence[int]) -> Msg:
    parts = [
        msg("column-posts", column=number, number=abs(change))
        for number, change in enumerate(changes, 1)
        if change
    ]
    return all_of(parts)


def learn_columns(game: Game, columns: Moves) -> None:
    """What is known of the columns tells the share value and the posts left."""
    facts, layout = game.facts, game.edition.board.base_columns
    for company, out in columns.items():
        facts.columns.learn(company, out)
        facts.values.learn(company, base.value(layout, out))
        facts.bases.learn(company, base.posts_left(layout, out))
