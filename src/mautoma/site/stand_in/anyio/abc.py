"""Nothing of this is used without task groups."""
