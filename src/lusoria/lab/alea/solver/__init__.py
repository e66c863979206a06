"""Exact solver: best expected points of a single player, for every column, hand and turns left."""

from lusoria.lab.alea.solver.backward_induction import Solution, Unusable, solve

__all__ = ["Solution", "Unusable", "solve"]
