"""Numba compile cache, counter-based random numbers, vector kernels, array files. Needs the extra `bots`."""
