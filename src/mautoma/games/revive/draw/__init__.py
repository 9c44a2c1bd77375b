"""Pictures of the map and the mat, as SVG."""
