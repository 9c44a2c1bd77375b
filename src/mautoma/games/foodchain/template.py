"""The files of an edition to fill in: those of the house, with how to enter printed cards and mat."""

from __future__ import annotations

from mautoma.games.foodchain.edition import CARDS_FILE, MAT_FILE, OUTER_TILES
from mautoma.games.foodchain.employees import one_x
from mautoma.games.foodchain.folder import DATA
from mautoma.games.foodchain.milestones import milestone_ids
from mautoma.games.foodchain.products import PRODUCTS

_CARDS = f"""\
# The action cards of your own edition. Replace the cards below by the ones you have: one [[card]]
# each, in any order. What a card does not show is left out. `mautoma edition check FOLDER` names
# file, card and field of whatever cannot be right.
#
# id            a short name of your own: small letters, digits and _
# group         "round_1_2", "phase_1", "phase_2" or "phase_3"
# price         the unit price in dollars, before the price modifier
# waitresses    how many the card shows (left out: none)
# priority      the blue number beside the marketing campaigns
# sales_icon = true       each house served moves the sales marker
# milestone_cash = true   $1 per milestone after dinner
#
# work          the icons of the working phase, in printed order; each is one of
#   {{ gain = {{ burger = 2, beer = 1 }} }}   these products at once
#   {{ most_drink = 2 }}                    so many of the drink it has most of
#   {{ most_food = 2 }}                     so many of burger or pizza, whichever it has more of
#   {{ least = 3 }}                         3 of what it has least of
#   {{ payout = true }}                     the sales payout
#   {{ build = "top_left" }}                a house or garden on this tile
#
# campaigns     {{ kind = "drink", duration = 2, houses = [3, 11] }}
#               kind is "drink" or "food", duration 2 or 3
#
# clean_up      the icons of the clean-up, in printed order; each is one of
#   {{ milestone = "first_radio" }}         it gains this milestone
#   {{ produced = true }}                   burger or pizza produced
#   {{ billboard = true }}                  billboard placed
#   {{ train = true }}                      someone trained
#   {{ leaves = "guru" }}                   this 1x employee leaves the game
#
# Products: {", ".join(PRODUCTS)}.
# Tiles: {", ".join(OUTER_TILES)}.
# Milestones: {", ".join(milestone_ids()[:6])},
#   {", ".join(milestone_ids()[6:12])},
#   {", ".join(milestone_ids()[12:])}.
# 1x employees: {", ".join(one_x()[:6])},
#   {", ".join(one_x()[6:])}.
#
# Below: the cards of the house edition, as an example.

"""

_MAT = """\
# The mat of your own edition.
#
# modifiers     the price-modifier track from the lowest to the highest; it contains 0, and the
#               cheapest card with the lowest modifier stays at $1 or more
# [[sales]]     one for each spot of the sales track, spot 0 first. What a spot does not show is left out:
#   gain = { burger = 1, pizza = 1 }      these products
#   one_of_each = true                    one of all five products
#   city_supply = true                    2 burgers, 2 pizzas, and drinks by the sources on the map
#   arrow = "up"                          the price modifier goes "up" (green) or "down" (red)
#
# Below: the mat of the house edition, as an example.

"""


def template() -> dict[str, str]:
    house = DATA / "house"
    return {
        name: guide + (house / name).read_text(encoding="utf-8")
        for name, guide in ((CARDS_FILE, _CARDS), (MAT_FILE, _MAT))
    }
