"""Revive at a real table."""
