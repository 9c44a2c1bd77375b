"""What the pictures and the lists show of a position."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from mautoma.games.foodchain.bots import bots
from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.city.grid import SQUARE_NAMES
from mautoma.games.foodchain.city.places import (
    airplane_place_named,
    garden_places,
    house_place_named,
    marketing_place_named,
    restaurant_place_named,
)
from mautoma.games.foodchain.content.marketing_tiles import MarketingKind
from mautoma.games.foodchain.content.products import BEER, BURGER, LEMONADE, PIZZA, SODA
from mautoma.games.foodchain.edition import house as house_edition
from mautoma.games.foodchain.inwords.offers import explain_house
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import Campaign, Game, Stack
from mautoma.games.foodchain.view import FoodChainView
from mautoma.games.foodchain.wording import Wording
from mautoma.kernel.chance import Chance
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.session import new_session
from mautoma.kernel.view import Picture, Say
from mautoma.messages import LANGUAGES, words

VIEW = FoodChainView()
ENGLISH = words("en", "foodchain").say
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def game() -> Game:
    """A position that has some of everything.

    House 5 stands on c7–d8 inside a ring of road, house 4 on d1–e2, a bridge on h8.
    """
    game = set_up(house_edition(), "normal", parse("B0 Q0 K0 / C0 P0 M1 / E0 D2 T0"), Chance(7))
    city, human, automa = game.city, game.human, game.automa
    city.add_restaurant(restaurant_place_named("d4/d4"))
    city.add_restaurant(restaurant_place_named("i6/i6"), coming_soon=True)
    city.add_house(17, house_place_named("k5/1"))
    city.add_garden(garden_places(city, 7)[0])
    city.houses[4].demand = [BURGER, BEER]
    city.houses[7].demand = [BURGER, PIZZA, BEER, LEMONADE, SODA]
    city.place_marketing(9, marketing_place_named("a1/1x1"))
    city.place_marketing(5, airplane_place_named("west 7", 3))
    human.campaigns = {
        9: Campaign(9, MarketingKind.MAILBOX, SODA, None, "campaign_manager"),
        5: Campaign(5, MarketingKind.AIRPLANE, PIZZA, 4, "brand_manager"),
    }
    human.at_work = {"waitress": 2, "trainer": 1}
    human.beach = {"errand_boy": 1, "waitress": 1}
    human.stock = {BURGER: 6, BEER: 2}
    human.milestones = {"first_billboard"}
    human.cash, human.reserve = 37, 200
    automa.card = "order_book"
    automa.order = (SODA, PIZZA, BURGER, BEER, LEMONADE)
    automa.freezers = {BURGER: 4, PIZZA: 10, BEER: 0, LEMONADE: 3, SODA: 1}
    automa.stacks = [Stack(4, PIZZA, 2)]
    automa.milestones = {"first_errand_boy"}
    automa.cash = 54
    game.round = 3
    game.history = [(0, 9), (37, 54)]
    return game


def pictures(game: Game, say: Say = ENGLISH) -> dict[str, Picture]:
    return {picture.name: picture for picture in VIEW.pictures(game, None, say)}


def section(game: Game, name: str) -> str:
    return next("\n".join(s.lines) for s in VIEW.sections(game, ENGLISH) if s.name == name)


def texts(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]


def titles(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture.svg).iter(f"{SVG}title")]


def pick(*values: str, at: Callable[[str], Place] | None = Place) -> Pick:
    describe = None if at is None else (lambda value: Option(value, place=at(value)))
    return Pick(key="where", choices=values, describe=describe)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_whole_documents_without_inline_style(game: Game, language: str) -> None:
    for picture in VIEW.pictures(game, pick("c4"), words(language, "foodchain").say, ["house 4", "c3"]):
        root = ElementTree.fromstring(picture.svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == f"0 0 {picture.width:g} {picture.height:g}"
        assert root.get("aria-label") == picture.alt
        assert not [e for e in root.iter() if "style" in e.attrib or e.tag in (f"{SVG}style", f"{SVG}script")]


def test_the_board_comes_first_and_there_is_a_section_for_each_picture(game: Game) -> None:
    names = [picture.name for picture in VIEW.pictures(game, None, ENGLISH)]
    assert names == ["board", "company", "card", "mat", "milestones"]
    sections = VIEW.sections(game, ENGLISH)
    assert [section.name for section in sections if not section.reference] == names
    assert [section.name for section in sections if section.reference] == ["employees"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_missing_before_the_first_card(language: str) -> None:
    fresh = set_up(house_edition(), "easy", parse("B0 Q0 K0 / C0 P0 M1 / E0 D2 T0"), Chance(1))
    say = words(language, "foodchain").say
    assert all(picture.alt for picture in VIEW.pictures(fresh, None, say))
    assert all(section.lines for section in VIEW.sections(fresh, say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_house_deck_can_be_shown(game: Game, language: str) -> None:
    say = words(language, "foodchain").say
    for card in house_edition().cards:
        game.automa.card = card.id
        shown = texts(pictures(game, say)["card"])
        assert Wording(say).of("card", card.id) in shown
        assert str(card.priority) in shown


def test_the_board_names_columns_and_rows_on_both_sides(game: Game) -> None:
    shown = texts(pictures(game)["board"])
    assert all(shown.count(letter) == 2 for letter in "abcdefghijklmno")
    assert shown.count("14") == 2


def test_every_house_restaurant_and_campaign_is_on_the_board(game: Game) -> None:
    board = pictures(game)["board"]
    shown = texts(board)
    assert {"4", "5", "7", "8", "17", "18"} <= set(shown)
    assert {"R1", "R2", "soon"} <= set(shown)
    assert {"×∞", "×4"} <= set(shown)
    assert shown.count("M") == len(game.city.roads.outside)
    told = "\n".join(titles(board))
    assert "Your mailbox 9:" in told
    assert "at house 4, 2 more rounds" in told


def test_demand_is_drawn_token_by_token(game: Game) -> None:
    def tokens() -> int:
        root = ElementTree.fromstring(pictures(game)["board"].svg)
        return len([circle for circle in root.iter(f"{SVG}circle") if circle.get("r") == "12.5"])

    before = tokens()
    game.city.houses[18].demand = [SODA, SODA]
    assert before == 7
    assert tokens() == 9


def test_a_drive_in_shows_an_entrance_at_every_corner(game: Game) -> None:
    def doors() -> int:
        return pictures(game)["board"].svg.count("l20 0") + pictures(game)["board"].svg.count("l-20 0")

    assert doors() == 2
    game.human.drive_ins = True
    assert doors() == 5, "the one that is coming soon keeps its one entrance"


def test_an_option_on_a_square_is_a_spot_on_that_square(game: Game) -> None:
    board = VIEW.pictures(game, pick("a1", "o15"), ENGLISH)[0]
    first, last = board.spots
    assert (first.value, last.value) == ("a1", "o15")
    assert (last.x - first.x, last.y - first.y) == (14 * first.width, 14 * first.height)


def test_every_option_with_a_place_has_a_spot_inside_the_picture(game: Game) -> None:
    edges = [f"{side} {n}" for side in ("north", "east", "south", "west") for n in range(1, 16)]
    values = [*SQUARE_NAMES, *edges, "house 4", "house 17"]
    board = VIEW.pictures(game, pick(*values), ENGLISH)[0]
    assert [spot.value for spot in board.spots] == values
    for spot in board.spots:
        assert 0 <= spot.x <= spot.x + spot.width <= board.width
        assert 0 <= spot.y <= spot.y + spot.height <= board.height


def test_options_that_cover_different_squares_are_spots_as_large_as_what_they_cover(game: Game) -> None:
    covers = {"a4": ("a4", "b4"), "f6": ("f6", "f7")}
    board = VIEW.pictures(game, pick("a4", "f6", at=lambda v: Place(v, covers[v])), ENGLISH)[0]
    wide, high = board.spots
    assert wide.width == 2 * wide.height == high.height == 2 * high.width


def test_options_that_overlap_are_spots_on_their_own_square(game: Game) -> None:
    covers = {"a4": ("a4", "b4"), "b4": ("b4", "c4")}
    board = VIEW.pictures(game, pick("a4", "b4", at=lambda v: Place(v, covers[v])), ENGLISH)[0]
    assert [spot.width for spot in board.spots] == [board.spots[0].height] * 2
    assert board.spots[0].x + board.spots[0].width == board.spots[1].x


def test_options_on_the_same_square_share_it_without_overlap(game: Game) -> None:
    board = VIEW.pictures(game, pick("w", "x", "y", "z", at=lambda _: Place("d4")), ENGLISH)[0]
    corners = {(spot.x, spot.y) for spot in board.spots}
    assert len(corners) == 4
    assert len({x for x, _ in corners}) == len({y for _, y in corners}) == 2


def test_places_to_point_out_are_outlined_and_unknown_ones_left_alone(game: Game) -> None:
    plain = VIEW.pictures(game, None, ENGLISH)[0].svg
    assert VIEW.pictures(game, None, ENGLISH, ["house 99", "nowhere"])[0].svg == plain
    for name in ("c4", "house 4", "north 3"):
        assert VIEW.pictures(game, None, ENGLISH, [name])[0].svg != plain


def test_employees_can_be_tapped_where_all_that_are_offered_lie(game: Game) -> None:
    def spots(*values: str) -> dict[str, float]:
        company = VIEW.pictures(game, pick(*values, at=None), ENGLISH)[1]
        assert all(s.x >= 0 and s.x + s.width <= company.width for s in company.spots)
        assert all(s.y >= 0 and s.y + s.height <= company.height for s in company.spots)
        return {spot.value: spot.y for spot in company.spots}

    beach, at_work, supply = spots("errand_boy", "waitress"), spots("trainer", "waitress"), spots("guru")
    assert set(beach) == {"errand_boy", "waitress"}
    assert at_work["waitress"] < beach["waitress"] < supply["guru"]
    assert spots("done", "everyone") == {}


def test_the_map_in_characters(game: Game) -> None:
    lines = section(game, "board").splitlines()
    assert lines[0].split() == list("abcdefghijklmno")
    assert lines[1].startswith(" 1 m9  .  #  4  4 |")
    assert lines[4].startswith(" 4  .  .  # R1*R1 |")
    row_8 = next(line for line in lines if line.startswith(" 8 "))
    assert row_8.startswith(" 8  #  .  5  5  # | #  #  +  #  # |")


def test_houses_in_words(game: Game) -> None:
    told = section(game, "board")
    # R1's entrance d4 touches the road c4 on its own tile, where house 4 stands too: distance 0.
    assert "House 4 (d1–e2) wants: 1 burger and 1 beer. Distance to you: 0; to Mautoma Inc.: 1." in told
    assert "House 7 (h13–i14) with garden (h12–i12) wants:" in told


def test_restaurants_campaigns_and_stacks_in_words(game: Game) -> None:
    told = section(game, "board")
    assert "Your restaurant 1: d4–e5, entrance d4." in told
    assert "Your restaurant 2, coming soon: i6–j7, entrance i6." in told
    assert "it lies at west 7" in told
    assert "at house 4, 2 more rounds" in told
    assert "Gardens left: 8." in told


@pytest.mark.rule("FCM-S4")
def test_the_house_stack_shows_its_numbers_and_hides_its_order(game: Game) -> None:
    told = section(game, "board")
    assert "House stack: 1, 3, 6, 9, 11, 14, 17 and 19." in told
    game.house_stack.reverse()
    assert section(game, "board") == told


@pytest.mark.rule("FCM-S10")
def test_freezers_are_told_from_the_top(game: Game) -> None:
    told = section(game, "mat")
    order = [told.index(f"{number} {name}") for number, name in ((1, "soda"), (10, "pizza"), (4, "burger"))]
    assert order == sorted(order)
    assert "10" in texts(pictures(game)["mat"])


@pytest.mark.rule("FCM-W8")
def test_the_sales_track_tells_what_each_spot_gives_in_this_city(game: Game) -> None:
    # Spot 3 of the house mat is a city supply; this map has 2 beer, 3 lemonade and 2 soda sources.
    line = next(line for line in section(game, "mat").splitlines() if line.startswith("Spot 3"))
    numbers = [part for part in line.removeprefix("Spot 3").replace(",", "").split() if part.isdigit()]
    assert numbers == ["2", "2", "2", "3", "2"]


@pytest.mark.rule("FCM-E5")
def test_the_automas_reserve_card_is_shown_only_to_who_may_see_it(game: Game) -> None:
    game.automa.reserve = 300
    for name in ("board", "company", "card", "mat"):
        assert "300" not in section(game, name) + " ".join(texts(pictures(game)[name]))
    game.human.milestones.add("first_to_have_20")
    assert "Reserve card of Mautoma Inc.: $300" in section(game, "mat")
    assert "Reserve card of Mautoma Inc.: $300" in texts(pictures(game)["mat"])


@pytest.mark.rule("FCM-D2")
def test_the_card_shows_price_modifier_and_unit_price(game: Game) -> None:
    game.automa.modifier = game.edition.mat.modifiers.index(-2)
    assert "$9 −2 = $7" in texts(pictures(game)["card"])
    assert "Unit price: $9 −2 = $7" in section(game, "card")


@pytest.mark.rule("FCM-M4")
def test_the_card_lists_its_campaigns(game: Game) -> None:
    assert "for 2 rounds, at houses #4, #12 and #19." in section(game, "card")
    assert "→ #4 #12 #19" in texts(pictures(game)["card"])


def test_the_company_in_words(game: Game) -> None:
    told = section(game, "company")
    assert "Cash $37" in told
    assert "CEO slots: 3" in told
    assert "Reserve card: $200" in told
    assert "Busy:" in told


@pytest.mark.rule("FCM-D1")
def test_who_would_serve_a_house_and_why(game: Game) -> None:
    say = Wording(ENGLISH)
    # $10 at distance 0 against $9 at distance 1: the human's three waitresses beat the card's two.
    game.human.at_work = {"waitress": 3}
    game.automa.freezers[BEER] = 1
    told = explain_house(game, 4, say)
    assert told.startswith("As things stand, you serve house 4. Mautoma Inc. loses on")
    assert "(2 against 3)" in told
    game.human.at_work = {"luxuries_manager": 1}
    told = explain_house(game, 4, say)
    assert told.startswith("As things stand, Mautoma Inc. serves house 4. You lose on")
    assert "(20 against 10)" in told
    assert any(told in title for title in titles(pictures(game)["board"]))


@pytest.mark.rule("FCM-D11")
def test_who_lacks_something_fails(game: Game) -> None:
    told = explain_house(game, 4, Wording(ENGLISH))
    assert told.startswith("As things stand, you serve house 4. Mautoma Inc. fails on")
    game.human.stock = {}
    assert explain_house(game, 4, Wording(ENGLISH)).startswith("As things stand, house 4 stays at home.")


def test_every_place_of_every_question_of_a_game_can_be_tapped() -> None:
    session = new_session(Solo(), house_edition(), 3, "0", {"level": "normal"})
    player = bots()["random"](3)
    asked = 0
    while (question := session.question) is not None:
        assert isinstance(question, Pick)
        if asked % 4 == 0:
            board, *others = VIEW.pictures(session.state, question, ENGLISH)
            placed = [option.value for option in question.options() if option.place]
            assert sorted(spot.value for spot in board.spots) == sorted(placed)
            assert all(ElementTree.fromstring(picture.svg) is not None for picture in (board, *others))
        session.answer(player.answer(question, session.state))
        asked += 1
    assert len(VIEW.scores(session.state)["human"]) == session.state.round


def test_summary_and_scores(game: Game) -> None:
    assert ENGLISH(Solo().summary(game)) == "Round 3: you $37, Mautoma Inc. $54"
    assert VIEW.scores(game) == {"human": [0, 37], "automa": [9, 54]}


def test_milestones_are_listed_with_what_they_bring_until_they_are_gone(game: Game) -> None:
    game.milestones -= {"first_radio"}
    shown = section(game, "milestones")
    left, yours = shown.split("Yours:")
    assert "First to train someone: $15 off salaries each payday" in left
    assert "First billboard placed: marketeers cost no salary, campaigns never end" in yours
    assert "First billboard" not in left
    assert "radio" not in shown
    assert "First to train someone: $15 off salaries each payday" in " ".join(
        texts(pictures(game)["milestones"])
    )


def test_every_employee_can_be_looked_up_with_what_training_leads_to(game: Game) -> None:
    game.employees["kitchen_trainee"] = 4
    lines = section(game, "employees").splitlines()
    assert len(lines) == 32
    assert (
        "kitchen trainee (1 burger or 1 pizza); training leads to burger cook and pizza cook."
        " In the supply: 4." in lines
    )
    assert "CFO (+50% of the cash earned at dinner, salary $5), only by training. In the supply: 1." in lines
