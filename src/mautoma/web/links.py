"""Links of challenges: made for others, and read whatever host they name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

from mautoma.kernel.message import Problem
from mautoma.shelf.challenge import from_query, to_query

CHALLENGE = "/challenge"
LONGEST = 2_000
_LINK = re.compile(rf"{CHALLENGE}\?([^\s#]+)")


class BadLink(Problem):
    """A text that leads to no page of this program."""


def link(outside: str, page: str, query: Mapping[str, str]) -> str:
    """`outside` is the address under which others reach these pages. The key in it, if it has one, stays."""
    return f"{outside.partition('?')[0].rstrip('/')}{page}?{urlencode(query)}"


def page_of(text: str) -> str:
    """The page here that the link of a challenge leads to. It may come from anywhere: what it tells is read
    before anybody goes there."""
    found = _LINK.search(text)
    if found is None:
        raise BadLink("link-unknown")
    return f"{CHALLENGE}?{urlencode(to_query(from_query(dict(parse_qsl(found[1])))))}"
