"""The drawing of a card, mat or board on which its parts are tapped: each opens what its row opens.

The rows are the way for keyboards and screen readers: to those the drawing is one picture.
"""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from mautoma.kernel.view import Picture, Spot
from mautoma.messages.voice import Voice
from mautoma.web import fields
from mautoma.web.fields import Field
from mautoma.web.page.edition import Level, address, label_of, path_of

VIEW_BOX = re.compile(r'viewBox="([^"]+)"')


class Tapped:
    """`at` is what is open on the page."""

    def __init__(self, tree: Field, level: Level, file: str, at: fields.Path, own: Voice) -> None:
        self._there = {each.path for each in tree.all()}
        self._level, self._file, self._at, self._own = level, file, at, own

    def draw(self, picture: Picture, entry: fields.Path) -> Markup:
        """`entry` is where the data is that the picture shows."""
        links = "".join(self._link(spot, (*entry, *path_of(spot.value))) for spot in picture.spots)
        size = VIEW_BOX.search(picture.svg)
        if not links or size is None:
            return Markup(picture.svg)
        over = f'<svg class="over" viewBox="{size[1]}" aria-hidden="true">{links}</svg>'
        return Markup(f'<span class="tapping">{picture.svg}{over}</span>')

    def _link(self, spot: Spot, path: fields.Path) -> str:
        leads = self._leads(path)
        if not leads:
            return ""
        open_ = " open" if self._at[: len(path)] == path else ""
        box = f'x="{spot.x:g}" y="{spot.y:g}" width="{spot.width:g}" height="{spot.height:g}"'
        title = escape(label_of(path, self._own))
        return (
            f'<a class="tapped{open_}" href="{escape(leads)}" tabindex="-1">'
            f'<title>{title}</title><rect {box} rx="14"/></a>'
        )

    def _leads(self, path: fields.Path) -> str:
        """To the part; to its row, which begins it, where it isn't there yet; or to what it is a part of."""
        known = path
        while known and known not in self._there:
            known = known[:-1]
        here = self._level.path
        if known != path and known == here:
            return f"#part-{address(path[: len(known) + 1])}"
        if len(known) <= len(here):
            return ""
        return f"?file={self._file}&at={address(known)}"
