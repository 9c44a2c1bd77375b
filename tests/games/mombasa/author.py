"""A made-up author's edition, unlike the house's in everything, and its owner at a stand-in table, who says
of the printed cards and of the board what is asked, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar, cast

from msgspec.structs import replace

from mautoma import __version__
from mautoma.games.kit.editions import hash_of
from mautoma.games.kit.files import parse_file
from mautoma.games.mombasa.edition import (
    BOARD_FILE,
    EARLY,
    FILES,
    HALVES,
    LATE,
    Area,
    Board,
    Card,
    CardPriority,
    Edition,
    ExplorePriority,
    Half,
    Limits,
    Rewards,
    Symbol,
    TrackPriority,
)
from mautoma.games.mombasa.names import (
    ACTIONS,
    CARD_CRITERIA,
    CARDS,
    DISPLAY_GOODS,
    EXPLORE_CRITERIA,
    GOODS,
    PRIORITIES,
    TRACK_CRITERIA,
    BoardTrack,
)
from mautoma.games.mombasa.stand_in.answers import Answer, gains
from mautoma.games.mombasa.stand_in.model import Model, data
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.gains import AREA_GIVES
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.games.mombasa.table.new_card import NO_MORE, OTHER
from mautoma.games.mombasa.table.new_card.priorities import NOT_SHOWN
from mautoma.games.mombasa.table.printed_deck import NEW
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.question import Question
from mautoma.kernel.session import Session
from mautoma.kernel.table import Asked
from mautoma.kernel.transcript import Header, Transcript
from tests.games.mombasa.record import OPTIONS, Recorder, play_all

A = TypeVar("A")
PRINTED_OPTIONS = OPTIONS | {"deck": "printed"}
BLANK_BOARD = parse_file({BOARD_FILE: FILES[BOARD_FILE].blank or ""}, BOARD_FILE, Board)


def authors_edition(seed: int) -> Edition:
    """Legal and whole; now and then a card shows no way to do an action."""
    chance = Random(seed)
    numbers = {half: iter(chance.sample(range(1, 9), CARDS)) for half in HALVES}
    cards = tuple(_card(chance, at, {half: next(numbers[half]) for half in HALVES}) for at in range(CARDS))
    board = replace(
        BLANK_BOARD,
        diamonds=((2, 3), (7, 11), (12, 29), (17, 41)),
        books=((1, 4), (4, 13), (8, 27), (11, 47)),
        areas=tuple(
            Area(number=number, **cast(Any, {chance.choice(AREA_GIVES[:4]): chance.randint(0, 7)}))
            for number in range(1, data().areas + 1)
        ),
        limits=Limits(areas=data().areas),
        majorities={good: Rewards(coins=number, posts=number % 2) for number, good in enumerate(GOODS, 6)},
    )
    return Edition("author", hash_of(cards, board), cards, board)


def _card(chance: Random, at: int, numbers: dict[str, int]) -> Card:
    actions = chance.sample(ACTIONS, chance.randint(2, 5))
    bonus = chance.sample(BLANK_BOARD.bonus_tiles, chance.randint(1, 4)) if "bonus" in actions else ()
    early, late = (_half(chance, numbers[half]) for half in HALVES)
    return Card(f"author_{at}", cast(Any, tuple(actions)), early, late, tuple(bonus))


def _half(chance: Random, number: int) -> Half:
    """The number on its first symbol tells it from the other cards; some are bigger than most."""
    best = chance.choice(CARD_CRITERIA)
    goods = tuple(good for good in DISPLAY_GOODS if chance.random() < 0.7) or ("cotton",)
    shown: dict[str, Any] = {
        "card": CardPriority(cast(Any, best), cast(Any, goods if best == "goods" else ())),
        "track": TrackPriority(cast(Any, chance.choice(TRACK_CRITERIA)), chance.randint(1, 7)),
        "explore": ExplorePriority(
            cast(Any, chance.choice(EXPLORE_CRITERIA)), chance.randint(1, 4), chance.randint(0, 4)
        ),
        "books": chance.randint(1, 8),
        "diamonds": chance.randint(1, 8),
    }
    left_out = chance.choice(PRIORITIES) if chance.random() < 0.2 else ""
    shown.pop(left_out, None)
    first: Symbol = cast(Any, {chance.choice(GOODS): number})
    others = [cast(Any, chance.choice(("X", {chance.choice(GOODS): chance.randint(1, 8)}))) for _ in range(2)]
    return Half((first, *others), **shown, without=cast(Any, (left_out,) if left_out else ()))


class Owner(Recorder):
    """Shuffles the printed cards and lays them out; `edition` is what the program knows of them."""

    def __init__(self, seed: int, edition: Edition, author: Edition) -> None:
        super().__init__(seed, edition)
        self.seed, self.author = seed, author
        own: dict[str, Answer] = {
            "area-gives": gains(lambda model, question, game: self._area(question)),
            "majority-gives": gains(lambda model, question, game: self._majority(question)),
        }
        own |= {f"{key}-all": answer for key, answer in own.items()}
        own["human-board"] = self._human_board
        self.facts = {**self.facts, **{key: self._said_by(answer) for key, answer in own.items()}}

    def _area(self, question: Any) -> Mapping[str, int]:
        area = self.author.board.area(question.data["area"])
        assert area is not None
        return area.as_dict()

    def _majority(self, question: Any) -> Mapping[str, int]:
        return self.author.board.majorities[question.data["good"]].as_dict()

    def _human_board(self, model: Model, question: Any, game: Mombasa, chance: Chance) -> dict[str, int]:
        """No marker stands beyond its track."""
        at: dict[BoardTrack, int] = {"diamonds": model.diamonds, "books": model.jar}
        on = {track: min(space, cast(int, self.author.board.end_of(track))) for track, space in at.items()}
        return {"coins": model.coins, "diamonds": on["diamonds"], "jar": on["books"]}

    def ask(self, asked: Asked[A]) -> A:
        question: Question[Any] = asked if isinstance(asked, Question) else asked()
        said = self.says(question)
        if said is None:
            return super().ask(asked)
        answer: A = question.check(said)
        self.answers.append(cast(Json, answer))
        self.questions.append(question)
        return answer

    def says(self, question: Question[Any]) -> Any:
        """None: the stand-in table knows."""
        game: Mombasa = self.state
        about = question.data
        match question.key.partition("-")[0], question.key:
            case "printed", _:
                card = self._laid(game, question.key.removeprefix("printed-"))
                return next((each.id for each in game.edition.cards if _is_same(each, card)), NEW)
            case _, "card-symbol" | "card-good" | "card-number":
                return self._symbol(game, question)
            case "priority", _:
                return self._priority(question, self._laid(game, "top").half(_turned(game)))
            case _, "side-action":
                return _in_order(self._laid(game, "drawn").actions, about["at"])
            case _, "side-tile":
                return _in_order(self._laid(game, "drawn").bonus, about["at"])
            case _, "last-space":
                return self.author.board.end_of(about["of"])  # type: ignore[arg-type]
            case _, "space-points":
                return self.author.board.points_at(about["of"], cast(int, about["at"]))  # type: ignore[arg-type]
        return None

    def _laid(self, game: Mombasa, where: str) -> Card:
        reference, *deck = Random(f"{self.seed} {game.round}").sample(self.author.cards, CARDS)
        left = len(game.deck.cards)
        drawn = deck[left] if left < len(deck) else reference
        return {"reference": reference, "top": deck[left - 1] if left else drawn, "drawn": drawn}[where]

    def _symbol(self, game: Mombasa, question: Question[Any]) -> Any:
        """A number bigger than most is told apart."""
        if question.key == "card-symbol":
            about: Any = question.data
            card = self._laid(game, about["role"].key.removeprefix("role-"))
            self._symbol_now = card.half(_turned(game)).reference[about["at"] - 1]
        symbol = self._symbol_now
        if isinstance(symbol, str):
            return symbol
        ((good, number),) = symbol.items()
        usual = f"{good} {number}"
        return {
            "card-symbol": usual if number <= 6 else OTHER,
            "card-good": good,
            "card-number": number,
        }[question.key]

    def _priority(self, question: Question[Any], half: Half) -> Any:
        key = question.key.removeprefix("priority-")
        if key in half.without:
            return NOT_SHOWN
        track, explore = cast(TrackPriority, half.track), cast(ExplorePriority, half.explore)
        number = {"books": half.books, "diamonds": half.diamonds}.get(key.removesuffix("-all"))
        match key:
            case "card":
                assert half.card is not None
                return " ".join((half.card.best, *half.card.goods))
            case "track":
                return f"{track.company} {track.steps}" if track.steps <= 5 else OTHER
            case "company":
                return track.company
            case "steps":
                return track.steps
            case "explore":
                return explore.company
            case "posts":
                return f"{explore.white} {explore.black}" if max(explore.white, explore.black) < 4 else OTHER
            case "posts-all":
                return {"white": explore.white, "black": explore.black}
            case "books" | "diamonds":
                return str(number) if cast(int, number) <= 6 else OTHER
        return number


def _turned(game: Mombasa) -> str:
    return LATE if game.deck.late else EARLY


def _in_order(shown: tuple[str, ...], at: Any) -> str:
    return shown[at - 1] if at <= len(shown) else NO_MORE


def _is_same(known: Card, card: Card) -> bool:
    """By whichever symbols are entered."""
    return any(known.half(half).reference == card.half(half).reference for half in HALVES)


def play_printed(seed: int, edition: Edition, author: Edition, **options: str) -> tuple[Owner, Session]:
    """A whole game, and its transcript opened again."""
    mode, owner, chosen = AtTable(), Owner(seed, edition, author), PRINTED_OPTIONS | options
    play_all(owner, edition, **chosen)
    header = Header(mode.game, mode.name, mode.rules, edition.name, edition.hash, seed, __version__, chosen)
    return owner, Session(mode, edition, Transcript(header, owner.answers))
