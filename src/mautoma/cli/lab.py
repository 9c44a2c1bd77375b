"""Many games at once."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mautoma.cli.options import FOLDER, SEED, Whole, new_game_options

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.command()
@click.argument("game")
@click.option("--games", "number", type=Whole(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--bot",
    default="random",
    show_default=True,
    help="The bot that plays your side.",
)
@click.option("--budget", type=Whole(1), help="How much the bot may search (default: its own).")
@click.option(
    "--vary",
    metavar="NAME=VALUE,VALUE",
    help="Compare bots, editions, budgets or values of a setting, on the same seeds.",
)
@click.option("--seed", type=SEED, default=1, show_default=True, help="The number all chance is drawn from.")
@click.option("--jobs", type=Whole(1), help="How many processes to use (default: one per core).")
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask cluster whose scheduler is there.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
@click.option("--csv", "csv_file", type=FOLDER, help="Also write a table of all games to this file.")
@click.option("--plot", "plot_file", type=FOLDER, help="Also draw the results: .svg, .png or .pdf.")
@new_game_options
def simulate(
    env: Environment,
    game: str,
    number: int,
    bot: str,
    budget: int | None,
    vary: str | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    csv_file: Path | None,
    plot_file: Path | None,
    mode: str | None,
    level: str | None,
    edition: str,
    settings: tuple[str, ...],
) -> int:
    """Let a bot play GAME many times, and print wins and figures with 95 % intervals."""
    from mautoma.lab.plans import read_variation, varied
    from mautoma.lab.play import Plan
    from mautoma.terminal.new_game import find_mode, mode_of_bots, read_options
    from mautoma.terminal.simulation import Wanted, run

    found = find_mode(game, mode_of_bots(game, mode))
    variation = read_variation(vary) if vary else None
    plan = Plan(game, found.name, bot, edition, read_options(level, settings), seed, number, budget)
    wanted = Wanted(jobs or os.cpu_count() or 1, cluster, as_json, csv_file, plot_file)
    return run(varied(plan, variation), variation, wanted, env)
