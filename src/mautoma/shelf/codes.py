"""A single game, or anything else of text, as a short code for a link."""

from __future__ import annotations

import base64
import binascii
import zlib

from mautoma.kernel.message import Problem
from mautoma.kernel.transcript import MAX_CHARACTERS, read, write


class BadCode(Problem):
    """A code that is not what it should be."""


def to_code(text: str) -> str:
    """A transcript, as short as a link can carry it."""
    return to_letters(write(read(text)))


def from_code(code: str) -> str:
    return from_letters(code, MAX_CHARACTERS)


def to_letters(text: str) -> str:
    """As few as may stand in a link."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode("utf-8")) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_letters(code: str, most: int) -> str:
    """`most` bytes of text."""
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacker = zlib.decompressobj(-15)
        text = unpacker.decompress(packed, most).decode("utf-8")
    except (binascii.Error, zlib.error, ValueError):
        raise BadCode("code-not-one") from None
    if not unpacker.eof:
        raise BadCode("code-not-one")
    return text
