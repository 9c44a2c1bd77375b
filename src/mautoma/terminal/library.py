"""What there is to look up: the rules with their search, the lessons, the finished games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from mautoma import games
from mautoma.kernel.message import Problem
from mautoma.messages.lessons import course
from mautoma.messages.rulebook import Rulebook, rulebook, search
from mautoma.shelf.history import tallies
from mautoma.shelf.plays import as_csv
from mautoma.terminal.environment import Environment
from mautoma.terminal.files import check_writable, write_whole


def show_rules(words: Iterable[str], env: Environment) -> None:
    """Of the game that is named first, or of all; the words after it are searched for."""
    wanted = list(words)
    named = [wanted.pop(0)] if wanted and wanted[0] in games.GAMES else list(games.GAMES)
    books = [book for game in named if (book := rulebook(game, env.language)) is not None]
    query = " ".join(wanted)
    found = [search(book, query, env.language) if query else book for book in books]
    if not any(book.chapters for book in found):
        raise Problem("no-rule-found", query=query)
    with env.paged():
        for book in found:
            _show_book(book, env)


def _show_book(book: Rulebook, env: Environment) -> None:
    for chapter in book.chapters:
        env.heading(f"{book.title}: {chapter.title}")
        for rule in chapter.rules:
            env.show(f"  {rule.id} {rule.title}. {rule.text}", indent="    ")
            if rule.note:
                env.show(f"    {rule.note}", indent="    ")
        env.show()


def show_lessons(game: str, env: Environment) -> None:
    found = course(games.find_game(game).name, env.language)
    if found is None:
        raise Problem("no-lessons")
    voice = env.voice(game)
    with env.paged():
        env.heading(found.title)
        env.show(found.about)
        for number, lesson in enumerate(found.lessons, 1):
            env.show()
            env.heading(f"{number}. {lesson.title}")
            env.show(voice.find(f"lesson-{lesson.name}", "typed") or lesson.text)


def show_history(file: Path | None, env: Environment) -> None:
    """What finished games add up to; all of them as a table, if there is a file to write it to."""
    finished = env.open_shelf().saved(finished=True)
    if file is not None:
        check_writable(file, as_csv(()).encode())
        write_whole(file, as_csv(finished).encode())
    if not finished:
        env.show(env.voice().text("nothing-finished"))
    for tally in tallies(finished):
        voice = env.voice(tally.game)
        parts = [voice.title(tally.game), voice.word("mode", tally.mode)]
        parts += [voice.word("level", tally.level)] if tally.level else []
        counted = voice.text("history-line", {"played": tally.played, "won": tally.won})
        best = f" {voice.say(tally.best.summary)}" if tally.best else ""
        env.show(f"{', '.join(parts)}: {counted}{best}")
