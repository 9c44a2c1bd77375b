"""The command line. Each command imports what it needs when it runs, so that help is quick."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mautoma import __version__

if TYPE_CHECKING:
    from mautoma.kernel.session import Session
    from mautoma.terminal.environment import Environment

F = TypeVar("F", bound=Callable[..., Any])


class Whole(click.IntRange):
    name = "whole number"


class Commands(click.Group):
    """Its help shows the whole first sentence of each command."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (name, self.commands[name].get_short_help_str(sys.maxsize)) for name in self.list_commands(ctx)
        ]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _offer(what: str) -> Callable[[click.Context, click.Parameter, str], list[Any]]:
    """What Tab offers in the shell; looked up when somebody presses it."""

    def complete(context: click.Context, parameter: click.Parameter, begun: str) -> list[Any]:
        from mautoma.terminal import completion

        return completion.OFFERS[what](context, parameter, begun)

    return complete


SEED = Whole(0, 2**53 - 1)
FOLDER = click.Path(path_type=Path)


@click.group(
    cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(__version__, prog_name="mautoma", help="Show the version.")
@click.pass_context
def cli(context: click.Context) -> None:
    """A solo opponent for heavy board games, played to the letter of its rulebook."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def _language(context: click.Context, parameter: click.Parameter, lang: str | None) -> None:
    if lang:
        context.obj.language = lang


def _new_game_options(command: F) -> F:
    """The options that define a new game."""
    options = (
        click.option(
            "--mode",
            shell_complete=_offer("mode"),
            help="How to play; “mautoma games” lists the modes (default: the game's first).",
        ),
        click.option(
            "--level",
            shell_complete=_offer("level"),
            help="How strong the opponent is; “mautoma games” lists the levels.",
        ),
        click.option(
            "--edition",
            default="house",
            shell_complete=_offer("edition"),
            show_default=True,
            help="The cards and mats to play with; “printed”: the author's, which you draw and enter.",
        ),
        click.option(
            "--set", "settings", multiple=True, metavar="NAME=VALUE", help="Any other setting of the mode."
        ),
        _lang_option,
    )
    for option in reversed(options):
        command = option(command)
    return command


def _lang_option(command: F) -> F:
    return click.option(
        "--lang",
        type=click.Choice(["en", "it"]),
        callback=_language,
        expose_value=False,
        help="Language (default: the system's).",
    )(command)


@cli.command()
@_lang_option
@click.pass_obj
def games(env: Environment) -> None:
    """List the games, their modes, settings and bots."""
    from mautoma.terminal.overview import list_games

    list_games(env)


@cli.command()
@click.argument("game", shell_complete=_offer("game"))
@click.option("--seed", type=SEED, help="The number all chance is drawn from (default: a new one).")
@click.option("--stand-in", is_flag=True, help="Play a demonstration without the box, at a made-up table.")
@click.option("--daily", is_flag=True, help="Play today's game, the same for all; the first try counts.")
@click.option("--map", "map_", metavar="CODE", help="Play on the map with this code (on screen).")
@_new_game_options
@click.pass_obj
def play(
    env: Environment,
    game: str,
    seed: int | None,
    stand_in: bool,
    daily: bool,
    map_: str | None,
    mode: str | None,
    level: str | None,
    edition: str,
    settings: tuple[str, ...],
) -> None:
    """Play GAME at the terminal. It's saved after every answer."""
    from mautoma.terminal.game import TerminalGame

    if daily:
        from mautoma.terminal.new_game import begin_todays

        chosen = seed is not None or map_ or mode or level or settings or stand_in or edition != "house"
        session = begin_todays(env, game, bool(chosen))
    else:
        settings += (f"map={map_}",) if map_ else ()
        session = _new_game(env, game, mode, level, edition, settings, seed, stand_in)
    TerminalGame(session, env.voice(game), env, env.open_shelf()).play()


@cli.command()
@click.argument("which", required=False)
@click.option("--list", "list_", is_flag=True, help="List the saved games instead.")
@_lang_option
@click.pass_obj
def resume(env: Environment, which: str | None, list_: bool) -> None:
    """Continue a saved game: the last one, or WHICH (a number in the list, an id or a file)."""
    from mautoma.terminal import saved_games

    if list_:
        saved_games.list_saved(env)
    else:
        saved_games.resume(which, env)


@cli.command()
@click.argument("game", shell_complete=_offer("game"))
@click.option("--seed", type=SEED, help="The number all chance is drawn from (default: a new one).")
@click.option(
    "--bot",
    shell_complete=_offer("bot"),
    help="The bot that plays your side (default: pass, which only passes).",
)
@click.option(
    "--sample",
    is_flag=True,
    help="Show the recorded sample game instead.",
)
@click.option("--why", is_flag=True, help="Show how each choice was made.")
@click.option(
    "--pace", type=click.FloatRange(0, 60), help="Seconds between two answers (default: 0.4 on a screen)."
)
@click.option("--step", is_flag=True, help="Wait for Enter after each answer.")
@click.option("--save", "file", type=FOLDER, help="Also save the game to this transcript file.")
@_new_game_options
@click.pass_obj
def watch(
    env: Environment,
    game: str,
    seed: int | None,
    bot: str | None,
    sample: bool,
    why: bool,
    pace: float | None,
    step: bool,
    file: Path | None,
    mode: str | None,
    level: str | None,
    edition: str,
    settings: tuple[str, ...],
) -> None:
    """Watch the opponent of GAME play against a bot, by default one that only passes."""
    from mautoma.kernel.transcript import write
    from mautoma.lab.play import find_bot
    from mautoma.shelf.sessions import open_sample
    from mautoma.terminal.files import save_file
    from mautoma.terminal.new_game import mode_of_bots
    from mautoma.terminal.watch import Watched, watch_bot, watch_sample

    how = Watched(why, pace, step)
    if sample:
        session = open_sample(game)
        watch_sample(session, env, how)
    else:
        session = _new_game(env, game, mode_of_bots(game, mode), level, edition, settings, seed)
        watch_bot(session, find_bot(game, bot or "pass")(session.transcript.header.seed), env, how)
    if file is not None:
        save_file(file, write(session.transcript, session.asked))


@cli.command()
@click.argument("file", type=FOLDER)
@click.option("--to", "to", type=Whole(0), help="Stop after this many answers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document (docs/transcript.md).")
@click.option("--why", is_flag=True, help="Show how each choice was made.")
@_lang_option
@click.pass_obj
def replay(env: Environment, file: Path, to: int | None, as_json: bool, why: bool) -> None:
    """Print what happened in the transcript FILE, and the position it ends in."""
    from mautoma.shelf.library import library_for
    from mautoma.shelf.sessions import open_transcript
    from mautoma.terminal.files import read_transcript

    transcript = read_transcript(file)
    if to is not None:
        transcript.answers = transcript.answers[:to]
        transcript.notes = [note for note in transcript.notes if note.at <= to]
    header = transcript.header
    editions = library_for(header.game, header.edition, header.edition_hash, env.open_shelf)
    session = open_transcript(transcript, editions)
    if as_json:
        import json

        from mautoma.shelf.record import record

        env.print(json.dumps(record(session), ensure_ascii=False, indent=1))
    else:
        from mautoma.terminal.watch import show_game

        show_game(session, env, why)


@cli.command()
@click.argument("link")
@_lang_option
@click.pass_obj
def challenge(env: Environment, link: str) -> None:
    """Take on a friend's challenge: play the game in its LINK."""
    from mautoma.terminal.challenge import take_challenge

    take_challenge(link, env)


@cli.command()
@click.argument("game", shell_complete=_offer("game"))
@_lang_option
@click.pass_obj
def learn(env: Environment, game: str) -> None:
    """Read the short lessons of GAME."""
    from mautoma.terminal.library import show_lessons

    show_lessons(game, env)


@cli.command()
@click.argument("words", nargs=-1, metavar="[GAME] [WORDS]...")
@_lang_option
@click.pass_obj
def rules(env: Environment, words: tuple[str, ...]) -> None:
    """Look up the rules that have all the WORDS, in GAME or in all games."""
    from mautoma.terminal.library import show_rules

    show_rules(words, env)


@cli.command()
@click.option("--csv", "csv_file", type=FOLDER, help="Also write a table of all games to this file.")
@_lang_option
@click.pass_obj
def history(env: Environment, csv_file: Path | None) -> None:
    """Show your finished games: wins, best results, streaks."""
    from mautoma.terminal.library import show_history

    show_history(csv_file, env)


@cli.command()
@click.argument("game", shell_complete=_offer("game"))
@click.option("--games", "number", type=Whole(1), default=100, show_default=True, help="How many games.")
@click.option(
    "--bot",
    default="random",
    shell_complete=_offer("bot"),
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
@_new_game_options
@click.pass_obj
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


@cli.command()
@click.option("--port", type=Whole(0, 65535), help="The port to listen on (default: the first free one).")
@click.option("--no-browser", is_flag=True, help="Don't open the browser.")
@click.option("--lan", is_flag=True, help="Let phones on the same network join, and show the address.")
@click.option("--open", "open_to_all", is_flag=True, help="With --lan: let everybody on the network join.")
@_lang_option
@click.pass_obj
def serve(env: Environment, port: int | None, no_browser: bool, lan: bool, open_to_all: bool) -> None:
    """Play in the browser: start the server and open the page."""
    if open_to_all and not lan:
        raise click.UsageError("--open needs --lan.")
    from mautoma.kernel.message import Problem
    from mautoma.web.serve import PortTaken, serve

    try:
        serve(port, not no_browser, lan, open_to_all, env.language)
    except PortTaken as taken:
        raise Problem("port-taken", port=str(taken.port)) from None


@cli.command()
@click.argument("folder", type=FOLDER)
@_lang_option
@click.pass_obj
def site(env: Environment, folder: Path) -> None:
    """Build the page that needs no server in FOLDER, as static files for any web host."""
    from mautoma.site.build import build

    megabytes = f"{build(folder).megabytes():.1f}"
    env.show(env.voice().text("site-built", {"folder": str(folder), "megabytes": megabytes}))


@cli.group(cls=Commands, invoke_without_command=True)
@click.pass_context
def edition(context: click.Context) -> None:
    """Enter, check and share editions: your own cards, mats and boards."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@edition.command("new")
@click.argument("game", shell_complete=_offer("game"))
@click.argument("folder", type=FOLDER)
@_lang_option
@click.pass_obj
def edition_new(env: Environment, game: str, folder: Path) -> None:
    """Make a commented template for an edition of GAME in FOLDER."""
    from mautoma.terminal.editions import new_edition

    new_edition(game, folder, env)


@edition.command("check")
@click.argument("folder", type=FOLDER)
@click.option("--game", shell_complete=_offer("game"), help="The game, if the folder doesn't name it.")
@_lang_option
@click.pass_obj
def edition_check(env: Environment, folder: Path, game: str | None) -> None:
    """Check that the edition in FOLDER can be played, and list everything that's wrong."""
    from mautoma.terminal.editions import check_edition

    check_edition(folder, game, env)


@edition.command("add")
@click.argument("folder", type=FOLDER)
@click.option("--game", shell_complete=_offer("game"), help="The game, if the folder doesn't name it.")
@click.option("--name", help="Its name (default: the folder's).")
@click.option(
    "--replace",
    is_flag=True,
    help="Replace the edition of that name; games begun with it go on with the old one.",
)
@_lang_option
@click.pass_obj
def edition_add(env: Environment, folder: Path, game: str | None, name: str | None, replace: bool) -> None:
    """Check the edition in FOLDER, or in a file somebody passed on, and keep it to play with (--edition)."""
    from mautoma.terminal.editions import add_edition

    add_edition(folder, game, name, replace, env)


@edition.command("export")
@click.argument("game", shell_complete=_offer("game"))
@click.argument("name")
@click.argument("folder", type=FOLDER)
@_lang_option
@click.pass_obj
def edition_export(env: Environment, game: str, name: str, folder: Path) -> None:
    """Write the edition NAME of GAME to FOLDER, to change it, or to a .json file, to pass it on."""
    from mautoma.terminal.editions import export_edition

    export_edition(game, name, folder, env)


@edition.command("list")
@click.argument("game", required=False, shell_complete=_offer("game"))
@_lang_option
@click.pass_obj
def edition_list(env: Environment, game: str | None) -> None:
    """List the editions, with the hash of each."""
    from mautoma.terminal.editions import list_editions

    list_editions(game, env)


def _new_game(
    env: Environment,
    game: str,
    mode: str | None,
    level: str | None,
    edition: str,
    settings: tuple[str, ...],
    seed: int | None,
    stand_in: bool = False,
) -> Session:
    from mautoma.shelf.library import library_for
    from mautoma.shelf.sessions import begin_game
    from mautoma.terminal.new_game import begin_with, find_mode, read_options

    found = find_mode(game, mode, stand_in)
    edition, options = begin_with(env, found, edition, read_options(level, settings))
    editions = library_for(game, edition, shelf=env.open_shelf)
    return begin_game(game, found.name, edition, env.seed() if seed is None else seed, options, editions)


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
        from mautoma import games

        env.complain(env.voice().problem(error.message, games.GAMES))
        return 1
