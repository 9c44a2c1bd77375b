"""What the program may be told at a real table, by name: the facts that `TableGame.facts` remembers."""

from __future__ import annotations

from mautoma.games.foodchain.content.products import Product

PRICE = "price"
WAITRESSES = "waitresses"
DRIVE_INS = "drive_ins"
CFO = "cfo"
SALARIES = "salaries"


def stock_of(product: Product) -> str:
    return f"stock of {product}"


def told_stock_of(product: Product) -> str:
    """As it was told, before the houses bought of it."""
    return f"told stock of {product}"


def sources_of(drink: Product) -> str:
    return f"sources of {drink}"


def on_map(house: int) -> str:
    return f"house {house} on the map"
