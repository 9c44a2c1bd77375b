"""What a screen with colours shows, drawn with Rich. Nothing here is imported where there are no colours."""
