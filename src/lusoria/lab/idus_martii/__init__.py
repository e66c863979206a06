"""Simulation of Idus Martii at millions of games a second, and the training of its bots."""
