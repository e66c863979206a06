"""Models that rate actions by belief, value and search; `bots/` registers players that use them.

The coach and the analysis use them, too. Needs the extra `bots` (NumPy, Numba). Like every bot, a model gets
views and nothing else.

Private: may change without notice (see docs/library.md).
"""
