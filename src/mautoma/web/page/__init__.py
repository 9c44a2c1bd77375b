"""A page of a game as frozen data in words: built here, read by the templates, changed by nobody."""
