"""What can be seen of a position: its pictures, its lines, the words in a drawing."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

from mautoma.games.foodchain.state import FoodChain
from mautoma.games.foodchain.view import FoodChainView
from mautoma.kernel.question import Option, Pick, Place
from mautoma.kernel.view import Picture, Say
from mautoma.messages import words

VIEW = FoodChainView()
ENGLISH = words("en", "foodchain").say
SVG = "{http://www.w3.org/2000/svg}"


def pictures(game: FoodChain, say: Say = ENGLISH) -> dict[str, Picture]:
    return {picture.name: picture for picture in VIEW.pictures(game, None, say)}


def section(game: FoodChain, name: str) -> str:
    return next("\n".join(s.lines) for s in VIEW.sections(game, ENGLISH) if s.name == name)


def texts(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture.svg).iter(f"{SVG}text")]


def titles(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture.svg).iter(f"{SVG}title")]


def pick(*values: str, at: Callable[[str], Place] | None = Place) -> Pick:
    describe = None if at is None else (lambda value: Option(value, place=at(value)))
    return Pick(key="where", choices=values, describe=describe)
