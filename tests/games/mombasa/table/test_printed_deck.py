"""The printed deck: the player shuffles and draws; what is not entered yet is entered when it is seen."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.edition import EDITIONS, FILES, Card, Edition, Half, house
from mautoma.games.mombasa.stand_in import StandIn
from mautoma.games.mombasa.state import FACE_DOWN, Deck, Mombasa
from mautoma.games.mombasa.symbols import card_words
from mautoma.games.mombasa.table.findings import findings
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.games.mombasa.table.printed_deck import lay_cards, turn_over
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json, msg
from mautoma.kernel.question import Pick
from mautoma.kernel.replay import Unfinished
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ScriptedTable
from mautoma.messages import words
from tests.games.mombasa.builder import scripted
from tests.player import AnyAnswer

SYMBOLS: tuple[tuple[str, Json], ...] = (
    ("card-symbol", "banana 2"),
    ("card-symbol", "X"),
    ("card-symbol", "expansion 1"),
)
OTHERS: tuple[tuple[str, Json], ...] = (
    ("card-symbol", "X"),
    ("card-symbol", "X"),
    ("card-symbol", "other"),
    ("card-good", "cotton"),
    ("card-number", 11),
)
FIRST, SECOND = "early_banana2_x_expansion1", "early_x_x_cotton11"
ACTION_SIDE: tuple[tuple[str, Json], ...] = (
    ("side-action", "diamonds"),
    ("side-action", "bonus"),
    ("side-tile", "third"),
    ("side-tile", "first"),
    ("side-tile", "no-more"),
    ("side-action", "no-more"),
)


def empty() -> Edition:
    """An owner's edition before the first card."""
    blank = {file: each.blank for file, each in FILES.items() if each.blank is not None}
    return EDITIONS.read("mine", blank)


def begin(edition: Edition, seed: int = 5) -> Session:
    options = {"level": "normal", "first": "automa", "deck": "printed"}
    session = new_session(AtTable(), edition, seed, "test", options)
    answer(session, ("ready", "ready"), ("starting-tile", "nothing"))
    return session


def answer(session: Session, *answers: tuple[str, Any]) -> None:
    for key, each in answers:
        assert session.question is not None and session.question.key == key
        session.answer(each)


@pytest.mark.rule("MOM-P2")
@pytest.mark.rule("MOM-P4")
def test_the_player_tells_which_cards_lie_open() -> None:
    session = begin(house())
    first, second = house().cards[0].id, house().cards[3].id
    answer(session, ("printed-reference", second))
    assert isinstance(session.question, Pick) and second not in session.question.values()
    answer(session, ("printed-top", first))
    assert (session.state.deck.reference, session.state.deck.cards[-1]) == (second, first)
    assert session.state.symbols() == house().cards[3].early.reference


@pytest.mark.rule("MOM-A5")
def test_the_next_priority_side_is_told_when_a_card_is_drawn() -> None:
    session = begin(house())
    names = [card.id for card in house().cards]
    answer(session, ("printed-reference", names[0]), ("printed-top", names[1]), ("ready", "ready"))
    answer(session, ("printed-top", names[2]))
    draws = next(event for event in session.events if event.kind == "draws")
    assert (draws.data["card"], draws.data["priority_card"]) == (names[1], names[2])


@pytest.mark.rule("MOM-P2")
def test_of_a_reference_card_nothing_but_its_symbols_is_asked() -> None:
    """And no question which card it is, as long as none is entered."""
    session = begin(empty())
    answer(session, *SYMBOLS)
    assert session.state.edition.cards == (Card(FIRST, early=Half(({"banana": 2}, "X", {"expansion": 1}))),)
    assert session.state.deck.reference == FIRST
    answer(session, *OTHERS, ("ready", "ready"))
    assert session.state.edition.card(SECOND).early == Half(("X", "X", {"cotton": 11}))


@pytest.mark.rule("MOM-A2")
@pytest.mark.rule("MOM-A5")
def test_the_rest_is_asked_when_an_action_needs_it() -> None:
    session = begin(empty())
    answer(session, *SYMBOLS, *OTHERS, ("ready", "ready"), *ACTION_SIDE)
    drawn = session.state.edition.card(SECOND)
    assert (drawn.actions, drawn.bonus) == (("diamonds", "bonus"), ("third", "first"))
    answer(session, *[("card-symbol", "coffee 3")] * 3)
    top = "early_coffee3_coffee3_coffee3"
    answer(session, ("priority-diamonds", "4"), ("last-space", 20))
    assert session.state.edition.card(top).early == Half(
        ({"coffee": 3}, {"coffee": 3}, {"coffee": 3}), diamonds=4
    )
    assert session.state.automa.diamonds == 4
    kept = [finding.entry["id"] for finding in findings(session.state) if finding.section == "card"]
    assert kept == [FIRST, SECOND, top], "at once, not at the end of the round"


@pytest.mark.rule("MOM-A8")
def test_a_priority_that_the_card_does_not_show_is_left_out() -> None:
    """Then the action can't be done, and the next on the card is tried."""
    session = begin(empty())
    answer(session, *SYMBOLS, *OTHERS, ("ready", "ready"), *ACTION_SIDE, *[("card-symbol", "coffee 3")] * 3)
    answer(session, ("priority-diamonds", "not-shown"))
    skipped = next(event for event in session.events if event.kind == "skipped")
    assert skipped.data == {"action": "diamonds", "reason": "not_shown"}
    assert any(event.kind == "bonus" for event in session.events)
    assert session.state.edition.card("early_coffee3_coffee3_coffee3").early.without == ("diamonds",)


def test_a_card_is_called_by_what_is_on_it_or_by_its_name() -> None:
    half = Half(({"banana": 2}, "X", {"cotton": 11}))
    say = words("en", "mombasa").say
    called = [
        card_words(Card("early_banana2_x_cotton11", early=half)),
        card_words(Card("own_3", late=half)),
        card_words(Card("own_3", late=half, name="No. 7")),
        card_words(Card("caravan", early=half)),
    ]
    assert [say(msg("card-name", card=each)) for each in called] == [
        "bananas 2 · X · cotton 11",
        "bananas 2 · X · cotton 11",
        "No. 7",
        "Caravan",
    ]


def test_a_part_that_is_wrong_is_entered_again_and_nothing_else() -> None:
    session = begin(empty())
    answer(session, *SYMBOLS, ("card-symbol", "X"))
    session.say("card-wrong")
    answer(session, ("wrong-card", FIRST), ("wrong-part", "early symbols"))
    answer(session, *[("card-symbol", "cotton 1")] * 3)
    assert session.state.edition.card(FIRST).early == Half(({"cotton": 1}, {"cotton": 1}, {"cotton": 1}))
    answer(session, *OTHERS[1:], ("ready", "ready"), *ACTION_SIDE)
    before = session.state.edition.card(SECOND)
    session.say("card-wrong")
    answer(session, ("wrong-card", SECOND), ("wrong-part", "actions"))
    answer(session, ("side-action", "track"), ("side-action", "no-more"))
    assert session.state.edition.card(SECOND) == replace(before, actions=("track",), bonus=())


@pytest.mark.rule("MOM-P1")
def test_the_other_half_is_asked_when_the_deck_is_turned() -> None:
    """A card is recognised by the half that is known; of the reference card the symbols are asked."""
    early = Half(({"banana": 2}, "X", {"expansion": 1}))
    edition = empty().with_card(Card(FIRST, early=early))
    game = Mombasa(edition, turning_round=1, printed_deck=True, deck=Deck(late=True))
    table = scripted(game, ("printed-reference", FIRST), *[("card-symbol", "X")] * 3, *OTHERS)
    lay_cards(game, table)
    assert game.edition.card(FIRST) == Card(FIRST, early=early, late=Half(("X", "X", "X")))
    assert game.deck.cards[-1] == "late_x_x_cotton11"


@pytest.mark.rule("MOM-S4")
def test_the_last_card_need_not_be_told() -> None:
    """Of eight known cards seven have been seen: the eighth is what is left."""
    names = [card.id for card in house().cards]
    game = Mombasa(house(), turning_round=4, printed_deck=True)
    game.deck = Deck([FACE_DOWN], names[0], slots=names[1:4], discard=names[4:6], drawn=names[6])
    turn_over(game, ScriptedTable(Chance(1)))
    assert game.deck.cards == [names[7]]


def test_an_incomplete_edition_is_for_those_who_draw_themselves() -> None:
    edition = empty()
    assert edition.missing
    with pytest.raises(Unfinished):
        new_session(AtTable(), edition, 1, "test", {})
    with pytest.raises(Unfinished):
        new_session(StandIn(), edition, 1, "test", {})


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in (2, 3))])
def test_whatever_is_entered_the_game_goes_on(seed: int) -> None:
    player = AnyAnswer(seed)
    session = begin(empty(), seed)
    player.finish(session, asides=0.02)
    cards = session.state.edition.cards
    assert session.result is not None and len(cards) <= 8
    again = Session(session.mode, session.edition, session.transcript)
    assert again.state == session.state
