"""Money that only the human knows of: what a dinnertime brings besides the houses, and salaries."""

from __future__ import annotations

from mautoma.games.foodchain.content.milestones import milestone
from mautoma.games.foodchain.facts import CFO, SALARIES, WAITRESSES
from mautoma.games.foodchain.names import FIRST_TO_PAY_20, FIRST_WAITRESS, HUMAN, SIDES, TRAINED_AT_WORK
from mautoma.games.foodchain.reports.human_chain import MOST_WAITRESSES, learn_waitresses
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
    waitresses = facts.last(WAITRESSES) or 0
    tips = waitresses * _tip_of_each(game)
    has_cfo = ceo_is_cfo(game) or bool(facts.last(CFO))
    names = (TIPS, CFO_BONUS) if _cfo_possible(game) else (TIPS,)
    offered = {TIPS: tips, CFO_BONUS: cfo_bonus_on(earned + tips) if has_cfo else 0}
    told = table.ask(
        Numbers(
            key="extra-money",
            rules=("FCM-D12",),
            names=names,
            noun="extra",
            least=-999,
            most=9999,
            default={name: offered[name] for name in names},
        )
    )
    extra = {TIPS: 0, CFO_BONUS: 0, **told}
    if not facts.is_sure(WAITRESSES):
        waitresses = min(max(0, extra[TIPS]) // _tip_of_each(game), MOST_WAITRESSES)
    learn_waitresses(game, table, waitresses)
    if extra[CFO_BONUS] or earned + extra[TIPS]:
        facts.known[CFO] = int(extra[CFO_BONUS] != 0)
    return extra


def _tip_of_each(game: TableGame) -> int:
    """With FIRST WAITRESS, if it is still to be had: it comes with the first waitress at work."""
    open_to_human = FIRST_WAITRESS in game.milestones
    return max(tips_of(game, 1), milestone(FIRST_WAITRESS).tips if open_to_human else 0)


def _cfo_possible(game: TableGame) -> bool:
    return ceo_is_cfo(game) or game.round >= TRAINED_AT_WORK


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
