"""Writes the documents that the program has too, texts and drawings: `make docs`. A test holds them equal."""

from __future__ import annotations

from pathlib import Path

from bench.strength import Cell, Deck, decks, measured
from docs.drawings import look_documents

from mautoma.games import GAMES
from mautoma.messages import LANGUAGES, words
from mautoma.messages.lessons import Course, course
from mautoma.messages.rulebook import Rule, Rulebook, rulebook

HERE = Path(__file__).parent
FIGURES = "<!-- figures -->"


def documents() -> dict[Path, str]:
    """Each document by its file."""
    found = {}
    for game in GAMES:
        for language in LANGUAGES:
            book = rulebook(game, language)
            if book is not None:
                found[HERE / "rules" / file_name(game, language)] = rules_document(book, language)
            lessons = course(game, language)
            if lessons is not None:
                found[HERE / "learn" / file_name(game, language)] = lessons_document(lessons)
    found[HERE / "strength.md"] = strength_document()
    return found | look_documents()


def file_name(game: str, language: str) -> str:
    title = words("en", game).text("game-title").lower().replace(" ", "-")
    return f"{title}.md" if language == LANGUAGES[0] else f"{title}.{language}.md"


def rules_document(book: Rulebook, language: str) -> str:
    lines = [f"# {book.title}", "", book.about, ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title}", *(_entry(rule) for rule in chapter.rules), ""]
    besides = words(language, None, "web").text("rules-besides")
    return "\n".join([*lines, f"## {besides}", book.more, ""])


def lessons_document(course: Course) -> str:
    lines = [f"# {course.title}", "", course.about, ""]
    for number, lesson in enumerate(course.lessons, 1):
        lines += [f"## {number}. {lesson.title}", lesson.text, ""]
    return "\n".join(lines)


def strength_document() -> str:
    """As it is, with the figures of today between the two marks."""
    before, _, rest = (HERE / "strength.md").read_text(encoding="utf-8").partition(FIGURES)
    tables = [line for name, deck in decks(measured()).items() for line in _strength_table(name, deck)]
    return "\n".join([before + FIGURES, *tables, "", FIGURES + rest.partition(FIGURES)[2]])


def _strength_table(name: str, deck: Deck) -> list[str]:
    levels = list(next(iter(deck.bots.values())))
    rows = [f"| `{bot}` | {' | '.join(map(_cell, cells.values()))} |" for bot, cells in deck.bots.items()]
    return ["", f"| `{name}` | {' | '.join(levels)} |", "|---" * (len(levels) + 1) + "|", *rows]


def _cell(cell: Cell) -> str:
    return f"{cell.wins} of {cell.games} ({100 * cell.low:.0f}–{100 * cell.high:.0f} %)"


def _entry(rule: Rule) -> str:
    note = f" *{rule.note}*" if rule.note else ""
    return f"- **{rule.id} {rule.title}.** {rule.text}{note}"


def main() -> None:
    for path, text in documents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(HERE.parent))


if __name__ == "__main__":
    main()
