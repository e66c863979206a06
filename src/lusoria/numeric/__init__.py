"""Numba compile cache, random numbers, vector kernels, array files. Needs the extra `bots`.

Private: may change without notice (see docs/library.md).
"""
