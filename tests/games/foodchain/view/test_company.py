"""The company: its lines, and the employees that can be tapped."""

from __future__ import annotations

from mautoma.games.foodchain.state import Game
from tests.games.foodchain.view.seen import ENGLISH, VIEW, pick, section


def test_employees_can_be_tapped_where_all_that_are_offered_lie(game: Game) -> None:
    def spots(*values: str) -> dict[str, float]:
        company = VIEW.pictures(game, pick(*values, at=None), ENGLISH)[1]
        assert all(s.x >= 0 and s.x + s.width <= company.width for s in company.spots)
        assert all(s.y >= 0 and s.y + s.height <= company.height for s in company.spots)
        return {spot.value: spot.y for spot in company.spots}

    beach, at_work, supply = spots("errand_boy", "waitress"), spots("trainer", "waitress"), spots("guru")
    assert set(beach) == {"errand_boy", "waitress"}
    assert at_work["waitress"] < beach["waitress"] < supply["guru"]
    assert spots("done") == {}


def test_the_company_in_words(game: Game) -> None:
    told = section(game, "company")
    assert "Cash $37" in told
    assert "CEO slots: 3" in told
    assert "Reserve card: $200" in told
    assert "Busy:" in told
