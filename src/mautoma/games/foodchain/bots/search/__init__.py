"""Trying plans and answers in worlds as they might be."""
