"""The command line. Each command imports what it needs when it runs, so that help is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from mautoma import __version__
from mautoma.cli.editions import edition
from mautoma.cli.lab import simulate
from mautoma.cli.lookup import games, history, learn, rules
from mautoma.cli.options import Commands
from mautoma.cli.playing import challenge, play, replay, resume, watch
from mautoma.cli.serving import serve, site

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.group(
    cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="mautoma", help="Show the version.")
@click.pass_context
def cli(context: click.Context) -> None:
    """A solo opponent for heavy board games, played to the letter of its rulebook."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (
    *(play, resume, watch, replay, challenge),
    *(games, learn, rules, history),
    *(simulate, serve, site, edition),
):
    cli.add_command(command)


def main(arguments: Sequence[str] | None = None, environment: Environment | None = None) -> int:
    """Runs the program. A problem the user can solve is explained on the error stream."""
    from mautoma.terminal.environment import real_environment

    env = environment or real_environment()
    try:
        code = cli.main(arguments, prog_name="mautoma", obj=env, standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "mautoma"
        env.complain(f"{error.format_message()} (See: {command} --help)")
        return 2
    except click.Abort:
        return 130
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115  (the reader has left: flush into nothing)
        return 1
    except Exception as error:
        from mautoma.kernel.message import Problem

        if not isinstance(error, Problem):
            raise
        from mautoma.games import GAMES

        env.complain(env.voice().problem(error.message, GAMES))
        return 1
