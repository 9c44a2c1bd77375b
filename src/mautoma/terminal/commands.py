"""What a person may type besides an answer. Each command is known by its English and its own name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from mautoma.games import find_game
from mautoma.kernel.message import Problem
from mautoma.kernel.session import LEVELS
from mautoma.kernel.transcript import write
from mautoma.kernel.ways_out import leave as leave_aside
from mautoma.messages.bg_stats import bg_stats_link
from mautoma.messages.hints import hint_lines
from mautoma.messages.regrets import about_regrets, hints_in_words, regret_in_words, title_of_regrets
from mautoma.messages.tips import tip_for
from mautoma.shelf.hints import find_hint, hint_here, hints_taken, note_hint, switch_off
from mautoma.shelf.regrets import examine, finish, note_regrets, noted_regrets
from mautoma.terminal import position
from mautoma.terminal.changing import change, show_moves
from mautoma.terminal.files import save_file
from mautoma.terminal.game import TerminalGame
from mautoma.terminal.library import show_rules
from mautoma.terminal.log import show_events, taken_back
from mautoma.terminal.menu import Menu, folded
from mautoma.terminal.questions import typed_text
from mautoma.terminal.shown import forecast_of, show_listing
from mautoma.terminal.why import explain, rule_text

Run = Callable[[], None]


def find_command(game: TerminalGame, line: str) -> Run | None:
    """What the line orders, if it begins with the name of a command or is that of an aside."""
    name, _, argument = line.strip().partition(" ")
    wanted = folded(name)
    for command, run in COMMANDS.items():
        if wanted in (command, folded(game.text(f"command-{command}"))) or wanted == SIGNS.get(command):
            return partial(run, game, argument.strip())
    for aside in game.session.asides:
        if folded(line) in (folded(aside), folded(game.text(f"aside-{aside}"))):
            return partial(say_aside, game, aside)
    return None


def command_names(game: TerminalGame) -> list[str]:
    """In the language of the game."""
    return [*(game.text(f"command-{command}") for command in COMMANDS), *game.session.asides]


def help_(game: TerminalGame, argument: str) -> None:
    """What the open question is about, how to answer, and all commands."""
    question = game.session.question
    if question is not None:
        if tip := tip_for(game.session, game.voice):
            game.env.show(tip)
        if game.voice.has(f"help-{question.key}"):
            game.env.show(typed_text(f"help-{question.key}", question, game.voice))
        for rule in question.rules:
            game.env.show(rule_text(rule, game.voice), indent="  ")
        game.env.show(game.text(f"help-how-{question.kind}".replace("_", "-")))
    for aside in game.session.asides:
        game.env.show(f"  {aside}: {game.text(f'aside-{aside}')}")
    for command in COMMANDS:
        help = game.voice.text(f"command-{command}", attribute="help")
        game.env.show(f"  {game.text(f'command-{command}')}: {help}", indent="    ")
    if game.session.number:
        _list(game, "undo-now", taken_back(game.session, LEVELS[0], game.voice))


def why(game: TerminalGame, argument: str) -> None:
    """Of the last choices, of a line of the log, or the text of a rule."""
    events = game.session.events
    if game.voice.has(argument.upper()):
        game.env.show(rule_text(argument.upper(), game.voice))
        return
    if argument:
        if not argument.isdecimal() or not 1 <= int(argument) <= len(events):
            raise Problem("refused-why", text=argument, most=len(events))
        explain(int(argument), events[int(argument) - 1], game.voice, game.env)
        return
    reasoned = [number for number, event in enumerate(events, 1) if event.trail is not None]
    if not reasoned:
        raise Problem("refused-no-choice")
    latest = events[reasoned[-1] - 1].at
    for number in reasoned:
        if events[number - 1].at == latest:
            explain(number, events[number - 1], game.voice, game.env)


def hint(game: TerminalGame, argument: str) -> None:
    """What a bot would answer; “hint off” leaves the rest of the game without."""
    session = game.session
    if folded(argument) == folded(game.text("hint-off")):
        game.change(lambda: switch_off(game.session))
        game.env.show(game.text("hints-off"))
        return
    if hint_here(session) is None:
        found = find_hint(session)
        game.change(lambda: note_hint(game.session, found))
    question, here = game.session.question, hint_here(game.session)
    assert question is not None and here is not None
    for line in hint_lines(question, here, game.voice):
        game.env.show(line)


def review(game: TerminalGame, argument: str) -> None:
    """Of a finished game: the hints that were asked for, and the answers that cost most."""
    session = game.session
    if noted_regrets(session) is None:
        examination = examine(session)
        game.env.show(game.text("review-begins"))
        found = finish(examination)
        game.annotate(lambda: note_regrets(game.session, found))
    hints = hints_taken(game.session)
    if hints.asked:
        game.env.show(hints_in_words(hints.asked, hints.followed, game.voice))
    judged = noted_regrets(game.session) or []
    game.env.show(title_of_regrets(game.voice))
    game.env.show(about_regrets([each.regret for each in judged], game.voice))
    for number, each in enumerate(judged, 1):
        told = regret_in_words(*each, game.voice)
        game.env.show(f"{number}. {told.where} {told.cost}", indent="   ")
        for line in (told.given, told.better, told.why):
            game.env.show(f"   {line}", indent="     ")


def undo(game: TerminalGame, argument: str) -> None:
    level = Menu(LEVELS, [game.text(f"level-of-undo-{level}") for level in LEVELS]).find(
        argument or LEVELS[0]
    )
    if not game.session.number:
        raise Problem("unfit-no-undo")
    gone = taken_back(game.session, level, game.voice)
    game.change(lambda: game.session.undo(level))
    session = game.session
    game.step_back()
    game.env.show(game.text("undone", number=session.number))
    _list(game, "undone-events", gone)
    show_moves(game)
    game.show_news()


def _list(game: TerminalGame, title: str, lines: list[str]) -> None:
    if lines:
        game.env.show(game.text(title))
    for line in lines:
        game.env.show(f"  {line}", indent="    ")


def redo(game: TerminalGame, argument: str) -> None:
    game.change(game.session.redo)
    game.show_news()


def leave(game: TerminalGame, argument: str) -> None:
    """Out of a correction or a change."""
    game.change(lambda: leave_aside(game.session))
    game.step_back()
    game.env.show(game.text("change-left"))


def log(game: TerminalGame, argument: str) -> None:
    """All that happened, or the last lines of it."""
    events = len(game.session.events)
    if argument and not argument.isdecimal():
        raise Problem("refused-number", text=argument)
    since = max(0, events - int(argument)) if argument else 0
    marks_since = sum(1 for mark in game.session.marks if mark.events < since)
    show_events(game.session, game.voice, game.env, since, marks_since)


def show(game: TerminalGame, argument: str) -> None:
    """The whole position, or the part of it that is named, by a word or the beginning of its title."""
    if not argument:
        game.show_position()
        return
    sections = position.sections(game.session, game.voice)
    titles = [position.title(section, game.voice) for section in sections]
    named = [
        s for s, title in zip(sections, titles, strict=True) if folded(argument) in folded(title).split()
    ]
    if len(named) != 1:
        name = Menu([section.name for section in sections], titles).find(argument)
        named = [section for section in sections if section.name == name]
    position.show_sections(game.session, named, game.voice, game.env)


def map_(game: TerminalGame, argument: str) -> None:
    """The board: the first part of the position."""
    board = position.sections(game.session, game.voice)[:1]
    position.show_sections(game.session, board, game.voice, game.env)


def forecast(game: TerminalGame, argument: str) -> None:
    """What is about to happen, as far as a player can see it: tonight's dinner."""
    listing = forecast_of(game.session, game.voice)
    if listing is None:
        raise Problem("refused-no-forecast")
    show_listing(listing, game.voice, game.env)


def rules(game: TerminalGame, argument: str) -> None:
    """Of this game: all, or those that have the words."""
    show_rules([game.session.mode.game, *argument.split()], game.env)


def bgstats(game: TerminalGame, argument: str) -> None:
    """A link that hands a finished game to BG Stats."""
    session = game.session
    if session.result is None or game.id is None:
        raise Problem("refused-not-over")
    header, bgg = session.transcript.header, find_game(session.mode.game).bgg
    edition, now = position.edition_title(header, game.voice), game.env.clock()
    game.env.show(game.text("bgstats-about"))
    game.env.print(bg_stats_link(game.id, header, session.result, now, bgg, edition, game.voice))


def save(game: TerminalGame, argument: str) -> None:
    if not argument:
        raise Problem("refused-save-name")
    save_file(Path(argument), write(game.session.transcript, game.session.asked))
    game.env.show(game.text("saved", file=argument))


def quit_(game: TerminalGame, argument: str) -> None:
    game.leaving = True


def say_aside(game: TerminalGame, name: str) -> None:
    game.change(lambda: game.session.say(name))
    game.show_news()


COMMANDS: dict[str, Callable[[TerminalGame, str], None]] = {
    "help": help_,
    "why": why,
    "hint": hint,
    "review": review,
    "undo": undo,
    "redo": redo,
    "change": change,
    "leave": leave,
    "log": log,
    "show": show,
    "map": map_,
    "forecast": forecast,
    "rules": rules,
    "bgstats": bgstats,
    "save": save,
    "quit": quit_,
}
SIGNS = {"help": "?"}
