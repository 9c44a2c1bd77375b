"""How it is shown."""

from mautoma.games.mombasa.view import MombasaView
from mautoma.games.mombasa.view.gallery import gallery
from mautoma.games.mombasa.view.icons import ICONS
from mautoma.games.mombasa.view.lessons import lessons
from mautoma.games.mombasa.view.review import review
from mautoma.games.mombasa.view.tracker import tracker
from mautoma.kernel.game import Show

SHOW = Show(
    MombasaView(),
    sign=ICONS.sign,
    icons=ICONS,
    review=review,
    tracker=tracker,
    gallery=gallery,
    lessons=lessons,
)
