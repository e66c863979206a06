"""Reinforcement-learning environments: PettingZoo, OpenSpiel, Gymnasium. Needs extra `environments`.

All that a player gets is made from the view of that seat.
"""
