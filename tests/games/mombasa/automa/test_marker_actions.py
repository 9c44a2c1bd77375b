from __future__ import annotations

import pytest

from mautoma.games.mombasa.automa import marker_actions
from mautoma.games.mombasa.edition import Card, CardPriority, Half, TrackPriority
from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts import after_human_action
from mautoma.games.mombasa.table.facts.gains import MAJORITY_GIVES
from mautoma.kernel.message import Json
from mautoma.kernel.table import ScriptedTable
from tests.games.mombasa.builder import (
    DONE,
    PASSES_NOTHING,
    asked,
    card,
    half,
    in_full,
    position,
    scripted,
    with_steps,
    with_values,
)

NOTHING = dict.fromkeys(MAJORITY_GIVES, 0)
MORE: tuple[str, Json] = ("majority-gives", "cannot human_has_more")
NOT_FREE: tuple[str, Json] = ("majority-gives", "cannot space_taken")
TAKEN: tuple[str, Json] = ("carry-out", "space_taken")
EMPTY: tuple[str, Json] = ("carry-out", "base_empty")
GIVES: tuple[str, Json] = ("majority-gives", "nothing")
TILES = ("third", "first", "fourth", "second")


def do(
    name: str, game: Mombasa, *answers: tuple[str, Json], by: Half | None = None, drawn: Card | None = None
) -> tuple[bool, ScriptedTable]:
    table = scripted(game, *answers)
    action = getattr(marker_actions, name)
    done = action(game, table, by or half(), drawn or card("drawn", "bonus", bonus=TILES))
    assert not table.answers
    return done, table


def with_reference(*symbols: object, covered: int = 0) -> Mombasa:
    shown = card("shown", early=half(reference=symbols))
    game = position(shown, card("other"), reference="shown")
    game.deck.slots = ["other"] * covered
    return game


# MOM-K1: majority


@pytest.mark.rule("MOM-K1")
def test_it_takes_the_won_majority_with_its_highest_number() -> None:
    game = with_reference({"banana": 2}, {"coffee": 4}, {"cotton": 3})
    done, table = do("majority", game, GIVES)
    assert done
    assert table.told("majority")[0].data["good"] == "coffee"
    assert game.automa.markers == 2
    assert game.facts.free.known["majority_coffee"] is False


@pytest.mark.rule("MOM-K1")
def test_a_tie_with_the_human_is_not_won_and_the_next_highest_is_looked_at() -> None:
    game = with_reference({"banana": 2}, {"coffee": 4}, {"cotton": 3})
    done, table = do("majority", game, MORE, GIVES)
    assert done
    assert [event.data["good"] for event in table.told("majority")] == ["coffee", "cotton"]
    assert game.automa.markers == 2


@pytest.mark.rule("MOM-K1")
def test_of_equal_numbers_the_first_symbol_in_reading_order() -> None:
    game = with_reference({"expansion": 1}, {"cotton": 3}, {"banana": 3})
    _, table = do("majority", game, GIVES)
    assert table.told("majority")[0].data["good"] == "cotton"


@pytest.mark.rule("MOM-K1")
def test_the_same_good_twice_is_added() -> None:
    game = with_reference({"banana": 2}, {"coffee": 3}, {"banana": 2})
    _, table = do("majority", game, GIVES)
    assert (table.told("majority")[0].data["good"], table.told("majority")[0].data["number"]) == ("banana", 4)


@pytest.mark.rule("MOM-K1")
@pytest.mark.rule("MOM-K3")
def test_covered_symbols_and_an_x_do_not_count() -> None:
    game = with_reference({"banana": 5}, "X", {"coffee": 1}, covered=1)
    assert marker_actions.own_goods(game) == {"coffee": 1}
    done, table = do("majority", game, MORE)
    assert not done
    skipped = table.told("skipped")[0]
    assert skipped.data["reason"] == "no_majority"
    lost = skipped.trail.lost_on("coffee") if skipped.trail else None
    assert lost is not None and lost.name == "majority-won"


@pytest.mark.rule("MOM-K3")
def test_the_human_sees_what_is_still_uncovered() -> None:
    game = with_reference({"banana": 5}, "X", {"coffee": 1}, covered=1)
    assert game.open_symbols() == ("X", {"coffee": 1})


@pytest.mark.rule("MOM-K1")
def test_a_majority_whose_space_is_taken_gives_way_to_the_next_best() -> None:
    game = with_reference({"banana": 2}, {"coffee": 4}, "X")
    after_human_action(game)
    _, table = do("majority", game, NOT_FREE, GIVES)
    assert [event.data["good"] for event in table.told("majority")] == ["coffee", "banana"]
    after_human_action(game)
    done, table = do("majority", game)  # both are taken for the rest of the round: nothing is asked
    assert not done


@pytest.mark.rule("MOM-K1")
def test_it_takes_the_benefit() -> None:
    game = with_steps(with_reference({"banana": 2}, "X", "X"), {}, {"cairo": 1})
    gives = NOTHING | {"coins": 3, "diamonds": 1, "steps": 2}
    by = half(track=TrackPriority("lead", 1))
    answers = [*in_full("majority-gives", gives), PASSES_NOTHING]
    _, table = do("majority", game, *answers, by=by)
    assert (game.automa.coins, game.automa.diamonds, game.automa.steps["cairo"]) == (4, 1, 3)
    (diamonds,) = table.told("diamonds")
    assert diamonds.order and diamonds.data == {"steps": 1, "start": 0, "end": 1}


@pytest.mark.rule("MOM-K2")
def test_a_post_is_removed_where_the_automa_leads_most() -> None:
    game = with_steps(with_reference({"expansion": 2}, "X", "X"), {"mombasa": 1}, {"mombasa": 3, "cairo": 2})
    with_values(game, mombasa=4)
    _, table = do("majority", game, ("majority-gives", "posts 1"), DONE)
    assert table.told("post-removed")[0].data["company"] == "mombasa"  # as far ahead as in Cairo: A before D
    assert not game.facts.values.is_sure("mombasa")


@pytest.mark.rule("MOM-K2")
def test_a_base_without_posts_is_passed_over_for_the_next_biggest_lead() -> None:
    """Leads: Cairo 3, Mombasa 2, Cape Town 1; of two posts the first comes from none of the empty bases."""
    game = with_steps(
        with_reference({"expansion": 2}, "X", "X"), {}, {"cairo": 3, "mombasa": 2, "cape_town": 1}
    )
    answers = [*in_full("majority-gives", NOTHING | {"posts": 2}), EMPTY, EMPTY, DONE, DONE]
    done, table = do("majority", game, *answers)
    assert done
    told = [event.data["company"] for event in table.told("post-removed")]
    assert told == ["cairo", "mombasa", "cape_town", "cape_town"]
    assert [event.data["company"] for event in game.put_back] == ["cape_town", "cape_town"]


@pytest.mark.rule("MOM-K2")
def test_where_no_base_has_a_post_none_is_removed() -> None:
    game = with_steps(with_reference({"expansion": 2}, "X", "X"), {}, {})
    done, table = do("majority", game, ("majority-gives", "posts 1"), *[EMPTY] * 4)
    assert done and game.automa.markers == 2
    assert table.told("skipped")[0].data == {"action": "remove_post", "reason": "no_base"}
    assert not game.put_back


@pytest.mark.rule("MOM-K2")
def test_that_a_post_cannot_be_removed_may_have_another_reason() -> None:
    game = with_steps(with_reference({"expansion": 2}, "X", "X"), {}, {})
    _, table = do("majority", game, ("majority-gives", "posts 1"), ("carry-out", "other"))
    assert len(table.told("post-removed")) == 1 and not game.put_back


def test_what_a_majority_gives_is_asked_once() -> None:
    game = with_reference({"banana": 2}, "X", "X")
    do("majority", game, GIVES)
    game.facts.free.learn("majority_banana", True)
    _, table = do("majority", game, DONE)
    assert asked(table) == ["carry-out"]


def test_a_human_who_has_more_is_believed_until_the_next_action() -> None:
    game = with_reference({"banana": 2}, "X", "X")
    done, _ = do("majority", game, MORE)
    assert not done
    assert game.automa.markers == 3
    again, _ = do("majority", game)
    assert not again
    after_human_action(game)
    now, _ = do("majority", game, GIVES)
    assert now


@pytest.mark.rule("MOM-A2")
def test_another_reason_ends_the_action() -> None:
    game = with_reference({"banana": 2}, {"coffee": 1}, "X")
    done, table = do("majority", game, ("majority-gives", "cannot other"))
    assert not done and len(table.told("majority")) == 1


@pytest.mark.rule("MOM-N6")
def test_steps_on_a_named_company() -> None:
    game = with_steps(with_reference({"banana": 2}, "X", "X"), {}, {"cairo": 1})
    gives = NOTHING | {"steps_mombasa": 2}
    do("majority", game, *in_full("majority-gives", gives), PASSES_NOTHING)
    assert (game.automa.steps["mombasa"], game.automa.steps["cairo"]) == (2, 1)


# MOM-K4: bonus action


@pytest.mark.rule("MOM-K4")
def test_the_first_listed_tile_that_is_free_without_cost() -> None:
    game = position()
    after_human_action(game)
    done, table = do("bonus", game, TAKEN, DONE)
    assert done
    assert [event.data["tile"] for event in table.told("bonus")] == ["third", "first"]
    assert (game.automa.markers, game.automa.coins) == (2, 1)


@pytest.mark.rule("MOM-K4")
def test_no_tile_is_free() -> None:
    game = position()
    for tile in TILES:
        game.facts.free.learn(f"tile_{tile}", False)
    done, table = do("bonus", game)
    assert not done
    assert table.told("skipped")[0].data["reason"] == "no_tile"


# MOM-K5, MOM-K6, MOM-K7


@pytest.mark.rule("MOM-K5")
def test_remove_a_card_pays_five_pounds() -> None:
    game = position()
    done, _ = do("remove", game, DONE)
    assert done
    assert (game.automa.coins, game.automa.markers, game.automa.spaces) == (6, 2, ["remove"])
    again, table = do("remove", game)
    assert not again
    assert table.told("skipped")[0].data["reason"] == "space_taken"


@pytest.mark.rule("MOM-K6")
def test_buy_a_card_free_of_charge() -> None:
    game = position()
    by = half(card=CardPriority("bookkeeper"))
    done, table = do("buy", game, ("display-cards", ["left_2"]), by=by)
    assert done
    assert [event.kind for event in table.events if event.order] == ["buy", "take-card"]
    automa = game.automa
    assert (automa.coins, automa.markers, automa.cards) == (1, 2, 1)
    again, table = do("buy", game, by=by)
    assert not again
    assert table.told("skipped")[0].data["reason"] == "space_taken"


@pytest.mark.rule("MOM-K6")
def test_no_card_is_looked_for_where_the_space_to_buy_it_is_taken() -> None:
    game = position()
    after_human_action(game)
    done, table = do("buy", game, ("space-free", False))
    assert not done
    assert table.told("skipped")[0].data["reason"] == "space_taken"
    assert game.automa.markers == 3
    after_human_action(game)
    assert not do("buy", game)[0]  # a space that is taken stays so


@pytest.mark.rule("MOM-K6")
def test_the_space_to_buy_a_card_comes_before_the_card() -> None:
    game = position()
    after_human_action(game)
    done, table = do("buy", game, ("space-free", True), ("display-cards", ["left_2"]))
    assert done and asked(table) == ["space-free", "display-cards"]


@pytest.mark.rule("MOM-K7")
def test_first_player_takes_the_token_and_spends_a_book_point() -> None:
    game = position()
    game.first = HUMAN
    done, _ = do("first_player", game, DONE, ("book-coin", "no_coin"))
    assert done
    assert (game.first, game.automa.books, game.automa.markers) == (AUTOMA, 1, 2)
    assert game.token_taken


@pytest.mark.rule("MOM-K7")
def test_who_holds_the_token_has_no_use_for_the_space() -> None:
    game = position()
    game.first = AUTOMA
    done, table = do("first_player", game)
    assert not done
    assert table.told("skipped")[0].data["reason"] == "holds_token"


@pytest.mark.rule("MOM-K7")
def test_the_space_must_be_free() -> None:
    game = position()
    after_human_action(game)
    done, table = do("first_player", game, TAKEN)
    assert not done
    assert table.told("refused")[0].data["reason"] == "space_taken"
    do("first_player", game)


@pytest.mark.parametrize("name", ["remove", "first_player"])
def test_a_space_said_to_be_taken_is_remembered_and_costs_no_marker(name: str) -> None:
    game = position()
    done, _ = do(name, game, TAKEN)
    assert not done
    assert game.automa.markers == 3
    assert game.facts.free.known[name] is False


def test_a_marker_that_a_correction_has_told_of_is_not_placed_twice() -> None:
    """While its action is carried out, the human says that it has none left."""
    game = position()
    game.automa.markers, game.automa.spaces = 0, ["first", "remove", "buy"]
    marker_actions.use_marker(game, "buy")
    assert game.automa.markers == 0 and game.automa.spaces == ["first", "remove", "buy"]


@pytest.mark.rule("MOM-A8")
def test_of_an_empty_display_nothing_is_bought() -> None:
    game = with_values(position(), mombasa=2)
    none: list[tuple[str, Json]] = [("display-cards", []), *[("share-card", "none")] * 4]
    done, table = do("buy", game, *none, ("first-display-card", "none"))
    assert not done and not table.told("buy")
    assert (game.automa.markers, game.automa.cards) == (3, 0)
