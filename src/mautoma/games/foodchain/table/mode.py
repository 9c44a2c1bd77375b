"""Food Chain Magnate at the table: the box on the table, the program is Mautoma Inc. beside it.

A round is the same seven phases as on screen. Of the human's company the program is told what it
needs, when it needs it.
"""

from __future__ import annotations

from mautoma.games.foodchain import solo
from mautoma.games.foodchain.automa.turn import act
from mautoma.games.foodchain.city.city import House
from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.content.supply import levels
from mautoma.games.foodchain.names import AUTOMA, FIRST_ROUND, HUMAN
from mautoma.games.foodchain.rules.chains import AutomaChain, Chain
from mautoma.games.foodchain.rules.counting import miscounted_at_table
from mautoma.games.foodchain.rules.dinner import choose_chain, serve_houses
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.corrections import correct
from mautoma.games.foodchain.table.differences import differences
from mautoma.games.foodchain.table.facts import DRIVE_INS, PRICE, WAITRESSES, stock_of
from mautoma.games.foodchain.table.printed_deck import next_card, switch_deck
from mautoma.games.foodchain.table.reports import without_map
from mautoma.games.foodchain.table.reports.clean_up import clean_up
from mautoma.games.foodchain.table.reports.human_chain import Corrected, ReportedChain
from mautoma.games.foodchain.table.reports.map import first_restaurant, report_changes
from mautoma.games.foodchain.table.reports.money import after_the_houses, pay_salaries
from mautoma.games.foodchain.table.setup import (
    DEALT,
    DECKS,
    KEPT,
    MAPS,
    MATS,
    SHUFFLED,
    lay_the_table,
    new_game,
)
from mautoma.kernel.decide import Decision
from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg
from mautoma.kernel.mode import Result, Setting, Setup
from mautoma.kernel.table import Table


class AtTable:
    game = "foodchain"
    name = "table"
    rules = 4
    real = True

    @property
    def settings(self) -> tuple[Setting, ...]:
        return (
            Setting("level", tuple(levels()), "normal"),
            Setting("map", MAPS, DEALT),
            Setting("deck", DECKS, SHUFFLED, whole=(SHUFFLED,)),
            Setting("mat", MATS, KEPT),
        )

    def set_up(self, setup: Setup, table: Table) -> TableGame:
        """FCM-S1 to FCM-S13"""
        options = setup.options
        game = new_game(setup.edition, options, table)
        table.state = game
        table.enter("phase", "opening")
        lay_the_table(game, table, options["map"])
        if game.without_map:
            table.order("place-first-restaurant", "FCM-S13")
        else:
            table.pause("FCM-S1")
            first_restaurant(game, table)
        return game

    def play_round(self, game: TableGame, table: Table) -> None:
        listen(game, table)
        play_round(game, table)

    def result(self, game: TableGame) -> Result | None:
        return solo.result(game)

    def clone(self, game: TableGame) -> TableGame:
        return game.clone()

    def summary(self, game: TableGame) -> Msg:
        return solo.summary(game)

    def scores(self, game: TableGame) -> dict[str, list[int]]:
        return solo.scores(game)

    def miscounted(self, game: TableGame) -> str:
        return miscounted_at_table(game)

    def differences(self, before: TableGame, now: TableGame) -> list[Event]:
        return differences(before, now)


def listen(game: TableGame, table: Table) -> None:
    table.asides = {"correct": lambda: correct(game, table)}
    if not game.edition.few_cards:
        table.asides["deck"] = lambda: switch_deck(game, table)


def play_round(game: TableGame, table: Table) -> None:
    game.round += 1
    table.enter("round", str(game.round))
    table.tell("round-begins", round=game.round)
    _new_round(game)
    table.enter("phase", "working")
    your_turn(game, table)
    next_card(game, table)
    listen(game, table)  # the program may know enough cards now to draw, or too few
    act(game, table, without_map.ReportedMap(game, table) if game.without_map else None)
    table.enter("phase", "dinnertime")
    if game.round > FIRST_ROUND:
        after_the_houses(game, table, dine(game, table))
    if not game.over:  # FCM-D13: after the second break there are no phases 5 to 7
        table.enter("phase", "payday")
        if game.round > FIRST_ROUND:
            pay_salaries(game, table)
        table.enter("phase", "marketing")
        if game.without_map:
            without_map.advertise(game, table)
        else:
            solo.advertise(game, table)
        table.enter("phase", "clean_up")
        clean_up(game, table)
    game.history.append((game.human.cash, game.automa.cash))


def your_turn(game: TableGame, table: Table) -> None:
    """FCM-W1: nothing of the automa is turned over before the human has worked."""
    if game.round == FIRST_ROUND:
        table.tell("your-first-turn", "FCM-W1")
        table.pause("FCM-W1", own=True)
    elif game.without_map:
        table.tell("your-turn", "FCM-W1")
        table.pause("FCM-W1", own=True)
    else:
        report_changes(game, table)


def _new_round(game: TableGame) -> None:
    """What the human's working phase may have changed is not certain any more."""
    game.facts.doubt([PRICE, WAITRESSES, DRIVE_INS, *(stock_of(product) for product in PRODUCTS)])
    without_map.forget_absent_houses(game)


def dine(game: TableGame, table: Table) -> int:
    """FCM-D1: house by house; gives what the human earned with the houses."""
    if game.without_map:
        return without_map.dine(game, table)
    human = ReportedChain(game, table)
    chains: dict[str, Chain] = {HUMAN: human}

    def choose(house: House, chains: dict[str, Chain]) -> Decision[str] | None:
        chains[AUTOMA] = AutomaChain(game)  # as its card and mat are now, whatever was corrected
        choice = choose_at_table(house, chains)
        if choice is None:
            human.corrected()
        return choice

    return serve_houses(game, table, chains, choose)


def choose_at_table(house: House, chains: dict[str, Chain]) -> Decision[str] | None:
    """None: something was corrected at one of the questions, so the houses are looked at again."""
    try:
        # FCM-D5: against no waitresses the human wins a tie with any number of them.
        choice = choose_chain(house, chains, waitresses_decide=chains[AUTOMA].waitresses() > 0)
        if choice.choice == HUMAN:
            chains[HUMAN].price()  # now, so that selling asks nothing
    except Corrected:
        return None
    return choice
