"""The position in words, line by line: what a terminal shows and a screen reader says."""

from __future__ import annotations

from mautoma.games.mombasa.edition import CardPriority, Half, Symbol
from mautoma.games.mombasa.names import AUTOMA, HUMAN, ROUNDS, Company
from mautoma.games.mombasa.state import Game
from mautoma.kernel.message import Msg, msg


def reference_lines(game: Game) -> list[Msg]:
    """MOM-P4: the reference card and the priority side on top lie open."""
    deck = game.deck
    lines = [round_words(game)]
    if not deck.reference:
        return lines
    lines.append(msg("line-reference", card=deck.reference))
    for number, symbol in enumerate(game.symbols(), 1):
        shown = symbol_words(symbol)
        if number <= len(deck.slots):
            lines.append(msg("line-slot-covered", slot=number, symbol=shown, card=deck.slots[number - 1]))
        else:
            lines.append(msg("line-slot-open", slot=number, symbol=shown))
    lines.append(msg("line-deck", cards=len(deck.cards), discards=len(deck.discard)))
    return lines + open_cards(game)


def open_cards(game: Game) -> list[Msg]:
    """The card being carried out, and the priority side on top of the deck."""
    deck, lines = game.deck, []
    if deck.drawn:
        lines.append(msg("line-drawn", card=deck.drawn, actions=list(game.edition.card(deck.drawn).actions)))
    if deck.reference and deck.cards:
        lines.append(msg("line-top", card=deck.cards[-1]))
        lines += priority_lines(game.half(deck.cards[-1]))
    return lines


def round_words(game: Game) -> Msg:
    if not game.round:
        return msg("line-set-up")
    return msg("line-round", round=game.round, rounds=ROUNDS, half=half_words(game))


def half_words(game: Game) -> Msg:
    return msg("half-late" if game.deck.late else "half-early")


def symbol_words(symbol: Symbol) -> Msg:
    if isinstance(symbol, str):
        return msg("symbol-none")
    ((good, number),) = symbol.items()
    return msg("symbol-good", good=good, number=number)


def priority_lines(half: Half) -> list[Msg]:
    """How the next drawn card will be carried out."""
    lines = []
    if half.card is not None:
        lines.append(msg("line-priority-card", best=best_words(half.card)))
    if half.track is not None:
        by = Msg(f"criterion-{half.track.company}".replace("_", "-"))
        lines.append(msg("line-priority-track", by=by, steps=half.track.steps))
    if half.explore is not None:
        by = Msg(f"criterion-{half.explore.company}".replace("_", "-"))
        lines.append(msg("line-priority-explore", by=by, white=half.explore.white, black=half.explore.black))
    if half.books is not None:
        lines.append(msg("line-priority-books", points=half.books))
    if half.diamonds is not None:
        lines.append(msg("line-priority-diamonds", steps=half.diamonds))
    return lines


def best_words(priority: CardPriority) -> Msg:
    if priority.best == "richest_share":
        return msg("best-richest-share")
    return msg(f"best-{priority.best}", goods=list(priority.goods))


def board_lines(game: Game) -> list[Msg]:
    return [*possessions(game), diamond_line(game), book_line(game)]


def diamond_line(game: Game) -> Msg:
    return msg("line-diamonds", at=game.automa.diamonds, last=game.edition.board.last_diamond)


def book_line(game: Game) -> Msg:
    automa = game.automa
    return msg("line-books", books=automa.books, jar=automa.jar, last=game.edition.board.last_book)


def possessions(game: Game) -> list[Msg]:
    automa = game.automa
    shares: dict[str, int] = {company: number for company, number in automa.shares.items() if number}
    return [
        msg("line-coins", coins=automa.coins),
        msg("line-markers", markers=automa.markers),
        msg("line-cards", cards=automa.cards, shares=sum(shares.values()), companies=shares),
        msg("line-first", side=game.first),
    ]


def track_lines(game: Game) -> list[Msg]:
    return [track_line(game, company) for company in game.companies()]


def track_line(game: Game, company: Company) -> Msg:
    human = game.facts.steps.known.get(company, 0)
    known = "line-track" if game.facts.steps.is_sure(company) else "line-track-unsure"
    automa = game.automa.steps[company]
    return msg(known, company=company, track=game.tracks[company], automa=automa, human=human)


def score_lines(game: Game) -> list[Msg]:
    """The score sheet (MOM-E1), once it is filled in."""
    return [
        msg(
            "event-score",
            side=side,
            coins=sheet.coins,
            share_points=sheet.share_points,
            diamond_points=sheet.diamond_points,
            book_points=sheet.book_points,
            total=sheet.total,
        )
        for side in (HUMAN, AUTOMA)
        if (sheet := game.sheets.get(side)) is not None
    ]
