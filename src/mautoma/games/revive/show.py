"""How Revive is shown."""

from mautoma.games.revive.editor.board import BoardEditor
from mautoma.games.revive.names import HUMAN
from mautoma.games.revive.view import ReviveView
from mautoma.games.revive.view.gallery import gallery
from mautoma.games.revive.view.icons import ICONS, sign
from mautoma.games.revive.view.lessons import lessons
from mautoma.games.revive.view.review import review
from mautoma.games.revive.view.tracker import tracker
from mautoma.kernel.game import Show

SHOW = Show(
    ReviveView(),
    sides={"pay-a-book": HUMAN},
    sign=sign,
    icons=ICONS,
    review=review,
    tracker=tracker,
    gallery=gallery,
    lessons=lessons,
    editors={"board": BoardEditor()},
)
