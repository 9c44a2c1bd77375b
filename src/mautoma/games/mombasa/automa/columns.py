"""Which columns of a base posts leave and return to (MOM-N4).

Where the edition tells how a base looks, the program names the columns by number, and knows the share value
afterwards. Otherwise it names them by what they show.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.post_columns import Column, posts_left, put_back, take
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.columns import base_of, posts_of
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.table import Table

Moves = dict[Company, list[Column]]
"""By company: how its base will look."""


def plan_moves(game: Mombasa, table: Table, company: Company, victims: Sequence[Company | None]) -> Moves:
    """For each entry a post of the company leaves and the victim's comes back. Empty: columns unknown."""
    layout = game.edition.board.base_columns
    if not layout:
        return {}
    base = base_of(game, table, company)
    after = {company: take(layout, base, min(len(victims), posts_left(base)))}
    for victim in dict.fromkeys(victims):
        if victim is not None:
            base = base_of(game, table, victim)
            after[victim] = put_back(layout, base, victims.count(victim))
    return after


def tell_taken(game: Mombasa, table: Table, company: Company, number: int, moves: Moves) -> None:
    """What leaves the base, column by column; in words, where it is not known how a base looks."""
    if moves:
        _tell_columns(game, table, "columns-taken", company, moves[company])
    else:
        table.order("columns-by-value", "MOM-N4", company=company, number=number)


def tell_returned(game: Mombasa, table: Table, victims: Sequence[Company | None], moves: Moves) -> None:
    """What comes back to each base."""
    for victim in dict.fromkeys(each for each in victims if each is not None):
        if moves:
            _tell_columns(game, table, "columns-returned", victim, moves[victim])
        else:
            table.order("return-by-value", "MOM-N4", company=victim, number=victims.count(victim))


def _tell_columns(game: Mombasa, table: Table, kind: str, company: Company, after: Sequence[Column]) -> None:
    before = game.facts.columns.known[company]
    changes = [now - then for now, then in zip(posts_of(after), posts_of(before), strict=True)]
    if any(changes):
        table.order(kind, "MOM-N4", company=company, columns=_columns_words(changes))


def _columns_words(changes: Sequence[int]) -> Msg:
    parts = [
        msg("column-posts", column=number, number=abs(change))
        for number, change in enumerate(changes, 1)
        if change
    ]
    return all_of(parts)
