"""What both chains share: dinnertime, marketing, the bank, milestones."""
