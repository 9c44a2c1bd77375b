from __future__ import annotations

from typing import Any, cast

import pytest

from mautoma import __version__
from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.content.products import BURGER
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.human.payday import pay_salaries
from mautoma.games.foodchain.human.restructuring import restructure
from mautoma.games.foodchain.solo import ROUND_LIMIT, Solo, clean_up, result
from mautoma.games.foodchain.state import FoodChain, TableGame
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.mode import Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import PolicyTable
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.start import new_game, scripted


def automa_snapshot(game: FoodChain) -> Any:
    return game.clone().automa


@pytest.mark.rule("FCM-R1")
def test_the_automa_does_nothing_while_the_human_restructures() -> None:
    game = new_game()
    game.human.beach = {"waitress": 1}
    before = automa_snapshot(game)
    restructure(game, scripted(("structure", {"waitress": 1})))
    assert game.automa == before


@pytest.mark.rule("FCM-P1")
def test_the_automa_pays_no_salaries() -> None:
    game = new_game()
    game.automa.cash = 50
    game.human.cash, game.human.at_work = 50, {"burger_cook": 2}
    before = automa_snapshot(game)
    pay_salaries(game, scripted(("payday", "pay")))
    assert game.human.cash == 50 - 2 * 5
    assert game.automa == before


@pytest.mark.rule("FCM-C9")
def test_both_can_gain_the_same_milestone_in_one_clean_up() -> None:
    game = new_game(clean_up=[{"milestone": "first_to_throw_away"}])
    game.human.stock = {BURGER: 1}
    clean_up(game, scripted())
    assert "first_to_throw_away" in game.human.milestones & game.automa.milestones
    assert "first_to_throw_away" not in game.milestones


@pytest.mark.rule("FCM-E2")
@pytest.mark.parametrize(("human", "automa", "outcome"), [(90, 80, "won"), (80, 80, "won"), (79, 80, "lost")])
def test_more_cash_wins_and_a_tie_is_the_humans(human: int, automa: int, outcome: str) -> None:
    game = new_game()
    game.human.cash, game.automa.cash, game.bank_breaks = human, automa, 2
    ended = result(game)
    assert ended is not None and ended.outcome == outcome


@pytest.mark.rule("FCM-E4")
def test_a_bankrupt_human_loses_whatever_the_cash() -> None:
    game = new_game()
    game.human.cash, game.bankrupt = 500, True
    ended = result(game)
    assert ended is not None and ended.outcome == "bankrupt"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_never_ends_is_stopped_in_every_mode_and_the_rules_say_so(language: str) -> None:
    game = new_game()
    game.round = ROUND_LIMIT - 1
    assert result(game) is None
    game.round = ROUND_LIMIT
    ended = result(game)
    assert ended is not None and ended.outcome == "unfinished"
    assert AtTable.result(AtTable(), cast(TableGame, game)) == ended
    said = words(language, "foodchain").text("rules-more")
    assert str(ROUND_LIMIT) in said
    assert ("at the table" if language == "en" else "al tavolo") in said


class Recorder:
    """Notes every answer of a bot."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.answers: list[Json] = []

    def answer(self, question: Question[Any], state: Any) -> Any:
        answer = self.bot.answer(question, state)
        self.answers.append(answer)
        return answer


@pytest.mark.parametrize("seed", range(6))
def test_a_session_replays_a_bots_game_to_the_same_end(seed: int) -> None:
    mode = Solo()
    recorder = Recorder(BOTS["random"](seed))
    state, ended = play(mode, Setup(house(), {"level": "easy"}), PolicyTable(Chance(seed), recorder))
    session = new_session(mode, house(), seed, __version__, {"level": "easy"})
    for answer in recorder.answers:
        session.answer(answer)
    assert session.result == ended
    assert session.state == state
    again = Session(mode, house(), session.transcript)
    assert again.state == state
    assert [event.to_json() for event in again.events] == [event.to_json() for event in session.events]


def test_undo_and_redo_through_a_whole_game_bring_the_same_events() -> None:
    mode = Solo()
    recorder = Recorder(BOTS["random"](3))
    play(mode, Setup(house(), {"level": "easy"}), PolicyTable(Chance(3), recorder))
    session = new_session(mode, house(), 3, __version__, {"level": "easy"})
    for answer in recorder.answers:
        session.answer(answer)
    events = [event.to_json() for event in session.events]
    while session.number:
        session.undo("phase")
    while session.redoable:
        session.redo()
    assert [event.to_json() for event in session.events] == events
