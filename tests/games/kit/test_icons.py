"""One icon a concept, with a name and a letter."""

from __future__ import annotations

from xml.etree import ElementTree

from mautoma.games.kit.icons import SHARED, Icon, Icons
from mautoma.games.kit.svg import circle
from mautoma.kernel.message import Msg
from mautoma.messages import LANGUAGES, words

ICONS = Icons(
    "sky", {"big_sun": Icon("S", lambda: circle(0, 0, 9, fill="#fc0"))}, {"hill": lambda: circle(50, 90, 40)}
)


def test_an_icon_is_centred_and_as_large_as_wanted() -> None:
    assert (
        ICONS("big_sun", 30, 40, 48)
        == '<use href="icons/sky#big_sun" transform="translate(30 40) scale(2)"/>'
    )
    assert ICONS.shape("hill") == '<use href="icons/sky#hill"/>'
    assert ICONS.shape("hill", 5) == '<use href="icons/sky#hill" transform="translate(5 0)"/>'


def test_one_file_has_everything_that_drawings_use() -> None:
    found = ElementTree.fromstring(ICONS.file())
    assert [each.get("id") for each in found] == ["big_sun", *SHARED, "hill"]


def test_a_drawing_can_have_its_icons_in_itself() -> None:
    drawing = f"<svg>{ICONS('big_sun', 30, 40)}{ICONS.shape('hill')}{ICONS.among_words('human')}</svg>"
    alone = ICONS.drawn_in(drawing)
    assert "<use" not in alone
    assert (
        '<circle cx="0" cy="0" r="9" fill="#fc0"/>' in alone and '<circle cx="50" cy="90" r="40"/>' in alone
    )
    assert 'transform="translate(30 40) scale(1)"' in alone


def test_a_legend_names_every_icon_once() -> None:
    def say(message: Msg) -> str:
        return message.key

    legend = ICONS.legend(say)
    assert [entry.words for entry in legend][:1] == ["icon-big-sun"]
    assert len(legend) == 1 + len(SHARED)
    assert all(ElementTree.fromstring(entry.svg).get("aria-hidden") == "true" for entry in legend)


def test_shared_icons_have_names_in_every_game_and_language() -> None:
    for language in LANGUAGES:
        say = words(language, "revive").say
        assert all(say(Msg(f"icon-{name}")) != f"icon-{name}" for name in SHARED)
