"""Files of results: written whole or not at all, known to be writable before hours of play, and never over
something else."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile

from mautoma.kernel.message import Problem


def check_writable(path: Path, mark: bytes) -> None:
    """Problem if a file cannot be put there, or something is there that does not bear our mark."""
    path = path.resolve()
    try:
        if path.exists() and not (path.is_file() and mark in path.read_bytes()):
            raise Problem("file-not-ours", file=str(path))
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
        beside.unlink(missing_ok=True)
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> Problem:
    return Problem("file-unwritable", file=str(path), reason=error.strerror or str(error))
