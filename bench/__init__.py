"""Measurements, never asserted: `make bench` prints them."""
