# Games that move from one device to another
backup = All your games in one file
backup-link = All games in one file: keep a copy, or move to another device
backup-save = Keep a copy
backup-save-help = { $number ->
    [0] There are no saved games yet. Your own editions are in the file too.
    [one] One saved game, and your own editions. The file can be opened on any device with this program, in the browser or installed.
   *[other] All { $number } saved games, and your own editions. The file can be opened on any device with this program, in the browser or installed.
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
backup-unread = This could not be brought here:
backup-not-one = This is not a file of saved games made by this program.
backup-too-large = This file is too large.
link-open = Open a link
link-help = Paste a friend's challenge, or the link of a game, whatever address it begins with.
link-unknown = This is neither a challenge nor a game from mautoma. Copy the whole link, from its beginning to its end.
code-not-one = This link holds no game, or not all of it was copied.
share = Move this game to another device
share-link = By a link
share-scan = Scan this code with the other device.
share-code = QR code of a link that holds the whole game
share-too-long = This game has become too long for a code to scan. Send the link, or use the file.
share-address = The link holds the whole game
share-file = As a file
share-file-help = On the other device, choose “Open a saved transcript” on the first page.
take = A game was sent to you
take-help = { $number ->
    [one] One answer was given so far. It becomes one of your saved games here.
   *[other] { $number } answers were given so far. It becomes one of your saved games here.
}
take-go = Go on with it here
