"""Mombasa at the table: the box is on the table, the program is the second player.

A round: planning, actions by turns, preparation of the next; after the seventh the final scoring.
"""

from __future__ import annotations

from mautoma.games.mombasa import scoring
from mautoma.games.mombasa.automa import turn
from mautoma.games.mombasa.automa.marker_actions import own_goods
from mautoma.games.mombasa.counting import miscounted
from mautoma.games.mombasa.names import AUTOMA, HUMAN, LEVELS, ROUNDS
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.setup import set_up
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table import facts
from mautoma.games.mombasa.table.corrections import listen
from mautoma.games.mombasa.table.differences import differences
from mautoma.games.mombasa.table.printed_deck import DECKS, PRINTED, SHUFFLED
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


class AtTable:
    game = "mombasa"
    name = "table"
    rules = 5
    real = True
    settings = (*SETTINGS, Setting("deck", DECKS, SHUFFLED, whole=(SHUFFLED,)))

    def set_up(self, setup: Setup, table: Table) -> Mombasa:
        game = Mombasa(setup.edition, LEVELS[setup.options["level"]])
        game.printed_deck = setup.options.get("deck") == PRINTED
        set_up(game, table, setup.options["tracks"], setup.options["first"])
        return game

    def play_round(self, game: Mombasa, table: Table) -> None:
        play_round(game, table)

    def result(self, game: Mombasa) -> Result | None:
        return scoring.result(game)

    def clone(self, game: Mombasa) -> Mombasa:
        return game.clone()

    def summary(self, game: Mombasa) -> Msg:
        return summary(game)

    def scores(self, game: Mombasa) -> dict[str, list[int]]:
        """At a real table nobody knows the scores before the end."""
        return {}

    def miscounted(self, game: Mombasa) -> str:
        return miscounted(game)

    def differences(self, before: Mombasa, now: Mombasa) -> list[Event]:
        return differences(before, now)


def summary(game: Mombasa) -> Msg:
    if game.sheets:
        human, automa = game.sheets[HUMAN].total, game.sheets[AUTOMA].total
        return msg("summary-over", human=human, automa=automa)
    if not game.round:
        return msg("line-set-up")
    return msg("summary", round=game.round, coins=game.automa.coins)


def play_round(game: Mombasa, table: Table) -> None:
    listen(game, table)
    game.round += 1
    table.enter("round", str(game.round))
    table.enter("phase", "planning")
    facts.new_round(game)
    turn.plan(game, table)
    if game.round > 1:
        table.order("fill-up", "MOM-S6", round=game.round)
    table.order("plan-your-cards", "MOM-P4", round=game.round)
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


def actions(game: Mombasa, table: Table) -> None:
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


def _human_action(game: Mombasa, table: Table) -> bool:
    """False: finished for the round."""
    table.enter("step", "human")
    answer = table.ask(_ask_action(game, "your-action", DONE, FINISHED))
    if answer == FINISHED:
        table.tell("human-finished", "MOM-A1")
        return False
    facts.after_human_action(game)
    _notice_the_token(game, table, answer)
    return True


def _finish(game: Mombasa, table: Table) -> None:
    """The automa has nothing left to do: the human goes on alone (MOM-A1)."""
    table.enter("step", "human")
    answer = table.ask(_ask_action(game, "finish-round", FINISHED))
    facts.after_human_action(game)
    _notice_the_token(game, table, answer)
    table.tell("human-finished", "MOM-A1")


def _ask_action(game: Mombasa, key: str, *choices: str) -> Pick:
    """Only the human can have taken the token from the automa unseen (MOM-K7)."""
    may_take_token = game.first == AUTOMA and not (game.token_taken or game.token_lost)
    offered = [*choices, TOKEN] if may_take_token else list(choices)
    return Pick(
        key=key,
        choices=offered,
        describe=_action_option,
        notes=_exceptions(game),
        default=choices[0],
        own=True,
    )


def _exceptions(game: Mombasa) -> tuple[Msg, ...]:
    """What the human plays otherwise than by the normal rules: majorities (MOM-K3)."""
    goods = [msg("symbol-good", good=good, number=number) for good, number in own_goods(game).items()]
    return (msg("note-open-symbols", symbols=all_of(goods)) if goods else msg("note-no-symbols"),)


def _notice_the_token(game: Mombasa, table: Table, answer: str) -> None:
    """The new order counts from the next round (MOM-K7)."""
    if answer == TOKEN:
        game.token_lost = True
        table.tell("human-took-token", "MOM-K7")


def _action_option(value: str) -> Option:
    return Option(value, msg(f"option-action-{value}"))


def pass_the_token(game: Mombasa) -> None:
    """The order of the next round (MOM-K7)."""
    if game.token_lost:
        game.first, game.token_lost = HUMAN, False
