"""Areas by number: which are free or a company's, from the lowest up (MOM-N3)."""

from __future__ import annotations

from msgspec.structs import replace

from mautoma.games.mombasa.edition import MOST
from mautoma.games.mombasa.phrases import area_words
from mautoma.games.mombasa.state import Mombasa
from mautoma.kernel.facts import ask_report
from mautoma.kernel.message import Msg, msg
from mautoma.kernel.question import Number, Option, Pick
from mautoma.kernel.table import Table

NO_AREA, HIGHER = "0", "higher"


def nth_area(game: Mombasa, table: Table, of: str, n: int) -> int:
    """The n-th lowest area that is "free" or a company's, counted from 0; 0 if there are not so many."""
    known = game.facts.areas
    before = known.known.get(of, [])
    areas = list(before) if known.is_sure(of) else []
    while len(areas) <= n and (not areas or areas[-1]):
        after = areas[-1] if areas else 0
        offered = before[len(areas)] if len(areas) < len(before) else None
        areas.append(_ask_area(game, table, of, after, offered))
        known.learn(of, list(areas))
    return areas[n] if n < len(areas) else 0


def _ask_area(game: Mombasa, table: Table, of: str, after: int, offered: int | None) -> int:
    """Numbers are tapped, up to the last one of the scheme."""
    last = areas_on_scheme(game, table)
    listed = range(after + 1, last + 1)
    which = msg("area-free") if of == "free" else msg("area-of", company=of)
    question = Pick(
        key="lowest-area" if not after else "next-area",
        choices=[*map(str, listed), NO_AREA, HIGHER],
        describe=lambda value: _area_option(game, value),
        data={"area": which, "of": of, "after": after},
        rules=("MOM-N3",),
        default=str(offered) if offered and offered in listed else None,
        remembered=True,
        at_once=True,
    )
    answer = ask_report(table, question, lambda area: _area_doubt(game, of, area))
    if answer != HIGHER:
        return int(answer)
    area = table.ask(Number(key="higher-area", rules=("MOM-N3",), least=last + 1, most=MOST))
    _learn_last(game, area)
    return area


def areas_on_scheme(game: Mombasa, table: Table) -> int:
    """The scheme's last number, asked once."""
    if game.edition.board.limits.areas == MOST:
        _learn_last(game, table.ask(Number(key="last-area", rules=("MOM-S4",), least=1, most=MOST - 1)))
    return game.edition.board.limits.areas


def _learn_last(game: Mombasa, area: int) -> None:
    board = game.edition.board
    game.edition = game.edition.with_board(replace(board, limits=replace(board.limits, areas=area)))
    game.found_limits = True


def _area_option(game: Mombasa, value: str) -> Option:
    if value in (NO_AREA, HIGHER):
        return Option(value, msg("option-no-area" if value == NO_AREA else "option-higher-area"))
    return Option(value, msg("option-area", area=area_words(game.edition.board, int(value))))


def _area_doubt(game: Mombasa, of: str, told: str) -> Msg | None:
    if told in (NO_AREA, HIGHER):
        return None
    area, owners = int(told), game.facts.owners
    if of == "free":
        lowest = min((a for a in game.facts.areas.known.get("free", []) if a), default=0)
        owner = owners.last(str(area))
        if owner is not None:
            return msg("doubt-area-owner", area=area, company=owner)
        if area < lowest:
            return msg("doubt-area-lower", area=area, before=lowest)
    elif owners.is_sure(str(area)) and owners.known[str(area)] != of:
        return msg("doubt-area-owner", area=area, company=owners.known[str(area)])
    return None


def post_placed(game: Mombasa, company: str, area: int, victim: str | None) -> None:
    """The map after one post of the automa's (MOM-N3)."""
    facts = game.facts
    of = "free" if victim is None else victim
    if facts.areas.is_sure(of):
        facts.areas.known[of] = [other for other in facts.areas.known[of] if other != area]
    if company in facts.areas.known:
        facts.areas.known[company] = _with_area(facts.areas.known[company], area)
    facts.owners.learn(str(area), company)
    words = area_words(game.edition.board, area)
    if victim is None:
        game.moved("now-area-free", area=words, company=company)
    else:
        game.moved("now-area-owner", area=words, company=company, owner_company=victim)


def _with_area(areas: list[int], area: int) -> list[int]:
    """The lowest areas of a company, as far as reported, with one that is new."""
    if not areas or 0 < areas[-1] < area:
        return areas  # others may be between them
    end = [0] if not areas[-1] else []
    return [*sorted({area, *areas} - {0}), *end]


def post_left(game: Mombasa, company: str, posts: int = 1) -> None:
    """A post left a base, or came back: its value is not known any more."""
    facts = game.facts
    facts.values.doubt([company])
    facts.richest.doubt(list(facts.richest.known))
    facts.columns.doubt([company])
    if facts.bases.is_sure(company):
        facts.bases.known[company] = max(0, facts.bases.known[company] - posts)
