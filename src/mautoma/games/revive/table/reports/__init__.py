"""What a person reports of both sides' moves."""
