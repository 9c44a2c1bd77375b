"""Code blocks and commands of the documents that people read before they play or change something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.M | re.S)
INDENTED = re.compile(r"(?<=\n\n)((?:    \S.*\n|\n(?=    \S))+)")
INLINE = re.compile(r"`((?:mautoma|make|python -m|py -m|pip|pipx|uv) [^`\n]+)`")


@dataclass(frozen=True)
class Block:
    document: str
    language: str
    text: str

    @property
    def lines(self) -> list[str]:
        """Without indentation, and without what is said about a line beside it."""
        return [re.split(r"\s{2,}|\s+# ", line.strip())[0] for line in self.text.splitlines() if line.strip()]


def texts() -> Iterator[tuple[str, str]]:
    for path in DOCUMENTS:
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def blocks() -> list[Block]:
    """Fenced ones, and those that are merely indented."""
    found = []
    for document, text in texts():
        found += [Block(document, language, body) for language, body in FENCED.findall(text)]
        found += [Block(document, "", body) for body in INDENTED.findall(FENCED.sub("", text))]
    return found


def inline_commands() -> list[tuple[str, str]]:
    """Document and command."""
    return [
        (document, command) for document, text in texts() for command in INLINE.findall(FENCED.sub("", text))
    ]
