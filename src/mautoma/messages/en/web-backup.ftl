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
link-help = Paste a friend's challenge, or the link of a game or an edition, whatever address it begins with.
link-unknown = This isn't a challenge, a game or an edition from mautoma. Copy the whole link, from start to end.
code-not-one = Part of this link is missing: copy all of it.
share = Move this game to another device
share-link = By a link
share-scan = Scan this code with the other device.
share-code = QR code of a link that holds the whole game
share-too-long = This game is too long by now for a code to scan. Send the link, or use the file.
share-address = The link holds the whole game
share-file = As a file
share-file-help = On the other device, choose “Open a game or an edition” on the first page.
take = Somebody sent you a game
take-help = { $number ->
    [one] One answer so far. The game becomes one of your saved games here.
   *[other] { $number } answers so far. The game becomes one of your saved games here.
}
take-go = Go on with it here
