"""The five things a house can want."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Product(StrEnum):
    BURGER = "burger"
    PIZZA = "pizza"
    BEER = "beer"
    LEMONADE = "lemonade"
    SODA = "soda"


BURGER, PIZZA, BEER, LEMONADE, SODA = Product

FOODS = (BURGER, PIZZA)
DRINKS = (BEER, LEMONADE, SODA)
PRODUCTS = FOODS + DRINKS


def worded(goods: Mapping[Product, int]) -> dict[str, int]:
    """Goods as events and messages carry them."""
    return {str(product): number for product, number in goods.items()}
