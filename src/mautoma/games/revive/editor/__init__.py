"""Drawing one's own board by tapping."""
