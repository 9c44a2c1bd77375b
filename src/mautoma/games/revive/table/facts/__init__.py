"""What only the table can tell: the map, and the printed mat."""
