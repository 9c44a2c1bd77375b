"""The city: squares, roads, and everything that is built on the map."""
