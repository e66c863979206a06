"""Reinforcement-learning environments: PettingZoo, OpenSpiel, Gymnasium. Needs extra `environments`.

Observations are made from the view of a seat, never from the state.
"""
