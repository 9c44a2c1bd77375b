"""Editions: your own cards, mats and boards."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mautoma.cli.options import FOLDER, Commands, in_environment

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.group(cls=Commands, invoke_without_command=True)
@click.pass_context
def edition(context: click.Context) -> None:
    """Enter and share editions: your own cards, mats and boards."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@edition.command("add")
@click.argument("folder", type=FOLDER)
@click.option("--game", help="The game, if the folder doesn't name it.")
@click.option("--name", help="Its name (default: the folder's).")
@click.option(
    "--replace",
    is_flag=True,
    help="Replace the edition of that name; games begun with it go on with the old one.",
)
@in_environment
def edition_add(env: Environment, folder: Path, game: str | None, name: str | None, replace: bool) -> None:
    """Keep the edition in FOLDER, or in a file somebody passed on; say what's wrong or missing."""
    from mautoma.terminal.editions import add_edition

    add_edition(folder, game, name, replace, env)


@edition.command("export")
@click.argument("game")
@click.argument("name")
@click.argument("folder", type=FOLDER)
@in_environment
def edition_export(env: Environment, game: str, name: str, folder: Path) -> None:
    """Write the edition NAME of GAME to FOLDER, to change it, or to a .json file, to pass it on.

    NAME “template” is an edition with nothing entered and every field explained.
    """
    from mautoma.terminal.editions import export_edition

    export_edition(game, name, folder, env)


@edition.command("list")
@click.argument("game", required=False)
@in_environment
def edition_list(env: Environment, game: str | None) -> None:
    """List the editions, with the hash of each."""
    from mautoma.terminal.editions import list_editions

    list_editions(game, env)
