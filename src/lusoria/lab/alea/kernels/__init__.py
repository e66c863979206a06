"""Compiled simulation kernels of Alea Romana."""
