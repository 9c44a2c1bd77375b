"""What is on the table: the game that is played, its position in sections of text, and its result."""

from __future__ import annotations

from mautoma import games
from mautoma.kernel.mode import is_at_a_real_table
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Header
from mautoma.kernel.view import Section
from mautoma.messages.voice import Voice
from mautoma.shelf.daily import line_to_share
from mautoma.shelf.library import bundled_names
from mautoma.terminal.environment import Environment
from mautoma.terminal.shown import shown_of


def show_sections(session: Session, sections: list[Section], voice: Voice, env: Environment) -> None:
    """The position as text, or in panels where the screen has colours."""
    if env.painted and env.width is not None:
        from mautoma.terminal.paint.panels import painted_sections

        env.paint(*painted_sections(sections, shown_of(session, voice), voice, env.width))
        return
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
        env.heading(voice.result(session.result))
        if (line := line_to_share(session)) is not None:
            env.show(voice.say(line))


def describe_game(session: Session, voice: Voice, env: Environment, watched: bool = False) -> None:
    """What is played, with everything another person needs to play the same. What is `watched` is said to the
    player at that table."""
    header = session.transcript.header
    env.heading(f"{voice.title(header.game)}, {voice.word('mode', header.mode)}")
    for name, value in header.options.items():
        env.show(f"{voice.name(f'setting-{name}', name)}: {voice.name(f'{name}-{value}', value)}")
    edition = edition_title(header, voice)
    env.show(voice.text("game-begins-from", {"seed": str(header.seed), "edition": edition}))
    if watched and is_at_a_real_table(session.mode):
        env.show(voice.text("watched-table"))
    elif _has_invented_board(session):
        env.show(voice.text("game-board-invented"))


def edition_title(header: Header, voice: Voice) -> str:
    """Those that come with the program have a name in every language."""
    bundled = header.edition in bundled_names(header.game)
    return voice.text(f"edition-{header.edition}") if bundled else header.edition


def _has_invented_board(session: Session) -> bool:
    """At a real table lies another one."""
    invented = games.find_game(session.mode.game).box().invented
    return is_at_a_real_table(session.mode) and invented is not None and invented(session.edition)


def sections(session: Session, voice: Voice) -> list[Section]:
    return games.find_game(session.mode.game).show().view.sections(session.state, voice.say)


def summary(session: Session, voice: Voice) -> str:
    return voice.say(session.mode.summary(session.state))
