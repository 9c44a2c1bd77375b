"""Money that only the human knows of: what a dinnertime brings besides the houses, and salaries."""

from __future__ import annotations

from mautoma.games.foodchain.content.milestones import milestone
from mautoma.games.foodchain.facts import CFO, SALARIES, WAITRESSES
from mautoma.games.foodchain.names import FIRST_TO_PAY_20, HUMAN, SIDES
from mautoma.games.foodchain.reports.human_chain import MOST_WAITRESSES
from mautoma.games.foodchain.rules.bank import pay_in
from mautoma.games.foodchain.rules.claims import claim
from mautoma.games.foodchain.rules.dinner import (
    ceo_is_cfo,
    cfo_bonus_on,
    claim_cash_milestones,
    milestone_cash,
    pay_extra,
    tips_of,
)
from mautoma.games.foodchain.state import TableGame
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Numbers
from mautoma.kernel.table import Table

TIPS = "tips"
CFO_BONUS = "cfo_bonus"


def after_the_houses(game: TableGame, table: Table, earned: int) -> None:
    """FCM-D12: the human's waitresses and CFO, milestone cash, $20 and $100."""
    extra = _ask_extra(game, table, earned)
    pay_extra(game, table, "tips", extra[TIPS])
    pay_extra(game, table, "cfo-bonus", extra[CFO_BONUS])
    milestone_cash(game, table)
    for side in SIDES:
        claim_cash_milestones(game, table, side)


def _ask_extra(game: TableGame, table: Table, earned: int) -> dict[str, int]:
    """What the program reckons is offered: as many waitresses as last known, a CFO if there was one."""
    facts = game.facts
    tips = tips_of(game, facts.last(WAITRESSES) or 0)
    has_cfo = ceo_is_cfo(game) or bool(facts.last(CFO))
    extra = table.ask(
        Numbers(
            key="extra-money",
            rules=("FCM-D12",),
            names=(TIPS, CFO_BONUS),
            noun="extra",
            least=-999,
            most=9999,
            default={TIPS: tips, CFO_BONUS: cfo_bonus_on(earned + tips) if has_cfo else 0},
        )
    )
    if not facts.is_sure(WAITRESSES):
        facts.known[WAITRESSES] = min(max(0, extra[TIPS]) // tips_of(game, 1), MOST_WAITRESSES)
    if extra[CFO_BONUS] or earned + extra[TIPS]:
        facts.known[CFO] = int(extra[CFO_BONUS] != 0)
    return extra


def pay_salaries(game: TableGame, table: Table) -> None:
    """What was paid is the human's report; $20 of it is a milestone."""
    facts = game.facts

    def doubt(paid: int) -> Msg | None:
        return msg("doubt-salaries", cash=game.human.cash) if paid > game.human.cash else None

    last = facts.last(SALARIES)
    question = Number(key="salaries", default=last or 0, remembered=last is not None)
    paid = ask_report(table, question, doubt)
    facts.learn(SALARIES, paid)
    game.human.cash = max(game.human.cash, paid)
    pay_in(game, HUMAN, paid)
    table.tell("salaries-paid", cash=paid, left=game.human.cash)
    if paid >= milestone(FIRST_TO_PAY_20).at_least:
        claim(game, table, HUMAN, FIRST_TO_PAY_20)
