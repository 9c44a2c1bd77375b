"""Areas without numbers: from north to south, of equals from west to east (MOM-N3).

The order is told in words, and the person looks at the map. That there are enough areas is believed until the
person says how many there are.
"""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.mombasa.names import Company
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number
from mautoma.kernel.table import Table

FREE = "free"
NO_FREE_AREA, NO_AREA_OF = "no_free_area", "no_area_of"
"""Why posts cannot be placed: fewer free areas, or fewer of the company to be ousted."""


def has_areas(game: Mombasa, of: str, number: int) -> bool:
    """Whether, as far as is known, so many areas are free, or a company's."""
    left = game.facts.areas_left
    return not left.is_sure(of) or left.known[of] >= number


def where(victims: Sequence[Company | None]) -> Msg:
    """Where posts go: whites first, then those that oust."""
    parts = [
        msg("posts-north-free", number=victims.count(of))
        if of is None
        else msg("posts-north-of", number=victims.count(of), company=of)
        for of in dict.fromkeys(victims)
    ]
    return all_of(parts)


def reasons(victims: Sequence[Company | None]) -> tuple[str, ...]:
    """What may be wrong with the map."""
    free = (NO_FREE_AREA,) if None in victims else ()
    return (*free, NO_AREA_OF) if any(victims) else free


def learn_areas_left(game: Mombasa, table: Table, reason: str, victims: Sequence[Company | None]) -> None:
    """How many areas there are, where there are too few. None of one is known without a question."""
    left = game.facts.areas_left
    victim: Company | None = None
    if reason == NO_AREA_OF:
        ousted = [each for each in victims if each is not None]
        victim = next((each for each in ousted if not left.is_sure(each)), ousted[-1])
    wanted = victims.count(victim)
    which = msg("areas-free") if victim is None else msg("areas-of", company=victim)
    question = Number(key="areas-left", most=wanted - 1, data={"areas": which}, rules=("MOM-N5",), default=0)
    left.learn(victim or FREE, table.ask(question) if wanted > 1 else 0)


def post_placed(game: Mombasa, company: Company, victim: Company | None) -> None:
    """One area less, one more for the company."""
    left = game.facts.areas_left
    if left.is_sure(victim or FREE):
        left.known[victim or FREE] = max(0, left.known[victim or FREE] - 1)
    if left.is_sure(company):
        left.known[company] += 1
    if victim is None:
        game.moved("now-north-free", company=company)
    else:
        game.moved("now-north-owner", company=company, owner_company=victim)
