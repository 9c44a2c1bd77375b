from __future__ import annotations

from mautoma.games.foodchain.human.campaigns import start_campaigns
from mautoma.games.foodchain.human.hiring import hire
from mautoma.games.foodchain.human.production import produce
from mautoma.games.foodchain.human.training import Training, train
from mautoma.games.foodchain.view.trays import trays_of
from mautoma.games.foodchain.view.words import Wording
from mautoma.kernel.view import Tray
from mautoma.messages import words
from tests.games.foodchain.positions import Position, position

ENGLISH = Wording(words("en", "foodchain").say)


def served(start: Position, chapter: object, *answers: tuple[str, object], number: int = 0) -> list[Tray]:
    before = start.game.clone()
    table = start.play(chapter, *answers)  # type: ignore[arg-type]
    return list(trays_of(before, table.questions[number], ENGLISH))


def shut(trays: list[Tray]) -> dict[str, str]:
    return {tray.card.title: tray.why_not for tray in trays if tray.card and tray.why_not}


def test_a_product_is_tapped_on_the_card_that_brings_it_and_who_finds_none_says_so() -> None:
    start = position().restaurant("f4/g4").at_work(errand_boy=2, burger_cook=1)
    trays = served(start, produce, ("produce", {}))
    on_cards = {tray.card.value: [item.answers for item in tray.items] for tray in trays if tray.card}
    assert on_cards["burger_cook"] == [("burger_cook",)]
    assert on_cards["errand_boy"] == [("errand_boy-beer",), ("errand_boy-lemonade",), ("errand_boy-soda",)]
    assert {tray.card.value: tray.most for tray in trays if tray.card} == {"burger_cook": 1, "errand_boy": 2}


def test_an_empty_pile_is_dimmed() -> None:
    start = position().supply(waitress=0)
    trays = served(start, lambda game, table: hire(game, table, Training(game)), ("hire", {}))
    assert shut(trays) == {"waitress": "none left"}


def test_a_career_is_a_tree_and_a_tap_trains_all_the_way() -> None:
    start = position().at_work(trainer=1).beach(kitchen_trainee=1, waitress=1).supply(pizza_cook=0)
    trays = served(start, lambda game, table: train(game, table, Training(game)), ("train", "done"))
    [tree] = [tray for tray in trays if tray.items]
    assert [(item.answers, item.why_not) for item in tree.items] == [
        (("kitchen_trainee",), ""),
        ((), "none left"),
    ]
    assert [lead.card.value for lead in tree.items[0].leads if lead.card] == ["burger_chef"]
    assert shut(trays) == {"waitress": "can't be trained"}


def test_a_tile_that_is_on_the_map_is_dimmed() -> None:
    start = position().restaurant("f4/g4").at_work(marketing_trainee=1)
    start.campaign(14, "i4/2x1", "burger", 2, "marketing_trainee")
    [billboards] = served(start, start_campaigns, ("campaign", "done"))
    assert {item.answers[0]: item.why_not for item in billboards.items}["14"] == "already on the map"


def test_the_longest_run_comes_first() -> None:
    start = position().restaurant("f4/g4").at_work(marketing_trainee=1).gone("first_billboard")
    answers = (
        ("campaign", "14"),
        ("campaign-square", "i4"),
        ("campaign-lies", "2x1"),
        ("campaign-run", "burger 1"),
    )
    trays = served(start, start_campaigns, *answers, number=3)
    assert [tray.title for tray in trays] == ["2 rounds", "1 round"]
    assert trays[0].items[0].answers == ("burger 2",)
