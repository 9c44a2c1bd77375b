"""Revive with the box on the table: the program plays the Mautoma.

round = the human's turn, then the Mautoma's; after the human's 18th turn the score decides.
"""

from __future__ import annotations

from mautoma.games.revive import setup
from mautoma.games.revive.automa.turn import automa_turn
from mautoma.games.revive.counting import miscounted
from mautoma.games.revive.names import HUMAN_TURNS
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.corrections import correct
from mautoma.games.revive.table.differences import differences
from mautoma.games.revive.table.printed_deck import DECKS, SHUFFLED
from mautoma.games.revive.table.reports.human import human_turn
from mautoma.kernel.event import Event
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.mode import Result, Setting, Setup
from mautoma.kernel.question import Number
from mautoma.kernel.table import Table

MOST_POINTS = 999

WON: dict[str, bool | None] = {"defeat": False, "survived": None}
"""Every other verdict is a victory."""
# The final score from which each verdict counts, best first (REV-E1).
VERDICTS = (
    (190, "utopia"),
    (170, "superior"),
    (150, "major"),
    (140, "regular"),
    (130, "minor"),
    (120, "survived"),
    (0, "defeat"),
)


class AtTable:
    game = "revive"
    name = "table"
    rules = 2
    real = True
    settings: tuple[Setting, ...] = (
        *setup.SETTINGS,
        setup.MAT,
        Setting("deck", DECKS, SHUFFLED, whole=(SHUFFLED,)),
    )

    def set_up(self, begin: Setup, table: Table) -> Revive:
        game = setup.new_game(begin.edition, begin.options)
        table.state = game
        setup.set_up(game, table)
        return game

    def play_round(self, game: Revive, table: Table) -> None:
        table.asides = {"correct": lambda: correct(game, table)}
        game.turn += 1
        table.enter("round", str(game.turn))
        table.enter("phase", "human")
        human_turn(game, table)
        table.enter("phase", "automa")
        if not automa_turn(game, table) or game.turn == HUMAN_TURNS:
            finish(game, table)

    def result(self, game: Revive) -> Result | None:
        if game.score is None:
            return None
        outcome = verdict(game.score)
        return Result(outcome, {"score": game.score}, WON.get(outcome, True), game.score)

    def clone(self, game: Revive) -> Revive:
        return game.clone()

    def summary(self, game: Revive) -> Msg:
        if game.score is not None:
            return msg("summary-over", turns=game.turn, score=game.score)
        return msg("summary", turn=max(game.turn, 1), turns=HUMAN_TURNS, cards=len(game.deck))

    def scores(self, game: Revive) -> dict[str, list[int]]:
        """Points are counted once, at the end."""
        return {}

    def miscounted(self, game: Revive) -> str:
        return miscounted(game)

    def differences(self, before: Revive, now: Revive) -> list[Event]:
        return differences(before, now)


def finish(game: Revive, table: Table) -> None:
    """The fourth restore turn would begin: the game ends at once (REV-T3); the score decides (REV-E1)."""
    game.choice = None
    table.enter("phase", "scoring")
    table.tell("game-over", "REV-T3", turns=game.turn)
    game.score = table.ask(Number(key="final-score", rules=("REV-E1",), least=0, most=MOST_POINTS))
    if game.stand_in is None:  # else the score is partly drawn by lot
        table.tell("verdict", "REV-E1", score=game.score, verdict=verdict(game.score))


def verdict(score: int) -> str:
    return next(name for least, name in VERDICTS if score >= least)
