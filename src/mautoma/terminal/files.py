"""Transcript files, read and written with clear refusals."""

from __future__ import annotations

from pathlib import Path

from mautoma.kernel.message import Problem
from mautoma.kernel.transcript import FIRST_LINE, MAX_CHARACTERS, Transcript, read


class BadFile(Problem):
    """A file that cannot be read or must not be written."""


def read_transcript(path: Path) -> Transcript:
    try:
        with path.open(encoding="utf-8") as file:
            return read(file.read(MAX_CHARACTERS + 1))
    except UnicodeDecodeError:
        raise BadFile("file-not-text", file=str(path)) from None
    except OSError as error:
        raise BadFile("file-unreadable", file=str(path), reason=reason(error)) from None


def save_file(path: Path, text: str) -> None:
    """Writes a transcript; a file that is something else is left alone. `~` is somebody's home."""
    try:
        path = path.expanduser()
        if path.exists() and not path.read_bytes().startswith(FIRST_LINE.encode()):
            raise BadFile("refused-overwrite", file=str(path))
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise BadFile("file-unwritable", file=str(path), reason=reason(error)) from None


def is_file(name: str) -> bool:
    """Whether this is the name of a file; what is too long for one is none."""
    try:
        return Path(name).is_file()
    except OSError:
        return False


def reason(error: Exception) -> str:
    """What the system says of it."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
