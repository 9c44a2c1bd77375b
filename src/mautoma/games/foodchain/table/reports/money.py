"""Money that only the human knows of: what a dinnertime brings besides the houses, and salaries."""

from __future__ import annotations

from mautoma.games.foodchain.human.payday import pay
from mautoma.games.foodchain.names import CFO, CFO_AT_WORK, WAITRESS
from mautoma.games.foodchain.rules.dinner import ceo_is_cfo, close_dinner, tips_of
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.facts import CFO as CFO_FACT
from mautoma.games.foodchain.table.facts import SALARIES, WAITRESSES
from mautoma.games.foodchain.table.reports.human_chain import learn_waitresses, most_waitresses
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Counts, Number
from mautoma.kernel.table import Table


def after_the_houses(game: TableGame, table: Table, earned: int) -> None:
    """FCM-D12, with those at work whom the human tells of."""
    at_work = _ask_at_work(game, table, earned)
    waitresses = at_work.get(WAITRESS, game.facts.last(WAITRESSES) or 0)
    learn_waitresses(game, table, waitresses)
    close_dinner(game, table, earned, at_work | {WAITRESS: waitresses})


def _ask_at_work(game: TableGame, table: Table, earned: int) -> dict[str, int]:
    """Those who bring money, as far as they can be at work by now and are not known."""
    facts = game.facts
    available = {}
    if not facts.is_sure(WAITRESSES):
        available[WAITRESS] = most_waitresses(game)
    brings = bool(available) or earned + tips_of(game, facts.last(WAITRESSES) or 0) != 0
    if game.round >= CFO_AT_WORK and not ceo_is_cfo(game) and brings:
        available[CFO] = 1
    if not available:
        return {}
    last = {WAITRESS: facts.last(WAITRESSES), CFO: facts.last(CFO_FACT)}
    default = {name: min(last[name] or 0, most) for name, most in available.items() if last[name]}
    remembered = any(last[name] is not None for name in available)
    told = table.ask(
        Counts(
            key="at-work",
            rules=("FCM-D12",),
            available=available,
            noun="employee",
            default=default,
            remembered=remembered,
        )
    )
    if CFO in available:
        facts.known[CFO_FACT] = told.get(CFO, 0)
    return {name: told.get(name, 0) for name in available}


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
    pay(game, table, paid)
