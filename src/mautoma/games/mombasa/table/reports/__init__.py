"""What a person reports of the automa's instructions."""
