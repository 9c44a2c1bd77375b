"""What is in the box."""

from mautoma.games.mombasa.edition import EDITIONS, FILES
from mautoma.games.mombasa.table.findings import findings
from mautoma.kernel.game import Box

BOX = Box(EDITIONS, FILES, findings=findings)
