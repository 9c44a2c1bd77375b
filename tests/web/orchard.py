"""A toy game that asks every kind of question: two gardeners plant trees in an orchard.

`install` puts it on the list of games in place of the real ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from mautoma import games, messages
from mautoma.kernel.decide import decide, most, must
from mautoma.kernel.game import Box, Game, Show
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.mode import Edition, Result, Setting, Setup
from mautoma.kernel.question import Confirm, Fill, Number, Numbers, Option, Pick, PickSome, Place, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import Table
from mautoma.kernel.view import Picture, Say, Section, Spot

COLUMNS, ROWS, SIZE = 4, 3, 60
PLOTS = [f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcd"]
FRUITS = ("apple", "pear")
ROUNDS = 3


@dataclass
class Orchard:
    round: int = 0
    trees: dict[str, str] = field(default_factory=dict)
    stock: dict[str, int] = field(default_factory=dict)
    sheds: dict[str, str] = field(default_factory=dict)
    score: int = 0
    rival: int = 0
    scores: dict[str, list[int]] = field(default_factory=lambda: {"you": [], "rival": []})
    stopped: bool = False


@dataclass(frozen=True)
class OrchardEdition:
    name: str = "house"
    hash: str = "orchard"


class OrchardEditions:
    def house(self) -> Edition:
        return OrchardEdition()

    def read(self, name: str, files: Mapping[str, str]) -> Edition:
        return OrchardEdition(name, "other")

    def template(self) -> dict[str, str]:
        return {"trees.toml": "# one line a tree\n"}


class OrchardMode:
    game = "orchard"
    name = "solo"
    rules = 1
    settings = (Setting("level", ("easy", "hard"), "easy"), Setting("weather", ("dry", "wet"), "dry"))

    def set_up(self, setup: Setup, table: Table) -> Orchard:
        game = table.state = Orchard()
        game.stock = table.ask(Numbers(key="stock", names=FRUITS, noun="fruit", most=9, rules=("ORC-1",)))
        game.sheds = table.ask(Fill(key="sheds", places=("north", "south"), palette=FRUITS, noun="fruit"))
        return game

    def play_round(self, game: Orchard, table: Table) -> None:
        def correct() -> None:
            game.score = table.ask(Number(key="new-score", most=99, default=game.score))

        table.asides = {"correct": correct}
        game.round += 1
        table.enter("round", str(game.round))
        table.tell("round-begins", "ORC-1", round=game.round)
        table.enter("phase", "plant")
        plant(game, table)
        table.enter("phase", "rival")
        rival_plants(game, table)
        table.enter("phase", "market")
        trade(game, table)
        game.scores["you"].append(game.score)
        game.scores["rival"].append(game.rival)

    def result(self, game: Orchard) -> Result | None:
        if game.round < ROUNDS and not game.stopped:
            return None
        outcome = "won" if game.score > game.rival else "lost"
        figures = {"score": game.score, "rival": game.rival}
        return Result(outcome, figures, outcome == "won", game.score, game.rival)

    def clone(self, game: Orchard) -> Orchard:
        scores = {side: list(line) for side, line in game.scores.items()}
        return Orchard(
            game.round,
            dict(game.trees),
            dict(game.stock),
            dict(game.sheds),
            game.score,
            game.rival,
            scores,
            game.stopped,
        )

    def summary(self, game: Orchard) -> Msg:
        return msg("summary", round=game.round, score=game.score, rival=game.rival)

    def scores(self, game: Orchard) -> dict[str, list[int]]:
        return game.scores


def free(game: Orchard) -> list[str]:
    return [plot for plot in PLOTS if plot not in game.trees]


def plant(game: Orchard, table: Table) -> None:
    def describe(value: str) -> Option:
        if value == "done":
            return Option(value)
        right = chr(ord(value[0]) + 1) + value[1]
        covers = (value, right) if right in PLOTS else (value,)
        return Option(value, msg("plot", name=value), Place(value, covers))

    question = Pick(
        key="plant",
        choices=lambda: [*free(game), "done"],
        describe=describe,
        rules=("ORC-2",),
        data={"trees": len(game.trees)},
    )
    plot = table.ask(question)
    if plot != "done":
        game.trees[plot] = "you"
        game.score += 1
        table.tell("planted", "ORC-2", who="you", plot=plot, places=[plot])


def rival_plants(game: Orchard, table: Table) -> None:
    table.reveal()
    row = 1 + table.chance.below("deck", ROWS)
    table.tell("card", "ORC-3", row=row)
    choice = decide(
        PLOTS,
        must("ORC-3", "free", lambda plot: plot not in game.trees),
        most("ORC-3", "same-row", lambda plot: plot.endswith(str(row))),
        most("ORC-4", "neighbours", lambda plot: len(neighbours(game, plot))),
        why="ORC-3",
    )
    if choice.choice is not None:
        game.trees[choice.choice] = "rival"
        game.rival += 2
        table.tell(
            "planted",
            "ORC-3",
            "ORC-4",
            trail=choice.trail,
            who="rival",
            plot=choice.choice,
            places=[choice.choice],
        )
    table.tell("rival-scores", "ORC-3", points=2)


def neighbours(game: Orchard, plot: str) -> list[str]:
    near = (chr(ord(plot[0]) - 1) + plot[1], chr(ord(plot[0]) + 1) + plot[1])
    return [other for other in near if other in game.trees]


def trade(game: Orchard, table: Table) -> None:
    own = [plot for plot, who in game.trees.items() if who == "you"]
    picked = table.ask(PickSome(key="harvest", choices=own, noun="plot", most=2))
    price = table.ask(Number(key="price", least=1, most=5, default=2))
    game.score += price * len(picked)
    if picked:
        table.tell("sold", "ORC-5", fruits={"apple": len(picked)}, price=price)
    table.enter("step", "stop")
    game.stopped = table.ask(Confirm(key="stop", default=False, remembered=True))


class OrchardView:
    def pictures(
        self, game: Orchard, question: Question[Any] | None, say: Say, highlight: Sequence[str] = ()
    ) -> list[Picture]:
        parts = []
        for plot in PLOTS:
            x, y = box(plot)
            owner = game.trees.get(plot, "")
            colour = {"you": "#2a6", "rival": "#a42"}.get(owner, "#d8d2c0")
            stroke = ' stroke="#c00" stroke-width="5"' if plot in highlight else ""
            parts.append(
                f'<g data-place="{plot}"><rect x="{x + 4}" y="{y + 4}" width="52" height="52" rx="8"'
                f' fill="{colour}"{stroke}/><text x="{x + 30}" y="{y + 36}" text-anchor="middle"'
                f' font-size="16" fill="#111">{plot}{owner[:1].upper()}</text></g>'
            )
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">{"".join(parts)}</svg>'
        spots: tuple[Spot, ...] = ()
        if question is not None and question.key == "plant":
            spots = tuple(Spot(plot, *box(plot), SIZE, SIZE) for plot in free(game))
        return [Picture("orchard", svg, 240, 180, say(msg("alt-orchard", count=len(game.trees))), spots)]

    def sections(self, game: Orchard, say: Say) -> list[Section]:
        return [Section("stock", (say(msg("stock-line", fruits=game.stock)),))]


def box(plot: str) -> tuple[float, float]:
    return "abcd".index(plot[0]) * SIZE, (int(plot[1]) - 1) * SIZE


def new_orchard(seed: int = 1) -> Session:
    mode = OrchardMode()
    return new_session(mode, OrchardEdition(), seed, "0.0", {})


# One round: stock, sheds, plant, harvest, price, stop.
OPENING: list[Any] = [{"apple": 1, "pear": 2}, {"north": "apple", "south": "pear"}]
ROUND: list[list[Any]] = [
    ["b2", ["b2"], 3, False],
    ["done", [], 1, False],
    ["done", [], 1, False],
]


HERE = Path(__file__).parent
ORCHARD = Game(
    name="orchard",
    modes={"solo": OrchardMode},
    box=lambda: Box(OrchardEditions()),
    show=lambda: Show(OrchardView()),
    sample=HERE / "orchard.transcript",
)


def sample() -> str:
    """A game of one round."""
    return (HERE / "orchard.transcript").read_text(encoding="utf-8")


def install(put: Callable[[Any, str, Any], None] = setattr, **changes: Any) -> None:
    """Makes it the only game. `put` is setattr, or a monkeypatch's; `changes` are those of the Game."""
    put(games, "GAMES", {"orchard": replace(ORCHARD, **changes)})
    put(messages, "FOLDERS", (messages.FOLDER, HERE / "messages"))
