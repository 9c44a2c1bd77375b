"""Food Chain Magnate at a real table."""
