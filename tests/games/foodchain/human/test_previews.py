"""Expected values are read off the map drawn in `positions.py`."""

from __future__ import annotations

from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.human.campaigns import start_campaigns
from mautoma.games.foodchain.human.previews import distances_from, reach_of
from mautoma.kernel.question import Pick
from mautoma.messages import words
from tests.games.foodchain.places import marketing_place_named, restaurant_place_named
from tests.games.foodchain.positions import position

ENGLISH, ITALIAN = words("en", "foodchain"), words("it", "foodchain")


def test_a_billboard_says_which_houses_it_touches() -> None:
    city = position().game.city
    beside_house_2 = reach_of(city, MarketingKind.BILLBOARD, marketing_place_named("a6/2x1"))
    assert ENGLISH.say(beside_house_2) == "reaches house 2"
    assert ITALIAN.say(beside_house_2) == "raggiunge la casa 2"
    nowhere = reach_of(city, MarketingKind.BILLBOARD, marketing_place_named("i4/2x1"))
    assert ENGLISH.say(nowhere) == "reaches no house"


def test_the_distances_from_an_entrance_are_tile_borders_crossed() -> None:
    said = distances_from(position().game.city, restaurant_place_named("f4/g4"))
    assert (
        ENGLISH.say(said)
        == "distance 1 to house 2; distance 2 to houses 4, 10 and 13; distance 3 to house 15"
    )


def test_every_square_for_a_billboard_says_whom_it_would_reach() -> None:
    start = position().restaurant("f4/g4").at_work(marketing_trainee=1).gone("first_billboard")
    table = start.play(
        start_campaigns,
        ("campaign", "14"),
        ("campaign-square", "i4"),
        ("campaign-lies", "2x1"),
        ("campaign-run", "burger 1"),
    )
    square, lies = table.questions[1:3]
    assert isinstance(square, Pick) and isinstance(lies, Pick)
    assert ENGLISH.option(square.option("i4")) == "i4: reaches no house"
    assert {square.option(value).idle for value in square.values()} == {True, False}
    assert square.option("i4").idle
    assert ENGLISH.option(lies.option("2x1")) == "2 wide, 1 high: reaches no house"


def test_nobody_is_asked_for_the_top_left_square_of_a_mailbox() -> None:
    start = position().restaurant("f4/g4").at_work(campaign_manager=1)
    table = start.play(
        start_campaigns, ("campaign", "9"), ("campaign-square", "i4"), ("campaign-run", "burger 1")
    )
    square = table.questions[1]
    assert ENGLISH.text(f"ask-{square.key}", square.data) == "Where does it go?"
