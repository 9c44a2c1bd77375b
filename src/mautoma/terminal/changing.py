"""Changing an answer of long ago: `change` lists them, `change 12` asks the twelfth question again.

Later answers are kept where they fit. `change back` leaves everything as it was; after the new answer,
`change on` plays on without the later ones that fit no more.
"""

from __future__ import annotations

from mautoma.kernel.message import Problem
from mautoma.kernel.mode import is_at_a_real_table
from mautoma.messages.given import given_answers
from mautoma.terminal.game import TerminalGame
from mautoma.terminal.menu import folded

RECENT = 12
"""So many answers are listed."""


def change(game: TerminalGame, argument: str) -> None:
    if not is_at_a_real_table(game.session.mode):
        raise Problem("refused-change-here")
    wanted = folded(argument)
    if not wanted:
        list_answers(game)
    elif wanted in ("back", folded(game.text("change-back"))):
        leave_as_it_was(game)
    elif wanted in ("on", folded(game.text("change-on"))):
        go_on(game)
    else:
        open_again(game, wanted)


def list_answers(game: TerminalGame) -> None:
    given = given_answers(game.session, game.voice)[-RECENT:]
    if not given:
        raise Problem("unfit-no-answer")
    game.env.show(game.text("change-which"))
    for each in given:
        game.env.show(f"  {each.number + 1}. {each.question} {each.answer}", indent="     ")


def open_again(game: TerminalGame, number: str) -> None:
    if not number.isdecimal():
        raise Problem("refused-change", text=number, most=game.session.number)
    game.change(lambda: game.session.change(int(number) - 1))
    game.step_back()


def leave_as_it_was(game: TerminalGame) -> None:
    game.change(game.session.leave_change)
    game.forget_news()
    game.env.show(game.text("change-left"))


def go_on(game: TerminalGame) -> None:
    game.change(game.session.play_on)
    game.forget_news()
    show_moves(game)


def remind(game: TerminalGame) -> None:
    """Above the open question, while an answer is changed."""
    if not game.session.changing:
        return
    if game.session.on_old:
        game.env.show(game.text("changing"))
    else:
        game.env.show(game.text("changing-on", count=len(game.session.waits)))


def show_moves(game: TerminalGame) -> None:
    """What to put back on a real table."""
    for event in game.session.put_back or ():
        game.env.show(game.voice.event(event), indent="  ")
