"""Compiled simulation kernels of Idus Martii."""
