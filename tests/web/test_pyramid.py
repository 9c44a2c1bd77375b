"""Who sits where in a pile that is a pyramid."""

from __future__ import annotations

from mautoma.kernel.view import Card, Pile
from mautoma.web.page.pyramid import Place, pyramid_of

BOSS = Card("boss", "", room=3)


def seated(*cards: Card, lead: Card | None = BOSS) -> list[tuple[str, list[str]]]:
    def name(place: Place) -> str:
        return place.card.value if place.card else "-"

    columns = pyramid_of(Pile("work", "", cards, lead=lead))
    return [(name(column.head), [name(place) for place in column.beneath]) for column in columns]


def test_whoever_has_room_comes_first_and_the_others_sit_beneath() -> None:
    cook, manager = Card("cook", "", count=4), Card("manager", "", room=2)
    assert seated(cook, manager) == [("manager", ["cook", "cook"]), ("cook", []), ("cook", [])]


def test_free_places_are_there() -> None:
    assert seated(Card("manager", "", room=2)) == [("manager", ["-", "-"]), ("-", []), ("-", [])]


def test_nobody_is_lost_when_the_lead_has_lost_room() -> None:
    """As when the bank breaks and the reserve card gives the CEO fewer slots."""
    assert seated(Card("cook", "", count=4)) == [("cook", [])] * 4


def test_the_first_of_a_kind_can_be_tapped() -> None:
    columns = pyramid_of(Pile("work", "", (Card("a", ""), Card("b", "", count=2)), lead=BOSS))
    assert [column.head.at for column in columns] == [0, 1, None]


def test_a_pile_whose_lead_has_no_room_is_none() -> None:
    assert seated(Card("cook", ""), lead=None) == seated(Card("cook", ""), lead=Card("boss", "")) == []
