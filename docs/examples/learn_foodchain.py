"""Learns which actions go well with which questions: policy gradient on a table of preferences."""

import gymnasium
import numpy as np

env = gymnasium.make("mautoma.lab.gym:mautoma/FoodChain-v0", level="easy", reward="margin")
kinds, actions = env.observation_space["question"].n, env.action_space.n
preferences, usual, random = np.zeros((kinds, actions)), 0.0, np.random.default_rng(1)
for number in range(200):
    seen, info = env.reset(seed=number)
    taken, total, over = np.zeros_like(preferences), 0.0, False
    while not over:
        odds = np.exp(preferences[seen["question"]]) * seen["action_mask"]
        odds /= odds.sum()
        action = random.choice(actions, p=odds)
        taken[seen["question"]] -= odds
        taken[seen["question"], action] += 1
        seen, reward, over, _, info = env.step(action)
        total += reward
    preferences += 0.02 * (total - usual) * taken
    usual += 0.1 * (total - usual)
    print(number, info["outcome"], f"margin {total:+.2f}, usually {usual:+.2f}")
