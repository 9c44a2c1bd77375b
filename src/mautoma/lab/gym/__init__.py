"""Food Chain Magnate against Mautoma Inc. as a Gymnasium environment: `mautoma/FoodChain-v0`."""

from __future__ import annotations

import gymnasium

from mautoma.lab.gym.env import FoodChainEnv

ID = "mautoma/FoodChain-v0"

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="mautoma.lab.gym.env:FoodChainEnv")

__all__ = ["ID", "FoodChainEnv"]
