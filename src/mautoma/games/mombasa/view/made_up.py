"""The made-up table of a demonstration: the map, the bases, the display, the books, and the human's side."""

from __future__ import annotations

from mautoma.games.kit.canvas import WIDTH, row
from mautoma.games.kit.colours import FAINT
from mautoma.games.kit.label import BODY, SMALL, label
from mautoma.games.kit.svg import Rect, group, text
from mautoma.games.mombasa.names import COMPANIES, DISPLAY, GOODS, LETTERS
from mautoma.games.mombasa.phrases import all_of
from mautoma.games.mombasa.stand_in.model import DisplayCard, Model
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.facts.markers import space_words
from mautoma.games.mombasa.view.colours import WHITE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.shapes import badge, mat, panel, plaque
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.remember import remembered
from mautoma.kernel.view import Picture, Say

NAME, ON_OFFER = "made-up", "on-offer"
EDGES, GAP = 15.0, 8.0
INNER = WIDTH - 2 * EDGES
LINE, TITLE_HIGH = 84.0, 48.0


def draw(game: Mombasa, say: Say) -> list[Picture]:
    """Beside the map: the human's side, and what is on offer."""
    return [_yours(game, say), _on_offer(game, say)]


def _yours(game: Mombasa, say: Say) -> Picture:
    model: Model = game.stand_in
    numbers = {"coin": model.coins, "diamonds": model.diamonds, "jar": model.jar}
    goods = {good: model.goods.get(good, 0) for good in GOODS}
    parts = [_title(EDGES, say(msg("made-up-yours")))]
    y = EDGES + TITLE_HIGH
    for line in (numbers, goods):
        fields = row(Rect(EDGES, y, INNER, LINE), len(line), GAP)
        parts += [
            plaque(field, icon, str(number))
            for field, (icon, number) in zip(fields, line.items(), strict=True)
        ]
        y += LINE + GAP
    for field, company in zip(row(Rect(EDGES, y, INNER, LINE), 4, GAP), game.companies(), strict=True):
        parts.append(plaque(field, "share", str(model.shares[company])))
        parts.append(badge(field.x + 30, field.y + 26, company, game.tracks[company]))
    alt = [*yours(model), *areas(model), *bases(model)]
    return mat(NAME, y + LINE + EDGES, parts, alt, say, part="board")


def _title(y: float, words: str) -> str:
    return label(Rect(EDGES + 6, y, INNER - 12, TITLE_HIGH - 4), words, SMALL, bold=True, anchor="start")


def _on_offer(game: Mombasa, say: Say) -> Picture:
    model: Model = game.stand_in
    parts, y = [_title(EDGES, say(msg("made-up-display")))], EDGES + TITLE_HIGH
    for place, field in zip(DISPLAY, _display(y), strict=True):
        card = model.display.get(place)
        track = game.tracks.get(card.share or "", "") if card else ""
        parts.append(_offer(DISPLAY.index(place) + 1, card, track, field))
    y += 4 * (LINE + GAP)
    parts.append(_title(y, say(msg("made-up-rest"))))
    y += TITLE_HIGH
    for field, letter in zip(row(Rect(EDGES, y, INNER, LINE), len(LETTERS), GAP), LETTERS, strict=True):
        books = model.books.get(letter, {})
        parts.append(_books(letter, len(books), sum(books.values()), field))
    y += LINE + GAP
    for space in sorted(model.taken):
        parts.append(_taken(say(space_words(space)), y))
        y += TITLE_HIGH
    return mat(ON_OFFER, y + EDGES - GAP, parts, [*display(model), *rest(model)], say, part="board")


def _display(top: float) -> list[Rect]:
    """In set-up order: the right column first, each from the top (MOM-T1)."""
    columns = row(Rect(EDGES, top, INNER, LINE), 3, GAP)
    return [column._replace(y=top + at * (LINE + GAP)) for column in reversed(columns) for at in range(4)]


@remembered
def _offer(number: int, card: DisplayCard | None, track: str, rect: Rect) -> str:
    """What is on a card of the display: its kind, its number, and whose share."""
    if card is None:
        return group(panel(rect), opacity=0.3)
    icon = {"diamond": "diamonds"}.get(card.kind, card.kind)
    amount = Rect(rect.x + 112, rect.y, 46, rect.height)
    return (
        panel(rect)
        + label(Rect(rect.x + 4, rect.y, 40, rect.height), str(number), SMALL, fill=FAINT)
        + ICONS(icon, rect.x + 78, rect.centre[1], 60)
        + (label(amount, str(card.number), BODY, display=True) if card.number else "")
        + (badge(rect.x + rect.width - 26, rect.centre[1], card.share, track) if card.share else "")
    )


@remembered
def _books(letter: str, number: int, coins: int, rect: Rect) -> str:
    """How many there are of a letter, and the coins beneath them."""
    return (
        panel(rect)
        + ICONS("book", rect.x + 38, rect.centre[1], 56)
        + text(rect.x + 40, rect.centre[1], letter, 26, bold=True, fill=WHITE)
        + label(Rect(rect.x + 66, rect.y, 40, rect.height), str(number), BODY, display=True)
        + (
            ICONS("coin", rect.x + 130, rect.centre[1], 40)
            + label(Rect(rect.x + 152, rect.y, 34, rect.height), str(coins), SMALL, display=True)
            if coins
            else ""
        )
    )


@remembered
def _taken(words: str, y: float) -> str:
    return ICONS("marker", EDGES + 24, y + 22, 36) + label(
        Rect(EDGES + 52, y, INNER - 60, 44), words, SMALL, anchor="start"
    )


def lines(game: Mombasa) -> list[Msg]:
    model: Model | None = game.stand_in
    if model is None:
        return []
    return [*yours(model), *areas(model), *bases(model), *display(model), *rest(model)]


def yours(model: Model) -> list[Msg]:
    return [
        msg("made-up-board", coins=model.coins, diamonds=model.diamonds, jar=model.jar),
        msg("made-up-shares", companies=_some(model.shares)),
        msg("made-up-goods", goods=_some({good: model.goods.get(good, 0) for good in GOODS})),
        msg("made-up-steps", markers=_markers(model)),
    ]


def areas(model: Model) -> list[Msg]:
    owned = [
        msg("made-up-areas", company=company, areas=list(model.areas_of(company))) for company in COMPANIES
    ]
    return [*owned, msg("made-up-areas-free", areas=list(model.areas_of(None)))]


def bases(model: Model) -> list[Msg]:
    return [
        msg(
            "made-up-base",
            company=company,
            posts=[column.posts for column in model.bases[company]],
            value=model.value(company),
        )
        for company in COMPANIES
    ]


def display(model: Model) -> list[Msg]:
    return [msg("made-up-card", card=_card(model, place)) for place in DISPLAY if place in model.display]


def rest(model: Model) -> list[Msg]:
    books = [
        msg(
            "made-up-books",
            letter=letter,
            number=len(model.books.get(letter, {})),
            coins=sum(model.books.get(letter, {}).values()),
        )
        for letter in LETTERS
    ]
    return [*books, *(msg("made-up-taken", space=space_words(space)) for space in sorted(model.taken))]


def _card(model: Model, place: str) -> Msg:
    card = model.display[place]
    number = DISPLAY.index(place) + 1
    if card.share is None:
        return msg("made-up-card-plain", at=number, kind=card.kind, number=card.number)
    return msg("made-up-card-share", at=number, kind=card.kind, number=card.number, company=card.share)


def _markers(model: Model) -> Msg:
    return all_of([msg("marker-on", company=company, at=model.steps[company]) for company in COMPANIES])


def _some(numbers: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}
