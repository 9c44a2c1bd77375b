"""How it is shown."""

from mautoma.games.foodchain.view import FoodChainView
from mautoma.games.foodchain.view.gallery import gallery
from mautoma.games.foodchain.view.icons import ICONS
from mautoma.games.foodchain.view.lessons import lessons
from mautoma.games.foodchain.view.own_map import MAPS
from mautoma.games.foodchain.view.review import review
from mautoma.games.foodchain.view.sides import SIDES
from mautoma.games.foodchain.view.tracker import tracker
from mautoma.kernel.game import Show

SHOW = Show(
    FoodChainView(),
    SIDES,
    sign=ICONS.sign,
    icons=ICONS,
    review=review,
    tracker=tracker,
    gallery=gallery,
    lessons=lessons,
    maps=MAPS,
)
