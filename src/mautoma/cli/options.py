"""What commands are made of: options and types they share, and a group whose help is whole."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import click

Command: TypeAlias = Callable[..., Any]


class Commands(click.Group):
    """Its help shows the whole first sentence of each command."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (name, self.commands[name].get_short_help_str(sys.maxsize)) for name in self.list_commands(ctx)
        ]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


class Whole(click.IntRange):
    name = "whole number"


SEED = Whole(0, 2**53 - 1)
FOLDER = click.Path(path_type=Path)


def new_game_options(command: Command) -> Command:
    """The options that define a new game, and its environment."""
    command = in_environment(command)
    options = (
        click.option(
            "--mode",
            help="How to play; “mautoma games” lists the modes (default: the game's first).",
        ),
        click.option(
            "--level",
            help="How strong the opponent is; “mautoma games” lists the levels.",
        ),
        click.option(
            "--edition",
            default="house",
            show_default=True,
            help="The cards and mats to play with; “printed”: the author's, which you draw and enter.",
        ),
        click.option(
            "--set", "settings", multiple=True, metavar="NAME=VALUE", help="Any other setting of the mode."
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def in_environment(command: Command) -> Command:
    """The command gets its environment first; `--lang` is the language that it speaks."""
    return click.option(
        "--lang",
        type=click.Choice(["en", "it"]),
        callback=_language,
        expose_value=False,
        help="Language (default: the system's).",
    )(click.pass_obj(command))


def _language(context: click.Context, parameter: click.Parameter, lang: str | None) -> None:
    if lang:
        context.obj.language = lang
