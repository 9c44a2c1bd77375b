"""Every game has bots that play it to the end without a box, and never a move that is not allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.chance import Chance
from mautoma.kernel.mode import Result, Setup, play
from mautoma.kernel.question import Question
from mautoma.kernel.table import PolicyTable
from mautoma.terminal.new_game import find_mode, mode_of_bots
from tests.offering import AT_A_TABLE
from tests.terminal.screen import Screen

ON_A_TABLE = ("mombasa", "revive")


class Checked:
    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def answer(self, question: Question[Any], state: Any) -> Any:
        return question.check(self.bot.answer(question, state))


def played(game: str, bot: str, seed: int, **options: str) -> Result:
    found = games.find_game(game)
    mode = find_mode(game, mode_of_bots(game, None))
    setup = Setup(found.box().editions.house(), {s.name: s.default for s in mode.settings} | options)
    return play(mode, setup, PolicyTable(Chance(seed), Checked(found.players().bots[bot](seed))))[1]


@pytest.mark.slow
@pytest.mark.parametrize("game", ON_A_TABLE)
@pytest.mark.parametrize("bot", ["pass", "random", "usual"])
def test_a_bot_plays_legally_to_the_end(game: str, bot: str) -> None:
    results = [played(game, bot, seed) for seed in range(10)]
    assert len({str(result.data) for result in results}) > 1
    assert played(game, bot, 3) == results[3]


@pytest.mark.slow
@pytest.mark.parametrize("game", ON_A_TABLE)
def test_who_plays_does_better_than_who_passes(game: str) -> None:
    figure = "human" if game == "mombasa" else "score"

    def points(bot: str) -> int:
        return sum(int(str(played(game, bot, seed).data[figure])) for seed in range(20))

    assert points("usual") > points("pass")


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_can_be_watched_and_simulated(game: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    assert screen.run("watch", game, "--bot", "pass", "--seed", "1") == 0, screen.err
    assert screen.run("simulate", game, "--games", "3", "--jobs", "1") == 0, screen.err
    assert screen.out.startswith("3 games of ")


@pytest.mark.parametrize("game", AT_A_TABLE)
def test_a_bot_says_that_it_sees_no_real_table(game: str, tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    assert screen.run("simulate", game, "--mode", "table", "--games", "1", "--jobs", "1") == 1
    assert "it doesn't see a real table" in screen.err
    assert screen.err.count("\n") == 1
