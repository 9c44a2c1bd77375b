"""One icon a concept: for everything that is on a card, with a name and a letter of its own."""

from __future__ import annotations

from mautoma.games.mombasa.names import ACTIONS, EXPLORE_CRITERIA, GOODS, TRACK_CRITERIA
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.messages import LANGUAGES, words


def test_all_that_is_on_a_card_has_an_icon() -> None:
    for name in (*ACTIONS, *GOODS, *TRACK_CRITERIA, *EXPLORE_CRITERIA):
        assert ICONS(name, 0, 0)


def test_icons_are_named_in_both_languages_and_told_apart_by_letters() -> None:
    for language in LANGUAGES:
        legend = ICONS.legend(words(language, "mombasa").say)
        names = [entry.words for entry in legend]
        assert len(set(names)) == len(names) and not any("icon-" in name for name in names)
        assert len({entry.letter for entry in legend}) == len(legend)
