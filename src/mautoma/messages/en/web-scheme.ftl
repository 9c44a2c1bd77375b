# Entering an edition: parts that its file does not have yet.
edition-missing = Not entered yet:
