"""Links to pages of this program: made for others, and read whatever host they name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

from mautoma.kernel.message import Problem
from mautoma.kernel.transcript import read
from mautoma.shelf.challenge import from_query, to_query
from mautoma.shelf.codes import from_code
from mautoma.shelf.parcel import from_code as from_parcel_code

CHALLENGE, TAKE, EDITION = "/challenge", "/take", "/edition"
LONGEST_CODE = 20_000
LONGEST = LONGEST_CODE + 1000
_LINK = re.compile(rf"({CHALLENGE}|{TAKE}|{EDITION})\?([^\s#]+)")
_CODE = re.compile(rf"[A-Za-z0-9_-]{{20,{LONGEST_CODE}}}")


class BadLink(Problem):
    """A text that leads to no page of this program."""


def link(outside: str, page: str, query: Mapping[str, str], let_in: bool = False) -> str:
    """`outside` is the address under which others reach these pages. The key in it, if it has one, goes along
    only where the link is to `let_in`."""
    address, _, key = outside.partition("?")
    return f"{address.rstrip('/')}{page}?{urlencode(query)}" + (f"&{key}" if key and let_in else "")


def page_of(text: str) -> str:
    """The page here that a link, or the code of a game, leads to. What it tells is read before anybody goes
    there: it may come from anywhere."""
    found = _LINK.search(text)
    page, query = found.groups() if found else ("", "")
    words = dict(parse_qsl(query))
    if page == CHALLENGE:
        return f"{CHALLENGE}?{urlencode(to_query(from_query(words)))}"
    if page == EDITION:
        code = words.get("cards", "")[:LONGEST_CODE]
        from_parcel_code(code)
        return f"{EDITION}?{urlencode({'cards': code})}"
    code = words.get("game", "") if page == TAKE else text.strip()
    if not _CODE.fullmatch(code):
        raise BadLink("link-unknown")
    read(from_code(code))
    return f"{TAKE}?{urlencode({'game': code})}"
