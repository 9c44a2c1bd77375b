"""The final scoring of both sides (MOM-E1): who counts has carried out the last orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, MOST_SHARES, Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.state import Automa, Mombasa, Sheet
from mautoma.games.mombasa.table.corrections import most_of
from mautoma.games.mombasa.table.facts.companies import learn_values
from mautoma.games.mombasa.table.facts.own_tracks import space_points
from mautoma.kernel.facts import report
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.mode import Result
from mautoma.kernel.question import Numbers
from mautoma.kernel.table import Table

SPACES = ("diamonds", "jar")
"""Of the diamond track and the book track."""
BOARD = ("coins", *SPACES)
NO_SHARES = dict.fromkeys(COMPANIES, 0)


def score(game: Mombasa, table: Table) -> None:
    """All is asked before anything is counted: a correction counts, and what it lacks is asked.

    The automa's marker on a track shows the shares held there, none where it began; its cards add theirs.
    """
    automa, companies = game.automa, game.companies()
    own = table.ask(
        Numbers(
            key="human-board",
            names=BOARD,
            noun="own",
            bounds={name: most_of(game, name) for name in SPACES},
            rules=("MOM-E1",),
            outcome=True,
        )
    )
    shares = {HUMAN: _ask_shares(game, table, "human-shares", companies)}
    on_cards = False
    told: dict[Company, tuple[int, int]] = {}
    """Where its marker was, and the shares held there."""
    counted: Automa | None = None
    while counted != automa:
        counted = automa.clone()
        if automa.cards and not on_cards:
            automa.shares = _ask_shares(
                game, table, "automa-card-shares", companies, lambda: {"cards": automa.cards}, automa.shares
            )
            on_cards = True
        moved = [each for each in companies if automa.steps[each] not in (0, told.get(each, (0, 0))[0])]
        if moved:
            held = _ask_shares(game, table, "automa-track-shares", moved, partial(_markers, game, moved))
            told |= {company: (automa.steps[company], held[company]) for company in moved}
        on_tracks = {each: held for each, (at, held) in told.items() if 0 < at == automa.steps[each]}
        shares[AUTOMA] = {each: on_tracks.get(each, 0) + automa.shares[each] for each in companies}
        learn_values(game, table, [each for each in companies if any(held[each] for held in shares.values())])
        boards = {AUTOMA: {name: getattr(automa, name) for name in BOARD}, HUMAN: own}
        worth = {
            side: (
                space_points(game, table, "diamonds", board["diamonds"]),
                space_points(game, table, "books", board["jar"]),
            )
            for side, board in boards.items()
        }
    for side, board in boards.items():
        _fill_sheet(game, table, side, board, shares[side], *worth[side])


def _ask_shares(
    game: Mombasa,
    table: Table,
    key: str,
    companies: Sequence[Company],
    data: Callable[[], Mapping[str, Json | Msg]] = dict,
    known: Mapping[Company, int] = NO_SHARES,
) -> dict[Company, int]:
    limit = game.edition.board.limits.shares

    def question() -> Numbers:
        return Numbers(
            key=key,
            names=companies,
            noun="company",
            most=MOST_SHARES,
            rules=("MOM-E1",),
            data=data(),
            default={company: known[company] for company in companies},
            outcome=True,
        )

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, shares in answer.items():
            if shares > limit:
                return msg("doubt-shares", company=company, shares=shares, most=limit)
        return None

    return report(table, lambda: table.ask(question), doubt)


def _markers(game: Mombasa, companies: Sequence[Company]) -> dict[str, Json | Msg]:
    on = [msg("marker-on", company=company, at=game.automa.steps[company]) for company in companies]
    return {"markers": all_of(on)}


def _fill_sheet(
    game: Mombasa,
    table: Table,
    side: str,
    board: Mapping[str, int],
    shares: Mapping[Company, int],
    diamond_points: int,
    book_points: int,
) -> None:
    """A company without a share has no say."""
    values, share_points = game.facts.values.known, 0
    for company in game.companies():
        if number := shares[company]:
            points = number * values[company]
            share_points += points
            table.tell(
                "score-shares",
                "MOM-E1",
                side=side,
                company=company,
                shares=number,
                value=values[company],
                points=points,
            )
    table.tell("score-diamonds", "MOM-E1", side=side, at=board["diamonds"], points=diamond_points)
    table.tell("score-books", "MOM-E1", side=side, at=board["jar"], points=book_points)
    sheet = Sheet(board["coins"], share_points, diamond_points, book_points)
    game.sheets[side] = sheet
    table.tell(
        "score",
        "MOM-E1",
        side=side,
        coins=sheet.coins,
        share_points=share_points,
        diamond_points=diamond_points,
        book_points=book_points,
        total=sheet.total,
    )


def result(game: Mombasa) -> Result | None:
    """Equal totals: nobody won (our ruling; the rulebook names no tie-breaker)."""
    if not game.sheets:
        return None
    human, automa = game.sheets[HUMAN].total, game.sheets[AUTOMA].total
    outcome = "won" if human > automa else "lost" if human < automa else "drawn"
    won = None if human == automa else human > automa
    return Result(outcome, {"human": human, "automa": automa}, won, human, automa)
