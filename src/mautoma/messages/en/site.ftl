# The page that runs the program in the browser: what it says before the program is there, and beside it.
site-no-script = This page runs the whole program in your browser: please allow scripts.
site-too-old = This browser is too old to run the program. Please update it, or use a recent Chrome, Edge, Firefox or Safari, and not a private window.
site-not-secure = A browser runs this program only from an address that begins with https://.
site-fetching = Fetching the program. This happens once; after that it works without a network.
site-starting = Starting …
site-failed = The program has stopped. Your saved games are safe.
site-again = Start again
site-elsewhere = mautoma is open in another window.
site-elsewhere-help = It goes on here as soon as you close that window.
site-take-over = Go on here instead
site-handing-over = Asking the other window to hand over …
site-no-answer = The other window doesn't answer. Please close it.
site-update = A new version is ready. Your games are kept.
site-update-now = Switch to it now
site-update-later = Later
