"""Files of results: written whole or not at all, and known to be writable before hours of play."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from mautoma.kernel.message import Problem


def check_writable(path: Path) -> None:
    """Problem if a file cannot be put there."""
    if path.is_dir():
        raise Problem("file-unwritable", file=str(path), reason="it is a folder")
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=".mautoma-"):
            pass
    except OSError as error:
        raise _unwritable(path, error) from None


def write_whole(path: Path, data: bytes) -> None:
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=".mautoma-", delete=False) as file:
            file.write(data)
        os.replace(file.name, path)  # noqa: PTH105  (a name, not a path)
    except OSError as error:
        raise _unwritable(path, error) from None


def _unwritable(path: Path, error: OSError) -> Problem:
    return Problem("file-unwritable", file=str(path), reason=error.strerror or str(error))
