"""The five ideas every game stands on: script, table, transcript, question, decide.

Knows no game, no web and no files.
"""
