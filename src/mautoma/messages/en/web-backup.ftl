# Games that move from one device to another
backup = All your games in one file
backup-link = All games in one file: keep a copy, or move to another device
backup-save = Keep a copy
backup-save-help = { $number ->
    [0] No saved games yet. Your own editions are in the file too.
    [one] One saved game, and your own editions. You can open the file on any device with this program, in the browser or installed.
   *[other] All { $number } saved games, and your own editions. You can open the file on any device with this program, in the browser or installed.
}
backup-save-go = Download the file
backup-restore = Bring games here
backup-restore-help = Nothing here is lost: a game you already have can only move forward, never back.
backup-file = File with your games
backup-restore-go = Bring them here
backup-restored = Done
backup-added = { $number ->
    [0] No new game.
    [one] One new game.
   *[other] { $number } new games.
}
backup-moved-on = { $number ->
    [one] One game has moved forward.
   *[other] { $number } games have moved forward.
}
backup-known = { $number ->
    [one] One game was here already.
   *[other] { $number } games were here already.
}
backup-edition = The edition “{ $name }” was added.
backup-going-on = { $done } of { $of } done …
backup-look-again = Look again
backup-unread = Left out: { $name }.
backup-left-out = It was damaged when the file was made.
backup-left-out-now = Damaged, and not in the file: { $names }
backup-entry = It's damaged.
backup-day = Nobody can have played on that day, so the game counts as played today.
backup-not-one = This isn't a file of saved games from this program.
backup-too-large = It's too large.
link-open = Open a link
link-help = Paste a friend's challenge, whatever address it begins with.
link-unknown = This isn't a challenge from mautoma: copy the whole link, from start to end. Games and editions come as files.
share = Move this game to another device
share-file-help = On the other device, choose “Open a game or an edition” on the first page.
# A game under other rules, to look at
other-rules-answers = { $number ->
    [one] One answer
   *[other] { $number } answers
}
