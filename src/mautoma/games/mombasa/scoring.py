"""The final scoring of both sides (MOM-E1): who counts has carried out the last orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mautoma.games.mombasa.names import AUTOMA, COMPANIES, HUMAN, MOST_SHARES, Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.state import Mombasa, Sheet
from mautoma.games.mombasa.table.facts.companies import learn_values
from mautoma.games.mombasa.table.facts.own_tracks import space_points
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.mode import Result
from mautoma.kernel.question import Numbers
from mautoma.kernel.table import Table


def score(game: Mombasa, table: Table) -> None:
    _score_automa(game, table)
    _score_human(game, table)


def _score_automa(game: Mombasa, table: Table) -> None:
    """Its marker on a track shows the shares held there, none where it began; its cards add theirs."""
    automa = game.automa
    moved = [company for company in game.companies() if automa.steps[company]]
    on_tracks = _ask_shares(game, table, "automa-track-shares", moved) if moved else {}
    if automa.cards:
        automa.shares = _ask_shares(game, table, "automa-card-shares", game.companies(), automa.shares)
    shares = {company: on_tracks.get(company, 0) + automa.shares[company] for company in COMPANIES}
    _fill_sheet(
        game,
        table,
        AUTOMA,
        automa.coins,
        shares,
        automa.diamonds,
        automa.jar,
    )


def _score_human(game: Mombasa, table: Table) -> None:
    own = table.ask(
        Numbers(
            key="human-board",
            names=("coins", "diamonds", "jar"),
            noun="own",
            rules=("MOM-E1",),
            outcome=True,
        )
    )
    shares = _ask_shares(game, table, "human-shares", game.companies())
    _fill_sheet(game, table, HUMAN, own["coins"], shares, own["diamonds"], own["jar"])


def _ask_shares(
    game: Mombasa,
    table: Table,
    key: str,
    companies: Sequence[Company],
    known: dict[Company, int] | None = None,
) -> dict[Company, int]:
    limit = game.edition.board.limits.shares

    def doubt(answer: dict[str, int]) -> Msg | None:
        for company, shares in answer.items():
            if shares > limit:
                return msg("doubt-shares", company=company, shares=shares, most=limit)
        return None

    question = Numbers(
        key=key,
        names=companies,
        noun="company",
        most=MOST_SHARES,
        rules=("MOM-E1",),
        data=_SHOWN[key](game),
        default=known or dict.fromkeys(companies, 0),
        outcome=True,
    )
    return ask_report(table, question, doubt)


_SHOWN: dict[str, Callable[[Mombasa], dict[str, Json | Msg]]] = {
    "automa-track-shares": lambda game: {"markers": _markers(game)},
    "automa-card-shares": lambda game: {"cards": game.automa.cards},
    "human-shares": lambda game: {},
}
"""What each question of shares says of the board."""


def _markers(game: Mombasa) -> Msg:
    steps = game.automa.steps
    moved = [company for company in game.companies() if steps[company]]
    return all_of([msg("marker-on", company=company, at=steps[company]) for company in moved])


def _fill_sheet(
    game: Mombasa,
    table: Table,
    side: str,
    coins: int,
    shares: dict[Company, int],
    diamonds: int,
    jar: int,
) -> None:
    """`diamonds` and `jar` are spaces of their tracks. A company without a share of it has no say."""
    learn_values(game, table, [company for company in game.companies() if shares[company]])
    values = game.facts.values.known
    diamond_points = space_points(game, table, "diamonds", diamonds)
    book_points = space_points(game, table, "books", jar)
    for company in game.companies():
        if shares[company]:
            table.tell(
                "score-shares",
                "MOM-E1",
                side=side,
                company=company,
                shares=shares[company],
                value=values[company],
                points=shares[company] * values[company],
            )
    table.tell("score-diamonds", "MOM-E1", side=side, at=diamonds, points=diamond_points)
    table.tell("score-books", "MOM-E1", side=side, at=jar, points=book_points)
    share_points = sum(number * values[company] for company, number in shares.items() if number)
    sheet = Sheet(coins, share_points, diamond_points, book_points)
    game.sheets[side] = sheet
    table.tell(
        "score",
        "MOM-E1",
        side=side,
        coins=coins,
        share_points=share_points,
        diamond_points=diamond_points,
        book_points=book_points,
        total=sheet.total,
    )


def result(game: Mombasa) -> Result | None:
    """Equal totals: nobody won (our ruling; the rulebook names no tie-breaker)."""
    if HUMAN not in game.sheets:
        return None
    human, automa = game.sheets[HUMAN].total, game.sheets[AUTOMA].total
    outcome = "won" if human > automa else "lost" if human < automa else "drawn"
    won = None if human == automa else human > automa
    return Result(outcome, {"human": human, "automa": automa}, won, human, automa)
