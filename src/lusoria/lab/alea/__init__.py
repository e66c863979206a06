"""Simulation of Alea Romana at millions of turns a second; its solver, and the training of its bots."""
