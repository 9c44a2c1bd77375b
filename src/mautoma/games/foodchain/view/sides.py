"""Which side an event belongs to, where it does not say so itself. Events of neither are not listed."""

from __future__ import annotations

from mautoma.games.foodchain.names import AUTOMA, HUMAN

OF_THE_HUMAN = (
    *(
        "ceo-bonus",
        "cfo-bonus",
        "cfo-fired",
        "drive-ins",
        "fired",
        "free-employees",
        "garden-by-you",
        "garden-placed",
    ),
    *("hired", "hired-to-train", "house-by-you", "house-placed", "houses-paid-you", "marketeer-back"),
    *(
        "produced",
        "reserve-chosen",
        "reserve-seen",
        "restaurant-open-now",
        "restaurant-opened",
        "salaries-paid",
        "structure",
    ),
    *("thrown-away", "tile-over", "tile-placed", "tile-placed-eternal", "tile-reported", "tips", "trained"),
)
OF_THE_AUTOMA = (
    *(
        "automa-offers",
        "automa-restaurants",
        "automa-sells-nothing",
        "automa-sold",
        "card-drawn",
        "card-stays",
    ),
    *("deck-reshuffled", "employee-leaves", "freezers-down"),
    *("food-produced", "garden-built", "garden-drawn", "house-built", "house-drawn", "milestone-cash"),
    *(
        "lost",
        "most-chosen",
        "no-garden-left",
        "no-target",
        "nothing-fits",
        "nothing-produced",
        "price-modifier",
        "price-modifier-stays",
    ),
    *(
        "sales-marker",
        "sales-marker-stays",
        "sales-payout",
        "stack-empty",
        "stack-placed",
        "stack-product",
        "stored",
        "tile-chosen",
    ),
)
SIDES = dict.fromkeys(OF_THE_HUMAN, HUMAN) | dict.fromkeys(OF_THE_AUTOMA, AUTOMA)
