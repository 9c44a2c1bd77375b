"""Playing at the terminal, watching, and games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mautoma.cli.options import FOLDER, SEED, Whole, in_environment, new_game_options

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.command()
@click.argument("game")
@click.option("--seed", type=SEED, help="The number all chance is drawn from (default: a new one).")
@click.option("--stand-in", is_flag=True, help="Play a demonstration without the box, at a made-up table.")
@click.option("--daily", is_flag=True, help="Play today's game, the same for everybody.")
@click.option("--map", "map_", metavar="CODE", help="Play on the map with this code (on screen).")
@new_game_options
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
    from mautoma.terminal.new_game import begin, begin_todays

    if daily:
        chosen = seed is not None or map_ or mode or level or settings or stand_in or edition != "house"
        session = begin_todays(env, game, bool(chosen))
    else:
        settings += (f"map={map_}",) if map_ else ()
        session = begin(env, game, mode, level, edition, settings, seed, stand_in)
    TerminalGame(session, env.voice(game), env, env.open_shelf()).play()


@click.command()
@click.argument("which", required=False)
@click.option("--list", "list_", is_flag=True, help="List the saved games instead.")
@in_environment
def resume(env: Environment, which: str | None, list_: bool) -> None:
    """Continue a saved game: the last one, or WHICH (a number in the list, an id or a file)."""
    from mautoma.terminal import saved_games

    if list_:
        saved_games.list_saved(env)
    else:
        saved_games.resume(which, env)


@click.command()
@click.argument("game")
@click.option("--seed", type=SEED, help="The number all chance is drawn from (default: a new one).")
@click.option(
    "--bot",
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
@new_game_options
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
    from mautoma.terminal.new_game import begin, mode_of_bots
    from mautoma.terminal.watch import Watched, watch_bot, watch_sample

    how = Watched(why, pace, step)
    if sample:
        session = open_sample(game)
        watch_sample(session, env, how)
    else:
        session = begin(env, game, mode_of_bots(game, mode), level, edition, settings, seed)
        watch_bot(session, find_bot(game, bot or "pass")(session.transcript.header.seed), env, how)
    if file is not None:
        save_file(file, write(session.transcript, session.asked))


@click.command()
@click.argument("file", type=FOLDER)
@click.option("--to", "to", type=Whole(0), help="Stop after this many answers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document (docs/transcript.md).")
@click.option("--why", is_flag=True, help="Show how each choice was made.")
@in_environment
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

        env.print(json.dumps(record(session), indent=1))
    else:
        from mautoma.terminal.watch import show_game

        show_game(session, env, why)


@click.command()
@click.argument("link")
@in_environment
def challenge(env: Environment, link: str) -> None:
    """Take on a friend's challenge: play the game in its LINK."""
    from mautoma.terminal.challenge import take_challenge

    take_challenge(link, env)
