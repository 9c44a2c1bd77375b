"""Whole games at the stand-in table, which refuses any instruction that does not fit the position.

MAUTOMA_TEST_GAMES sets how many are played.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mautoma.games.mombasa.edition import Edition, house
from mautoma.games.mombasa.names import CARDS, COMPANIES, LEVELS, MARKERS, ROUNDS, SLOTS
from mautoma.games.mombasa.post_columns import Column
from mautoma.games.mombasa.stand_in import StandIn, human
from mautoma.games.mombasa.stand_in.answers import ANSWERS
from mautoma.games.mombasa.stand_in.model import carry_out
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.gains import BEYOND, TRACK_GIVES
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Msg
from mautoma.kernel.mode import Result, Setup, play
from mautoma.kernel.question import Numbers, Pick, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import Asked
from tests.games.mombasa.record import Recorder

A = TypeVar("A")

GAMES = int(os.environ.get("MAUTOMA_TEST_GAMES", "150"))
DONE_UNHEARD = {"posts-placed", "post-gives-all", "majority-gives-all"}
"""What was told lies there already, but the mode has yet to hear of it."""
DECISIONS = {"your-action", "finish-round", "carry-out", "token"}


def refusal_of(question: Question[Any]) -> str:
    """The answer that an order cannot be carried out, for no reason known; none if there is no order."""
    if question.key == "carry-out":
        return "other"
    return "cannot other" if isinstance(question, Pick) and "cannot other" in question.values() else ""


def plain(value: Any) -> Any:
    """Something that can be compared and kept in a set."""
    if isinstance(value, Msg):
        return (value.key, plain(value.data))
    if isinstance(value, list | tuple):
        return tuple(plain(each) for each in value)
    return tuple(sorted((k, plain(v)) for k, v in value.items())) if hasattr(value, "items") else value


class Watcher(Recorder):
    """Checks at every question and every event what must never break."""

    def __init__(self, seed: int, refuse: set[int] | None = None, edition: Edition | None = None) -> None:
        super().__init__(seed, edition)
        self.refuse = refuse or set()
        self.since_change: set[Any] = set()
        self.per_round: list[Counter[str]] = []

    def ask(self, asked: Asked[A]) -> A:
        question = asked if isinstance(asked, Question) else asked()
        self.check(question)
        refusal = refusal_of(question)
        if refusal and len(self.questions) in self.refuse:
            self.model.told = None
            self.questions.append(question)
            self.since_change.clear()
            return question.check(refusal)
        answer = super().ask(question)
        if question.key in ("your-action", "finish-round") or refusal:
            self.since_change.clear()
        return answer

    def check(self, question: Question[Any]) -> None:
        game: Mombasa = self.state
        assert question.key != "insist", "a consistent table is never doubted"
        if question.key not in DECISIONS:
            of = getattr(question, "names", getattr(question, "choices", ()))
            fact = (question.key, plain(question.data), plain(of))
            assert fact not in self.since_change, f"asked twice: {fact}"
            self.since_change.add(fact)
        self.check_cards(game)
        if question.key not in DONE_UNHEARD:
            self.check_memory(game)
        assert 0 <= game.automa.markers <= MARKERS
        assert min(game.automa.steps.values()) >= 0
        for company in COMPANIES:
            assert self.model.posts_left(company) >= 0

    def check_memory(self, game: Mombasa) -> None:
        """What is held for sure is so."""
        facts, model = game.facts, self.model
        assert all(facts.steps.known[company] == model.steps[company] for company in facts.steps.sure)
        assert all(facts.values.known[company] == model.value(company) for company in facts.values.sure)
        assert all(facts.goods.known[good] <= model.goods[good] for good in facts.goods.sure)
        assert all(facts.bases.known[company] == model.posts_left(company) for company in facts.bases.sure)
        assert all(facts.columns.known[company] == model.bases[company] for company in facts.columns.sure)
        assert all(model.owners[int(area)] == facts.owners.known[area] for area in facts.owners.sure)
        if game.round and game.deck.reference:
            assert all(space in model.taken for space, free in facts.free.known.items() if not free)
        assert all(facts.books_left[letter] <= len(places) for letter, places in model.books.items())
        for of in facts.areas.sure:
            areas = [*model.areas_of(None if of == "free" else of), 0]
            known = facts.areas.known[of]
            assert known == areas[: len(known)]

    def check_cards(self, game: Mombasa) -> None:
        deck = game.deck
        if game.round:
            cards = [*deck.cards, *deck.slots, *deck.discard, *filter(None, (deck.drawn, deck.reference))]
            assert sorted(cards) == sorted(card.id for card in house().cards)
            assert len(deck.slots) <= SLOTS

    def tell(self, kind: str, /, *rules: str, trail: Any = None, **data: Any) -> None:
        super().tell(kind, *rules, trail=trail, **data)
        if kind in ("book-with-coin", "book-first", "post-removed", "reference-card", "card-taken", "track"):
            self.since_change.clear()
        if kind == "reference-card":
            self.per_round.append(Counter())
        elif kind in ("covers-slot", "discards"):
            self.per_round[-1][kind] += 1
        if trail is not None:
            assert (trail.chosen is None) == (kind == "skipped")


def play_game(table: Recorder, level: str, edition: Edition | None = None) -> tuple[Mombasa, Result]:
    options = {"level": level, "first": "random", "tracks": "deal"}
    return play(AtTable(), Setup(edition or house(), options), table)


def with_columns() -> Edition:
    """The house edition, but the base is described."""
    board = msgspec.structs.replace(house().board, base_columns=((1, 0, 2), (0, 1, 1), (2, 1)))
    return Edition("test", "test", house().cards, board)


@pytest.mark.slow
@settings(max_examples=GAMES, deadline=None)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(list(LEVELS)))
def test_whole_games_never_break_an_invariant(seed: int, level: str) -> None:
    watcher = Watcher(seed)
    game, result = play_game(watcher, level)
    assert game.round == ROUNDS
    assert len(watcher.per_round) == ROUNDS
    for counted in watcher.per_round:
        assert counted["covers-slot"] <= SLOTS
        assert counted["discards"] <= MARKERS
    assert sum(event.kind == "deck-turned" for event in watcher.events) == 1
    assert len(game.edition.cards) == CARDS
    assert result.outcome in ("won", "lost", "drawn")
    assert game.automa.coins >= 1
    booked = sum(event.kind in ("book-first", "book-with-coin") for event in watcher.events)
    assert game.automa.books == booked


@pytest.mark.slow
@settings(max_examples=max(1, GAMES // 4), deadline=None)
@given(seed=st.integers(0, 2**32), refuse=st.sets(st.integers(5, 150), max_size=40))
def test_games_in_which_the_player_often_says_it_cannot_be_done(seed: int, refuse: set[int]) -> None:
    watcher = Watcher(seed, refuse)
    game, _ = play_game(watcher, "normal")
    assert game.round == ROUNDS


@pytest.mark.slow
@settings(max_examples=max(1, GAMES // 4), deadline=None)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(list(LEVELS)))
def test_games_with_an_edition_that_describes_the_base(seed: int, level: str) -> None:
    """Small bases, so that they run empty; no share value is asked that the columns tell."""
    edition = with_columns()
    watcher = Watcher(seed, edition=edition)
    game, _ = play_game(watcher, level, edition)
    assert game.round == ROUNDS
    told = {event.kind for event in watcher.events}
    assert not told & {"columns-by-value", "return-by-value"}
    assert "columns-taken" in told or "explore" not in told


@settings(max_examples=max(1, GAMES // 8), deadline=None)
@given(seed=st.integers(0, 2**32), level=st.sampled_from(list(LEVELS)))
def test_money_is_what_was_told(seed: int, level: str) -> None:
    recorder = Recorder(seed)
    game, _ = play_game(recorder, level)
    told = sum(
        int(str(event.data["coins"]))
        for event in recorder.events
        if event.kind in ("coins", "past-the-end", "book-points-sold")
    )
    told += sum(event.kind == "book-with-coin" for event in recorder.events)
    assert game.automa.coins == 1 + told


@pytest.mark.slow
def test_over_many_games_every_action_and_every_question_of_fact_comes_up() -> None:
    kinds: set[str] = set()
    keys: set[str] = set()
    for seed in range(60):
        recorder = Recorder(seed)
        play_game(recorder, "very_hard" if seed % 2 else "very_easy")
        kinds |= {event.kind for event in recorder.events}
        keys |= {question.key for question in recorder.questions}
    assert {"take-card", "track", "explore", "ink-jar", "diamonds"} <= kinds
    assert {"majority", "bonus", "remove", "buy", "first-player", "post-removed", "free-steps"} <= kinds
    assert keys - {"your-action", "finish-round"} <= set(ANSWERS)
    rare = {
        "posts-placed",
        "first-display-card",
        "base-columns",
        "open-columns",
    }  # an empty base, no share, a described base
    rare |= {"lowest-area", "next-area", "area-gives", "area-gives-all"}  # areas by number
    rare |= {"last-area", "last-space", "space-points"}  # an edition that does not say them
    assert set(ANSWERS) - keys <= rare


@pytest.mark.rule("MOM-N8")
def test_in_place_of_a_letter_that_ran_out_a_book_with_a_coin_is_found() -> None:
    """The made-up table has no book to give where a letter is empty."""
    recorder = Recorder(56)
    play_game(recorder, "easy")
    last = [event for event in recorder.events if event.kind in ("book-first", "book-with-coin")][-1]
    assert (last.kind, last.data["letter"]) == ("book-with-coin", "B")


@pytest.mark.rule("MOM-N8")
def test_no_order_names_a_book_that_the_humans_one_action_bought(monkeypatch: pytest.MonkeyPatch) -> None:
    one_book = human._DO["book"]

    def several_books(*table: Any) -> Msg | None:
        one_book(*table)
        one_book(*table)
        return one_book(*table)

    monkeypatch.setitem(human._DO, "book", several_books)
    for seed in range(12):
        play_game(Watcher(seed), "normal")


# The mode


def stand_in(seed: int = 3) -> Session:
    mode = StandIn()
    return new_session(mode, house(), seed, "test", {})


def play_on(session: Session, answers: int) -> None:
    for number in range(answers):
        if session.question is None:
            return
        finished = session.question.key == "finish-round" or number % 9 == 8
        session.answer("finished" if finished else "by_lot")


def test_at_the_made_up_table_the_person_only_moves() -> None:
    session = stand_in()
    play_on(session, 500)
    assert session.result is not None
    assert set(session.asked.values()) == {"your-move", "finish-round"}
    assert session.state.round == ROUNDS
    assert any(event.kind == "stand-in-acts" for event in session.events)


def test_undo_brings_the_stand_in_table_back_as_it_was() -> None:
    session = stand_in()
    play_on(session, 12)
    before = session.state.clone()
    play_on(session, 9)
    session.jump(12)
    assert session.state == before


def test_the_stand_in_takes_corrections_from_the_person() -> None:
    session = stand_in()
    session.say("correct")
    session.answer("coins")
    session.answer(40)
    assert session.state.automa.coins == 40


def test_the_stand_in_refuses_an_instruction_that_does_not_fit() -> None:
    recorder = Recorder(1)
    model = recorder.model
    area = model.areas_of("cairo")[0]
    recorder.order("explore", company="mombasa", areas=[area], victims=[None])
    with pytest.raises(AssertionError, match="is not"):
        carry_out(model)


def test_an_empty_base_is_reported_and_the_rest_placed() -> None:
    recorder = Recorder(1)
    model = recorder.model
    model.bases["mombasa"] = [Column(1), *(Column(0, open=True) for _ in model.layout[1:])]
    free = model.areas_of(None)[:2]
    recorder.order("explore", company="mombasa", areas=free, victims=[None, None])
    assert carry_out(model) == "base_empty"
    assert model.placed == 1
    assert model.owners[free[0]] == "mombasa"
    assert model.owners[free[1]] is None


def test_a_marker_corrected_to_far_past_the_end_leaves_the_table_able_to_answer() -> None:
    names = (*TRACK_GIVES, BEYOND)
    question = Numbers(key="track-gives", names=names, most=20, data={"track": "A", "start": 569, "end": 571})
    session = new_session(StandIn(), house(), 1, "test", {})
    answer = ANSWERS["track-gives"](session.state.stand_in, question, session.state, Chance(1))
    assert question.check(answer)[BEYOND] == 2
