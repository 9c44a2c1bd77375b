"""What is on the table: the game that is played, its position in sections of text, and its result."""

from __future__ import annotations

from mautoma import games
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.session import Session
from mautoma.kernel.view import Section
from mautoma.messages.voice import Voice
from mautoma.shelf.editions import bundled_names
from mautoma.terminal.environment import Environment


def show_sections(sections: list[Section], voice: Voice, env: Environment) -> None:
    """The position as text."""
    for section in sections:
        env.show()
        env.heading(title(section, voice))
        for line in section.lines:
            env.show(line, indent="  ")


def title(section: Section, voice: Voice) -> str:
    return voice.word("picture", section.name)


def show_result(session: Session, voice: Voice, env: Environment) -> None:
    if session.result is not None:
        env.show()
        env.heading(voice.text(f"result-{session.result.outcome}", session.result.data))


def describe_game(session: Session, voice: Voice, env: Environment) -> None:
    """What is played, with everything another person needs to play the same."""
    header = session.transcript.header
    env.heading(f"{voice.title(header.game)}, {voice.word('mode', header.mode)}")
    for name, value in header.options.items():
        env.show(f"{voice.name(f'setting-{name}', name)}: {voice.name(f'{name}-{value}', value)}")
    bundled = header.edition in bundled_names(header.game)
    edition = voice.text(f"edition-{header.edition}") if bundled else header.edition
    env.show(voice.text("game-begins-from", {"seed": str(header.seed), "edition": edition}))
    if _has_invented_board(session):
        env.show(voice.text("game-board-invented"))


def _has_invented_board(session: Session) -> bool:
    """At a real table lies another one."""
    invented = games.find_game(session.mode.game).invented
    at_table = is_on_a_table(session.mode) and bool(session.mode.orders)
    return at_table and invented is not None and invented(session.edition)


def sections(session: Session, voice: Voice) -> list[Section]:
    return games.find_game(session.mode.game).view().sections(session.state, voice.say)


def summary(session: Session, voice: Voice) -> str:
    return voice.say(session.mode.summary(session.state))
