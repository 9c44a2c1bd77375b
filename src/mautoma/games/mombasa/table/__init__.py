"""Mombasa at a real table."""
