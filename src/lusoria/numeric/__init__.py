"""Numba compile cache, random numbers, vector kernels, array files. Needs the extra `bots`."""
