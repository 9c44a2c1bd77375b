"""At a real table: its turn and yours are two screens, and orders stay until somebody confirms them."""

from __future__ import annotations

import re
from html import unescape

import pytest

from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, read
from mautoma.kernel.turns import confirmation_due, open_orders, whose_turn
from mautoma.messages.voice import Voice
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import open_transcript
from mautoma.web.page.turn import turn_of
from tests.golden.games import Golden, golden_games
from tests.samples import sample_of, sample_until
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")

DUE = {"foodchain": 4, "mombasa": 16, "revive": 21}
"""After so many answers of a game's sample there are orders to confirm."""


BUILDS = 26
"""After so many answers of a game without the map it builds a garden."""


def begin(client: TestClient, game: str, mode: str = "table") -> str:
    return client.post(f"/new/{game}/{mode}", data={"seed": "5", "edition": "house"}).text


def after(shelf: Shelf, game: str, number: int) -> tuple[str, Session]:
    """The address of a sample's game after so many answers."""
    sample = read(sample_of(game))
    session = open_transcript(Transcript(sample.header, sample.answers[:number]))
    return f"/games/{shelf.add(session)}", session


def golden(game: str, name: str) -> Golden:
    [found] = [each for each in golden_games() if (each.game, each.name) == (game, name)]
    return found


def revision_on(page: str) -> str:
    [found] = set(re.findall(r'data-revision="(\d+)"', page))
    return str(found)


def orders_on(page: str) -> list[str]:
    return [unescape(text) for text in re.findall(r'<span class="text">(.*?)</span>', page)]


def ends(page: str) -> list[str]:
    """The buttons that end something."""
    return re.findall(r'<(?:p|form) class="ends"', page)


def test_every_order_is_there_to_tick(client: TestClient) -> None:
    page = begin(client, "foodchain")
    assert page.count('<li class="order new"') == 18  # nine tiles, the supply, your company
    assert page.count('<label><input type="checkbox"') == 18
    assert "Put $100 in the bank." in " ".join(orders_on(page))


def test_what_a_program_moves_by_itself_is_no_order(client: TestClient) -> None:
    page = begin(client, "revive", "stand-in")
    assert 'id="news"' in page and 'id="orders"' not in page


@pytest.mark.parametrize("game", DUE)
def test_the_page_orders_what_the_mode_ordered_since_the_last_confirmation(
    client: TestClient, shelf: Shelf, game: str
) -> None:
    voice, revision, due = Voice("web", "en").of(game), 0, 0
    address, session = after(shelf, game, 0)
    for number, answer in enumerate(read(sample_of(game)).answers):
        if number % 3 == 0:
            revision = shelf.save(address.rpartition("/")[2], session, revision)
            page = client.get(address).text
            told = [session.events[at] for at in open_orders(session)]
            assert orders_on(page) == [voice.event(event) for event in told]
            assert ('id="confirm"' in page) == confirmation_due(session)
            assert len(ends(page)) <= 1
            due += confirmation_due(session)
        session.answer(answer)
    assert due > 1


@pytest.mark.parametrize("game", DUE)
def test_nothing_is_asked_before_the_orders_are_confirmed(
    client: TestClient, shelf: Shelf, game: str
) -> None:
    address, session = after(shelf, game, DUE[game])
    assert confirmation_due(session)
    page = client.get(address).text
    assert 'data-turn="opponent"' in page and "Done · my turn" in page
    assert 'id="answer"' not in page and 'class="spot"' not in page
    page = client.post(f"{address}/confirm", data={"revision": revision_on(page)}).text
    assert 'data-turn="own"' in page and "I&#39;ve played · its turn" in page
    assert not orders_on(page) and 'id="confirm"' not in page and 'class="glance"' in page


@pytest.mark.parametrize("game", DUE)
def test_a_confirmation_is_saved_and_can_be_taken_back(client: TestClient, shelf: Shelf, game: str) -> None:
    address, _ = after(shelf, game, DUE[game])
    before = client.get(address).text
    page = client.post(f"{address}/confirm", data={"revision": revision_on(before)}).text
    assert revision_on(page) != revision_on(before)
    loaded, _ = shelf.load(address.rpartition("/")[2])
    assert whose_turn(loaded) == "own"
    undone = client.post(f"{address}/undo", data={"revision": revision_on(page), "level": "answer"}).text
    assert orders_on(undone) == orders_on(before)


def test_where_there_is_nothing_to_confirm_nothing_is(client: TestClient, shelf: Shelf) -> None:
    address, session = after(shelf, "mombasa", 5)
    page = client.get(address).text
    assert whose_turn(session) == "own"
    assert client.post(f"{address}/confirm", data={"revision": revision_on(page)}).status_code == 422


def test_what_cannot_be_done_is_said_under_the_orders(client: TestClient, shelf: Shelf) -> None:
    address, session = after(shelf, "mombasa", 4)
    assert session.question is not None and session.question.key == "carry-out"
    page = client.get(address).text
    cannot = page.partition('<details class="cannot">')[2].partition("</details>")[0]
    assert 'value="other"' in cannot and 'value="done"' not in cannot


def test_after_a_step_back_the_orders_of_then_are_open_and_what_to_move_is_told(
    client: TestClient, shelf: Shelf
) -> None:
    address, _ = after(shelf, "foodchain", 1)
    page = client.get(address).text
    page = client.post(f"{address}/undo", data={"revision": revision_on(page), "level": "answer"}).text
    assert len(orders_on(page)) == 18
    assert "Nothing to move on your table." in page


def test_a_program_reads_the_open_orders_and_confirms_them(client: TestClient, shelf: Shelf) -> None:
    address, session = after(shelf, "revive", DUE["revive"])
    position = client.get(f"/api{address}").json()
    assert (position["turn"], position["to_confirm"]) == ("opponent", True)
    assert [order["index"] for order in position["orders"]] == open_orders(session)
    told = {"revision": position["revision"]}
    position = client.post(f"/api{address}/confirm", json=told).json()
    assert (position["turn"], position["to_confirm"], position["orders"]) == ("own", False, [])
    again = client.post(f"/api{address}/confirm", json={"revision": position["revision"]})
    assert again.status_code == 422


def test_where_there_is_no_real_table_it_is_nobodys_turn(client: TestClient) -> None:
    page = begin(client, "revive", "stand-in")
    [id_] = set(re.findall(r'data-game="([^"]+)"', page))
    position = client.get(f"/api/games/{id_}").json()
    assert (position["turn"], position["to_confirm"], position["orders"]) == (None, False, [])


def test_a_reason_is_one_that_decided() -> None:
    session, voice = open_transcript(read(sample_of("foodchain"))), Voice("web", "en").of("foodchain")
    told = []
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        turn = turn_of(session, voice, ()).at_table
        assert turn is not None
        told.append(turn.reason)
        if turn.reason is not None:
            assert turn.reason.number is not None
            assert session.events[turn.reason.number].trail is not None
    assert any(told) and not all(told)


@pytest.mark.rule("MOM-A2")
def test_without_a_choice_the_reason_is_where_the_action_stands_on_its_card() -> None:
    """At every turn of the sample: the first action, or the next after those that can't be done."""
    session, voice = open_transcript(read(sample_of("mombasa"))), Voice("web", "en").of("mombasa")
    told = []
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        turn = turn_of(session, voice, ()).at_table
        assert turn is not None and (turn.reason is not None or turn.card is None)
        told.append(turn.reason.sentence if turn.reason else "")
    assert "First on its card: diamonds." in told
    assert "Not possible: majority. Next on its card: take a card." in told


def test_a_reason_is_about_what_the_card_in_play_does_now() -> None:
    """Neither about a card before it, nor about an action that turned out to be impossible."""
    session, voice = golden("mombasa", "won").replay(), Voice("web", "en").of("mombasa")
    told = set()
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        turn = turn_of(session, voice, ()).at_table
        if turn is None or turn.reason is None:
            continue
        told.add(turn.reason.sentence)
        kinds = [event.kind for event in session.events[turn.reason.number :]] if turn.reason.number else []
        assert not {"draws", "skipped", "refused"} & set(kinds), (number, turn.reason)
    assert "First on its card: first player." in told
    assert "Nothing on its card can be done." in told
    assert not [sentence for sentence in told if "majority, majority" in sentence]


def test_after_what_it_could_not_do_the_reason_is_that() -> None:
    """Where one place is left there is nothing to decide: it builds there because it can't populate."""
    session, voice = golden("revive", "table-abyss").replay(), Voice("web", "en").of("revive")
    told = {}
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        turn = turn_of(session, voice, ()).at_table
        if turn is None or turn.reason is None:
            continue
        told[turn.reason.sentence] = turn.reason.number
        kinds = [event.kind for event in session.events[turn.reason.number or len(session.events) :]]
        assert not [kind for kind in kinds if kind.startswith(("cannot-", "no-"))], (number, turn.reason)
    assert told["The Mautoma can't populate: there's no legal place in reach."] is None


def test_its_card_is_on_its_own_screen_only() -> None:
    """Not beside the questions of a report that was insisted on, nor beside what only the human has to do."""
    session, voice = golden("foodchain", "table-won").replay(), Voice("web", "en").of("foodchain")
    seen = set()
    for number in range(len(session.transcript.answers) - 1, 0, -1):
        session.jump(number)
        turn = turn_of(session, voice, ()).at_table
        assert turn is not None and session.question is not None
        seen.add((session.question.key, turn.whose, bool(turn.orders)))
        assert turn.card is None or turn.whose == "opponent", number
    assert ("campaign-product", "own", False) in seen and ("changes", "own", True) in seen
    assert ("campaign-product", "opponent", False) not in seen


@pytest.mark.parametrize(("game", "counted"), [("mombasa", "human-board"), ("revive", "final-score")])
def test_at_the_final_scoring_it_is_nobodys_turn(
    client: TestClient, shelf: Shelf, game: str, counted: str
) -> None:
    address, session = after(shelf, game, sample_until(game, counted).number)
    assert whose_turn(session) == "scoring"
    page = client.get(address).text
    assert f'<b>Final scoring</b> <span class="summary">{Voice("web", "en").of(game).title(game)}<' in page
    assert 'data-turn="scoring"' in page
    assert 'class="its-card"' not in page, "its card in play says nothing any more"


def test_what_is_counted_at_the_end_closes_the_last_orders(client: TestClient, shelf: Shelf) -> None:
    first = sample_until("mombasa", "human-board").number
    address, session = after(shelf, "mombasa", first)
    assert open_orders(session) and orders_on(client.get(address).text)
    address, session = after(shelf, "mombasa", first + 1)
    assert not open_orders(session) and not orders_on(client.get(address).text)


@pytest.mark.parametrize("game", DUE)
def test_the_bar_of_a_set_up_names_the_game(client: TestClient, shelf: Shelf, game: str) -> None:
    address, session = after(shelf, game, 0)
    assert whose_turn(session) == "set-up"
    [bar] = re.findall(r'<p class="whose">(.*?)</p>', client.get(address).text)
    assert re.sub("<.*?>", "", bar) == f"Set-up {Voice('web', 'en').of(game).title(game)}"


def test_without_a_map_there_is_no_board_to_look_at(client: TestClient, shelf: Shelf) -> None:
    """While the card in play is above its orders."""
    session = golden("foodchain", "table-no-map").replay()
    session.jump(BUILDS)
    page = client.get(f"/games/{shelf.add(session)}").text
    assert 'class="its-card"' in page and 'id="tab-board"' not in page and 'id="tab-opponent"' in page
