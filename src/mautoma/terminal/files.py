"""Files where a person wants them: read and written with clear refusals, written whole or not at all, and
never over something else."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile

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
        path = path.expanduser().resolve()
        if path.exists() and not (path.is_file() and path.read_bytes().startswith(FIRST_LINE.encode())):
            raise BadFile("refused-overwrite", file=str(path))
    except (OSError, ValueError, RuntimeError) as error:
        raise _unwritable(path, error) from None
    write_whole(path, text.encode())


def check_writable(path: Path, mark: bytes) -> None:
    """Known before hours of play: that a file can be put there, and that what is there bears our mark."""
    path = path.resolve()
    try:
        if path.exists() and not (path.is_file() and mark in path.read_bytes()):
            raise BadFile("file-not-ours", file=str(path))
        with NamedTemporaryFile(dir=path.parent, prefix=".mautoma-"):
            pass
    except OSError as error:
        raise _unwritable(path, error) from None


def write_whole(path: Path, data: bytes) -> None:
    """Readable by whom any other new file is: a temporary file of Python's own would be its owner's alone."""
    path = path.resolve()
    beside = path.with_name(f".mautoma-{token_hex(8)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
        beside.replace(path)
    except OSError as error:
        raise _unwritable(path, error) from None
    finally:
        with suppress(OSError):
            beside.unlink()


def _unwritable(path: Path, error: Exception) -> BadFile:
    return BadFile("file-unwritable", file=str(path), reason=reason(error))


def is_file(name: str) -> bool:
    """Whether this is the name of a file; what is too long for one is none."""
    try:
        return Path(name).is_file()
    except OSError:
        return False


def reason(error: Exception) -> str:
    """What the system says of it."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
