"""The best that one player alone can do with some turns left, exactly: every column, every set of cards."""

from lusoria.lab.alea.solver.backward_induction import Solution, Unusable, solve

__all__ = ["Solution", "Unusable", "solve"]
