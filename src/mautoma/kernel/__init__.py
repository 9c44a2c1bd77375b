"""The five ideas every game stands on: mode, table, transcript, question, decide.

Knows no game, no web and no files.
"""
