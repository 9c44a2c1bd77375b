"""Mombasa at the table: the box lies on the table, the program is the second player.

A round: planning, actions by turns, preparation of the next; after the seventh the final scoring.
"""

from __future__ import annotations

from mautoma.games.mombasa import facts, scoring
from mautoma.games.mombasa.automa import turn
from mautoma.games.mombasa.corrections import listen
from mautoma.games.mombasa.differences import differences
from mautoma.games.mombasa.names import AUTOMA, HUMAN, LEVELS, ROUNDS
from mautoma.games.mombasa.printed_deck import DECKS, PRINTED, SHUFFLED
from mautoma.games.mombasa.setup import set_up
from mautoma.games.mombasa.state import Game
from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.mode import Result, Setting, Setup
from mautoma.kernel.question import Option, Pick
from mautoma.kernel.table import Table

DONE, FINISHED, TOKEN = "done", "finished", "token"

SETTINGS = (
    Setting("level", tuple(LEVELS), "normal"),
    Setting("first", ("random", HUMAN, AUTOMA), "random"),
    Setting("tracks", ("beginner", "deal", "ask"), "beginner"),
)


ORDERS = frozenset(
    {
        "track-lies",
        "set-up",
        "starting-steps",
        "take-card",
        "buy",
        "track",
        "free-steps",
        "past-the-end",
        "diamonds",
        "coins",
        "explore",
        "columns-by-value",
        "return-by-value",
        "columns-taken",
        "columns-returned",
        "books",
        "book-with-coin",
        "book-first",
        "book-points-sold",
        "majority",
        "bonus",
        "remove",
        "first-player",
        "post-removed",
        "round-over",
        "reference-card",
        "plan-your-cards",
        "named-steps",
        "shuffle-printed",
    }
)
"""What there is to do on the table."""


class AtTable:
    game = "mombasa"
    name = "table"
    rules = 3
    settings = (*SETTINGS, Setting("deck", DECKS, SHUFFLED, whole=(SHUFFLED,)))
    orders = ORDERS

    def set_up(self, setup: Setup, table: Table) -> Game:
        game = Game(setup.edition, LEVELS[setup.options["level"]])
        game.printed_deck = setup.options.get("deck") == PRINTED
        set_up(game, table, setup.options["tracks"], setup.options["first"])
        return game

    def play_round(self, game: Game, table: Table) -> None:
        play_round(game, table)

    def result(self, game: Game) -> Result | None:
        return scoring.result(game)

    def clone(self, game: Game) -> Game:
        return game.clone()

    def summary(self, game: Game) -> Msg:
        return summary(game)

    def differences(self, before: Game, now: Game) -> list[Event]:
        return differences(before, now)


def summary(game: Game) -> Msg:
    if HUMAN in game.sheets:
        human, automa = game.sheets[HUMAN].total, game.sheets[AUTOMA].total
        return msg("summary-over", human=human, automa=automa)
    if not game.round:
        return msg("line-set-up")
    return msg("summary", round=game.round, coins=game.automa.coins)


def play_round(game: Game, table: Table) -> None:
    listen(game, table)
    game.round += 1
    table.enter("round", str(game.round))
    table.enter("phase", "planning")
    facts.new_round(game)
    turn.plan(game, table)
    table.tell("plan-your-cards", "MOM-P4", round=game.round)
    if game.first == AUTOMA:
        table.pause("MOM-P4")
    table.enter("phase", "actions")
    actions(game, table)
    table.enter("phase", "preparation")
    pass_the_token(game)
    turn.clean_up(game, table)
    if game.round == ROUNDS:
        table.enter("phase", "scoring")
        scoring.score(game, table)


def actions(game: Game, table: Table) -> None:
    """Single actions by turns, the holder of the token first; who is finished is passed over (MOM-A1)."""
    human_plays, automas_turn = True, game.first == AUTOMA
    while human_plays or turn.can_act(game):
        if not turn.can_act(game):
            table.tell("automa-finished", "MOM-A4")
            _finish(game, table)
            return
        if automas_turn or not human_plays:
            turn.act(game, table)
        else:
            human_plays = _human_action(game, table)
        automas_turn = not automas_turn
    table.tell("automa-finished", "MOM-A4")


def _human_action(game: Game, table: Table) -> bool:
    """False: finished for the round."""
    table.enter("step", "human")
    answer = table.ask(_ask_action(game, "your-action", DONE, FINISHED))
    if answer == FINISHED:
        table.tell("human-finished", "MOM-A1")
        return False
    facts.after_human_action(game)
    _notice_the_token(game, table, answer)
    return True


def _finish(game: Game, table: Table) -> None:
    """The automa has nothing left to do: the human goes on alone (MOM-A1)."""
    table.enter("step", "human")
    answer = table.ask(_ask_action(game, "finish-round", FINISHED))
    facts.after_human_action(game)
    _notice_the_token(game, table, answer)
    table.tell("human-finished", "MOM-A1")


def _ask_action(game: Game, key: str, *choices: str) -> Pick:
    """Only the human can have taken the token from the automa unseen (MOM-K7)."""
    may_take_token = game.first == AUTOMA and not (game.token_taken or game.token_lost)
    offered = [*choices, TOKEN] if may_take_token else list(choices)
    return Pick(key=key, choices=offered, describe=_action_option, default=choices[0])


def _notice_the_token(game: Game, table: Table, answer: str) -> None:
    """The new order counts from the next round (MOM-K7)."""
    if answer == TOKEN:
        game.token_lost = True
        table.tell("human-took-token", "MOM-K7")


def _action_option(value: str) -> Option:
    return Option(value, msg(f"option-action-{value}"))


def pass_the_token(game: Game) -> None:
    """The order of the next round (MOM-K7)."""
    if game.token_lost:
        game.first, game.token_lost = HUMAN, False
