"""Idus Martii at millions of games a second."""
