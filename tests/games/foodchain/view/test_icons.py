"""One icon for each thing."""

from __future__ import annotations

from collections import Counter

import pytest

from mautoma.games.foodchain.content.products import PRODUCTS
from mautoma.games.foodchain.edition import CleanUpIcon, WorkIcon
from mautoma.games.foodchain.view.icons import ICONS, family_icon
from mautoma.games.foodchain.view.staff import FAMILIES
from mautoma.messages import LANGUAGES, words


def test_every_icon_of_a_card_and_every_product_can_be_drawn() -> None:
    names = [*PRODUCTS, *WorkIcon.__struct_fields__, *CleanUpIcon.__struct_fields__]
    assert all(ICONS(name, 0, 0) for name in names if name != "gain")
    assert all(family_icon(family) for family in FAMILIES if family != "kitchen")


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_have_names_and_letters_of_their_own(language: str) -> None:
    legend = ICONS.legend(words(language, "foodchain").say)
    for given in ([entry.words for entry in legend], [entry.letter for entry in legend]):
        assert [name for name, times in Counter(given).items() if times > 1] == []
