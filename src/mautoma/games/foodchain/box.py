"""What is in the box."""

from mautoma.games.foodchain.edition import EDITIONS, FILES
from mautoma.games.foodchain.table.findings import findings
from mautoma.kernel.game import Box

BOX = Box(EDITIONS, FILES, findings=findings)
