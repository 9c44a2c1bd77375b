"""The automa's cards: the reference card with its slots, the piles, the card in play, and the priority side
that says how it is carried out."""

from __future__ import annotations

from collections.abc import Sequence

from mautoma.games.kit.canvas import HEIGHT, WIDTH, row, shrunk
from mautoma.games.kit.colours import FAINT, INK
from mautoma.games.kit.label import SMALL, TITLE, label
from mautoma.games.kit.svg import Rect, box, group, marks
from mautoma.games.mombasa.edition import Half, Symbol
from mautoma.games.mombasa.names import ROUNDS, SLOTS
from mautoma.games.mombasa.state import FACE_DOWN, Mombasa
from mautoma.games.mombasa.symbols import card_words, symbol_words
from mautoma.games.mombasa.view.colours import EDGE, LEDGER, NAME_BAND, WHITE
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.ledger import actions_side
from mautoma.games.mombasa.view.priority import BANDS, glyphs, how, priority_side, symbol_glyphs
from mautoma.games.mombasa.view.shapes import field, mat, pointed_out
from mautoma.games.mombasa.view.words import priorities, rounds
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.remember import Written, remembered
from mautoma.kernel.view import Picture, Say

NAME = "reference"
EDGES = 15.0
INNER = WIDTH - 2 * EDGES
CARD = Rect(EDGES, 70, INNER, 170)
TITLE_OF_CARD = Rect(CARD.x + 20, CARD.y + 6, CARD.width - 40, 40)
PILES = Rect(EDGES, 252, INNER, 148)
PLACES = {
    NAME: CARD,
    **{
        f"slot-{slot + 1}": rect
        for slot, rect in enumerate(row(Rect(CARD.x + 12, CARD.y + 50, CARD.width - 24, 108), SLOTS, 10))
    },
    **dict(zip(("deck", "discard"), row(PILES, 2, 12), strict=True)),
}
"""Where each is: the card laid sideways with its slots, the piles below it."""
BELOW = PILES.y + PILES.height + 14
SMALLER, TINY = 0.34, 0.15
"""Of the card in play, and on top of a pile."""


def draw(game: Mombasa, say: Say, highlight: Sequence[str]) -> Picture:
    deck = game.deck
    round = say(msg("round-of", round=game.round, rounds=ROUNDS) if game.round else msg("phase-set-up"))
    parts = [
        label(Rect(EDGES + 4, 12, INNER / 2, 50), round, TITLE, display=True, anchor="start"),
        label(Rect(WIDTH / 2, 12, INNER / 2 - 4, 50), _half_name(game, say), SMALL, anchor="end", fill=FAINT),
        box(
            CARD,
            rx=20,
            fill=BANDS[_half(game)],
            stroke=EDGE,
            stroke_width=4,
            data_place=NAME,
        ),
        label(TITLE_OF_CARD, _title(game, say), SMALL, bold=True, fill=WHITE),
    ]
    for slot in range(SLOTS):
        symbol = game.symbols()[slot] if deck.reference else None
        covered = _called(game, deck.slots[slot], say) if slot < len(deck.slots) else ""
        parts.append(_slot(f"slot-{slot + 1}", Written(symbol), covered, say))
    parts += _piles(game, say)
    below, bottom = _in_play(game, say)
    return mat(NAME, bottom, [*parts, below, marks(draw_marks(highlight))], lines(game), say, part="opponent")


def _called(game: Mombasa, card: str, say: Say) -> str:
    known = next((each for each in game.edition.cards if each.id == card), None)
    return say(msg("card-name", card=card_words(known, game.deck.late) if known else card))


def _half(game: Mombasa) -> str:
    return "late" if game.deck.late else "early"


def _half_name(game: Mombasa, say: Say) -> str:
    return say(rounds(_half(game), game.turning_round)) if game.round else ""


def _title(game: Mombasa, say: Say) -> str:
    card = game.deck.reference
    return say(msg("line-reference", card=game.called(card))) if card else ""


def draw_marks(places: Sequence[str]) -> str:
    return pointed_out(rect for place, rect in PLACES.items() if place in places)


@remembered
def _slot(place: str, symbol: Written[Symbol | None], covered: str, say: Say) -> str:
    """A covered slot shows the card that covers it; its symbol counts no more (MOM-K1)."""
    rect = PLACES[place]
    if symbol.data is None:
        return field(rect, place=place) + ICONS("unknown", *rect.centre, 70)
    shown = symbol_glyphs(symbol.data)
    if not covered:
        drawn = glyphs(shown, rect.inset(3))
        return group(field(rect, place=place), drawn, title=say(symbol_words(symbol.data)))
    name = Rect(rect.x + 5, rect.y + 5, rect.width - 10, 68)
    rest = Rect(rect.x + 5, name.y + name.height, rect.width - 10, rect.height - name.height - 8)
    return group(
        field(rect, fill=LEDGER, place=place),
        box(name, rx=6, fill=NAME_BAND),
        label(name.inset(2), covered, SMALL, display=True, fill=WHITE),
        group(glyphs(shown, rest, SMALL), opacity=0.5),
        title=say(msg("slot-covered", symbol=symbol_words(symbol.data))),
    )


def _piles(game: Mombasa, say: Say) -> list[str]:
    """MOM-P4: the deck has its priority side up, turned to the half that counts; the discards show
    what they did last."""
    deck, edition = game.deck, game.edition
    next_, last = deck.cards[-1:], deck.discard[-1:]
    top = next((priority_side(edition.card(card), say) for card in next_ if card != FACE_DOWN), None)
    used = next((actions_side(edition.card(card), say) for card in last if card != FACE_DOWN), None)
    return [
        _pile("deck", len(deck.cards), say) + _top("deck", top, deck.late),
        _pile("discard", len(deck.discard), say) + _top("discard", used),
    ]


@remembered
def _pile(place: str, cards: int, say: Say) -> str:
    rect = PLACES[place]
    beside = Rect(rect.x + 120, rect.y + 10, rect.width - 132, 56)
    words = Rect(beside.x, rect.y + 66, beside.width, rect.height - 74)
    return (
        field(rect, place=place)
        + label(beside, str(cards), TITLE, display=True, anchor="start")
        + label(words, say(msg(f"pile-{place}")), SMALL, anchor="start")
    )


def _top(place: str, card: Picture | None, turned: bool = False) -> str:
    """The uppermost card in small, or its empty place."""
    here = Rect(PLACES[place].x + 12, PLACES[place].y + 8, WIDTH * TINY, HEIGHT * TINY)
    if card is None:
        return box(here, rx=8, fill="none", stroke=FAINT, stroke_width=2, stroke_dasharray="8 6")
    drawn = shrunk(card, here.x, here.y, TINY)
    x, y = here.centre
    return group(drawn, transform=f"rotate(180 {x:g} {y:g})") if turned else drawn


def _in_play(game: Mombasa, say: Say) -> tuple[str, float]:
    """The card in play and how it is carried out; and where that ends."""
    deck, counts = game.deck, says_how(game)
    half = game.half(counts) if counts else None
    if not deck.drawn:
        return _next(game, half, say)
    face = actions_side(game.edition.card(deck.drawn), say)
    rest = Rect(EDGES + WIDTH * SMALLER + 14, BELOW, INNER - WIDTH * SMALLER - 14, HEIGHT * SMALLER)
    drawn = shrunk(face, EDGES, BELOW, SMALLER) + (_says_how(Written(half), rest, say) if half else "")
    return drawn, BELOW + rest.height + EDGES


def _next(game: Mombasa, half: Half | None, say: Say) -> tuple[str, float]:
    if half is not None:
        rect = Rect(EDGES, BELOW, INNER, 300)
        return _says_how(Written(half), rect, say), BELOW + rect.height + EDGES
    said = [say(line) for line in _open_cards(game)]
    if not said:
        return "", BELOW
    rect = Rect(EDGES + 8, BELOW, INNER - 16, 142)
    return label(rect, said[0], SMALL, anchor="start"), BELOW + rect.height + EDGES


@remembered
def _says_how(half: Written[Half], rect: Rect, say: Say) -> str:
    title = Rect(rect.x + 12, rect.y + 4, rect.width - 24, 44)
    rows = Rect(rect.x + 8, rect.y + 50, rect.width - 16, rect.height - 58)
    return (
        box(rect, rx=20, fill=LEDGER, stroke=INK, stroke_width=2)
        + label(title, say(msg("says-how")), SMALL, bold=True)
        + how(half.data, rows)
    )


def lines(game: Mombasa) -> list[Msg]:
    """MOM-P4: you may see the reference card and the priority side on top."""
    deck = game.deck
    said = [_round(game)]
    if not deck.reference:
        return said
    said.append(msg("line-reference", card=game.called(deck.reference)))
    for number, symbol in enumerate(game.symbols(), 1):
        shown = symbol_words(symbol)
        if number <= len(deck.slots):
            by = game.called(deck.slots[number - 1])
            said.append(msg("line-slot-covered", slot=number, symbol=shown, card=by))
        else:
            said.append(msg("line-slot-open", slot=number, symbol=shown))
    said.append(msg("line-deck", cards=len(deck.cards), discards=len(deck.discard)))
    return said + _open_cards(game)


def _round(game: Mombasa) -> Msg:
    if not game.round:
        return msg("line-set-up")
    half = msg("half-late" if game.deck.late else "half-early")
    return msg("line-round", round=game.round, rounds=ROUNDS, half=half)


def _open_cards(game: Mombasa) -> list[Msg]:
    """The card being carried out and the priority side that says how; else the one that is drawn next."""
    deck, said = game.deck, []
    if deck.drawn:
        actions = list[Json](game.edition.card(deck.drawn).actions)
        said.append(msg("line-drawn", card=game.called(deck.drawn), actions=actions))
    how = says_how(game)
    if how:
        said.append(msg("line-top", card=game.called(how)) if deck.cards else msg("line-own-back"))
        said += priorities(game.half(how))
    elif deck.reference and deck.cards and deck.cards[-1] != FACE_DOWN:
        said.append(msg("line-next", card=game.called(deck.cards[-1])))
    return said


def says_how(game: Mombasa) -> str:
    """The card whose priority side counts for the card in play, or for the last one (MOM-A5)."""
    deck = game.deck
    if not deck.reference or not (deck.drawn or len(deck.cards) == 1):
        return ""
    return deck.says_how
