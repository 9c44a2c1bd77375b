from __future__ import annotations

import pytest

from mautoma.games.mombasa.view.watching import turned_card
from mautoma.kernel.event import Event
from mautoma.messages.voice import Voice
from tests.games.mombasa.builder import a_deck


@pytest.mark.rule("MOM-A2")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("explore", "Not possible: explore. Next on its card: majority."),
        ("remove_post", "First on its card: explore."),
    ],
)
def test_what_comes_of_an_action_is_none_of_its_card(action: str, reason: str) -> None:
    told = [Event("draws", {"card": "drawn"}), Event("refused", {"action": action, "reason": "base_empty"})]
    card = turned_card(a_deck(("drawn", "explore", "majority")), told, Voice("web", "en").of("mombasa").say)
    assert card is not None
    assert card.reason == reason
