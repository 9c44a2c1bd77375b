"""What there is to look up at the terminal: rules, lessons, tips, history, a friend's challenge."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from urllib.parse import unquote, urlencode

import click
import pytest

from mautoma.messages import words
from mautoma.messages.bg_stats import ADDRESS
from mautoma.shelf.challenge import challenge_of, to_query
from mautoma.shelf.sessions import open_sample
from mautoma.terminal.environment import Environment
from tests.terminal.screen import Screen, install_orchard


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    return Screen(tmp_path / "games.sqlite")


def test_a_search_finds_rules_of_all_games_in_any_form(screen: Screen) -> None:
    assert screen.run("rules", "gardens") == 0
    assert "FCM-D6" in screen.out and "REV-" not in screen.out
    assert screen.run("rules", "foodchain", "cameriera", "--lang", "it") == 0
    assert "FCM-" in screen.out
    assert screen.run("rules", "zebra") == 1
    assert screen.err == "No rule has all of “zebra”.\n"


def test_the_rules_of_the_game_can_be_looked_up_while_playing(screen: Screen) -> None:
    assert screen.run("play", "foodchain", lines=["rules gardens", "quit"]) == 0
    assert "FCM-D6" in screen.out


def test_help_begins_with_the_tip_for_beginners(screen: Screen) -> None:
    assert screen.run("play", "foodchain", lines=["?", "quit"]) == 0
    asked = screen.out.partition("> ?\n")[2]
    assert asked.startswith(words("en", "foodchain").text("tip-solo-reserve"))


@pytest.mark.parametrize("game", ["foodchain", "mombasa", "revive"])
def test_the_lessons_of_a_game(screen: Screen, game: str) -> None:
    assert screen.run("learn", game) == 0
    assert "\n1. " in screen.out and "\n4. " in screen.out


def test_history_and_play_log_of_a_finished_game(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_orchard(monkeypatch.setattr)
    assert screen.run("history") == 0
    assert screen.out == "You haven't finished a game yet.\n"
    file = tmp_path / "game.txt"
    screen.run("watch", "orchard", "--save", str(file))
    assert screen.run("resume", str(file), lines=["bgstats"]) == 0
    (link,) = [line for line in screen.out.splitlines() if line.startswith(ADDRESS)]
    assert json.loads(unquote(link.removeprefix(ADDRESS)))["game"]["sourceGameId"] == "orchard"
    table = tmp_path / "all.csv"
    for _ in range(2):
        assert screen.run("history", "--csv", str(table)) == 0, screen.err
    assert "1 game, " in screen.out
    assert len(table.read_text(encoding="utf-8").splitlines()) == 2


def test_a_game_that_goes_on_is_not_logged(screen: Screen) -> None:
    assert screen.run("play", "foodchain", lines=["bgstats", "quit"]) == 0
    assert "The game isn't over yet." in screen.out


def test_a_challenge_is_opened_by_its_link(screen: Screen) -> None:
    session = open_sample("foodchain")
    assert session.result is not None
    query = urlencode(to_query(challenge_of(session.transcript.header, session.result)))
    assert screen.run("challenge", f"https://a.friend/challenge?{query}", lines=["quit"]) == 0, screen.err
    assert f"Result to beat: ${session.result.points}." in screen.out
    assert f"Seed {session.transcript.header.seed}" in screen.out
    assert screen.run("challenge", "https://a.friend/elsewhere") == 1
    assert screen.err == words("en").text("challenge-broken") + "\n"


def test_a_long_text_can_be_leafed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    leafed: list[str] = []
    monkeypatch.setattr(click, "echo_via_pager", leafed.append)
    out = StringIO()
    env = Environment(lambda prompt: None, out, StringIO(), lambda: 0.0, lambda: 5, height=3)
    with env.paged():
        env.show("short")
    assert (out.getvalue(), leafed) == ("short\n", [])
    with env.paged():
        env.show("\n".join("long!"))
    assert leafed == ["l\no\nn\ng\n!\n"]
