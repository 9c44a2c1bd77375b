"""What a person at a real table reports, when a rule needs it."""
