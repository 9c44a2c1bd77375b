"""The human's company, phase by phase, as it is played on screen."""
