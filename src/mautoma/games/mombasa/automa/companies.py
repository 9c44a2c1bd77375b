"""Which company: the criteria MOM-Q1 to MOM-Q6, ties by the letter of the track (MOM-T3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mautoma.games.mombasa.names import Company, CompanyCriterion
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.companies import learn_human_steps, learn_richest
from mautoma.kernel.decide import Criterion, Decision, decide, least, most, must
from mautoma.kernel.table import Table

RULES: dict[CompanyCriterion, str] = {
    "richest": "MOM-Q1",
    "lead": "MOM-Q2",
    "deficit": "MOM-Q3",
    "human_fewest": "MOM-Q4",
    "automa_most": "MOM-Q5",
}


def choose_company(
    game: Mombasa,
    table: Table,
    criterion: CompanyCriterion | None,
    why: str,
    among: Iterable[Company] | None = None,
) -> Decision[Company]:
    candidates = [company for company in game.companies() if among is None or company in among]
    by = [company_criterion(game, table, criterion)] if criterion else []
    return decide(candidates, *by, track_order(game), why=why, noun="company")


def company_criterion(game: Mombasa, table: Table, criterion: CompanyCriterion) -> Criterion[Company]:
    """Facts are asked for the companies still in question, and only those the criterion needs."""
    rule, name = RULES[criterion], criterion.replace("_", "-")
    automa, human = game.automa.steps, game.facts.steps.known
    worth: dict[Company, int] = {}

    def ask_steps(companies: Sequence[Company]) -> None:
        learn_human_steps(game, table, companies)

    def ask_richest(companies: Sequence[Company]) -> None:
        worth.update(learn_richest(game, table, companies))

    if criterion == "richest":
        return most(rule, name, lambda company: worth[company], ask_richest)
    if criterion == "lead":
        # Signed: with no lead anywhere the smallest deficit counts as the biggest lead (MOM-Q6).
        return most(rule, name, lambda company: automa[company] - human[company], ask_steps)
    if criterion == "deficit":
        return most(rule, name, lambda company: human[company] - automa[company], ask_steps)
    if criterion == "human_fewest":
        return least(rule, name, lambda company: human[company], ask_steps)
    return most(rule, name, lambda company: automa[company])


def human_leads(game: Mombasa, table: Table) -> tuple[Criterion[Company], Criterion[Company]]:
    """Where the human really leads, and leads most (MOM-N3, MOM-N5)."""
    automa, human = game.automa.steps, game.facts.steps.known

    def ask(companies: Sequence[Company]) -> None:
        learn_human_steps(game, table, companies)

    def lead(company: Company) -> int:
        return human[company] - automa[company]

    return (
        must("MOM-N5", "human-leads", lambda company: lead(company) > 0, ask),
        most("MOM-N3", "human-lead", lead),
    )


def track_order(game: Mombasa) -> Criterion[Company]:
    return least("MOM-T3", "track-order", lambda company: game.tracks[company])
