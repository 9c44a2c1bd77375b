"""Players that know what is good, and what they judge by."""
