"""Mautoma Inc., the opponent: what its card makes it do in each phase.

It does nothing while the human restructures (FCM-R1), is always second (FCM-R2), works after the
human (FCM-W1), sells from restaurants outside the map (FCM-O1), pays no salaries (FCM-P1), starts
campaigns before demand is placed (FCM-M1) and takes milestones at clean-up (FCM-C1).
"""
