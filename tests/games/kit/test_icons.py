"""Icons have a name and a letter; drawings use them from one file, or have them in themselves."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from mautoma.games.kit.icons import GRID, Icons
from mautoma.kernel.message import Msg
from mautoma.messages import LANGUAGES, words

SHARED = ["human", "automa", "card", "unknown"]
SKY = """<svg xmlns="http://www.w3.org/2000/svg" xmlns:ink="http://editor.example" viewBox="0 0 60 60">
  <defs id="defs1"/>
  <ink:view id="view1"/>
  <g id="icons" stroke="#000" stroke-width="2">
    <g id="big_sun" data-letter="S" transform="translate(15 15)" ink:label="sun">
      <circle cx="0" cy="0" r="9" fill="#fc0" id="circle1" ink:kind="arc"/>
      <g opacity="0.5"><text x="1">A &amp; B</text></g>
    </g>
    <g id="comet" transform="translate(45 15)"><path d="M0 0H9"/></g>
  </g>
  <g id="hill" transform="scale(.1)"><circle cx="50" cy="90" r="40"/></g>
</svg>
"""
SUN = '<circle cx="0" cy="0" r="9" fill="#fc0"/><g opacity="0.5"><text x="1">A &amp; B</text></g>'
HILL = '<circle cx="50" cy="90" r="40"/>'


@pytest.fixture
def icons(tmp_path: Path) -> Icons:
    (tmp_path / "icons.svg").write_text(SKY, encoding="utf-8")
    (tmp_path / "icons.toml").write_text(
        'nouns = ["light"]\n[words]\nevent-dawn = "big_sun"\n', encoding="utf-8"
    )
    return Icons("sky", tmp_path)


def test_an_icon_is_centred_and_as_large_as_wanted(icons: Icons) -> None:
    placed = 'transform="translate(30 40) scale(2)"'
    assert icons("big_sun", 30, 40, 2 * GRID) == f'<use href="icons/sky#big_sun" {placed}/>'
    assert icons.shape("hill") == '<use href="icons/sky#hill"/>'
    assert icons.shape("hill", 5) == '<use href="icons/sky#hill" transform="translate(5 0)"/>'


def test_one_without_a_letter_is_drawn_where_it_stands(icons: Icons) -> None:
    moved = 'transform="translate(1 2) scale(1)"'
    assert icons("comet", 1, 2) == f'<g {moved} stroke="#000" stroke-width="2"><path d="M0 0H9"/></g>'


def test_where_an_icon_is_in_its_file_does_not_show_nor_what_an_editor_added(icons: Icons) -> None:
    assert icons.drawing("big_sun") == SUN
    assert icons.drawing("hill") == HILL


def test_one_file_has_everything_that_drawings_use(icons: Icons) -> None:
    found = ElementTree.fromstring(icons.file())
    assert [each.get("id") for each in found] == ["big_sun", *SHARED, "hill"]
    assert f'<g id="big_sun" stroke="#000" stroke-width="2">{SUN}</g>' in icons.file()
    assert f'<g id="hill">{HILL}</g>' in icons.file(), "a shape has no outline but its own"


def test_a_drawing_can_have_its_icons_in_itself(icons: Icons) -> None:
    drawing = f"<svg>{icons('big_sun', 30, 40)}{icons.shape('hill')}{icons.among_words('human')}</svg>"
    alone = icons.drawn_in(drawing)
    assert "<use" not in alone
    assert SUN in alone and HILL in alone
    assert 'transform="translate(30 40) scale(1)"' in alone


def test_a_legend_names_every_icon_that_has_a_letter(icons: Icons) -> None:
    legend = icons.legend(lambda message: message.key)
    assert [(entry.words, entry.letter) for entry in legend][:1] == [("icon-big-sun", "S")]
    assert len(legend) == 1 + len(SHARED)
    assert all(ElementTree.fromstring(entry.svg).get("aria-hidden") == "true" for entry in legend)


def test_an_icon_stands_beside_the_words_that_it_is_called_by_or_listed_with(icons: Icons) -> None:
    sun = icons.among_words("big_sun")
    assert icons.sign("event-dawn", {}) == icons.sign("light-big-sun", {}) == sun
    assert icons.sign("event-noon", {"light": "big_sun"}) == icons.sign(
        "event-noon", {"lights": {"big_sun": 2}}
    )
    assert icons.sign("event-noon", {"light": "big_sun"}) == sun
    assert icons.sign("event-noon", {"lights": {"big_sun": 2, "human": 1}}) == ""
    assert icons.sign("dark-big-sun", {}) == ""


def test_shared_icons_have_names_in_every_game_and_language() -> None:
    for language in LANGUAGES:
        say = words(language, "revive").say
        assert all(say(Msg(f"icon-{name}")) != f"icon-{name}" for name in SHARED)
