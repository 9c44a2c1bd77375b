"""The page and the JSON interface: games in a browser, on this machine or on a phone beside the board."""
