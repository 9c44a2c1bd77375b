"""Pictures follow a dark page: every colour that has a name has another one there, and can be read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from mautoma import games
from mautoma.games.revive.view.colours import KINDS, VALUE
from mautoma.kernel.view import Picture
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_sample
from mautoma.web.html import assets
from tests.offering import WITH_SAMPLE

READABLE = 4.5
"""The contrast that words need (WCAG 2, AA)."""


@cache
def dark() -> dict[str, str]:
    style = assets()["screen.css"][0].decode()
    after = style.partition("one that is not themed is dimmed")[2]
    return dict(re.findall(r"--tone-([a-z0-9-]+): (#[0-9a-f]{6});", after))


def pictures(game: str) -> list[Picture]:
    """From the beginning, the middle and the end of its sample; each time there are some."""
    session, say = open_sample(game), Voice("web", "en", game).say
    found = []
    for number in (session.number, session.number // 2, 0):
        session.jump(number)
        drawn = games.find_game(game).show().view.pictures(session.state, session.question, say)
        assert drawn
        found += drawn
    return found


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_every_picture_follows_a_dark_page(game: str) -> None:
    for picture in pictures(game):
        assert picture.themed, picture.name
        named = set(re.findall(r"--tone-([a-z0-9-]+),", picture.svg))
        assert named, picture.name
        assert named <= set(dark()), picture.name


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_every_icon_follows_a_dark_page(game: str) -> None:
    icons = games.find_game(game).show().icons
    assert icons is not None
    named = re.findall(r"--tone-([a-z0-9-]+),(#[0-9a-f]{6})", icons.file())
    assert named and {name for name, _ in named} <= set(dark())
    folder = Path(games.__file__).parent
    sources = [folder / path / "colours.py" for path in ("kit", f"{game}/view")]
    code = "".join(map(Path.read_text, sources))
    drawn = dict(re.findall(r'tone\("([a-z0-9-]+)", "(#[0-9a-f]{6})"\)', code))
    assert {name for name, light in named if drawn.get(name, light) != light} == set()
    assert "ink" in drawn and ("ink", drawn["ink"]) in named


def test_a_letter_on_a_hex_can_be_read() -> None:
    for tone in (*KINDS.values(), VALUE):
        found = re.fullmatch(r"var\(--tone-([a-z0-9-]+),(#[0-9a-f]{6})\)", tone)
        assert found, tone
        assert contrast("#2b2a27", found[2]) >= READABLE, tone
        assert contrast(dark()["ink"], dark()[found[1]]) >= READABLE, tone


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
