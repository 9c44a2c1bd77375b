"""What there is to look up: games, lessons, rules, your own results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mautoma.cli.options import FOLDER, in_environment

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.command()
@in_environment
def games(env: Environment) -> None:
    """List the games, their modes, settings and bots."""
    from mautoma.terminal.overview import list_games

    list_games(env)


@click.command()
@click.argument("game")
@in_environment
def learn(env: Environment, game: str) -> None:
    """Read the short lessons of GAME."""
    from mautoma.terminal.library import show_lessons

    show_lessons(game, env)


@click.command()
@click.argument("words", nargs=-1, metavar="[GAME] [WORDS]...")
@in_environment
def rules(env: Environment, words: tuple[str, ...]) -> None:
    """Look up the rules that have all the WORDS, in GAME or in all games."""
    from mautoma.terminal.library import show_rules

    show_rules(words, env)


@click.command()
@click.option("--csv", "csv_file", type=FOLDER, help="Also write a table of all games to this file.")
@in_environment
def history(env: Environment, csv_file: Path | None) -> None:
    """Show your finished games: wins, best results, streaks."""
    from mautoma.terminal.library import show_history

    show_history(csv_file, env)
